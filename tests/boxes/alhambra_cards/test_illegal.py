"""Why something cannot be touched: the tooltips of the card game."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.illegal import reason
from game.boxes.alhambra_cards.table.items import BUILDING_DECK, GIVE, KEEP, space
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.table.items import MONEY_DECK, money, scoring
from game.core.rules import Seat
from game.tabletop.items import Item
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, building, card, cards, play, position

HAND = cards("denar 2", "denar 3", "denar 3 b", "florin 9", "florin 1")
YARD = (building("tower", 13), building("tower", 12), building("pavilion", 5), 3)
DISPLAY = cards("denar 4", "dirham 1", "ducat 8", "ducat 9")


def opening() -> State:
    return position([HAND, cards("denar 9"), ()], yard=YARD, display=DISPLAY)


@pytest.mark.parametrize(
    ("item", "why"),
    [
        (money(card("ducat 8")), ""),
        (money(card("denar 2")), ""),
        (money(card("florin 9")), "too_little"),
        (money(card("denar 9")), "not_yours"),
        (building_item(YARD[2]), ""),
        (building_item(YARD[0]), "too_little"),
        (building_item(50), "bought"),
        (MONEY_DECK, "money_deck"),
        (BUILDING_DECK, "building_deck"),
        (scoring("A"), "scoring_card"),
    ],
    ids=str,
)
def test_a_reason_for_each_wrong_touch(item: Item, why: str) -> None:
    assert reason(RULES.view(opening(), Seat(0)), item) == why


def test_others_wait_for_their_turn() -> None:
    assert reason(RULES.view(opening(), Seat(1)), MONEY_DECK) == "turn"
    assert reason(RULES.view(opening(), None), MONEY_DECK) == "turn"


def test_an_empty_slot_stays_empty_until_the_turn_ends() -> None:
    hand = cards("denar 2", "denar 3", "denar 6", "florin 9", "florin 4")
    state = position([hand, (), ()], yard=YARD, display=DISPLAY)
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 2", "denar 3")))
    view = RULES.view(after, Seat(0))
    assert reason(view, space(DENAR_SLOT)) == "empty_slot"
    assert reason(view, money(card("denar 6"))) == "no_building", "what can be bought is paid with others"


def test_money_has_nothing_to_buy_where_the_whole_yard_is_empty() -> None:
    state = position([HAND, (), ()], yard=(None,) * 4, display=DISPLAY)
    assert reason(RULES.view(state, Seat(0)), money(card("denar 2"))) == "no_building"


def test_first_it_is_decided_who_gets_the_new_building() -> None:
    state = position([cards("denar 6"), ()], yard=YARD, display=DISPLAY)
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 6")))
    view = RULES.view(after, Seat(0))
    assert reason(view, money(card("ducat 8"))) == "settle"
    assert reason(view, building_item(YARD[DENAR_SLOT])) == "answer"
    assert reason(view, KEEP) == reason(view, GIVE) == ""


def test_nothing_can_be_touched_after_the_end() -> None:
    state = position([cards("denar 6"), (), ()], yard=YARD, deck=())
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 6")))
    assert reason(RULES.view(after, Seat(0)), space(0)) == "over"


def test_a_building_for_all_the_money_of_its_currency_can_be_touched() -> None:
    """Turn: whoever pays exactly buys too."""
    yard = (building("tower", 13), building("tower", 12), building("palace", 8), 3)
    for hand, why in ((cards("denar 2", "denar 6"), ""), (cards("denar 1", "denar 6"), "too_little")):
        view = RULES.view(position([hand, (), ()], yard=yard), Seat(0))
        item = building_item(yard[DENAR_SLOT])
        assert reason(view, item) == why


def test_of_several_bought_buildings_the_next_one_is_settled_before_the_others() -> None:
    """Two players: each one is kept or given away."""
    state = position([(), ()])
    state.pending = (building("palace", 8), building("tower", 9))
    view = RULES.view(state, Seat(0))
    assert reason(view, building_item(state.pending[0])) == "answer"
    assert reason(view, building_item(state.pending[1])) == "settle"


def test_the_third_players_buildings_and_points_are_seen_as_his_own() -> None:
    """Two players: he is not one of them."""
    view = RULES.view(position([(), ()], buildings=[(0,), (1,), (2, 3)]), Seat(0))
    assert view.buildings == ((0,), (1,)) and len(view.points) == 2
    assert view.third is not None and view.third.buildings == (2, 3)
