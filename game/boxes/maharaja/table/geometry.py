"""Where every panel of the table goes: pure arithmetic in units, the same for layout, painting and touches."""

from dataclasses import dataclass
from functools import lru_cache

from game.boxes.maharaja.rules.board import BOARD
from game.boxes.maharaja.rules.tasks import BID, PICK, REPLACE
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.board_geometry import TRACK_SIZE
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.viewport import Viewport

MAP_W, MAP_H = float(BOARD["width"]), float(BOARD["height"])
GAP = 10.0
_MARGIN = 14.0
_TRACK_GAP, _COLUMN_GAP = 6.0, 14.0
_LEAST_STRIP, _MOST_STRIP = 86.0, 150.0
_LEAST_COLUMN = 500.0
_PORTRAIT = 1.3
"""Height of a character's picture for its width."""
_ROW = 27.0
"""Height of a row of the panel of payouts."""
_HEAD, _FOOT = 44.0, 10.0
_CHOICE, _ACTION, _LOG = 352.0, 236.0, 73.0
"""In the smallest window there is room for three lines of a preview, and for two of the log."""
_LEAST_ACTION = 200.0


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A player's panel below the map: where the characters lie, and what is left for name and numbers."""

    box: Box
    text: Box
    portraits: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table.

    `board` is the painted map, whose `chart` says where what lies; `track` that of the governors. `choice` shows
    what the turn asks for, the disc or the auction; `pays` who gets what; `seats` are by seat, placed in the order of
    turns; `bank` holds the characters of nobody (None: there are none there). `has_gallery` tells that they are to be
    chosen from and lie large in `choice` instead.
    """

    board: Box
    chart: Viewport
    track: Box
    choice: Box
    pays: Box
    action: Box
    log: Box
    seats: tuple[SeatPanel, ...]
    bank: SeatPanel | None
    has_gallery: bool

    @property
    def k(self) -> float:
        """Returns how many units one of the map's own is."""
        return self.chart.k

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Returns where a point of the map lies."""
        return self.chart.at((x, y))

    def on_map(self, x: float, y: float, w: float, h: float) -> Box:
        """Returns where a box of the map lies."""
        return self.chart.box(Box(x, y, w, h))


def minimum(seats: int) -> tuple[float, float]:
    """Returns the reference units (width, height) that a table for so many players needs at least."""
    return 1500.0 + 40.0 * max(0, seats - 3), 920.0 + 35.0 * (seats - 2)


def order(view: View) -> tuple[Seat, ...]:
    """Returns the seats in the order of turns; whoever holds no character comes last."""
    return _order(view.public.characters)


@lru_cache(maxsize=64)
def _order(held: tuple[tuple[int, ...], ...]) -> tuple[Seat, ...]:
    last = 1 + max((max(characters, default=0) for characters in held), default=0)
    return tuple(sorted(map(Seat, range(len(held))), key=lambda seat: min(held[seat], default=last)))


def plan(view: View, area: Box) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum."""
    public = view.public
    has_gallery = public.task in (BID, PICK, REPLACE)
    bank = 0 if has_gallery else len(public.bank)
    return _plan(area, order(view), tuple(map(len, public.characters)), bank, has_gallery)


@lru_cache(maxsize=64)
def _plan(area: Box, placed: tuple[Seat, ...], held: tuple[int, ...], bank: int, has_gallery: bool) -> Plan:
    inner = area.inset(_MARGIN, GAP)
    shape = (MAP_W + TRACK_SIZE[0]) / MAP_H
    tall = min(inner.h - _LEAST_STRIP - GAP, (inner.w - _LEAST_COLUMN - _TRACK_GAP - _COLUMN_GAP) / shape)
    k = tall / MAP_H
    strip, upper = inner.cut_bottom(min(_MOST_STRIP, inner.h - GAP - tall), GAP)
    board, rest = upper.cut_left(MAP_W * k, _TRACK_GAP)
    track, column = rest.cut_left(TRACK_SIZE[0] * k, _COLUMN_GAP)
    board, track = board.centred(board.w, tall), track.centred(track.w, tall)
    choice, action, pays, log = _column(column, len(placed))
    seats, nobody = _strip(strip, placed, held, bank)
    return Plan(board, Viewport(board.x, board.y, k), track, choice, pays, action, log, seats, nobody, has_gallery)


def _column(box: Box, seats: int) -> tuple[Box, Box, Box, Box]:
    """Choice panel, action, payouts and log below each other; what is to spare goes to the first two and the log."""
    pays = _HEAD + seats * _ROW + _FOOT
    spare = box.h - 3 * GAP - pays - _CHOICE - _ACTION - _LOG
    if spare >= 0:
        choice, action = _CHOICE + min(50, spare * 0.3), _ACTION + min(60, spare * 0.6)
    else:
        action = max(_LEAST_ACTION, _ACTION + spare / 2)
        choice = min(_CHOICE, box.h - 3 * GAP - pays - action - _LOG)
    first, rest = box.cut_top(choice, GAP)
    second, rest = rest.cut_top(action, GAP)
    third, log = rest.cut_top(pays, GAP)
    return first, second, third, log


def _strip(
    box: Box, placed: tuple[Seat, ...], held: tuple[int, ...], bank: int
) -> tuple[tuple[SeatPanel, ...], SeatPanel | None]:
    """The players' panels side by side in the order of turns, as wide as their characters need, and the bank."""
    everybody = sum(held) + bank
    wide = max(44.0, min((box.h - 22) / _PORTRAIT, box.w * (0.17 if len(placed) > 4 else 0.22) / max(1, everybody)))
    rest = box.w - GAP * (len(placed) - 1) - everybody * (wide + 6)
    nobody = None
    if bank:
        most = bank * (wide + 6) + 20
        rest -= 20 + GAP
        nobody = _panel(box.cut_right(most)[0], bank, wide, 24.0)
    found = {}
    for seat in placed:
        panel, box = box.cut_left(rest / len(placed) + held[seat] * (wide + 6), GAP)
        found[seat] = _panel(panel, held[seat], wide, 0.0)
    return tuple(found[Seat(seat)] for seat in range(len(placed))), nobody


def _panel(box: Box, number: int, wide: float, head: float) -> SeatPanel:
    """A panel whose characters lie at its right end or, below a heading so high, in the middle."""
    high = min(wide * _PORTRAIT, box.h - head - 12)
    wide = high / _PORTRAIT
    used = number * (wide + 6) - 6
    room = box.trimmed(top=head).centred(box.w, high)
    row = room.moved(0, -2) if head else room.trimmed(right=8).cut_right(used)[0]
    return SeatPanel(box, box.inset(10, 6).trimmed(right=used + 4), row.line(number, wide, 6))
