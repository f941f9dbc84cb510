"""The table of the result: places, points column by column, and the same as a bar that can be read without colours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BAD, BRASS_DARK, CREAM, INK, MUTED, Rgb, contrast
from game.scenes.after.marks import paint_kind
from game.scenes.after.outcome import PointsRow, Sheet
from game.scenes.people.portraits import Sitters
from game.tabletop.ended import PointKind, Share
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_GREY_INK = "#4A4139"
_RIM, _TOTAL, _NAME, _LONGEST_NAME, _PLACE = 14.0, 112.0, 150.0, 330.0, 50.0
_HEAD, _LOW, _BARRED, _TALL = 74.0, 56.0, 80.0, 152.0
"""Heights: of the line of columns; of a row at least, with a bar at least, and at most."""
_WIDEST_STEP, _NARROWEST_STEP = 104.0, 38.0
_BAR = 24.0
_APART = 12.0
"""How far labels of columns on one line are apart at least."""
_LEAST_CONTRAST = 5.0


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where things stand in the table: its box, middles and widths of the columns, the usual width, a row's height."""

    box: Box
    middles: tuple[float, ...]
    widths: tuple[float, ...]
    step: float
    row: float

    @property
    def token(self) -> float:
        """Returns how wide a token is."""
        return min(72.0, self.row * 0.56)

    @property
    def named(self) -> float:
        """Returns where names begin."""
        return self.box.x + 58 + self.token + 14

    @property
    def bar(self) -> float:
        """Returns how high the bars are, 0 where rows are so low that they show the figures alone."""
        return max(26.0, min(36.0, self.row * 0.26)) if self.row >= _BARRED else 0.0

    @property
    def letters(self) -> float:
        """Returns what of a row's height letters may take."""
        return 0.36 if self.bar else 0.5


def paint_table(
    ui: Ui,
    sheet: Sheet,
    sitters: Sitters,
    box: Box,
    title: str,
    below: float = 0.0,
    paint_below: Callable[[Box], None] | None = None,
) -> None:
    """Draws a table of points into a box, and what stands below it; what finds no room is scrolled to, as one.

    Takes how high that is in the width that `written` tells (0: there is nothing), and what draws it.
    """
    room = box.h - _HEAD
    row = max(_LOW, min(_TALL, (room - below) / len(sheet.rows)))
    height = row * len(sheet.rows) + below
    scrolls = height > room + 1
    grid = _grid(ui.canvas, sheet, box.trimmed(right=_BAR if scrolls else 0), row)
    _head(ui, sheet, grid, title)
    with ui.scrolled("points", box.trimmed(top=_HEAD), height) as offset:
        with ui.area("points"):
            for i, line in enumerate(sheet.rows):
                at = Box(grid.box.x, box.y + _HEAD - offset + i * row, grid.box.w, row - 8)
                _row(ui, sheet, grid, line, sitters, at, i)
        if paint_below:
            top = box.y + _HEAD + max(height, room) - below
            paint_below(Box(box.x, top - offset, written(box), below))


def written(box: Box) -> float:
    """Returns how wide what stands below a table in a box is."""
    return box.w - _BAR


def _grid(canvas: Canvas, sheet: Sheet, box: Box, row: float) -> _Grid:
    token = min(72.0, row * 0.56)
    widest = max(lettering.width(canvas, line.name, 32, "bold") for line in sheet.rows)
    names = 58 + token + 14 + max(_NAME, min(_LONGEST_NAME, widest)) + 20
    widths, step = _widths(canvas, sheet, box.w - names - _TOTAL - _RIM)
    x, middles = box.right - _RIM - _TOTAL - sum(widths), []
    for width in widths:
        middles.append(x + width / 2)
        x += width
    return _Grid(box, tuple(middles), tuple(widths), step, row)


def _widths(canvas: Canvas, sheet: Sheet, room: float) -> tuple[list[float], float]:
    """Returns how wide the columns are, those with a label as wide as that if possible, and how wide the others are."""
    labels = [lettering.width(canvas, told, 26, "semi") + 18 if told else 0 for told in map(_label, sheet.columns)]
    step = _WIDEST_STEP
    while step > _NARROWEST_STEP:
        widths = [max(step, label) for label in labels]
        if sum(widths) <= room:
            return widths, step
        step -= 2
    if not any(labels):
        step = max(_NARROWEST_STEP, min(_WIDEST_STEP, room / max(1, len(labels))))
        return [step] * len(labels), step
    rest = room - _NARROWEST_STEP * labels.count(0)
    return [label * rest / sum(labels) if label else _NARROWEST_STEP for label in labels], _NARROWEST_STEP


