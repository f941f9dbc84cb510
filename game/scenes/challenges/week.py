"""The panel of the deal of the week: which one, what is to be reached, how it went, and the way to its table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.challenges.goals import MEDALS
from game.challenges.outcomes import ChallengeStanding
from game.challenges.weekly import Challenge
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, INK, MUTED
from game.saves.people import Person
from game.scenes.challenges.blocks import (
    Block,
    StyledText,
    code_block,
    counts,
    counts_text,
    draw_blocks,
    draw_lines,
    figure,
    height,
    inside,
    lines_height,
    medals_block,
    note_block,
    standing_text,
    table_text,
    words_block,
)
from game.scenes.people.portraits import empty_face, face
from game.scenes.saves.saved_game import box_title
from game.widgets.controls import button, round_button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

BUTTON = 76.0
_COVER = (135.0, 162.0)
_BESIDE = 26.0
_HEAD, _SPAN, _FACE, _MEDALS = 52.0, 58.0, 46.0, 158.0
_WAY = "#8C4A86"


@dataclass(frozen=True, slots=True)
class WeekActions:
    """What can be done in the panel: play, go some weeks on (or back), choose a day."""

    play: Callable[[Challenge], None]
    move: Callable[[int], None]
    ask_day: Callable[[], None]


@dataclass(frozen=True, slots=True)
class WeekState:
    """What the panel shows: the days of a week and its deal, whether a later one has begun, how somebody fares.

    `is_begun` tells whether that person (None: a guest) has begun it; `is_spoilt` whether no medal can be won any more,
    `is_waiting` whether the first try was left and can be gone on with.
    """

    days: str
    challenge: Challenge
    has_later: bool
    standing: ChallengeStanding
    is_begun: bool
    is_spoilt: bool
    is_waiting: bool
    person: Person | None


def week_height(ui: Ui, shown: WeekState, actions: WeekActions, w: float) -> float:
    """Returns how high the inside of the panel must be at a width to show everything."""
    return height(_blocks(ui, shown, actions, w)) + BUTTON + 12


def draw_week(ui: Ui, box: Box, shown: WeekState, actions: WeekActions) -> None:
    """Draws the inside of the panel; the button stays in sight."""
    foot, body = box.cut_bottom(BUTTON, 12)
    with ui.area("week"):
        draw_blocks(ui, "week", body, _blocks(ui, shown, actions, box.w))
        is_practice = shown.is_begun and not shown.is_waiting
        label = "ui.menu.continue" if shown.is_waiting else f"challenges.{'practise' if is_practice else 'play'}"
        button(
            ui, "play", foot, ui.words(label), partial(actions.play, shown.challenge),
            colour="walnut" if is_practice else "teal", size=34, icon="again" if is_practice else "play",
        )  # fmt: skip


def _blocks(ui: Ui, shown: WeekState, actions: WeekActions, w: float) -> Sequence[Block]:
    words, goal = ui.words, shown.challenge.goal
    blocks = [
        Block(_HEAD, partial(_draw_head, ui)),
        Block(_SPAN, partial(_draw_span, ui, shown, actions)),
        words_block(ui, words("challenges.week_text"), w, 24, MUTED, "italic", "c"),
        _about(ui, shown.challenge, w),
        medals_block(ui, "medal", goal, shown.standing.medal, _MEDALS),
    ]
    if shown.is_spoilt or shown.standing.is_seen:
        blocks.append(note_block(ui, words("challenges.seen" if shown.standing.is_seen else "challenges.spoilt"), w))
    else:
        told = standing_text(words, goal, shown.standing, is_first=True)
        blocks.append(words_block(ui, words("challenges.waits") if shown.is_waiting else told, w, 26, INK, "semi"))
        blocks += [Block(_FACE, partial(_draw_way, ui, shown))] if shown.standing.number is not None else []
    if shown.standing.practice is not None:
        blocks.append(note_block(ui, words("challenges.practice", number=figure(goal, shown.standing.practice)), w))
    return [*blocks, code_block(ui, shown.challenge.deal, w)]


def _draw_head(ui: Ui, box: Box) -> None:
    lettering.text(ui.canvas, ui.words("challenges.week"), box.cx, box.cy, 44, INK, "heavy", "c", room=box.w)


def _draw_span(ui: Ui, shown: WeekState, actions: WeekActions, box: Box) -> None:
    """The days of the week between two arrows; a press on them asks for another day."""
    canvas, words = ui.canvas, ui.words
    round_button(ui, "earlier", box.x + 32, box.cy, "left", partial(actions.move, -1), words("challenges.earlier"))
    if shown.has_later:
        round_button(ui, "later", box.right - 32, box.cy, "right", partial(actions.move, 1), words("challenges.later"))
    told = shown.days
    lettering.text(canvas, told, box.cx, box.cy, 27, INK, "italic", "c", room=box.w - 150)
    at = box.inset(72, 4)
    canvas.line(at.x + 20, at.bottom - 2, at.right - 20, at.bottom - 2, BRASS, 2)
    ui.add(Node("day", Role.BUTTON, told, canvas.rect(at), act=actions.ask_day, hint=words("challenges.other_day")))
    ui.ring("day", at, 12)


def _draw_way(ui: Ui, shown: WeekState, box: Box) -> None:
    """How far somebody is on the way to gold: a bar with a mark at each medal, and the face at its end."""
    canvas, goal, number = ui.canvas, shown.challenge.goal, shown.standing.number
    marks = [goal.medals[medal] for medal in MEDALS if medal in goal.medals]
    if number is None or not marks:
        return
    step = max(1, marks[-1] - marks[0])
    least, most = min(0, marks[0] - step, number), max(marks[-1] + step / 3, number)
    bar = box.inset(_FACE / 2, _FACE / 2 - 11)

    def along(points: float) -> float:
        return bar.x + bar.w * (points - least) / (most - least)

    canvas.box(bar, "#FBF4E2", INK, 12, 2)
    canvas.box(Box(bar.x, bar.y, max(24.0, along(number) - bar.x), bar.h), _WAY, INK, 12, 2)
    for mark in marks:
        canvas.line(along(mark), bar.y - 6, along(mark), bar.bottom + 6, INK, 3)
    if shown.person:
        face(canvas, shown.person.portrait, shown.person.colour, along(number), box.cy, _FACE)
    else:
        empty_face(canvas, along(number), box.cy, _FACE - 6)


def _about(ui: Ui, challenge: Challenge, w: float) -> Block:
    """The cover, and beside it what is played, what counts, and against whom."""
    canvas, words, goal = ui.canvas, ui.words, challenge.goal
    room = inside(w) - _COVER[0] - _BESIDE
    lines = (
        StyledText(box_title(words, goal.box), 30, face="display"),
        StyledText(counts(words, goal), 27, face="bold"),
        StyledText(counts_text(words, goal)),
        StyledText(table_text(words, challenge.deal), tone=MUTED),
    )

    def draw(box: Box) -> None:
        canvas.shadow(canvas.rect(Box(box.x, box.y, *_COVER)), 10, 150)
        canvas.put(f"cover_{goal.box}", box.x, box.y, *_COVER)
        draw_lines(ui, lines, box.x + _COVER[0] + _BESIDE, box.y, room)

    return Block(max(_COVER[1], lines_height(ui, lines, room)), draw)
