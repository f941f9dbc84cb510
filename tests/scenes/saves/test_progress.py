"""How far a game is, on the Continue card, in lists and in a replay, as far as the header can be believed."""

from dataclasses import replace

import pytest

from game.core.rules import Key, Progress
from game.scenes.saves.saved_game import moment
from tests.boxes.looking import words as spoken
from tests.scenes.driver import begun, new_session


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Vor der 1. Wertung · Zsófia ist dran"),
        ("en", "Before the 1st scoring · Zsófia is next"),
        ("hu", "Az 1. értékelés előtt · Zsófia következik"),
        ("pl", "Przed 1. punktowaniem · kolej: Zsófia"),
    ],
)
def test_a_header_is_read_out_in_the_words_of_the_box(language: str, told: str) -> None:
    head = replace(new_session("human", "easy").record(), acting=(0,))
    assert moment(spoken(language), head)[0] == told


@pytest.mark.parametrize("progress", [None, Progress(Key("progress.turn"), 2)], ids=["older", "of another box"])
def test_without_a_stand_that_the_box_knows_it_is_only_said_who_is_next(progress: Progress | None) -> None:
    head = replace(begun(new_session("human", "easy"), 0).record(), acting=(0,), progress=progress)
    words = spoken()
    assert moment(words, head) == ("Zsófia is next",)
    assert moment(words, replace(head, acting=())) == ("in progress",)
    assert moment(words, replace(head, box="chess")) == ("Zsófia is next",)
