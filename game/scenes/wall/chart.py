"""Charts of the wall: the points of a person's last games as a line, on which places games ended as a bar."""

from collections.abc import Iterable, Sequence

from game.history.wall import PersonPage, Point, Tally
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, CREAM, INK, MUTED
from game.scenes.saves.saved_game import box_title
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.sheets import HEADING, Part
from game.widgets.ui import Ui

_STAR = "#E7B23C"
_MEAN, _MEAN_OF = "#8A5A2C", 4
"""The colour of the line of means, and of how many games each is the mean; fewer make no line."""
_UNITS = (1, 2, 5, 10, 20, 25, 50, 100, 200)


def draw_line(ui: Ui, box: Box, page: PersonPage) -> None:
    """Draws the totals of the last games: a star is one that was won, a ring another one; of few there is no line."""
    canvas, words, line = ui.canvas, ui.words, page.line
    players = words("common.count.players", count=page.seats)
    taken = lettering.width(canvas, players, 24, "semi") + 62
    chip = Box(box.right - taken, box.y, taken, 40)
    canvas.box(chip, CREAM, BRASS_DARK, 20, 2)
    canvas.put("icon_people_ink", chip.x + 26, chip.cy, 26, centre=True)
    lettering.text(canvas, players, chip.x + 46, chip.cy - 1, 24, INK, "semi", room=taken - 54)
    name, room = box_title(words, page.box), box.w - taken - 16
    titles = (words("history.wall.line_title", box=name), name)
    heading(ui, lettering.fitting(canvas, titles, 34, "display", room), box.x, box.y + 18, 34, room)
    plot = Box(box.x + 62, box.y + HEADING + 24, box.w - 84, box.h - HEADING - 168)
    totals = [point.total for point in line]
    most, least = max(totals), min(totals)
    is_line = len(line) >= _MEAN_OF
    least = least if is_line and most > least > most / 2 else min(0, least)  # far above nothing it would look flat
    unit = next((step for step in _UNITS if (most - least) / step <= 6), 500)
    low = least // unit * unit
    top = max(low + unit, -(-most // unit) * unit)

    def y_of(value: float) -> float:
        return plot.bottom - plot.h * (value - low) / (top - low)

    for value in range(low, top + 1, unit):
        canvas.line(plot.x, y_of(value), plot.right, y_of(value), "#C9AE78", 1.5)
        lettering.text(canvas, str(value), plot.x - 14, y_of(value), 24, MUTED, at="r")
    step = plot.w / max(1, len(line) - 1)
    places = [(plot.x + i * step, y_of(point.total)) for i, point in enumerate(line)]
    means = [(x, y_of(mean)) for (x, _), mean in zip(places[_MEAN_OF - 1 :], _means(line), strict=True)]
    if len(means) > 1:
        canvas.polyline(means, _MEAN, 4, 14)
    if is_line:
        canvas.polyline(places, INK, 5)
    for i in sorted({0, len(line) // 2, len(line) - 1}):
        lettering.text(canvas, str(i + 1), places[i][0], plot.bottom + 20, 24, INK, "bold", "c")
    best = totals.index(most)
    for i, ((x, y), point) in enumerate(zip(places, line, strict=True)):
        if i == best and len(line) > 1:
            canvas.star(x, y, 23, INK)
            canvas.star(x, y, 20, _STAR)
            canvas.put("icon_crown_ink", x, y - 1, 22, centre=True)
        elif point.place == 1:
            canvas.star(x, y, 17, INK)
            canvas.star(x, y, 13, _STAR)
        else:
            canvas.disc(x, y, 8, CREAM, INK, 3)
    _legend(ui, Box(box.x, plot.bottom + 48, box.w, 98), page)
    told = ", ".join(str(total) for total in totals)
    ui.add(Node("line", Role.TEXT, words("history.wall.line"), canvas.rect(plot), hint=told))


def _means(line: Sequence[Point]) -> list[float]:
    """Returns the means of a few games in a row each."""
    totals = [point.total for point in line]
    return [sum(totals[i : i + _MEAN_OF]) / _MEAN_OF for i in range(len(totals) - _MEAN_OF + 1)]


def _legend(ui: Ui, box: Box, page: PersonPage) -> None:
    canvas, words, y = ui.canvas, ui.words, box.y + 16
    canvas.star(box.x + 14, y, 15, INK)
    canvas.star(box.x + 14, y, 11, _STAR)
    won, other = words("history.wall.won"), words("history.wall.not_won")
    half = box.w / 2 - 44
    lettering.text(canvas, won, box.x + 36, y - 1, 24, MUTED, room=half)
    canvas.disc(box.cx + 12, y, 8, CREAM, INK, 3)
    lettering.text(canvas, other, box.cx + 32, y - 1, 24, MUTED, room=half)
    if len(page.line) > _MEAN_OF:
        y += 34
        canvas.polyline([(box.x, y), (box.x + 42, y)], _MEAN, 4, 14)
        mean = words("history.wall.mean", count=_MEAN_OF)
        lettering.text(canvas, mean, box.x + 54, y - 1, 24, MUTED, room=box.w - 54)
    told = words("history.wall.streak", now=page.streak.now, longest=page.streak.longest)
    lettering.text(canvas, told, box.x, y + 34, 24, INK, "semi", room=box.w)


KEY = 40.0
"""How high the line is that says what the steps of brown in a bar mean."""
_STEPS = (("#3D2618", CREAM), ("#8A5A2C", CREAM), ("#C9A46A", INK), ("#F4E6C8", INK))
"""Grounds and letters of places from the first on; later ones look like the last, their numbers stand in them."""
_MEDALS = ("gold", "silver", "bronze")


def draw_places(ui: Ui, name: str, box: Box, tally: Tally) -> None:
    """Draws how many games ended on which place: a bar whose parts differ in their step of brown and their number.

    Takes what it belongs to, for names that nothing else has.
    """
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
        ui.add(Node(f"place:{name}:{place}", Role.TEXT, told, ui.canvas.rect(part), hint=told))
        x = part.right


def key(ui: Ui, tallies: Iterable[Tally]) -> Part:
    """Returns the line that says which step of brown stands for which place in the bars of some tallies."""
    highest = max((place for tally in tallies for place, count in enumerate(tally.places) if count), default=0)

    def draw(box: Box) -> None:
        x, y = box.x, box.bottom - KEY / 2 + 4
        for place in range(min(highest, len(_STEPS) - 1) + 1):
            ui.canvas.box(Box(x, y - 9, 28, 18), _STEPS[place][0], INK, 4, 1.5)
            if place < len(_MEDALS):
                ui.canvas.put(f"award_{_MEDALS[place]}", x + 48, y, 34, centre=True)
                x += 84
                continue
            told = ui.words("ui.result.place", place=place + 1) + ("…" if place < highest else "")
            x += 60 + lettering.text(ui.canvas, told, x + 36, y - 1, 22, MUTED, "semi")

    return Part(KEY, draw, 0)
