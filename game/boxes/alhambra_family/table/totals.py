"""The running totals beside a scoring, with bars."""

from game.boxes.alhambra_family.table.frame import fitting
from game.boxes.alhambra_family.table.phrases import Players
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, INK, MUTED, PLAYER
from game.paint.panels import sheet

_EARLIER, _THIRD = "#A5845A", "#7A5A34"


def paint_totals(
    canvas: Canvas,
    players: Players,
    box: Box,
    before: tuple[int, ...],
    gained: tuple[int, ...],
    new: tuple[int, ...],
    grown: float,
    most: int,
) -> None:
    """Draws everybody's points, the best first.

    Takes what each party had before this scoring, gained in earlier steps and gains in this one, how far the bars of
    this step have grown (0 to 1), and the most points that anybody will have.
    """
    sheet(canvas, box, 14)
    title = players.say("walk.points")
    lettering.text(canvas, title, box.x + 30, box.y + 42, 36, INK, "display", room=box.w - 60)
    totals = [sum(parts) for parts in zip(before, gained, new, strict=True)]
    order = sorted(range(len(totals)), key=lambda party: -totals[party])
    step = min(118.0, (box.h - 76 - 12) / len(order))
    rows = box.trimmed(26, 76, 26).pile(len(order), step)
    for party, row in zip(order, rows, strict=True):
        shown = gained[party] + new[party]
        part = (before[party], gained[party] + new[party] * grown, max(1, most))
        _row(canvas, players, party, row, (before[party], shown), part)


def _row(
    canvas: Canvas,
    players: Players,
    party: int,
    row: Box,
    points: tuple[int, int],
    bar: tuple[float, float, int],
) -> None:
    before, gained = points
    size = min(72.0, row.h - 10)
    players.token(canvas, party, row.x + size / 2, row.cy, size)
    x, y = row.x + size + 16, row.y + row.h * 0.33
    total = str(before + gained)
    high = min(44.0, row.h * 0.46)
    used = lettering.width(canvas, total, high, "heavy")
    lettering.text(canvas, total, row.right, y - 2, high, INK, "heavy", "r")
    added = f"{before} + {gained}"
    wide = lettering.width(canvas, added, 23)
    lettering.text(canvas, added, row.right - used - 14, y + 2, 23, MUTED, at="r")
    room = row.right - used - 14 - wide - 12 - x
    name, high = players.name(party), min(28.0, row.h * 0.36)
    name = fitting(canvas, (name, name.split()[0]), high, "bold", room)
    lettering.text(canvas, name, x, y, high, INK, "bold", room=room)
    _bar(canvas, players.colour(party), Box(x, row.y + row.h * 0.62, row.right - x, min(22.0, row.h * 0.24)), bar)


def _bar(canvas: Canvas, colour: str, box: Box, bar: tuple[float, float, int]) -> None:
    """What was there before in brown, what this scoring brought in the player's colour."""
    before, gained, most = bar
    canvas.box(box, "#B98A4A40", BRASS_DARK, 8, 1.5)
    old, new = box.w * before / most, box.w * gained / most
    if old >= 4:
        canvas.box(box.cut_left(old)[0], _EARLIER, INK, 8, 2)
    if new >= 4:
        canvas.box(box.moved(old, 0).cut_left(new)[0], PLAYER[colour] if colour else _THIRD, INK, 8, 2)
