"""Perft: how many different courses a position has, so many decisions deep, with luck that always draws the first."""

from collections import Counter

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import step
from game.palaces.money import CURRENCY
from game.session.dice import Dice
from tests.boxes.alhambra_cards.positions import Draws, building, cards, position
from tests.contract.tables import Table, random_game
from tests.perft.plain import choice, choices


def perft(state: State, depth: int) -> int:
    acting = RULES.to_act(state)
    if depth == 0 or not acting:
        return 1
    (seat,) = acting
    moves = RULES.legal(state, seat)
    if depth == 1:
        return len(moves)
    return sum(perft(step(RULES, state, seat, move, Draws()).state, depth - 1) for move in moves)


def plain_perft(state: State, depth: int) -> int:
    """The same, with the moves listed plainly; a choice is played as the first legal move that means it."""
    acting = RULES.to_act(state)
    if depth == 0 or not acting:
        return 1
    (seat,) = acting
    wanted = choices(state, seat)
    moves = {choice(move): move for move in RULES.legal(state, seat)}
    assert set(moves) == wanted
    if depth == 1:
        return len(wanted)
    return sum(plain_perft(step(RULES, state, seat, moves[each], Draws()).state, depth - 1) for each in wanted)


def opening(seats: int) -> State:
    return RULES.setup(seats, {"open_hands": False, "youngest": 0}, Dice(seats))


def shopping() -> State:
    """Seat 0 of two can pay exactly for several buildings, and keep them or give them away."""
    hand = cards("florin 2", "florin 3", "dirham 1", "dirham 3", "denar 4", "denar 1", "ducat 5", "ducat 2")
    yard = (building("pavilion", 2), building("pavilion", 3), building("pavilion", 4), building("pavilion", 5))
    return position([hand, cards("denar 9")], yard=yard, display=cards("denar 2", "dirham 2", "ducat 1", "florin 9"))


def last_buildings() -> State:
    """The deck holds one more building: the second purchase that it cannot make good ends the game."""
    hands = [cards("florin 9", "denar 8"), cards("dirham 9", "ducat 9"), cards("denar 9", "florin 8")]
    return position(hands, yard=(0, 8, 16, 24), deck=(53,), display=cards("denar 5", "dirham 6", "ducat 7", "florin 7"))


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opening(2), (6, 38, 242, 1543)),
        (opening(3), (7, 42, 236, 1684)),
        (opening(6), (10, 106, 998, 9967)),
        (shopping(), (16, 139, 1438, 10218)),
        (last_buildings(), (6, 36, 188, 1028)),
    ],
    ids=["two", "three", "six", "shopping", "last buildings"],
)
def test_the_number_of_courses(state: State, counts: tuple[int, ...]) -> None:
    found = tuple(perft(state, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
    assert tuple(plain_perft(state, depth) for depth in range(1, 4)) == counts[:3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_fast_lists_are_the_plain_ones_in_random_games(seats: int) -> None:
    """Hands of more than six cards of a currency are left to the payment tests: their subsets are too many."""
    for moment in random_game(Table("alhambra_cards", seats, ()), seats)[0]:
        hand = moment.state.hands[moment.seat]
        if max(Counter(CURRENCY[card] for card in hand).values(), default=0) <= 6:
            found = [choice(move) for move in RULES.legal(moment.state, moment.seat)]
            assert len(found) == len(set(found))
            assert set(found) == choices(moment.state, moment.seat)
