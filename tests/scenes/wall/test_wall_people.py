"""The portraits on the wall: who of them is the keenest."""

import pytest

from game.history.wall import Tally
from game.saves.people import Person
from game.scenes.wall.gallery import Gallery

PEOPLE = [Person(name, name, "jade", "boy_curls") for name in ("Anna", "Bea", "Leo")]


@pytest.mark.parametrize(
    ("wins", "keenest"),
    [
        ({"Anna": 2, "Bea": 3, "Leo": 0}, "Bea"),
        ({"Anna": 3, "Bea": 3, "Leo": 0}, ""),
        ({"Anna": 0, "Bea": 0}, ""),
        ({"Anna": 1, "somebody who was removed": 9}, "Anna"),
        ({}, ""),
    ],
)
def test_whoever_won_most_alone_is_the_keenest(wins: dict[str, int], keenest: str) -> None:
    tallies = {who: Tally(won + 9, (won, 9), "2026-01-01") for who, won in wins.items()}
    assert Gallery(PEOPLE, tallies, "Anna", lambda person: None).keenest == keenest
