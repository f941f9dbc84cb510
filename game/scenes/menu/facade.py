"""The facade of the menu: an evening sky over a wall with a frieze, and the product's sign."""

import pygame

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import STARK_DARK
from game.paint.panels import vignette
from game.widgets.ui import Ui

FRIEZE = 56.0
_UNDER_FRIEZE = 66.0
_SKY_WIDTH, _BLOCK = 1920, 150.0
_ENLARGED = 1.2
"""So much an evening sky may be enlarged unnoticed; the next larger picture takes a third of the start to be read."""


def facade(canvas: Canvas, top: float) -> None:
    """Draws sky above and wall below `top`, where the frieze begins; built once per size."""
    if canvas.is_high_contrast:
        canvas.s.fill(STARK_DARK)
        return
    size = canvas.s.get_size()
    made = canvas.made.get(("facade", size, canvas.px(top)), lambda: _facade(canvas, size, top))
    canvas.s.blit(made, (0, 0))


def _facade(canvas: Canvas, size: tuple[int, int], top: float) -> pygame.Surface:
    made = pygame.Surface(size)
    g = Canvas(made, canvas.scale, foot=canvas.foot)
    _sky(g, top)
    _wall(g, top)
    g.shadow(g.rect(Box(0, top + 10, g.w, 50)), 14, 170, 0, 10, 0)
    width, height = g.px(192), g.px(FRIEZE)
    strip = sprites.sprite("frieze", width, height)
    for x in range(0, size[0], width):
        made.blit(strip, (x, g.px(top)), special_flags=pygame.BLEND_PREMULTIPLIED)
    vignette(g, 120)
    return made


def _sky(g: Canvas, top: float) -> None:
    """The sky covers everything above the frieze; its houses stand on it."""
    width, height = g.s.get_width(), g.px(top + 30)
    aspect = sprites.aspect("menu_sky")
    sky_w = max(width, round(height / aspect))
    made = pygame.transform.smoothscale(
        sprites.master("menu_sky", min(round(sky_w / _ENLARGED), 2 * _SKY_WIDTH)), (sky_w, round(sky_w * aspect))
    )
    at = ((width - sky_w) // 2, g.px(top + 30 + _UNDER_FRIEZE) - made.get_height())
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
