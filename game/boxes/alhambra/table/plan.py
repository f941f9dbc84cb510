"""Where everything on the table goes: pure arithmetic in reference units, the same for layout, painting and touches."""

from dataclasses import dataclass
from functools import lru_cache

from game.boxes.alhambra.rules.modules import Modules
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.market import SLOTS
from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, ScoreboardGrid, roomiest, scoreboard_grid
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.paint.box import Box

_GAP = 14.0
_TOP, _FOOT = 14.0, 12.0
_HEAD, _SMALL_HEAD = 64.0, 42.0
_TRAY = 128.0
_PLATE, _HINT = 42.0, 32.0
_FALCONS = 82.0
_STRIP_ROW = 36.0
_USUAL, _CROWDED, _LEAST = (218.0, 84.0), (217.0, 77.0), (190.0, 46.0)
"""The heights of the action panel and of the log (of two lines, at least of one), from roomy to tight."""
_MOST_LOG = 134.0
_RIM = 36.0
_NARROW = {1: 0.33, 2: 0.3, 3: 0.27}
"""The part of the left side that the small Alhambras take by their number; more stand two by two."""
_WIDE = 0.36
_FOOT_LINE = 42.0
"""The line below a small Alhambra that stands beside another, with the vizier, the reserve and the wall."""

_STYLES = (
    RowStyle(False, 0, 60, 64, 76, True, 30, 3),
    RowStyle(False, 0, 50, 58, 62, True, 25, 3, 236),
    RowStyle(False, 0, 58, 64, 72, True, 30, 0),
    RowStyle(False, 0, 44, 58, 62, True, 30, 0, 236),
    RowStyle(False, 0, 36, 53, 56, True, 30, 0, 236),
)


def minimum(parties: int, *, is_open: bool) -> tuple[float, float]:
    """Returns the reference units that a table needs at least, the bar above it included, for so many parties.

    At that height the majority table is low; with open hands there is a strip more.
    """
    return 1480.0, 860.0 + 53 * max(0, parties - 3) + (100 if is_open else 0)


@dataclass(frozen=True, slots=True)
class Plot:
    """The panel of one Alhambra: its heading, the land for the tiles, the reserve and where bought tiles wait.

    A large one lies in front, with room for empty cells around the tiles, and the third player's and other targets.
    A small one that shares its row with another has a line below the land for what else would stand beside it.
    """

    box: Box
    head: Box
    land: Box
    reserve: Box
    waiting: Box
    is_large: bool
    foot: Box | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; `plots` are by seat, the others as panels for whoever needs them.

    `choice` is the button of a decision without a place, `gift` the target of the third player, `strip` open hands.
    """

    plots: tuple[Plot, ...]
    market: Box
    squares: tuple[Box, ...]
    tile: float
    side: Box
    has_bazaars: bool
    falcons: Box | None
    hand: Box
    money: Box
    deck: Box
    strip: Box | None
    scoreboard: ScoreboardGrid
    action: Box
    log: Box
    choice: Box | None
    gift: Box | None

    def spot(self, square: int) -> Box:
        """Returns where the tile of a market square lies."""
        return self.squares[square].band(0, self.tile).centred(self.tile, self.tile)


@dataclass(frozen=True, slots=True)
class _Needs:
    """What of a view decides where panels go."""

    seats: int
    has_third: bool
    is_open: bool
    modules: Modules
    home: Seat
    front: Seat
    waits: int
    gives: bool
    chooses: bool


def plan(view: View, area: Box, front: Seat | None = None) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum.

    Takes whose Alhambra is to be large (None: that of whoever has the hand in front).
    """
    mine = front_seat(view)
    large = mine if front is None else front
    is_placing = view.task == Task.PLACE and large == view.acting
    needs = _Needs(
        seats=view.seats,
        has_third=view.has_third,
        is_open=view.open_hands,
        modules=view.modules,
        home=mine,
        front=large,
        waits=len(view.waiting_of(large)),
        gives=is_placing and view.has_third and view.stage != Stage.END,
        chooses=view.task in (Task.FLY, Task.INVITE) and large == view.acting,
    )
    return _plan(needs, area)


