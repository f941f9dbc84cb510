"""What `packaging/smoke.py` plays with is a copy of all that a player unpacks."""

import sys
from pathlib import Path

import pytest

from tests.packaging import TOP

sys.path.insert(0, str(TOP / "packaging"))

import smoke


@pytest.mark.parametrize(
    ("program", "whole", "beside"),
    [("Kupola/kupola", "Kupola", "Kupola"), ("Kupola.app/Contents/MacOS/kupola", "Kupola.app", ".")],
)
def test_a_program_is_copied_with_all_that_belongs_to_it(tmp_path: Path, program: str, whole: str, beside: str) -> None:
    for name in (program, f"{whole}/a/b"):
        (tmp_path / "made" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "made" / name).touch()
    copy, folder = smoke.copied(tmp_path / "made" / program, tmp_path / "copy")
    assert copy.is_file()
    assert (folder / whole if beside == "." else folder).joinpath("a", "b").is_file()
