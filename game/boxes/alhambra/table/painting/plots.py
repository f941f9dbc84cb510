"""The panels of the Alhambras: whose it is, the wall, the reserve, the garden terrace below the large one."""

from collections.abc import Iterator
from functools import partial
from math import ceil, floor

import pygame

from game.boxes.alhambra.rules.board import Cell
from game.boxes.alhambra.rules.board import cell as cell_at
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.table.ground import Land, beside, land
from game.boxes.alhambra.table.painting import Picture
from game.boxes.alhambra.table.plan import Plot, label_room, vizier_spot
from game.boxes.alhambra_family.table.scoreboard import battlements
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS_LIGHT, CREAM, LIGHT, PLAYER, SOFT
from game.paint.panels import tile, tray
from game.widgets.node import Node, Role


def paint_plots(picture: Picture) -> None:
    """Draws the panel of every Alhambra that is not folded; a touch on a small one asks for it in large."""
    for seat, plot in enumerate(picture.plan.plots):
        if plot.is_folded:
            continue
        if plot.is_large:
            _ground(picture, Seat(seat), plot)
            _large(picture, Seat(seat), plot)
            _button(picture, Seat(seat), plot)
        else:
            paint_small(picture, Seat(seat), plot)


def paint_small(picture: Picture, seat: Seat, plot: Plot) -> None:
    """Draws the panel of a small Alhambra without its tiles."""
    _ground(picture, seat, plot)
    _small(picture, seat, plot)
    _button(picture, seat, plot)


def _ground(picture: Picture, seat: Seat, plot: Plot) -> None:
    canvas, box, view = picture.canvas, plot.box, picture.view
    tray(canvas, box, 96 if plot.is_large else 120)
    if seat == view.acting and not view.is_over:
        canvas.outline(box, BRASS_LIGHT, 14, 6)
        canvas.outline(box.grown(-1), PLAYER[picture.players.colour(seat)], 13, 4)


def _large(picture: Picture, seat: Seat, plot: Plot) -> None:
    canvas, head, view = picture.canvas, plot.head, picture.view
    picture.players.token(canvas, seat, head.x + 40, head.cy + 2, 52)
    x = head.x + 76
    if view.modules.vizier:
        x = vizier_spot(plot).right + 12
    button = picture.plan.choice or (picture.plan.gift if plot.is_upright else None)
    right = button.x - 16 if button else head.right - 20
    if seat != front_seat(view):
        right -= 150
    name = picture.players.name(seat)
    right -= _wall(picture, seat, x, right, head.cy)
    titles = (picture.say("table.alhambra", player=name), name, name.split()[0], "")
    shrunk = lettering.fitting(canvas, titles, _TITLE, "display", right - x)
    large = (title for title in titles[:-1] if lettering.width(canvas, title, _TITLE * 0.8, "display") <= right - x)
    title = next(large, shrunk)
    lettering.text(canvas, title, x, head.cy, _TITLE, CREAM, "display", room=max(1.0, right - x))
    paint_garden(picture, seat)
    _strip(picture, seat, plot)


def _wall(picture: Picture, seat: Seat, x: float, right: float, y: float) -> float:
    """Draws the wall's length at the right of a heading and returns its width; the name goes first where it is narrow.

    The majorities tell the length as well.
    """
    canvas, length = picture.canvas, wall(picture.view.boards[seat])
    names = picture.players.name(seat), picture.players.name(seat).split()[0]
    whole, short = (right - x - 60 - lettering.width(canvas, name, 30, "display") for name in names)
    told = lettering.fitting(canvas, (picture.say("table.wall", length=length), str(length)), 28, "bold", whole)
    used = lettering.width(canvas, told, 28, "bold")
    if used > short:
        return 0
    lettering.text(canvas, told, right, y + 1, 28, BRASS_LIGHT, "bold", "r")
    battlements(picture.canvas, right - used - 40, y)
    return used + 60


def _strip(picture: Picture, seat: Seat, plot: Plot) -> None:
    """Below the land: the reserve, and before it what was bought and is still to be placed."""
    canvas, view, box = picture.canvas, picture.view, plot.reserve
    stored, waits = len(view.reserves[seat]), len(view.waiting_of(seat))
    tray(canvas, box, 110, 12)
    used = _label(canvas, picture.say("table.reserve"), box, label_room(plot, box, stored), SOFT)
    if used and not stored:
        told = "· " + picture.say("table.empty_reserve")
        _label(canvas, told, box.trimmed(left=used - 4), box.w - used, SOFT, "text")
    if waits:
        canvas.box(plot.waiting, "#FFD65C22", BRASS_LIGHT, 12, 3)
        _label(canvas, picture.say("table.waiting"), plot.waiting, label_room(plot, plot.waiting, waits), CREAM)


def _label(canvas: Canvas, told: str, box: Box, room: float, tone: str, face: Face = "semi") -> float:
    """A word before the tiles of a strip, and how far it reaches; where it has no room, the tiles speak for it."""
    told = lettering.fitting(canvas, (told, ""), 24, face, room - 24)
    if not told:
        return 0
    return 18 + lettering.text(canvas, told, box.x + 16, box.cy, 24, tone, face, room=room - 22)


