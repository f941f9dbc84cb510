"""What hangs on the wall of a person: boxes, records by number of players and kind, rivals, achievements."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.levels import OFFERED
from game.core.achievements import Achievement
from game.history.wall import KindTable, Meeting, PersonPage, Won
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, CREAM, INK, MUTED
from game.saves.people import Person
from game.scenes.after.marks import emblem, paint_kind
from game.scenes.people.portraits import face, portrait
from game.scenes.saves.saved_game import box_title, in_order
from game.scenes.wall.chart import draw_places, key
from game.tabletop.ended import PointKind
from game.widgets.sheets import HEADING, Part, choice, item, label, named, row, sheet
from game.widgets.ui import Ui

_LEAST_BAR, _EMBLEM = 52.0, 72.0
_LEFT = _EMBLEM + 22.0
_NAME, _TOLD = 26.0, 24.0


@dataclass(frozen=True, slots=True)
class OnePerson:
    """What the panels show: a page, the kinds and achievements of its box, who is known by an id, texts.

    `tell` shows more about a box and a number of players (0: any), `play_back` plays a game back.
    """

    page: PersonPage
    kinds: Sequence[PointKind]
    offered: Sequence[Achievement]
    known: Callable[[str], Person | None]
    words: Words
    tell: Callable[[str, int], None]
    play_back: Callable[[int], None]

    @property
    def rivals(self) -> list[tuple[Person, Meeting]]:
        """Returns who was met, most often first, then by name."""
        found = [(person, met) for who, met in self.page.meetings.items() if (person := self.known(who))]
        return sorted(found, key=lambda each: (-each[1].games, self.words.sort_key(each[0].name)))

    @property
    def levels(self) -> list[tuple[str, Meeting]]:
        """Returns the levels of computer players that were met, the easiest first."""
        return [(level, met) for level in OFFERED if (met := self.page.levels.get(level))]

    @property
    def laurels(self) -> list[tuple[Achievement, Won | None]]:
        """Returns what was won, the first first, then what was not."""
        won = self.page.won
        mine = sorted((each for each in self.offered if each.key in won), key=lambda each: won[each.key].ended)
        return [(each, won.get(each.key)) for each in (*mine, *(each for each in self.offered if each not in mine))]


# ---------------------------------------------------------------------- box by box
def boxes(ui: Ui, one: OnePerson) -> Part:
    """Returns a row for each box: games, wins, best, and how many games ended on which place."""
    found = one.page.boxes
    parts = [Part(108, partial(_box, ui, one, name), 8) for name in in_order(found)]
    return sheet(ui, "boxes", ui.words("history.wall.boxes"), parts, foot=key(ui, found.values()))


def _box(ui: Ui, one: OnePerson, name: str, at: Box) -> None:
    canvas, words, tally = ui.canvas, ui.words, one.page.boxes[name]
    title, best = box_title(words, name), one.page.bests[name]
    games = words("history.games", count=tally.games)
    told = words("history.tally", games=games, count=tally.wins)
    hint = words("history.wall.box_told", box=title, tally=told, best=best)
    act = partial(one.tell, name, 0)
    with row(ui, at, choice(canvas, f"box:{name}", title, at, hint, act, is_on=name == one.page.box), 12):
        canvas.put(f"cover_{name}", at.x + 38, at.cy, 56, centre=True)
        text = at.trimmed(left=76, right=14)
        width = lettering.text(canvas, str(best), text.right, at.y + 25, 36, INK, "heavy", "r")
        lettering.text(canvas, title, text.x, at.y + 24, 26, INK, "bold", room=text.w - width - 16)
        shown = lettering.fitting(canvas, (told, games), 22, "text", text.w)
        lettering.text(canvas, shown, text.x, at.y + 54, 22, MUTED, room=text.w)
        draw_places(ui, name, Box(text.x, at.bottom - 32, text.w, 24), tally)


# ---------------------------------------------------------------------- records and rivals
def tables(ui: Ui, one: OnePerson) -> Part:
    """Returns best and mean by number of players beside the record of the house, kind by kind, and how others fared."""
    words, page = ui.words, one.page
    parts = [Part(112, partial(_table, ui, one, table), 8) for table in page.tables]
    by_kind = [(kind, page.kinds[kind.key]) for kind in one.kinds if kind.key in page.kinds]
    if by_kind:
        most = max(table.record.points for _, table in by_kind)
        parts.append(_heading(ui, words("history.wall.kinds", players=words("common.count.players", count=page.seats))))
        parts += [Part(62, partial(_kind, ui, one, kind, table, most)) for kind, table in by_kind]
    if one.rivals or one.levels:
        parts.append(_heading(ui, words("history.wall.meetings")))
        parts += [Part(62, partial(_rival, ui, *rival)) for rival in one.rivals]
        parts += [Part(62, partial(_level, ui, *faced)) for faced in one.levels]

    def beside(line: Box) -> float:
        held = words("history.wall.house")
        return lettering.text(ui.canvas, held, line.right - 18, line.y + 18, 24, MUTED, "semi", "r") + 30

    return sheet(ui, "tables", words("history.wall.tables"), parts, beside=beside, top=HEADING - 8)


def _heading(ui: Ui, told: str) -> Part:
    return Part(HEADING, lambda at: lettering.text(ui.canvas, told, at.x, at.y + 30, 30, INK, "display", room=at.w), 0)


def _kind(ui: Ui, one: OnePerson, kind: PointKind, table: KindTable, most: int, at: Box) -> None:
    """The own best as a filled bar inside the record of the house as an outline, both by their number as well."""
    canvas = ui.canvas
    paint_kind(canvas, kind, at.x + 28, at.cy, 50)
    bar = Box(at.x + 64, at.cy - 17, at.w - 64 - 140, 34)
    own, record = (_part(bar, points, most) for points in (table.own.best, table.record.points))
    canvas.box(record, "#FBF3DF", MUTED, 6, 2)
    canvas.box(own, kind.colour, INK, 6, 2)
    shown = str(table.own.best)
    plate = lettering.width(canvas, shown, 24, "bold") + 12
    canvas.box(Box(own.right - 4 - plate, own.y + 3, plate, own.h - 6), INK, None, 5)
    lettering.text(canvas, shown, own.right - 10, at.cy - 1, 24, CREAM, "bold", "r")
    player = _record(ui, one, table, at, 30, 50)
    best, mean, points = table.own.best, round(table.own.mean), table.record.points
    told = ui.words("history.wall.kind", kind=kind.name, best=best, mean=mean, points=points, player=player)
    ui.add(item(canvas, f"kind:{kind.key}", told, at, told))


def _record(ui: Ui, one: OnePerson, table: KindTable, at: Box, size: float, picture: float) -> str:
    """The record of the house at the end of a row, with the face of who holds it; returns the name."""
    holder = one.known(table.record.person)
    lettering.text(ui.canvas, str(table.record.points), at.right - 76, at.cy - 1, size, INK, "heavy", "r")
    portrait(ui.canvas, holder, at.right - 38, at.cy, picture)
    return holder.name if holder else table.record.name


def _part(bar: Box, points: int, most: int) -> Box:
    share = max(0, points) / most if most > 0 else 0.0
    return Box(bar.x, bar.y, max(_LEAST_BAR, bar.w * share), bar.h)


def _table(ui: Ui, one: OnePerson, table: KindTable, at: Box) -> None:
    """A number of players: best and mean beside the record of the house, and how these games ended."""
    canvas, words, tally, points = ui.canvas, ui.words, one.page.tallies[table.seats], table.record.points
    name, is_on = f"table:{table.seats}", table.seats == one.page.seats
    players = words("common.count.players", count=table.seats)
    own = words("history.wall.own", best=table.own.best, mean=round(table.own.mean))
    holder = one.known(table.record.person)
    held = words(
        "history.wall.record", players=players, points=points, player=holder.name if holder else table.record.name
    )
    games = words("history.tally", games=words("history.games", count=tally.games), count=tally.wins)
    act = partial(one.tell, one.page.box, table.seats)
    node = choice(canvas, name, f"{players}: {own}", at, f"{games}. {held}", act, is_on=is_on)
    with row(ui, at, node):
        room = at.w - 110 - lettering.width(canvas, str(points), 36, "heavy")
        label(canvas, at.x + 14, at.y + 21, room, players, own, 26, 28)
        draw_places(ui, name, Box(at.x + 14, at.bottom - 34, room - 8, 24), tally)
        _record(ui, one, table, at, 36, 56)


def _rival(ui: Ui, person: Person, met: Meeting, at: Box) -> None:
    face(ui.canvas, person.portrait, person.colour, at.x + 30, at.cy, 52)
    _meeting(ui, person.id, person.name, met, at)


def _level(ui: Ui, level: str, met: Meeting, at: Box) -> None:
    ui.canvas.put("icon_computer_ink", at.x + 30, at.cy, 40, centre=True)
    _meeting(ui, level, ui.words("ui.lobby.computer", level=ui.words(f"ui.lobby.level.{level}")), met, at)


def _meeting(ui: Ui, key: str, name: str, met: Meeting, at: Box) -> None:
    width = lettering.text(ui.canvas, f"{met.ahead} : {met.behind}", at.right - 12, at.cy - 1, 32, INK, "heavy", "r")
    lettering.text(ui.canvas, name, at.x + 68, at.cy - 1, 26, INK, "semi", room=at.w - 68 - width - 30)
    told = ui.words("history.wall.met", player=name, ahead=met.ahead, behind=met.behind, level=met.level)
    ui.add(item(ui.canvas, f"met:{key}", name, at, told))


# ---------------------------------------------------------------------- achievements
def laurels(ui: Ui, one: OnePerson, width: float) -> Part:
    """Returns a row for each achievement: emblem, name, and what it takes; a won one plays its game back."""
    parts = [_laurel(ui, one, *each, width - 18, is_banded=i % 2 == 0) for i, each in enumerate(one.laurels)]
    title = ui.words("history.wall.laurels_title", box=box_title(ui.words, one.page.box))
    shown = ui.words("history.wall.laurels_count", number=len(one.page.won), most=len(one.offered))

    def beside(line: Box) -> float:
        return lettering.text(ui.canvas, shown, line.right, line.y + 18, 28, INK, "heavy", "r") + 20

    return sheet(ui, "laurels", title, parts, beside=beside)


def _laurel(ui: Ui, one: OnePerson, each: Achievement, won: Won | None, width: float, *, is_banded: bool) -> Part:
    canvas, words, name = ui.canvas, one.words, ui.words(f"achievements.{each.key}.name")
    takes = told = words(f"achievements.{each.key}.text")
    if won:
        players, date = words("common.count.players", count=won.seats), words.date(won.ended[:10])
        told = words("history.wall.laurel_won", date=date, points=won.total, players=players, count=won.games)
    room = width - _LEFT - 10
    height = lettering.paragraph_height(canvas, name, room, _NAME, "bold")
    height += lettering.paragraph_height(canvas, told, room, _TOLD)
    state = ui.words("history.wall.laurel_is_won" if won else "history.wall.laurel_is_open")

    def draw(at: Box) -> None:
        if is_banded:
            canvas.box(at, BAND, None, 12)
        middle = 8 + _EMBLEM / 2
        emblem(canvas, each.sprites, at.x + middle, at.y + middle - 1, _EMBLEM, is_won=won is not None)
        below = lettering.paragraph(canvas, name, at.x + _LEFT, at.y + 6, room, _NAME, INK if won else MUTED, "bold")
        lettering.paragraph(canvas, told, at.x + _LEFT, below, room, _TOLD, MUTED)
        act = partial(one.play_back, won.game) if won else None
        hint = f"{takes} {told}" if won else told
        named(ui, item(canvas, f"laurel:{each.key}", f"{name} ({state})", at, hint, act), at, 12)

    return Part(max(_EMBLEM, height) + 22, draw, 8)
