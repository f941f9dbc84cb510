"""What hangs on the wall of a box: the covers, the best games, who holds the records, and who plays it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.history.adding import TOTAL
from game.history.house import BestGame, BoxPage
from game.history.wall import HouseRecord
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, INK, LIGHT, MUTED, SOFT
from game.saves.people import Person
from game.scenes.after.marks import paint_kind
from game.scenes.people.portraits import face, portrait
from game.scenes.saves.saved_game import box_title, in_order
from game.scenes.wall.chart import draw_places, key
from game.tabletop.ended import PointKind
from game.widgets.controls import segment_widths, segments
from game.widgets.sheets import Part, choice, item, label, named, row, sheet
from game.widgets.ui import Ui

_ROW, _COVER_FOOT = 66.0, 62.0


@dataclass(frozen=True, slots=True)
class OneBox:
    """What the panels show: a page about a box, the kinds of its points, who is known by an id, texts.

    `tell` shows another box or number of players, `play_back` plays a game back.
    """

    page: BoxPage
    kinds: Sequence[PointKind]
    known: Callable[[str], Person | None]
    words: Words
    tell: Callable[[str, int], None]
    play_back: Callable[[int], None]

    @property
    def regulars(self) -> list[Person]:
        """Returns who plays the box, those who won most in front, then by name."""
        found = [person for who in self.page.tallies if (person := self.known(who))]
        return sorted(found, key=lambda person: (-self.page.tallies[person.id].wins, self.words.sort_key(person.name)))


# ---------------------------------------------------------------------- covers
def covers_height(side: float) -> float:
    """Returns how high the row of covers is, covers being `side` wide."""
    return side * 1.2 + _COVER_FOOT + 20


def draw_covers(ui: Ui, box: Box, one: OneBox, side: float) -> None:
    """Draws the covers of the boxes that were played; the chosen one is lit."""
    canvas, page = ui.canvas, one.page
    names = in_order(page.boxes)
    width = min(side * 1.6, (box.w - 20) / max(1, len(names)))
    with ui.area("covers"):
        for name, place in zip(names, box.line(len(names), width), strict=True):
            at = place.inset(6, 0).trimmed(top=10, bottom=4)
            is_on, title = name == page.box, box_title(ui.words, name)
            if is_on:
                canvas.glow(at, "#FFC93C", 14, 220, 4, 16)
            canvas.box(at, "#4A2F1C" if is_on else "#2A1A11", BRASS_LIGHT if is_on else BRASS, 14, 3 if is_on else 2)
            canvas.put(f"cover_{name}", at.cx, at.y + (at.h - _COVER_FOOT) / 2, side * 0.86, centre=True)
            _title(canvas, title, at.band(at.h - _COVER_FOOT - 10, _COVER_FOOT).inset(6, 0), LIGHT if is_on else SOFT)
            hint = f"{title}: {ui.words('history.games', count=page.boxes[name])}"
            named(ui, choice(canvas, f"cover:{name}", title, at, hint, partial(one.tell, name, 0), is_on=is_on), at, 14)


def _title(canvas: Canvas, title: str, at: Box, tone: str) -> None:
    """A title in one line, or in two."""
    size = 24.0 if lettering.width(canvas, title, 24, "semi") <= at.w else 22.0
    height = lettering.paragraph_height(canvas, title, at.w, size, "semi")
    lettering.paragraph(canvas, title, at.x, at.cy - height / 2, at.w, size, tone, "semi", "c")


# ---------------------------------------------------------------------- best games
def best(ui: Ui, one: OneBox) -> Part:
    """Returns the best games with a number of players, the highest total first; a press plays one back."""
    parts = [Part(_ROW, partial(_best, ui, one, i, feat)) for i, feat in enumerate(one.page.best)]
    return sheet(ui, "best", ui.words("history.wall.best"), parts, foot=Part(70, partial(_numbers, ui, one.page, one)))


def _best(ui: Ui, one: OneBox, i: int, feat: BestGame, at: Box) -> None:
    canvas, person, date = ui.canvas, one.known(feat.person), one.words.date(feat.ended[:10])
    player = person.name if person else feat.name
    told = ui.words("history.wall.best_told", place=i + 1, player=player, points=feat.total, date=date)
    hint, act = ui.words("history.wall.play_back"), partial(one.play_back, feat.game)
    with row(ui, at, item(canvas, f"best:{i}", told, at, hint, act)):
        lettering.text(canvas, f"{i + 1}.", at.x + 40, at.cy - 1, 26, MUTED, "heavy", "r")
        portrait(canvas, person, at.x + 80, at.cy, 50)
        width = lettering.text(canvas, str(feat.total), at.right - 12, at.cy - 1, 34, INK, "heavy", "r")
        label(canvas, at.x + 116, at.y + 17, at.w - 144 - width, player, date, 24, 25)


def _numbers(ui: Ui, page: BoxPage, one: OneBox, box: Box) -> None:
    """What chooses the number of players."""
    choices, told = [(str(number), str(number)) for number in page.numbers], ui.words("history.wall.players")
    width = min(box.w, sum(segment_widths(ui, choices)))
    choose, y = (lambda number: one.tell(page.box, int(number))), box.bottom - 30
    segments(ui, "seats", box.right, y, choices, str(page.seats), choose, width, hint=told)
    lettering.text(ui.canvas, told, box.x, y - 1, 24, MUTED, "semi", room=box.w - width - 12)


# ---------------------------------------------------------------------- record holders
def records(ui: Ui, one: OneBox) -> Part:
    """Returns who holds the record of the total and of each kind of points."""
    held: list[tuple[PointKind | None, HouseRecord]] = (
        [(None, one.page.records[TOTAL])] if TOTAL in one.page.records else []
    )
    held += [(kind, one.page.records[kind.key]) for kind in one.kinds if kind.key in one.page.records]
    parts = [Part(_ROW, partial(_holder, ui, one, *each)) for each in held]
    players = ui.words("common.count.players", count=one.page.seats)
    return sheet(ui, "holders", ui.words("history.wall.holders", players=players), parts)


def _holder(ui: Ui, one: OneBox, kind: PointKind | None, record: HouseRecord, at: Box) -> None:
    canvas, words, person = ui.canvas, ui.words, one.known(record.person)
    player, title = person.name if person else record.name, kind.name if kind else words("history.wall.total")
    told, act = f"{title}: {record.points}, {player}", partial(one.play_back, record.game)
    name = f"holder:{kind.key if kind else TOTAL}"
    with row(ui, at, item(canvas, name, told, at, words("history.wall.play_back"), act)):
        if kind:
            paint_kind(canvas, kind, at.x + 34, at.cy, 46)
        else:
            canvas.put("icon_trophy_ink", at.x + 34, at.cy, 40, centre=True)
        width = lettering.text(canvas, str(record.points), at.right - 72, at.cy - 1, 32, INK, "heavy", "r")
        label(canvas, at.x + 66, at.y + 17, at.w - 162 - width, title, player, 24, 25)
        portrait(canvas, person, at.right - 36, at.cy, 50)


# ---------------------------------------------------------------------- who plays it
def regulars(ui: Ui, one: OneBox) -> Part:
    """Returns everybody who played the box with a number of players: games, wins and places."""
    found = one.regulars
    parts = [Part(96, partial(_regular, ui, one, person), 8) for person in found]
    foot = key(ui, [one.page.tallies[person.id] for person in found])
    return sheet(ui, "regulars", ui.words("history.wall.regulars"), parts, foot=foot)


def _regular(ui: Ui, one: OneBox, person: Person, at: Box) -> None:
    canvas, words, tally, room = ui.canvas, ui.words, one.page.tallies[person.id], at.w - 96
    games = words("history.games", count=tally.games)
    told = words("history.tally", games=games, count=tally.wins)
    with row(ui, at, item(canvas, f"regular:{person.id}", person.name, at, f"{person.name}: {told}"), 12):
        face(canvas, person.portrait, person.colour, at.x + 42, at.cy, 64)
        shown = lettering.fitting(canvas, (told, games), 22, "text", room)
        label(canvas, at.x + 84, at.y + 19, room, person.name, shown, 26, 25)
        draw_places(ui, person.id, Box(at.x + 84, at.bottom - 30, room, 24), tally)
