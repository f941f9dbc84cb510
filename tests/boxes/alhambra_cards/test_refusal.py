"""Why something cannot be touched: the tooltips of the table."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import Seat
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, cards, play, position

HAND = cards("denar 2", "denar 3", "denar 3 b", "florin 9", "florin 1")
YARD = (building("tower", 13), building("tower", 12), building("pavilion", 5), 3)
DISPLAY = cards("denar 4", "dirham 1", "ducat 8", "ducat 9")


def opening() -> State:
    return position([HAND, cards("denar 9"), ()], yard=YARD, display=DISPLAY)


@pytest.mark.parametrize(
    ("items", "reason"),
    [
        ([], None),
        (["money:ducat:8:0"], None),
        (["money:denar:4:0", "money:dirham:1:0"], None),
        (["money:dirham:1:0", "money:ducat:8:0"], "over_five"),
        (["money:denar:2:0"], None),
        (["money:denar:2:0", "money:denar:3:1"], None),
        (["yard:2", "money:denar:3:0"], None),
        ([f"building:pavilion:{YARD[2]}", "money:denar:3:0"], None),
        (["money:denar:2:0", "money:denar:3:0", "money:denar:3:1"], None),
        (["money:denar:2:0", "money:florin:9:0"], "two_currencies"),
        (["yard:2", "money:florin:9:0"], "wrong_currency"),
        (["yard:0"], "too_little"),
        (["money:florin:9:0"], "too_little"),
        (["yard:0", "yard:2"], "one_building"),
        (["money:ducat:8:0", "money:denar:2:0"], "one_action"),
        (["money:ducat:8:0", "yard:2"], "one_action"),
        (["money:denar:9:0"], "not_yours"),
        (["building:tower:50"], "not_here"),
        (["deck:money"], "not_here"),
    ],
    ids=str,
)
def test_a_reason_for_each_wrong_touch(items: list[str], reason: str | None) -> None:
    assert RULES.illegal_reason(RULES.view(opening(), Seat(0)), items) == (reason and f"refuse.{reason}")


def test_who_hoards_a_currency_may_add_cards_to_a_price_that_is_reached() -> None:
    """Any set of cards worth at least the price pays (3), finding 6; such sets are not listed."""
    view = RULES.view(position([cards(*(f"denar {value}" for value in range(1, 9))), (), ()], yard=YARD), Seat(0))
    assert RULES.illegal_reason(view, ["yard:2", "money:denar:4:0"]) is None
    assert RULES.illegal_reason(view, ["yard:2", "money:denar:4:0", "money:denar:8:0"]) is None


def test_others_wait_for_their_turn() -> None:
    assert RULES.illegal_reason(RULES.view(opening(), Seat(1)), []) == "refuse.turn"
    assert RULES.illegal_reason(RULES.view(opening(), None), []) == "refuse.turn"


def test_an_empty_slot_waits_for_the_end_of_the_turn() -> None:
    after, _ = play(opening(), Buy(DENAR_SLOT, cards("denar 2", "denar 3")))
    assert RULES.illegal_reason(RULES.view(after, Seat(0)), ["yard:2"]) == "refuse.empty_slot"


def test_first_it_is_decided_who_gets_the_new_building() -> None:
    state = position([cards("denar 6"), ()], yard=YARD, display=DISPLAY)
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 6")))
    view = RULES.view(after, Seat(0))
    assert RULES.illegal_reason(view, ["money:ducat:8:0"]) == "refuse.settle"
    assert RULES.illegal_reason(view, ["keep"]) is RULES.illegal_reason(view, ["give"]) is None
    assert RULES.illegal_reason(view, ["keep", "give"]) == "refuse.keep_or_give", "no move touches both (finding 5)"


def test_nothing_can_be_touched_after_the_end() -> None:
    state = position([cards("denar 6"), (), ()], yard=YARD, deck=())
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 6")))
    assert RULES.illegal_reason(RULES.view(after, Seat(0)), ["yard:0"]) == "refuse.over"
