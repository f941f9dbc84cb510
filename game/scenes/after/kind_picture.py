"""What something looks like that points came of."""

import pygame

from game.paint.canvas import Canvas
from game.tabletop.ended import PointKind


def paint_kind(canvas: Canvas, kind: PointKind, x: float, y: float, size: float, *, is_grey: bool = False) -> None:
    """Draws what a kind looks like, its sprites over one another."""
    paint_sprites(canvas, kind.sprites, x, y, size, is_grey=is_grey)


def paint_sprites(
    canvas: Canvas, names: tuple[str, ...], x: float, y: float, size: float, *, is_grey: bool = False
) -> None:
    """Draws sprites over one another around a point."""
    made = canvas.made.get(("kind", names, canvas.px(size), is_grey), lambda: _made(canvas, names, size, is_grey))
    canvas.stamp(made, x, y, centre=True)


def _made(canvas: Canvas, names: tuple[str, ...], size: float, is_grey: bool) -> pygame.Surface:
    px = canvas.px(size)
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    blank = Canvas(made, made=canvas.made)
    for name in names:
        wide = px / blank.k
        blank.put(name, wide / 2, wide / 2, wide, centre=True)
    return pygame.transform.grayscale(made) if is_grey else made
