"""Where every panel of the table goes: pure arithmetic in units, the same for layout, painting and touches."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache

from game.boxes.ys.rules.view import View
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.choices import MARKET, PRICES, Mode, mode
from game.core.rules import Seat
from game.paint.box import Box, Viewport
from game.tabletop.items import Selection

GAP = 10.0
RIM = 14.0
"""Width of the frame of the market's panel."""
LOW_RIM = 8.0
"""The same where there is little room."""
MARKET_HEAD = 46.0
"""Height of that panel's heading."""
EDGE = 8.0
"""How far what is told around the city keeps from the edge of the sea."""
LABEL, LENS = 44.0, 48.0
"""Height of the plates with the names of quarters, and width of the buttons that show a quarter large."""
CARGO, SHIP, TOTAL = 46.0, (88.0, 80.0), 36.0
"""Sizes of a gem of a ship, of a ship, and the height of each sum of a whole quarter."""
OFFER, OFFER_HEAD = 84.0, 38.0
"""Size of a gem of the ship that is shared out now, and height of what asks for one, above the gems."""
STRIP, HIGH_STRIP = 52.0, 78.0
"""Height of the prices where a cell below each column of the market tells them, also what changes below each price."""
_MARGIN = 14.0
_ACTION, _MOST_ACTION = 232.0, 300.0
_SIDE = (0.157, 280.0, 330.0)
_MARKET_SIDE = (0.262, 464.0, 560.0)
"""Widths of the columns at both sides: share of the table, least and most."""
_NARROW_SIDE, _NARROW_MARKET = (178.0, 300.0), (300.0, 464.0)
"""Their widths, least and most, where there is little room: they share what the round city leaves free."""
_NAMES = 44.0
"""What the left one gets first of that, for the players' names."""
_ROOMY = (1560.0, 860.0)
"""An area (width, height) with less than this is short of room: panels are folded in it."""
_MOST_ROW = 216.0
_TURN, _LOW_TURN = 60.0, 54.0
_HAND, _LOW_HAND = 106.0, 76.0
_LOG, _LOW_LOG = 92.0, 52.0
_OWN_ROW, _LOW_SHAPE = 120.0, 0.7
"""Height of the viewer's own panel where there is little room: it alone tells everything."""
_SHEET_EDGE = 8.0
_LEAST_SHEET = 314.0
"""Room below the prices for what slides up to be chosen."""
_LOW_FOAM, _LARGE_RIM = 6.0, RIM + 6
_LEAST_CORNER = 20.0
_STILL = Viewport(0, 0, 1)
NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; of a picture in the rulebook only what it shows.

    `turn` tells which turn it is. `rows` are the players' panels by party, placed in player order, the neutral one
    last. `sea` holds the `city`, whose `chart` says where what lies; `zoom` says where what lies on the sea is
    shown now, `radius` how far the city's wall is from its centre before that. `spare` is the column's upper part,
    where the market lies unless it was called up over the sea, `players` the tab that calls up everything about the
    players where their panels are low. `market` is the panel with the `slab` of the market, `slab_k` units for one of
    its own, and below it the `prices`, which `has_lines` puts in lines with words. `quotations` is the panel that lies
    over the sea with their `track`, at `track_k`. `hand` is for the viewer's characters, `screen` for what slides up to
    be chosen: the brokers behind the viewer's screen, characters, colours. `is_up` tells whether it is up, `is_low`
    that there is little room and panels are folded, `has_city` whether the city is in sight and nothing larger over it,
    `seen` the parties whose panels are, `offer` the quarter whose ship is shared out now (None: none is).
    """

    turn: Box = NOWHERE
    rows: tuple[Box, ...] = ()
    sea: Box = NOWHERE
    city: Box = NOWHERE
    chart: Viewport = _STILL
    market: Box = NOWHERE
    slab: Box = NOWHERE
    track: Box = NOWHERE
    prices: Box = NOWHERE
    slab_k: float = 1.0
    track_k: float = 1.0
    quotations: Box = NOWHERE
    has_lines: bool = False
    hand: Box = NOWHERE
    screen: Box = NOWHERE
    action: Box = NOWHERE
    log: Box = NOWHERE
    radius: float = 0.0
    spare: Box = NOWHERE
    players: Box = NOWHERE
    zoom: Viewport = _STILL
    is_up: bool = False
    is_low: bool = False
    has_city: bool = True
    seen: tuple[int, ...] = ()
    offer: int | None = None

    @property
    def usual(self) -> "Plan":
        """Returns the plan with the sea as large as it is before it is zoomed."""
        if self.zoom.k == 1:
            return self
        chart = Viewport(*self.zoom.back((self.chart.x, self.chart.y)), self.chart.k / self.zoom.k)
        side = ground.CITY_SIDE * chart.k
        return replace(self, zoom=_STILL, chart=chart, city=Box(chart.x, chart.y, side, side))

    @property
    def k(self) -> float:
        """Returns how many units one of the city's own is."""
        return self.chart.k

    def at(self, point: ground.Point) -> tuple[float, float]:
        """Returns where a point of the city lies."""
        return self.chart.at(point)

    @property
    def has_market(self) -> bool:
        """Tells whether the market is in sight."""
        return self.market != NOWHERE

    @property
    def is_narrow(self) -> bool:
        """Tells whether the panel of the market has no room for a heading."""
        return self.is_low and not self.market.overlaps(self.sea)

    def on_slab(self, box: ground.Box) -> Box:
        """Returns where a box of the market lies."""
        return placed_on(self.slab, self.slab_k, box)

    def on_track(self, box: ground.Box) -> Box:
        """Returns where a box of the quotation track lies."""
        return placed_on(self.track, self.track_k, box)

    def clear(self, away: float) -> float:
        """Returns how wide the sea is beside the city, so far from its upper or lower edge, before it is zoomed."""
        across = self.sea.h / 2 - away
        return self.sea.w / 2 - math.sqrt(max(0.0, self.radius**2 - across**2)) - EDGE


