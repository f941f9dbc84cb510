"""Parts of a page that know how high they are: set out one below the other, scrolled where they find no room."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS_DARK, BRASS_LIGHT, CHOSEN, INK, MUTED
from game.widgets.controls import Choice, button, heading, segment_widths, segments
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_TITLE, _STILL = 54.0, 106.0
"""The letters of a page's title, and how wide its still life is with what keeps it apart."""
_USUAL, _LARGE = 620.0, 1.35
"""Up to which height of its page what stands in place of a list is as large as usual, and how large it is at most."""
_LEAST_STILL = 60.0
"""A still life that would be lower than this in place of an empty list is left out."""
HEADING, BAR = 58.0, 18.0
"""How high the title of a sheet is, and how wide what scrolls it with its margin."""


@dataclass(frozen=True, slots=True)
class Way:
    """A button that leads on from where there is nothing yet: its name, label and hint, and what it does."""

    name: str
    label: str
    hint: str
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a page: how high it is with the gap below it, what draws it into the box above that gap, the gap."""

    height: float
    draw: Callable[[Box], object]
    gap: float = 6.0


def height(parts: Sequence[Part]) -> float:
    """Returns how high parts are one below the other."""
    return sum(part.height for part in parts)


def scroll(ui: Ui, name: str, box: Box, parts: Sequence[Part], bar: float = BAR) -> None:
    """Draws parts one below the other; what finds no room scrolls."""
    with ui.scrolled(name, box, height(parts)) as offset:
        at = Box(box.x, box.y - offset, box.w - bar, 0)
        for part in parts:
            part.draw(Box(at.x, at.y, at.w, part.height - part.gap))
            at = at.moved(0, part.height)


def sheet(
    ui: Ui,
    name: str,
    title: str,
    parts: Sequence[Part],
    *,
    beside: Callable[[Box], float] = lambda line: 0,
    foot: Part | None = None,
    top: float = HEADING,
) -> Part:
    """Returns the inside of a panel: title, parts that scroll, a foot in sight; `beside` draws what ends its title."""

    def draw(box: Box) -> None:
        title_line, body = box.cut_top(top)
        heading(ui, title, box.x, box.y + 18, 34, box.w - beside(title_line))
        below, body = body.cut_bottom(foot.height if foot else 0)
        scroll(ui, name, body, parts)
        if foot:
            foot.draw(below)

    return Part(HEADING + height(parts) + (foot.height if foot else 0), draw, 0)


@contextmanager
def row(ui: Ui, at: Box, node: Node, radius: float = 10, *, is_lit: bool = False, edge: float = 3) -> Iterator[None]:
    """Draws the ground of a row, lit where it is chosen, and names it above what the block draws."""
    is_lit = is_lit or node.is_on
    ui.canvas.box(at, CHOSEN if is_lit else BAND, BRASS_DARK if is_lit else None, radius, edge)
    yield
    named(ui, node, at, radius)


def named(ui: Ui, node: Node, at: Box, radius: float) -> None:
    """Takes a node into the frame with its focus ring."""
    ui.add(node)
    ui.ring(node.id, at, radius)


def label(canvas: Canvas, x: float, y: float, room: float, title: str, told: str, size: float, step: float) -> None:
    """Draws a title in bold around a height, and a quieter line `step` units below."""
    lettering.text(canvas, title, x, y, size, INK, "bold", room=room)
    lettering.text(canvas, told, x, y + step, 22, MUTED, room=room)


def tabs(
    ui: Ui,
    name: str,
    box: Box,
    choices: Sequence[Choice],
    value: str,
    choose: Callable[[str], None],
    *,
    hint: str = "",
    tells: Mapping[str, str] | None = None,
) -> None:
    """Draws choices side by side from the left of a box, around its middle; `hint` and `tells` explain them."""
    width = min(box.w, sum(segment_widths(ui, choices)))
    segments(ui, name, box.x + width, box.cy, choices, value, choose, box.w, hint=hint, tells=tells)


def way_back(ui: Ui, back: Callable[[], None], rim: float = 32) -> Box:
    """Draws the way back at the left top of a page; returns where it is."""
    label = ui.words("common.word.back")
    at = Box(rim, 20, max(200.0, lettering.width(ui.canvas, label, 28, "display") + 110), 60)
    with ui.area("head"):
        button(ui, "back", at, label, back, size=28, icon="left", hint=ui.words("tips.back"))
    return at


def page_title(ui: Ui, title: str, still: str, room: float, middle: float = 0) -> None:
    """Draws the title of a page in the middle of its head (or around `middle`), its still life before it."""
    canvas, middle = ui.canvas, middle or ui.canvas.w / 2
    width = lettering.width(canvas, title, _TITLE, "heavy")
    has_still = width + _STILL <= room
    x = middle - min(width, room) / 2 + (_STILL / 2 if has_still else 0)
    if has_still:
        canvas.put(f"still_{still}", x - _STILL / 2, 50, _STILL - 18, centre=True)
    lettering.text(canvas, title, x, 50, _TITLE, BRASS_LIGHT, "heavy", shade="#0A0502", room=room)


def nothing_yet(ui: Ui, box: Box, still: str, told: str, way: Way) -> None:
    """Draws in place of an empty list a still life, what will be there, and the way to it: large on a large page."""
    canvas, times = ui.canvas, max(1.0, min(_LARGE, box.h / _USUAL))
    width, letters, label = min(box.w, 820.0 * times), 28 * times, 30 * times
    foot, rest = box.centred(box.w, min(box.h, 440.0 * times)).cut_bottom(64 * times, 14)
    text, picture = rest.cut_bottom(lettering.paragraph_height(canvas, told, width, letters, "semi"), 10)
    if picture.h >= _LEAST_STILL:
        canvas.put(f"still_{still}", picture.cx, picture.cy, min(260.0 * times, picture.h), centre=True)
    lettering.paragraph(canvas, told, box.cx - width / 2, text.y, width, letters, MUTED, "semi", "c")
    at = foot.centred(min(foot.w, 140 * times + lettering.width(canvas, way.label, label, "display")), foot.h)
    button(ui, way.name, at, way.label, way.act, colour="teal", size=label, icon="right", hint=way.hint)


def item(canvas: Canvas, name: str, told: str, at: Box, hint: str = "", act: Callable[[], None] | None = None) -> Node:
    """Returns the node of a row: a button where a press does something, else a text."""
    return Node(name, Role.BUTTON if act else Role.TEXT, told, canvas.rect(at), act=act, hint=hint)


def choice(canvas: Canvas, name: str, told: str, at: Box, hint: str, act: Callable[[], None], *, is_on: bool) -> Node:
    """Returns the node of a row that can be chosen."""
    return Node(name, Role.CHOICE, told, canvas.rect(at), act=act, hint=hint, is_on=is_on)


SWITCH = 88.0
"""How wide a switch is: it stands beside its label in any window."""
_LEAST_ROW, _ROW_PAD, _CONTROL = 70.0, 12.0, 62.0
_LABEL_AT, _LABEL, _TEXT, _BETWEEN = 66.0, 28.0, 23.0, 24.0
_MOST_LINES = 3.5
"""A sentence that would need more lines beside its control stands above it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: its label, its icon, how wide its control is in units and what draws that.

    `least` is how wide the control is where it must be narrow. `draw` takes its right end, its middle height and the
    room for it. `text` is the sentence below the label, if any.
    """

    label: str
    icon: str
    width: float
    least: float
    draw: Callable[[float, float, float], object]
    text: str = ""


def labelled(ui: Ui, row: Row, w: float) -> Part:
    """Returns a row for a width; spare height of its box is shared above and below."""
    canvas, beside = ui.canvas, w - _LABEL_AT - _BETWEEN
    label = lettering.width(canvas, row.label, _LABEL, "semi") + 1
    room = beside - max(row.least, min(row.width, beside - label))
    lines = lettering.paragraph_height(canvas, row.text, room, _TEXT) if row.text else 0.0
    is_squeezed = lines > _MOST_LINES * lettering.paragraph_height(canvas, row.label, w, _TEXT)
    is_stacked = row.width != SWITCH and (label > room or is_squeezed)
    room = w - _LABEL_AT if is_stacked else room
    text_height = lettering.paragraph_height(canvas, row.label, room, _LABEL, "semi")
    text_height += lettering.paragraph_height(canvas, row.text, room, _TEXT) if row.text else 0.0
    below = _CONTROL if is_stacked else 0.0

    def draw(box: Box) -> None:
        words = box.trimmed(left=_LABEL_AT, bottom=below)
        canvas.put(f"icon_{row.icon}_ink", box.x + 24, words.cy, 44, centre=True)
        y = lettering.paragraph(canvas, row.label, words.x, words.cy - text_height / 2, room, _LABEL, INK, "semi")
        if row.text:
            lettering.paragraph(canvas, row.text, words.x, y, room, _TEXT, MUTED)
        if is_stacked:
            row.draw(min(box.right, words.x + row.width), words.bottom + below / 2 - 6, words.w)
        else:
            row.draw(box.right, words.cy, min(row.width, beside - room))

    return Part(max(_LEAST_ROW, text_height + _ROW_PAD) + below, draw, 0)
