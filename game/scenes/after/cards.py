"""A moment of a review as a card: the table as it was, what was played, what else there was and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BRASS, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import sheet
from game.review.course import Course
from game.review.moments import Kind, ReviewMoment
from game.scenes.after.marks import TONES, badge
from game.scenes.after.words import MomentText, moment_digits, points, sentences, signed, unit
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.reading import joined
from game.widgets.ui import Ui

PICTURE = 0.84
"""Height by width of the picture of a table."""
_HEAD, _LOW_HEAD, _EDGE, _BUTTON = 98.0, 90.0, 20.0, 60.0
_SIZE, _LEAST = 24.0, 20.0
_SMALL, _LABEL, _GAP = 22.0, 35.0, 10.0
_LEAST_TITLE = 30.0
_LOW = 1.5
"""A card that is so many times as wide as high has its picture at the left."""
_NARROW, _BROAD, _BESIDE = 0.36, 0.47, 0.3
"""Which part of a card's width its picture takes, the last in a low card."""


@dataclass(frozen=True, slots=True)
class KindCard:
    """What a card shows: a kind, and where the game had such a moment, that one with its words.

    `picture` is None while it is not drawn; `play_on` begins a game of its own from there, `watch` shows it in the
    replay.
    """

    kind: Kind
    moment: ReviewMoment | None = None
    text: MomentText | None = None
    picture: pygame.Surface | None = None
    play_on: Callable[[], None] | None = None
    watch: Callable[[], None] | None = None


def draw_card(ui: Ui, words: Words, course: Course, card: KindCard, box: Box) -> None:
    """Draws a card into a box."""
    canvas = ui.canvas
    sheet(canvas, box, 14)
    title = words(f"ui.review.{card.moment.name if card.moment else card.kind}")
    height = _LOW_HEAD if _is_low(box) else _HEAD
    badge(canvas, card.kind, box.x + 50, box.y + height / 2, 56)
    inner = box.trimmed(left=_EDGE, right=_EDGE, top=height + 12, bottom=12 if _is_low(box) else _EDGE)
    canvas.rule(inner.x, inner.right, box.y + height)
    if card.moment is None or card.text is None:
        lettering.text(canvas, title, box.x + 96, box.y + height / 2 - 2, 34, INK, "display", room=box.w - 120)
        told = words(f"ui.review.no_{card.kind}")
        ui.add(Node(f"moment:{card.kind}", Role.TEXT, title, canvas.rect(box), hint=told))
        lettering.paragraph(canvas, told, inner.x, inner.y + 10, inner.w, 27, MUTED, "semi")
        return
    known = " ".join(_known(words, course, card.moment))
    told = joined((card.text.when[0], known, *sentences(words, card.text)))
    ui.add(Node(f"moment:{card.kind}", Role.TEXT, title, canvas.rect(box), hint=told))
    _head(ui, words, course, card, title, box.band(0, height))
    body, foot = _parts(ui, card.text, inner)
    _picture(ui, card.picture, body.picture)
    if card.watch:
        name, label, rect = f"watch:{card.kind}", words("ui.review.watch"), canvas.rect(body.picture)
        ui.add(Node(name, Role.BUTTON, label, rect, act=card.watch, hint=label))
        ui.ring(name, body.picture, 8)
    _ways(ui, words, card.text, body.ways)
    _why(ui, card.text, card.kind, body.why)
    if card.play_on:
        colour = "teal" if card.kind == "slip" else "walnut"
        label = words("ui.review.play_on")
        hint = words("tips.replay.play_on")
        button(ui, f"play_on:{card.kind}", foot, label, card.play_on, colour=colour, size=27, icon="play", hint=hint)


@dataclass(frozen=True, slots=True)
class _Body:
    """Where the picture, what was played and could be played, and the reasons lie."""

    picture: Box
    ways: tuple[Box, ...]
    why: Box