def placed_on(on: Box, k: float, box: ground.Box) -> Box:
    """Returns where a box of a drawing lies that is shown at k units for one of its own."""
    return Viewport(on.x, on.y, k).box(Box(*box))


MINIMUM = (1180.0, 664.0)
"""The reference units (width, height) that the table needs at least."""


def order(view: View) -> tuple[int, ...]:
    """Returns the parties in player order, the neutral one last."""
    return _order(view.public.order, view.public.parties)


@lru_cache(maxsize=64)
def _order(cards: tuple[int, ...], parties: int) -> tuple[int, ...]:
    seats = sorted(range(len(cards)), key=lambda seat: cards[seat])
    return (*seats, *range(len(cards), parties))


def is_low(area: Box) -> bool:
    """Tells whether an area is short of room, so that panels are folded in it."""
    return area.w < _ROOMY[0] or area.h < _ROOMY[1]


def plan(view: View, area: Box, selection: Selection) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum."""
    own = view.seat if selection.masked is None else selection.masked
    return _zoomed(_plan(area, order(view), own, mode(view, selection)), selection)


@lru_cache(maxsize=64)
def _plan(area: Box, placed: tuple[int, ...], own: Seat | None, now: Mode) -> Plan:
    is_short = is_low(area)
    whole = area.inset(_MARGIN, GAP)
    beside = _beside(whole) if is_short else (_width(whole.w, _SIDE), _width(whole.w, _MARKET_SIDE))
    side, rest = whole.cut_right(beside[1], GAP)
    left, sea = rest.cut_left(beside[0], GAP)
    spare = side.h - GAP - ground.MARKET_SIZE[1] - ground.QUOTATIONS_SIZE[1] - MARKET_HEAD - 2 * RIM
    if is_short:
        spare = side.h - GAP - STRIP - 2 * LOW_RIM - side.w * _LOW_SHAPE
    action, upper = side.cut_bottom(min(_MOST_ACTION, max(_ACTION, spare)), GAP)
    log, seats = left.cut_bottom(_LOW_LOG if is_short else _LOG, GAP)
    players, log = log.cut_left((log.w - GAP) / 2, GAP) if is_short else (NOWHERE, log)
    hand, seats = seats.cut_bottom(_LOW_HAND if is_short else _HAND, GAP)
    turn, seats = seats.cut_top(_LOW_TURN if is_short else _TURN, GAP)
    city = _city(sea, is_short=is_short)
    market = _over(sea, ground.MARKET_SIZE, HIGH_STRIP) if now.large == MARKET else NOWHERE if now.is_alone else upper
    slab, prices, slab_k = _market(market, now, is_short=is_short)
    quotations = _over(sea, ground.QUOTATIONS_SIZE) if now.large == PRICES else NOWHERE
    track, track_k = _inside(quotations) if now.large == PRICES else (NOWHERE, 1.0)
    rows, seen, free = _rows(seats, placed, own if is_short else None), placed, upper
    if is_short and now.is_up:
        above, free = seats.trimmed(top=turn.y - seats.y).cut_top(_OWN_ROW if own is not None else 0, GAP)
        turn = NOWHERE
        if not now.has_hand:
            free, hand = free.trimmed(bottom=free.bottom - hand.bottom), NOWHERE
        rows, seen = (above,) * len(placed), () if own is None else (own,)
    return Plan(
        turn=turn, rows=rows, sea=sea, city=city, market=market, slab=slab, track=track, prices=prices, slab_k=slab_k,
        quotations=quotations, track_k=track_k, has_lines=not (is_short or now.is_up or now.large == MARKET),
        chart=Viewport(city.x, city.y, city.w / ground.CITY_SIDE), hand=hand, players=players, log=log, spare=upper,
        screen=free if is_short or now.is_alone or now.large == MARKET else _sheet(free, prices),
        action=side if now.is_alone else action,
        radius=city.w / ground.CITY_SIDE * ground.CITY_RADIUS, is_up=now.is_up, is_low=is_short,
        has_city=not now.large, seen=seen, offer=now.offer,
    )  # fmt: skip


def _zoomed(usual: Plan, selection: Selection) -> Plan:
    """The plan with the sea as large as it was zoomed."""
    if selection.zoom.is_usual or not usual.has_city:
        return usual
    zoom = selection.zoom.over(usual.sea)
    return replace(usual, zoom=zoom, chart=usual.chart.then(zoom), city=zoom.box(usual.city))


def _width(w: float, share: tuple[float, float, float]) -> float:
    part, least, most = share
    return min(most, max(least, w * part))


def _beside(whole: Box) -> tuple[float, float]:
    """The widths of both columns where there is little room."""
    (side, widest), (market, most) = _NARROW_SIDE, _NARROW_MARKET
    spare = max(0.0, whole.w - 2 * GAP - side - market - whole.h + _LOW_FOAM - 2 * _LEAST_CORNER)
    names = min(spare, _NAMES)
    shared = (spare - names) / 2
    return min(widest, side + names + shared), min(most, market + shared)


def _city(sea: Box, *, is_short: bool) -> Box:
    """The largest city that leaves the corners of the sea free for what is told there."""
    cargo = LABEL + CARGO + 2 * EDGE
    stack = cargo + SHIP[1] + 4 * TOTAL + EDGE
    corners = ((250.0 + LENS, EDGE + LABEL), (4 * CARGO + 32, cargo), (206.0, cargo + 38), (96.0, stack))
    side = min(sea.h - _LOW_FOAM, sea.w - 2 * _LEAST_CORNER)
    if not is_short:
        free = min(math.hypot(sea.w / 2 - w, max(0.0, sea.h / 2 - h)) for w, h in corners)
        side = min(side, (free - 2) / ground.CITY_RADIUS * ground.CITY_SIDE)
    return sea.centred(side, side)


def _over(sea: Box, size: tuple[float, float], foot: float = 0) -> Box:
    """The panel for a drawing of that size that was called up over the sea, with so much of its own below it."""
    width, high = size[0], size[1] + foot
    k = min((sea.h - MARKET_HEAD - 2 * RIM) / high, (sea.w - 2 * _LARGE_RIM) / width)
    return sea.centred(width * k + 2 * _LARGE_RIM, high * k + MARKET_HEAD + 2 * RIM)


def _inside(panel: Box) -> tuple[Box, float]:
    """The room for the drawing in such a panel, and how large it is there: both drawings are as wide."""
    room = panel.inset(_LARGE_RIM, RIM).trimmed(top=MARKET_HEAD)
    return room, room.w / ground.MARKET_SIZE[0]


def _market(panel: Box, now: Mode, *, is_short: bool) -> tuple[Box, Box, float]:
    """The market, which stays where it is, and below it the prices: the less room, the more slides up to be chosen."""
    if panel == NOWHERE:
        return NOWHERE, NOWHERE, 1.0
    width, height = ground.MARKET_SIZE
    if now.large == MARKET:
        whole, k = _inside(panel)
        slab, prices = whole.cut_top(height * k)
        return slab, prices, k
    rim = LOW_RIM if is_short else RIM
    room = panel.inset(rim + 3, rim).trimmed(top=0 if is_short else MARKET_HEAD)
    strip = STRIP if is_short else HIGH_STRIP
    k = min((room.h - strip - (0 if is_short else _LEAST_SHEET)) / height, room.w / width)
    slab, prices = room.cut_top(height * k)
    slab = slab.centred(width * k, height * k)
    return slab, prices.band(0, strip) if is_short or now.is_up else prices, k


def _sheet(panel: Box, prices: Box) -> Box:
    """Where slides up what is chosen: below market and prices, which stay in sight."""
    inner = panel.inset(_SHEET_EDGE)
    return inner.trimmed(top=prices.y + HIGH_STRIP - inner.y)


def _rows(box: Box, placed: tuple[int, ...], own: Seat | None) -> tuple[Box, ...]:
    """The players' panels by party, placed in player order; one's own may be higher than the others."""
    high = min(_MOST_ROW, (box.h + GAP) / len(placed) - GAP)
    low = high if own is None else (box.h - _OWN_ROW) / (len(placed) - 1) - GAP
    found, left = dict[int, Box](), box
    for party in placed:
        found[party], left = left.cut_top(_OWN_ROW if party == own and own is not None else low, GAP)
    return tuple(found[party] for party in range(len(placed)))
