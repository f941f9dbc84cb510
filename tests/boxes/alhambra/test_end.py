"""The end of the game (section 6): tiles left on the squares, round 3, who wins."""

from typing import Unpack

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import at, cell
from game.boxes.alhambra.rules.events import TilePlaced, WallsScored
from game.boxes.alhambra.rules.moves import Buy, Place, Reserve
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    GameEnded,
    LeftoverAwarded,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    ThirdDealt,
    TileOpened,
    TypeScored,
)
from game.core.rules import Seat
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import (
    FLORIN,
    MODULES,
    Given,
    acting,
    bazaar,
    building,
    cards,
    events,
    kinds,
    play,
    position,
    reserved,
    told,
)

BOUGHT = building("pavilion", 2)
SERAGLIO, GARDEN, TOWER = (walled("", kind) for kind in ("seraglio", "garden", "tower"))
NORTH, EAST = cell(0, -1), cell(1, 0)


def last_turn(*hands: tuple[int, ...], **more: Unpack[Given]) -> tuple[State, list[object]]:
    """Lets seat 0 buy the pavilion of 2 with a florin of 3, after which a square stays empty."""
    mine = (*cards("florin 3"), *hands[0])
    left: Given = {"squares": (BOUGHT, SERAGLIO, GARDEN, TOWER), "bag": (), **more}
    state = position([mine, *hands[1:]], **left)
    return play(state, Buy(BOUGHT, cards("florin 3")), Reserve(BOUGHT))


def awarded(happened: list[object], square: int) -> LeftoverAwarded:
    return next(event for event in events(happened, LeftoverAwarded) if event.slot == square)


class TestDistribution:
    def test_one_player_may_get_several(self) -> None:
        """With one card of each currency."""
        after, _ = last_turn((), (), cards("dirham 1", "denar 1", "ducat 1"))
        assert acting(after) == 2 and after.waiting == tuple(sorted((SERAGLIO, GARDEN, TOWER)))

    def test_camps_are_distributed_bazaars_are_not(self) -> None:
        """Sections 6 and 8.3."""
        north = camp("N")
        after, happened = last_turn(
            (),
            cards("dirham 9"),
            (),
            squares=(BOUGHT, north, GARDEN, TOWER),
            beside=(bazaar("dirham"), bazaar("denar")),
            modules=["camps", "bazaars"],
        )
        assert [event.tile for event in events(happened, LeftoverAwarded)] == [north, GARDEN, TOWER]
        assert after.waiting == (north,)
        assert after.beside == tuple(sorted((bazaar("dirham"), bazaar("denar"))))

    def test_squares_are_filled_in_order_as_far_as_the_tiles_go_and_those_tiles_are_distributed_too(self) -> None:
        pavilion = building("pavilion", 4)
        state = position(
            [cards("florin 2", "dirham 5"), cards("florin 1"), ()],
            squares=(BOUGHT, pavilion, GARDEN, TOWER),
            bag=[SERAGLIO],
        )
        state, first = play(state, Buy(BOUGHT, cards("florin 2")), Buy(pavilion, cards("dirham 5")))
        after, happened = play(state, Reserve(BOUGHT), Reserve(pavilion))
        assert events(happened, TileOpened) == [TileOpened(FLORIN, SERAGLIO)]
        assert awarded(happened, FLORIN).seat == 1 and acting(after) == 1 and not told(first, TileOpened)


