"""The plate beside the shelf: what the chosen box is, for how many, how long, how heavy, and the way in for the new."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core import box as shelf
from game.lessons.parsing import has_school
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, CLEAR, CREAM, LIGHT, NIGHT, SOFT
from game.saves.progress import Learned
from game.scenes.lesson.course import course
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_EDGE, _TOP, _TITLE, _FACTS, _LEARN, _AROUND = 34.0, 12.0, 54.0, 60.0, 50.0, 96.0
_HEAVIEST, _ICON = 5, 46.0
_TAGLINE, _BLURB = 27.0, (24.0, 22.0, 20.0)
_LARGE, _SMALL = (26.0, 24.0), (23.0, 21.0)
"""Of both lines of a fact: their sizes."""
_STARS, _APART = 34.0, 10.0


@dataclass(frozen=True, slots=True)
class _Fact:
    """One fact of a box: name of its node, icon, a line (of a weight: stars instead), a line below, its explanation."""

    name: str
    icon: str
    line: str
    below: str
    hint: str
    stars: int = 0


def plate_height(ui: Ui, name: str, w: float, learned: Learned) -> float:
    """Returns how high the plate of a box must be at a width to show everything."""
    inside = w - 2 * _EDGE
    blurb = lettering.paragraph_height(ui.canvas, ui.words(f"{name}.blurb"), inside, _BLURB[0])
    return _rest(ui, name, inside, _least_title(ui, name, inside, learned)) + blurb


def _rest(ui: Ui, name: str, inside: float, title: float) -> float:
    """How high everything but the story is; takes the room of the title beside the way to the lessons, 0 for none."""
    tagline = lettering.paragraph_height(ui.canvas, ui.words(f"{name}.tagline"), inside, _TAGLINE, "italic")
    learn = 0.0 if title or not has_school(name) else _LEARN + 12
    return _TOP + _TITLE + tagline + 16 + _facts_height(ui.canvas, _facts(ui, name), inside) + learn + 14


def _least_title(ui: Ui, name: str, inside: float, learned: Learned) -> float:
    """How wide the title is at least beside the way to the lessons; 0 where there is none, or no room on its line."""
    if not has_school(name):
        return 0.0
    title = 12 + lettering.width(ui.canvas, ui.words(f"{name}.title"), 30, "heavy")
    label = _AROUND + lettering.width(ui.canvas, _invitation(ui, name, learned), 20, "display")
    return title if title + label <= inside else 0.0


def draw_plate(ui: Ui, name: str, at: Box, learned: Learned, learn: Callable[[], None]) -> None:
    """Draws the plate of a box; its story becomes smaller where there is little room.

    The button that leads to its lessons speaks to whoever `learned` that of it.
    """
    canvas, words = ui.canvas, ui.words
    left, inside = at.x + _EDGE, at.w - 2 * _EDGE
    canvas.shadow(canvas.rect(at), 14, 150)
    canvas.box(at, "#140906F0", BRASS, 14, 2)
    canvas.box(at.grown(-6), CLEAR, "#8A6A2C", 10, 1.5)
    title, blurb = words(f"{name}.title"), words(f"{name}.blurb")
    least, room, foot = _least_title(ui, name, inside, learned), inside, at.bottom - 14
    if has_school(name):
        line = Box(left + least, at.y + 11, inside + 14 - least, _LEARN)
        if not least:
            line = line.at(left, foot - _LEARN)
            foot -= _LEARN + 12
        width = _learn(ui, name, line, learned, learn)
        room -= width + 12 if least else 0
    lettering.text(canvas, title, left, at.y + 36, 44, BRASS_LIGHT, "heavy", shade=NIGHT, room=room)
    y = at.y + _TOP + _TITLE
    y = lettering.paragraph(canvas, words(f"{name}.tagline"), left, y, inside, _TAGLINE, CREAM, "italic")
    free = at.h - _rest(ui, name, inside, least) + 4
    size = next((s for s in _BLURB if lettering.paragraph_height(canvas, blurb, inside, s) <= free), 0.0)
    if size:
        lettering.paragraph(canvas, blurb, left, y, inside, size, LIGHT)
    facts = _facts(ui, name)
    height = _facts_height(canvas, facts, inside)
    canvas.rule(left, at.right - _EDGE, foot - height - 4)
    _draw_facts(ui, facts, Box(left, foot - height, inside, height))


def _learn(ui: Ui, name: str, line: Box, learned: Learned, learn: Callable[[], None]) -> float:
    """Draws the way to the lessons at the right of a line, smaller once one is learned; returns how wide it is."""
    label, hint = _invitation(ui, name, learned), ui.words("ui.lobby.lessons.new_here_hint")
    colour, size = ("walnut", 21.0) if learned.lessons else ("crimson", 26.0)
    width = min(line.w, _AROUND + lettering.width(ui.canvas, label, size, "display"))
    with ui.area("learn"):
        button(ui, "learn", line.cut_right(width)[0], label, learn, colour=colour, size=size, icon="hint", hint=hint)
    return width


def _invitation(ui: Ui, name: str, learned: Learned) -> str:
    """What the way to the lessons says: to who is new, in the middle of them, or through."""
    school = course(name, learned)
    if not school.done:
        return ui.words("ui.lobby.lessons.new_here")
    key = "ui.lobby.lessons.go_on" if school.upcoming else "ui.lobby.lessons.again"
    return ui.words(key, done=school.done, all=len(school.basic))


def _facts(ui: Ui, name: str) -> tuple[_Fact, ...]:
    words, about = ui.words, shelf.about(name)
    least, most = about.seats[0], about.seats[-1]
    each = about.minutes
    players = words("ui.lobby.plate.seats", least=least, count=most)
    best = words("ui.lobby.plate.best", players=_range(about.best)) if about.best else ""
    minutes = words("ui.lobby.plate.between", least=least * each, count=most * each)
    a_player, weight = words("ui.lobby.plate.each", count=each), words(f"ui.lobby.plate.weight.w{about.weight}")
    return (
        _Fact("players", "people", players, best, words("ui.lobby.plate.players_hint")),
        _Fact("minutes", "hourglass", minutes, a_player, words("ui.lobby.plate.minutes_hint")),
        _Fact("weight", "scales", "", weight, words("ui.lobby.plate.weight_hint"), about.weight),
    )


def _range(numbers: tuple[int, ...]) -> str:
    """Returns numbers as they are said: "3–4", or a single one."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _facts_height(canvas: Canvas, facts: Sequence[_Fact], w: float) -> float:
    """How high the facts are: two lines, more where they do not fit side by side and are wrapped."""
    if _natural(canvas, facts, *_SMALL) <= w:
        return _FACTS
    return max(_wrapped_height(canvas, fact, w / len(facts) - _APART) for fact in facts)