def _parts(ui: Ui, text: MomentText, box: Box) -> tuple[_Body, Box]:
    """Divides a card: below one another, or in a low one at the right of the picture; returns the button's box too."""
    told = [lines for lines in (text.played, text.instead) if lines] or [text.told]
    paragraph = "\n".join(text.why)
    if _is_low(box):
        picture, right = box.cut_left(min(box.w * _BESIDE, box.h / PICTURE), 18)
        picture = Box(picture.x, picture.y, picture.w, picture.w * PICTURE)
        foot, beside = right.cut_bottom(_BUTTON, 8)
        shares = beside.columns(len(told), 12)
        room = beside.h - _GAP - _high(ui, paragraph, beside.w, _SMALL)
        height = max(_heights(ui, told, shares[0].w, lambda needs: max(needs) <= room))
        ways = tuple(at.band(0, height) for at in shares)
        return _Body(picture, ways, beside.trimmed(top=height + _GAP)), foot
    foot, box = box.cut_bottom(_BUTTON, 10)
    why = _high(ui, paragraph, box.w, _SIZE)
    width = max(box.w * _NARROW, min(box.w * _BROAD, (box.h - why - 14) / PICTURE))
    picture = Box(box.x, box.y, width, width * PICTURE)
    room = max(picture.h, box.h - _GAP - _high(ui, paragraph, box.w, _SMALL))
    ways = _below_one_another(ui, told, Box(picture.right + 14, box.y, box.w - width - 14, picture.h), room)
    return _Body(picture, ways, box.trimmed(top=max(picture.bottom, ways[-1].bottom) + _GAP - box.y)), foot


def _below_one_another(ui: Ui, told: Sequence[Sequence[str]], box: Box, room: float) -> tuple[Box, ...]:
    """Returns boxes for ways that fill a box or, where they need more, some room."""
    gaps = _GAP * (len(told) - 1)
    needs = _heights(ui, told, box.w, lambda needs: sum(needs) + gaps <= room)
    free = max(0.0, box.h - gaps - sum(needs)) / len(told)
    found: list[Box] = []
    for need in needs:
        found.append(Box(box.x, found[-1].bottom + _GAP if found else box.y, box.w, need + free))
    return tuple(found)


def _heights(
    ui: Ui, told: Sequence[Sequence[str]], w: float, fits: Callable[[Sequence[float]], bool]
) -> Sequence[float]:
    """Returns how high the boxes of ways are: with all that is told, or else with smaller letters, or the titles."""
    sizes = (_SIZE, _SMALL, _LEAST)
    ways = [(told, size) for size in sizes] + [([lines[:1] for lines in told], size) for size in sizes]
    needs = [[_needed(ui, lines, w, size) for lines in each] for each, size in ways]
    return next((each for each in needs if fits(each)), needs[-1])


def _is_low(box: Box) -> bool:
    return box.w > _LOW * box.h


def _known(words: Words, course: Course, moment: ReviewMoment) -> tuple[str, str]:
    """Returns what a moment brought, and what it counts and how that is known."""
    places = moment_digits(course, moment)
    worth, off = signed(words, moment.worth, places), points(words, moment.interval, places)
    shown = words("ui.review.points", points=worth, off=off)
    return shown, f"{unit(words, course)} · {words(f'ui.review.from_{_source(moment)}')}"


def _head(ui: Ui, words: Words, course: Course, card: KindCard, title: str, box: Box) -> None:
    """Title, time and points; where the title needs the whole line, the points stand below it."""
    assert card.moment and card.text
    canvas, wordings = ui.canvas, card.text.when
    shown, came = _known(words, course, card.moment)
    left, right = box.x + 96, box.right - 24
    width = max(lettering.width(canvas, shown, 36, "heavy"), lettering.width(canvas, came, 24)) + 20
    room = right - left - width
    needed = max(lettering.width(canvas, title, _LEAST_TITLE, "display"), lettering.width(canvas, wordings[-1], 24))
    is_beside = needed <= room
    if is_beside:
        lettering.text(canvas, came, right, box.bottom - 27, 24, MUTED, "text", "r")
    else:
        room = right - left - lettering.width(canvas, shown, 36, "heavy") - 20
        wordings = (*(f"{when} · {came}" for when in wordings), *wordings, "")
    legible = [told for told in wordings if told and lettering.width(canvas, told, _LEAST) <= room]
    when = legible[0] if legible else lettering.fitting(canvas, wordings, 24, "text", room)
    above, below = box.y + 36 * box.h / _HEAD, box.bottom - 27
    lettering.text(canvas, title, left, above, 34, INK, "display", room=room if is_beside else right - left)
    lettering.text(canvas, when, left, below, 24, MUTED, room=room)
    lettering.text(canvas, shown, right, above if is_beside else below, 36, TONES[card.kind], "heavy", "r")


