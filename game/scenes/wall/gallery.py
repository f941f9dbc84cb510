"""The portraits on the wall: who is known here, hung in a row, and who of them is looked at."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.history.wall import Tally
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, LIGHT, SOFT
from game.saves.people import Person
from game.scenes.people.portraits import card
from game.widgets.sheets import choice, named
from game.widgets.ui import Ui

_NAME_EDGE = 11.0
"""How far names keep from the edges of their frames."""
_FOOT, _BESIDE, _CORD, _NOTE = 44.0, 46.0, 34.0, 40.0


@dataclass(frozen=True, slots=True)
class Gallery:
    """Who hangs on the wall: everybody, how they fare, whose page is shown, and what shows another one's."""

    people: Sequence[Person]
    tallies: Mapping[str, Tally] | None
    who: str
    show: Callable[[Person], None]

    @property
    def keenest(self) -> str:
        """Returns the id of who won most, "" where several did or nobody has won yet."""
        tallies = self.tallies or {}
        wins = {person.id: tallies[person.id].wins for person in self.people if person.id in tallies}
        most = max(wins.values(), default=0)
        best = [who for who, won in wins.items() if won == most]
        return best[0] if most and len(best) == 1 else ""


def gallery_height(gallery: Gallery, width: float, side: float) -> float:
    """Returns how high all portraits are in rows, portraits being `side` wide."""
    return _lines(gallery, width, side) * _row(side)


def draw_gallery(ui: Ui, box: Box, gallery: Gallery, side: float) -> None:
    """Draws the portraits into a box, in rows that are scrolled where they find no room."""
    count, width = _columns(box.w, side), side + _BESIDE
    start = box.x + max(20.0, (box.w - min(count, len(gallery.people)) * width) / 2)
    with ui.area("people"), ui.scrolled("people", box, gallery_height(gallery, box.w, side)) as offset:
        names = [person.name for person in gallery.people]
        size = lettering.common_size(ui.canvas, names, 24, "semi", side - 2 * _NAME_EDGE)
        for i, person in enumerate(gallery.people):
            row, column = divmod(i, count)
            x, y = start + column * width + _BESIDE / 2, box.y - offset + row * _row(side) + _CORD
            _portrait(ui, person, Box(x, y, side, side + _FOOT), gallery, size)


def _portrait(ui: Ui, person: Person, at: Box, gallery: Gallery, size: float) -> None:
    """One portrait; its name in letters of a size."""
    canvas, name = ui.canvas, f"person:{person.id}"
    is_on = person.id == gallery.who
    nail = (at.cx, at.y - _CORD + 9)
    canvas.polyline([(at.x + 16, at.y + 4), nail, (at.right - 16, at.y + 4)], BRASS_LIGHT, 3)
    canvas.disc(*nail, 6, BRASS_LIGHT, "#2A1A0C", 2)
    card(canvas, person.portrait, at, is_on=is_on)
    canvas.put(f"token_{person.colour}", at.right - 20, at.y + at.w - 20, 40, centre=True)
    tone = LIGHT if is_on else SOFT
    lettering.text(canvas, person.name, at.cx, at.bottom - 24, size, tone, "semi", "c", room=at.w - _NAME_EDGE)
    note = "" if gallery.tallies is None else f": {_note(ui, person, at, gallery, gallery.tallies)}"
    act = partial(gallery.show, person)
    named(ui, choice(canvas, name, person.name, at, person.name + note, act, is_on=is_on), at, 16)


def _note(ui: Ui, person: Person, at: Box, gallery: Gallery, tallies: Mapping[str, Tally]) -> str:
    """What stands below a portrait; returns what was played in words."""
    canvas, words, tally = ui.canvas, ui.words, tallies.get(person.id)
    games = words("history.games", count=tally.games if tally else 0)
    note = words("history.wall.most_wins") if person.id == gallery.keenest else games
    width = min(at.w + 36, lettering.width(canvas, note, 24, "italic"))
    canvas.box(Box(at.cx - width / 2 - 9, at.bottom + 5, width + 18, 32), "#1E1008D8", None, 12)
    lettering.text(canvas, note, at.cx, at.bottom + 20, 24, LIGHT, "italic", "c", room=at.w + 36)
    return words("history.tally", games=games, count=tally.wins if tally else 0)


def _row(side: float) -> float:
    return _CORD + side + _FOOT + _NOTE


def _columns(width: float, side: float) -> int:
    """Returns how many portraits hang side by side."""
    return max(1, int((width - 40) // (side + _BESIDE)))


def _lines(gallery: Gallery, width: float, side: float) -> int:
    return max(1, -(-len(gallery.people) // _columns(width, side)))
