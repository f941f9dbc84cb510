"""The front of the house: an evening sky over its wall, a frieze between them, and niches in the wall."""

import pygame

from game.paint import lettering, sprites
from game.paint.canvas import Box, Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, INK
from game.paint.panels import vignette

FRIEZE = 56.0
"""How high the frieze is at full size, in units."""
_SKY, _NIGHT, _FOOT = 660.0, "#1B1230", 66.0
_NICHE, _STANDS, _PLATE = 264 / 400, 64 / 400, 62.0
"""Of a niche: its width by its height, how high above its foot things stand, and the plate with its label."""
_LABEL = "#FFF0CF"


def facade(canvas: Canvas, top: float, frieze: float = FRIEZE) -> None:
    """Fills the canvas: sky above `top`, there the frieze (of that height), the wall below; all in units."""
    size = canvas.s.get_size()
    key = ("facade", size, canvas.px(top), canvas.px(frieze))
    canvas.s.blit(canvas.made.get(key, lambda: _facade(size, canvas.k, top, frieze)), (0, 0))


def _facade(size: tuple[int, int], k: float, top: float, frieze: float) -> pygame.Surface:
    made = pygame.Surface(size)
    blank = Canvas(made)
    blank.k, blank.w, blank.h = k, size[0] / k, size[1] / k
    _sky(blank, top)
    _wall(blank, top)
    vignette(blank, 120)
    blank.shadow(blank.rect(-40, top + 10, blank.w + 80, frieze - 6), 14, 170, 0, 10, 0)
    _row(blank, "frieze", top, frieze * 192 / 56, frieze)
    return made.convert()


def _sky(canvas: Canvas, top: float) -> None:
    canvas.s.fill(_NIGHT)
    tall = _SKY * min(1.25, max(0.62, (top + _FOOT) / 590))
    _row(canvas, "menu_sky", top + _FOOT - tall, tall * 1920 / _SKY, tall)


def _wall(canvas: Canvas, top: float) -> None:
    below = canvas.rect(0, top, canvas.w, canvas.h - top)
    block = sprites.sprite("spandrel", canvas.px(150), canvas.px(150))
    for x in range(0, below.w, block.get_width()):
        for y in range(below.y, below.bottom, block.get_height()):
            canvas.s.blit(block, (x, y))
    dusk = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        dusk.set_at((0, y), (34, 10, 24, 70 + 120 * y // 63))
    canvas.s.blit(pygame.transform.smoothscale(dusk, below.size), below)


def _row(canvas: Canvas, name: str, y: float, w: float, h: float) -> None:
    """Repeats a sprite from side to side, symmetrically around the middle."""
    piece = sprites.sprite(name, canvas.px(w), canvas.px(h))
    step = piece.get_width()
    count = -(-canvas.s.get_width() // step)
    left = (canvas.s.get_width() - count * step) // 2
    for i in range(count):
        canvas.s.blit(piece, (left + i * step, canvas.px(y)), special_flags=pygame.BLEND_PREMULTIPLIED)


def door_width(height: float) -> float:
    """Returns how wide a niche of that height is."""
    return height * _NICHE


def door_height(niche: float) -> float:
    """Returns how high a niche with its plate is, from the niche's height."""
    return niche * 0.945 + _PLATE


def standing_door(canvas: Canvas, still: str, label: str, box: Box, niche: float, is_lit: bool) -> None:
    """Draws a niche (`niche` units high) in the middle of a box with its label on a plate below it."""
    _niche(canvas, still, box.cx - door_width(niche) / 2, box.y, niche, is_lit)
    plate = Box(box.x, box.y + niche * 0.945, box.w, _PLATE)
    _plate(canvas, plate, is_lit)
    _label(canvas, label, plate.cx, plate.cy - 2, plate.w - 28, is_lit, "c")


def lying_door(canvas: Canvas, still: str, label: str, box: Box, is_lit: bool) -> None:
    """Draws a plate that fills the box, with a niche at its left and its label beside it."""
    _plate(canvas, box, is_lit)
    niche = box.h - 12
    _niche(canvas, still, box.x + 14, box.y + 6, niche, is_lit)
    left = box.x + 30 + door_width(niche)
    _label(canvas, label, left, box.cy - 2, box.right - left - 18, is_lit, "l")


def _niche(canvas: Canvas, still: str, x: float, y: float, height: float, is_lit: bool) -> None:
    w = door_width(height)
    if is_lit:
        canvas.glow(x + 10, y + 10, w - 20, height - 20, "#FFC45C", 22, 150, 8, w / 2)
    canvas.put("niche", x, y, w)
    size = w * 0.58
    canvas.put(f"still_{still}", x + w / 2, y + height * (1 - _STANDS) - size * 0.46, size, centre=True)


def _plate(canvas: Canvas, box: Box, is_lit: bool) -> None:
    canvas.shadow(canvas.rect(box.x, box.y, box.w, box.h), 8, 170, 2, 6)
    canvas.box(box.x, box.y, box.w, box.h, "#4A2B18" if is_lit else "#2A1A11", INK, 14, 3)
    canvas.outline(box.x + 4, box.y + 4, box.w - 8, box.h - 8, BRASS_LIGHT if is_lit else BRASS, 11, 2)


def _label(canvas: Canvas, label: str, x: float, y: float, room: float, is_lit: bool, at: str) -> None:
    tone = BRASS_LIGHT if is_lit else _LABEL
    lettering.text(canvas, label, x, y, 34, tone, "display", at, shade="#000000", room=room)
