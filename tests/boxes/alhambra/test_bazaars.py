"""The bazaars (section 8.3): what one is worth, and how they are drawn, bought and scored."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import board, moves, scoring
from game.boxes.alhambra.rules.events import BazaarOpened, BazaarsScored, TileBought
from game.boxes.alhambra.rules.scoring import Bazaar, bazaar_points, bazaar_scores
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, COLOURS
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, TileOpened
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, TAKE, acting, buy, kinds, moves_of, play, position, told, ways_to_pay
from tests.boxes.alhambra_family.pieces import DENAR, DIRHAM, FLORIN, bazaar, camp, cards, named
from tests.boxes.playing import Draws, events

DIRHAMS = bazaar("dirham", "seraglio", "arcades", "garden")
MORE_DIRHAMS = bazaar("dirham", "pavilion", "palace", "tower")
FLORINS, DENARS = bazaar("florin"), bazaar("denar")
GARDEN, PAVILION = named("garden 10"), named("pavilion 8")
MARKET = (PAVILION, GARDEN, *DEAR[:2])


def trading(hand: str, *beside: int, **more: Any) -> State:
    """Returns a position in which a pavilion costs 8 florins and a garden 10 dirhams, with bazaars beside them."""
    given: dict[str, Any] = {"squares": MARKET, "modules": ["bazaars"], **more}
    return position([hand, "", ""], beside=beside, **given)


class TestDrawing:
    def test_one_drawn_in_a_refill_is_laid_beside_the_market_and_drawing_goes_on(self) -> None:
        """Any number may lie there."""
        state, _ = play(trading("florin 9"), buy(PAVILION, "florin 9"))
        after, happened = play(state, moves.Reserve(PAVILION), luck=Draws(FLORINS, DENARS, 7))
        assert told(happened, BazaarOpened, TileOpened) == [BazaarOpened, BazaarOpened, TileOpened]
        assert after.beside == tuple(sorted((FLORINS, DENARS))) and after.squares[FLORIN] == 7
        assert play(trading("", *BAZAARS), TAKE)[0].beside == tuple(BAZAARS)

    def test_when_only_bazaars_are_left_the_square_stays_empty_and_the_game_ends(self) -> None:
        state = trading("florin 9", bag=(FLORINS, DENARS))
        after, happened = play(state, buy(PAVILION, "florin 9"), moves.Reserve(PAVILION))
        assert after.beside == tuple(sorted((FLORINS, DENARS))) and after.is_ending
        assert not told(happened, TileOpened)

    def test_those_left_over_are_not_distributed(self) -> None:
        state = trading("florin 9, dirham 9", DIRHAMS, DENARS, squares=(PAVILION, *DEAR[:3]), bag=())
        state, happened = play(state, buy(PAVILION, "florin 9"), moves.Reserve(PAVILION))
        assert {event.tile for event in events(happened, LeftoverAwarded)} == {*DEAR[:3]}
        assert state.beside == tuple(sorted((DIRHAMS, DENARS))) and state.squares[DENAR] == DEAR[1]


class TestBuying:
    def test_the_price_is_that_of_the_tile_on_the_square_of_its_currency_paid_exactly(self) -> None:
        """The figure of the rulebook: with a garden of 10 on the square of the dirhams it costs 10 dirhams."""
        state = trading("dirham 4 6, florin 8, denar 9 1", DIRHAMS, MORE_DIRHAMS)
        for each in (DIRHAMS, MORE_DIRHAMS):
            assert ways_to_pay(state, each) == [cards("dirham 4 6")]
        state = trading("dirham 9 2", DIRHAMS)
        assert ways_to_pay(state, DIRHAMS) == [] and ways_to_pay(state, GARDEN) == [cards("dirham 2 9")]

    def test_the_price_changes_with_the_tile_and_there_is_none_while_the_square_is_empty(self) -> None:
        """The tile that gave the price was just bought."""
        state = trading("florin 7", FLORINS)
        assert ways_to_pay(state, FLORINS) == []
        state.squares[FLORIN] = named("pavilion 7")
        assert ways_to_pay(state, FLORINS) == [cards("florin 7")]
        state = trading("florin 8 8 b 7 1", FLORINS)
        assert ways_to_pay(state, FLORINS) != []
        state, _ = play(state, buy(PAVILION, "florin 8"))
        assert ways_to_pay(state, FLORINS) == [] and acting(state) == 0

    def test_that_always_means_another_action_and_no_square_is_refilled_for_it(self) -> None:
        paid = cards("dirham 1 9")
        after, happened = play(trading("dirham 9 1", DIRHAMS), buy(DIRHAMS, "dirham 9 1"))
        assert happened == [TileBought(Seat(0), DIRHAMS, None, paid, price=10, paid=10, exact=True, by_vizier=False)]
        assert acting(after) == 0 and kinds(after) == {TakeMoney}
        assert after.waiting == (DIRHAMS,) and after.beside == () and after.discard == [*paid]
        state, _ = play(after, TAKE)
        assert state.squares == [*MARKET]
        after, happened = play(state, moves.Reserve(DIRHAMS))
        assert not told(happened, TileOpened) and after.squares[DIRHAM] == GARDEN and len(after.bag) == len(state.bag)

    def test_with_bazaars_more_than_five_actions_can_happen(self) -> None:
        """The limit of five is that of the base game."""
        pavilions = [named(f"pavilion {price}") for price in (2, 3, 4, 5)]
        state = trading("florin 2, dirham 3 3 b, denar 4 4 b, ducat 5", DIRHAMS, DENARS, squares=pavilions)
        for each in (DIRHAMS, DENARS, *pavilions):
            state, _ = play(state, next(move for move in moves_of(state, moves.Buy) if move.tile == each))
            assert acting(state) == 0
        state, _ = play(state, TAKE)
        assert len(state.waiting) == 6 and kinds(state) == {moves.Place, moves.Reserve}


@pytest.mark.parametrize(("letter", "rounds"), [("A", 0), ("B", 0), ("C", 1)])
def test_it_is_scored_in_round_3_only(letter: str, rounds: int) -> None:
    state = trading("", boards=[drawn("s F \n b a \n g .", b=DIRHAMS)], reserves=["", (FLORINS,)])
    happened: list[object] = []
    scoring.score(state, letter, happened.append)
    assert events(happened, BazaarsScored) == [BazaarsScored("C", (3 * 3, 0, 0))] * rounds


# ---------------------------------------------------------------------- what one is worth
def test_the_example_of_the_rulebook_scores_twelve_and_without_the_tower_six() -> None:
    """Section 7: six neighbours, four in the bazaar's colours, all three of them, 4 x 3 = 12; without it 3 x 2 = 6."""
    now = drawn("v p g \n p b s \n F t .", b=MORE_DIRHAMS)
    zones = (board.cell(0, -2), board.cell(1, -2), board.cell(0, -1), board.cell(1, 0))
    assert bazaar_scores(now) == (Bazaar(board.cell(1, -1), MORE_DIRHAMS, zones, COLOURS[MORE_DIRHAMS], 4 * 3),)
    assert bazaar_points(drawn("v p g \n p b s \n F . .", b=MORE_DIRHAMS)) == 3 * 2


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        pytest.param("F b", [0], id="the fountain has no colour"),
        pytest.param("F d \n b t \n . c", [1, 0], id="nor have bazaars and camps"),
        pytest.param(
            "F e w \n b g k", [2 * 1, 3 * 2], id="a building counts for several bazaars and walls do not matter"
        ),
        pytest.param("F g g g \n g g b g \n . g g g \n . . . g", [8], id="up to eight neighbours"),
    ],
)
def test_what_a_bazaar_counts(picture: str, points: list[int]) -> None:
    """Only in the Alhambra."""
    tiles = {"b": BAZAARS[0], "d": BAZAARS[1], "k": BAZAARS[5], "c": camp("N")}
    walls = {"e": walled("E", "garden"), "w": walled("W", "palace"), "t": walled("S", "tower")}
    now = drawn(picture, **tiles, **walls)
    assert [each.points for each in bazaar_scores(now)] == points and bazaar_points(now) == sum(points)