# ---------------------------------------------------------------------- the line of columns
def _head(ui: Ui, sheet: Sheet, grid: _Grid, title: str) -> None:
    box, words = grid.box, ui.words
    first = grid.middles[0] - grid.step / 2 if grid.middles else box.right - _TOTAL
    heading(ui, title, box.x + 8, box.y + 30, 36, first - box.x - 16)
    total, right = words("ui.result.total"), box.right - _RIM
    width = min(_TOTAL, lettering.width(ui.canvas, total, 26, "semi"))
    labels = [*map(_label, sheet.columns), total]
    *rises, low = _staggered(ui, labels, (*grid.middles, right - width / 2))
    for i, (kind, x, rise) in enumerate(zip(sheet.columns, grid.middles, rises, strict=True)):
        _column(ui, kind, x, box.y + 30, grid.widths[i], rise)
        rect = ui.canvas.rect(Box(x - grid.step / 2, box.y, grid.step, _HEAD - 10))
        ui.add(Node(f"kind:{i}", Role.TEXT, kind.name, rect, hint=kind.told or kind.name))
    lettering.text(ui.canvas, total, right, box.y + 31 + low, 26, MUTED, "semi", "r", room=_TOTAL)


def _label(kind: PointKind) -> str:
    """Returns what is written above a column, "" above one that has a picture."""
    return "" if kind.sprites else kind.label


def _column(ui: Ui, kind: PointKind, x: float, y: float, step: float, rise: float) -> None:
    if kind.sprites:
        paint_kind(ui.canvas, kind, x, y, min(56.0, step - 6))
    else:
        lettering.text(ui.canvas, kind.label, x, y + rise, 26, MUTED, "semi", "c", room=2 * step - 8 if rise else None)


def _staggered(ui: Ui, labels: Sequence[str], middles: Sequence[float]) -> list[float]:
    """Returns how much lower than its line each label stands: all on it, or by turns above and below it."""
    gaps = [b - a for a, b in pairwise(middles)]
    widths = [lettering.width(ui.canvas, label, 26, "semi") for label in labels]
    pairs = zip(pairwise(widths), gaps, strict=True)
    fits = all((one + other) / 2 <= gap - _APART for (one, other), gap in pairs if one and other)
    return [0.0 if fits else (-15.0, 15.0)[i % 2] for i in range(len(labels))]


# ---------------------------------------------------------------------- a row
def _row(ui: Ui, sheet: Sheet, grid: _Grid, row: PointsRow, sitters: Sitters, box: Box, index: int) -> None:
    canvas, name = ui.canvas, f"points:{index}"
    is_first = index == 0 or (row.seat is not None and row.place == sheet.rows[0].place)
    if row.seat is None:
        canvas.box(box, "#6E645A30", None, 12)
    elif is_first:
        canvas.box(box, "#FFF0BE", BRASS_DARK, 12, 3)
    elif index % 2 == 0:
        canvas.box(box, "#B98A4A26", None, 12)
    told = _told(ui, sheet, row)
    ui.add(Node(name, Role.ITEM, told, canvas.rect(box), hint=told))
    ink = _GREY_INK if row.seat is None else INK
    line = box.y + (box.h - grid.bar - 6 * bool(grid.bar)) / 2
    _who(ui, grid, row, sitters, box, line, is_first=is_first)
    for i, (share, x) in enumerate(zip(row.shares, grid.middles, strict=False)):
        _cell(ui, f"{name}:{i}", sheet, grid, i, share, x, line, ink)
    size = min(52.0 if is_first else 42.0, grid.row * 0.5)
    lettering.text(canvas, str(row.total), box.right - _RIM, line, size, ink, "heavy", "r")
    if grid.bar:
        at = Box(grid.named, box.bottom - grid.bar - 7, box.right - _RIM - grid.named, grid.bar)
        _bar(ui, name, sheet, row, at)
    ui.ring(name, box.grown(-6), 10)


def _told(ui: Ui, sheet: Sheet, row: PointsRow) -> str:
    """The whole row in words."""
    words = ui.words
    parts = [
        words("ui.ending.part", kind=kind.name, points=share.points)
        for kind, share in zip(sheet.columns, row.shares, strict=False)
    ]
    values = {"player": row.name, "points": row.total, "parts": parts}
    if not row.place:
        return words("ui.ending.row_nobody", **values)
    return words("ui.ending.row", place=row.place, **values)


