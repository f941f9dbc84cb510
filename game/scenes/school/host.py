"""The host of a school: a word about what comes next, on a sheet of paper beside its gate."""

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.palette import INK
from game.paint.panels import sheet
from game.scenes.school.ground import Point
from game.widgets.ui import Ui

_FROM_GATE, _ABOVE_FOOT = 112.0, 82.0
"""How far the sheet lies from the middle of a gate and above its foot."""
_HIGHEST, _LEAST, _FACE = 152.0, 92.0, 92.0
_WAYS = ((24.0, _FACE), (24.0, 0.0), (22.0, 0.0), (20.0, 0.0))
"""Sizes of letters with the room for the host's face, most wanted first: long words cost the face."""


def draw_word(ui: Ui, host: str, told: str, gate: Point, width: float) -> None:
    """Draws what the host says beside the gate that stands at a point, at its right if there is room; `width` at most.

    Takes the key of the host, whose face is seen where the words leave room for it.
    """
    x, foot = gate
    is_left = x + _FROM_GATE + width > ui.canvas.w - 16
    left = x - _FROM_GATE - 10 - width if is_left else x + _FROM_GATE
    has_face = f"host_{host}" in sprites.manifest()
    ways = [way for way in _WAYS if has_face or not way[1]]
    size, face = next((way for way in ways if _height(ui, told, width, way) <= _HIGHEST), ways[-1])
    height = max(_LEAST, _height(ui, told, width, (size, face)))
    box = Box(left, foot - _ABOVE_FOOT - height, width, height)
    _paper(ui, box, box.right if is_left else box.x)
    if face:
        ui.canvas.put(f"host_{host}", box.x + 16 + _FACE / 2, box.cy, _FACE, centre=True)
    room = _room(width, face)
    lines = lettering.paragraph_height(ui.canvas, told, room, size, "semi")
    lettering.paragraph(ui.canvas, told, box.right - 16 - room, box.cy - lines / 2, room, size, INK, "semi")


def strip_height(ui: Ui, told: str, width: float) -> float:
    """Returns how high a strip with the host's words must be; `width` is what it leaves for them."""
    return max(_LEAST, lettering.paragraph_height(ui.canvas, told, width - _FACE - 48, 24.0, "semi") + 26)


def draw_strip(ui: Ui, host: str, told: str, box: Box, width: float) -> None:
    """Draws a strip with the host's face and words, which take so much of its width: where no gate has room beside."""
    sheet(ui.canvas, box, 14)
    if f"host_{host}" in sprites.manifest():
        ui.canvas.put(f"host_{host}", box.x + 16 + _FACE / 2, box.cy, min(_FACE, box.h - 8), centre=True)
    room = width - _FACE - 48
    height = lettering.paragraph_height(ui.canvas, told, room, 24.0, "semi")
    lettering.paragraph(ui.canvas, told, box.x + _FACE + 32, box.cy - height / 2, room, 24.0, INK, "semi")


def _room(width: float, face: float) -> float:
    return width - 36 - (face + 12 if face else 0)


def _height(ui: Ui, told: str, width: float, way: tuple[float, float]) -> float:
    size, face = way
    return lettering.paragraph_height(ui.canvas, told, _room(width, face), size, "semi") + 26


def _paper(ui: Ui, box: Box, tail: float) -> None:
    """Draws the sheet with a tail at one of its sides that points at the gate."""
    out = 24 if tail > box.cx else -24
    tip = [(tail, box.bottom - 52), (tail + out, box.bottom - 28), (tail, box.bottom - 26)]
    ui.canvas.polyline(tip, INK, 9)
    sheet(ui.canvas, box, 16)
    ui.canvas.polyline([(x - out * 0.3, y) for x, y in tip], "#F3E7CC", 8)
