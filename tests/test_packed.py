"""The packed program: what a bundle of everything, without a Python of its own beside it, needs."""

import json
import runpy
import sys
from collections.abc import Sequence
from importlib import reload
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from game.saves.paths import find_paths
from game.tools import bench, memory

ROOT = Path(__file__).parents[1]
KEYS = ("first_frame_s", "cpu_s")
"""What parts of the measuring tell."""


class Worker(Exception):
    """Stands for the end of a process that was started to think."""


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The sign by which a program knows that it is packed."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    return monkeypatch


def test_a_process_that_was_started_to_think_never_comes_as_far_as_the_program(packed: pytest.MonkeyPatch) -> None:
    def think() -> None:
        raise Worker

    packed.setattr("multiprocessing.freeze_support", think)
    packed.setitem(sys.modules, "game.app", None)  # importing it would fail
    with pytest.raises(Worker):
        runpy.run_path(str(ROOT / "main.py"), run_name="__main__")


# ---------------------------------------------------------------------- the folder of the program
@pytest.mark.parametrize(
    ("started", "beside"),
    [
        ("kupola-0.2.0/kupola", "kupola-0.2.0"),
        ("Játékok és más/kupola/kupola.exe", "Játékok és más/kupola"),
        ("Games/Kupola.app/Contents/MacOS/kupola", "Games"),
    ],
)
def test_portable_files_lie_beside_what_the_player_sees_as_the_program(
    packed: pytest.MonkeyPatch, tmp_path: Path, started: str, beside: str
) -> None:
    """A program that PATH found wrote into the folder that happened to be open."""
    packed.delenv("KUPOLA_HOME", raising=False)
    packed.chdir(tmp_path)
    packed.setattr(sys, "argv", ["kupola"])
    packed.setattr(sys, "executable", str(tmp_path / started))
    assert find_paths(portable=True).home.parent == tmp_path / beside
    (tmp_path / beside).mkdir(parents=True)
    (tmp_path / beside / "portable.txt").touch()
    assert find_paths().home.parent == tmp_path / beside


def test_an_image_keeps_portable_files_beside_itself(packed: pytest.MonkeyPatch, tmp_path: Path) -> None:
    packed.delenv("KUPOLA_HOME", raising=False)
    packed.setenv("APPIMAGE", str(tmp_path / "stick" / "Kupola.AppImage"))
    packed.setenv("APPDIR", str(tmp_path / "mounted"))
    packed.setattr(sys, "executable", str(tmp_path / "mounted" / "usr" / "bin" / "kupola"))
    assert find_paths(portable=True).home.parent == tmp_path / "stick"
    packed.setattr(sys, "executable", str(tmp_path / "elsewhere" / "kupola"))  # started from within another image
    assert find_paths(portable=True).home.parent == tmp_path / "elsewhere"


# ---------------------------------------------------------------------- measuring
def test_parts_are_measured_by_the_packed_program_itself(packed: pytest.MonkeyPatch) -> None:
    def start(command: Sequence[str], **how: object) -> CompletedProcess[str]:
        asked.append(list(command))
        return CompletedProcess(command, 0, stdout=json.dumps(dict.fromkeys(KEYS, 1)))

    asked = list[list[str]]()
    packed.setattr("subprocess.run", start)
    bench.measure(())
    assert [sys.executable, "bench", "--part", "history", "--size", "1920x1080"] in asked
    assert all(word != "-c" for command in asked for word in command)


def test_a_system_that_does_not_tell_how_much_memory_was_held_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows knows no module `resource`."""
    monkeypatch.setitem(sys.modules, "resource", None)
    assert reload(memory).peak_mib() is None
