"""The ledger of a review: what everybody's lead came of, in columns that add up; and habits, a line for each."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.locale.words import Words
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.review.course import PARTS, Course
from game.saves.players import Player
from game.scenes.after.marks import bar
from game.scenes.after.words import adding_up, digits, seats_told, signed
from game.tabletop.ended import Habit
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEAD, _HEADS = 46.0, 40.0
_TALL, _FOOT = 66.0, 36.0
_NAME, _NAMED = 27.0, 210.0
"""How large names are, and how much room they get at most."""


def draw_ledger(ui: Ui, words: Words, course: Course, players: Sequence[Player], chosen: Seat, box: Box) -> None:
    """Draws the ledger into a box, and who judged where there is room below."""
    heading(ui, words("ui.review.ledger_title"), box.x, box.y + 22, 36, box.w)
    names = [lettering.width(ui.canvas, player.name, _NAME, "bold") for player in players]
    columns = _columns(ui, words, box.trimmed(left=max(120.0, min(_NAMED, max(names))) + 66))
    heads = _heads(ui, words, columns, box.y + _HEAD)
    rows = seats_told(course)
    top = box.y + _HEAD + heads
    height = min(_TALL, (box.bottom - top) / len(rows))
    most = max(1e-6, *(abs(value) for seat in rows for value in _parts(course, seat)))
    for i, seat in enumerate(rows):
        at = Box(box.x - 8, top + i * height, box.w + 16, height - 4)
        if seat == chosen:
            ui.canvas.box(at, CHOSEN, BRASS_DARK, 10, 3)
        elif i % 2 == 0:
            ui.canvas.box(at, BAND, None, 10)
        _row(ui, words, course, players[seat], seat, at, columns, most)
    if box.bottom - (top + height * len(rows)) >= _FOOT:
        told = words("ui.review.judge")
        lettering.text(ui.canvas, told, box.x, box.bottom - _FOOT / 2 + 4, 24, MUTED, "italic", room=box.w)


def _columns(ui: Ui, words: Words, box: Box) -> list[Box]:
    """The columns, each as wide as its head asks for, compared with the others."""
    names = (*PARTS, "lead")
    wants = [max(64.0, lettering.width(ui.canvas, words(f"ui.review.{name}"), 24, "semi")) + 14 for name in names]
    widths = [want * box.w / sum(wants) for want in wants]
    return [Box(box.x + sum(widths[:i]), box.y, w - 4, box.h) for i, w in enumerate(widths)]


def _parts(course: Course, seat: Seat) -> list[float]:
    account = course.account(seat)
    return [account.start, account.luck, account.others, account.decisions]


def _heads(ui: Ui, words: Words, columns: Sequence[Box], y: float) -> float:
    """Draws the heads of the columns, by turns higher and lower where they are long, and returns how high they are."""
    labels = [words(f"ui.review.{name}") for name in (*PARTS, "lead")]
    widths = [lettering.width(ui.canvas, label, 24, "semi") for label in labels]
    fits = all(w <= at.w for w, at in zip(widths, columns, strict=True))
    for i, (label, name, at) in enumerate(zip(labels, (*PARTS, "lead"), columns, strict=True)):
        box = Box(at.x, y + (0 if fits or i % 2 else _HEADS - 6), at.w, _HEADS)
        room = at.w if fits else 2 * at.w - 16
        middle = box.cx if i < len(labels) - 1 else min(box.cx, box.right - widths[i] / 2)
        lettering.text(ui.canvas, label, middle, box.cy, 24, MUTED, "semi", "c", room=room)
        ui.add(Node(f"column:{name}", Role.TEXT, label, ui.canvas.rect(box), hint=words(f"ui.review.{name}_hint")))
    return _HEADS if fits else 2 * _HEADS - 6


def _row(
    ui: Ui, words: Words, course: Course, player: Player, seat: Seat, box: Box, columns: Sequence[Box], most: float
) -> None:
    canvas, size = ui.canvas, min(44.0, box.h - 4)
    pieces.token(canvas, player.colour, box.x + 8 + size / 2, box.cy, size)
    left = box.x + size + 18
    lettering.text(canvas, player.name, left, box.cy - 1, _NAME, INK, "bold", room=columns[0].x - left - 4)
    shown = adding_up(_parts(course, seat), digits(course))
    told = dict(zip(PARTS, (signed(words, value, digits(course)) for value in shown), strict=True))
    lead = signed(words, course.end(seat), digits(course))
    is_tall = box.h >= 44
    for name, value, at in zip(PARTS, shown, columns, strict=False):
        lettering.text(canvas, told[name], at.cx, box.cy - (11 if is_tall else 0), 26, INK, "semi", "c", room=at.w)
        long = abs(value) / most * (at.w / 2 - 8)
        if is_tall and long >= 1:
            bar(canvas, Box(at.cx if value > 0 else at.cx - long, box.cy + 9, long, 14), player.colour, name)
            canvas.line(at.cx, box.cy + 6, at.cx, box.cy + 26, BRASS_DARK, 2)
    lettering.text(canvas, lead, columns[-1].cx, box.cy - 1, 34, INK, "heavy", "c", room=columns[-1].w)
    sentence = words("ui.review.row", player=player.name, lead=lead, **told)
    ui.add(Node(f"account:{seat}", Role.TEXT, sentence, canvas.rect(box), hint=sentence))


_HABIT_HEAD, _HABIT_TALL, _TITLE, _TOLD, _FACE = 52.0, 92.0, 24.0, 26.0, 34.0
_BESIDE, _LEFT = 1100.0, 0.32
"""From which width on what a habit is stands left of everybody's part of it, and how much of the width that takes."""


def draw_habits(
    ui: Ui, words: Words, habits: Sequence[Habit], players: Sequence[Player], chosen: Seat, box: Box
) -> None:
    """Draws habits into a box; what somebody did whose moments are shown is written bold."""
    canvas = ui.canvas
    heading(ui, words("ui.review.habits"), box.x, box.y + 22, 36, box.w)
    body = box.trimmed(top=_HABIT_HEAD)
    height = min(_HABIT_TALL, body.h / max(1, len(habits)))
    for i, habit in enumerate(habits):
        at = Box(body.x - 8, body.y + i * height, body.w + 16, height - 6)
        canvas.box(at, BAND, None, 10)
        title, rest = at.cut_left(at.w * _LEFT) if at.w >= _BESIDE else at.cut_top(height * 0.46)
        lettering.text(canvas, habit.title, title.x + 12, title.cy, _TITLE, MUTED, "semi", room=title.w - 24)
        columns = rest.inset(8, 0).columns(len(players), 6)
        for seat, (player, told, part) in enumerate(zip(players, habit.told, columns, strict=True)):
            y = rest.cy
            pieces.token(canvas, player.colour, part.x + _FACE / 2, y, _FACE)
            left = part.x + _FACE + 6
            face: Face = "bold" if seat == chosen else "text"
            lettering.text(canvas, told, left, y, _TOLD, INK, face, room=part.right - left)
        parts = [
            words("ui.review.habit_of", player=player.name, told=told)
            for player, told in zip(players, habit.told, strict=True)
        ]
        sentence = words("ui.review.habit", title=habit.title, told=parts)
        ui.add(Node(f"habit:{i}", Role.TEXT, sentence, canvas.rect(at), hint=sentence))
