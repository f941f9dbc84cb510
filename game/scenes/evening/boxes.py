"""The panel with the games of an evening: those that were played, those to come, and how the cup counts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.history.finished import FinishedGame
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import sheet
from game.saves.evening import MOST_GAMES
from game.scenes.saves.saved_game import box_title, on_shelf
from game.widgets.controls import heading, round_button
from game.widgets.node import Node, Role
from game.widgets.sheets import page_title, way_back
from game.widgets.ui import Ui


def draw_head(ui: Ui, title: str, back: Callable[[], None]) -> None:
    """Draws the way back and the title of a scene."""
    ui.reading.title = title
    at = way_back(ui, back)
    page_title(ui, title, "evening", ui.canvas.w - 2 * at.right - 20)


_EDGE, _TOP, _FOOT, _ROW, _ASK = 36.0, 78.0, 28.0, 66.0, 48.0
_CELL, _APART, _NAME = 160.0, 22.0, 20.0
"""How much room a cover to be added takes at most, how much of it is between two, and the letters of its name."""
_BUTTONS = 152.0
_LEAST = 20.0
"""The smallest letters of a title on one line, and those of one on two."""
_SHAPE = 1.2
"""Height of a cover by its width."""


@dataclass(frozen=True, slots=True)
class Programme:
    """The games of an evening: those played, the boxes to come, what takes another order of these, how many sit there.

    `abandon` leaves the first of them out when it was begun and is not finished (None: it was not).
    """

    played: Sequence[FinishedGame]
    coming: Sequence[str]
    change: Callable[[Sequence[str]], None]
    seats: int
    abandon: Callable[[], None] | None = None

    @property
    def is_full(self) -> bool:
        """Tells whether no more games can be added."""
        return len(self.played) + len(self.coming) >= MOST_GAMES

    @property
    def fixed(self) -> int:
        """Returns how many of the boxes to come cannot be moved: one that was begun stays the first."""
        return int(self.abandon is not None)

    @property
    def is_over(self) -> bool:
        """Tells whether all games are played: how points are given matters no more."""
        return bool(self.played) and not self.coming

    def add(self, box: str) -> None:
        """Adds a box at the end."""
        self.change([*self.coming, box])

    def remove(self, index: int) -> None:
        """Leaves a box out."""
        self.change([*self.coming[:index], *self.coming[index + 1 :]])

    def move(self, index: int, by: int) -> None:
        """Swaps a box with the one before (-1) or behind it (1)."""
        order = list(self.coming)
        order[index], order[index + by] = order[index + by], order[index]
        self.change(order)


def programme_height(ui: Ui, programme: Programme, w: float) -> float:
    """Returns how high the panel must be at a width to show everything at once."""
    return _TOP + _content(ui, programme, w - 2 * _EDGE - 18) + _FOOT


def _content(ui: Ui, programme: Programme, w: float) -> float:
    told = ui.words("evening.boxes.rule", count=programme.seats)
    rule = 0.0 if programme.is_over else lettering.paragraph_height(ui.canvas, told, w, 24)
    add = 0.0 if programme.is_full else _add_height(ui, w)
    return _ROW * (len(programme.played) + len(programme.coming)) + add + rule + 8


def draw_programme(ui: Ui, box: Box, programme: Programme) -> None:
    """Draws the panel; what does not fit scrolls inside."""
    words, canvas = ui.words, ui.canvas
    sheet(canvas, box, 14)
    heading(ui, words("evening.boxes.title"), box.x + _EDGE, box.y + 48, 38, box.w - 2 * _EDGE)
    inner = Box(box.x + _EDGE - 12, box.y + _TOP, box.w - 2 * _EDGE + 24, box.h - _TOP - _FOOT)
    width = box.w - 2 * _EDGE - 18
    with ui.scrolled("programme", inner, _content(ui, programme, width)) as offset, ui.area("programme"):
        at = Box(box.x + _EDGE, inner.y - offset, width, _ROW - 8)
        if not programme.is_full:  # above the games, so that no cover moves when one is added
            _add(ui, at, programme)
            at = at.moved(0, _add_height(ui, width))
        for number, game in enumerate(programme.played):
            _played(ui, at, number, game)
            at = at.moved(0, _ROW)
        for index, name in enumerate(programme.coming):
            _coming(ui, at, programme, index, name)
            at = at.moved(0, _ROW)
        if programme.is_over:
            return
        rule = words("evening.boxes.rule", count=programme.seats)
        height = lettering.paragraph(canvas, rule, at.x, at.y, width, 24, MUTED) - at.y
        ui.add(Node("rule", Role.TEXT, rule, canvas.rect(Box(at.x, at.y, width, height))))


def _title(ui: Ui, at: Box, number: int, name: str, below: str, right: float) -> None:
    """Number, cover and title of a game, and a line below the title."""
    canvas = ui.canvas
    lettering.text(canvas, f"{number + 1}.", at.x + 10, at.cy, 26, INK, "semi")
    canvas.put(f"cover_{name}", at.x + 72, at.cy, 42, centre=True)
    left = at.x + 104
    shown, room = box_title(ui.words, name), right - left
    fits = lettering.width(canvas, shown, 26, "bold") <= room
    if not fits and not below:
        height = lettering.paragraph_height(canvas, shown, room, _LEAST, "bold")
        lettering.paragraph(canvas, shown, left, at.cy - height / 2, room, _LEAST, INK, "bold")
    else:
        size = 26.0 if fits else _LEAST
        lettering.text(canvas, shown, left, at.cy - (14 if below else 1), size, INK, "bold", room=room)
        lettering.text(canvas, below, left, at.cy + 15, 22, MUTED, room=room)


def _played(ui: Ui, at: Box, number: int, game: FinishedGame) -> None:
    winners = [seat.player.name for seat in game.seats if seat.place == 1]
    told = ui.words("evening.boxes.won_by", players=winners)
    ui.canvas.box(at, BAND, None, 10)
    _title(ui, at, number, game.box, told, at.right - 10)
    ui.add(Node(f"played:{number}", Role.TEXT, f"{box_title(ui.words, game.box)}: {told}", ui.canvas.rect(at)))


def _coming(ui: Ui, at: Box, programme: Programme, index: int, name: str) -> None:
    words, title = ui.words, box_title(ui.words, name)
    abandon = None if index else programme.abandon
    is_next = not index and bool(programme.played or abandon)
    ui.canvas.box(at, CHOSEN if is_next else BAND, BRASS_DARK if is_next else None, 10, 2.5)
    below = words("evening.boxes.waiting") if abandon else ""
    _title(ui, at, len(programme.played) + index, name, below, at.right - _BUTTONS - 8)
    x = at.right - _BUTTONS + 24
    for i, (icon, by) in enumerate((("up", -1), ("down", 1))):
        is_possible = index + by in range(programme.fixed, len(programme.coming)) and index >= programme.fixed
        round_button(
            ui, f"coming:{index}:{icon}", x + i * 48, at.cy, icon, partial(programme.move, index, by),
            words(f"evening.boxes.{icon}", box=title), is_enabled=is_possible, why=words("evening.boxes.at_the_end"),
        )  # fmt: skip
    remove = abandon or partial(programme.remove, index)
    label = words("evening.boxes.remove", box=title)
    round_button(ui, f"coming:{index}:remove", x + 104, at.cy, "close", remove, label)


def _cell(width: float) -> float:
    return min(_CELL, width / len(on_shelf()))


def _names_height(ui: Ui, width: float) -> float:
    """How high the names below the covers are."""
    titles, room = [box_title(ui.words, name) for name in on_shelf()], _cell(width) - 4
    return max(lettering.paragraph_height(ui.canvas, title, room, _NAME, "semi") for title in titles)


def _add_height(ui: Ui, width: float) -> float:
    return _ASK + (_cell(width) - _APART) * _SHAPE + _names_height(ui, width) + 24


def _add(ui: Ui, at: Box, programme: Programme) -> None:
    """The covers of all boxes, each of which adds one more game."""
    canvas, words = ui.canvas, ui.words
    asked = words("evening.boxes.add_more" if programme.played or programme.coming else "evening.boxes.add_first")
    lettering.text(canvas, asked, at.x, at.y + 22, 26, INK, "semi", room=at.w)
    cell = _cell(at.w)
    width = cell - _APART
    for i, name in enumerate(on_shelf()):
        x, title, node = at.x + i * cell, box_title(words, name), f"add_box:{name}"
        box = Box(x + _APART / 2 - 6, at.y + _ASK - 6, width, width * _SHAPE)
        canvas.put(f"cover_{name}", box.x, box.y, box.w, box.h)
        lettering.paragraph(canvas, title, x - 4, box.bottom + 6, cell - 4, _NAME, INK, "semi", "c")
        told = words("evening.boxes.add", box=title)
        ui.add(Node(node, Role.BUTTON, told, canvas.rect(box), act=partial(programme.add, name), hint=told))
        ui.ring(node, box, 8)
