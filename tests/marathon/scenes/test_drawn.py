"""All moments that pictures are approved of, all positions that ship, all lessons: nothing is cut, all answers."""

from collections.abc import Iterator

import pytest

from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.pictures import HOUSE, ROOMS, pictures, posed
from tests.access.screens import ALL, BOXES, screens
from tests.scenes.test_legible import faint
from tests.scenes.test_what_is_this import lessons, tables


@pytest.mark.painted
@pytest.mark.parametrize(("size", "language", "scale"), [((1024, 600), "pl", 100), ((1280, 720), "hu", 200)])
@pytest.mark.parametrize("box", BOXES)
def test_every_screen_stands_out(box: str, size: tuple[int, int], language: str, scale: int) -> None:
    faults = []
    settings = Settings(language=language, speed="instant", scale=scale, contrast=True)
    with program(size, settings, headless=True) as made:
        for name in screens(made, box, ALL):
            made.services.ui.canvas.audit = []
            made.draw()
            faults += [f"{name}: {fault}" for fault in faint(made)]
    assert faults == []


WINDOWS = {"de": (0, 1), "en": (2, 3), "hu": (4, 5), "pl": (0, 3)}
"""Whose games are shown in a language, of the windows of approved pictures: all examples, every game in some."""


def cut(made: Program, moments: Iterator[str]) -> list[str]:
    """Draws each moment and returns the texts that had to be cut."""
    found = []
    for name in moments:
        made.services.ui.canvas.audit = []
        made.draw()
        marks = made.services.ui.canvas.audit
        assert marks, f"{name}: nothing was noted"
        found += [f"{name}: {mark.text!r} of {mark.line!r}" for mark in marks if mark.is_cut]
    return found


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", WINDOWS)
@pytest.mark.parametrize("room", ROOMS)
def test_no_text_is_cut_in_any_scene(room: str, language: str) -> None:
    for window in WINDOWS[language][: 1 if room == HOUSE else None]:
        with posed((1024, 600), language, 200) as made:
            assert cut(made, pictures(made, room, window, is_brief=False)) == []
    if room in BOXES:
        with posed((1024, 600), language, 200) as made:
            assert cut(made, tables(made, room)) == []
            assert cut(made, lessons(made, room)) == []
