"""What a player may know: hands are secret once taken up, everything else lies open (tile game: section 2)."""

from typing import Any

import pytest

from game.boxes.alhambra_family.rules.money import money_deck
from game.core.rules import Seat, step, taught
from game.session.dice import Dice
from tests.boxes.alhambra.positions import DEAR, building, card, cards
from tests.boxes.alhambra_family.games import BOTH, DENAR, Game

HANDS = [cards("denar 5", "florin 9"), cards("ducat 1"), cards("dirham 2", "dirham 3")]
PAVILION = building("pavilion", 5)


def shopping(game: Game) -> Any:
    """Seat 0 can pay exactly for the pavilion."""
    return game.position(HANDS, market=(DEAR[0], DEAR[1], PAVILION, DEAR[2]))


@BOTH
def test_a_player_sees_the_own_hand_and_how_many_cards_the_others_hold(game: Game) -> None:
    view = game.rules.view(game.position(HANDS), Seat(1))
    assert view.hands == (None, HANDS[1], None) and view.hand_sizes == (2, 1, 2)


@BOTH
def test_an_onlooker_sees_no_hand_and_remembers_none(game: Game) -> None:
    view = game.rules.view(game.position(HANDS), None)
    assert view.hands == (None, None, None) and view.known is None and view.hand_sizes == (2, 1, 2)


@BOTH
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_with_open_hands_everybody_sees_every_hand(game: Game, seat: Seat | None) -> None:
    assert game.rules.view(game.position(HANDS, open_hands=True), seat).hands == tuple(HANDS)


@BOTH
def test_who_remembers_knows_all_money_for_it_was_taken_in_the_open(game: Game) -> None:
    view = game.rules.view(game.position(HANDS), Seat(1))
    assert view.known == tuple(HANDS)
    assert game.rules.imagine(view, Dice(1)).hands == HANDS


@BOTH
def test_who_forgets_believes_in_any_hands_of_the_right_size(game: Game) -> None:
    dim = game.rules.forget(game.rules.view(game.position(HANDS), Seat(1)))
    assert dim.known is None
    worlds = [game.rules.imagine(dim, Dice(seed)) for seed in range(10)]
    assert len({tuple(world.hands) for world in worlds}) == 10
    for world in worlds:
        assert world.hands[1] == HANDS[1] and [len(hand) for hand in world.hands] == [2, 1, 2]
        assert sorted([*world.money_deck, *world.display, *(card for hand in world.hands for card in hand)]) == (
            money_deck(3)
        )


@BOTH
def test_what_is_in_the_decks_is_not_in_a_view(game: Game) -> None:
    state = game.position(HANDS)
    view = game.rules.view(state, Seat(0))
    assert (view.tiles_left if game.is_tiles else view.buildings_left) == len(game.rest(state)) == 50
    assert not any(hasattr(view, deck) for deck in ("bag", "building_deck", "money_deck"))


@BOTH
def test_an_exact_payment_teaches_nothing_and_so_may_be_taken_back(game: Game) -> None:
    state = shopping(game)
    move = game.buy(state, DENAR, "denar 5")
    after = step(game.rules, state, Seat(0), move, Dice(1))
    assert not taught(game.rules, state, Seat(0), move, after, Dice(1))


@BOTH
def test_what_was_bought_in_this_turn_and_the_discard_lie_open(game: Game) -> None:
    state = shopping(game)
    after, _ = game.play(state, game.buy(state, DENAR, "denar 5"))
    view = game.rules.view(after, Seat(2))
    assert (view.waiting if game.is_tiles else view.bought) == (PAVILION,)
    assert view.discard == cards("denar 5")


@BOTH
def test_gaps_in_the_money_market_stay_where_they_are_in_a_believed_game(game: Game) -> None:
    state = game.position(HANDS, display=(None, card("denar 8"), None, None), piles=())
    view = game.rules.forget(game.rules.view(state, Seat(0)))
    assert game.rules.imagine(view, Dice(1)).display == [None, card("denar 8"), None, None]
