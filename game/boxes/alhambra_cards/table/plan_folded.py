"""Where everything goes where letters are large or the window is small: what can be called up is folded into tabs.

The yard lies above open money and hand, whose cards are of one size; the action panel stands at its right, above tabs
for majorities, log, money deck and open hands. Cards and buildings are larger on the screen than on the roomy table.
"""

from dataclasses import replace

from game.boxes.alhambra_cards.table.plan_parts import DECK, GAP, HANDS, MAJORITIES, Decision, Plan, hand_high
from game.boxes.alhambra_cards.table.plan_roomy import STYLES
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.market import OPEN_MONEY, SLOTS
from game.boxes.alhambra_family.table.hand_layout import LOW_HEAD
from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, ScoreboardGrid, scoreboard_grid
from game.paint.box import Box

MINIMUM = (1024.0, 580.0)
_LOWEST = 492.0
"""The height of the smallest area."""
_CARD, _CARD_GROWS = 75.0, 0.093
"""How wide money cards are there, and how much wider for each unit of height."""
_TILE, _TILE_GROWS = 120.0, 0.178
"""The same of buildings."""
RIM = 18.0
"""The width of the yard's frame."""
_DECK = 50.0
"""What the deck of buildings takes at the right end of the yard."""
AROUND_TILE = 106.0
"""The height of a yard space above and below its building: plate and hint."""
HEADED = 48.0
"""What the heading of the yard takes, where there is so much to spare."""
_TITLED = 8.0
"""What the heading of the open money takes more than coins and sums above a hand."""
_TAB, _BETWEEN = 50.0, 8.0
_LOG = ""
_SHARES = {MAJORITIES: 0.42, _LOG: 0.4, DECK: 0.18, HANDS: 0.18}
"""How wide the tabs are against each other."""
WAITING = 40.0
_LOW_STYLE = RowStyle(False, 0, 50, 36, 48, False, 26)


def plan(parties: int, others: int, is_deciding: bool, waiting: int, area: Box) -> Plan:
    """Returns the panels; `waiting` bought buildings lie beside the tabs."""
    card = _CARD + (area.h - _LOWEST) * _CARD_GROWS
    lower, upper = area.trimmed(16, 14, 16, 14).cut_bottom(hand_high(card, LOW_HEAD + _TITLED), GAP)
    money, hand = lower.cut_left(OPEN_MONEY * (card + 12) - 12 + 30, GAP)
    column, yard = upper.cut_right(min(470.0, max(340.0, area.w * 0.34)), GAP)
    foot, action = column.cut_bottom(_TAB, 10)
    places, foot = foot.cut_right(waiting * WAITING, 6) if waiting else (None, foot)
    tabs = _tabs(foot, [MAJORITIES, _LOG, DECK, *([HANDS] if others else [])])
    slots, tile = _deciding_slots(yard) if is_deciding else _slots(yard, _TILE + (area.h - _LOWEST) * _TILE_GROWS)
    return Plan(
        yard=yard,
        slots=slots,
        tile=tile,
        building_deck=_building_deck(yard, is_deciding),
        decision=_decision(yard) if is_deciding else None,
        money=money,
        deck=tabs[DECK],
        strip=None,
        hand=hand,
        scoreboard=_at_tab(tabs[MAJORITIES], parties),
        action=action,
        log=tabs.pop(_LOG),
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
    styles = [replace(style, is_framed=False) for style in STYLES]
    style = next((style for style in styles if style.needs(parties) <= box.h), _LOW_STYLE)
    return scoreboard_grid(style, parties, box, box.h, len(TYPES))


def _slots(yard: Box, most: float) -> tuple[tuple[Box, ...], float]:
    """The spaces side by side, in the middle of the height, left of the deck."""
    row = yard.inset(RIM + 8, RIM + 4).trimmed(right=_DECK - 8)
    tile = min(row.columns(len(SLOTS), 6)[0].w - 8, row.h - AROUND_TILE, most)
    if row.h >= tile + AROUND_TILE + HEADED:
        row = row.trimmed(top=HEADED)
    return row.centred(row.w, tile + AROUND_TILE).columns(len(SLOTS), 6), tile


def _deciding_slots(yard: Box) -> tuple[tuple[Box, ...], float]:
    """Small ones in the upper right corner of the sheet with the question."""
    row = yard.trimmed(right=RIM + 22, top=RIM + 8).cut_right(len(SLOTS) * 50)[0]
    return row.band(0, 60).columns(len(SLOTS), 6), 44.0


def _building_deck(yard: Box, is_deciding: bool) -> Box:
    """The deck of buildings: right of the spaces, left of the small ones beside the question."""
    if is_deciding:
        return Box(yard.right - RIM - 34 - len(SLOTS) * 50 - 30, yard.y + RIM + 18, 32, 32)
    return Box(yard.right - RIM - _DECK + 2, yard.cy - 40, 36, 36)


def _decision(yard: Box) -> Decision:
    """The question beside the building, and below both answers, over the whole yard."""
    box = yard.inset(RIM + 4)
    head, rest = box.trimmed(10, 6, 10, 6).cut_top(52, 6)
    keep, give = rest.columns(2, 12)
    return Decision(box, Box(head.x + 4, head.y, 52, 52), keep, give, box.right - len(SLOTS) * 50 - 70)
