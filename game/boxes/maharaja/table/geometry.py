"""Where every panel of the table goes: pure arithmetic in units, the same for layout, painting and touches."""

from dataclasses import dataclass, replace
from functools import lru_cache

from game.boxes.maharaja.rules.components import BOARD
from game.boxes.maharaja.rules.view import BID, FOUND, PICK, PLAN, REPLACE, Task, View
from game.boxes.maharaja.table.board_geometry import BORDER, PORTRAIT, TRACK_SIZE
from game.core.rules import Seat
from game.paint.box import Box, Viewport
from game.tabletop.zoom import BUTTON, WHOLE, Zoom
from game.tabletop.zoom import GAP as BUTTON_GAP

MAP_W, MAP_H = float(BOARD["width"]), float(BOARD["height"])
LAND = Box(BORDER - 2, BORDER - 2, MAP_W - 2 * BORDER + 4, MAP_H - 2 * BORDER + 4)
"""The part of the map that is shown: without its painted border, whose room the cities get."""
RIM = 6.0
"""Width of the rim around the map, in units."""
GAP = 10.0
_MARGIN = 14.0
_TRACK_GAP, _COLUMN_GAP = 8.0, 14.0
_LEAST_STRIP, _MOST_STRIP = 86.0, 150.0
_LEAST_COLUMN = 500.0
_ROW = 34.0
"""Height of a row of the panel of payouts."""
_HEAD, _FOOT = 44.0, 10.0
_CHOICE, _ACTION, _LOG = 352.0, 236.0, 73.0
"""In the smallest window there is room for three lines of a preview, and for two of the log."""
_LEAST_ACTION, _BRIEF_ACTION = 200.0, 210.0
"""The least height of the action panel, and what it has where the choice itself wants the room."""
_WANTED = {PLAN: 440.0, BID: 440.0, PICK: 500.0, REPLACE: 500.0, FOUND: _CHOICE}
"""How high the choice panel may become, by task; in a turn a little higher than at least."""
_WANTED_TURN = 402.0
_FOLDED_STRIP, _FOLDED_COLUMN, _TAB_WIDE = 56.0, 380.0, 62.0
"""Height of the players' row where panels are folded, the least width of the column then, and the width of a tab."""
_STOCK, _STOCK_AT, _LOW_STOCK = 44.0, (102.0, 172.0), 0.78
"""Size of a piece in a panel, how far the middles of house and palace are from the right, and their share in a row."""
_OWN, _FEW = 116.0, 4
"""What the own panel has more than others where panels are folded; more players than so few need more room."""
_FOLDED_MARGIN, _FOLDED_GAP = 8.0, 8.0
_BUTTON_SHARE = 0.09
"""How high the buttons of the zoom are on a low map, so that they stay over the mountains."""
_FOLDED_ACTION = 0.4
"""The part of the folded column that the action panel takes."""
NOWHERE = Box(0, 0, 0, 0)
"""Where a panel lies that a plan has none of, as those of the rulebook's pictures."""
PLAYERS, PAYS = "players", "pays"
"""The panels that are folded where there is little room."""


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A player's panel below the map: where the characters lie, and what is left for name and numbers."""

    box: Box
    text: Box
    portraits: tuple[Box, ...]

    @property
    def stock(self) -> tuple[Box, Box]:
        """Returns where the palaces to be built and the houses of the supply stand."""
        is_low = self.box.h <= _FOLDED_STRIP
        return stock_in(self.text, _LOW_STOCK if is_low else 1.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table.

    `board` is the painted map, whose `chart` says where what lies; `track` that of the governors. `choice` shows
    what the turn asks for, the disc or the auction; `pays` who gets what; `seats` are by seat, placed in the order of
    turns; `bank` holds the characters of nobody (None: there are none there). `has_gallery` tells that they are to be
    chosen from and lie large in `choice` instead. `tabs` call up the panels that are folded for want of room, by key;
    `pays` is the tab then.
    """

    board: Box
    chart: Viewport
    track: Box = NOWHERE
    choice: Box = NOWHERE
    pays: Box = NOWHERE
    action: Box = NOWHERE
    log: Box = NOWHERE
    seats: tuple[SeatPanel, ...] = ()
    bank: SeatPanel | None = None
    has_gallery: bool = False
    tabs: tuple[tuple[str, Box], ...] = ()

    @property
    def k(self) -> float:
        """Returns how many units one of the map's own is."""
        return self.chart.k

    @property
    def track_k(self) -> float:
        """Returns how many units one of the track's own is."""
        return self.track.h / TRACK_SIZE[1]

    @property
    def is_folded(self) -> bool:
        """Tells whether panels are folded for want of room."""
        return bool(self.tabs)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Returns where a point of the map lies."""
        return self.chart.at((x, y))

    def on_map(self, x: float, y: float, w: float, h: float) -> Box:
        """Returns where a box of the map lies."""
        return self.chart.box(Box(x, y, w, h))


def stock_in(text: Box, k: float = 1.0) -> tuple[Box, Box]:
    """Returns where palaces and houses stand at the lower right of a panel's text, `k` times as large as usual."""
    y = text.cy + min(30.0, text.h * 0.24)
    houses, palaces = (Box(text.right - x * k, y, 0, 0).centred(_STOCK * k, _STOCK * k) for x in _STOCK_AT)
    return palaces, houses


def minimum(seats: int) -> tuple[float, float]:
    """Returns the reference units (width, height) that a table for so many players needs, its panels folded."""
    return (1180.0, 664.0) if seats > _FEW else (1100.0, 620.0)


def roomy(seats: int) -> tuple[float, float]:
    """Returns the units (width, height) from which on a table for so many players shows all its panels."""
    return 1500.0 + 40.0 * max(0, seats - 3), 832.0 + 35.0 * (seats - 2)


def order(view: View) -> tuple[Seat, ...]:
    """Returns the seats in the order of turns; whoever holds no character comes last."""
    return _order(view.public.characters)


@lru_cache(maxsize=64)
def _order(held: tuple[tuple[int, ...], ...]) -> tuple[Seat, ...]:
    last = 1 + max((max(characters, default=0) for characters in held), default=0)
    return tuple(sorted(map(Seat, range(len(held))), key=lambda seat: min(held[seat], default=last)))


def plan(view: View, area: Box, zoom: Zoom = WHOLE) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum, with the map zoomed."""
    public = view.public
    has_gallery = public.task in (BID, PICK, REPLACE)
    bank = 0 if has_gallery else len(public.bank)
    held = _Held(order(view), tuple(map(len, public.characters)), bank, view.seat)
    width, height = roomy(public.seats)
    make = _plan if area.w >= width and area.h >= height else _folded
    made = make(area, held, public.task, has_payouts=public.city is not None)
    return made if zoom.is_usual else replace(made, chart=made.chart.then(zoom.over(made.board)))


@dataclass(frozen=True, slots=True)
class _Held:
    """Who sits where in the order of turns; how many characters each holds, by seat, and the bank; whose view it is."""

    placed: tuple[Seat, ...]
    numbers: tuple[int, ...]
    bank: int
    own: Seat | None

    @property
    def everybody(self) -> int:
        return sum(self.numbers) + self.bank


@lru_cache(maxsize=64)
def _plan(area: Box, held: _Held, task: Task, *, has_payouts: bool) -> Plan:
    """All panels: the map and the track at the left, the others in a column beside them, the players below."""
    inner = area.inset(_MARGIN, GAP)
    shape = LAND.w / LAND.h + TRACK_SIZE[0] / TRACK_SIZE[1]
    height = min(inner.h - _LEAST_STRIP - GAP, (inner.w - _LEAST_COLUMN - _TRACK_GAP - _COLUMN_GAP) / shape)
    strip, upper = inner.cut_bottom(min(_MOST_STRIP, inner.h - GAP - height), GAP)
    board, track, column = _land(upper, height, _COLUMN_GAP)
    choice, action, pays, log = _column(column, len(held.placed), task, has_payouts=has_payouts)
    everybody = held.everybody
    share = 0.17 if len(held.placed) > 4 else 0.22
    width = max(44.0, min((strip.h - 22) / PORTRAIT, strip.w * share / max(1, everybody)))
    seats, nobody = _strip(strip, held, width, 24.0, 0.0)
    return Plan(board, chart_of(board), track, choice, pays, action, log, seats, nobody, task in (BID, PICK, REPLACE))


@lru_cache(maxsize=64)
def _folded(area: Box, held: _Held, task: Task, *, has_payouts: bool) -> Plan:
    """What is played with; payouts, log and all about the other players are called up by tabs."""
    inner = area.inset(_FOLDED_MARGIN)
    shape = LAND.w / LAND.h + TRACK_SIZE[0] / TRACK_SIZE[1]
    width = inner.w - _FOLDED_COLUMN - _TRACK_GAP - _FOLDED_GAP
    strip, upper = inner.cut_bottom(_FOLDED_STRIP, _FOLDED_GAP)
    board, track, column = _land(upper, min(upper.h, width / shape), _FOLDED_GAP)
    action, choice = column.cut_bottom(column.h * _FOLDED_ACTION, _FOLDED_GAP)
    tabs, strip = strip.cut_right(3 * (_TAB_WIDE + 6) - 6, _FOLDED_GAP)
    players, pays, log = tabs.columns(3, 6)
    seats, nobody = _strip(strip, held, (strip.h - 8) / PORTRAIT, 0.0, _OWN)
    found = ((PLAYERS, players), (PAYS, pays)) if has_payouts else ((PLAYERS, players),)
    has_gallery = task in (BID, PICK, REPLACE)
    return Plan(board, chart_of(board), track, choice, pays, action, log, seats, nobody, has_gallery, found)


def _land(upper: Box, height: float, gap: float) -> tuple[Box, Box, Box]:
    """The map and the track, so high, side by side, and what is left for the column beside them."""
    board, rest = upper.cut_left(LAND.w / LAND.h * height, _TRACK_GAP)
    track, column = rest.cut_left(TRACK_SIZE[0] / TRACK_SIZE[1] * height, gap)
    return board.centred(board.w, height).inset(RIM), track.centred(track.w, height), column


def zoom_buttons(board: Box) -> Box:
    """Returns the row of the buttons of the zoom on the map."""
    size = min(BUTTON, board.h * _BUTTON_SHARE)
    return board.line(1, 3 * size + 2 * BUTTON_GAP)[0].band(6, size)


def chart_of(board: Box) -> Viewport:
    """Returns where the map's own places are while its land fills the board."""
    k = board.w / LAND.w
    return Viewport(board.x - LAND.x * k, board.y - LAND.y * k, k)


def _column(box: Box, seats: int, task: Task, *, has_payouts: bool) -> tuple[Box, Box, Box, Box]:
    """Choice panel, action, payouts and log below each other; what is to spare goes to the first two and the log."""
    pays = _HEAD + (seats * _ROW if has_payouts else 0) + _FOOT
    free = box.h - 3 * GAP - pays - _LOG
    choice = min(_CHOICE, free - _LEAST_ACTION)
    action = min(_BRIEF_ACTION if task in _WANTED else _ACTION, free - choice)
    more = max(0.0, min(_WANTED.get(task, _WANTED_TURN) - choice, free - choice - action))
    spare = free - choice - action - more
    first, rest = box.cut_top(choice + more, GAP)
    second, rest = rest.cut_top(action + min(60.0, spare * 0.6), GAP)
    third, log = rest.cut_top(pays, GAP)
    return first, second, third, log


def _strip(
    box: Box, held: _Held, width: float, head: float, own: float
) -> tuple[tuple[SeatPanel, ...], SeatPanel | None]:
    """The players' panels side by side in the order of turns, as wide as their characters need, and the bank.

    A character is so wide, the heading of the bank so high, and the viewer's own panel has so much more.
    """
    rest = box.w - GAP * (len(held.placed) - 1) - held.everybody * (width + 6)
    nobody = None
    if held.bank:
        most = held.bank * (width + 6) + 20
        rest -= 20 + GAP
        nobody = _panel(box.cut_right(most)[0], held.bank, width, head, is_bank=True)
    found, more = {}, {held.own: own} if held.own is not None else {}
    each = (rest - sum(more.values())) / len(held.placed)
    for seat in held.placed:
        panel, box = box.cut_left(each + more.get(seat, 0.0) + held.numbers[seat] * (width + 6), GAP)
        found[seat] = _panel(panel, held.numbers[seat], width, 0.0)
    return tuple(found[Seat(seat)] for seat in range(len(held.placed))), nobody


def _panel(box: Box, number: int, width: float, head: float, *, is_bank: bool = False) -> SeatPanel:
    """A panel whose characters lie at its right end or, in the bank, in the middle below a heading so high."""
    height = min(width * PORTRAIT, box.h - head - (12 if box.h > _FOLDED_STRIP else 8))
    width = height / PORTRAIT
    used = number * (width + 6) - 6
    room = box.trimmed(top=head).centred(box.w, height)
    row = room.moved(0, -2 if head else 0) if is_bank else room.trimmed(right=8).cut_right(used)[0]
    return SeatPanel(box, box.inset(10, 6).trimmed(right=used + 4), row.line(number, width, 6))
