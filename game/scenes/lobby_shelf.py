"""The shelf in the lobby: the boxes that can be played, and a plate that tells about the chosen one."""

from collections.abc import Callable, Sequence

import pygame

from game.core import box as shelf
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, LIGHT, NIGHT
from game.paint.panels import tile
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_PLANK = 40.0
_SIDE = 18.0
_TALL = 1.2
"""Height of a cover by its width."""
_PLATE = 760.0


def draw_shelf(ui: Ui, box: Box, names: Sequence[str], chosen: str, choose: Callable[[str], None]) -> None:
    """Draws the shelf into a box: logo, covers with the chosen one lit, its plate, and the hourglass at the end."""
    canvas = ui.canvas
    canvas.s.blit(
        canvas.made.get(("shelf", canvas.px(box.w), canvas.px(box.h)), lambda: _boards(canvas, box)),
        canvas.rect(box),
    )
    base = box.bottom - _PLANK + 2
    free = base - box.y
    tall = min(372.0, free - 36)
    is_roomy = box.w >= 1500
    ornament = min(214.0, tall * 0.62) if is_roomy else 0.0
    w = tall / _TALL
    small = w * (0.84 if len(names) > 1 else 1)
    left = 60 + (ornament + 70 if is_roomy else 0)
    right = box.w - 60 - (ornament + 50 if is_roomy else 0)
    covers = w + (small + 34) * (len(names) - 1) + _SIDE
    plate = min(_PLATE, right - left - covers - 44)
    x = left + max(0.0, (right - left - covers - 44 - plate) / 2)
    if is_roomy:
        canvas.put("logo", x - ornament - 56, base - ornament + 6, ornament)
        canvas.put("still_replays", x + covers + 44 + plate + 40, base - ornament * 0.84, ornament * 0.9)
    with ui.area("shelf"):
        for name in names:
            wide = w if name == chosen else small
            _cover(ui, name, Box(x, base - wide * _TALL, wide, wide * _TALL), name == chosen, choose)
            x += wide + 34
    if plate > 260:
        _plate(ui, chosen, Box(x + _SIDE, base - tall, plate, tall - 22))


def _boards(canvas: Canvas, box: Box) -> pygame.Surface:
    """The back wall with its shade and the plank in front: opaque, made once per size."""
    size = (canvas.px(box.w), canvas.px(box.h))
    made = pygame.Surface(size)
    blank = Canvas(made)
    tile(blank, "wood", made.get_rect(), "#46240E3C")
    _lamp(made)
    _fade(made, pygame.Rect(0, 0, size[0], canvas.px(170)), 150)
    top = size[1] - canvas.px(_PLANK)
    plank = pygame.Rect(0, top, size[0], canvas.px(_PLANK - 8))
    _fade(made, pygame.Rect(0, plank.bottom, size[0], size[1] - plank.bottom), 190)
    tile(blank, "wood", plank, "#784A2448")
    for y, colour, thick in (
        (top, "#C9925A", 4),
        (top + plank.h * 0.42, "#2A170D", 3),
        (plank.bottom - 3, "#160B06", 5),
    ):
        pygame.draw.line(made, colour, (0, round(y)), (size[0], round(y)), max(1, canvas.px(thick)))
    return made.convert()


def _fade(made: pygame.Surface, area: pygame.Rect, strength: int) -> None:
    """Lays a shade over an area that is deepest at its upper edge."""
    shade = pygame.Surface((1, 32), pygame.SRCALPHA)
    for i in range(32):
        shade.set_at((0, i), (8, 3, 1, int(strength * (1 - i / 31) ** 2)))
    if area.w > 0 and area.h > 0:
        made.blit(pygame.transform.smoothscale(shade, area.size), area)


