"""The wall box by box: the covers, the best games, who holds the records, and who plays the box."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.history.adding import TOTAL
from game.history.house import BoxPage
from game.history.wall import Record
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_LIGHT, INK, LIGHT, MUTED, SOFT
from game.saves.people import Person
from game.scenes.kind_picture import paint_kind
from game.scenes.people_pictures import face, portrait
from game.scenes.saved_game import box_title
from game.scenes.wall_panels import KEY, draw_key, draw_places
from game.tabletop.ended import Kind
from game.widgets.controls import heading, segment_widths, segments
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEADING, _ROW, _TALL_ROW, _TABS = 58.0, 66.0, 96.0, 70.0
_COVER_FOOT = 62.0


@dataclass(frozen=True, slots=True)
class House:
    """What the panels show: a page about a box, the kinds of its points, who is known by an id, texts.

    `tell` shows another box or number of players, `play_back` plays a game back.
    """

    page: BoxPage
    kinds: Sequence[Kind]
    known: Callable[[str], Person | None]
    words: Words
    tell: Callable[[str, int], None]
    play_back: Callable[[int], None]

    @property
    def held(self) -> list[tuple[Kind | None, Record]]:
        """Returns the records: the total's (None) first, then those of the kinds in the order of the box."""
        records = self.page.records
        first: list[tuple[Kind | None, Record]] = [(None, records[TOTAL])] if TOTAL in records else []
        return [*first, *((kind, records[kind.key]) for kind in self.kinds if kind.key in records)]

    @property
    def regulars(self) -> list[Person]:
        """Returns who plays the box, those who won most in front, then by name."""
        found = [person for who in self.page.tallies if (person := self.known(who))]
        return sorted(found, key=lambda person: (-self.page.tallies[person.id].wins, self.words.sort_key(person.name)))


# ---------------------------------------------------------------------- covers
def covers_height(side: float) -> float:
    """Returns how high the row of covers is, covers being `side` wide."""
    return side * 1.2 + _COVER_FOOT + 20


def draw_covers(ui: Ui, box: Box, house: House, side: float) -> None:
    """Draws the covers of the boxes that were played; the chosen one is lit."""
    canvas, page = ui.canvas, house.page
    names = sorted(page.boxes, key=lambda name: -page.boxes[name])
    wide = min(side * 1.6, (box.w - 20) / max(1, len(names)))
    start = box.cx - wide * len(names) / 2
    with ui.area("covers"):
        for i, name in enumerate(names):
            at = Box(start + i * wide + 6, box.y + 10, wide - 12, box.h - 14)
            is_on, title = name == page.box, box_title(ui.words, name)
            if is_on:
                canvas.glow(at, "#FFC93C", 14, 220, 4, 16)
            canvas.box(at, "#4A2F1C" if is_on else "#2A1A11", BRASS_LIGHT if is_on else BRASS, 14, 3 if is_on else 2)
            canvas.put(f"cover_{name}", at.cx, at.y + (at.h - _COVER_FOOT) / 2, side * 0.86, centre=True)
            tone = LIGHT if is_on else SOFT
            _title(canvas, title, Box(at.x + 6, at.bottom - _COVER_FOOT - 10, at.w - 12, _COVER_FOOT), tone)
            games = ui.words("history.games", count=page.boxes[name])
            act, rect = partial(house.tell, name, 0), canvas.rect(at)
            ui.add(Node(f"cover:{name}", Role.CHOICE, title, rect, act=act, is_on=is_on, hint=f"{title}: {games}"))
            ui.ring(f"cover:{name}", at, 14)


def _title(canvas: Canvas, title: str, at: Box, tone: str) -> None:
    """A title in one line, or in two."""
    size = 24.0 if lettering.width(canvas, title, 24, "semi") <= at.w else 22.0
    tall = lettering.paragraph_height(canvas, title, at.w, size, "semi")
    lettering.paragraph(canvas, title, at.x, at.cy - tall / 2, at.w, size, tone, "semi", "c")


# ---------------------------------------------------------------------- best games
def best_height(house: House) -> float:
    """Returns how high the panel of the best games must be for all of it to be seen."""
    return _HEADING + len(house.page.best) * _ROW + _TABS


def draw_best(ui: Ui, box: Box, house: House) -> None:
    """Draws the best games with a number of players, the highest total first; a press plays one back."""
    canvas, page = ui.canvas, house.page
    heading(ui, ui.words("history.wall.best"), box.x, box.y + 18, 34, box.w)
    body = box.trimmed(top=_HEADING, bottom=_TABS)
    with ui.scrolled("best", body, len(page.best) * _ROW) as offset:
        for i, feat in enumerate(page.best):
            at = Box(body.x, body.y - offset + i * _ROW, body.w - 18, _ROW - 6)
            person, name = house.known(feat.person), f"best:{i}"
            canvas.box(at, BAND, None, 10)
            lettering.text(canvas, f"{i + 1}.", at.x + 40, at.cy - 1, 26, MUTED, "heavy", "r")
            portrait(canvas, person, at.x + 80, at.cy, 50)
            shown = str(feat.total)
            wide = lettering.width(canvas, shown, 34, "heavy")
            player, date = person.name if person else feat.name, house.words.date(feat.ended[:10])
            room = at.w - 120 - wide - 24
            lettering.text(canvas, player, at.x + 116, at.y + 17, 24, INK, "bold", room=room)
            lettering.text(canvas, date, at.x + 116, at.y + 42, 22, MUTED, room=room)
            lettering.text(canvas, shown, at.right - 12, at.cy - 1, 34, INK, "heavy", "r")
            told = ui.words("history.wall.best_told", place=i + 1, player=player, points=feat.total, date=date)
            act, rect = partial(house.play_back, feat.game), canvas.rect(at)
            ui.add(Node(name, Role.BUTTON, told, rect, act=act, hint=ui.words("history.wall.play_back")))
            ui.ring(name, at, 10)
    _numbers(ui, box, house)


