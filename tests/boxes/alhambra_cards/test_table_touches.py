"""Touching the table: every legal move can be made, in any order of touches, and nothing else."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table import CardTable
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.rules.money import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among, money
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, card, cards, position
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import all_reached, words

YARD = [building("garden", 8), building("tower", 9), building("pavilion", 5), building("arcades", 10)]


def decisions(seats: int, seed: int) -> list[State]:
    states = [state for state, _ in played(seats, seed) if RULES.to_act(state)]
    return states[:: max(1, len(states) // 12)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (6, 5)])
def test_every_legal_move_is_reached_by_its_parts_in_any_order(seats: int, seed: int) -> None:
    shown = table(seats)
    for state in decisions(seats, seed):
        all_reached(shown, RULES, state)


def test_an_equal_card_of_the_hand_pays_as_well() -> None:
    state = position([cards("denar 5", "denar 5 b"), (), ()], yard=YARD)
    selection = picked(state, table(3), Seat(0), (building_item(YARD[DENAR_SLOT]), money(card("denar 5 b"))))
    assert isinstance(selection.move, Buy)


def test_open_money_is_never_mistaken_for_an_equal_card_in_hand() -> None:
    display = cards("denar 5 c", "florin 7", "ducat 8", "dirham 9")
    state = position([cards("denar 5"), (), ()], yard=YARD, display=display)
    taking = picked(state, table(3), Seat(0), (money(card("denar 5 c")),))
    assert isinstance(taking.move, TakeMoney)
    paying = picked(state, table(3), Seat(0), (money(card("denar 5")),))
    assert paying.move is None
    assert building_item(YARD[DENAR_SLOT]) in paying.open


# ---------------------------------------------------------------------- shortcuts
def test_the_keys_1_to_4_pay_exactly_where_that_is_possible() -> None:
    hand = cards("denar 2", "denar 3", "denar 4", "dirham 6", "dirham 7")
    shown, state = table(3), position([hand, (), ()], yard=YARD)
    view = RULES.view(state, Seat(0))
    keys = shown.shortcuts(view, RULES.legal(state, Seat(0)))
    assert keys["3"] == (building_item(YARD[2]), money(card("denar 2")), money(card("denar 3")))
    assert keys["2"] == (building_item(YARD[1]), money(card("dirham 6")), money(card("dirham 7")))
    assert "1" not in keys
    assert "4" not in keys


def test_the_keys_5_to_8_take_the_most_money_with_that_card() -> None:
    display = (card("florin 1"), card("denar 9"), card("ducat 4"), card("dirham 2"))
    shown, state = table(3), position([(), (), ()], yard=YARD, display=display)
    keys = shown.shortcuts(RULES.view(state, Seat(0)), RULES.legal(state, Seat(0)))
    assert sorted(keys["5"]) == sorted((money(display[0]), money(display[2])))
    assert keys["6"] == (money(display[1]),)
    assert sorted(keys["8"]) == sorted((money(display[0]), money(display[3])))


def test_every_shortcut_makes_a_legal_move() -> None:
    for state in decisions(2, 7):
        (seat,) = RULES.to_act(state)
        shown, view, moves = table(2), RULES.view(state, seat), RULES.legal(state, seat)
        keys = shown.shortcuts(view, moves)
        assert keys
        for items in keys.values():
            picker = Picker(shown, view, moves)
            picker.choose(items)
            assert picker.move in moves


# ---------------------------------------------------------------------- refusals
def refusal(shown: CardTable, state: State, seat: Seat, item: Item, touched: tuple[Item, ...] = ()) -> str:
    return shown.illegal_reason(RULES.view(state, seat), picked(state, shown, Seat(0), touched), item)


def test_a_building_says_how_much_is_missing() -> None:
    state = position([cards("denar 2"), (), ()], yard=YARD)
    assert "3 denars" in refusal(table(3), state, Seat(0), building_item(YARD[DENAR_SLOT]))


def test_what_may_be_touched_gives_no_reason() -> None:
    state = position([cards("denar 5"), (), ()], yard=YARD)
    assert refusal(table(3), state, Seat(0), building_item(YARD[DENAR_SLOT])) == ""


def test_somebody_else_is_told_whose_turn_it_is_not() -> None:
    shown, state = table(3), position([cards("denar 5"), (), ()], yard=YARD)
    told = shown.illegal_reason(
        RULES.view(state, Seat(1)), Selection(actor=Seat(0), viewer=Seat(1)), building_item(YARD[DENAR_SLOT])
    )
    assert told == words()("alhambra_cards.refuse.turn", player="Emma")


def test_a_shortcut_takes_at_most_five_together() -> None:
    for state in decisions(4, 8):
        (seat,) = RULES.to_act(state)
        shown, view = table(4), RULES.view(state, seat)
        for key, items in shown.shortcuts(view, RULES.legal(state, seat)).items():
            if key in "5678" and len(items) > 1:
                assert total(cards_among(items)) <= 5
