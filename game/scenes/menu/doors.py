"""What else there is in the menu: plain words at the foot of the wall, and what concerns the program at the top."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, LIGHT
from game.widgets.badges import badge, badge_width, has_badge
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_WAYS = ((28.0, True), (26.0, True), (24.0, True), (26.0, False), (24.0, False), (22.0, False))
"""Sizes of the words, with icons and without, from roomy to tight."""
_ICON, _EDGE, _MOST_APART, _SIDE = 40.0, 20.0, 44.0, 24.0
_TWO_ROWS = 100.0
"""So high is the foot in which each of two rows can be touched."""
_TALL, _TALLEST, _APART, _ROOMY = 46.0, 54.0, 12.0, 900.0
"""How high pills are in a tight head and in one of so much room, and how far apart."""


@dataclass(frozen=True, slots=True)
class Door:
    """A way that leads on: its name, icon and label, what is told of it, what it does.

    `cap` is the cap of its key, `value` what was chosen of the list that it opens: that is shown.
    """

    name: str
    icon: str
    label: str
    hint: str
    act: Callable[[], None]
    cap: str = ""
    value: str = ""

    @property
    def shown(self) -> str:
        """Returns the words on it."""
        return self.value or self.label


def doors_height(ui: Ui, doors: Sequence[Door], height: float) -> float:
    """Returns how high the foot is whose doors stand in a row of that height or, where that is too narrow, in two."""
    return height if _one_row(ui, doors) else max(height, _TWO_ROWS)


def draw_doors(ui: Ui, box: Box, doors: Sequence[Door]) -> None:
    """Draws the doors as words of one size: in a row or, where that is too narrow, in two."""
    canvas = ui.canvas
    canvas.fill(box, "#12070CE8")
    canvas.line(box.x, box.y, box.right, box.y, BRASS, 2)
    inner = box.inset(_SIDE, 4)
    half = -(-len(doors) // 2)
    rows: Sequence[Sequence[Door]] = (doors,)
    way = _one_row(ui, doors)
    if way is None:
        rows = (doors[:half], doors[half:])
        way = next((way for way in _WAYS[3:] if max(_needed(ui, row, way) for row in rows) <= inner.w), _WAYS[-1])
    for row, line in zip(rows, inner.rows(len(rows)), strict=True):
        _row(ui, line, row, way)


def _one_row(ui: Ui, doors: Sequence[Door]) -> tuple[float, bool] | None:
    """Returns how the doors stand in one row, None where that is too narrow."""
    return next((way for way in _WAYS if _needed(ui, doors, way) <= ui.canvas.w - 2 * _SIDE), None)


def _row(ui: Ui, line: Box, doors: Sequence[Door], way: tuple[float, bool]) -> None:
    needed = _needed(ui, doors, way)
    spare, part = max(0.0, line.w - needed), min(1.0, line.w / needed)
    apart = min(_MOST_APART, spare / len(doors))
    x = line.x + (spare - apart * (len(doors) - 1)) / 2
    for door in doors:
        width = _wide(ui, door, way) * part
        _door(ui, Box(x, line.y, width, line.h), door, way)
        x += width + apart


def _needed(ui: Ui, doors: Sequence[Door], way: tuple[float, bool]) -> float:
    return sum(_wide(ui, door, way) for door in doors)


def _wide(ui: Ui, door: Door, way: tuple[float, bool]) -> float:
    size, has_icon = way
    cap = badge_width(ui, door.cap, 18) + 12 if has_icon and has_badge(ui, door.cap) else 0.0
    return lettering.width(ui.canvas, door.label, size, "semi") + 2 * _EDGE + (_ICON if has_icon else 0) + cap


def _door(ui: Ui, box: Box, door: Door, way: tuple[float, bool]) -> None:
    canvas, (size, has_icon) = ui.canvas, way
    is_lit = door.name in (ui.hover, ui.focus_shown)
    if is_lit:
        canvas.box(box.inset(2, 6), "#4A2F1C", BRASS, 14, 2)
    left = box.x + _EDGE
    if has_icon:
        canvas.put(f"icon_{door.icon}_brass", left + 14, box.cy, 30, centre=True)
        left += _ICON
    tone = BRASS_LIGHT if is_lit else LIGHT
    room = lettering.width(canvas, door.label, size, "semi")
    lettering.text(canvas, door.label, left, box.cy - 1, size, tone, "semi", room=min(room, box.right - left - 4) + 1)
    node = Node(door.name, Role.BUTTON, door.label, canvas.rect(box), act=door.act, hint=door.hint)
    if has_icon and has_badge(ui, door.cap):
        at = box.right - _EDGE - badge_width(ui, door.cap, 18) / 2
        with canvas.unheard():
            badge(ui, at, box.cy, door.cap, 18)
    with ui.area("doors"):
        ui.add(node)
    ui.ring(door.name, box.inset(2, 6), 14)


def draw_pills(ui: Ui, right: float, y: float, room: float, doors: Sequence[Door]) -> Sequence[Box]:
    """Draws doors as pills that end at `right`, with their icons where these find room; returns where each is."""
    height, size = (_TALLEST, 26.0) if room > _ROOMY else (_TALL, 24.0)
    widths = [lettering.width(ui.canvas, door.shown, size, "semi") + 80 for door in doors]
    has_icons = sum(widths) + _APART * (len(doors) - 1) <= room
    if not has_icons:
        widths = [min(width - _ICON, room / len(doors) - _APART) for width in widths]
    x, boxes = right - sum(widths) - _APART * (len(doors) - 1), []
    for door, width in zip(doors, widths, strict=True):
        boxes.append(Box(x, y, width, height))
        _pill(ui, boxes[-1], door, size, has_icon=has_icons)
        x += width + _APART
    return boxes


def _pill(ui: Ui, box: Box, door: Door, size: float, *, has_icon: bool) -> None:
    canvas, left = ui.canvas, box.x + _EDGE
    is_lit = door.name in (ui.hover, ui.focus_shown)
    canvas.box(box, "#4A2440E0" if is_lit else "#1B0A1AC8", BRASS, box.h / 2, 2)
    if has_icon:
        canvas.put(f"icon_{door.icon}_brass", left + 14, box.cy, 28, centre=True)
        left += _ICON - 2
    lettering.text(canvas, door.shown, left, box.cy - 1, size, LIGHT, "semi", room=box.right - left - 14)
    role = Role.SELECT if door.value else Role.BUTTON
    rect = canvas.rect(box)
    with ui.area("head"):
        ui.add(Node(door.name, role, door.label, rect, act=door.act, value=door.value, hint=door.hint))
    ui.ring(door.name, box, box.h / 2)
