"""The chart of the result: everybody's points over the game as lines that are told apart without colours."""

from collections.abc import Sequence
from itertools import pairwise

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import CREAM, INK, MUTED, PLAYER
from game.scenes.after.outcome import Outcome
from game.widgets.controls import heading
from game.widgets.ui import Ui

DASHES = {"crimson": 0.0, "cobalt": 14.0, "saffron": 5.0, "jade": 22.0, "ivory": 9.0, "onyx": 30.0}
_STAGGER = 15.0


def paint_chart(ui: Ui, outcome: Outcome, box: Box) -> None:
    """Draws the points over the game into a box."""
    canvas, course = ui.canvas, outcome.history
    heading(ui, ui.words(f"{outcome.table.tally}.chart"), box.x + 8, box.y + 30, 34, box.w - 16)
    plot = Box(box.x + 64, box.y + 88, box.w - 150, box.h - 158)
    most = max(5, *(max(totals) for totals in course.totals))
    unit = next(step for step in (1, 2, 5, 10, 20, 25, 30, 50, 100, 200) if most / step <= 5)
    top = -(-most // unit) * unit
    for value in range(0, top + 1, unit):
        y = plot.bottom - plot.h * value / top
        canvas.line(plot.x, y, plot.right, y, "#C9AE78", 1.5)
        lettering.text(canvas, str(value), plot.x - 16, y, 24, MUTED, at="r")
    xs = [plot.x + plot.w * i / max(1, len(course.labels) - 1) for i in range(len(course.labels))]
    _labels(ui, course.labels, xs, plot)
    ends: list[list[float]] = []
    for seat in reversed(outcome.ranking):
        points = [(x, plot.bottom - plot.h * totals[seat] / top) for x, totals in zip(xs, course.totals, strict=True)]
        _curve(ui, points, outcome.players[seat].colour)
        ends.append([points[-1][1], float(seat)])
    _ends(ui, outcome, plot, ends)


def _labels(ui: Ui, labels: Sequence[str], xs: Sequence[float], plot: Box) -> None:
    """The moments below the chart, by turns higher and lower where they are close."""
    step = plot.w / max(1, len(xs) - 1)
    widths = [lettering.width(ui.canvas, label, 26, "bold") for label in labels]
    fits = all((one + other) / 2 <= step - 8 for one, other in pairwise(widths))
    for i, (x, label) in enumerate(zip(xs, labels, strict=True)):
        rise = 0.0 if fits else (-_STAGGER, _STAGGER)[i % 2]
        ui.canvas.line(x, plot.y, x, plot.bottom, "#C9AE78", 1.5)
        lettering.text(ui.canvas, label, x, plot.bottom + 34 + rise, 26, INK, "bold", "c", room=2 * step - 8)


def _curve(ui: Ui, points: list[tuple[float, float]], colour: str) -> None:
    """One player's line: dark rim, colour, and a dash of its own."""
    ui.canvas.polyline(points, INK, 11)
    ui.canvas.polyline(points, PLAYER[colour], 7)
    if DASHES[colour]:
        rim = INK if colour in ("ivory", "saffron") else CREAM
        ui.canvas.polyline(points, rim, 2.5, DASHES[colour])
    for x, y in points[1:-1]:
        pieces.token(ui.canvas, colour, x, y + 1, 34)


def _ends(ui: Ui, outcome: Outcome, plot: Box, ends: list[list[float]]) -> None:
    """Tokens and totals at the lines' ends, spread so that none covers another."""
    gap = min(50.0, plot.h / max(1, len(ends)))
    ends.sort()
    for _ in range(40):
        for a, b in pairwise(ends):
            push = max(0.0, gap - (b[0] - a[0])) / 2
            a[0] -= push
            b[0] += push
    for y, seat in ends:
        player = outcome.players[int(seat)]
        pieces.token(ui.canvas, player.colour, plot.right + 6, y + 2, min(50.0, gap))
        lettering.text(ui.canvas, str(outcome.result.totals[int(seat)]), plot.right + 40, y, 30, INK, "heavy")
