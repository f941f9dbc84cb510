"""Tables of points, and of the deck of ships, from the rules' own numbers."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.boxes.ys.figures.examples import SHIP, THREE
from game.boxes.ys.figures.setting import BIG, NAME, SMALL, say
from game.boxes.ys.rules.components import COLOURS, GEM_NAMES, SHIPS
from game.boxes.ys.rules.scoring import BLACK_POINTS, GEM_POINTS, THRONE_POINTS
from game.boxes.ys.rules.turn_start import cargo_of
from game.boxes.ys.rules.view import Public
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, INK, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_ROW, _HEAD, _BADGE = 42.0, 40.0, 38.0


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a table: a label or a sprite with one on it, and what its cells say."""

    label: str
    cells: tuple[str, ...]
    sprite: str = ""
    is_head: bool = False


def _table(lines: Callable[[Translate], Sequence[_Line]]) -> Figure:
    """Returns a table of numbers."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return sum(_HEAD if line.is_head else _ROW for line in lines(words))

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        made = lines(words)
        labels = [lettering.width(canvas, line.label, SMALL, "bold") for line in made]
        label, y = max(_BADGE, *labels) + 8, box.y
        for i, line in enumerate(made):
            row = Box(box.x, y, box.w, _HEAD if line.is_head else _ROW)
            if i % 2:
                canvas.box(row, BAND, None, 8)
            named, rest = row.cut_left(label)
            _label(canvas, line, named.cx, named.cy)
            _cells(canvas, line, rest)
            y = row.bottom
        canvas.line(box.x + label, box.y + 6, box.x + label, box.bottom - 4, BRASS, 2)

    return Figure(height, draw)


def _label(canvas: Canvas, line: _Line, x: float, y: float) -> None:
    if line.sprite:
        canvas.put(line.sprite, x, y, _BADGE, centre=True)
    tone = INK if line.sprite else MUTED
    lettering.text(canvas, line.label, x, y - 1, SMALL, tone, "bold", "c")


def _cells(canvas: Canvas, line: _Line, row: Box) -> None:
    for told, at in zip(line.cells, row.columns(len(line.cells)), strict=True):
        if line.is_head:
            lettering.text(canvas, told, at.cx, at.cy - 1, NAME, MUTED, "bold", "c", room=at.w)
        else:
            lettering.text(canvas, told, at.cx, at.cy - 1, BIG, INK, "display", "c")


def _ordinals(words: Translate, count: int) -> tuple[str, ...]:
    return tuple(words(f"common.ordinal.n{place + 1}") for place in range(count))


def gem_points() -> Figure:
    """Returns the points by rank of the gem and place of the player."""

    def lines(words: Translate) -> list[_Line]:
        head = _Line(say(words, "gem"), _ordinals(words, len(GEM_POINTS[0])), is_head=True)
        return [head, *(_Line(str(i + 1), _told(row), "rank_badge") for i, row in enumerate(GEM_POINTS))]

    return _table(lines)


def _told(points: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, points))


def black_points() -> Figure:
    """Returns the points for so many black gems."""
    most = len(BLACK_POINTS) - 1
    counts = (*map(str, range(1, most)), f"{most}+")

    def lines(words: Translate) -> list[_Line]:
        return [_Line("", counts, "gem_black", is_head=True), _Line(say(words, "points"), _told(BLACK_POINTS[1:]))]

    return _table(lines)


def throne_points() -> Figure:
    """Returns the points for the sums in the throne room."""

    def lines(words: Translate) -> list[_Line]:
        head = _Line(say(words, "sum"), _ordinals(words, len(THRONE_POINTS)), is_head=True)
        return [head, _Line(say(words, "points"), _told(THRONE_POINTS))]

    return _table(lines)


def players() -> Figure:
    """Returns what there is for two, three and four players: quarters, gems of a ship, market rows."""
    tables = [replace(THREE, seats=seats) for seats in (2, 3, 4)]
    quarters = ["/".join(map(str, dict.fromkeys((_smallest(table), len(table.quarters))))) for table in tables]
    cargo = [str(len(cargo_of(table.seats, SHIP))) for table in tables]
    rows = [str(len(table.rows)) for table in tables]

    def lines(words: Translate) -> list[_Line]:
        head = _Line(say(words, "players"), tuple(str(table.seats) for table in tables), is_head=True)
        told = (("quarters", quarters), ("cargo", cargo), ("rows", rows))
        return [head, *(_Line(say(words, key), tuple(cells)) for key, cells in told)]

    return _table(lines)


def _smallest(table: Public) -> int:
    """Returns how many quarters there are at least: three players choose."""
    tight = replace(table.variants, three_quarters=table.seats == THREE.seats)
    return len(replace(table, variants=tight).quarters)


# ---------------------------------------------------------------------- the deck of ships
_SHIP, _LARGE_SHARE = 68.0, 0.22
_LARGE, _SMALL = 54.0, 34.0
"""Sizes of gems."""


def ships() -> Figure:
    """Returns the ships of the deck by their large gem: the small ones of each kind, and how many there are."""

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        label = lettering.width(canvas, say(words, "large"), SMALL, "bold")
        wide = max(box.w * _LARGE_SHARE, label + 16)
        heads, below = box.cut_top(_HEAD)
        for key, at in zip(("large", "small"), heads.cut_left(wide), strict=True):
            lettering.text(canvas, say(words, key), at.cx, at.cy - 2, SMALL, MUTED, "bold", "c", room=at.w - 6)
        for large, row in zip(COLOURS, below.pile(len(COLOURS), _SHIP), strict=True):
            if large % 2 == 0:
                canvas.box(row, BAND, None, 8)
            left, right = row.cut_left(wide)
            canvas.put(f"gem_{GEM_NAMES[large]}", left.cx, left.cy, _LARGE, centre=True)
            _kinds(canvas, large, right)
        canvas.line(box.x + wide, box.y + 6, box.x + wide, box.bottom - 4, BRASS, 2)

    return Figure(lambda canvas, words, w: _HEAD + len(COLOURS) * _SHIP, draw)


def _kinds(canvas: Canvas, large: int, row: Box) -> None:
    """The pairs of small gems on the ships of a colour, equal ones once with their number."""
    kinds = Counter(ship[1:] for ship in SHIPS if ship[0] == large)
    told = {count: f"×{count}" if count > 1 else "" for count in kinds.values()}
    step = row.w / len(kinds)
    size = min(_SMALL, (step - 12 - max(lettering.width(canvas, each, NAME, "bold") for each in told.values())) / 2)
    for i, (pair, count) in enumerate(kinds.items()):
        used = lettering.width(canvas, told[count], NAME, "bold") + 4
        x = row.x + (i + 0.5) * step - (2 * size + used) / 2
        for number, gem in enumerate(pair):
            canvas.put(f"gem_{GEM_NAMES[gem]}", x + (number + 0.5) * size, row.cy, size - 2, centre=True)
        lettering.text(canvas, told[count], x + 2 * size + 4, row.cy, NAME, INK, "bold")
