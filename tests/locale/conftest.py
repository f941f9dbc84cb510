"""A folder of languages to write into, as a translator would."""

from pathlib import Path

import pytest


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """The folder of languages that came with the program."""
    folder = tmp_path / "shipped"
    folder.mkdir()
    (folder / "context.yml").write_text("{}")
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The player's own folder of languages."""
    return tmp_path / "own"


def write(folder: Path, language: str, domain: str, lines: str, root: str | None = None) -> Path:
    """Writes one locale file; the lines are indented below the language code unless `root` says otherwise."""
    file = folder / language / f"{domain}.yml"
    file.parent.mkdir(parents=True, exist_ok=True)
    below = "".join(f"  {line}\n" for line in lines.strip("\n").split("\n"))
    file.write_bytes(f"{root or language}:\n{below}".encode())
    return file
