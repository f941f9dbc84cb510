"""The bazaars (section 8.3): what one is worth, and how they are drawn, bought and scored."""

from itertools import product

import pytest

from game.boxes.alhambra.rules.bazaars import Bazaar, bazaar_points, bazaar_scores
from game.boxes.alhambra.rules.board import at, cell
from game.boxes.alhambra.rules.events import BazaarOpened, BazaarsScored, TileBought
from game.boxes.alhambra.rules.moves import Build, Buy, Place, Reserve, Store, Swap
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, COLOURS, FOUNTAIN, TYPE
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, TileOpened
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import OPEN, Plan, camp, drawn, plan, walled, wild
from tests.boxes.alhambra.positions import (
    DEAR,
    DENAR,
    DIRHAM,
    FLORIN,
    TAKE,
    Draws,
    acting,
    bazaar,
    building,
    cards,
    events,
    kinds,
    legal,
    moves_of,
    play,
    position,
    told,
    ways_to_pay,
)

DIRHAMS = bazaar("dirham", "seraglio", "arcades", "garden")
MORE_DIRHAMS = bazaar("dirham", "pavilion", "palace", "tower")
FLORINS, DENARS = bazaar("florin"), bazaar("denar")
GARDEN = building("garden", 10)
PAVILION = building("pavilion", 8)
MARKET = (PAVILION, GARDEN, *DEAR[:2])


class TestDrawing:
    def test_one_drawn_in_a_refill_is_laid_beside_the_market_and_drawing_goes_on(self) -> None:
        state = position([cards("florin 9"), (), ()], squares=MARKET, modules=["bazaars"])
        state, _ = play(state, Buy(PAVILION, cards("florin 9")))
        after, happened = play(state, Reserve(PAVILION), luck=Draws(FLORINS, DENARS, 7))
        assert told(happened, BazaarOpened, TileOpened) == [BazaarOpened, BazaarOpened, TileOpened]
        assert after.beside == tuple(sorted((FLORINS, DENARS))) and after.squares[FLORIN] == 7

    def test_any_number_may_lie_there(self) -> None:
        state = position([(), (), ()], squares=MARKET, beside=BAZAARS, modules=["bazaars"])
        after, _ = play(state, TAKE)
        assert after.beside == tuple(BAZAARS)

    def test_when_only_bazaars_are_left_the_square_stays_empty_and_the_game_ends(self) -> None:
        state = position([cards("florin 9"), (), ()], squares=MARKET, bag=(FLORINS, DENARS), modules=["bazaars"])
        after, happened = play(state, Buy(PAVILION, cards("florin 9")), Reserve(PAVILION))
        assert after.beside == tuple(sorted((FLORINS, DENARS))) and after.is_ending
        assert not told(happened, TileOpened)


