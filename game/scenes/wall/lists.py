"""All games played here, and evenings with their cups, the newest first: which box, who sat there, who won."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.history.evenings import CupRow, cup
from game.history.finished import FinishedGame
from game.history.house import GameLine
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import INK, MUTED
from game.paint.panels import veil
from game.saves.people import Person
from game.saves.players import Player, had_second_thoughts
from game.scenes.after.winner import confetti, medallion
from game.scenes.evening.cup_table import draw_table, draw_winner, table_height
from game.scenes.people.portraits import Sitters
from game.scenes.saves.saved_game import box_title
from game.scenes.shell.cup_note import written
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.widgets.controls import button
from game.widgets.node import Node
from game.widgets.sheets import Part, item, label, named, row
from game.widgets.ui import Ui

_GAME, _EVENING, _COVER = 104.0, 110.0, 42.0
_TALL_EVENING, _LARGE_COVER, _LARGE_FACE = 156.0, 72.0, 84.0
"""An evening on a wide wall: how high it is, and how large its boxes and faces are."""
_FACE, _STEP, _NAMED, _WIDE = 62.0, 250.0, 170.0, 1100.0
_MINUTE = 60
Known = Callable[[str], Person | None]


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """Somebody in a row of a list: what they are called, their points as they are written, the place."""

    name: str
    points: str
    place: int


@contextmanager
def _seen(ui: Ui, at: Box, node: Node) -> Iterator[bool]:
    """A row that is out of sight is only named: there may be many."""
    if not ui.canvas.rect(at).colliderect(ui.canvas.s.get_clip()):
        yield False
        named(ui, node, at, 12)
        return
    with row(ui, at, node, 12, is_lit=ui.hover == node.id, edge=2):
        yield True


# ---------------------------------------------------------------------- games
def games(
    ui: Ui,
    lines: Sequence[GameLine],
    known: Known,
    words: Words,
    play_back: Callable[[int], None],
    ask_whose: Callable[[GameLine], None],
    more: Callable[[], None] | None,
) -> list[Part]:
    """Returns a row for each game, and the way to older ones where there is one (`more`); a press plays one back.

    Beside a winner who is only a name it can be asked whose game that was.
    """
    parts = []
    for i, line in enumerate(lines):
        ask = partial(ask_whose, line) if line.faceless else None
        parts.append(Part(_GAME, partial(_game, ui, i, line, known, words, play_back, ask), 10))
    if more:
        older = partial(button, ui, "older", label=ui.words("history.wall.older"), act=more, size=26, icon="down")
        parts.append(Part(84, lambda at: older(box=Box(at.cx - 190, at.y + 8, 380, 62))))
    return parts


def _game(
    ui: Ui,
    i: int,
    line: GameLine,
    known: Known,
    words: Words,
    play_back: Callable[[int], None],
    ask_whose: Callable[[], None] | None,
    at: Box,
) -> None:
    canvas, title, when = ui.canvas, box_title(words, line.box), words.date(line.ended)
    people = [known(seat.person) if seat.person else None for seat in line.seats]
    names = [person.name if person else seat.player.name for person, seat in zip(people, line.seats, strict=True)]
    shown = [ListedSeat(name, str(seat.total), seat.place) for name, seat in zip(names, line.seats, strict=True)]
    lasted = words("history.wall.minutes", count=round(line.seconds / _MINUTE)) if line.seconds >= _MINUTE else ""
    marks = _marks(words, [seat.player for seat in line.seats])
    told = words("history.wall.game_told", box=title, date=when, players=[f"{s.name} {s.points}" for s in shown])
    told = f"{told} ({', '.join(marks)})" if marks else told
    act = partial(play_back, line.game)
    with _seen(ui, at, item(canvas, f"game:{i}", told, at, words("history.wall.play_back"), act)) as is_seen:
        if not is_seen:
            return
        canvas.put(f"cover_{line.box}", at.x + 44, at.cy, 64, centre=True)
        left = at.x + 92
        room = (min(420.0, at.w * 0.36) if at.w >= _WIDE else at.w * 0.42) - 92
        label(canvas, left, at.y + 26, room, title, when, 28, 32)
        more = " · ".join(filter(None, (lasted, *marks)))
        lettering.text(canvas, more, left, at.y + 82, 22, MUTED, room=room)
        sitters = Sitters(line.box, [seat.player for seat in line.seats], known)
        rest = at.trimmed(left=108 + room, right=8)
        draw_sitters(ui, rest.trimmed(right=_whose_width(ui, at) + 20 if ask_whose else 0), sitters, shown)
    if ask_whose:
        _whose(ui, f"whose:{i}", at, ask_whose)


def _whose(ui: Ui, name: str, at: Box, ask: Callable[[], None]) -> None:
    """Draws the button that asks whose game it was, with words where there is room."""
    label, width = ui.words("ui.result.whose_open"), _whose_width(ui, at)
    button(
        ui, name, Box(at.right - width - 12, at.cy - 30, width, 60), label if at.w >= _WIDE else "",
        ask, size=24, icon="human", spoken=label, hint=ui.words("ui.result.whose_open_hint"),
    )  # fmt: skip


def _whose_width(ui: Ui, at: Box) -> float:
    return 110 + lettering.width(ui.canvas, ui.words("ui.result.whose_open"), 24, "display") if at.w >= _WIDE else 78.0


def _marks(words: Words, players: Sequence[Player]) -> list[str]:
    """What a list says of a game besides: somebody had second thoughts, or a seat changed hands."""
    thoughts = [words("history.second_thoughts")] if had_second_thoughts(players) else []
    return [*thoughts, words("seats.shared")] if any(player.stints for player in players) else thoughts


def draw_sitters(ui: Ui, at: Box, sitters: Sitters, shown: Sequence[ListedSeat], large: float = 0) -> None:
    """Draws faces with points by place, and names where there is room; a crown is above who won.

    Faces as `large` as that stand farther apart, and whoever won sits in laurels.
    """
    canvas, step = ui.canvas, min(_STEP + 1.5 * large, at.w / len(shown))
    size, is_named = min(large or _FACE, step - 8), step >= _NAMED
    room = step - size - 24 - large * 0.6
    letters = lettering.common_size(canvas, [seat.name for seat in shown], 24, "semi", room)
    for i, seat in enumerate(shown):
        x = at.x + step * i + (size / 2 + 6 + large * 0.3 if is_named else step / 2)
        y = at.cy if is_named else at.y + 40
        tone: Face = "heavy" if seat.place == 1 else "text"
        if seat.place == 1 and large:
            medallion(canvas, sitters, i, x, y, size)
        else:
            sitters.draw(canvas, i, x, y, size)
        if seat.place == 1 and not large:
            canvas.put("icon_crown_ink", x - size * 0.42, y - 26, 26, centre=True)
        if is_named:
            left = x + size / 2 + 10 + large * 0.3
            lettering.text(canvas, seat.name, left, at.cy - 17, letters, INK, "semi", room=room)
            lettering.text(canvas, seat.points, left, at.cy + 17, 28, INK, tone)
        else:
            lettering.text(canvas, seat.points, x, at.bottom - 15, 26, INK, tone, "c")


# ---------------------------------------------------------------------- evenings
def evenings(
    ui: Ui,
    played: Sequence[Sequence[FinishedGame]],
    known: Known,
    words: Words,
    show: Callable[[Sequence[FinishedGame]], None],
) -> list[Part]:
    """Returns a row for each evening; a press shows the table of its cup."""
    height = _TALL_EVENING if ui.canvas.w >= _WIDE + 300 else _EVENING
    return [Part(height, partial(_evening, ui, i, one, known, words, show), 10) for i, one in enumerate(played)]


def _evening(
    ui: Ui,
    i: int,
    played: Sequence[FinishedGame],
    known: Known,
    words: Words,
    show: Callable[[Sequence[FinishedGame]], None],
    at: Box,
) -> None:
    canvas, rows, when = ui.canvas, rows_now(played, known), words.date(played[0].ended[:10])
    shown = [ListedSeat(one.player.name, written(words, one.total), one.place) for one in rows]
    boxes = [box_title(words, game.box) for game in played]
    players = [f"{seat.name} {seat.points}" for seat in shown]
    told = words("history.wall.evening_told", date=when, boxes=boxes, players=players)
    node = item(canvas, f"evening:{i}", told, at, words("history.wall.show_cup"), partial(show, played))
    with _seen(ui, at, node) as is_seen:
        if not is_seen:
            return
        left = min(460.0, at.w * 0.36) if at.w >= _WIDE else at.w * 0.42
        cover, face = (_LARGE_COVER, _LARGE_FACE) if at.h > _EVENING else (_COVER, 0.0)
        lettering.text(canvas, when, at.x + 18, at.y + 26, 28, INK, "bold", room=left - 30)
        step = min(cover + 8, (left - 30) / len(played))
        for k, game in enumerate(played):
            y = (at.y + 44 + at.bottom - 6) / 2
            canvas.put(f"cover_{game.box}", at.x + 18 + step * k + cover / 2, y, cover, centre=True)
        sitters = Sitters(played[-1].box, [one.player for one in rows], known)
        draw_sitters(ui, at.trimmed(left=left, right=12), sitters, shown, face)


def rows_now(played: Sequence[FinishedGame], known: Known) -> list[CupRow]:
    """Returns the table of a cup with the names that people have now."""

    def named_now(player: Player) -> Player:
        person = known(player.person) if player.person else None
        return replace(player, name=person.name) if person else player

    return [replace(row, player=named_now(row.player)) for row in cup(played)]


_WIDEST, _HEAD, _FOOT = 1240.0, 150.0, 96.0
_DUSK = "#1E1008F0"


class PastCupScene(Scene):
    """Shows the table of the cup of an evening over the wall."""

    is_overlay = True
    minimum = (900, 540)

    def __init__(self, services: Services, games: Sequence[FinishedGame]) -> None:
        super().__init__(services)
        self.games, self._rows = games, rows_now(games, services.people.get)

    def entered(self) -> None:
        self.services.ui.focus_first("back")

    def draw(self, ui: Ui) -> None:
        canvas, label = ui.canvas, ui.words("common.word.back")
        veil(canvas)
        w = min(_WIDEST, canvas.w - 40)
        head = min(_HEAD, canvas.h * 0.2)
        h = min(table_height(self._rows, is_new=False), canvas.h - head - _FOOT - 30)
        above = Box((canvas.w - w) / 2, max(10.0, (canvas.h - h - head - _FOOT) / 2), w, head)
        canvas.box(above, _DUSK, None, 16)
        confetti(canvas)
        draw_winner(ui, above.trimmed(bottom=12), self.services, self.games, self._rows)
        at = Box(above.x, above.bottom, w, h)
        draw_table(ui, at, self.services, self.games, self._rows)
        width = max(284.0, lettering.width(canvas, label, 30, "display") + 150)
        with ui.area("next"):
            below = Box(at.right - width, at.bottom + 16, width, 68)
            button(ui, "back", below, label, self.back, colour="teal", size=30, key=pygame.K_RETURN)
