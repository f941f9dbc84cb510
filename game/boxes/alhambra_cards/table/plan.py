"""Where everything on the table goes, in reference units: all panels, or some called up by tabs."""

from dataclasses import dataclass
from functools import lru_cache

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.components import OPEN_MONEY, SLOTS, TYPES
from game.boxes.alhambra_family.table.hand_layout import HEAD, LOW_HEAD, SHAPE, rows_high
from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, ScoreboardGrid, roomiest, scoreboard_grid
from game.boxes.alhambra_family.table.zones import TITLED
from game.paint.box import Box

GAP = 14.0
CARD = 109.0
"""The width of a money card that is large enough in the smallest window."""
MAJORITIES, DECK, HANDS = "majorities", "deck", "hands"
"""The keys of panels that can be folded."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The sheet with the question who gets a bought building: the building, and the targets of both answers.

    `room` is how far the question may reach to the right.
    """

    box: Box
    building: Box
    keep: Box
    give: Box
    room: float


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; `decision` is there while a bought building is to be kept or given away.

    `tabs` are where the tabs of folded panels are, by key, and `overlay` is where a panel goes that was called up. The
    rows of folded majorities all lie at their tab. `waiting` is where bought buildings wait (None: in their row).
    """

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
    tabs: tuple[tuple[str, Box], ...] = ()
    overlay: Box | None = None
    waiting: Box | None = None

    @property
    def is_folded(self) -> bool:
        """Tells whether panels are folded for want of room."""
        return bool(self.tabs)

    def building(self, slot: int) -> Box:
        """Returns where the building of a yard slot lies."""
        box = self.slots[slot]
        return box.line(1, self.tile)[0].band(8, self.tile)

    def plate(self, slot: int) -> Box:
        """Returns where the plate with the currency of a yard slot lies, below its building."""
        box = self.slots[slot].inset(6, 0)
        return box.band(self.building(slot).bottom + (8 if self.is_folded else 12) - box.y, 46)


def hand_high(card: float, head: float) -> float:
    """Returns how high the tray of a hand is for cards of a width, below coins and sums of a height."""
    return card * SHAPE + head + 14


# ---------------------------------------------------------------------- all panels
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
    RowStyle(44, 66, 76, 88, True, 31),
    RowStyle(0, 64, 64, 76, True, 30),
    RowStyle(0, 60, 64, 70, True, 30),
    RowStyle(0, 52, 37, 48, False, 30),
)
"""How the majorities are drawn, the roomiest first."""


def has_room(area: Box, others: int) -> bool:
    """Tells whether an area has room for all panels; `others` are the open hands besides the own one."""
    return area.w >= _NARROWEST and _free(area, others) - _money() - _hand() >= _LOWEST_YARD


def _money() -> float:
    """How high the tray of the open money is."""
    return CARD * SHAPE + 28


def _hand() -> float:
    return max(hand_high(CARD, HEAD), rows_high(CARD))


def _strip(others: int) -> float:
    """How high the open hands of others are, with the gap below."""
    return 16 + (others + 1) // 2 * _STRIP_ROW + GAP if others else 0.0


def _free(area: Box, others: int) -> float:
    """What yard, open money and hand share of the height."""
    return area.h - 34 - 2 * GAP - _strip(others)


def _roomy(parties: int, others: int, is_deciding: bool, area: Box) -> Plan:
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
    deck, money = middle.cut_right(_deck(middle), GAP)
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


def _deck(middle: Box) -> float:
    """How wide the deck's tray is: so that the open money finds room beside its heading, if that can be."""
    needed = OPEN_MONEY * ((middle.h - 28) / SHAPE + 12) + TITLED + 10
    return max(250.0, min(middle.w * (0.36 if middle.w > 900 else 0.34), middle.w - GAP - needed))


def _tallest_yard(width: float) -> float:
    """Returns the height at which the buildings of a yard of some width are as large as they can be side by side."""
    pad, gap = _yard_pads(width)
    return Box(0, 0, width - 2 * pad, 0).columns(len(SLOTS), gap)[0].w - 16 + _AROUND_TILE + _HEAD + 38


def _yard_pads(width: float) -> tuple[float, float]:
    """Returns what a yard of some width leaves free at its edges and between its spaces."""
    return (50.0, 16.0) if width > 900 else (40.0, 10.0)


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


# ---------------------------------------------------------------------- folded panels
MINIMUM = (1024.0, 580.0)
_LOWEST = 492.0
"""The height of the smallest area."""
_LOW_CARD, _CARD_GROWS = 75.0, 0.093
"""How wide money cards are there, and how much wider for each unit of height."""
_LOW_TILE, _TILE_GROWS = 120.0, 0.178
"""The same of buildings."""
RIM = 18.0
"""The width of the yard's frame."""
_DECK_WIDE = 50.0
"""What the deck of buildings takes at the right end of the yard."""
AROUND_TILE = 106.0
"""The height of a yard space above and below its building: plate and hint."""
HEADED = 48.0
"""What the heading of the yard takes, where there is so much to spare."""
_TITLED = 8.0
"""What the heading of the open money takes more than coins and sums above a hand."""
_TAB, _BETWEEN = 50.0, 8.0
_LOG_TAB = ""
_SHARES = {MAJORITIES: 0.42, _LOG_TAB: 0.4, DECK: 0.18, HANDS: 0.18}
"""How wide the tabs are against each other."""
WAITING = 40.0
_LOW_STYLE = RowStyle(0, 50, 36, 48, False, 26)


