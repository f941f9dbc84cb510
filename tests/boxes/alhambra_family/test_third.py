"""Two players, and the imaginary third one (tile game: section 9); what only one of the games has is in its folder."""

from typing import Any

import pytest

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, MoneyOpened, ScoringDone, ThirdDealt, TypeScored
from game.boxes.alhambra_family.rules.money import COPIES, money_deck
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.positions import DEAR, TAKE, building, cards, some
from tests.boxes.alhambra_family.games import BOTH, DENAR, FLORIN, Game
from tests.boxes.playing import events

PAVILION = building("pavilion", 8)
NOBODY = ((), ())


def after_scoring(game: Game, letter: str, **given: Any) -> tuple[Any, list[Any]]:
    """Lets seat 0 take money, whereupon a scoring card is turned."""
    return game.play(game.position(NOBODY, piles=[Pile(0, letter), Pile(60, None)], **given), TAKE)


@BOTH
def test_one_copy_of_each_money_card_is_left_out_72_are_left(game: Game) -> None:
    state, _ = game.new(2)
    money = [*state.money_deck, *state.hands[0], *state.hands[1], *state.display]
    assert sorted(money) == money_deck(2) and len(money) == 72
    assert all(card % COPIES != 2 for card in money)


@BOTH
def test_he_gets_six_buildings_at_the_start(game: Game) -> None:
    state, happened = game.new(2)
    (dealt,) = events(happened, ThirdDealt)
    assert len(dealt.tiles) == 6 and tuple(game.third(state)) == tuple(sorted(dealt.tiles))


@BOTH
def test_there_is_no_third_player_among_three(game: Game) -> None:
    state, happened = game.new(3)
    assert len(state.points) == 3 and not events(happened, ThirdDealt)
    assert game.rules.view(state, Seat(0)).third is None


@BOTH
def test_he_gets_six_after_the_first_scoring(game: Game) -> None:
    after, happened = after_scoring(game, "A")
    assert [len(event.tiles) for event in events(happened, ThirdDealt)] == [6]
    assert len(game.third(after)) == 6 and len(game.rest(after)) == 44


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


@BOTH
def test_they_are_not_scored_in_the_scoring_before(game: Game) -> None:
    """The card game scores before the display is completed, the tile game after it."""
    after, happened = after_scoring(game, "A", rest=some("tower", 7))
    order = [type(event) for event in happened if isinstance(event, MoneyOpened | ScoringDone | ThirdDealt)]
    last = [ScoringDone, ThirdDealt]
    assert order == ([MoneyOpened, *last] if game.is_tiles else [*last, MoneyOpened])
    assert after.points[2] == (0, 0, 0) and len(game.third(after)) == 6


@BOTH
def test_he_gets_what_there_is_when_the_buildings_run_short(game: Game) -> None:
    after, _ = after_scoring(game, "A", rest=(7, 8))
    assert tuple(game.third(after)) == (7, 8) and game.rules.to_act(after)


@BOTH
def test_he_takes_no_turn(game: Game) -> None:
    state, _ = game.play(game.position(NOBODY), TAKE)
    assert game.rules.to_act(state) == {1}
    state, _ = game.play(state, TakeMoney(cards("denar 9")))
    assert game.rules.to_act(state) == {0}


@BOTH
def test_he_scores_majorities_like_a_player(game: Game) -> None:
    after, happened = after_scoring(game, "B", third=some("tower", 3))
    assert events(happened, TypeScored)[-1].points == (0, 0, 13)
    assert after.points == [(0, 0, 0), (0, 0, 0), (0, 13, 0)]


@BOTH
def test_only_the_two_players_are_compared_and_his_score_is_shown(game: Game) -> None:
    """[ruling]"""
    state = game.position(NOBODY)
    state.points = [(0, 0, 5), (0, 0, 9), (0, 0, 99)]
    result = game.rules.result(state)
    assert result.totals == (5, 9) and result.places == (2, 1)
    assert game.rules.view(state, Seat(0)).third.points == (0, 0, 99)


@BOTH
def test_a_gift_on_the_last_turn_counts_for_him(game: Game) -> None:
    state = game.position([cards("florin 9"), ()], market=(PAVILION, *DEAR[:3]), rest=())
    after, _ = game.play(state, game.buy(state, FLORIN, "florin 9"), game.give(PAVILION))
    assert not game.rules.to_act(after) and after.points[2] == (0, 0, 16)


@BOTH
def test_he_gets_none_of_the_buildings_left_and_none_of_them_can_be_given_to_him(game: Game) -> None:
    """[ruling]"""
    state = game.position([cards("florin 9", "denar 1"), ()], market=(PAVILION, *DEAR[:3]), rest=())
    state, happened = game.bought(state, game.buy(state, FLORIN, "florin 9"))
    (denars,) = (event for event in events(happened, LeftoverAwarded) if event.slot == DENAR)
    assert denars.seat == 0 and denars.amounts == (1, 0)
    assert not game.third(state)
