"""`packaging/smoke.py` plays with a copy of all that a player unpacks, and can tell so anywhere."""

import json
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


def test_a_game_is_told_in_letters_that_every_windows_can_write(tmp_path: Path) -> None:
    class Fake(smoke.Program):
        def says(self, *words: str) -> str:
            (self.home / "replays").mkdir(exist_ok=True)
            (self.home / "replays" / "one.kupola").touch()
            return json.dumps({"players": ["Łucja", "Zsófia"], "entries": 7, "scores": [12, 9]})

    assert smoke.played(Fake(["kupola"], tmp_path / "home"), "ys", "pl").isascii()
