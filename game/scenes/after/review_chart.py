"""The chart of a review: what lead everybody could expect, the scorings, and one player's band and moments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.rules import Beat, Seat
from game.locale.words import Words
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CREAM, INK, MUTED, PLAYER
from game.review.course import Course
from game.review.moments import ReviewMoment
from game.saves.players import Player
from game.scenes.after.marks import badge, line, polygon, spread
from game.scenes.after.words import digits, signed, unit
from game.tabletop.table import Table
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

_UNITS = (0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200)
_LINES = 4
"""About so many lines of the grid lie over one another."""
_CLOSE = 0.025
"""Scorings that lie no more than this part of a game apart are one."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """A scoring of the game: the entry that brought it, and what it is called."""

    number: int
    title: str


def scorings(table: Table, beats: Sequence[Beat]) -> list[Scoring]:
    """Returns the scorings of a game, by which beat; of several close upon each other the last, with their result."""
    found: list[Scoring] = []
    for number, beat in enumerate(beats):
        for sequence in (each for stage in beat.stages for each in table.scoring_sequences(stage)):
            if found and number - found[-1].number <= _CLOSE * len(beats):
                found.pop()
            found.append(Scoring(number, sequence.title))
    return found


@dataclass(frozen=True, slots=True)
class Chart:
    """What the chart shows: the course, who plays, the scorings, whose line comes first and that one's moments."""

    course: Course
    players: Sequence[Player]
    scorings: Sequence[Scoring]
    chosen: Seat
    moments: Sequence[ReviewMoment]


def draw_chart(ui: Ui, words: Words, chart: Chart, box: Box) -> None:
    """Draws the chart into a box."""
    canvas = ui.canvas
    title = f"{words('ui.review.lead_title')} · {unit(words, chart.course)}"
    heading(ui, title, box.x, box.y + 22, 36, box.w)
    width = lettering.width(canvas, title, 36, "display") + 24
    told = words("ui.review.lead_text")
    wordings = (told, words("ui.review.lead_short"))
    shown = next((each for each in wordings if lettering.width(canvas, each, 24) <= box.w - width), "")
    if shown:
        lettering.text(canvas, shown, box.x + width, box.y + 26, 24, MUTED)
    ui.add(Node("lead", Role.TEXT, title, canvas.rect(box), hint=told))
    plot = Box(box.x + 66, box.y + 66, box.w - 66 - 128, box.h - 66 - 48)
    frame = _Frame(plot, chart)
    frame.grid(ui, words)
    draw_scorings(ui, words, plot, chart.scorings, chart.course.part)
    if len(band := frame.band()) > 2:  # a seat that decided nothing has none
        with canvas.clipped(canvas.rect(plot.grown(6))):
            polygon(canvas, band, f"{PLAYER[chart.players[chart.chosen].colour]}30")
    for seat in sorted(chart.course.seats, key=lambda seat: (seat == chart.chosen, -seat)):
        line(canvas, frame.points(seat), chart.players[seat].colour, 8 if seat == chart.chosen else 4)
    for moment in chart.moments:
        x, y = frame.spot(moment)
        canvas.disc(x, y, 8, CREAM, INK, 3)
        above = y - 36 > plot.y
        badge(canvas, moment.kind, x, y - 36 if above and moment.kind != "slip" else y + 36, 44)
    frame.ends(ui, words)


def draw_scorings(ui: Ui, words: Translate, plot: Box, found: Sequence[Scoring], part: Callable[[int], float]) -> None:
    """Marks scorings below a plot; `part` tells which part of the game was over after an entry."""
    canvas = ui.canvas
    start = words("ui.review.start")
    left = plot.x + lettering.text(canvas, start, plot.x, plot.bottom + 32, 24, MUTED, "semi") + 30
    rect = canvas.rect(Box(plot.x, plot.bottom + 12, left - plot.x - 30, 40))
    ui.add(Node("scoring:start", Role.TEXT, start, rect, hint=start))
    for i, scoring in enumerate(found):
        x = plot.x + plot.w * part(scoring.number)
        canvas.line(x, plot.y - 4, x, plot.bottom + 12, BRASS_DARK, 2)
        if x < left:
            continue
        left = x + 40
        canvas.disc(x, plot.bottom + 32, 18, "#0E3B44", BRASS_LIGHT, 2.5)
        lettering.text(canvas, str(i + 1), x, plot.bottom + 31, 24, "#FFE9B8", "heavy", "c")
        told = words("ui.review.scoring", number=scoring.number, title=scoring.title)
        rect = canvas.rect(Box(x - 20, plot.bottom + 12, 40, 40))
        ui.add(Node(f"scoring:{i}", Role.TEXT, told, rect, hint=told))