class TestBuying:
    def test_the_price_is_that_of_the_tile_on_the_square_of_its_currency(self) -> None:
        """The figure of the rulebook: with a garden of 10 on the square of the dirhams it costs 10 dirhams."""
        hand = cards("dirham 4", "dirham 6", "florin 8", "denar 9", "denar 1")
        state = position([hand, (), ()], squares=MARKET, beside=(DIRHAMS, MORE_DIRHAMS), modules=["bazaars"])
        for each in (DIRHAMS, MORE_DIRHAMS):
            assert ways_to_pay(state, each) == [cards("dirham 4", "dirham 6")]

    def test_the_price_changes_with_the_tile(self) -> None:
        state = position([cards("florin 7"), (), ()], squares=MARKET, beside=(FLORINS,), modules=["bazaars"])
        assert ways_to_pay(state, FLORINS) == []
        state.squares[FLORIN] = building("pavilion", 7)
        assert ways_to_pay(state, FLORINS) == [cards("florin 7")]

    def test_while_the_square_is_empty_it_cannot_be_bought(self) -> None:
        """The tile that gave the price was just bought."""
        hand = cards("florin 8", "florin 8 b", "florin 7", "florin 1")
        state = position([hand, (), ()], squares=MARKET, beside=(FLORINS,), modules=["bazaars"])
        assert ways_to_pay(state, FLORINS) != []
        state, _ = play(state, Buy(PAVILION, cards("florin 8")))
        assert ways_to_pay(state, FLORINS) == [] and acting(state) == 0

    def test_it_is_paid_exactly(self) -> None:
        state = position(
            [cards("dirham 9", "dirham 2"), (), ()], squares=MARKET, beside=(DIRHAMS,), modules=["bazaars"]
        )
        assert ways_to_pay(state, DIRHAMS) == [] and ways_to_pay(state, GARDEN) == [cards("dirham 2", "dirham 9")]

    def test_that_always_means_another_action(self) -> None:
        state = position(
            [cards("dirham 9", "dirham 1"), (), ()], squares=MARKET, beside=(DIRHAMS,), modules=["bazaars"]
        )
        paid = cards("dirham 1", "dirham 9")
        after, happened = play(state, Buy(DIRHAMS, paid))
        assert happened == [TileBought(Seat(0), DIRHAMS, None, paid, price=10, paid=10, exact=True, by_vizier=False)]
        assert acting(after) == 0 and kinds(after) == {TakeMoney}
        assert after.waiting == (DIRHAMS,) and after.beside == () and after.discard == [*paid]

    def test_the_square_keeps_its_tile_and_none_is_refilled_for_it(self) -> None:
        state = position(
            [cards("dirham 9", "dirham 1"), (), ()], squares=MARKET, beside=(DIRHAMS,), modules=["bazaars"]
        )
        state, _ = play(state, Buy(DIRHAMS, cards("dirham 1", "dirham 9")), TAKE)
        assert state.squares == [*MARKET]
        after, happened = play(state, Reserve(DIRHAMS))
        assert not told(happened, TileOpened) and after.squares[DIRHAM] == GARDEN and len(after.bag) == len(state.bag)

    def test_with_bazaars_more_than_five_actions_can_happen(self) -> None:
        """The limit of five is that of the base game."""
        pavilions = [building("pavilion", price) for price in (2, 3, 4, 5)]
        hand = cards("florin 2", "dirham 3", "dirham 3 b", "denar 4", "denar 4 b", "ducat 5")
        state = position([hand, (), ()], squares=pavilions, beside=(DIRHAMS, DENARS), modules=["bazaars"])
        for tile in (DIRHAMS, DENARS, *pavilions):
            state, _ = play(state, Buy(tile, ways_to_pay(state, tile)[0]))
            assert acting(state) == 0
        state, _ = play(state, TAKE)
        assert len(state.waiting) == 6 and kinds(state) == {Place, Reserve}


class TestInTheAlhambra:
    BOARD = drawn("F b", b=DIRHAMS)

    def test_it_is_placed_like_a_building_without_walls(self) -> None:
        state = position(
            [cards("dirham 9", "dirham 1"), (), ()],
            boards=[drawn("F e", e=walled("E"))],
            squares=MARKET,
            beside=(DIRHAMS,),
            modules=["bazaars"],
        )
        state, _ = play(state, Buy(DIRHAMS, cards("dirham 1", "dirham 9")), TAKE)
        where = {move.cell for move in moves_of(state, Place)}
        assert cell(-1, 0) in where and cell(2, 0) not in where
        state, _ = play(state, Place(DIRHAMS, cell(-1, 0)))
        assert at(state.boards[0])[cell(-1, 0)] == DIRHAMS

    def test_it_is_redesigned_like_a_building(self) -> None:
        state = position(boards=[self.BOARD], reserves=[(FLORINS,)], modules=["bazaars"])
        moves = legal(state)
        assert Store(cell(1, 0)) in moves and Swap(FLORINS, cell(1, 0)) in moves and Build(FLORINS, cell(2, 0)) in moves

    @pytest.mark.parametrize(("letter", "rounds"), [("A", 0), ("B", 0), ("C", 1)])
    def test_it_is_scored_in_round_3_only(self, letter: str, rounds: int) -> None:
        board = drawn(
            "s F \n b a \n g .", b=DIRHAMS, s=walled("", "seraglio"), a=walled("", "arcades"), g=walled("", "garden")
        )
        state = position(boards=[board], reserves=[(), (FLORINS,)], modules=["bazaars"])
        happened: list[object] = []
        score(state, letter, happened.append)
        assert events(happened, BazaarsScored) == [BazaarsScored("C", (3 * 3, 0, 0))] * rounds