def _numbers(ui: Ui, box: Box, house: House) -> None:
    """What chooses the number of players."""
    page = house.page

    def choose(number: str) -> None:
        house.tell(page.box, int(number))

    choices = [(str(number), str(number)) for number in page.numbers]
    label = ui.words("history.wall.players")
    wide = min(box.w, sum(segment_widths(ui, choices)))
    segments(ui, "seats", box.right, box.bottom - 30, choices, str(page.seats), choose, wide, hint=label)
    lettering.text(ui.canvas, label, box.x, box.bottom - 31, 24, MUTED, "semi", room=box.w - wide - 12)


# ---------------------------------------------------------------------- record holders
def holders_height(house: House) -> float:
    """Returns how high the panel of record holders must be for all of it to be seen."""
    return _HEADING + len(house.held) * _ROW


def draw_holders(ui: Ui, box: Box, house: House) -> None:
    """Draws who holds the record of the total and of each kind of points."""
    canvas, words = ui.canvas, ui.words
    players = words("common.count.players", count=house.page.seats)
    heading(ui, words("history.wall.holders", players=players), box.x, box.y + 18, 34, box.w)
    body = box.trimmed(top=_HEADING)
    with ui.scrolled("holders", body, len(house.held) * _ROW) as offset:
        for i, (kind, record) in enumerate(house.held):
            at = Box(body.x, body.y - offset + i * _ROW, body.w - 18, _ROW - 6)
            person, label = house.known(record.person), kind.name if kind else words("history.wall.total")
            canvas.box(at, BAND, None, 10)
            if kind:
                paint_kind(canvas, kind, at.x + 34, at.cy, 46)
            else:
                canvas.put("icon_trophy_ink", at.x + 34, at.cy, 40, centre=True)
            player, shown = person.name if person else record.name, str(record.points)
            room = at.w - 66 - 76 - lettering.width(canvas, shown, 32, "heavy") - 20
            lettering.text(canvas, label, at.x + 66, at.y + 17, 24, INK, "bold", room=room)
            lettering.text(canvas, player, at.x + 66, at.y + 42, 22, MUTED, room=room)
            lettering.text(canvas, shown, at.right - 72, at.cy - 1, 32, INK, "heavy", "r")
            portrait(canvas, person, at.right - 36, at.cy, 50)
            name, told = f"holder:{kind.key if kind else TOTAL}", f"{label}: {record.points}, {player}"
            act, rect = partial(house.play_back, record.game), canvas.rect(at)
            ui.add(Node(name, Role.BUTTON, told, rect, act=act, hint=words("history.wall.play_back")))
            ui.ring(name, at, 10)


# ---------------------------------------------------------------------- who plays it
def regulars_height(house: House) -> float:
    """Returns how high the panel of who plays the box must be for all of it to be seen."""
    return _HEADING + len(house.regulars) * _TALL_ROW + KEY


def draw_regulars(ui: Ui, box: Box, house: House) -> None:
    """Draws everybody who played the box with a number of players: games, wins and places."""
    canvas, words = ui.canvas, ui.words
    heading(ui, words("history.wall.regulars"), box.x, box.y + 18, 34, box.w)
    body = box.trimmed(top=_HEADING, bottom=KEY)
    draw_key(ui, box, [house.page.tallies[person.id] for person in house.regulars])
    with ui.scrolled("regulars", body, len(house.regulars) * _TALL_ROW) as offset:
        for i, person in enumerate(house.regulars):
            at = Box(body.x, body.y - offset + i * _TALL_ROW, body.w - 18, _TALL_ROW - 8)
            tally, left = house.page.tallies[person.id], at.x + 84
            canvas.box(at, BAND, None, 12)
            face(canvas, person.portrait, person.colour, at.x + 42, at.cy, 64)
            games = words("history.games", count=tally.games)
            told = words("history.tally", games=games, count=tally.wins)
            room = at.right - left - 12
            lettering.text(canvas, person.name, left, at.y + 19, 26, INK, "bold", room=room)
            shown = lettering.fitting(canvas, (told, games), 22, "text", room)
            lettering.text(canvas, shown, left, at.y + 44, 22, MUTED, room=room)
            draw_places(ui, person.id, Box(left, at.bottom - 30, room, 24), tally)
            told = f"{person.name}: {told}"
            ui.add(Node(f"regular:{person.id}", Role.TEXT, person.name, canvas.rect(at), hint=told))
