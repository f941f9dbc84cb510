"""Where everything goes on a table with room for all of its panels."""

from game.boxes.alhambra_cards.table.plan_parts import CARD, GAP, Decision, Plan, hand_high, money_high
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.market import SLOTS
from game.boxes.alhambra_family.table.hand_layout import HEAD, rows_high
from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, ScoreboardGrid, roomiest, scoreboard_grid
from game.paint.box import Box

_ACTION = 222.0
_LOG = 92.0
_STRIP_ROW = 36.0
_NARROWEST = 1500.0
_LOWEST_YARD = 355.0
_YARD = 0.482
"""The part of the height that the yard takes where it is not more than its buildings need."""
_OPEN = 0.45
"""The part that the open money takes of what the yard leaves, so that its cards are like those of the hand."""
_AROUND_TILE = 114.0
"""The height of a yard space above and below its building: plate and hint."""
_HEAD, _LOW_HEAD = 88.0, 76.0
"""What the heading of a yard takes above its spaces, lit ones with their frames included; in a low yard."""

STYLES = (
    RowStyle(True, 44, 66, 76, 88, True, 31),
    RowStyle(True, 0, 64, 64, 76, True, 30),
    RowStyle(False, 0, 60, 64, 70, True, 30),
    RowStyle(False, 0, 52, 37, 48, False, 30),
)
"""How the majorities are drawn, the roomiest first."""


def has_room(area: Box, others: int) -> bool:
    """Tells whether an area has room for all panels; `others` are the open hands besides the own one."""
    return area.w >= _NARROWEST and _free(area, others) - _money() - _hand() >= _LOWEST_YARD


def _money() -> float:
    return money_high(CARD)


def _hand() -> float:
    return max(hand_high(CARD, HEAD), rows_high(CARD))


def _strip(others: int) -> float:
    """How high the open hands of others are, with the gap below."""
    return 16 + (others + 1) // 2 * _STRIP_ROW + GAP if others else 0.0


def _free(area: Box, others: int) -> float:
    """What yard, open money and hand share of the height."""
    return area.h - 34 - 2 * GAP - _strip(others)


def plan(parties: int, others: int, is_deciding: bool, area: Box) -> Plan:
    """Returns the panels for so many parties at the majorities."""
    margin = 32.0 if area.w > 1600 else 20.0
    right = min(690.0, max(640.0, area.w * 0.372))
    column, rest = area.trimmed(margin, 18, margin, 16).cut_right(right, 18)
    scoreboard, below = _scoreboard(column, parties)
    action, log = below.cut_top(_ACTION, GAP)
    free = _free(area, others)
    yard, rest = rest.cut_top(min(free * _YARD, _tallest_yard(rest.w), free - _money() - _hand()), GAP)
    middle, hand = rest.cut_top(min((free - yard.h) * _OPEN, free - yard.h - _hand()), GAP)
    shown = None
    if others:
        shown, hand = hand.cut_top(_strip(others) - GAP, GAP)
    deck, money = middle.cut_right(max(250.0, middle.w * (0.36 if middle.w > 900 else 0.34)), GAP)
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
    return Decision(box, Box(box.x + 20, box.y + 20, size, size), keep, give, box.right - 18)


def _scoreboard(column: Box, parties: int) -> tuple[ScoreboardGrid, Box]:
    """The majority table in the roomiest style that fits, and what the column has left below it."""
    free = column.h - _ACTION - _LOG - 2 * GAP
    table = scoreboard_grid(roomiest(STYLES, parties, free), parties, column, free, len(TYPES))
    return table, column.trimmed(top=table.box.h + GAP)
