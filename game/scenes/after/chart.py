"""The chart of the result: everybody's points over the game as lines that are told apart without colours."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import INK, MUTED
from game.scenes.after.marks import line, spread
from game.scenes.after.outcome import Outcome
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_STAGGER = 15.0


@dataclass(frozen=True, slots=True)
class Curve:
    """A player's line: the colour, its points as parts of width and height, what stands at its end."""

    colour: str
    points: Sequence[tuple[float, float]]
    end: str
    width: float = 7.0


def paint_chart(ui: Ui, outcome: Outcome, box: Box) -> None:
    """Draws the points over the game into a box."""
    course, last = outcome.history, max(1, len(outcome.history.labels) - 1)
    heading(ui, ui.words(f"{outcome.table.tally}.chart"), box.x + 8, box.y + 30, 34, box.w - 16)
    plot = Box(box.x + 64, box.y + 88, box.w - 150, box.h - 158)
    most = max(5, *(max(totals) for totals in course.totals))
    unit = next(step for step in (1, 2, 5, 10, 20, 25, 30, 50, 100, 200) if most / step <= 5)
    top = -(-most // unit) * unit
    paint_grid(ui, plot, [(value / top, str(value)) for value in range(0, top + 1, unit)])
    _labels(ui, course.labels, [plot.x + plot.w * i / last for i in range(len(course.labels))], plot)
    curves = [
        Curve(
            outcome.players[seat].colour,
            [(i / last, totals[seat] / top) for i, totals in enumerate(course.totals)],
            str(outcome.result.totals[seat]),
        )
        for seat in reversed(outcome.ranking)
    ]
    paint_curves(ui, plot, curves, has_tokens=True)


def paint_grid(ui: Ui, plot: Box, values: Sequence[tuple[float, str]]) -> None:
    """Draws level lines at parts of the height, each with what it stands for."""
    for value, told in values:
        y = plot.bottom - plot.h * value
        ui.canvas.line(plot.x, y, plot.right, y, "#C9AE78", 1.5)
        width = lettering.text(ui.canvas, told, plot.x - 16, y, 24, MUTED, at="r")
        rect = ui.canvas.rect(Box(plot.x - 16 - width, y - 16, width, 32))
        ui.add(Node(f"level:{told}", Role.TEXT, told, rect, hint=told))


def paint_curves(ui: Ui, plot: Box, curves: Sequence[Curve], *, has_tokens: bool = False) -> None:
    """Draws lines, the last on top, and their ends beside the plot; tokens mark the points between where wished."""
    ends: list[tuple[float, Curve]] = []
    for curve in curves:
        points = [(plot.x + plot.w * part, plot.bottom - plot.h * value) for part, value in curve.points]
        line(ui.canvas, points, curve.colour, curve.width)
        for x, y in points[1:-1] if has_tokens else ():
            pieces.token(ui.canvas, curve.colour, x, y + 1, 34)
        ends.insert(0, (points[-1][1], curve))  # of equals the one drawn last stands above
    _ends(ui, plot, ends)


def _labels(ui: Ui, labels: Sequence[str], xs: Sequence[float], plot: Box) -> None:
    """The moments below the chart, by turns higher and lower where they are close."""
    step = plot.w / max(1, len(xs) - 1)
    widths = [lettering.width(ui.canvas, label, 26, "bold") for label in labels]
    fits = all((one + other) / 2 <= step - 8 for one, other in pairwise(widths))
    for i, (x, label) in enumerate(zip(xs, labels, strict=True)):
        rise = 0.0 if fits else (-_STAGGER, _STAGGER)[i % 2]
        ui.canvas.line(x, plot.y, x, plot.bottom, "#C9AE78", 1.5)
        lettering.text(ui.canvas, label, x, plot.bottom + 34 + rise, 26, INK, "bold", "c", room=2 * step - 8)


def _ends(ui: Ui, plot: Box, ends: Sequence[tuple[float, Curve]]) -> None:
    """Tokens and what stands at the lines' ends, spread so that none covers another."""
    gap = min(50.0, plot.h / max(1, len(ends)))
    ordered = sorted(ends, key=lambda end: end[0])
    ys = spread([y for y, _ in ordered], gap, plot.y - 20, plot.bottom + 20)
    for y, (_, curve) in zip(ys, ordered, strict=True):
        pieces.token(ui.canvas, curve.colour, plot.right + 6, y + 2, min(50.0, gap))
        lettering.text(ui.canvas, curve.end, plot.right + 40, y, 30, INK, "heavy")