def _folded(parties: int, others: int, is_deciding: bool, waiting: int, area: Box) -> Plan:
    """Returns the panels; `waiting` bought buildings lie beside the tabs."""
    card = _LOW_CARD + (area.h - _LOWEST) * _CARD_GROWS
    lower, upper = area.trimmed(16, 14, 16, 14).cut_bottom(hand_high(card, LOW_HEAD + _TITLED), GAP)
    money, hand = lower.cut_left(OPEN_MONEY * (card + 12) - 12 + 30, GAP)
    column, yard = upper.cut_right(min(470.0, max(340.0, area.w * 0.34)), GAP)
    foot, action = column.cut_bottom(_TAB, 10)
    places, foot = foot.cut_right(waiting * WAITING, 6) if waiting else (None, foot)
    tabs = _tabs(foot, [MAJORITIES, _LOG_TAB, DECK, *([HANDS] if others else [])])
    slots, tile = (
        _deciding_slots(yard) if is_deciding else _folded_slots(yard, _LOW_TILE + (area.h - _LOWEST) * _TILE_GROWS)
    )
    return Plan(
        yard=yard,
        slots=slots,
        tile=tile,
        building_deck=_folded_deck(yard, is_deciding),
        decision=_folded_decision(yard) if is_deciding else None,
        money=money,
        deck=tabs[DECK],
        strip=None,
        hand=hand,
        scoreboard=_at_tab(tabs[MAJORITIES], parties),
        action=action,
        log=tabs.pop(_LOG_TAB),
        tabs=tuple(tabs.items()),
        overlay=area.inset(max(48.0, (area.w - 1100) / 2), max(10.0, (area.h - 760) / 2)),
        waiting=places,
    )


def _tabs(row: Box, keys: list[str]) -> dict[str, Box]:
    """The tabs side by side."""
    free = row.w - (len(keys) - 1) * _BETWEEN
    whole, tabs = sum(_SHARES[key] for key in keys), {}
    for key in keys:
        tabs[key], row = row.cut_left(free * _SHARES[key] / whole, _BETWEEN)
    return tabs


def _at_tab(tab: Box, parties: int) -> ScoreboardGrid:
    """The majorities all at their tab, where what is counted there goes to."""
    columns = (tab.cx,) * len(TYPES)
    return ScoreboardGrid(tab, _LOW_STYLE, (tab,) * parties, columns, tab.w / len(TYPES))


def called_up(box: Box, parties: int) -> ScoreboardGrid:
    """Returns the majorities in the box inside the frame of an overlay, in the roomiest style that fits."""
    style = next((style for style in STYLES if style.needs(parties) <= box.h), _LOW_STYLE)
    return scoreboard_grid(style, parties, box, box.h, len(TYPES))


def _folded_slots(yard: Box, most: float) -> tuple[tuple[Box, ...], float]:
    """The spaces side by side, in the middle of the height, left of the deck."""
    row = yard.inset(RIM + 8, RIM + 4).trimmed(right=_DECK_WIDE - 8)
    tile = min(row.columns(len(SLOTS), 6)[0].w - 8, row.h - AROUND_TILE, most)
    if row.h >= tile + AROUND_TILE + HEADED:
        row = row.trimmed(top=HEADED)
    return row.centred(row.w, tile + AROUND_TILE).columns(len(SLOTS), 6), tile


def _deciding_slots(yard: Box) -> tuple[tuple[Box, ...], float]:
    """Small ones in the upper right corner of the sheet with the question."""
    row = yard.trimmed(right=RIM + 22, top=RIM + 8).cut_right(len(SLOTS) * 50)[0]
    return row.band(0, 60).columns(len(SLOTS), 6), 44.0


def _folded_deck(yard: Box, is_deciding: bool) -> Box:
    """The deck of buildings: right of the spaces, left of the small ones beside the question."""
    if is_deciding:
        return Box(yard.right - RIM - 34 - len(SLOTS) * 50 - 30, yard.y + RIM + 18, 32, 32)
    return Box(yard.right - RIM - _DECK_WIDE + 2, yard.cy - 40, 36, 36)


def _folded_decision(yard: Box) -> Decision:
    """The question beside the building, and below both answers, over the whole yard."""
    box = yard.inset(RIM + 4)
    head, rest = box.trimmed(10, 6, 10, 6).cut_top(52, 6)
    keep, give = rest.columns(2, 12)
    return Decision(box, Box(head.x + 4, head.y, 52, 52), keep, give, box.right - len(SLOTS) * 50 - 70)


def plan(view: View, area: Box) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum."""
    others = view.seats - 1 if view.open_hands else 0
    waiting = max(len(view.bought), len(view.pending))
    return _plan(view.seats + (1 if view.third else 0), others, bool(view.pending), waiting, area)


@lru_cache(maxsize=64)
def _plan(parties: int, others: int, is_deciding: bool, waiting: int, area: Box) -> Plan:
    if has_room(area, others):
        return _roomy(parties, others, is_deciding, area)
    return _folded(parties, others, is_deciding, waiting, area)
