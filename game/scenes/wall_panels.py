"""The panels of the wall: a person's boxes, the points of the last games, tables and who was ahead of whom."""

from collections.abc import Callable
from functools import partial

from game.history.wall import Meeting, Page, Table, Tally
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, CREAM, INK, MUTED
from game.saves.people import Person
from game.scenes.people_pictures import face
from game.scenes.saved_game import box_title
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEADING, _ROW, _SMALL_ROW = 58.0, 108.0, 62.0
_STEPS = (("#3D2618", CREAM), ("#8A5A2C", CREAM), ("#C9A46A", INK), ("#F4E6C8", INK))
"""Grounds and letters of places from the first on; later ones look like the last, their numbers stand in them."""
_STAR = "#E7B23C"
_UNITS = (1, 2, 5, 10, 20, 25, 50, 100, 200)


# ---------------------------------------------------------------------- box by box
def draw_boxes(ui: Ui, box: Box, page: Page, tell: Callable[[str], None]) -> None:
    """Draws a row for each box: games, wins, best, and how many games ended on which place."""
    words = ui.words
    heading(ui, words("history.wall.boxes"), box.x, box.y + 18, 34, box.w)
    body = box.trimmed(top=_HEADING)
    names = sorted(page.boxes, key=lambda name: -page.boxes[name].games)
    with ui.scrolled("boxes", body, len(names) * _ROW) as offset:
        for i, name in enumerate(names):
            at = Box(body.x, body.y - offset + i * _ROW, body.w - 18, _ROW - 8)
            _box_row(ui, at, name, page, partial(tell, name))


def _box_row(ui: Ui, at: Box, name: str, page: Page, act: Callable[[], None]) -> None:
    canvas, words, tally = ui.canvas, ui.words, page.boxes[name]
    is_on = name == page.box
    canvas.box(at, CHOSEN if is_on else BAND, BRASS_DARK if is_on else None, 12, 3)
    canvas.put(f"cover_{name}", at.x + 38, at.cy, 56, centre=True)
    left, title = at.x + 76, box_title(words, name)
    best = str(page.bests[name])
    wide = lettering.width(canvas, best, 36, "heavy")
    lettering.text(canvas, best, at.right - 14, at.y + 25, 36, INK, "heavy", "r")
    lettering.text(canvas, title, left, at.y + 24, 26, INK, "bold", room=at.right - left - wide - 30)
    games = words("history.games", count=tally.games)
    told = words("history.tally", games=games, count=tally.wins)
    room = at.right - left - 14
    shown = lettering.fitting(canvas, (told, games), 22, "text", room)
    lettering.text(canvas, shown, left, at.y + 54, 22, MUTED, room=room)
    _places(ui, Box(left, at.bottom - 32, at.right - left - 14, 24), tally)
    spoken = words("history.wall.box_told", box=title, tally=told, best=page.bests[name])
    ui.add(Node(f"box:{name}", Role.CHOICE, title, canvas.rect(at), act=act, is_on=is_on, hint=spoken))
    ui.ring(f"box:{name}", at, 12)


def _places(ui: Ui, box: Box, tally: Tally) -> None:
    """How many games ended on which place: a bar whose parts are told by their step of brown and their number."""
    x = box.x
    for place, count in enumerate(tally.places):
        if not count:
            continue
        fill, ink = _STEPS[min(place, len(_STEPS) - 1)]
        part = Box(x, box.y, box.w * count / tally.games, box.h)
        ui.canvas.box(part, fill, INK, 4, 1.5)
        if part.w >= lettering.width(ui.canvas, str(count), 22, "bold") + 8:
            lettering.text(ui.canvas, str(count), part.cx, part.cy - 1, 22, ink, "bold", "c")
        told = ui.words("history.wall.place", place=ui.words("ui.result.place", place=place + 1), count=count)
        ui.add(Node(f"place:{box.y}:{place}", Role.TEXT, told, ui.canvas.rect(part), hint=told))
        x = part.right


