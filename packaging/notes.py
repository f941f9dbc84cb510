"""Prints what the CHANGELOG says of a version, the notes of its release: `notes.py 1.0.0`."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def notes(version: str, text: str) -> str:
    """Returns the section of a version in the text of a changelog; raises KeyError if there is none."""
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        if heading.split()[0] == version:
            return body.strip() + "\n"
    raise KeyError(version)


if __name__ == "__main__":
    sys.stdout.write(notes(sys.argv[1], CHANGELOG.read_text("utf-8")))
