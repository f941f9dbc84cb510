"""What a game controller's buttons look like, so that a badge shows the one in the hand."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM, FIELD, INK, NIGHT


class Control(StrEnum):
    """A part of a game controller; those of the right thumb by where they lie: makers letter them differently."""

    SOUTH = "south"
    EAST = "east"
    WEST = "west"
    NORTH = "north"
    STICK = "stick"
    SECOND_STICK = "second_stick"
    SHOULDERS = "shoulders"
    TRIGGERS = "triggers"
    START = "start"
    SELECT = "select"


class Maker(StrEnum):
    """Whose lettering a game controller bears."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    OTHER = "other"


BY_CAP: Mapping[str, Control] = {
    "enter": Control.SOUTH,
    "space": Control.SOUTH,
    "escape": Control.EAST,
    "tab": Control.SHOULDERS,
    "← → ↑ ↓": Control.STICK,
    "← →": Control.STICK,
    "F1": Control.SELECT,
}
"""Which control does what a key does, by the key's cap; other keys have none."""

_MAKERS = {
    Maker.XBOX: ("xbox", "x-box", "xinput", "microsoft", "steam"),
    Maker.PLAYSTATION: ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5", "wireless controller"),
    Maker.NINTENDO: ("nintendo", "switch", "joy-con", "joycon", "pro controller"),
}
"""Words in the names of controllers, by which they are told apart."""
_THUMB = (Control.SOUTH, Control.EAST, Control.WEST, Control.NORTH)
_LETTERS = {Maker.XBOX: "ABXY", Maker.NINTENDO: "BAYX"}
"""What stands on the buttons of the right thumb, in the order of `_THUMB`."""
_TONES = {Maker.XBOX: ("#3E8E2F", "#B5352C", "#2B62A8", "#B98512")}
_SHOULDERS = {
    Maker.XBOX: ("LB RB", "LT RT"),
    Maker.PLAYSTATION: ("L1 R1", "L2 R2"),
    Maker.NINTENDO: ("L R", "ZL ZR"),
    Maker.OTHER: ("L1 R1", "L2 R2"),
}
_PLASTIC = "#3A3230"


def maker(name: str) -> Maker:
    """Returns whose lettering a controller of that name bears."""
    told = name.casefold()
    return next((found for found, words in _MAKERS.items() if any(word in told for word in words)), Maker.OTHER)


def glyph_width(canvas: Canvas, control: Control, made: Maker, size: float = 20) -> float:
    """Returns how wide a control is drawn, in units."""
    if label := _label(control, made):
        return lettering.width(canvas, label, size, "bold") + 20
    return _height(canvas, size)


def glyph(canvas: Canvas, x: float, y: float, control: Control, made: Maker, size: float = 20) -> float:
    """Draws a control of a maker's controller, its middle at a point, and returns its width in units."""
    w, h = glyph_width(canvas, control, made, size), _height(canvas, size)
    if label := _label(control, made):
        canvas.box(Box(x - w / 2, y - h / 2, w, h), _PLASTIC, CREAM, h * 0.36, 2)
        lettering.text(canvas, label, x, y - 1, size, CREAM, "bold", "c")
    elif control in _THUMB:
        _thumb(canvas, x, y, h / 2, _THUMB.index(control), made)
    elif control in (Control.STICK, Control.SECOND_STICK):
        _stick(canvas, x, y, h / 2, is_second=control is Control.SECOND_STICK)
    else:
        _small(canvas, x, y, h / 2, made, is_start=control is Control.START)
    return w


def _height(canvas: Canvas, size: float) -> float:
    return max(30, lettering.pixels(canvas, size) * 1.6 / canvas.k)


def _label(control: Control, made: Maker) -> str:
    """What is written on a button that is no disc."""
    shoulders, triggers = _SHOULDERS[made]
    return {Control.SHOULDERS: shoulders, Control.TRIGGERS: triggers}.get(control, "")


def _thumb(canvas: Canvas, x: float, y: float, r: float, at: int, made: Maker) -> None:
    if made is Maker.OTHER:
        _lozenge(canvas, x, y, r, at)
        return
    tone = _TONES.get(made, (_PLASTIC,) * 4)[at]
    canvas.disc(x, y, r, tone, CREAM, 2)
    if made is Maker.PLAYSTATION:
        _SHAPES[at](canvas, x, y, r * 0.5)
    else:
        lettering.text(canvas, _LETTERS[made][at], x, y - 1, r * 1.3, CREAM, "heavy", "c", shade=NIGHT)


def _lozenge(canvas: Canvas, x: float, y: float, r: float, at: int) -> None:
    """The four buttons as they lie, the one that is meant filled."""
    canvas.disc(x, y, r, FIELD, INK, 2)
    for i, (dx, dy) in enumerate(((0, 1), (1, 0), (-1, 0), (0, -1))):
        far, small = r * 0.52, r * (0.34 if i == at else 0.17)
        canvas.disc(x + dx * far, y + dy * far, small, INK)


def _cross(canvas: Canvas, x: float, y: float, r: float) -> None:
    for dy in (-r, r):
        canvas.polyline([(x - r, y - dy), (x + r, y + dy)], "#9DB8E8", 3)


def _circle(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.outline(Box(x - r * 1.15, y - r * 1.15, r * 2.3, r * 2.3), "#F0938C", r * 1.15, 3)


def _square(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.outline(Box(x - r, y - r, 2 * r, 2 * r), "#E8A9D6", 1, 3)


def _triangle(canvas: Canvas, x: float, y: float, r: float) -> None:
    top, foot = y - r * 1.2, y + r * 0.8
    canvas.polyline([(x, top), (x + r * 1.15, foot), (x - r * 1.15, foot), (x, top)], "#8FD3B4", 3)


_SHAPES: tuple[Callable[[Canvas, float, float, float], None], ...] = (_cross, _circle, _square, _triangle)
"""The shapes on the buttons of the right thumb, in the order of `_THUMB`."""


def _stick(canvas: Canvas, x: float, y: float, r: float, *, is_second: bool) -> None:
    """A stick from above; the right one is marked by a dot in its middle."""
    canvas.disc(x, y, r, FIELD, INK, 2)
    canvas.disc(x, y, r * 0.46, _PLASTIC)
    for dx, dy in ((0, 1), (1, 0), (-1, 0), (0, -1)):
        canvas.disc(x + dx * r * 0.74, y + dy * r * 0.74, r * 0.11, INK)
    if is_second:
        canvas.disc(x, y, r * 0.16, CREAM)


def _small(canvas: Canvas, x: float, y: float, r: float, made: Maker, *, is_start: bool) -> None:
    """The two small buttons in the middle: three lines and two windows, or plus and minus."""
    canvas.disc(x, y, r, _PLASTIC, CREAM, 2)
    long = r * 0.5
    if made is Maker.NINTENDO:
        canvas.polyline([(x - long, y), (x + long, y)], CREAM, 3)
        if is_start:
            canvas.polyline([(x, y - long), (x, y + long)], CREAM, 3)
    elif is_start:
        for dy in (-0.36, 0, 0.36):
            canvas.polyline([(x - long, y + dy * r), (x + long, y + dy * r)], CREAM, 2.5)
    else:
        for d in (-0.16, 0.16):
            canvas.box(Box(x + d * r - long * 0.7, y + d * r - long * 0.6, long * 1.4, long * 1.2), _PLASTIC, CREAM, 2)
