"""The garden terrace below the large Alhambra: a grid of plots, brighter where something can be built."""

from collections.abc import Iterator
from math import ceil, floor

import pygame

from game.boxes.alhambra.rules.board import Cell
from game.boxes.alhambra.rules.board import cell as cell_at
from game.boxes.alhambra.table.frame import Picture
from game.boxes.alhambra.table.ground import Land, beside, land
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.panels import tile

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