def _natural(canvas: Canvas, facts: Sequence[_Fact], line: float, below: float) -> float:
    return sum(_wide(canvas, fact, line, below) for fact in facts)


def _wrapped_height(canvas: Canvas, fact: _Fact, w: float) -> float:
    line = _STARS if fact.stars else lettering.paragraph_height(canvas, fact.line, w, _SMALL[0], "semi")
    return 8 + line + lettering.paragraph_height(canvas, fact.below, w, _SMALL[1])


def _draw_facts(ui: Ui, facts: Sequence[_Fact], at: Box) -> None:
    """Draws the facts side by side: with icons, else smaller without, else wrapped."""
    canvas, icons = ui.canvas, _ICON
    line, below = _LARGE
    if _natural(canvas, facts, line, below) + icons * len(facts) > at.w:
        (line, below), icons = _SMALL, 0.0
    widths = [_wide(canvas, fact, line, below) for fact in facts]
    is_wrapped = sum(widths) > at.w
    if is_wrapped:
        widths = [at.w / len(facts)] * len(facts)
    gap = max(0.0, at.w - sum(widths) - icons * len(facts)) / (len(facts) - 1)
    x = at.x
    for fact, natural in zip(facts, widths, strict=True):
        box = Box(x, at.y, icons + natural, at.h)
        if is_wrapped:
            _draw_wrapped(canvas, fact, box)
        else:
            _draw_fact(canvas, fact, box, line, below, icons)
        told = ", ".join(filter(None, (fact.line, fact.below)))
        ui.add(Node(f"plate:{fact.name}", Role.TEXT, told, canvas.rect(box), hint=fact.hint))
        x = box.right + gap


def _draw_fact(canvas: Canvas, fact: _Fact, at: Box, line: float, below: float, icons: float) -> None:
    left, room = at.x + icons, at.w - icons - 6
    if icons:
        canvas.put(f"icon_{fact.icon}_brass", at.x + 18, at.cy + 2, 34, centre=True)
    if fact.stars:
        _stars(canvas, fact.stars, left + 12, at.y + 21)
    else:
        lettering.text(canvas, fact.line, left, at.y + 20, line, BRASS_LIGHT, "semi", room=room)
    lettering.text(canvas, fact.below, left, at.y + 48, below, SOFT, room=room)


def _draw_wrapped(canvas: Canvas, fact: _Fact, at: Box) -> None:
    y, room = at.y + 4, at.w - _APART
    if fact.stars:
        _stars(canvas, fact.stars, at.x + 12, y + _STARS / 2)
        y += _STARS
    else:
        y = lettering.paragraph(canvas, fact.line, at.x, y, room, _SMALL[0], BRASS_LIGHT, "semi")
    lettering.paragraph(canvas, fact.below, at.x, y, room, _SMALL[1], SOFT)


def _wide(canvas: Canvas, fact: _Fact, size: float, below: float) -> float:
    line = 150.0 if fact.stars else lettering.width(canvas, fact.line, size, "semi")
    return 10 + max(line, lettering.width(canvas, fact.below, below))


def _stars(canvas: Canvas, count: int, x: float, y: float) -> None:
    """Five stars, as many of them filled."""
    for i in range(_HEAVIEST):
        canvas.star(x + i * 30, y, 13, BRASS_LIGHT if i < count else "#8A6A2C")
        if i >= count:
            canvas.star(x + i * 30, y, 9, "#1C0F0A")