def _small(picture: Picture, seat: Seat, plot: Plot) -> None:
    canvas, head, view = picture.canvas, plot.head, picture.view
    picture.players.token(canvas, seat, head.x + 26, head.cy + 1, 34)
    x, right = head.x + 50, head.right - 14
    length = str(wall(view.boards[seat]))
    used = lettering.width(canvas, length, 26, "heavy")
    name = picture.players.name(seat)
    room = right - x if plot.foot else right - used - 50 - x
    at = plot.foot.cy - 1 if plot.foot else head.cy
    lettering.text(canvas, length, right, at, lettering.FIGURE, BRASS_LIGHT, "heavy", "r")
    if plot.foot or lettering.fitting(canvas, (name, ""), 26, "semi", room):
        battlements(canvas, right - used - 38, at + 1)
    else:
        room += 38
    shown = lettering.fitting(canvas, (name, name.split()[0]), 26, "semi", room)
    lettering.text(canvas, shown, x, head.cy, 26, LIGHT, "semi", room=room)


def _button(picture: Picture, seat: Seat, plot: Plot) -> None:
    """What can be done with a panel: a small one is enlarged, a large one of somebody made small again.

    A small one can be touched anywhere, its tiles lie below that; but what is one's own there stays within reach.
    """
    view, ui = picture.view, picture.ui
    tiles = Term("alhambra.tiles.any", len(view.boards[seat]) - 1)
    name = picture.players.name(seat)
    told = picture.say("item.alhambra", player=name, tiles=tiles, length=wall(view.boards[seat]))
    box, is_own = plot.head if plot.is_large else plot.box, seat == front_seat(view)
    if plot.is_large and is_own:
        picture.tell(f"plot:{seat}", told, Box(box.x, box.y, box.w * 0.6, box.h))
        return
    key = "shrink" if plot.is_large or is_own else "enlarge"
    bring = picture.selection.bring
    act = bring and partial(bring, None if plot.is_large or is_own else seat)
    if plot.is_large:
        box = Box(box.right - 146, box.y + 8, 134, box.h - 14)
        _back(picture, box)
    rect = picture.canvas.rect(box)
    hint = f"{told} ({picture.say(f'table.{key}')})"
    node = Node(f"table:plot:{seat}", Role.BUTTON, hint, rect, "table", act=act, hint=hint)
    node.key, node.is_left_out = pygame.K_ESCAPE if plot.is_large else 0, ui.reading.is_on

    def add() -> None:
        ui.add(node)
        ui.ring(node.id, box, 12)

    if plot.is_large or is_own:
        add()
    else:
        ui.later(add)


def _back(picture: Picture, box: Box) -> None:
    canvas = picture.canvas
    canvas.box(box, "#2A1A11", BRASS_LIGHT, 10, 2)
    lettering.text(canvas, picture.say("table.shrink"), box.cx, box.cy, 26, CREAM, "semi", "c", room=box.w - 12)


# ---------------------------------------------------------------------- the garden terrace
_TITLE = 30.0
_SHADE = "#33402BE0"
_BED, _FREE_BED = ("#0000001E", "#E9C98A26"), ("#E9C98A26", "#E9C98A78")
"""Fill and edge of a plot of the garden, and of one beside a tile."""
_KNOB, _FREE_KNOB = "#6E5A34", "#A5813F"


def paint_garden(picture: Picture, seat: Seat) -> None:
    """Draws the terrace on which the large Alhambra of a seat lies."""
    canvas, box = picture.canvas, picture.plan.plots[seat].land
    ground, free = land(picture.view, picture.plan, seat), {*beside(picture.view.boards[seat])}
    area = canvas.rect(box)
    canvas.s.blit(canvas.made.get(("garden", area.size), lambda: _lawn(area.size)), area)
    with canvas.clipped(area):
        for cell, plot in _plots(ground, box):
            _bed(canvas, plot, is_free=cell in free)
    canvas.outline(box.grown(2), "#1A100A", 6, 4)
    canvas.outline(box, "#C8973A70", 5, 2)


def _lawn(size: tuple[int, int]) -> pygame.Surface:
    made = pygame.Surface(size)
    tile(Canvas(made), "parchment", made.get_rect(), _SHADE)
    return made.convert()


def _plots(ground: Land, box: Box) -> Iterator[tuple[Cell, Box]]:
    """Returns the cells that are in sight, with their places."""
    for x in _steps(ground.x, ground.size, box.x, box.right):
        for y in _steps(ground.y, ground.size, box.y, box.bottom):
            plot = cell_at(x, y)
            yield plot, ground.box(plot)


def _steps(origin: float, size: float, start: float, end: float) -> range:
    return range(floor((start - origin) / size), ceil((end - origin) / size))


def _bed(canvas: Canvas, plot: Box, *, is_free: bool) -> None:
    fill, edge = _FREE_BED if is_free else _BED
    canvas.box(plot.inset(min(5.0, plot.w * 0.04)), fill, edge, 9, 2)
    canvas.star(plot.x, plot.y, min(6.0, plot.w * 0.05), _FREE_KNOB if is_free else _KNOB)
