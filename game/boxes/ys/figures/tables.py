"""Tables of points, of the deck of ships, and of the characters with portrait, moment and what each does."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.boxes.ys.about import ABOUT
from game.boxes.ys.figures.setting import BIG, NAME, SHIP, SMALL, THREE, say
from game.boxes.ys.rules.characters import AT_ONCE, WINDOW
from game.boxes.ys.rules.components import CARD_NAMES, COLOURS, GEM_NAMES, GIFT, SHIPS, START_COUNTING, START_PLACING
from game.boxes.ys.rules.scoring import BLACK_POINTS, GEM_POINTS, THRONE_POINTS
from game.boxes.ys.rules.turn_start import cargo_of
from game.boxes.ys.rules.view import Public
from game.boxes.ys.table.phrases import WINDOW_NAMES
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
        width = max(box.w * _LARGE_SHARE, label + 16)
        heads, below = box.cut_top(_HEAD)
        for key, at in zip(("large", "small"), heads.cut_left(width), strict=True):
            lettering.text(canvas, say(words, key), at.cx, at.cy - 2, SMALL, MUTED, "bold", "c", room=at.w - 6)
        for large, row in zip(COLOURS, below.pile(len(COLOURS), _SHIP), strict=True):
            if large % 2 == 0:
                canvas.box(row, BAND, None, 8)
            left, right = row.cut_left(width)
            canvas.put(f"gem_{GEM_NAMES[large]}", left.cx, left.cy, _LARGE, centre=True)
            _kinds(canvas, large, right)
        canvas.line(box.x + width, box.y + 6, box.x + width, box.bottom - 4, BRASS, 2)

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


# ---------------------------------------------------------------------- the characters
_MEDAL, _LEFT, _RIM, _BETWEEN, _SPACE = 52.0, 74.0, 2.0, 24.0, 6.0
_BROAD = 900.0
"""From this width on rows stand in two columns."""


def _by_window(wanted: Callable[[int], bool]) -> tuple[int, ...]:
    """Returns the characters of some windows in their order."""
    return tuple(sorted((card for card, window in WINDOW.items() if wanted(window)), key=lambda card: WINDOW[card]))


PLACING = _by_window(lambda window: window == START_PLACING)
"""The characters at the start of the placing."""
PAIR = _by_window(lambda window: START_PLACING < window < START_COUNTING)
"""Those before and after a pair."""
COUNTING = (*_by_window(lambda window: window >= START_COUNTING), *AT_ONCE, GIFT)
"""Those of the counting, and those that act at once."""


def characters(cards: Sequence[int]) -> Figure:
    """Returns a row for each of some characters, in two columns where there is room."""

    def columns(w: float) -> tuple[float, Sequence[Sequence[int]]]:
        if w < _BROAD:
            return w, (cards,)
        half = -(-len(cards) // 2)
        return (w - _BETWEEN) / 2, (cards[:half], cards[half:])

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        width, parts = columns(w)
        return max(sum(_row_height(canvas, words, card, width) for card in part) for part in parts)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        width, parts = columns(box.w)
        for number, part in enumerate(parts):
            y = box.y
            for i, card in enumerate(part):
                row = Box(box.x + number * (width + _BETWEEN), y, width, _row_height(canvas, words, card, width))
                if i % 2 == 0:
                    canvas.box(row, BAND, None, 8)
                _paint_row(canvas, words, card, row)
                y = row.bottom

    return Figure(height, draw)


def moments() -> Figure:
    """Returns a row for each moment of a turn with the characters that can be played then."""
    groups = {name: [card for card, at in WINDOW.items() if at == window] for window, name in enumerate(WINDOW_NAMES)}
    groups["at_once"] = [*AT_ONCE, GIFT]
    most = max(map(len, groups.values()))

    def medal(w: float) -> float:
        return min(_MEDAL, w * 0.5 / most - _SPACE)

    def room(w: float) -> float:
        return w - most * (medal(w) + _SPACE) - 22

    def told(words: Translate) -> list[str]:
        return [words(f"{ABOUT.name}.window.{window}") for window in groups]

    def row(canvas: Canvas, words: Translate, w: float) -> float:
        texts = (lettering.paragraph_height(canvas, text, room(w), SMALL, "semi") for text in told(words))
        return max(_MEDAL, *texts) + 2 * _RIM + _SPACE

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        height, size = row(canvas, words, box.w), medal(box.w)
        for i, (text, group) in enumerate(zip(told(words), groups.values(), strict=True)):
            line = Box(box.x, box.y + i * height, box.w, height)
            if i % 2 == 0:
                canvas.box(line, BAND, None, 8)
            y = line.cy - lettering.paragraph_height(canvas, text, room(box.w), SMALL, "semi") / 2
            lettering.paragraph(canvas, text, line.x + 10, y, room(box.w), SMALL, INK, "semi")
            for number, card in enumerate(group):
                x = line.right - 8 - (most - number - 0.5) * (size + _SPACE)
                canvas.put(f"medal_{CARD_NAMES[card]}", x, line.cy, size, centre=True)

    return Figure(lambda canvas, words, w: len(groups) * row(canvas, words, w), draw)


def _texts(words: Translate, card: int) -> tuple[str, str, str]:
    """Returns name, moment and ability of a character."""
    window = WINDOW_NAMES[WINDOW[card]] if card in WINDOW else "at_once"
    name, box = CARD_NAMES[card], ABOUT.name
    return words(f"{box}.card_name.{name}"), words(f"{box}.window.{window}"), words(f"{box}.ability.{name}")


def _line(canvas: Canvas) -> float:
    """Returns the height of a name, which stands close to what it is explained by."""
    return lettering.pixels(canvas, NAME) * 1.14 / canvas.k


def _has_room(canvas: Canvas, name: str, moment: str, room: float) -> bool:
    """Tells whether name and moment stand on one line."""
    used = lettering.width(canvas, name, NAME, "bold") + lettering.width(canvas, moment, SMALL, "semi")
    return used + 16 <= room


def _row_height(canvas: Canvas, words: Translate, card: int, w: float) -> float:
    (name, moment, ability), room = _texts(words, card), w - _LEFT - 8
    lines = 1 if _has_room(canvas, name, moment, room) else 2
    told = lines * _line(canvas) + lettering.paragraph_height(canvas, ability, room, SMALL)
    return max(_MEDAL, told) + 2 * _RIM


def _paint_row(canvas: Canvas, words: Translate, card: int, row: Box) -> None:
    (name, moment, ability), room, line = _texts(words, card), row.w - _LEFT - 8, _line(canvas)
    x, right = row.x + _LEFT, row.right - 8
    canvas.put(f"medal_{CARD_NAMES[card]}", row.x + 8 + _MEDAL / 2, row.cy, _MEDAL, centre=True)
    is_one = _has_room(canvas, name, moment, room)
    height = line * (1 if is_one else 2) + lettering.paragraph_height(canvas, ability, room, SMALL)
    y = row.cy - height / 2 + line / 2
    lettering.text(canvas, name, x, y, NAME, INK, "bold", room=room)
    if not is_one:
        y += line
    lettering.text(
        canvas, moment, *((right, y) if is_one else (x, y)), SMALL, MUTED, "semi", "r" if is_one else "l", room=room
    )
    lettering.paragraph(canvas, ability, x, y + line / 2, room, SMALL, INK)
