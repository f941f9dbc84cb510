"""Perft of Maharaja: how many courses a position has, so many decisions deep."""

from itertools import product
from typing import Any

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.state import State
from tests.boxes.maharaja.positions import AGRA, DELHI, LAHORE, opening, planning, turn
from tests.breadth import wide
from tests.contract.tables import MODULES as TOGETHER
from tests.contract.tables import Table, random_game
from tests.perft.counting import Counting
from tests.perft.plain_maharaja import choice, choices

COUNTING = Counting(RULES, choice, choices)
VARIANTS = ("yogi", "auction", "homes")
STANDING = {"kasur": [0], "panipat": [1, 1], "sirhind": [0, 2], "alwar": [1], "mathura": [2], "vrindavan": [1, 2]}
"""Houses on three roads between Lahore, Delhi and Agra."""


def busy() -> State:
    """The Builder has two houses and a palace to build, houses to move by his help, and ways of many prices."""
    state = turn("two_houses", "palace_house", houses=STANDING, held=(5, 1, 2, 3), gold=14)
    state.public.architects = (LAHORE, AGRA, DELHI, AGRA)
    return state


def dealing() -> State:
    """Exchanges, governors and a chit; the bank is not empty."""
    state = turn("character", "governors", houses=STANDING, held=(7, 1, 2), seats=3, yogi=True)
    state.public.chits, state.public.architects = (1, 0, 0), (AGRA, AGRA, DELHI)
    return state


def luring() -> State:
    """Several characters each, an empty bank: the Artisan, who can just pay a palace, swaps, and lures from others."""
    state = turn("character", "palace", houses=STANDING, held=(6, 1, 2), seats=3, several=True, gold=10)
    state.public.characters, state.public.bank = ((6,), (1, 3, 4), (2, 5)), ()
    return state


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opening(2), (6, 30, 900, 26100)),
        (opening(5, auction=True), (16, 136, 816)),
        (planning(3), (45, 2025, 91125)),
        (busy(), (67, 3497)),
        (dealing(), (24, 521, 10765)),
        (luring(), (16, 141, 1081)),
    ],
    ids=["two", "auction", "planning", "busy", "dealing", "luring"],
)
def test_the_number_of_courses(state: State, counts: tuple[int, ...]) -> None:
    COUNTING.courses(state, counts)


OPTIONS = [(), VARIANTS, TOGETHER["maharaja"]]
WHOLE = product([2, 3, 4, 5], [*OPTIONS, ("short",)], range(10, 13), [2])


@pytest.mark.parametrize(
    ("seats", "options", "seed", "every"), wide([(n, each, n, 9) for n in (2, 5) for each in OPTIONS], WHOLE), ids=str
)
def test_the_fast_lists_are_the_plain_ones_in_random_games(
    seats: int, options: tuple[str, ...], seed: int, every: int
) -> None:
    settings: tuple[tuple[str, Any], ...] = tuple((name, True) for name in options)
    for moment in random_game(Table("maharaja", seats, settings), seed)[0][::every]:
        COUNTING.same(moment)
