"""The four boxes in the menu: each in an arch of the wall or, where all is large, close together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, CLEAR, INK
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

COVER = 1.2
"""Height of a cover by its width."""
ARCH = 400 / 264
"""Height of an arch by its width."""
NAME, LEARN = 54.0, 46.0
"""How high the plate with a box's name is, and what it grows by where the lessons are offered."""
OVERLAP = 44.0
"""How much of an arch its plate covers."""
_IN_ARCH, _LEDGE = 0.6, 0.875
"""How wide a cover is in its arch, and where it stands there."""
_NAMES = (30.0, 28.0, 26.0, 24.0, 22.0, 20.0)
_LETTERS, _EDGES = "#FFF0CF", 10.0


@dataclass(frozen=True, slots=True)
class MenuBox:
    """A box by name, what taking it does, and what leads to its next lesson (None: nobody needs it any more)."""

    name: str
    take: Callable[[], None]
    learn: Callable[[], None] | None


def draw_arches(ui: Ui, boxes: Sequence[MenuBox], arches: Sequence[Box]) -> None:
    """Draws the boxes in lit arches, each above the plate with its name."""
    size = _size(ui, boxes, arches[0].w - 24)
    for box, arch in zip(boxes, arches, strict=True):
        width = arch.w * _IN_ARCH
        cover = Box(arch.cx - width / 2, arch.y + arch.h * _LEDGE - width * COVER, width, width * COVER)
        plate = Box(arch.x, arch.bottom - OVERLAP, arch.w, NAME + (LEARN if box.learn else 0))
        ui.canvas.put("niche", arch.x, arch.y, arch.w)
        _cover(ui, box.name, cover)
        _plate(ui.canvas, plate)
        with ui.area(f"box:{box.name}"):
            rect = Box(arch.x, arch.y, arch.w, plate.y + NAME - arch.y)
            _named(ui, box, plate.band(0, NAME), size, rect, cover.grown(8))
            if box.learn:
                ui.canvas.line(plate.x + 16, plate.y + NAME, plate.right - 16, plate.y + NAME, "#8A6A2C", 2)
                _offer(ui, box, plate.band(NAME, LEARN))


def draw_covers(ui: Ui, boxes: Sequence[MenuBox], places: Sequence[Box]) -> None:
    """Draws the boxes without arches: the name lies on the cover, the way to the lessons at its foot."""
    width = min(places[0].w, places[0].h / COVER)
    plate = width * 0.94
    size = _size(ui, boxes, plate - _EDGES)
    for box, place in zip(boxes, places, strict=True):
        cover = Box(place.cx - width / 2, place.y, width, place.h)
        _cover(ui, box.name, cover)
        title = ui.words(f"{box.name}.title")
        height = lettering.paragraph_height(ui.canvas, title, plate - _EDGES, size, "display") + 12
        with ui.area(f"box:{box.name}"):
            name = Box(cover.cx - plate / 2, cover.y + 8, plate, height)
            ui.canvas.box(name, "#1A0A0AD8", BRASS_LIGHT, 8, 1.5)
            _named(ui, box, name, size, cover, cover.grown(4))
            if box.learn:
                foot = Box(place.x, cover.bottom - LEARN, place.w, LEARN)
                _plate(ui.canvas, foot)
                _offer(ui, box, foot)


def _size(ui: Ui, boxes: Sequence[MenuBox], room: float) -> float:
    """Returns the size in which all names fit, each on one line; the smallest may be wrapped."""
    titles = [ui.words(f"{box.name}.title") for box in boxes]
    return next(
        (size for size in _NAMES if all(lettering.width(ui.canvas, each, size, "display") <= room for each in titles)),
        _NAMES[-1],
    )


def _is_lit(ui: Ui, name: str) -> bool:
    return name in (ui.hover, ui.focus_shown)


def _cover(ui: Ui, name: str, box: Box) -> None:
    canvas, is_lit = ui.canvas, _is_lit(ui, f"box:{name}")
    canvas.glow(box, "#FFC45C", 26, 235 if is_lit else 110, 8, 60)
    canvas.shadow(canvas.rect(box), 10, 190, 4, 4)
    canvas.put(f"cover_{name}", box.x, box.y, box.w, box.h)


def _named(ui: Ui, box: MenuBox, plate: Box, size: float, rect: Box, ring: Box) -> None:
    """A box's name on its plate; what is pressed is the whole box."""
    canvas, title, name = ui.canvas, ui.words(f"{box.name}.title"), f"box:{box.name}"
    tone, room = BRASS_LIGHT if _is_lit(ui, name) else _LETTERS, plate.w - _EDGES
    height = lettering.paragraph_height(canvas, title, room, size, "display")
    lettering.paragraph(
        canvas, title, plate.x + _EDGES / 2, plate.cy - height / 2 - 1, room, size, tone, "display", "c"
    )
    hint = ui.words(f"{box.name}.tagline")
    ui.add(Node(name, Role.BUTTON, title, canvas.rect(rect), act=box.take, hint=hint))
    ui.ring(name, ring, 12)


def _offer(ui: Ui, box: MenuBox, foot: Box) -> None:
    """The way to the lessons of a box that was never played."""
    canvas, name, label = ui.canvas, f"learn:{box.name}", ui.words("ui.lobby.lessons.learn")
    if _is_lit(ui, name):
        canvas.box(foot.inset(6, 4), "#6A4424", None, 9)
    size = 25.0
    while size > 20 and lettering.width(canvas, label, size, "semi") > foot.w - 64:
        size -= 1
    width = min(foot.w - 60, lettering.width(canvas, label, size, "semi"))
    left = foot.cx - (width + 36) / 2
    canvas.put("icon_hint_brass", left + 13, foot.cy - 1, 28, centre=True)
    lettering.text(canvas, label, left + 36, foot.cy - 2, size, BRASS_LIGHT, "semi", room=width + 2)
    spoken = f"{label}: {ui.words(f'{box.name}.title')}"
    ui.add(
        Node(
            name, Role.BUTTON, spoken, canvas.rect(foot), act=box.learn, hint=ui.words("ui.lobby.lessons.new_here_hint")
        )
    )
    ui.ring(name, foot.inset(4, 2), 10)


def _plate(canvas: Canvas, box: Box) -> None:
    canvas.shadow(canvas.rect(box), 8, 170, 2, 6)
    canvas.box(box, "#2A1A11", INK, 14, 3)
    canvas.box(box.grown(-4), CLEAR, BRASS, 11, 2)
