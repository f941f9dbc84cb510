"""Where every panel of the table goes: pure arithmetic in units, the same for layout, painting and touches."""

import math
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.ys.rules.view import View
from game.boxes.ys.table import board_geometry as ground
from game.paint.box import Box
from game.paint.viewport import Viewport

GAP = 10.0
RIM = 14.0
"""Width of the frame of the market's panel."""
MARKET_HEAD = 46.0
"""Height of that panel's heading."""
_MARGIN = 14.0
_STRIP, _MOST_STRIP = 178.0, 230.0
_ACTION, _MOST_ACTION = 228.0, 300.0
_SIDE = (0.157, 280.0, 330.0)
_MARKET_SIDE = (0.262, 464.0, 560.0)
"""Widths of the columns at both sides: share of the table, least and most."""
_HAND, _LOG = (0.2, 230.0), (0.24, 290.0)
"""Shares of the strip below the city for the hand and the log, and how wide both are at least."""
_MOST_ROW = 216.0
_TURN = 60.0
_CORNERS = ((212.0, 112.0), (132.0, 384.0))
"""Room in each corner of the sea for the name of a quarter with its cargo, and for the ship with the sums below."""
_SLAB = ground.MARKET_SIZE[1] + ground.QUOTATIONS_SIZE[1]


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table.

    `turn` tells which turn it is. `rows` are the players' panels by party, placed in player order, the neutral one
    last. `sea` holds the `city`, whose `chart` says where what lies; `market` is the panel with the `slab` of the
    market and, below, the `track` of the quotations, both at `slab_k` units for one of theirs. `hand` is for the
    viewer's characters, `screen` for the brokers behind the viewer's screen and for choices.
    """

    turn: Box
    rows: tuple[Box, ...]
    sea: Box
    city: Box
    chart: Viewport
    market: Box
    slab: Box
    track: Box
    slab_k: float
    hand: Box
    screen: Box
    action: Box
    log: Box

    @property
    def k(self) -> float:
        """Returns how many units one of the city's own is."""
        return self.chart.k

    def at(self, point: ground.Point) -> tuple[float, float]:
        """Returns where a point of the city lies."""
        return self.chart.at(point)

    def on_slab(self, box: ground.Box) -> Box:
        """Returns where a box of the market lies."""
        return placed_on(self.slab, self.slab_k, box)

    def on_track(self, box: ground.Box) -> Box:
        """Returns where a box of the quotation track lies."""
        return placed_on(self.track, self.slab_k, box)


def placed_on(on: Box, k: float, box: ground.Box) -> Box:
    """Returns where a box of a drawing lies that is shown at k units for one of its own."""
    return Viewport(on.x, on.y, k).box(Box(*box))


def minimum(seats: int) -> tuple[float, float]:
    """Returns the reference units (width, height) that a table for so many players needs at least."""
    return 1640.0, 920.0 + 40.0 * (seats == 4)


def order(view: View) -> tuple[int, ...]:
    """Returns the parties in player order, the neutral one last."""
    return _order(view.public.order, view.public.parties)


@lru_cache(maxsize=64)
def _order(cards: tuple[int, ...], parties: int) -> tuple[int, ...]:
    seats = sorted(range(len(cards)), key=lambda seat: cards[seat])
    return (*seats, *range(len(cards), parties))


def plan(view: View, area: Box) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum."""
    return _plan(area, order(view))


@lru_cache(maxsize=64)
def _plan(area: Box, placed: tuple[int, ...]) -> Plan:
    whole = area.inset(_MARGIN, GAP)
    side, rest = whole.cut_right(_width(whole.w, _MARKET_SIDE), GAP)
    action, market = side.cut_bottom(min(_MOST_ACTION, max(_ACTION, side.h - GAP - _SLAB - MARKET_HEAD - 2 * RIM)), GAP)
    left = _width(whole.w, _SIDE)
    strip, upper = rest.cut_bottom(min(_MOST_STRIP, max(_STRIP, rest.h - GAP - (rest.w - left - GAP))), GAP)
    seats, sea = upper.cut_left(left, GAP)
    turn, seats = seats.cut_top(_TURN, GAP)
    city, k = _city(sea)
    slab, track, slab_k = _slabs(market)
    hand, inner = strip.cut_left(max(_HAND[1], strip.w * _HAND[0]), GAP)
    log, screen = inner.cut_right(max(_LOG[1], strip.w * _LOG[0]), GAP)
    rows = _rows(seats, placed)
    return Plan(
        turn, rows, sea, city, Viewport(city.x, city.y, k), market, slab, track, slab_k, hand, screen, action, log
    )


def _width(w: float, share: tuple[float, float, float]) -> float:
    part, least, most = share
    return min(most, max(least, w * part))


def _city(sea: Box) -> tuple[Box, float]:
    """The largest city that leaves the corners of the sea free."""
    corner = min(math.hypot(sea.w / 2 - w, max(0.0, sea.h / 2 - h)) for w, h in _CORNERS)
    side = min(sea.h - 4, sea.w, corner / (ground.CITY_RADIUS + 4) * ground.CITY_SIDE)
    return sea.centred(side, side), side / ground.CITY_SIDE


def _slabs(panel: Box) -> tuple[Box, Box, float]:
    """The market above the quotation track, as large as both fit below the heading."""
    wide, high = ground.MARKET_SIZE
    k = min((panel.h - 2 * RIM - MARKET_HEAD) / _SLAB, (panel.w - 2 * RIM - 8) / wide)
    slab, below = panel.centred(wide * k, panel.h).trimmed(top=RIM + MARKET_HEAD - 2).cut_top(high * k)
    return slab, below.band(0, ground.QUOTATIONS_SIZE[1] * k), k


def _rows(box: Box, placed: tuple[int, ...]) -> tuple[Box, ...]:
    high = min(_MOST_ROW, (box.h + GAP) / len(placed) - GAP)
    found = dict(zip(placed, box.pile(len(placed), high, GAP), strict=True))
    return tuple(found[party] for party in range(len(placed)))