def _lamp(made: pygame.Surface) -> None:
    """Lights the middle of the wall warmly."""
    light = pygame.Surface((64, 32))
    for i in range(64):
        for j in range(32):
            near = max(0.0, 1 - ((i / 31.5 - 1) ** 2 + (j / 17 - 1) ** 2) ** 0.5)
            light.set_at((i, j), (int(62 * near), int(40 * near), int(16 * near)))
    made.blit(pygame.transform.smoothscale(light, made.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _cover(ui: Ui, name: str, at: Box, is_chosen: bool, choose: Callable[[str], None]) -> None:
    """One box: its cover, its side in the shade, and its title on the cover."""
    canvas, node = ui.canvas, f"box:{name}"
    title = ui.words(f"{name}.title")
    if is_chosen:
        canvas.glow(at, "#FFCE60", 22, 235, 4, 8)
    side = [
        (at.right - 1, at.y + 3),
        (at.right + _SIDE, at.y + 12),
        (at.right + _SIDE, at.bottom - 6),
        (at.right - 1, at.bottom),
    ]
    canvas.shadow(canvas.rect(Box(at.x, at.y, at.w + _SIDE, at.h)), 14, 200, 8, 4)
    pygame.draw.polygon(canvas.s, "#1A0E0A", [(canvas.px(x), canvas.px(y)) for x, y in side])
    canvas.line(at.right + _SIDE, at.y + 12, at.right + _SIDE, at.bottom - 6, "#6B4A2A", 2)
    canvas.put(f"cover_{name}", at.x, at.y, at.w, at.h)
    _title(canvas, title, at)
    rect = canvas.rect(at)
    ui.add(Node(node, Role.CHOICE, title, rect, act=lambda: choose(name), is_on=is_chosen))
    ui.ring(node, at, 8)


def _title(canvas: Canvas, title: str, at: Box) -> None:
    """The title plate on a cover, on two lines where one is too narrow."""
    room = at.w * 0.86
    sizes = (28.0, 26.0, 24.0, 22.0)
    size = next((s for s in sizes if lettering.width(canvas, title, s, "heavy") <= room), sizes[-1])
    lines = lettering.paragraph_height(canvas, title, room, size, "heavy")
    h = lines + 12
    canvas.box(Box(at.x + at.w * 0.05, at.y + at.h * 0.045, at.w * 0.9, h), "#1A0A0AD8", BRASS_LIGHT, 8, 1.5)
    lettering.paragraph(canvas, title, at.cx - room / 2, at.y + at.h * 0.045 + 5, room, size, "#FFE3B0", "heavy", "c")


def _plate(ui: Ui, name: str, at: Box) -> None:
    """The dark plate beside the covers: title, one line about the game, its story, how many and how long."""
    canvas, words, about = ui.canvas, ui.words, shelf.about(name)
    inside = at.w - 64
    facts = words("ui.lobby.seat_range", least=about.seats[0], most=about.seats[-1])
    blurb, tagline = words(f"{name}.blurb"), words(f"{name}.tagline")
    blurb_h = lettering.paragraph_height(canvas, blurb, inside, 24)
    tagline_h = lettering.paragraph_height(canvas, tagline, inside, 26, "italic")
    is_full = 66 + tagline_h + 14 + blurb_h + 54 <= at.h
    parts = 66 + tagline_h + 46 + (blurb_h + 14 if is_full else 0)
    y = at.y + max(0.0, (at.h - parts) / 2)
    canvas.box(Box(at.x, y, at.w, parts), "#140906D8", BRASS, 12, 2)
    title = words(f"{name}.title")
    lettering.text(canvas, title, at.x + 32, y + 38, 38, BRASS_LIGHT, "display", shade=NIGHT, room=inside)
    y = lettering.paragraph(canvas, tagline, at.x + 32, y + 66, inside, 26, CREAM, "italic")
    if is_full:
        y = lettering.paragraph(canvas, blurb, at.x + 32, y + 8, inside, 24, LIGHT) + 6
    canvas.put("icon_people_brass", at.x + 46, y + 22, 28, centre=True)
    lettering.text(canvas, facts, at.x + 70, y + 21, 24, BRASS_LIGHT, "semi", room=inside - 40)
