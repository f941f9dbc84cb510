"""What is built of a source is the same bytes, whoever builds it and when; releases have their notes."""

import io
import sys
import tarfile
from pathlib import Path

import pytest

from tests.packaging import TOP

sys.path.insert(0, str(TOP / "packaging"))

import wheels
from notes import notes


def archive(path: Path, names: list[str], seconds: float, owner: str, mode: int) -> Path:
    with tarfile.open(path, "w:gz") as made:
        for name in names:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uname, member.mode = len(name), seconds, owner, mode
            made.addfile(member, io.BytesIO(name.encode()))
    return path


def test_archives_of_the_same_files_become_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    one = archive(tmp_path / "one.tar.gz", ["k/a", "k/b"], 1.5, "anna", 0o600)
    other = archive(tmp_path / "other.tar.gz", ["k/b", "k/a"], 7.25, "béla", 0o664)
    wheels.normalise(one)
    wheels.normalise(other)
    assert one.read_bytes() == other.read_bytes()
    with tarfile.open(one) as made:
        assert [(each.name, each.mtime) for each in made] == [("k/a", 1700000000), ("k/b", 1700000000)]


def test_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    text = "# Changelog\n\n## 0.2.0 – 2026-12-01\n\n- New.\n\n## 0.1.0 – 2026-11-01\n\n- First.\n"
    assert notes("0.2.0", text) == "- New.\n"
    with pytest.raises(KeyError):
        notes("0.3.0", text)
