"""Arranges the table: all panels where they have room, else some folded; the land in front as near as asked for."""

from dataclasses import replace
from functools import lru_cache

from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.plan import (
    GAP,
    HANDS,
    HINT,
    PAIRED,
    PLATE,
    THING,
    Needs,
    Plan,
    by_seat,
    choice_box,
    display_width,
    front_of,
    gift_box,
    large_plot,
    market,
    market_width,
    small_plots,
)
from game.boxes.alhambra.table.plan_folded import COLUMNS, MINIMUM, WITH_FALCONS, folded, styles
from game.boxes.alhambra.table.standing import scoring_ahead
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.table.hand_layout import SHAPE
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid, roomiest, scoreboard_grid
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.panels import FRAME
from game.tabletop.folding import TAB
from game.tabletop.zoom import WHOLE, Zoom


def minimum(*, has_falcons: bool) -> tuple[float, float]:
    """Returns the reference units that a table needs at least, the bar above it included."""
    width, height = MINIMUM
    return width, height + (WITH_FALCONS / 2 if has_falcons else 0.0)


def plan(view: View, area: Box, front: Seat | None = None, zoom: Zoom = WHOLE) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum.

    Takes whose Alhambra is to be large (None: that of whoever has the hand in front), and how near it is.
    """
    large = front_of(view, front)
    is_placing = view.task == Task.PLACE and large == view.acting
    needs = Needs(
        seats=view.seats,
        has_third=view.has_third,
        is_open=view.open_hands,
        modules=view.modules,
        home=front_seat(view),
        front=large,
        waits=len(view.waiting_of(large)),
        stored=len(view.reserves[large]),
        gives=is_placing and view.has_third and view.stage != Stage.END,
        places=len(prizes(scoring_ahead(view), 0)),
        chooses=view.task in (Task.FLY, Task.INVITE) and large == view.acting,
    )
    found = _plan(needs, area)
    return found if zoom.is_usual else replace(found, near=zoom.over(found.plots[large].land))


@lru_cache(maxsize=64)
def _plan(needs: Needs, area: Box) -> Plan:
    return roomy(needs, area) if fits(area) else folded(needs, area)


# ---------------------------------------------------------------------- all panels
LEAST = (1680.0, 850.0)
"""The units that it needs below the bar."""
_MARGIN, _TOP, _FOOT = 24.0, 12.0, 12.0
_LARGEST = 176.0
_FALCONS, _FALCON_GRID, _STRIP_ROW = 82.0, 212.0, 36.0
_DECK, _PAIR, _COLUMN = 250.0, 366.0, 250.0
_TALLEST = 300.0
"""The width of the money deck, of others two by two and below each other, and how high one of them may be."""
_OWN = {1: 0.335, 2: 0.335, 3: 0.335, 4: 0.295}
_OWN_LEAST = 0.28
"""The part of the width that the own Alhambra takes, by the number of the others."""
_AROUND_CARDS = 72.0
"""What the foot has above and below the cards of a hand."""
_LOG, _LEAST_LOG, _TWO_LINES = 118.0, 46.0, 78.0
_LEAST_ACTION = 217.0
_NARROWEST = 558.0
"""The width at which the columns of the majorities still keep their points apart."""


def fits(area: Box) -> bool:
    """Tells whether all panels have room in an area."""
    return area.w >= LEAST[0] and area.h >= LEAST[1]


def roomy(needs: Needs, area: Box) -> Plan:
    """Returns the panels: market above majorities and action, own Alhambra and others at its sides, money below."""
    inner = area.trimmed(_MARGIN, _TOP, _MARGIN, _FOOT)
    low, upper = inner.cut_bottom(min(270.0, max(200.0, area.h * 0.243)), GAP)
    falcons, strip = None, None
    is_paired = needs.others >= PAIRED
    if needs.modules.falcons and not is_paired:
        falcons, upper = upper.cut_bottom(_FALCONS, GAP)
    if is_strip_shown := needs.is_open and _has_room(needs, upper.h - _strip_height(needs) - GAP):
        strip, upper = upper.cut_bottom(_strip_height(needs), GAP)
    beside, rest = upper.cut_right(_PAIR if is_paired else _COLUMN, GAP)
    if needs.modules.falcons and is_paired:
        falcons, beside = beside.cut_bottom(_FALCON_GRID, GAP)
    side = 2 * THING + 6 if needs.modules.bazaars else 96.0
    share = inner.w * _OWN.get(needs.others, _OWN_LEAST)
    own, middle = rest.cut_left(min(share, rest.w - GAP - market_width(FRAME, side, THING + 6)), GAP)
    large = large_plot(own, needs)
    small = small_plots(beside, needs.others, _TALLEST, has_vizier=needs.modules.vizier)
    sold = market(middle, FRAME, side, _tile(needs, upper.h))
    below = middle.trimmed(top=sold.box.h + GAP)
    table = _scoreboard(below.cut_left(min(600.0, max(_NARROWEST, below.w * 0.61)))[0], needs)
    right = below.trimmed(left=table.box.w + GAP)
    tabs = {}
    if needs.is_open and not is_strip_shown:
        tabs[HANDS], right = right.cut_bottom(TAB, GAP / 2)
    log, action = _talk(right, beside, small[-1].box.bottom)
    hand, money, deck = _foot(low)
    return Plan(
        plots=by_seat(needs, large, small),
        sold=sold,
        choice=choice_box(large) if needs.chooses else None,
        gift=gift_box(large) if needs.gives else None,
        bazaar=THING if needs.modules.bazaars else 0.0,
        falcons=falcons,
        hand=hand,
        money=money,
        deck=deck,
        strip=strip,
        scoreboard=table,
        action=action,
        log=log,
        called=area.centred(min(1200.0, area.w - 60), min(420.0, area.h - 60)),
        tabs=tabs,
    )


def _strip_height(needs: Needs) -> float:
    return 16 + -(-needs.others // 3) * _STRIP_ROW


def _has_room(needs: Needs, height: float) -> bool:
    """Tells whether market and majorities have room one above the other."""
    return height >= _market_height(THING + 8) + GAP + _below(needs)


def _market_height(tile: float) -> float:
    return 2 * (FRAME + 6) + tile + 8 + PLATE + HINT


def _tile(needs: Needs, height: float) -> float:
    """How wide a tile on sale may be, so that what lies below keeps its room."""
    free = height - GAP - _below(needs)
    return min(_LARGEST, max(THING, free - _market_height(0)))


def _below(needs: Needs) -> float:
    """What majorities need below the market, and the action panel with two lines of the log beside them."""
    return max(styles(needs.places)[-1].needs(needs.parties), _LEAST_ACTION + GAP + _TWO_LINES)


def _scoreboard(box: Box, needs: Needs) -> ScoreboardGrid:
    style = roomiest(styles(needs.places), needs.parties, box.h)
    return scoreboard_grid(style, needs.parties, box, max(box.h, style.needs(needs.parties)), COLUMNS)


def _talk(right: Box, beside: Box, used: float) -> tuple[Box, Box]:
    """The log and the action panel: the log below the others where they leave room, else below the action."""
    free = beside.trimmed(top=used + GAP - beside.y)
    if free.h >= _LOG:
        return free, right
    log = min(_LOG, max(_LEAST_LOG, right.h - GAP - _LEAST_ACTION))
    return right.cut_bottom(log, GAP)


def _foot(row: Box) -> tuple[Box, Box, Box]:
    """The hand, the open money with cards of the same size, and the money deck."""
    deck, rest = row.cut_right(_DECK, GAP)
    money, hand = rest.cut_right(display_width((row.h - _AROUND_CARDS) / SHAPE), GAP)
    return hand, money, deck
