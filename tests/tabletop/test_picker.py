"""The picker: what a touch chooses, raises and gives back."""

from collections.abc import Mapping
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest

from game.tabletop.items import Item
from game.tabletop.picker import Picker

CARDS = [Item("card", (number,)) for number in range(3)]
MOVES = ["0", "01", "12"]
"""Each move is made by touching the cards that it names."""


def picker(suggested: str | None = None, again: Mapping[Item, Item] = MappingProxyType({})) -> Picker:
    """Takes the move that a first touch raises, and what one more touch on a card adds."""
    table: Any = SimpleNamespace(
        equivalence_key=lambda view, item: item,
        clicks=lambda view, move: [CARDS[int(number)] for number in move],
        suggest=lambda view, item, moves: suggested,
        unlisted=lambda view, items: None,
        again=lambda view, item: again.get(item),
    )
    return Picker(table, None, MOVES)


@pytest.mark.parametrize(
    ("touches", "left"),
    [("0", "0"), ("00", ""), ("01", "01"), ("011", "0"), ("010", "1"), ("0110", ""), ("02", "12"), ("2", "12")],
)
def test_a_second_touch_gives_back_what_was_chosen(touches: str, left: str) -> None:
    """A card that fits nothing chosen begins anew, and raises the only move that is left."""
    chooser = picker()
    for number in touches:
        assert chooser.touch(CARDS[int(number)])
    assert sorted(chooser.touched) == [CARDS[int(number)] for number in left]


@pytest.mark.parametrize(("again", "left"), [(1, ""), (0, "1")])
def test_giving_back_what_raised_a_move_gives_back_all_that_was_raised(again: int, left: str) -> None:
    chooser = picker("01")
    chooser.touch(CARDS[1])
    assert {*chooser.raised} == {CARDS[0], CARDS[1]}
    chooser.touch(CARDS[again])
    assert [*chooser.touched] == [CARDS[int(number)] for number in left]


@pytest.mark.parametrize(("touches", "left"), [("1", "1"), ("11", "12"), ("111", ""), ("011", "0")])
def test_what_may_be_chosen_once_more_is_before_it_is_given_back(touches: str, left: str) -> None:
    chooser = picker(again={CARDS[1]: CARDS[2]})
    for number in touches:
        assert chooser.touch(CARDS[int(number)])
    assert [*chooser.touched] == [CARDS[int(number)] for number in left]