def _source(moment: ReviewMoment) -> str:
    return "decision" if moment.decision else "luck" if moment.is_luck else "others"


def _ways(ui: Ui, words: Words, text: MomentText, boxes: Sequence[Box]) -> None:
    """What was played and what else there was, or what happened."""
    if not text.played:
        _way(ui, words("ui.review.happened"), text.told, boxes[0], is_played=True)
        return
    _way(ui, words("ui.review.played"), text.played, boxes[0], is_played=True)
    _way(ui, words("ui.review.also"), text.instead, boxes[1], is_played=False)


def _why(ui: Ui, text: MomentText, kind: Kind, box: Box) -> None:
    """The reasons; what finds no room is scrolled to."""
    paragraph = "\n".join(text.why)
    size = next((s for s in (_SIZE, 23.0, _SMALL) if _high(ui, paragraph, box.w, s) <= box.h), _SMALL)
    height = _high(ui, paragraph, box.w, size)
    if height > box.h:
        height = _high(ui, paragraph, box.w - 20, size)
    with ui.scrolled(f"why:{kind}", box, height) as offset:
        w = box.w - (20 if height > box.h else 0)
        lettering.paragraph(ui.canvas, paragraph, box.x, box.y - offset, w, size, INK)


def _needed(ui: Ui, lines: Sequence[str], w: float, size: float = _SIZE) -> float:
    """How high the box of a way has to be for its first line, and for the others if they are short."""
    first, *more = lines or ("",)
    short = [line for line in more if _high(ui, line, w - 28, size) < 2 * size]
    return _LABEL + _high(ui, first, w - 28, size, "bold") + sum(_high(ui, line, w - 28, size) for line in short) + 8


def _high(ui: Ui, paragraph: str, w: float, size: float, face: Face = "text") -> float:
    return lettering.paragraph_height(ui.canvas, paragraph, w, size, face)


def _picture(ui: Ui, picture: pygame.Surface | None, box: Box) -> None:
    canvas, r = ui.canvas, ui.canvas.rect(box)
    canvas.shadow(r, 8, 120, 2, 4)
    canvas.box(box, "#2A1626", None, 6)
    if picture is not None:
        key = ("moment", id(picture), r.size)
        canvas.s.blit(canvas.made.get(key, lambda: pygame.transform.smoothscale(picture, r.size)), r)
    else:
        canvas.put("icon_hourglass_brass", box.cx, box.cy, min(60.0, box.h * 0.4), centre=True)
    canvas.outline(box.grown(2), INK, 8, 4)
    canvas.outline(box.grown(1), BRASS, 7, 2)


def _way(ui: Ui, label: str, lines: Sequence[str], box: Box, *, is_played: bool) -> None:
    """A way to go on: its label and what the table says of it, a little smaller where that is much."""
    canvas = ui.canvas
    fill, edge = (CHOSEN, BRASS_DARK) if is_played else ("#FBF4E2", "#B98A4A")
    canvas.box(box, fill, edge, 12, 3 if is_played else 2)
    lettering.text(canvas, label, box.x + 14, box.y + 19, 24, INK if is_played else MUTED, "semi", room=box.w - 28)
    y, room, size = box.y + _LABEL, box.w - 28, _SIZE
    while size > _LEAST and sum(_high(ui, line, room, size, "bold") for line in lines) > box.bottom - 4 - y:
        size -= 1
    with canvas.clipped(canvas.rect(box.grown(-3))):
        for i, told in enumerate(lines):
            if i and y + _high(ui, told, room, size) > box.bottom - 2:
                break
            ink = INK if is_played or i == 0 else MUTED
            y = lettering.paragraph(canvas, told, box.x + 14, y, room, size, ink, "bold" if i == 0 else "text")
