"""The facade of the menu: an evening sky over a wall, the product's sign, niches with a lantern and a still life."""

from collections.abc import Callable

import pygame

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, CLEAR, INK, STARK_DARK
from game.paint.panels import vignette
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

FRIEZE, FOOT = 56.0, 50.0
NICHE_SHAPE = 400 / 264
_UNDER_FRIEZE = 66.0
_LEAST_LINE, _TWO_LINES = 24.0, 22.0
"""The smallest letters of a name that stands on one line of its plate, and those of one on two lines."""
_SKY_WIDTH, _BLOCK = 1920, 150.0
_ENLARGED = 1.2
"""So much an evening sky may be enlarged unnoticed; the next larger picture takes a third of the start to be read."""
_LETTERS, _LETTER = "#FFF0CF", 38.0


def facade(canvas: Canvas, top: float) -> None:
    """Draws sky above and wall below `top`, where the frieze begins; built once per size."""
    if canvas.is_high_contrast:
        canvas.s.fill(STARK_DARK)
        return
    size = canvas.s.get_size()
    made = canvas.made.get(("facade", size, canvas.px(top)), lambda: _facade(canvas, size, top))
    canvas.s.blit(made, (0, 0))
    vignette(canvas, 120)


def _facade(canvas: Canvas, size: tuple[int, int], top: float) -> pygame.Surface:
    made = pygame.Surface(size)
    g = Canvas(made, canvas.scale, foot=canvas.foot)
    _sky(g, top)
    _wall(g, top)
    g.shadow(g.rect(Box(0, top + 10, g.w, 50)), 14, 170, 0, 10, 0)
    wide, tall = g.px(192), g.px(FRIEZE)
    strip = sprites.sprite("frieze", wide, tall)
    for x in range(0, size[0], wide):
        made.blit(strip, (x, g.px(top)), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made.convert()


def _sky(g: Canvas, top: float) -> None:
    """The sky covers everything above the frieze; its houses stand on it."""
    width, height = g.s.get_width(), g.px(top + 30)
    aspect = sprites.aspect("menu_sky")
    wide = max(width, round(height / aspect))
    made = pygame.transform.smoothscale(
        sprites.master("menu_sky", min(round(wide / _ENLARGED), 2 * _SKY_WIDTH)), (wide, round(wide * aspect))
    )
    at = ((width - wide) // 2, g.px(top + 30 + _UNDER_FRIEZE) - made.get_height())
    g.s.fill("#1C0F2E")
    g.s.blit(made, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _wall(g: Canvas, top: float) -> None:
    """Tiles of girih that fall into dusk towards the floor."""
    side = g.px(_BLOCK)
    block = sprites.sprite("spandrel", side, side)
    r = pygame.Rect(0, g.px(top), g.s.get_width(), g.s.get_height() - g.px(top))
    with g.clipped(r):
        for x in range(0, r.w, side):
            for y in range(r.y, r.bottom, side):
                g.s.blit(block, (x, y))
    dusk = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        dusk.set_at((0, y), (34, 10, 24, int(70 + 120 * y / 63)))
    g.s.blit(pygame.transform.smoothscale(dusk, r.size), r)


def sign(ui: Ui, box: Box) -> None:
    """Draws logo, name and tagline into a box as high as the logo."""
    canvas, side = ui.canvas, box.h
    canvas.glow(Box(box.x + side * 0.24, box.y + side * 0.24, side * 0.52, side * 0.52), "#FFC45C", 46, 120, 20, 120)
    canvas.put("logo", box.x, box.y, side)
    left = box.x + side * 1.056
    room = box.right - left
    lettering.text(
        canvas, ui.words("common.product"), left, box.y + side * 0.34, side * 0.6, "#FFE9B8", "heavy",
        shade="#1B0A1A", room=room,
    )  # fmt: skip
    lettering.text(
        canvas, ui.words("ui.menu.tagline"), left + 6, box.y + side * 0.84, max(20.0, side * 0.144), "#FFF3D8",
        "italic", shade="#1B0A1A", room=room - 6,
    )  # fmt: skip


def niche(
    ui: Ui, name: str, said: tuple[str, str], box: Box, plate: Box, act: Callable[[], None], *, is_first: bool
) -> None:
    """Draws a niche of the menu: an arch in `box`, its name on `plate`; both open it. `said` are name and tip."""
    canvas, (label, told) = ui.canvas, said
    is_lit = name in (ui.hover, ui.focus if ui.is_keyboard else None)
    if is_lit:
        canvas.glow(
            Box(box.x + box.w * 0.2, box.y + box.h * 0.2, box.w * 0.6, box.h * 0.6), "#FFC45C", 40, 150, 10, 100
        )
    canvas.put("niche", box.x, box.y, box.w)
    size = box.w * 0.58
    canvas.put(f"still_{name}", box.cx, box.y + box.h * 0.84 - size * 0.46, size, centre=True)
    _plate(canvas, plate, is_lit)
    tone = BRASS_LIGHT if is_first or is_lit else _LETTERS
    _engrave(canvas, label, plate, tone)
    _node(ui, name, label, told, Box(plate.x, box.y, plate.w, plate.bottom - box.y), plate, act)


def _engrave(canvas: Canvas, label: str, plate: Box, tone: str) -> None:
    """A name on its plate, on two lines where one would be too small."""
    room, size = plate.w - 12, min(34.0, plate.h * 0.56)
    if " " in label and lettering.width(canvas, label, _LEAST_LINE, "display") > room:
        tall = lettering.paragraph_height(canvas, label, room, _TWO_LINES, "display")
        y = plate.cy - tall / 2
        lettering.paragraph(canvas, label, plate.x + 6, y, room, _TWO_LINES, tone, "display", "c")
    else:
        lettering.text(canvas, label, plate.cx, plate.cy - 2, size, tone, "display", "c", shade="#000000", room=room)


def alcove(
    ui: Ui,
    name: str,
    said: tuple[str, str],
    box: Box,
    act: Callable[[], None],
    *,
    is_first: bool,
    is_beside: bool,
) -> None:
    """Draws an entry of the menu where there is no room for arches: its name beside the still life, or below it.

    `said` are name and tip.
    """
    canvas, (label, told) = ui.canvas, said
    is_lit = name in (ui.hover, ui.focus if ui.is_keyboard else None)
    _plate(canvas, box, is_lit)
    tone = BRASS_LIGHT if is_first or is_lit else _LETTERS
    if is_beside:
        size, letters, left = _beside(box)
        _still(canvas, name, box.x + 14 + size / 2, box.cy, size)
        lettering.text(canvas, label, left, box.cy - 2, letters, tone, "display", shade="#000000")
    else:
        size, letters = box.h * 0.52, 0.86 * min(_LETTER, box.h * 0.4)
        _still(canvas, name, box.cx, box.y + 4 + size / 2, size)
        y, room = box.bottom - box.h * 0.2 - 2, box.w - 20
        lettering.text(canvas, label, box.cx, y, letters, tone, "display", "c", shade="#000000", room=room)
    _node(ui, name, label, told, box, box, act)


def has_room_beside(canvas: Canvas, label: str, box: Box) -> bool:
    """Tells whether a name has room beside the still life of its alcove."""
    _, letters, left = _beside(box)
    return lettering.width(canvas, label, letters, "display") <= box.right - left - 14


def _beside(box: Box) -> tuple[float, float, float]:
    """Returns the sizes of still life and letters that stand beside each other, and where the letters begin."""
    size = min(box.h * 0.82, box.w * 0.3)
    return size, min(_LETTER, box.h * 0.4), box.x + size + 26


def _still(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """The still life of an entry around a point, in the light of its lantern."""
    canvas.glow(Box(x - size * 0.3, y - size * 0.3, size * 0.6, size * 0.6), "#E08A2E", 20, 90, 8, 60)
    canvas.put(f"still_{name}", x, y, size, centre=True)


def _plate(canvas: Canvas, box: Box, is_lit: bool) -> None:
    canvas.shadow(canvas.rect(box), 8, 170, 2, 6)
    canvas.box(box, "#4A2F1C" if is_lit else "#2A1A11", INK, 14, 3)
    canvas.box(box.grown(-4), CLEAR, BRASS, 11, 2)


def _node(ui: Ui, name: str, label: str, told: str, box: Box, ring: Box, act: Callable[[], None]) -> None:
    ui.add(Node(name, Role.BUTTON, label, ui.canvas.rect(box), act=act, hint=told))
    ui.ring(name, ring, 14)
