"""The packed program: what a bundle of everything, without a Python of its own beside it, needs."""

import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


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
