"""A move drawn without listing is any legal one, each as likely as the others."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.money import VALUE
from game.boxes.alhambra_family.rules.taking import takings
from tests.boxes.alhambra_cards.positions import cards
from tests.boxes.alhambra_cards.tables import played

T = TypeVar("T")


class At:
    """A chance that points at one option and remembers among how many."""

    def __init__(self, index: int) -> None:
        self._index = index
        self.number = 0

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        assert weights is None
        self.number = len(options)
        return options[self._index]


def drawn(state: State) -> list[object]:
    first = At(0)
    RULES.sample(state, state.turn, first)
    return [RULES.sample(state, state.turn, At(index)) for index in range(first.number)]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_is_drawn_once_in_its_order(seats: int) -> None:
    for state, _ in played(seats, 31, eager=0.4):
        if RULES.to_act(state):
            assert drawn(state) == list(RULES.legal(state, state.turn))


def test_of_equal_open_cards_the_lowest_copies_are_taken() -> None:
    """The slow twin: every set of places, of equal ones the one with the lowest cards."""
    for names in (
        ("denar 1", "denar 1 b", "denar 1 c", "denar 2"),
        ("denar 9", "denar 9 b", "ducat 1", "florin 4"),
        ("dirham 2", "dirham 2 b", "dirham 3", "florin 1"),
        ("denar 4", "florin 5", "florin 5 b", "florin 5 c"),
    ):
        display = cards(*names)
        sets = [[card for at, card in enumerate(display) if mask >> at & 1] for mask in range(1, 16)]
        able = [held for held in sets if len(held) == 1 or sum(VALUE[card] for card in held) <= 5]
        lowest = {tuple(card // 3 for card in held): tuple(held) for held in sorted(able, reverse=True)}
        assert [taking.cards for taking in takings(display)] == sorted(lowest.values())
