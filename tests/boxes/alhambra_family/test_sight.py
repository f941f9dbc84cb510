"""What a player may know: hands are secret once taken up, everything else lies open (tile game: section 2)."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Place, PlaceFalcon, Reserve
from game.boxes.alhambra.rules.tiles import BAZAARS
from game.boxes.alhambra_family.rules.components import money_deck
from game.core.rules import Seat, step, taught
from game.session.dice import Dice
from tests.boxes.alhambra.boards import OPEN, drawn
from tests.boxes.alhambra.positions import DEAR, MODULES, TAKE, acting, buy, moves_of, play, position
from tests.boxes.alhambra_family.games import BOTH, Game, offering
from tests.boxes.alhambra_family.pieces import DENAR, cards, falcon, held, named, opened

HELD = ["denar 5, florin 9", "ducat 1", "dirham 2 3"]
HANDS = [held(hand) for hand in HELD]
PAVILION = named("pavilion 5")


def shopping(game: Game) -> Any:
    """Seat 0 can pay exactly for the pavilion."""
    return game.position(HELD, market=offering("pavilion 5"))


@BOTH
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_player_sees_the_own_hand_and_how_many_cards_the_others_hold(game: Game, seat: Seat | None) -> None:
    """With open hands everybody sees every hand; what is in the decks is not in a view."""
    state = game.position(HELD)
    view = game.rules.view(state, seat)
    assert view.hands == tuple(hand if at == seat else None for at, hand in enumerate(HANDS))
    assert view.hand_sizes == (2, 1, 2)
    assert (view.tiles_left if game.is_tiles else view.buildings_left) == len(game.rest(state)) == 50
    assert not any(hasattr(view, deck) for deck in ("bag", "building_deck", "money_deck"))
    assert game.rules.view(game.position(HELD, open_hands=True), seat).hands == tuple(HANDS)


@BOTH
def test_who_remembers_knows_all_money_and_who_forgets_believes_in_any_hands_of_the_right_size(game: Game) -> None:
    """It was taken in the open; an onlooker remembers nothing."""
    view = game.rules.view(game.position(HELD), Seat(1))
    assert view.known == tuple(HANDS) and game.rules.imagine(view, Dice(1)).hands == HANDS
    dim = game.rules.forget(view)
    assert dim.known is game.rules.view(game.position(HELD), None).known is None
    worlds = [game.rules.imagine(dim, Dice(seed)) for seed in range(10)]
    assert len({tuple(world.hands) for world in worlds}) == 10
    for world in worlds:
        assert world.hands[1] == HANDS[1] and [len(hand) for hand in world.hands] == [2, 1, 2]
        money = [*world.money_deck, *world.display, *(card for hand in world.hands for card in hand)]
        assert sorted(money) == money_deck(3)


@BOTH
def test_an_exact_payment_teaches_nothing_and_so_may_be_taken_back_and_lies_open(game: Game) -> None:
    state = shopping(game)
    move = game.buy(state, DENAR, "denar 5")
    after = step(game.rules, state, Seat(0), move, Dice(1))
    assert not taught(game.rules, state, Seat(0), move, after, Dice(1))
    view = game.rules.view(after.state, Seat(2))
    assert (view.waiting if game.is_tiles else view.bought) == (PAVILION,)
    assert view.discard == cards("denar 5")


@BOTH
def test_gaps_in_the_money_market_stay_where_they_are_in_a_believed_game(game: Game) -> None:
    gaps = opened("-, denar 8, -, -")
    view = game.rules.forget(game.rules.view(game.position(HELD, display=gaps, piles=()), Seat(0)))
    assert game.rules.imagine(view, Dice(1)).display == [*gaps]


# ---------------------------------------------------------------------- the tile game
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_when_the_tiles_have_run_out_hands_are_shown(seat: Seat | None) -> None:
    """Section 6, from the distribution on; not before the last tile is placed."""
    state, _ = play(position(HELD, squares=offering("pavilion 5"), bag=()), buy(PAVILION, "denar 5"), TAKE)
    assert RULES.view(state, None).hands == (None, None, None)
    state, _ = play(state, Reserve(PAVILION))
    assert RULES.view(state, seat).hands == tuple(state.hands) and state.hands[0] == cards("ducat 7, florin 9")


def test_an_imagined_draw_pile_holds_what_is_nowhere_in_sight() -> None:
    """With tiles in Alhambras, reserves, beside the market, bought, with the third player, and to be distributed."""
    state = position(
        HELD[:2],
        boards=[drawn("F g", **OPEN)],
        reserves=[(7, 8)],
        squares=offering("pavilion 5"),
        beside=BAZAARS[:3],
        third=(20, 21),
        modules=MODULES,
    )
    state, _ = play(state, buy(PAVILION, "denar 5"))
    assert RULES.imagine(RULES.view(state, None), Dice(1)).bag == state.bag
    hands = ["florin 9", "dirham 9", "denar 9, ducat 9"]
    state = position(hands, squares=("pavilion 8, tower 13, tower 12, tower 11"), bag=())
    state, _ = play(state, buy(named("pavilion 8"), "florin 9"), Reserve(named("pavilion 8")))
    view = RULES.view(state, None)
    assert acting(state) == 1 and view.receivers == ((2, tuple(sorted(DEAR[1:3]))),)
    assert not {*DEAR[:3]} & {*RULES.imagine(view, Dice(1)).bag}


def test_reserves_the_discard_viziers_placed_tiles_and_a_falcon_being_paid_lie_open() -> None:
    state = position(HELD, squares=offering("pavilion 5"), reserves=["", (1, 2)], asleep=(2,), modules=["vizier"])
    state, _ = play(state, buy(PAVILION, "denar 5"), TAKE)
    view = RULES.view(state, None)
    assert view.reserves == ((), (1, 2), ()) and view.discard == cards("denar 5")
    assert view.awake == (True, True, False) and view.squares == (*DEAR[:2], None, DEAR[3])
    where = moves_of(state, Place)[0].cell
    state, _ = play(state, Place(PAVILION, where))
    assert (where, PAVILION) in RULES.view(state, None).boards[0]
    board, pair = drawn("F t \n g o", **OPEN), falcon("garden", "tower")
    state, _ = play(position(HELD, boards=[board], modules=["falcons"]), PlaceFalcon(pair, board[0][0]))
    view = RULES.view(state, Seat(1))
    assert view.pledged == (pair, board[0][0]) and pair in view.falcons
