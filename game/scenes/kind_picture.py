"""What something looks like that points came of."""

import pygame

from game.paint.canvas import Canvas
from game.tabletop.ended import Kind


def paint_kind(canvas: Canvas, kind: Kind, x: float, y: float, size: float, *, is_grey: bool = False) -> None:
    """Draws what a kind looks like, its sprites over one another."""
    made = canvas.made.get(("kind", kind.sprites, canvas.px(size), is_grey), lambda: _made(canvas, kind, size, is_grey))
    canvas.stamp(made, x, y, centre=True)


def _made(canvas: Canvas, kind: Kind, size: float, is_grey: bool) -> pygame.Surface:
    px = canvas.px(size)
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    blank = Canvas(made, made=canvas.made)
    for name in kind.sprites:
        wide = px / blank.k
        blank.put(name, wide / 2, wide / 2, wide, centre=True)
    return pygame.transform.grayscale(made) if is_grey else made
