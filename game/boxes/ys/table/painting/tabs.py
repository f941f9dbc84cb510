"""Buttons that call up what has no room of its own, and that show a part of the city large."""

from collections.abc import Callable
from functools import partial

from game.boxes.ys.rules.components import QUARTERS
from game.boxes.ys.table import zones
from game.boxes.ys.table.frame import SLATE, Picture
from game.boxes.ys.table.geometry import LENS
from game.boxes.ys.table.mode import MARKET, SCREEN, TRACK
from game.boxes.ys.table.phrases import card_name
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, INK
from game.tabletop.zoom import Zoom
from game.widgets.node import Node, Role

_HEAD, _MAP, _RIM = 60.0, 150.0, 10.0
_LEAST_TARGET = 46.0
_LENS = "lens:"
"""How the names of buttons begin that bring a quarter near, which whoever reads the table has no use for."""


def round_button(
    picture: Picture, name: str, box: Box, icon: str, told: str, act: Callable[[], None] | None, fill: str = SLATE
) -> None:
    """Draws a round button; without something to do it is not there."""
    if act is None:
        return
    canvas, node = picture.canvas, f"table:{name}"
    is_lit = picture.ui.hover == node
    canvas.disc(box.cx, box.cy, box.w / 2, fill, BRASS_LIGHT, 3 if is_lit else 2.5)
    canvas.put(f"icon_{icon}_{'brass' if is_lit else 'light'}", box.cx, box.cy, box.w * 0.58, centre=True)
    side = max(_LEAST_TARGET, box.w)
    rect = canvas.rect(box.centred(side, side))
    is_lens = name.startswith(_LENS)  # no stop on the way from place to place
    made = Node(node, Role.BUTTON, told, rect, "lenses" if is_lens else "table", act=act, hint=told)
    made.is_left_out = picture.ui.reading.is_on and is_lens
    picture.ui.add(made)
    picture.ui.ring(node, box, box.w / 2)


def unfolding(picture: Picture, key: str) -> Callable[[], None] | None:
    """Returns what calls up a panel, or folds it again; None where nobody can."""
    unfold = picture.selection.unfold
    return None if unfold is None else partial(unfold, key)


def paint_market_button(picture: Picture, box: Box) -> None:
    """Draws the button that lays the market over the sea, or puts it back."""
    is_large = not picture.plan.has_city
    told = picture.say("table.market_back" if is_large else "table.market_large")
    key = MARKET if picture.selection.unfolded == MARKET or not is_large else ""
    icon, fill = ("close", "#7A2A22") if is_large else ("search", SLATE)
    act = unfolding(picture, key) if key else None
    round_button(picture, "fold:market", box, icon, told, act, fill)


def paint_sheet_button(picture: Picture, box: Box) -> None:
    """Draws the button that lowers what slid up, so that what lies below is seen, or folds what was called up."""
    is_called = picture.selection.unfolded == SCREEN
    told = picture.say("table.screen_down")
    round_button(picture, "fold:screen", box, "down", told, unfolding(picture, SCREEN if is_called else TRACK))


def paint_raise_button(picture: Picture, box: Box) -> None:
    """Draws the button that raises again what was lowered."""
    round_button(picture, "fold:screen", box, "up", picture.say("table.screen_up"), unfolding(picture, TRACK))


# ---------------------------------------------------------------------- a quarter at large
def paint_lenses(picture: Picture) -> None:
    """Draws the button of each quarter that shows it large, or, while the sea is zoomed, where one is on it."""
    if picture.plan.zoom.k > 1:
        picture.ui.later(partial(_paint_head, picture))
        return
    for quarter in picture.public.quarters:
        told = picture.say("table.lens", quarter=_name(picture, quarter))
        round_button(
            picture, f"{_LENS}{quarter}", zones.lens(picture.plan, quarter), "search", told, _near(picture, quarter)
        )


def _near(picture: Picture, quarter: int) -> Callable[[], None] | None:
    approach, plan = picture.selection.approach, picture.plan
    return None if approach is None else partial(approach, Zoom().on(plan.sea, zones.nearby(plan, quarter)))


def _name(picture: Picture, quarter: int) -> str:
    return picture.say(f"quarter.n{quarter + 1}")


def _middle(picture: Picture) -> int:
    """Returns the quarter in the middle of what is seen."""
    zoom = picture.selection.zoom
    return (0 if zoom.x < 0.5 else 1) if zoom.y < 0.5 else (3 if zoom.x < 0.5 else 2)


def _paint_head(picture: Picture) -> None:
    """The name of the quarter that is seen, the ways to the next ones and back, and a map of the city."""
    canvas, plan, here = picture.canvas, picture.plan, _middle(picture)
    head = plan.sea.inset(_RIM).band(0, _HEAD)
    canvas.box(head, f"{SLATE}F0", BRASS, 10, 2)
    whole = _name(picture, here)
    whole = whole[:1].upper() + whole[1:]
    shown = picture.public.shown[here]
    used = lettering.text(canvas, whole, head.x + 20, head.cy, 32, BRASS_LIGHT, "display")
    room = head.w - used - 60 - 3 * 62
    if shown is not None:
        told = fitting(canvas, (card_name(picture.players, shown), ""), 26, "semi", room)
        lettering.text(canvas, told, head.x + used + 44, head.cy + 1, 26, CREAM, "semi", room=room)
    ways = [number for number in range(QUARTERS) if number in picture.public.quarters]
    at = ways.index(here) if here in ways else 0
    buttons = head.trimmed(right=10).cut_right(3 * 62)[0].columns(3)
    for box, icon, step in zip(buttons, ("left", "right"), (-1, 1), strict=False):
        goal = ways[(at + step) % len(ways)]
        told = picture.say("table.lens", quarter=_name(picture, goal))
        round_button(picture, f"{_LENS}{icon}", box.centred(LENS, LENS), icon, told, _near(picture, goal), "#2A4650")
    approach = picture.selection.approach
    back = None if approach is None else partial(approach, Zoom())
    round_button(
        picture,
        f"{_LENS}close",
        buttons[2].centred(LENS, LENS),
        "close",
        picture.say("table.lens_back"),
        back,
        "#7A2A22",
    )
    _paint_map(picture)


def _paint_map(picture: Picture) -> None:
    """The whole city, small, with the part that is seen in light."""
    canvas, plan = picture.canvas, picture.plan
    corner = plan.sea.inset(16).cut_bottom(_MAP)[0].cut_left(_MAP)[0]
    if _middle(picture) == QUARTERS - 1:
        corner = corner.moved(plan.sea.w - 32 - _MAP, 0)
    canvas.disc(corner.cx, corner.cy, _MAP / 2 + 4, "#1F6E86", INK, 4)
    canvas.put("ys_city", corner.x, corner.y, corner.w)
    k = _MAP / plan.usual.city.w
    seen, city = plan.sea, plan.city
    x, y = plan.zoom.k * plan.usual.city.w, plan.zoom.k * plan.usual.city.h
    part = Box(
        corner.x + (seen.x - city.x) / x * _MAP, corner.y + (seen.y - city.y) / y * _MAP,
        seen.w / plan.zoom.k * k, seen.h / plan.zoom.k * k,
    ).common(corner)  # fmt: skip
    if part is not None:
        canvas.outline(part, CREAM, 6, 4)
    canvas.outline(corner.grown(3), BRASS_LIGHT, _MAP / 2 + 3, 3)
