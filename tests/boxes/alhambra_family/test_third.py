"""Two players, and the imaginary third one (tile game: section 9)."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.moves import Build, Give, Place, Reserve
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS
from game.boxes.alhambra_cards.rules.events import BuildingPlaced
from game.boxes.alhambra_cards.rules.moves import Give as GiveCard
from game.boxes.alhambra_cards.rules.moves import Keep
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import COPIES, money_deck
from game.boxes.alhambra_family.rules.events import (
    LeftoverAwarded,
    MoneyOpened,
    ScoringDone,
    ThirdDealt,
    TileOpened,
    TurnEnded,
    TypeScored,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat, step
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, MODULES, TAKE, acting, buy, kinds, moves_of, play, position, told
from tests.boxes.alhambra_family.games import BOTH, CARDS, TILES, Game
from tests.boxes.alhambra_family.pieces import DENAR, DIRHAM, FLORIN, bazaar, card, cards, named, some
from tests.boxes.playing import Draws, events

PAVILION, SERAGLIO = named("pavilion 8"), named("seraglio 9")
MARKET = (PAVILION, SERAGLIO, *DEAR[:2])


def after_scoring(game: Game, letter: str, **given: Any) -> tuple[Any, list[Any]]:
    """Lets seat 0 take money, whereupon a scoring card is turned."""
    return game.play(game.position(["", ""], piles=[Pile(0, letter), Pile(60, None)], **given), TAKE)


# ---------------------------------------------------------------------- his buildings
@BOTH
def test_one_copy_of_each_money_card_is_left_out_and_he_gets_six_buildings_at_the_start(game: Game) -> None:
    """72 cards are left. There is no third player among three."""
    state, happened = game.new(2)
    money = [*state.money_deck, *state.hands[0], *state.hands[1], *state.display]
    assert sorted(money) == money_deck(2) and len(money) == 72
    assert all(card % COPIES != 2 for card in money)
    (dealt,) = events(happened, ThirdDealt)
    assert len(dealt.tiles) == 6 and tuple(game.third(state)) == tuple(sorted(dealt.tiles))
    state, happened = game.new(3)
    assert len(state.points) == 3 and not events(happened, ThirdDealt)
    assert game.rules.view(state, Seat(0)).third is None


@BOTH
def test_he_gets_six_after_the_first_scoring_or_what_there_is_which_do_not_count_in_it(game: Game) -> None:
    """The card game scores before the display is completed, the tile game after it."""
    after, happened = after_scoring(game, "A")
    assert [len(event.tiles) for event in events(happened, ThirdDealt)] == [6]
    assert len(game.third(after)) == 6 and len(game.rest(after)) == 44
    after, happened = after_scoring(game, "A", rest=some(tower=7))
    order = [type(event) for event in happened if isinstance(event, MoneyOpened | ScoringDone | ThirdDealt)]
    last = [ScoringDone, ThirdDealt]
    assert order == ([MoneyOpened, *last] if game.is_tiles else [*last, MoneyOpened])
    assert after.points[2] == (0, 0, 0) and len(game.third(after)) == 6
    after, _ = after_scoring(game, "A", rest=(7, 8))
    assert tuple(game.third(after)) == (7, 8) and game.rules.to_act(after)


@BOTH
@pytest.mark.parametrize(("left", "more"), [(20, (2, 6)), (18, (2, 6)), (11, (2, 3)), (2, (2, 0)), (0, (0, 0))])
def test_after_the_second_he_gets_two_or_in_the_tile_game_a_third_of_the_draw_pile(
    game: Game, left: int, more: tuple[int, int]
) -> None:
    """Rounded down."""
    after, happened = after_scoring(game, "B", rest=range(left))
    share = more[game.is_tiles]
    assert len(game.third(after)) == share and len(game.rest(after)) == left - share
    assert len(events(happened, ThirdDealt)) == (share > 0), "nothing is told of nothing"


def test_the_third_is_taken_of_what_is_left_after_the_squares_were_filled() -> None:
    piles = [Pile(0, "B"), Pile(50, None)]
    state = position(["florin 9", ""], squares=MARKET, bag=range(6), display="denar 9, -, -, -", piles=piles)
    after, happened = play(state, buy(PAVILION, "florin 9"), Reserve(PAVILION))
    assert told(happened, TileOpened, ThirdDealt) == [TileOpened, ThirdDealt]
    assert len(after.third) == 5 // 3 and len(after.bag) == 4


def test_camps_and_bazaars_drawn_for_him_count_among_his_numbers() -> None:
    """[ruling]"""
    bag, piles = [*CAMPS[:3], *BAZAARS[:3], *some(tower=4)], [Pile(0, "A"), Pile(60, None)]
    state = position(["", ""], bag=bag, piles=piles, modules=["camps", "bazaars"])
    after, happened = play(state, TAKE, luck=Draws(card("denar 1"), *bag[:6]))
    assert [event.tiles for event in events(happened, ThirdDealt)] == [tuple(bag[:6])]
    assert after.third == tuple(bag[:6]) and after.bag == list(some(tower=4))


# ---------------------------------------------------------------------- his turns and points
@BOTH
def test_he_takes_no_turn(game: Game) -> None:
    state, _ = game.play(game.position(["", ""]), TAKE)
    assert game.rules.to_act(state) == {1}
    state, _ = game.play(state, TakeMoney(cards("denar 9")))
    assert game.rules.to_act(state) == {0}
    assert not game.is_tiles or len(position(["", ""], modules=["vizier"]).awake) == 2, "nor has he a vizier"


@BOTH
def test_he_scores_majorities_like_a_player(game: Game) -> None:
    after, happened = after_scoring(game, "B", third=some(tower=3))
    assert events(happened, TypeScored)[-1].points == (0, 0, 13)
    assert after.points == [(0, 0, 0), (0, 0, 0), (0, 13, 0)]


def test_he_scores_ties_but_never_walls_camps_bazaars_or_falcons() -> None:
    """Camps and bazaars of his score nothing [ruling]."""
    two_towers = drawn("F t \n T .", t=walled("", "tower"), T=walled("S", "tower"))
    happened: list[Any] = []
    score(position(["", ""], boards=[two_towers], third=some(tower=2)), "B", happened.append)
    assert events(happened, TypeScored)[-1].points == (9, 0, 9)
    state = position(["", ""], third=(*some(pavilion=1, seraglio=1), *CAMPS, *BAZAARS), modules=MODULES)
    happened.clear()
    score(state, "C", happened.append)
    others = ev.WallsScored | ev.CampsScored | ev.BazaarsScored | ev.FalconsScored
    assert [event.points for event in happened if isinstance(event, others)] == [(0, 0)] * 4
    assert state.points == [(0, 0, 0), (0, 0, 0), (0, 0, 16 + 17)]
    assert all(event.counts[2] == (event.kind < 2) for event in events(happened, TypeScored))


def test_everybody_looks_at_a_round_before_he_takes_his_tiles() -> None:
    """Sections 5 and 9: the round is scored, then he takes six."""
    state = position(["", ""], third=some(garden=2), piles=[Pile(30, "A"), Pile(66, None)])
    done = step(TILES.rules, state, Seat(0), TAKE, Draws(True))
    (_, before), (told, then) = done.pauses
    assert not any(map(any, before.points))
    assert isinstance(done.events[told - 1], ScoringDone) and isinstance(done.events[told], ThirdDealt)
    assert then.points[2] == (5, 0, 0) and len(then.third) == 2 and len(done.state.third) == 8


@BOTH
def test_only_the_two_players_are_compared_and_his_score_is_shown(game: Game) -> None:
    """[ruling]"""
    state = game.position(["", ""])
    state.points = [(0, 0, 5), (0, 0, 9), (0, 0, 99)]
    result = game.rules.result(state)
    assert result.totals == (5, 9) and result.places == (2, 1)
    assert game.rules.view(state, Seat(0)).third.points == (0, 0, 99)


# ---------------------------------------------------------------------- gifts
def shopped(game: Game, seats: int = 2) -> tuple[Any, list[Any]]:
    """Lets seat 0 buy a pavilion and a seraglio exactly and take money."""
    state = game.position(["florin 8, dirham 9", *[""] * (seats - 1)], market=MARKET)
    return game.play(state, game.buy(state, FLORIN, "florin 8"), game.buy(state, DIRHAM, "dirham 9"), TAKE)


def test_each_bought_tile_may_be_given_to_him_when_it_would_be_placed() -> None:
    """Among three there is nobody to give to, nor may tiles of the reserve be given away."""
    state, happened = shopped(TILES)
    assert not told(happened, TurnEnded) and moves_of(state, Give) == [Give(PAVILION), Give(SERAGLIO)]
    state, happened = play(state, Give(SERAGLIO))
    assert happened == [ev.TileGiven(Seat(0), SERAGLIO)] and acting(state) == 0
    state, happened = play(state, Place(PAVILION, cell(1, 0)))
    assert state.third == (SERAGLIO,) and acting(state) == 1
    assert told(happened, TurnEnded, TileOpened) == [TurnEnded, TileOpened, TileOpened]
    assert kinds(shopped(TILES, 3)[0]) == {Place, Reserve}
    reserved = kinds(position(["", ""], reserves=[(PAVILION,)]))
    assert Build in reserved and Give not in reserved


def test_each_newly_bought_building_is_kept_or_given_away_at_the_end_of_the_turn() -> None:
    """The card game: one after the other; only then the yard is filled. There is no such choice among three."""
    state, happened = shopped(CARDS)
    assert not told(happened, BuildingPlaced, TurnEnded, TileOpened)
    assert CARDS.rules.to_act(state) == {0} and CARDS.legal(state) == [GiveCard(PAVILION), Keep(PAVILION)]
    state, happened = CARDS.play(state, GiveCard(PAVILION))
    assert happened == [BuildingPlaced(Seat(0), None, PAVILION)]
    assert CARDS.rules.to_act(state) == {0} and CARDS.legal(state) == [GiveCard(SERAGLIO), Keep(SERAGLIO)]
    state, happened = CARDS.play(state, Keep(SERAGLIO))
    assert happened[:2] == [BuildingPlaced(Seat(0), Seat(0), SERAGLIO), TurnEnded(Seat(0))]
    assert state.buildings == [(SERAGLIO,), (), (PAVILION,)] and len(events(happened, TileOpened)) == 2
    assert CARDS.rules.to_act(state) == {1}
    state, _ = shopped(CARDS, 3)
    assert CARDS.rules.to_act(state) == {1} and not state.pending


def test_camps_bazaars_and_what_a_vizier_buys_may_be_given_too() -> None:
    """[ruling]"""
    florins, squares = bazaar("florin"), (CAMPS[0], *DEAR[:3])
    modules = ["camps", "bazaars"]
    state = position(["florin 3 3 b", ""], beside=(florins,), squares=squares, modules=modules)
    state, _ = play(state, buy(florins, "florin 3"), buy(CAMPS[0], "florin 3 b"), TAKE, Give(CAMPS[0]), Give(florins))
    assert state.third == (CAMPS[0], florins)
    state, _ = play(position(["", "florin 8"], squares=MARKET, modules=["vizier"]), TAKE, buy(PAVILION, "florin 8"))
    assert acting(state) == 1 and kinds(state) == {Place, Reserve, Give}
    assert play(state, Give(PAVILION))[0].third == (PAVILION,)


@BOTH
def test_a_gift_on_the_last_turn_counts_for_him(game: Game) -> None:
    state = game.position(["florin 9", ""], market=MARKET, rest=())
    after, _ = game.play(state, game.buy(state, FLORIN, "florin 9"), game.moves.Give(PAVILION))
    assert not game.rules.to_act(after) and after.points[2] == (0, 0, 16)


@BOTH
def test_he_gets_none_of_the_buildings_left_and_none_of_them_can_be_given_to_him(game: Game) -> None:
    """[ruling]"""
    state = game.position(["florin 9, denar 1", ""], market=MARKET, rest=())
    state, happened = game.bought(state, game.buy(state, FLORIN, "florin 9"))
    (denars,) = (event for event in events(happened, LeftoverAwarded) if event.slot == DENAR)
    assert denars.seat == 0 and denars.amounts == (1, 0)
    assert not game.third(state)
