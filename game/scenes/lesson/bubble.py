"""The bubble of a lesson: its host, what is said, answers, how far it is, and the buttons, always at their places."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, GLOW, INK, MUTED
from game.paint.panels import panel
from game.scenes.table.board import BAR
from game.scenes.table.card_places import CardPlace, Room
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

FRAMES = {"builder": "frame_plum", "lady": "frame_saffron", "pilot": "frame_teal"}
_WIDTHS = (780.0, 700.0, 640.0, 880.0, 1000.0)
_LEAST_PIXELS, _TIMES = 15, (1.0, 0.95, 0.88, 0.76, 0.66, 0.58)
"""The letters are never smaller than so many pixels; how large all of it may be, compared with what is usual."""
_UNIT, _EDGE = 22.0, 46.0
_FACES = (1.0, 0.6)
_RADIUS, _NAME, _TEXT, _LABEL, _SMALL = 112.0, 33.0, 28.5, 28.0, 24.0
_HEAD, _STARS, _ROW, _GAP = 98.0, 46.0, 62.0, 12.0
_STAR = 30.0


@dataclass(frozen=True, slots=True)
class BubbleButton:
    """A button of the bubble: its node, its words, what it does, its key; `why` it is off ("": it is on)."""

    name: str
    label: str
    act: Callable[[], None]
    key: int = 0
    icon: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Bubble:
    """What the host says: a text and the sentence of it that matters, answers, the step of so many, the three buttons.

    `back`, `skip` and `go_on` may be missing; `title` is the lesson's. Room is kept for other words that may be said at
    the same step, and for so many `kept` answers, so that nothing moves under the hand. `reply` is what of it answers
    the last try.
    """

    host: str
    name: str
    title: str
    text: str
    stress: str = ""
    answers: tuple[BubbleButton, ...] = ()
    step: int = 0
    steps: int = 0
    back: BubbleButton | None = None
    skip: BubbleButton | None = None
    go_on: BubbleButton | None = None
    others: tuple[tuple[str, str], ...] = ()
    kept: tuple[BubbleButton, ...] = ()
    reply: str = ""

    @property
    def spoken(self) -> str:
        """Returns what is to be heard: all of it, of a reply nothing that was said before."""
        return self.reply or " ".join(filter(None, (f"{self.name}:", self.text, self.stress)))


# ---------------------------------------------------------------------- size
def times(canvas: Canvas) -> tuple[float, ...]:
    """Returns how large a bubble may be drawn, most wanted first: its letters can always be read."""
    return tuple(z for z in _TIMES if z == 1 or _TEXT * z * canvas.k >= _LEAST_PIXELS)


def rooms(ui: Ui, bubble: Bubble, z: float) -> Iterator[Room]:
    """Yields where a bubble could lie with letters so large; over the bar only where room is short.

    What is taller than the window is no place, but with the smallest letters there is always one.
    """
    window = ui.canvas.area.grown(-12)
    below_bar = window.trimmed(top=BAR - 4)
    least = _buttons_width(ui, bubble, z)
    widths = sorted({min(window.w, max(width * z, least)) for width in _WIDTHS})
    for w in widths:
        for face in _FACES:
            height = _height(ui, bubble, w, z, face)
            is_last = z == times(ui.canvas)[-1] and (w, face) == (widths[-1], _FACES[-1])
            if height > window.h and not is_last:
                continue
            free = below_bar if z == face == 1 and height <= below_bar.h else window
            yield Room(free, w, min(window.h, height), z, face)


def _buttons_width(ui: Ui, bubble: Bubble, z: float) -> float:
    row = [choice for choice in (bubble.back, bubble.skip, bubble.go_on) if choice]
    return 2 * _EDGE * z + sum(_button_width(ui, choice, z) + 14 * z for choice in row)


def _button_width(ui: Ui, choice: BubbleButton, z: float) -> float:
    label = lettering.width(ui.canvas, choice.label, _LABEL * z, "display")
    return max(150 * z, label + (84 + (46 if choice.icon else 0)) * z)


def _text_width(w: float, z: float, face: float) -> float:
    return w - (2 * _RADIUS * face + 52 + _EDGE) * z


def _texts_height(ui: Ui, bubble: Bubble, room: float, z: float) -> float:
    return max(_said_height(ui, said, room, z) for said in ((bubble.text, bubble.stress), *bubble.others))


def _said_height(ui: Ui, said: tuple[str, str], room: float, z: float) -> float:
    text, stress = said
    height = lettering.paragraph_height(ui.canvas, text, room, _TEXT * z)
    if stress:
        height += 8 * z + lettering.paragraph_height(ui.canvas, stress, room, _TEXT * z, "semi")
    return height


def _upper(ui: Ui, bubble: Bubble, w: float, z: float, face: float) -> float:
    """How high the host and the words are together."""
    words = _HEAD * z + _texts_height(ui, bubble, _text_width(w, z, face), z)
    return max((2 * _RADIUS * face + 40) * z, words) + 14 * z


def _answer_rows(ui: Ui, bubble: Bubble, w: float, z: float) -> list[tuple[BubbleButton, ...]]:
    """The answers in rows of about the same length, as few rows as their words allow."""
    if not bubble.kept:
        return []
    inner = w - 2 * _EDGE * z
    widest = max(_button_width(ui, choice, z) for choice in bubble.kept)
    each = max(1, min(len(bubble.kept), int((inner + 14 * z) // (widest + 14 * z))))
    rows = ceil(len(bubble.kept) / each)
    each = ceil(len(bubble.kept) / rows)
    return [bubble.kept[i : i + each] for i in range(0, len(bubble.kept), each)]


def _height(ui: Ui, bubble: Bubble, w: float, z: float, face: float) -> float:
    answers = len(_answer_rows(ui, bubble, w, z)) * (_ROW + _GAP) * z
    return _upper(ui, bubble, w, z, face) + answers + (_STARS + 14 + _ROW + 42) * z


# ---------------------------------------------------------------------- drawing
def draw_bubble(ui: Ui, bubble: Bubble, place: CardPlace) -> None:
    """Draws a bubble at a place."""
    canvas, box, z = ui.canvas, place.box, place.times
    canvas.veiled = len(canvas.audit or ())  # what it covers is meant to be covered
    canvas.glow(box, "#000000", 26, 150, 6, 20)
    panel(canvas, box, FRAMES.get(bubble.host, "frame_teal"), _UNIT * z)
    ui.clear = [canvas.rect(box)]
    ui.reading.say("lesson", bubble.spoken)
    node = Node("bubble", Role.TEXT, bubble.spoken, canvas.rect(box), "bubble")
    if ui.reading.is_on:
        go_on = bubble.go_on if bubble.go_on and not bubble.go_on.why else None
        way = "go_on" if go_on else "answer" if bubble.answers else "choose"
        node.hint = ui.words(f"access.lesson.{way}", button=go_on.label if go_on else "")
        node.act = go_on.act if go_on else None
    ui.add(node)
    radius = _RADIUS * place.face * z
    draw_host(canvas, bubble.host, box.x + radius + 22 * z, box.y + radius + 24 * z, radius)
    _draw_words(ui, bubble, place)
    y = box.y + _upper(ui, bubble, box.w, z, place.face)
    with ui.area("bubble"):
        for row in _answer_rows(ui, bubble, box.w, z):
            for choice, at in zip(row, _row(box, y, z).columns(len(row), 14 * z), strict=True):
                if choice in bubble.answers:
                    _draw_button(ui, choice, at, "walnut", z)
            y += (_ROW + _GAP) * z
        _draw_stars(canvas, bubble, Box(box.x + _EDGE * z, y, box.w - 2 * _EDGE * z, _STARS * z), z)
        canvas.line(box.x + _EDGE * z, y + _STARS * z, box.right - _EDGE * z, y + _STARS * z, "#C8973A", 2)
        _draw_buttons(ui, bubble, _row(box, y + (_STARS + 12) * z, z), z)


def _row(box: Box, y: float, z: float) -> Box:
    return Box(box.x + _EDGE * z, y, box.w - 2 * _EDGE * z, _ROW * z)


def draw_host(canvas: Canvas, host: str, x: float, y: float, r: float) -> None:
    """Draws a host in a round niche around a point."""
    canvas.shadow(canvas.rect(Box(x - r, y - r, 2 * r, 2 * r)), 12, 150, 3, 7, r)
    canvas.put(f"host_{host}", x, y, 2 * r * 1.12, centre=True)


def _draw_words(ui: Ui, bubble: Bubble, place: CardPlace) -> None:
    canvas, box, z = ui.canvas, place.box, place.times
    room = _text_width(box.w, z, place.face)
    x = box.right - _EDGE * z - room
    lettering.text(canvas, bubble.name, x, box.y + 60 * z, _NAME * z, "#6B3A12", "display", room=room)
    canvas.line(x, box.y + 86 * z, x + room, box.y + 86 * z, "#C8973A", 2)
    y = lettering.paragraph(canvas, bubble.text, x, box.y + _HEAD * z, room, _TEXT * z, INK)
    if bubble.stress:
        lettering.paragraph(canvas, bubble.stress, x, y + 8 * z, room, _TEXT * z, INK, "semi")


def _draw_stars(canvas: Canvas, bubble: Bubble, box: Box, z: float) -> None:
    """How far the lesson is: stars for what is told, a ring for what is to come; and what it is called."""
    x, y, step = box.x + 12 * z, box.y + box.h * 0.5, _STAR * z
    for i in range(1, bubble.steps + 1):
        if i == bubble.step:
            canvas.glow(Box(x - 7 * z, y - 7 * z, 14 * z, 14 * z), GLOW, 8, 220, 3, 8)
            canvas.star(x, y, 13 * z, "#8A5A12")
            canvas.star(x, y, 10 * z, "#E0A93A")
        elif i < bubble.step:
            canvas.star(x, y, 11 * z, BRASS_DARK)
        else:
            canvas.disc(x, y, 6 * z, "#00000000", "#A07C42", 2.5)
        x += step
    if bubble.step <= bubble.steps:
        count = f"{bubble.step} / {bubble.steps}"
        x += lettering.text(canvas, count, x, y, _SMALL * z, MUTED, "semi") + 24 * z
    room = box.right - x
    if lettering.width(canvas, bubble.title, _SMALL * z) <= room:
        lettering.text(canvas, bubble.title, box.right, y, _SMALL * z, MUTED, "text", "r")


def _draw_buttons(ui: Ui, bubble: Bubble, row: Box, z: float) -> None:
    x = row.x
    for choice in (bubble.back, bubble.skip):
        if choice:
            w = _button_width(ui, choice, z)
            _draw_button(ui, choice, Box(x, row.y, w, row.h), "parchment", z)
            x += w + 14 * z
    if bubble.go_on:
        w = max(220 * z, _button_width(ui, bubble.go_on, z))
        w = min(w, row.right - x)
        _draw_button(ui, bubble.go_on, Box(row.right - w, row.y, w, row.h), "teal", z)


def _draw_button(ui: Ui, choice: BubbleButton, box: Box, colour: str, z: float) -> None:
    button(
        ui, choice.name, box, choice.label, choice.act, colour=colour, size=_LABEL * z, icon=choice.icon or None,
        key=0 if choice.why else choice.key, is_enabled=not choice.why, why=choice.why,
    )  # fmt: skip


# ---------------------------------------------------------------------- tail
def draw_tail(canvas: Canvas, box: Box, lit: Box) -> None:
    """Draws the tail of a bubble, in brass and parchment, towards what it speaks of."""
    x, y = (min(max(middle, low), high) for middle, low, high in (
        (lit.cx, box.x + 70, box.right - 70), (lit.cy, box.y + 60, box.bottom - 60),
    ))  # fmt: skip
    if lit.x > box.right or lit.right < box.x:
        foot, out = (box.right - 8 if lit.x > box.right else box.x + 8, y), (1.0 if lit.x > box.right else -1.0, 0.0)
    elif lit.y > box.bottom or lit.bottom < box.y:
        foot, out = (x, box.bottom - 8 if lit.y > box.bottom else box.y + 8), (0.0, 1.0 if lit.y > box.bottom else -1.0)
    else:
        return
    near = (min(max(foot[0], lit.x), lit.right), min(max(foot[1], lit.y), lit.bottom))
    tip = pygame.Vector2(near[0] - foot[0], near[1] - foot[1])
    if tip.length() < 26:
        return
    tip.scale_to_length(min(tip.length() - 14, 104))
    _draw_tail(canvas, pygame.Vector2(foot), pygame.Vector2(foot) + tip, pygame.Vector2(out[1], out[0]))


def _draw_tail(canvas: Canvas, foot: pygame.Vector2, tip: pygame.Vector2, across: pygame.Vector2) -> None:
    for half, cut, colour in ((24.0, 0.0, "#3A2410"), (20.5, 0.06, BRASS_LIGHT), (15.5, 0.16, "#F3E4C0")):
        end = tip.lerp(foot, cut)
        wedge(canvas, [foot - across * half, end, foot + across * half], colour)


def wedge(canvas: Canvas, points: Sequence[pygame.Vector2], colour: str) -> None:
    """Draws a smooth polygon through points in units."""
    f, pad = 3, 2
    left, top = min(p.x for p in points) - pad, min(p.y for p in points) - pad
    right, bottom = max(p.x for p in points) + pad, max(p.y for p in points) + pad
    r = canvas.rect(Box(left, top, right - left, bottom - top))
    relative = tuple((round((p.x * canvas.k - r.x) * f), round((p.y * canvas.k - r.y) * f)) for p in points)
    canvas.s.blit(canvas.made.get(("wedge", r.size, relative, colour), partial(_wedge, r.size, relative, colour, f)), r)


def _wedge(size: tuple[int, int], points: Sequence[tuple[int, int]], colour: str, f: int) -> pygame.Surface:
    c = pygame.Color(colour)
    big = pygame.Surface((size[0] * f, size[1] * f), pygame.SRCALPHA)
    big.fill((c.r, c.g, c.b, 0))
    pygame.draw.polygon(big, c, points)
    return pygame.transform.smoothscale(big, size)