def test_bazaars_left_over_are_not_distributed() -> None:
    hands = [cards("florin 9", "dirham 9"), (), ()]
    state = position(hands, squares=(PAVILION, *DEAR[:3]), beside=(DIRHAMS, DENARS), bag=(), modules=["bazaars"])
    state, happened = play(state, Buy(PAVILION, cards("florin 9")), Reserve(PAVILION))
    assert {event.tile for event in events(happened, LeftoverAwarded)} == {*DEAR[:3]}
    assert state.beside == tuple(sorted((DIRHAMS, DENARS))) and state.squares[DENAR] == DEAR[1]


def test_the_example_of_the_rulebook_scores_twelve() -> None:
    """Section 7: six neighbours, four in the bazaar's colours, all three of them, 4 x 3 = 12."""
    now = drawn("v p g \n p b s \n F t .", b=MORE_DIRHAMS, **OPEN)
    zones = (cell(0, -2), cell(1, -2), cell(0, -1), cell(1, 0))
    assert bazaar_scores(now) == (Bazaar(cell(1, -1), MORE_DIRHAMS, zones, COLOURS[MORE_DIRHAMS], 4 * 3),)


def test_the_example_without_the_tower_scores_six() -> None:
    """Section 7: 3 x 2 = 6."""
    now = drawn("v p g \n p b s \n F . .", b=MORE_DIRHAMS, **OPEN)
    assert bazaar_points(now) == 3 * 2


def test_the_fountain_bazaars_and_camps_have_no_colour() -> None:
    assert bazaar_points(drawn("F b", b=BAZAARS[0])) == 0
    now = drawn("F d \n b s \n . c", b=BAZAARS[0], d=BAZAARS[1], s=walled("S", "tower"), c=camp("N"))
    assert [(each.tile, each.neighbours, each.points) for each in bazaar_scores(now)] == [
        (BAZAARS[1], (cell(1, 1),), 1),
        (BAZAARS[0], (), 0),
    ]


def test_a_building_counts_for_several_bazaars_and_walls_do_not_matter() -> None:
    now = drawn(
        "F e w \n b o d", b=BAZAARS[0], d=BAZAARS[5], e=walled("E", "garden"), w=walled("W", "palace"), o=OPEN["g"]
    )
    assert [each.points for each in bazaar_scores(now)] == [2 * 1, 3 * 2]


def test_only_the_alhambra_is_looked_at_up_to_eight_neighbours() -> None:
    now = drawn("F g g g \n g g b g \n . g g g \n . . . g", b=BAZAARS[0], **OPEN)
    assert bazaar_points(now) == 8


def _plain_bazaars(plan: Plan) -> int:
    points = 0
    for (x, y), tile in plan.items():
        if tile in BAZAARS:
            around = [plan.get((x + east, y + south), FOUNTAIN) for east, south in product((-1, 0, 1), repeat=2)]
            kinds = [TYPE[other] for other in around if TYPE[other] in COLOURS[tile]]
            points += len(kinds) * len({*kinds})
    return points


def test_bazaars_as_plainly_counted() -> None:
    boards = wild()
    assert [bazaar_points(now) for now in boards] == [_plain_bazaars(plan(now)) for now in boards]
    assert max(map(bazaar_points, boards)) > 12
