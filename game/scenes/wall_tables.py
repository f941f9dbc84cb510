"""The panel of records on the wall: totals by number of players, points by kind, and who was ahead of whom."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.history.wall import Meeting, Page, Table
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, CREAM, INK, MUTED
from game.saves.people import Person
from game.scenes.kind_picture import paint_kind
from game.scenes.people_pictures import face, portrait
from game.scenes.wall_panels import draw_places
from game.tabletop.ended import Kind
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEADING, _ROW, _SMALL_ROW = 58.0, 112.0, 62.0
_LEAST_BAR = 52.0


@dataclass(frozen=True, slots=True)
class Records:
    """What the panel shows: a page of the wall, the kinds of points of its box, who is known by an id, texts.

    `tell` shows more about one of the numbers of players.
    """

    page: Page
    kinds: Sequence[Kind]
    known: Callable[[str], Person | None]
    words: Words
    tell: Callable[[int], None]

    @property
    def by_kind(self) -> list[tuple[Kind, Table]]:
        """Returns the kinds that brought points, in the order of the box."""
        return [(kind, self.page.kinds[kind.key]) for kind in self.kinds if kind.key in self.page.kinds]

    @property
    def rivals(self) -> list[tuple[Person, Meeting]]:
        """Returns who was met, most often first, then by name."""
        found = [(person, met) for who, met in self.page.meetings.items() if (person := self.known(who))]
        return sorted(found, key=lambda each: (-each[1].games, self.words.sort_key(each[0].name)))

    @property
    def height(self) -> float:
        """Returns how high all of it is, without the heading of the panel."""
        parts = (len(self.by_kind), len(self.rivals))
        return len(self.page.tables) * _ROW + sum(_HEADING + count * _SMALL_ROW for count in parts if count)


def tables_height(records: Records) -> float:
    """Returns how high the panel of records must be for all of it to be seen."""
    return _HEADING + records.height


def draw_tables(ui: Ui, box: Box, records: Records) -> None:
    """Draws best and mean by number of players beside the record of the house, kind by kind, and how others fared."""
    words = ui.words
    held = words("history.wall.house")
    taken = lettering.width(ui.canvas, held, 24, "semi")
    heading(ui, words("history.wall.tables"), box.x, box.y + 18, 34, box.w - taken - 30)
    lettering.text(ui.canvas, held, box.right - 18, box.y + 18, 24, MUTED, "semi", "r")
    body = box.trimmed(top=_HEADING - 8)
    with ui.scrolled("tables", body, records.height) as offset:
        y, wide = body.y - offset, body.w - 18
        for table in records.page.tables:
            _table(ui, Box(body.x, y, wide, _ROW - 8), table, records)
            y += _ROW
        if records.by_kind:
            players = words("common.count.players", count=records.page.seats)
            y = _heading(ui, Box(body.x, y, wide, _HEADING), words("history.wall.kinds", players=players))
        most = max((table.record.points for _, table in records.by_kind), default=0)
        for kind, table in records.by_kind:
            _kind(ui, Box(body.x, y, wide, _SMALL_ROW - 6), kind, table, most, records.known)
            y += _SMALL_ROW
        if records.rivals:
            y = _heading(ui, Box(body.x, y, wide, _HEADING), words("history.wall.meetings"))
        for person, met in records.rivals:
            _meeting(ui, Box(body.x, y, wide, _SMALL_ROW - 6), person, met)
            y += _SMALL_ROW


def _heading(ui: Ui, at: Box, told: str) -> float:
    """Draws what a part is called; returns where the part begins."""
    lettering.text(ui.canvas, told, at.x, at.y + 30, 30, INK, "display", room=at.w)
    return at.bottom


def _kind(ui: Ui, at: Box, kind: Kind, table: Table, most: int, known: Callable[[str], Person | None]) -> None:
    """The own best as a filled bar inside the record of the house as an outline, both by their number as well."""
    canvas, words = ui.canvas, ui.words
    paint_kind(canvas, kind, at.x + 28, at.cy, 50)
    bar = Box(at.x + 64, at.cy - 17, at.w - 64 - 140, 34)
    own, record = (_part(bar, points, most) for points in (table.own.best, table.record.points))
    canvas.box(record, "#FBF3DF", MUTED, 6, 2)
    canvas.box(own, kind.colour, INK, 6, 2)
    shown = str(table.own.best)
    plate = Box(own.right - lettering.width(canvas, shown, 24, "bold") - 16, own.y + 3, 0, own.h - 6)
    canvas.box(Box(plate.x, plate.y, own.right - 4 - plate.x, plate.h), INK, None, 5)
    lettering.text(canvas, shown, own.right - 10, at.cy - 1, 24, CREAM, "bold", "r")
    lettering.text(canvas, str(table.record.points), at.right - 76, at.cy - 1, 30, INK, "heavy", "r")
    holder = known(table.record.person)
    portrait(canvas, holder, at.right - 38, at.cy, 50)
    name, mean = holder.name if holder else table.record.name, round(table.own.mean)
    values = {"kind": kind.name, "best": table.own.best, "mean": mean, "points": table.record.points, "player": name}
    told = words("history.wall.kind", **values)
    ui.add(Node(f"kind:{kind.key}", Role.TEXT, told, canvas.rect(at), hint=told))


def _part(bar: Box, points: int, most: int) -> Box:
    share = max(0, points) / most if most > 0 else 0.0
    return Box(bar.x, bar.y, max(_LEAST_BAR, bar.w * share), bar.h)


def _table(ui: Ui, at: Box, table: Table, records: Records) -> None:
    """A number of players: best and mean beside the record of the house, and how these games ended."""
    canvas, words, tally = ui.canvas, ui.words, records.page.tallies[table.seats]
    is_on, name = table.seats == records.page.seats, f"table:{table.seats}"
    canvas.box(at, CHOSEN if is_on else BAND, BRASS_DARK if is_on else None, 10, 3)
    shown = str(table.record.points)
    taken = 110 + lettering.width(canvas, shown, 36, "heavy")
    room = at.w - taken
    players = words("common.count.players", count=table.seats)
    own = words("history.wall.own", best=table.own.best, mean=round(table.own.mean))
    lettering.text(canvas, players, at.x + 14, at.y + 21, 26, INK, "bold", room=room)
    lettering.text(canvas, own, at.x + 14, at.y + 49, 22, MUTED, room=room)
    draw_places(ui, name, Box(at.x + 14, at.bottom - 34, room - 8, 24), tally)
    holder = records.known(table.record.person)
    lettering.text(canvas, shown, at.right - 76, at.cy - 1, 36, INK, "heavy", "r")
    portrait(canvas, holder, at.right - 38, at.cy, 56)
    player = holder.name if holder else table.record.name
    held = words("history.wall.record", players=players, points=table.record.points, player=player)
    games = words("history.tally", games=words("history.games", count=tally.games), count=tally.wins)
    act = partial(records.tell, table.seats)
    ui.add(Node(name, Role.CHOICE, f"{players}: {own}", canvas.rect(at), act=act, is_on=is_on, hint=f"{games}. {held}"))
    ui.ring(name, at, 10)


def _meeting(ui: Ui, at: Box, person: Person, met: Meeting) -> None:
    canvas, words = ui.canvas, ui.words
    face(canvas, person.portrait, person.colour, at.x + 30, at.cy, 52)
    shown = f"{met.ahead} : {met.behind}"
    wide = lettering.width(canvas, shown, 32, "heavy")
    lettering.text(canvas, person.name, at.x + 68, at.cy - 1, 26, INK, "semi", room=at.w - 68 - wide - 30)
    lettering.text(canvas, shown, at.right - 12, at.cy - 1, 32, INK, "heavy", "r")
    told = words("history.wall.met", player=person.name, ahead=met.ahead, behind=met.behind, level=met.level)
    ui.add(Node(f"met:{person.id}", Role.TEXT, person.name, canvas.rect(at), hint=told))
