"""Perft: how many different courses a position has, so many decisions deep, with luck that always draws the first."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.session.dice import Dice
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_family.pieces import cards, named
from tests.contract.tables import Table, random_game
from tests.perft.counting import Counting
from tests.perft.plain import choice, choices

COUNTING = Counting(RULES, choice, choices)


def opening(seats: int) -> State:
    return RULES.setup(seats, {"open_hands": False, "youngest": 0}, Dice(seats))


def shopping() -> State:
    """Seat 0 of two can pay exactly for several buildings, and keep them or give them away."""
    hand = cards("florin 2", "florin 3", "dirham 1", "dirham 3", "denar 4", "denar 1", "ducat 5", "ducat 2")
    yard = (named("pavilion 2"), named("pavilion 3"), named("pavilion 4"), named("pavilion 5"))
    return position([hand, cards("denar 9")], yard=yard, display=cards("denar 2", "dirham 2", "ducat 1", "florin 9"))


def last_buildings() -> State:
    """The deck holds one more building: the second purchase that it cannot make good ends the game."""
    hands = [cards("florin 9", "denar 8"), cards("dirham 9", "ducat 9"), cards("denar 9", "florin 8")]
    return position(hands, yard=(0, 8, 16, 24), deck=(53,), display=cards("denar 5", "dirham 6", "ducat 7", "florin 7"))


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opening(2), (7, 44, 311, 2090)),
        (opening(3), (8, 49, 290, 2151)),
        (opening(6), (10, 142, 1382, 14827)),
        (shopping(), (17, 144, 1666, 12089)),
        (last_buildings(), (6, 36, 188, 1084)),
    ],
    ids=["two", "three", "six", "shopping", "last buildings"],
)
def test_the_number_of_courses(state: State, counts: tuple[int, ...]) -> None:
    COUNTING.courses(state, counts)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_fast_lists_are_the_plain_ones_in_random_games(seats: int) -> None:
    for moment in random_game(Table("alhambra_cards", seats, ()), seats)[0]:
        COUNTING.equivalence_key(moment, 6)