@lru_cache(maxsize=64)
def _plan(needs: _Needs, area: Box) -> Plan:
    margin = 32.0 if area.w > 1600 else 20.0
    column, left = area.trimmed(margin, _TOP, margin, _FOOT).cut_right(min(660.0, max(600.0, area.w * 0.345)), 18)
    bottom, left = left.cut_bottom(min(212.0, max(172.0, column.h * 0.212)), _GAP)
    hand, money, deck = _bottom(bottom)
    others, strip, falcons = needs.seats - 1, None, None
    if needs.is_open:
        strip, left = left.cut_bottom(16 + (others + 1) // 2 * _STRIP_ROW, _GAP)
    if needs.modules.falcons:
        falcons, left = left.cut_bottom(_FALCONS, _GAP)
    beside, own = left.cut_right(max(240.0, min(420.0, left.w * _NARROW.get(others, _WIDE))), _GAP)
    large = _large(own, needs)
    market, squares, tile, side = _market(column, needs.modules.bazaars)
    table, action, log = _right(column, market.bottom + _GAP, needs.seats + needs.has_third)
    return Plan(
        plots=_by_seat(needs, large, _smalls(beside, others, needs.modules.vizier)),
        market=market,
        squares=squares,
        tile=tile,
        side=side,
        has_bazaars=needs.modules.bazaars,
        falcons=falcons,
        hand=hand,
        money=money,
        deck=deck,
        strip=strip,
        scoreboard=table,
        action=action,
        log=log,
        choice=Box(own.right - 236, own.y + 8, 226, 54) if needs.chooses else None,
        gift=Box(own.x + 10, large.waiting.bottom + 8, _TRAY - 4, 80) if needs.gives else None,
    )


def _by_seat(needs: _Needs, large: Plot, small: tuple[Plot, ...]) -> tuple[Plot, ...]:
    """The seats after that of the hand in order of turns; whoever is shown large leaves the small panel to it."""
    order = [Seat((needs.home + 1 + i) % needs.seats) for i in range(needs.seats - 1)]
    places = dict(zip(order, small, strict=True))
    if needs.front != needs.home:
        places[needs.home] = places[needs.front]
    places[needs.front] = large
    return tuple(places[Seat(seat)] for seat in range(needs.seats))


def _large(box: Box, needs: _Needs) -> Plot:
    """The Alhambra in front: at the left a tray with the bought tiles and the reserve, below a heading."""
    column, land = box.trimmed(10, _HEAD, 10, 12).cut_left(_TRAY - 4, 8)
    bought = min(land.h * 0.55, 40 + needs.waits * (_TRAY - 14)) if needs.waits else 0.0
    waiting, reserve = column.cut_top(bought, (8 if bought else 0) + (88 if needs.gives else 0))
    return Plot(box, box.band(0, _HEAD), land, reserve, waiting, True)


def _smalls(column: Box, others: int, has_vizier: bool) -> tuple[Plot, ...]:
    """The others below each other, from four on two by two; an odd last one takes the whole row."""
    if others not in _NARROW:
        return tuple(_squeezed(box, has_vizier) for box in _pairs(column, others))
    return tuple(_small(box, has_vizier) for box in column.rows(others, _GAP))


def _pairs(area: Box, number: int) -> tuple[Box, ...]:
    rows = area.rows(-(-number // 2), _GAP)
    halves = tuple(half for row in rows for half in row.columns(2, _GAP))
    return (*halves[: number - 1], rows[-1] if number % 2 else halves[-1])


def _small(box: Box, has_vizier: bool) -> Plot:
    land = box.trimmed(54 if has_vizier else 10, _SMALL_HEAD, 10, 10)
    reserve, waiting = (land.cut_right(w)[0] for w in (36, 50))
    return Plot(box, box.band(0, _SMALL_HEAD), land, reserve, waiting, False)


def _squeezed(box: Box, has_vizier: bool) -> Plot:
    foot, land = box.trimmed(8, _SMALL_HEAD - 2, 8, 6).cut_bottom(_FOOT_LINE - 6, 4)
    reserve = foot.trimmed(left=46 if has_vizier else 0, right=76)
    waiting, _ = land.cut_right(50)
    return Plot(box, box.band(0, _SMALL_HEAD), land, reserve, waiting, False, foot)


def _bottom(row: Box) -> tuple[Box, Box, Box]:
    """The hand, the open money and the money deck side by side."""
    deck, rest = row.cut_right(min(270.0, max(176.0, row.w * 0.195)), _GAP)
    money, hand = rest.cut_right(min(372.0, max(240.0, row.w * 0.265)), _GAP)
    return hand, money, deck


def _market(column: Box, has_bazaars: bool) -> tuple[Box, tuple[Box, ...], float, Box]:
    """The panel of the market, its squares, how wide a tile is, and what is left for the pile and the bazaars."""
    side = 148.0 if has_bazaars else 104.0
    tile = (column.w - 2 * _RIM - side - 4 * 10) / len(SLOTS) - 4
    box = column.band(0, 2 * _RIM + tile + _PLATE + 8 + _HINT - 4)
    inner = box.inset(_RIM).moved(0, 3)
    squares = inner.trimmed(right=side + 10).columns(len(SLOTS), 10)
    beside, _ = inner.trimmed(top=-4, bottom=2).cut_right(side - 6)
    return box, squares, tile, beside


def _right(column: Box, top: float, parties: int) -> tuple[ScoreboardGrid, Box, Box]:
    """The majority table, the action panel and the log below the market."""
    free = column.bottom - top - 2 * _GAP
    action, room = next(
        ((action, room) for action, log in (_USUAL, _CROWDED) if _fits(parties, room := free - action - log)),
        (_USUAL[0], free - sum(_LEAST)),
    )
    style = roomiest(_STYLES, parties, room)
    rest = column.trimmed(top=top - column.y)
    table = scoreboard_grid(style, parties, rest, max(room, style.needs(parties)), len(TYPES) + 1)
    rest = rest.trimmed(top=table.box.h + _GAP)
    log, above = rest.cut_bottom(max(_LEAST[1], min(_MOST_LOG, rest.h - _GAP - action)), _GAP)
    return table, above, log


def _fits(parties: int, room: float) -> bool:
    return any(style.needs(parties) <= room for style in _STYLES)
