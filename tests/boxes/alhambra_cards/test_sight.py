"""What a player may know: hands are secret once taken up, everything else lies open."""

import pytest
from game.boxes.alhambra_family.rules.money import money_deck

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.core.rules import Seat, step, taught
from game.session.dice import Dice
from tests.boxes.alhambra_cards.positions import DENAR_SLOT, FLORIN_SLOT, building, cards, play, position

HANDS = [cards("denar 5", "florin 9"), cards("ducat 1"), cards("dirham 2", "dirham 3")]


def test_a_player_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = RULES.view(position(HANDS), Seat(1))
    assert view.hands == (None, HANDS[1], None)
    assert view.hand_sizes == (2, 1, 2)


def test_an_onlooker_sees_no_hand_and_remembers_none() -> None:
    view = RULES.view(position(HANDS), None)
    assert view.hands == (None, None, None) and view.known is None
    assert view.hand_sizes == (2, 1, 2)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_with_open_hands_everybody_sees_every_hand(seat: Seat | None) -> None:
    assert RULES.view(position(HANDS, open_hands=True), seat).hands == tuple(HANDS)


def test_who_remembers_knows_all_money_for_it_was_taken_in_the_open() -> None:
    view = RULES.view(position(HANDS), Seat(1))
    assert view.known == tuple(HANDS)
    assert RULES.imagine(view, Dice(1)).hands == HANDS


def test_who_forgets_believes_in_any_hands_of_the_right_size() -> None:
    dim = RULES.forget(RULES.view(position(HANDS), Seat(1)))
    assert dim.known is None
    worlds = [RULES.imagine(dim, Dice(seed)) for seed in range(10)]
    assert len({tuple(world.hands) for world in worlds}) == 10
    for world in worlds:
        assert world.hands[1] == HANDS[1] and [len(hand) for hand in world.hands] == [2, 1, 2]
        shown = [card for card in world.display if card is not None]
        assert sorted([*world.money_deck, *shown, *world.hands[0], *world.hands[1], *world.hands[2]]) == money_deck(3)


def test_what_is_in_the_decks_is_not_in_a_view() -> None:
    state = position(HANDS)
    view = RULES.view(state, Seat(0))
    assert view.buildings_left == len(state.building_deck) == 50
    assert not hasattr(view, "building_deck") and not hasattr(view, "money_deck")


def test_a_purchase_can_be_foreseen_as_long_as_nothing_is_turned_up() -> None:
    """So an exact payment may be taken back."""
    state = position(HANDS, yard=(0, 1, building("pavilion", 5), 3))
    luck = Dice(1)
    move = Buy(DENAR_SLOT, cards("denar 5"))
    after = step(RULES, state, Seat(0), move, luck)
    assert not taught(RULES, state, Seat(0), move, after, luck)


def test_buildings_bought_in_this_turn_lie_open() -> None:
    state = position(HANDS, yard=(0, 1, building("pavilion", 5), 3))
    after, _ = play(state, Buy(DENAR_SLOT, cards("denar 5")))
    assert RULES.view(after, Seat(2)).bought == (building("pavilion", 5),)


def test_the_discard_lies_open() -> None:
    state = position(HANDS, yard=(building("pavilion", 8), 1, 2, 3))
    after, _ = play(state, Buy(FLORIN_SLOT, cards("florin 9")))
    assert RULES.view(after, None).discard == cards("florin 9")


def test_empty_places_of_the_display_stay_where_they_are_in_a_believed_game() -> None:
    state = position(HANDS, display=(*cards("denar 9", "denar 8"), None, None), piles=())
    state.display[0] = None
    view = RULES.forget(RULES.view(state, Seat(0)))
    assert RULES.imagine(view, Dice(1)).display == [None, *cards("denar 9"), None, None]
