"""All games played here, the newest first: which box, who sat there, who won; a press plays one back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.history.house import GameLine, SeatLine
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.saves.people import Person
from game.scenes.faces import Sitters
from game.scenes.saved_game import box_title
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_ROW, _MORE, _FACE, _STEP, _NAMED = 104.0, 84.0, 62.0, 250.0, 170.0
_WIDE, _TITLE = 1100.0, 420.0
_MINUTE = 60


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody in a row of a list: what they are called, their points as they are written, the place."""

    name: str
    points: str
    place: int


@dataclass(frozen=True, slots=True)
class Chronicle:
    """What the list shows: games, the newest first, whether there are older ones, who is known by an id, texts.

    `more` lists older ones too, `play_back` plays a game back.
    """

    games: Sequence[GameLine]
    has_more: bool
    known: Callable[[str], Person | None]
    words: Words
    more: Callable[[], None]
    play_back: Callable[[int], None]

    @property
    def height(self) -> float:
        """Returns how high the whole list is."""
        return len(self.games) * _ROW + (_MORE if self.has_more else 0)


def draw_games(ui: Ui, box: Box, chronicle: Chronicle) -> None:
    """Draws the list into a box, scrolled where it finds no room."""
    if not chronicle.games:
        lettering.paragraph(ui.canvas, ui.words("history.wall.nothing"), box.x, box.y + 8, box.w, 26, MUTED)
        return
    with ui.area("games"), ui.scrolled("games", box, chronicle.height) as offset:
        wide = box.w - (26 if chronicle.height > box.h else 0)
        for i, line in enumerate(chronicle.games):
            at = Box(box.x, box.y - offset + i * _ROW, wide, _ROW - 10)
            _row(ui, at, i, line, chronicle, is_seen=at.bottom > box.y and at.y < box.bottom)
        if chronicle.has_more:
            y = box.y - offset + len(chronicle.games) * _ROW + 8
            label = ui.words("history.wall.older")
            at = Box(box.cx - 190, y, 380, 62)
            button(ui, "older", at, label, chronicle.more, size=26, icon="down")


def _row(ui: Ui, at: Box, index: int, line: GameLine, chronicle: Chronicle, *, is_seen: bool) -> None:
    """A row that is out of sight is only named: there may be many."""
    canvas, words, name = ui.canvas, ui.words, f"game:{index}"
    title, when = box_title(words, line.box), chronicle.words.date(line.ended)
    if is_seen:
        is_lit = ui.hover == name
        canvas.box(at, CHOSEN if is_lit else BAND, BRASS_DARK if is_lit else None, 12, 2)
        canvas.put(f"cover_{line.box}", at.x + 44, at.cy, 64, centre=True)
        left = at.x + 92
        room = (min(_TITLE, at.w * 0.36) if at.w >= _WIDE else at.w * 0.42) - 92
        lettering.text(canvas, title, left, at.y + 26, 28, INK, "bold", room=room)
        lettering.text(canvas, when, left, at.y + 58, 22, MUTED, room=room)
        if line.seconds >= _MINUTE:
            lasted = words("history.wall.minutes", count=round(line.seconds / _MINUTE))
            lettering.text(canvas, lasted, left, at.y + 82, 22, MUTED, room=room)
        _seats(ui, Box(left + room + 16, at.y, at.right - left - room - 24, at.h), line, chronicle)
    names = [f"{_called(seat, chronicle)} {seat.total}" for seat in line.seats]
    told = words("history.wall.game_told", box=title, date=when, players=names)
    act, hint = partial(chronicle.play_back, line.game), words("history.wall.play_back")
    ui.add(Node(name, Role.BUTTON, told, canvas.rect(at), act=act, hint=hint))
    ui.ring(name, at, 12)


def _seats(ui: Ui, at: Box, line: GameLine, chronicle: Chronicle) -> None:
    sitters = Sitters(line.box, [seat.player for seat in line.seats], chronicle.known)
    draw_sitters(
        ui, at, sitters, [Sitting(_called(seat, chronicle), str(seat.total), seat.place) for seat in line.seats]
    )


def draw_sitters(ui: Ui, at: Box, sitters: Sitters, shown: Sequence[Sitting]) -> None:
    """Draws faces with points by place, and names where there is room; a crown is above who won."""
    canvas, step = ui.canvas, min(_STEP, at.w / len(shown))
    size, is_named = min(_FACE, step - 8), step >= _NAMED
    for i, seat in enumerate(shown):
        x = at.x + step * i + (size / 2 + 6 if is_named else step / 2)
        y = at.cy if is_named else at.y + 40
        tone: Face = "heavy" if seat.place == 1 else "text"
        sitters.draw(canvas, i, x, y, size)
        if seat.place == 1:
            canvas.put("icon_crown_ink", x - size * 0.42, y - 26, 26, centre=True)
        if is_named:
            left, room = x + size / 2 + 10, step - size - 24
            lettering.text(canvas, seat.name, left, at.cy - 17, 24, INK, "semi", room=room)
            lettering.text(canvas, seat.points, left, at.cy + 17, 28, INK, tone)
        else:
            lettering.text(canvas, seat.points, x, at.bottom - 15, 26, INK, tone, "c")


def _called(seat: SeatLine, chronicle: Chronicle) -> str:
    person = chronicle.known(seat.person) if seat.person else None
    return person.name if person else seat.player.name
