"""The positions that the rulebook shows, played on by the rules themselves; Anna, Ben, Clara and David are 0 to 3."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules.agenda import advance
from game.boxes.ys.rules.arrivals import cargo_of, stalls_of
from game.boxes.ys.rules.board import COMMERCE, PALACE, PORT, area, square
from game.boxes.ys.rules.events import (
    BestBidder,
    ColourChosen,
    ColumnsCounted,
    ColumnsRanked,
    GemTaken,
    QuarterCounted,
    RowWon,
)
from game.boxes.ys.rules.gems import BLUE, GREEN, RED, WHITE, YELLOW, Gem, Ship
from game.boxes.ys.rules.moves import Bid, ChooseColour, Move, NextColumn, PickOrder, TakeGem
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.ranking import totals, winner
from game.boxes.ys.rules.setup import new_game
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import CountMarket, CountQuarter, Step
from game.boxes.ys.rules.turn import play
from game.core.chance import Script
from game.core.rules import Seat, no_listener

T = TypeVar("T")
Placed = Mapping[int, Sequence[tuple[int, int]]]
"""The brokers at each place, as owner and value."""

ANNA, BEN, CLARA, DAVID = range(4)
SHIP: Ship = (BLUE, GREEN, RED)
"""The ship of all examples."""
_ARRIVALS = 13
"""How many characters and ships the first turn of four players draws."""
_NO_LUCK = Script(())


def _new(seats: int) -> State:
    """Returns a new game whose order cards are dealt in the order of the seats."""
    return new_game(seats, ABOUT.complete({}), Script((0,) * (seats + _ARRIVALS)), no_listener)


def _play(state: State, *moves: tuple[int, Move]) -> list[object]:
    """Plays moves, each with the seat that makes it; returns what is told."""
    told: list[object] = []
    for seat, move in moves:
        play(state, Seat(seat), move, _NO_LUCK, told.append)
    return told


def _of(told: Iterable[object], kind: type[T]) -> list[T]:
    return [event for event in told if isinstance(event, kind)]


# ---------------------------------------------------------------------- the order
BIDS = ((0, 1), (1, 4), (2, 4), (2, 3))


def _picked() -> tuple[tuple[int, ...], tuple[int, ...]]:
    state = _new(4)
    before = state.public.order
    _play(state, *[(seat, Bid(*pair)) for seat, pair in enumerate(BIDS)])
    _play(state, (CLARA, PickOrder(4)), (BEN, PickOrder(1)), (DAVID, PickOrder(3)))
    return before, state.public.order


OLD_ORDER, NEW_ORDER = _picked()
"""The order cards of the seats before the bid, and those that they pick."""


# ---------------------------------------------------------------------- counting
FRONTS = ((0, 1, 4), (0, 1, 4), (2, 3, 4), (1, 2, 3))


def _counting(placed: Placed, stalls: Sequence[Gem | None], step: Step) -> tuple[State, list[object]]:
    """Returns a counting at its first decision and what was told till then; all brokers are turned up."""
    state = _new(4)
    told: list[object] = []
    public = state.public
    public.order, public.front = NEW_ORDER, FRONTS
    state.screens, public.behind = ((),) * 4, (0,) * 4
    public.ships, public.cargo = (SHIP, None, None, None), (cargo_of(public, SHIP), (), (), ())
    standing = [(place, seat, value) for place, row in placed.items() for seat, value in row]
    public.brokers = tuple(
        Broker(tag, seat, Seat(seat), place, value) for tag, (place, seat, value) in enumerate(standing)
    )
    public.stalls, public.agenda = tuple(stalls), (step,)
    advance(state, _NO_LUCK, told.append)
    return state, told


_QUARTER: Placed = {
    area(0, PORT): [(DAVID, 4), (CLARA, 3), (ANNA, 3)],
    area(0, COMMERCE): [(DAVID, 4), (BEN, 4), (ANNA, 2)],
    area(0, PALACE): [(ANNA, 4), (CLARA, 3), (BEN, 1)],
}


def _quarter() -> tuple[Public, QuarterCounted, list[GemTaken]]:
    state, told = _counting(_QUARTER, (None,) * 3, CountQuarter(0))
    before = state.public.copy()
    told += _play(state, (ANNA, TakeGem(BLUE, BLUE)), (ANNA, TakeGem(RED, RED)), (DAVID, TakeGem(BLUE, BLUE)))
    return before, _of(told, QuarterCounted)[0], _of(told, GemTaken)


QUARTER, QUARTER_COUNTED, GEMS_TAKEN = _quarter()
"""Quarter 1 with all its brokers, its totals and ranking, and who takes which gem."""
TIED = tuple(broker for broker in QUARTER.brokers if broker.place == area(0, COMMERCE) and broker.party in (BEN, DAVID))
"""The brokers that are tied in its commercial area."""
TIE_WINNER = winner(QUARTER, totals(QUARTER, TIED))

# ---------------------------------------------------------------------- the market
_MARKET: Placed = {
    square(0, BLUE): [(ANNA, 3)],
    square(0, GREEN): [(BEN, 4)],
    square(0, RED): [(ANNA, 1)],
    square(1, BLUE): [(CLARA, 0)],
    square(1, RED): [(DAVID, 3)],
    square(2, BLUE): [(CLARA, 1)],
    square(2, RED): [(CLARA, 0)],
}
STALLS = (WHITE, YELLOW, RED)
"""The gems of the rows."""


def _market() -> tuple[Public, list[object]]:
    state, told = _counting(_MARKET, STALLS, CountMarket())
    told += _play(state, (BEN, ChooseColour(GREEN)), (CLARA, NextColumn(BLUE)))
    return state.public, told


MARKET, _TOLD = _market()
"""The market of the example when the best bidder must decide."""
ROWS_WON = _of(_TOLD, RowWon)
WHITE_BECOMES = _of(_TOLD, ColourChosen)[0].colour
COLUMNS = _of(_TOLD, ColumnsCounted)[0]
QUOTES = _of(_TOLD, ColumnsRanked)[0]
BEST = _of(_TOLD, BestBidder)[0]
"""What its rows and columns bring, and who is the best bidder."""

# ---------------------------------------------------------------------- numbers of players
FOUR, THREE, TWO = (_new(seats).public for seats in (4, 3, 2))
"""New games."""
CARGO_OF_FOUR, CARGO_OF_THREE = cargo_of(FOUR, SHIP), cargo_of(THREE, SHIP)
"""What the ship brings into a port."""
STALLS_OF_THREE = stalls_of(THREE, SHIP)
"""What it brings to the market."""
