"""Every text of every scene has room in the smallest window, in the largest letters, in every shipped language."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace

import pytest

from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.pictures import HOUSE, ROOMS, pictures
from tests.scenes.test_every_answer import BOXES, lessons, tables

WINDOWS = {"de": (0, 1), "en": (2, 3), "hu": (4, 5), "pl": (0, 3)}
"""Whose games are shown in a language, of the windows of approved pictures: all examples, every game in some."""

UNHEARD = ("people/nobody",)
"""The moment after keys were shown, when their card stops listening to what is drawn."""


def opened(language: str) -> AbstractContextManager[Program]:
    calm = Settings(speed="instant", confirm_turn="always", automatic_choices=False, coach="off")
    return program((1024, 600), replace(calm, language=language, scale=200), headless=True)


def cut(made: Program, moments: Iterator[str]) -> list[str]:
    """Draws each moment and returns the texts that had to be cut."""
    found = []
    for name in moments:
        made.services.ui.canvas.audit = []
        made.draw()
        marks = made.services.ui.canvas.audit
        assert marks or name in UNHEARD, f"{name}: nothing was noted"
        found += [f"{name}: {mark.text!r} of {mark.line!r}" for mark in marks or () if mark.is_cut]
    return found


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", WINDOWS)
@pytest.mark.parametrize("room", ROOMS)
def test_no_text_is_cut_in_any_scene(room: str, language: str) -> None:
    """All moments that pictures are approved of, all positions that ship and all lessons."""
    for window in WINDOWS[language][: 1 if room == HOUSE else None]:
        with opened(language) as made:
            assert cut(made, pictures(made, room, window, is_brief=False)) == []
    if room in BOXES:
        with opened(language) as made:
            assert cut(made, tables(made, room)) == []
            assert cut(made, lessons(made, room)) == []
