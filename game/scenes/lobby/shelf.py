"""The shelf in the lobby: the boxes that can be played, the chosen one lit."""

from collections.abc import Callable, Sequence

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT
from game.paint.panels import tile
from game.scenes.shell.covers import COVER, box_node
from game.widgets.ui import Ui

PLANK = 38.0
"""How high the plank is, in front of the boxes."""
_SIDE, _APART = 18.0, 32.0
_MOST_TITLE = 0.6
"""How much of a cover its title may take."""
_SMALL = 0.74
"""How large the others are beside the chosen one."""


def covers_width(height: float, count: int) -> float:
    """Returns how wide that many boxes are side by side, when the chosen one has that height."""
    return height / COVER * (1 + _SMALL * (count - 1)) + _APART * (count - 1) + _SIDE


def draw_wall(ui: Ui, box: Box) -> None:
    """Draws the back wall of the shelf and its plank; in high contrast the ground is enough."""
    canvas = ui.canvas
    if canvas.is_high_contrast:
        return
    canvas.s.blit(
        canvas.made.get(("shelf", canvas.px(box.w), canvas.px(box.h)), lambda: _boards(canvas, box)), canvas.rect(box)
    )


def draw_covers(
    ui: Ui, names: Sequence[str], chosen: str, at: tuple[float, float], height: float, choose: Callable[[str], None]
) -> float:
    """Draws the boxes from a point of the plank on, the chosen one lit and so high; returns where they end."""
    x, base = at
    width = height / COVER
    with ui.area("shelf"):
        for name in names:
            w = width if name == chosen else width * _SMALL
            _cover(ui, name, Box(x, base - w * COVER, w, w * COVER), name == chosen, choose)
            x += w + _APART
    return x - _APART + _SIDE


def _boards(canvas: Canvas, box: Box) -> pygame.Surface:
    """The back wall with its shade and the plank in front: opaque, made once per size."""
    size = (canvas.px(box.w), canvas.px(box.h))
    made = pygame.Surface(size)
    blank = Canvas(made)
    tile(blank, "wood", made.get_rect(), "#46240E3C")
    _lamp(made)
    _fade(made, pygame.Rect(0, 0, size[0], canvas.px(170)), 150)
    top = size[1] - canvas.px(PLANK)
    plank = pygame.Rect(0, top, size[0], canvas.px(PLANK - 8))
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
    canvas, title = ui.canvas, ui.words(f"{name}.title")
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
    box_node(ui, name, at, is_chosen, choose)


def _title(canvas: Canvas, title: str, at: Box) -> None:
    """The title plate on a cover, on two lines where one is too narrow; a long word makes it wider than that."""
    room = at.w * 0.86
    sizes = (28.0, 26.0, 24.0, 22.0, 20.0)
    size = next((s for s in sizes if lettering.width(canvas, title, s, "heavy") <= room), sizes[-1])
    held = canvas.typesetting.tied(title).split(" ")
    room = max(room, *(lettering.width(canvas, word, size, "heavy") + 4 for word in held))
    lines = lettering.paragraph_height(canvas, title, room, size, "heavy")
    if lines > at.h * _MOST_TITLE or room > at.w + _SIDE:
        return
    h = lines + 12
    plate = Box(at.x, at.y + at.h * 0.045, at.w, h).centred(max(at.w * 0.9, room + 10), h)
    canvas.box(plate, "#1A0A0AD8", BRASS_LIGHT, 8, 1.5)
    lettering.paragraph(canvas, title, at.cx - room / 2, at.y + at.h * 0.045 + 5, room, size, "#FFE3B0", "heavy", "c")
