"""Where everything on the table goes, in reference units."""

from dataclasses import dataclass
from functools import lru_cache

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.market import SLOTS
from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, ScoreboardGrid, roomiest, scoreboard_grid
from game.paint.box import Box

_GAP = 14.0
_ACTION = 222.0
_LOG = 92.0
_STRIP_ROW = 36.0
_AROUND_TILE = 114.0
"""The height of a yard space above and below its building: plate and hint."""
_HEAD, _LOW_HEAD = 88.0, 76.0
"""What the heading of a yard takes above its spaces, lit ones with their frames included; in a low yard."""


_STYLES = (
    RowStyle(True, 44, 66, 76, 88, True, 31),
    RowStyle(True, 0, 64, 64, 76, True, 30),
    RowStyle(False, 0, 60, 64, 70, True, 30),
    RowStyle(False, 0, 52, 37, 48, False, 30),
)


@dataclass(frozen=True, slots=True)
class Decision:
    """The sheet with the question who gets a bought building: the building, and the targets of both answers."""

    box: Box
    building: Box
    keep: Box
    give: Box


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; `decision` is there while a bought building is to be kept or given away."""

    yard: Box
    slots: tuple[Box, ...]
    tile: float
    building_deck: Box
    decision: Decision | None
    money: Box
    deck: Box
    strip: Box | None
    hand: Box
    scoreboard: ScoreboardGrid
    action: Box
    log: Box

    def building(self, slot: int) -> Box:
        """Returns where the building of a yard slot lies."""
        box = self.slots[slot]
        return box.line(1, self.tile)[0].band(8, self.tile)


def plan(view: View, area: Box) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum."""
    third = 1 if view.third else 0
    others = view.seats - 1 if view.open_hands else 0
    return _plan(view.seats + third, others, bool(view.pending), area)


@lru_cache(maxsize=64)
def _plan(parties: int, others: int, is_deciding: bool, area: Box) -> Plan:
    margin = 32.0 if area.w > 1600 else 20.0
    right = min(690.0, max(640.0, area.w * 0.372))
    column, rest = area.trimmed(margin, 18, margin, 16).cut_right(right, 18)
    scoreboard, below = _scoreboard(column, parties)
    action, log = below.cut_top(_ACTION, _GAP)
    strip = 16 + (others + 1) // 2 * _STRIP_ROW if others else 0.0
    free = rest.h - 2 * _GAP - (strip + _GAP if strip else 0)
    yard, rest = rest.cut_top(min(free * 0.482, _tallest_yard(rest.w)), _GAP)
    middle, hand = rest.cut_top((free - yard.h) * 0.41, _GAP)
    shown = None
    if strip:
        shown, hand = hand.cut_top(strip, _GAP)
    deck, money = middle.cut_right(max(250.0, middle.w * (0.36 if middle.w > 900 else 0.34)), _GAP)
    slots, tile = _slots(yard, is_deciding)
    return Plan(
        yard=yard,
        slots=slots,
        tile=tile,
        building_deck=_building_deck(yard, is_deciding),
        decision=_decision(yard) if is_deciding else None,
        money=money,
        deck=deck,
        strip=shown,
        hand=hand,
        scoreboard=scoreboard,
        action=action,
        log=log,
    )


def _tallest_yard(wide: float) -> float:
    """Returns the height at which the buildings of a yard of some width are as large as they can be side by side."""
    pad, gap = _yard_pads(wide)
    return Box(0, 0, wide - 2 * pad, 0).columns(len(SLOTS), gap)[0].w - 16 + _AROUND_TILE + _HEAD + 38


def _yard_pads(wide: float) -> tuple[float, float]:
    """Returns what a yard of some width leaves free at its edges and between its spaces."""
    return (50.0, 16.0) if wide > 900 else (40.0, 10.0)


def _slots(yard: Box, is_deciding: bool) -> tuple[tuple[Box, ...], float]:
    """The four spaces of the yard; they move together while something else needs the room."""
    pad, gap = _yard_pads(yard.w)
    row = yard.trimmed(pad, _HEAD if yard.h > 400 else _LOW_HEAD, pad, 38)
    if is_deciding:
        row = row.cut_left(row.w * 0.46)[0]
    tile = min(row.columns(len(SLOTS), gap)[0].w - 16, row.h - _AROUND_TILE)
    if is_deciding:
        row = Box(row.x, yard.cy - (tile + 66) / 2 - 8, row.w, tile + 74)
    return row.columns(len(SLOTS), gap), tile


def _building_deck(yard: Box, is_deciding: bool) -> Box:
    """The deck of buildings: in the right corner of the yard, in the left one where the sheet lies over that."""
    left = yard.x + 54 if is_deciding else yard.right - (92 if yard.w > 900 else 84)
    return Box(left, yard.y + (46 if is_deciding else 36), 42, 42)


def _decision(yard: Box) -> Decision:
    box = yard.trimmed(left=yard.w * 0.47, top=40, right=44, bottom=40)
    size = min(120.0, box.h * 0.3)
    keep, give = box.trimmed(16, 20 + size + 14, 16, 16).columns(2, 16)
    return Decision(box, Box(box.x + 20, box.y + 20, size, size), keep, give)


def _scoreboard(column: Box, parties: int) -> tuple[ScoreboardGrid, Box]:
    """The majority table in the roomiest style that fits, and what the column has left below it."""
    free = column.h - _ACTION - _LOG - 2 * _GAP
    table = scoreboard_grid(roomiest(_STYLES, parties, free), parties, column, free, len(TYPES))
    return table, column.trimmed(top=table.box.h + _GAP)