class _Frame:
    """Where leads and entries lie on the plot."""

    def __init__(self, plot: Box, chart: Chart) -> None:
        self._plot, self._chart = plot, chart
        leads = [stop.lead for seat in chart.course.seats for stop in chart.course.stops(seat)]
        self._top, self._low = max(0.0, *leads), min(0.0, *leads)
        self._unit = next((unit for unit in _UNITS if (self._top - self._low) / unit <= _LINES), _UNITS[-1])

    def at(self, number: int, lead: float) -> tuple[float, float]:
        """Returns the point of a lead after an entry."""
        plot, span = self._plot, max(1e-6, self._top - self._low)
        return plot.x + plot.w * self._chart.course.part(number), plot.y + plot.h * (self._top - lead) / span

    def points(self, seat: Seat) -> list[tuple[float, float]]:
        """Returns a seat's line; it begins level with its first stop."""
        stops = self._chart.course.stops(seat)
        return [self.at(0, stops[0].lead), *(self.at(stop.number, stop.lead) for stop in stops)]

    def band(self) -> list[tuple[float, float]]:
        """Returns the area in which half of all games end."""
        course = self._chart.course
        stops = course.stops(self._chart.chosen)
        spread = [(stop, course.spread(stop.number)) for stop in stops[:-1]]
        upper = [self.at(stop.number, stop.lead + off) for stop, off in spread]
        lower = [self.at(stop.number, stop.lead - off) for stop, off in spread]
        return [*upper, self.at(stops[-1].number, stops[-1].lead), *reversed(lower)]

    def spot(self, moment: ReviewMoment) -> tuple[float, float]:
        """Returns where a moment lies on the line of its seat."""
        stops = self._chart.course.stops(moment.seat)
        before = max((stop for stop in stops if stop.number <= moment.number), key=lambda stop: stop.number)
        after = min((stop for stop in stops if stop.number >= moment.number), key=lambda stop: stop.number)
        if before.number == after.number:
            return self.at(moment.number, before.lead)
        share = (moment.number - before.number) / (after.number - before.number)
        return self.at(moment.number, before.lead + share * (after.lead - before.lead))

    def grid(self, ui: Ui, words: Words) -> None:
        """Draws level lines with their points."""
        plot, value = self._plot, -(-self._low // self._unit) * self._unit
        while value <= self._top + 1e-6:
            y, is_zero = self.at(0, value)[1], abs(value) < 1e-6
            ui.canvas.line(plot.x, y, plot.right, y, "#A87F42" if is_zero else "#C9AE78", 3 if is_zero else 1.5)
            face, ink = ("semi", INK) if is_zero else ("text", MUTED)
            sign = "+" if value > 1e-6 else "\N{MINUS SIGN}" if value < -1e-6 else ""
            label = f"{sign}{words.number(abs(round(value, 1)) if self._unit < 1 else abs(round(value)))}"
            lettering.text(ui.canvas, label, plot.x - 14, y, 24, ink, "semi" if face == "semi" else "text", "r")
            value += self._unit

    def ends(self, ui: Ui, words: Words) -> None:
        """Draws tokens and real leads where the lines end, spread so that none covers another."""
        chart, plot = self._chart, self._plot
        gap = min(46.0, (plot.h + 40) / max(1, len(chart.players)))
        ends = sorted((self.points(seat)[-1][1], seat) for seat in chart.course.seats)
        ys = spread([y for y, _ in ends], gap, plot.y - 20, plot.bottom + 20)
        for y, (_, seat) in zip(ys, ends, strict=True):
            pieces.token(ui.canvas, chart.players[seat].colour, plot.right + 10, y + 2, gap - 2)
            lead, start = (signed(words, chart.course.stops(seat)[i].lead, digits(chart.course)) for i in (-1, 0))
            lettering.text(ui.canvas, lead, plot.right + 42, y, 28, INK, "heavy")
            told = words("ui.review.lead_row", player=chart.players[seat].name, start=start, lead=lead)
            rect = ui.canvas.rect(Box(plot.right - 14, y - gap / 2, 130, gap))
            ui.add(Node(f"end:{seat}", Role.TEXT, told, rect, hint=told))
