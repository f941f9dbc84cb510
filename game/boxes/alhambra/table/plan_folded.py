"""The table where large letters leave little room: own Alhambra, market, action and money; the rest is called up."""

from game.boxes.alhambra.table.plan import (
    DECK,
    MAJORITIES,
    OTHERS,
    Needs,
    Plan,
    Plot,
    by_seat,
    choice_box,
    display_width,
    folded_plots,
    gift_box,
    market,
    market_width,
    small_plot,
    upright_plot,
)
from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.table.hand_layout import SHAPE
from game.boxes.alhambra_family.table.scoreboard_grid import RowStyle, ScoreboardGrid, roomiest, scoreboard_grid
from game.paint.box import Box
from game.tabletop.folding import TAB

MINIMUM = (1080.0, 672.0)
"""The units that it needs, the bar included."""
WITH_FALCONS = 64.0
"""By how much more it is high with the supply of falcons."""
_MARGIN, _TOP, _FOOT, _GAP = 12.0, 8.0, 8.0, 10.0
_CARD, _BAZAAR = 92.0, 98.0
_AROUND_CARDS = 56.0
_OWN = 0.34
_WORDS, _ICONS = 190.0, 134.0
"""The width of the tabs: with words one below the other where that is high enough, else icons two by two."""
_TAB = 58.0
"""How high a tab may be: the log would be more than a tab if it were higher."""
COLUMNS = len(TYPES) + 2
"""The columns of the majorities: the types, what the next scoring pays for all of them, and the wall."""
_STRIP_ROW = 36.0


def folded(needs: Needs, area: Box) -> Plan:
    """Returns the panels, with the tabs of those that are left out beside the action panel."""
    inner = area.trimmed(_MARGIN, _TOP, _MARGIN, _FOOT)
    more = max(0.0, inner.h - 540.0)
    card = _CARD + more * 0.05
    low, upper = inner.cut_bottom(card * SHAPE + _AROUND_CARDS, _GAP)
    falcons = None
    if needs.modules.falcons:
        falcons, upper = upper.cut_bottom(WITH_FALCONS - _GAP, _GAP)
    tile, side = 112 + more * 0.15, (2 * _BAZAAR + 6 if needs.modules.bazaars else 76.0)
    own, right = upper.cut_left(max(inner.w * _OWN, inner.w - _GAP - market_width(0, side, tile)), _GAP)
    large = upright_plot(own, needs)
    sold = market(right, 0, side, tile)
    below = right.trimmed(top=sold.box.h + _GAP)
    majorities, others, deck, log, action = _tabs(below)
    money, hand = low.cut_right(display_width(card), _GAP)
    return Plan(
        plots=by_seat(needs, large, folded_plots(others, needs.others)),
        sold=sold,
        choice=choice_box(large) if needs.chooses else None,
        gift=gift_box(large) if needs.gives else None,
        bazaar=_BAZAAR if needs.modules.bazaars else 0.0,
        falcons=falcons,
        hand=hand,
        money=money,
        deck=deck.centred(200, 200),
        strip=None,
        scoreboard=_at_tab(majorities, needs),
        action=action,
        log=log,
        called=area.inset(24, 20),
        tabs={MAJORITIES: majorities, OTHERS: others, DECK: deck},
    )


def _tabs(below: Box) -> tuple[Box, Box, Box, Box, Box]:
    """The tabs of majorities, others, money deck and log, and left of them the action panel."""
    is_worded = below.h >= 4 * TAB
    column, action = below.cut_right(_WORDS if is_worded else _ICONS, _GAP)
    rows = 4 if is_worded else 2
    height = min(_TAB, (column.h - (rows - 1) * 6) / rows)
    first, second, third, fourth = column.cut_top(rows * (height + 6) - 6)[0].grid(4 // rows, rows, 6)
    return first, second, third, fourth, action


def styles(places: int) -> tuple[RowStyle, ...]:
    """Returns how roomy the majorities can be, the roomiest first, with a line for each place that is paid."""
    roomy = RowStyle(0, 58, 62, 96, True, 30, places, 238, is_summed=True)
    return roomy, RowStyle(0, 54, 39, 62, False, 29, places, 264, is_summed=True)


def _at_tab(tab: Box, needs: Needs) -> ScoreboardGrid:
    """The majorities while they are folded: whatever goes there goes to the tab."""
    return ScoreboardGrid(tab, styles(needs.places)[0], (tab,) * needs.parties, (tab.cx,) * COLUMNS, tab.w)


# ---------------------------------------------------------------------- called up
def unfolded_scoreboard(box: Box, parties: int, places: int) -> ScoreboardGrid:
    """Returns the majorities in the middle of the panel that was called up."""
    style = roomiest(styles(places), parties, box.h)
    table = scoreboard_grid(style, parties, box, box.h, COLUMNS)
    return scoreboard_grid(style, parties, box.centred(box.w, table.box.h), box.h, COLUMNS)


def unfolded_others(box: Box, others: int, *, has_vizier: bool, is_open: bool) -> tuple[tuple[Plot, ...], Box | None]:
    """Returns the others' Alhambras side by side in the panel that was called up, and the strip of open hands."""
    strip = None
    if is_open:
        strip, box = box.cut_bottom(16 + -(-others // 2) * _STRIP_ROW, _GAP)
    columns = min(others, 3)
    rows = -(-others // columns)
    cells = [cell for row in box.rows(rows, _GAP) for cell in row.columns(columns, _GAP)]
    return tuple(small_plot(cell, has_vizier=has_vizier) for cell in cells[:others]), strip