# ---------------------------------------------------------------------- the last games
def draw_line(ui: Ui, box: Box, page: Page) -> None:
    """Draws the totals of the last games as a line; a star is a game that was won, a ring another one."""
    canvas, words, line = ui.canvas, ui.words, page.line
    heading(ui, words("history.wall.line_title", box=box_title(words, page.box)), box.x, box.y + 18, 34, box.w)
    plot = Box(box.x + 62, box.y + _HEADING + 24, box.w - 84, box.h - _HEADING - 112)
    totals = [point.total for point in line]
    most, least = max(totals), min(0, *totals)
    unit = next((step for step in _UNITS if (most - least) / step <= 6), 500)
    top = max(unit, -(-most // unit) * unit)
    low = -(-least // unit) * unit if least else 0

    def y_of(value: float) -> float:
        return plot.bottom - plot.h * (value - low) / (top - low)

    for value in range(low, top + 1, unit):
        canvas.line(plot.x, y_of(value), plot.right, y_of(value), "#C9AE78", 1.5)
        lettering.text(canvas, str(value), plot.x - 14, y_of(value), 24, MUTED, at="r")
    step = plot.w / max(1, len(line) - 1)
    places = [(plot.x + i * step, y_of(point.total)) for i, point in enumerate(line)]
    canvas.polyline(places, INK, 5)
    for (x, y), point in zip(places, line, strict=True):
        if point.place == 1:
            canvas.star(x, y, 17, INK)
            canvas.star(x, y, 13, _STAR)
        else:
            canvas.disc(x, y, 8, CREAM, INK, 3)
    _legend(ui, Box(box.x, plot.bottom + 22, box.w, 66), page)
    told = ", ".join(str(total) for total in totals)
    ui.add(Node("line", Role.TEXT, words("history.wall.line"), canvas.rect(plot), hint=told))


def _legend(ui: Ui, box: Box, page: Page) -> None:
    canvas, words, y = ui.canvas, ui.words, box.y + 16
    canvas.star(box.x + 14, y, 15, INK)
    canvas.star(box.x + 14, y, 11, _STAR)
    won, other = words("history.wall.won"), words("history.wall.not_won")
    half = box.w / 2 - 44
    lettering.text(canvas, won, box.x + 36, y - 1, 24, MUTED, room=half)
    canvas.disc(box.cx + 12, y, 8, CREAM, INK, 3)
    lettering.text(canvas, other, box.cx + 32, y - 1, 24, MUTED, room=half)
    told = words("history.wall.streak", now=page.streak.now, longest=page.streak.longest)
    lettering.text(canvas, told, box.x, y + 36, 24, INK, "semi", room=box.w)


# ---------------------------------------------------------------------- tables and meetings
def draw_tables(ui: Ui, box: Box, page: Page, known: Callable[[str], Person | None]) -> None:
    """Draws best and mean by number of players beside the record of the house, and below how others fared."""
    words, canvas = ui.words, ui.canvas
    heading(ui, words("history.wall.tables"), box.x, box.y + 18, 34, box.w)
    body = box.trimmed(top=_HEADING - 8)
    rivals = [(person, met) for who, met in page.meetings.items() if (person := known(who))]
    rivals.sort(key=lambda each: -(each[1].ahead + each[1].behind + each[1].level))
    content = len(page.tables) * _ROW * 0.8 + (_HEADING + len(rivals) * _SMALL_ROW if rivals else 0)
    with ui.scrolled("tables", body, content) as offset:
        y, wide = body.y - offset, body.w - 18
        for table in page.tables:
            _table(ui, Box(body.x, y, wide, _ROW * 0.8 - 8), table, known)
            y += _ROW * 0.8
        if rivals:
            lettering.text(canvas, words("history.wall.meetings"), body.x, y + 30, 30, INK, "display", room=wide)
            y += _HEADING
        for person, met in rivals:
            _meeting(ui, Box(body.x, y, wide, _SMALL_ROW - 6), person, met)
            y += _SMALL_ROW


def _table(ui: Ui, at: Box, table: Table, known: Callable[[str], Person | None]) -> None:
    canvas, words = ui.canvas, ui.words
    canvas.box(at, BAND, None, 10)
    players = words("common.count.players", count=table.seats)
    lettering.text(canvas, players, at.x + 14, at.y + 24, 26, INK, "bold", room=at.w * 0.55)
    own = words("history.wall.own", best=table.own.best, mean=round(table.own.mean))
    taken = 110 + lettering.width(canvas, str(table.record.points), 36, "heavy")
    lettering.text(canvas, own, at.x + 14, at.y + 54, 22, MUTED, room=at.w - taken)
    holder = known(table.record.person)
    lettering.text(canvas, str(table.record.points), at.right - 76, at.cy - 1, 36, INK, "heavy", "r")
    if holder:
        face(canvas, holder.portrait, holder.colour, at.right - 38, at.cy, 56)
    name = holder.name if holder else "–"
    told = words("history.wall.record", players=players, points=table.record.points, player=name)
    ui.add(Node(f"table:{table.seats}", Role.TEXT, f"{players}: {own}", canvas.rect(at), hint=told))


def _meeting(ui: Ui, at: Box, person: Person, met: Meeting) -> None:
    canvas, words = ui.canvas, ui.words
    face(canvas, person.portrait, person.colour, at.x + 30, at.cy, 52)
    shown = f"{met.ahead} : {met.behind}"
    wide = lettering.width(canvas, shown, 32, "heavy")
    lettering.text(canvas, person.name, at.x + 68, at.cy - 1, 26, INK, "semi", room=at.w - 68 - wide - 30)
    lettering.text(canvas, shown, at.right - 12, at.cy - 1, 32, INK, "heavy", "r")
    told = words("history.wall.met", player=person.name, ahead=met.ahead, behind=met.behind, level=met.level)
    ui.add(Node(f"met:{person.id}", Role.TEXT, person.name, canvas.rect(at), hint=told))