class TestReceivers:
    HANDS = (cards("dirham 9"), cards("ducat 9"), cards("denar 9"))

    def test_they_place_in_turn_order_from_the_next_player(self) -> None:
        """[ruling] The one whose turn it was comes last."""
        state, _ = last_turn(*self.HANDS)
        order = []
        while (seat := acting(state)) is not None:
            order.append((seat, state.waiting))
            state, _ = play(state, Reserve(state.waiting[0]))
        assert order == [(1, (TOWER,)), (2, (GARDEN,)), (0, (SERAGLIO,))]

    def test_they_place_or_reserve_in_any_order_and_can_do_nothing_else(self) -> None:
        """[ruling] No redesign, no falcon; not even with every module."""
        hands = [(), cards("ducat 9", "denar 9", "florin 9"), ()]
        state, _ = last_turn(*hands, boards=[START_WITH_FOUR] * 2, modules=MODULES, asleep=(1,))
        assert acting(state) == 1 and kinds(state) == {Place, Reserve}
        state, happened = play(state, Place(GARDEN, cell(0, -2)))
        assert events(happened, TilePlaced) == [TilePlaced(Seat(1), GARDEN, cell(0, -2))]
        assert acting(state) == 1 and state.waiting == (TOWER,)
        state, _ = play(state, Place(TOWER, cell(1, -2)))
        assert at(state.boards[1])[cell(1, -2)] == TOWER and acting(state) is None

    def test_the_usual_building_rules_hold(self) -> None:
        arcades = building("arcades", 4)
        state, _ = last_turn(
            (),
            cards("denar 9"),
            (),
            boards=[drawn("F"), drawn("F e", e=walled("E"))],
            squares=(BOUGHT, SERAGLIO, arcades, TOWER),
        )
        assert acting(state) == 1 and kinds(state) == {Reserve}

    def test_hands_are_shown(self) -> None:
        state, _ = last_turn(*self.HANDS)
        assert RULES.view(state, None).hands == tuple(state.hands)
        over, _ = reserved(state)
        assert RULES.view(over, Seat(1)).hands == tuple(over.hands)

    def test_nobody_uses_a_vizier_any_more(self) -> None:
        """Section 8.1."""
        hands = ((), cards("dirham 9", "denar 9"), cards("ducat 9"))
        state, _ = last_turn(*hands, modules=["vizier"])
        assert acting(state) == 1 and kinds(state) == {Place, Reserve} and state.window == ()


START_WITH_FOUR = drawn("o o \n F o")


class TestRound3:
    def test_tiles_received_count_in_round_3(self) -> None:
        """Who places the garden has one garden more than nobody."""
        state, _ = last_turn((), cards("denar 1"), ())
        over, happened = play(state, Place(GARDEN, EAST))
        assert events(happened, TypeScored)[4].points == (0, 20, 0)
        assert over.points[1] == (0, 0, 20) and happened[-1] == GameEnded("end.tiles")

    def test_reserved_ones_do_not(self) -> None:
        over, happened = reserved(last_turn((), cards("denar 1"), ())[0])
        assert over.points[1] == (0, 0, 0) and happened[-1] == GameEnded("end.tiles")

    def test_round_3_follows_the_last_tile_placed(self) -> None:
        _, happened = last_turn(*TestReceivers.HANDS)
        assert not told(happened, ScoringDone, WallsScored)

    @pytest.mark.parametrize("letter", ["A", "B"])
    def test_a_round_that_is_due_is_scored_before_the_distribution(self, letter: str) -> None:
        """[ruling] On the position before it; round 3 on that after it."""
        state = position(
            [cards("florin 3"), cards("denar 1"), ()],
            squares=(BOUGHT, SERAGLIO, GARDEN, TOWER),
            bag=(),
            display=(*cards("denar 9", "dirham 8", "ducat 7"), None),
            piles=[Pile(0, letter), Pile(80, None)],
        )
        state, happened = play(state, Buy(BOUGHT, cards("florin 3")), Place(BOUGHT, NORTH))
        assert told(happened, MoneyOpened, ScoringDone, MarketRanOut, LeftoverAwarded) == [
            MoneyOpened,
            ScoringDone,
            MarketRanOut,
            *[LeftoverAwarded] * 3,
        ]
        _, rest = play(state, Place(GARDEN, EAST))
        assert [event.letter for event in events([*happened, *rest], ScoringDone)] == [letter, "C"]
        gardens = [event for event in events([*happened, *rest], TypeScored) if event.kind == 4]
        assert [event.counts for event in gardens] == [(0, 0, 0), (0, 1, 0)]

    def test_after_a_round_due_at_the_end_the_third_player_takes_what_there_is(self) -> None:
        """[ruling] Here nothing, of which nothing is told: the draw pile is empty whenever the game ends."""
        state = position(
            [cards("florin 3"), ()],
            squares=(BOUGHT, SERAGLIO, GARDEN, TOWER),
            bag=(),
            display=(*cards("denar 9", "dirham 8", "ducat 7"), None),
            piles=[Pile(0, "A"), Pile(50, None)],
        )
        after, happened = play(state, Buy(BOUGHT, cards("florin 3")), Reserve(BOUGHT))
        assert told(happened, ScoringDone, ThirdDealt) == [ScoringDone, ScoringDone]
        assert after.third == ()


class TestWinning:
    def test_a_sleeping_vizier_is_worth_as_much_as_one_awake(self) -> None:
        """Section 8.1."""
        points = []
        for asleep in ((), (0,)):
            over, _ = last_turn((), (), (), modules=["vizier"], asleep=asleep, boards=[START_WITH_FOUR] * 3)
            assert acting(over) is None
            points.append(over.points)
        assert points[0] == points[1]