def _who(ui: Ui, grid: _Grid, row: PointsRow, sitters: Sitters, box: Box, line: float, *, is_first: bool) -> None:
    canvas, size = ui.canvas, grid.token
    x = box.x + 52 + size / 2
    if row.seat is None:
        lettering.text(canvas, "–", box.x + 26, box.cy - 2, 34, _GREY_INK, "heavy", "c")
        canvas.disc(x, box.cy, size * 0.46, "#6E675F", INK, 2)
        canvas.put("icon_human_light", x, box.cy, size * 0.56, centre=True, alpha=150)
    else:
        tone = BAD if is_first else INK
        size_of_place = min(40.0, grid.row * 0.44)
        told = lettering.fitting(canvas, (row.place, row.place.split()[0]), size_of_place, "heavy", _PLACE)
        lettering.text(canvas, told, box.x + 26, box.cy - 2, size_of_place, tone, "heavy", "c")
        sitters.draw(canvas, row.seat, x, box.cy + 1, size)
    room = (grid.middles[0] - grid.step / 2 if grid.middles else box.right - _TOTAL) - grid.named - 6
    ink = _GREY_INK if row.seat is None else INK
    lettering.text(
        canvas, row.name, grid.named, line, min(34.0, grid.row * (grid.letters + 0.02)), ink, "bold", room=room
    )


def _cell(
    ui: Ui, name: str, sheet: Sheet, grid: _Grid, column: int, share: Share, x: float, y: float, ink: str
) -> None:
    canvas, size = ui.canvas, min(30.0, grid.row * (grid.letters - 0.02))
    is_best = share.points == sheet.leads(column) and ink == INK
    face: Face = "bold" if is_best else "text"
    if is_best:
        radius = min(size * 0.82, (grid.row - grid.bar) / 2 - 8)
        wanted = max(radius, lettering.width(canvas, str(share.points), size, face) / 2 + 7)
        half = min(grid.step / 2 - 1, wanted)
        canvas.box(Box(x - half, y - radius, 2 * half, 2 * radius), "#FBF4E2", BRASS_DARK, min(radius, half), 2)
    lettering.text(canvas, str(share.points), x, y - 1, size, ink, face, "c", room=grid.step - 4)
    rect = canvas.rect(Box(x - grid.step / 2, y - size * 0.8, grid.step, size * 1.6))
    ui.add(Node(name, Role.TEXT, share.told, rect, hint=share.told))


# ---------------------------------------------------------------------- the bar
def _bar(ui: Ui, name: str, sheet: Sheet, row: PointsRow, box: Box) -> None:
    """Points by kind in one bar: a kind is told by its place, its small picture and its number, not by colour alone."""
    unit, x = box.w / max(sheet.most, 1), box.x
    for i, (kind, share) in enumerate(zip(sheet.columns[: sheet.counted], row.shares, strict=False)):
        if share.points <= 0:
            continue
        part = Box(x, box.y, share.points * unit, box.h)
        _part(ui.canvas, kind, share.points, part, is_grey=row.seat is None)
        ui.add(Node(f"{name}:bar{i}", Role.TEXT, share.told, ui.canvas.rect(part), hint=share.told))
        x = part.right


def _part(canvas: Canvas, kind: PointKind, points: int, box: Box, *, is_grey: bool) -> None:
    fill, ink = _readable(_grey(kind.colour) if is_grey else kind.colour)
    canvas.box(box, fill, INK, 4, 2)
    size = min(24.0, box.h - 2)
    width = lettering.width(canvas, str(points), size, "bold")
    picture = box.h - 6
    shows_both = kind.sprites and box.w >= picture + width + 14
    if shows_both or (kind.sprites and width + 8 > box.w >= picture + 4):
        at = box.x + 4 + picture / 2 if shows_both else box.cx
        paint_kind(canvas, kind, at, box.cy, picture, is_grey=is_grey)
    if box.w >= width + 8:
        middle = box.cx + (picture / 2 + 1 if shows_both else 0)
        lettering.text(canvas, str(points), middle, box.cy - 1, size, ink, "bold", "c")


@lru_cache(64)
def _readable(fill: str) -> tuple[str, str]:
    """Returns a colour, lightened until letters stand out from it, and that of the letters."""
    colour = pygame.Color(fill)
    while True:
        rgb = (colour.r, colour.g, colour.b)
        best = max((INK, CREAM), key=lambda ink: contrast(rgb, _rgb(ink)))
        if contrast(rgb, _rgb(best)) >= _LEAST_CONTRAST:
            return f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}", best
        colour = colour.lerp(pygame.Color("white"), 0.08)


def _rgb(name: str) -> Rgb:
    colour = pygame.Color(name)
    return colour.r, colour.g, colour.b


def _grey(fill: str) -> str:
    colour = pygame.Color(fill)
    mean = round((colour.r + colour.g + colour.b) / 3 * 0.5 + 96)
    return f"#{mean:02X}{mean - 4:02X}{mean - 8:02X}"
