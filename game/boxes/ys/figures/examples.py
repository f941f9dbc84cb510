"""The positions that the rulebook shows: the worked examples that ship as games; Anna to David are seats 0 to 3."""

from collections.abc import Sequence
from typing import TypeVar

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules.components import BLUE, COMMERCE, GREEN, RED, WHITE, Ship, area, areas_of, row_of
from game.boxes.ys.rules.events import ColumnsRanked, GemTaken
from game.boxes.ys.rules.moves import ChooseColour, Move, NextColumn, TakeGem
from game.boxes.ys.rules.ranking import column_totals, ranking, totals, winner
from game.boxes.ys.rules.turn_start import cargo_of, stalls_of
from game.boxes.ys.rules.view import Broker, Public, View
from game.tabletop.example import example

T = TypeVar("T")

ANNA, BEN, CLARA, DAVID = range(4)


def _seen(name: str) -> Public:
    view: View = example(ABOUT.name, name).view(None)
    return view.public


def _told(name: str, kind: type[T], *moves: Move) -> list[T]:
    """Returns what is told of one kind when an example is played on by whoever acts."""
    played = example(ABOUT.name, name).branch(0)
    for move in moves:
        played.submit(min(played.to_act()), move, played.number)
    return [event for beat in played.beats(None) for event in beat.events if isinstance(event, kind)]


# ---------------------------------------------------------------------- the order, a quarter
_BID, QUARTER = _seen("order_bid"), _seen("quarter_one")
"""Quarter 1 with all its brokers, once they are turned up."""
BIDS, OLD_ORDER, NEW_ORDER = _BID.front, _BID.order, QUARTER.order
"""The bids, the order cards of the seats before, and those that they pick."""
FRONTS = QUARTER.front
TOTALS = totals(QUARTER, [broker for broker in QUARTER.brokers if broker.place in areas_of(0)])
RANKING = ranking(QUARTER, TOTALS)
GEMS_TAKEN = _told("quarter_one", GemTaken, TakeGem(BLUE, BLUE), TakeGem(RED, RED), TakeGem(BLUE, BLUE))
"""Totals and ranking of the quarter, and who takes which gem."""
TIED = tuple(broker for broker in QUARTER.brokers if broker.place == area(0, COMMERCE) and broker.party in (BEN, DAVID))
"""The brokers that are tied in its commercial area."""
TIE_WINNER = winner(QUARTER, totals(QUARTER, TIED))

# ---------------------------------------------------------------------- the market
MARKET = _seen("market_columns")
"""The market of the example when the white gem of its first row becomes another one."""
WHITE_BECOMES = GREEN
STALLS = (WHITE, *MARKET.stalls[1:])
"""The gems of the rows."""


def _winner(brokers: Sequence[Broker]) -> int | None:
    return winner(MARKET, totals(MARKET, brokers))


ROW_WINNERS = tuple(_winner([broker for broker in MARKET.brokers if row_of(broker.place) == row]) for row in range(3))
COLUMN_TOTALS, COLUMN_COUNTS = column_totals(MARKET)
BEST = _winner(MARKET.brokers)
"""Who wins rows and market, and what the columns come to."""
(QUOTES,) = _told("market_columns", ColumnsRanked, ChooseColour(WHITE_BECOMES), NextColumn(BLUE))
"""The quotations before and after."""

# ---------------------------------------------------------------------- numbers of players
SHIP: Ship = (BLUE, GREEN, RED)
"""The ship of all examples."""
THREE = _seen("throne_room")
"""A game of three players."""
CARGO_OF_FOUR, CARGO_OF_THREE = cargo_of(QUARTER.seats, SHIP), cargo_of(THREE.seats, SHIP)
"""What the ship brings into a port."""
STALLS_OF_THREE = stalls_of(THREE.seats, SHIP)
"""What it brings to the market."""
