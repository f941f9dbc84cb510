"""Gives the version a number and a day wherever they are named: `release.py 1.0.0 2026-12-24` (or `unreleased`).

Written are setup.cfg, the newest heading of the CHANGELOG, the AppStream metainfo and the line of the README. With a
day, games of that version are also kept under tests/released, for the tests of later ones.
"""

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

from check_version import METAINFO, TOP, line_of_readme

UNRELEASED = "unreleased"


def name_version(top: Path, version: str, day: str) -> None:
    """Writes version and day into a project; takes its folder, `X.Y.Z`, and `YYYY-MM-DD` or “unreleased”."""
    kind, dated = ("development", date.today().isoformat()) if day == UNRELEASED else ("stable", day)
    release = f'<release version="{version}" type="{kind}" date="{dated}"/>'
    for path, pattern, text in (
        ("setup.cfg", r"^version = .+$", f"version = {version}"),
        ("CHANGELOG.md", r"^## \S+ – .+$", f"## {version} – {day}"),
        (METAINFO, r"<release version=.+/>", release),
        ("README.md", r"^Version \d.+$", line_of_readme(version, day)),
    ):
        whole = (top / path).read_text("utf-8")
        (top / path).write_text(re.sub(pattern, text, whole, count=1, flags=re.MULTILINE), "utf-8")


def main(version: str, day: str) -> None:
    """Names version and day in this project; a version with a day keeps its games."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"{version} is no version X.Y.Z")
    name_version(TOP, version, day if day == UNRELEASED else date.fromisoformat(day).isoformat())
    if day != UNRELEASED:
        games = TOP / "tests" / "released" / version
        subprocess.run([sys.executable, "-m", "tests.released.keep", games], cwd=TOP, check=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
