"""The menu's card: the game that waits, the first lesson for whoever is new, or what is wrong and can be done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile

import pygame

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK, MUTED
from game.paint.panels import sheet
from game.saves.players import Player
from game.saves.store import Saved
from game.saves.trouble import Notice
from game.scenes.saves.saved_game import PICTURE_SHAPE, box_title, cover, framed, moment, picture, tokens
from game.widgets.badges import badge, badge_width, has_badge
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_EDGE, _BUTTON, _LABEL = 14.0, 68.0, 34.0
_UPRIGHT = 0.8
"""Height of a card by its width from which on its picture is above what it tells."""
_MOST_PICTURE, _MOST_BUTTON = 0.34, 0.38
"""How much of a lying card its picture and its button take at most."""
_TOKEN = 42.0
_SIZES = (30.0, 28.0, 26.0, 24.0, 22.0, 20.0)


@dataclass(frozen=True, slots=True)
class CardActions:
    """What can be done about a game that cannot be opened: look through the others, put its file aside."""

    load: Callable[[], None]
    set_aside: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Story:
    """What a card tells: a title, a sentence, what its button says, who plays, what the game counts for.

    `node` is the name of its node; `short` are shorter wordings of the sentence and of what it counts for.
    """

    node: str
    title: str
    told: str
    label: str
    players: tuple[Player, ...] = ()
    counts: str = ""
    short: tuple[str, str] = ("", "")

    @property
    def brief(self) -> "_Story":
        """Returns the same in the fewest words."""
        return replace(self, told=self.short[0] or self.told, counts=self.counts and self.short[1], players=())


def continue_card(ui: Ui, box: Box, saved: Saved, cup: Sequence[str], resume: Callable[[], None]) -> None:
    """Draws the game that waits as one button: its picture, how far it is, who plays, what is said of its cup.

    Takes that in wordings from long to short, none where it counts for no cup.
    """
    words, head = ui.words, saved.head
    assert head is not None
    counts = cup[0] if cup else ""
    told, *shorter = moment(words, replace(head, evening=""))
    short = (shorter[-1] if shorter else told, cup[-1] if cup else "")
    title, label = box_title(words, head.box), words("ui.menu.continue")
    story = _Story("continue", title, told, label, head.players, counts, short)
    _draw(ui, box, story, lambda at: picture(ui.canvas, saved, at))
    names = ", ".join(player.name for player in head.players)
    spoken = ", ".join(filter(None, (story.label, story.title, told, names, counts)))
    node = Node(story.node, Role.BUTTON, spoken, ui.canvas.rect(box), hint=words("ui.menu.resume_hint"))
    _add(ui, box, node, story.label, resume)


def first_card(ui: Ui, box: Box, name: str, host: str, learn: Callable[[], None]) -> None:
    """Draws what whoever was never here is offered: the first lesson of a box, with its host."""
    words = ui.words

    def paint(at: Box) -> None:
        cover(ui.canvas, name, at)
        side = at.h * 0.94
        ui.canvas.put(f"host_{host}", at.cx - side / 2, at.bottom - side, side)
        framed(ui.canvas, at)

    story = _Story("first", words("ui.menu.first"), words("ui.menu.first_text"), words("ui.lobby.lessons.learn"))
    _draw(ui, box, story, paint)
    spoken = f"{story.label}: {words(f'{name}.title')}. {story.title} {story.told}"
    node = Node(story.node, Role.BUTTON, spoken, ui.canvas.rect(box), hint=words("ui.lobby.lessons.new_here_hint"))
    _add(ui, box, node, story.label, learn)


def _add(ui: Ui, box: Box, node: Node, label: str, act: Callable[[], None]) -> None:
    """Makes the whole card the button that Enter presses."""
    node.act, node.key = act, pygame.K_RETURN
    at = _button_place(box)
    if _cap_room(ui, at, label):
        x = at.right - 20 - badge_width(ui, "enter", 18) / 2
        node.badge = lambda: badge(ui, x, at.y + at.h * 0.51, "enter", 18)
    ui.add(node)
    ui.ring(node.id, box, 14)


# ---------------------------------------------------------------------- what it looks like
def _is_upright(box: Box) -> bool:
    return box.h > box.w * _UPRIGHT


def _button_place(box: Box) -> Box:
    if _is_upright(box):
        return Box(box.x + _EDGE + 4, box.bottom - _EDGE - _BUTTON, box.w - 2 * _EDGE - 8, _BUTTON)
    width = min(380.0, box.w * _MOST_BUTTON)
    return Box(box.right - _EDGE - 10 - width, box.cy - _BUTTON / 2, width, _BUTTON)


def _cap_room(ui: Ui, go: Box, label: str) -> float:
    """Returns how much of the button the cap of its key takes: nothing where the label would become small by it."""
    room = badge_width(ui, "enter", 18) + 18
    is_narrow = lettering.width(ui.canvas, label, _LABEL, "display") + room + 80 > go.w
    return 0.0 if is_narrow or not has_badge(ui, "enter") else room


def _draw(ui: Ui, box: Box, story: _Story, paint: Callable[[Box], None]) -> None:
    """Draws the picture, beside or below it what the card tells, and the picture of a button."""
    canvas = ui.canvas
    canvas.shadow(canvas.rect(box), 20, 190, 4, 10)
    sheet(canvas, box, 16)
    go = _button_place(box)
    if _is_upright(box):
        width = box.w - 2 * _EDGE
        frame = Box(box.x + _EDGE, box.y + _EDGE, width, min(width / PICTURE_SHAPE, box.h * 0.47))
        paint(frame)
        _tell(ui, Box(box.x + 2 * _EDGE, frame.bottom + 12, box.w - 4 * _EDGE, go.y - frame.bottom - 20), story)
    else:
        height = box.h - 2 * _EDGE
        frame = Box(box.x + _EDGE, box.y + _EDGE, min(height * PICTURE_SHAPE, box.w * _MOST_PICTURE), height)
        paint(frame)
        _tell(ui, Box(frame.right + 22, box.y + 8, go.x - frame.right - 44, box.h - 16), story)
    pieces.button(
        canvas, go.x, go.y, go.w, go.h, story.label, "teal", _LABEL, room=_cap_room(ui, go, story.label),
        is_hovered=ui.hover == story.node, is_pressed=ui.pressed == story.node,
    )  # fmt: skip


def _tell(ui: Ui, box: Box, story: _Story) -> None:
    """Title, sentence, what it counts for and tokens, as large as there is room, in the middle."""
    canvas = ui.canvas
    whole = [*dropwhile(lambda size: lettering.width(canvas, story.told, size) > box.w, _SIZES)]
    if not whole:  # what stands between two dots on one line stands on two without
        story = replace(story, told=story.told.replace(" · ", "\n"))
    ways = [(size, way) for way in (story, replace(story, players=()), story.brief) for size in (whole or _SIZES)]
    size, story = next((way for way in ways if _height(canvas, box.w, way[1], way[0]) <= box.h), ways[-1])
    y = box.y + max(0.0, (box.h - _height(canvas, box.w, story, size)) / 2)
    title, players = size * 1.5, story.players
    lettering.text(canvas, story.title, box.x, y + title * 0.6, title, INK, "heavy", room=box.w)
    is_beside = _are_beside(canvas, box.w, story, size)
    if is_beside:
        tokens(canvas, players, box.right - len(players) * _TOKEN, y + title * 0.58, _TOKEN - 4, _TOKEN)
    y = lettering.paragraph(canvas, story.told, box.x, y + title * 1.24, box.w, size, MUTED if players else INK)
    if story.counts:
        canvas.put("icon_trophy_ink", box.x + 13, y + size * 0.66, 26, centre=True)
        y = lettering.paragraph(canvas, story.counts, box.x + 34, y, box.w - 34, size, INK, "semi")
    if players and not is_beside:
        tokens(canvas, players, box.x - 2, y + _TOKEN / 2 + 2, _TOKEN - 4, min(_TOKEN, box.w / len(players)))


def _are_beside(canvas: Canvas, w: float, story: _Story, size: float) -> bool:
    """Tells whether the tokens stand in line with the title."""
    return lettering.width(canvas, story.title, size * 1.5, "heavy") + 24 + len(story.players) * _TOKEN <= w


def _height(canvas: Canvas, w: float, story: _Story, size: float) -> float:
    height = size * 1.5 * 1.24 + lettering.paragraph_height(canvas, story.told, w, size)
    if story.counts:
        height += lettering.paragraph_height(canvas, story.counts, w - 34, size, "semi")
    return height + (0 if _are_beside(canvas, w, story, size) or not story.players else _TOKEN)


# ---------------------------------------------------------------------- what is wrong
def trouble_card(ui: Ui, box: Box, notice: Notice, actions: CardActions) -> None:
    """Draws what is wrong with the game that waits and two ways on."""
    canvas, words = ui.canvas, ui.words
    sheet(canvas, box, 16)
    told = words(notice.key, **notice.values)
    inner = box.inset(22, 14)
    if _is_upright(box):
        canvas.put("icon_warning_ink", inner.cx, inner.y + 40, 60, centre=True)
        title = words("ui.menu.trouble")
        y = lettering.paragraph(canvas, title, inner.x, inner.y + 80, inner.w, 34, INK, "display", "c") + 6
        ways, text = inner.pile(2, 64, 12), Box(inner.x, y, inner.w, inner.bottom - 152 - y)
        ways = tuple(way.moved(0, inner.bottom - ways[1].bottom) for way in ways)
    else:
        line, text = inner.cut_bottom(54, 8)
        ways = line.columns(2, 20)
    size = 26.0
    while size > 16 and lettering.paragraph_height(canvas, told, text.w, size) > text.h:
        size -= 1
    lettering.paragraph(canvas, told, text.x, text.y, text.w, size, INK)
    label, hint = words("ui.menu.saves"), words("ui.menu.saves_hint")
    button(ui, "load_other", ways[0], label, actions.load, colour="teal", size=28, icon="folder", hint=hint)
    label, hint = words("ui.menu.set_aside"), words("ui.menu.set_aside_hint")
    button(ui, "set_aside", ways[1], label, actions.set_aside, size=28, icon="trash", hint=hint)
