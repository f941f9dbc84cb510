"""Tables of the rulebook, from the rules' own numbers: characters, actions, payouts; and who is at home where."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.figures.setting import say
from game.boxes.maharaja.rules.actions import NAMES as ACTION_NAMES
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CHARACTERS, CITIES, HOME
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, PAYOUTS
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, PALACE_PRICE
from game.boxes.maharaja.table.board_geometry import PORTRAIT
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BAND, BRASS, CREAM, INK, MUTED
from game.tabletop.figure import Cell, Figure, cells
from game.widgets.ui import Translate

_BOX = ABOUT.name
_NAME, _TEXT = 25.0, 22.0
_PORTRAIT, _ICON, _HOME = 40.0, 44.0, 58.0
_ASIDE = 46.0
"""What a row of a table needs beside its picture and its text."""
_ROW = 40.0
_PLAYERS, _COIN_ROOM = 0.26, 66.0
"""The part of the table of payouts that the number of players takes; the room that a coin needs beside a sum."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A row of a table: a picture, the keys of its name and of what it does, and the number on the picture, if any."""

    sprite: str
    name: str
    text: str
    number: int | None = None


def _rows(entries: Sequence[_Entry], width: float, shape: float) -> Figure:
    """Returns a table of rows whose pictures are so many units wide and `shape` times as high."""

    def heights(canvas: Canvas, words: Translate, w: float) -> list[float]:
        room = w - width - _ASIDE
        told = [lettering.paragraph_height(canvas, words(entry.text), room, _TEXT) for entry in entries]
        return [max(width * shape + 6, _line(canvas) + each + 1) for each in told]

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        y = box.y
        for i, (entry, height) in enumerate(zip(entries, heights(canvas, words, box.w), strict=True)):
            row = Box(box.x, y, box.w, height)
            if i % 2 == 0:
                canvas.box(row, BAND, None, 8)
            _draw_entry(canvas, words, entry, row, width, shape)
            y += height

    return Figure(lambda canvas, words, w: sum(heights(canvas, words, w)), draw)


def _draw_entry(canvas: Canvas, words: Translate, entry: _Entry, row: Box, width: float, shape: float) -> None:
    canvas.put(entry.sprite, row.x + 10 + width / 2, row.cy, width, width * shape, centre=True)
    if entry.number is not None:
        x, y = row.x + 10 + width, row.cy + width * shape / 2 - 14
        canvas.disc(x, y, 14, CREAM, INK, 2)
        lettering.text(canvas, str(entry.number), x, y, 22, INK, "heavy", "c")
    left, room = row.x + width + _ASIDE - 6, row.w - width - _ASIDE
    told, line = words(entry.text), _line(canvas)
    top = row.cy - (line + lettering.paragraph_height(canvas, told, room, _TEXT)) / 2
    lettering.text(canvas, words(entry.name), left, top + line / 2, _NAME, INK, "bold", room=room)
    lettering.paragraph(canvas, told, left, top + line, room, _TEXT, INK)


def _line(canvas: Canvas) -> float:
    """Returns the height of a name, which stands close to what it is explained by."""
    return lettering.pixels(canvas, _NAME) * 1.12 / canvas.k


def characters() -> Figure:
    """Returns the characters with their numbers and abilities."""
    entries = [
        _Entry(f"character_{name}", f"{_BOX}.character_name.{name}", f"{_BOX}.ability.{name}", number)
        for number, name in zip(CHARACTERS, CHARACTER_NAMES[1:], strict=True)
    ]
    return _rows(entries, _PORTRAIT, PORTRAIT)


def actions() -> Figure:
    """Returns the nine actions with what they do."""
    entries = [
        _Entry(f"action_{name}", f"{_BOX}.action_name.{name}", f"{_BOX}.action_text.{name}") for name in ACTION_NAMES
    ]
    return _rows(entries, _ICON, 1.0)


# ---------------------------------------------------------------------- payouts
def payouts() -> Figure:
    """Returns what each place is paid, by the number of players."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return _head(canvas, words, w) + len(PAYOUTS) * _ROW

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        head = _head(canvas, words, box.w)
        columns = _columns(canvas, words, box)
        for told, x, room in columns:
            deep = lettering.paragraph_height(canvas, told, room, _TEXT, "bold")
            lettering.paragraph(canvas, told, x - room / 2, box.y + (head - deep) / 2, room, _TEXT, MUTED, "bold", "c")
        edge = columns[1][1] - columns[1][2] / 2
        rows = box.trimmed(top=head).pile(len(PAYOUTS), _ROW)
        for i, ((seats, sums), row) in enumerate(zip(PAYOUTS.items(), rows, strict=True)):
            if i % 2 == 0:
                canvas.box(row, BAND, None, 8)
            lettering.text(canvas, str(seats), columns[0][1], row.cy, 28, INK, "display", "c")
            for (_, x, room), gold in zip(columns[1:], sums, strict=False):
                has_coin = room >= _COIN_ROOM
                if has_coin:
                    canvas.put("gold_coin", x - 18, row.cy, 30, centre=True)
                lettering.text(canvas, str(gold), x + 14 * has_coin, row.cy - 1, 28, INK, "display", "c")
        canvas.line(edge, box.y + 6, edge, box.bottom, BRASS, 2)

    return Figure(height, draw)


def _columns(canvas: Canvas, words: Translate, box: Box) -> list[tuple[str, float, float]]:
    """Returns the head, the middle and the room of every column: the number of players, then the places."""
    label = say(words, "figures.players")
    most = max(map(len, PAYOUTS.values()))
    first = max(box.w * _PLAYERS, lettering.width(canvas, label, _TEXT, "bold") + 16)
    step = (box.w - first) / most
    places = [(words(f"common.ordinal.n{i + 1}"), box.x + first + (i + 0.5) * step, step - 6) for i in range(most)]
    return [(label, box.x + first / 2, first - 8), *places]


def _head(canvas: Canvas, words: Translate, w: float) -> float:
    columns = _columns(canvas, words, Box(0, 0, w, 0))
    return 8 + max(lettering.paragraph_height(canvas, told, room, _TEXT, "bold") for told, _, room in columns)


# ---------------------------------------------------------------------- homes
def homes() -> Figure:
    """Returns the cities, each with the character at home there."""
    return cells(_homes, PORTRAIT, _HOME, lambda w: min(4, int(w // 135)))


def _homes(words: Translate) -> list[Cell]:
    return [_home(words, city) for city in range(len(CITIES))]


def _home(words: Translate, city: int) -> Cell:
    name = CHARACTER_NAMES[HOME[city]]

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.put(f"character_{name}", box.x, box.y, box.w, box.h)
        canvas.put(f"city_badge_{CITIES[city]}", box.x, box.bottom - 16, 40, centre=True)

    told = words(f"{_BOX}.character_name.{name}")
    return Cell(draw, ((words(f"{_BOX}.city.{CITIES[city]}"), "bold"), (told, "text")))


# ---------------------------------------------------------------------- what counts how much
def worth(width: float) -> Figure:
    """Returns what each piece in a city counts and costs; takes how wide its picture is at most."""
    return cells(_pieces, 1.0, width, lambda w: 4 if w >= 460 else 2)


def _pieces(words: Translate) -> list[Cell]:
    """The architect, a house, an outer and a centre palace."""
    house, palace = words(f"{_BOX}.gold", count=HOUSE_PRICE), words(f"{_BOX}.gold", count=PALACE_PRICE)
    found = (
        ("architect_crimson", 0.66, f"{_BOX}.walk.architect", 1, ""),
        ("house_crimson", 0.8, f"{_BOX}.action_name.house", 1, house),
        ("palace_crimson", 0.84, f"{_BOX}.site_name.outer", OUTER_POINTS, palace),
        ("palace_crimson", 1.0, f"{_BOX}.site_name.centre", CENTRE_POINTS, palace),
    )
    return [_piece(words, *each) for each in found]


def _piece(words: Translate, sprite: str, share: float, name: str, points: int, price: str) -> Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        width = box.w * share
        canvas.put(sprite, box.cx, box.bottom - width * sprites.aspect(sprite) / 2, width, centre=True)

    lines: list[tuple[str, Face]] = [(words(name), "bold"), (words("common.count.points", count=points), "semi")]
    return Cell(draw, (*lines, (price, "text")) if price else tuple(lines))


def chits() -> Figure:
    """Returns how a chit comes and goes: from the Yogi, as an action of any kind."""
    return cells(_chit, 1.0, 96, lambda w: 3)


def _chit(words: Translate) -> list[Cell]:
    found = (("character_yogi", 1 / PORTRAIT, f"{_BOX}.character_name.yogi"), ("action_chit", 0.9, ""),
             ("action_palace", 0.9, f"{_BOX}.action_name.palace"))  # fmt: skip
    return [_step(words, *each) for each in found]


def _step(words: Translate, sprite: str, share: float, name: str) -> Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.put(sprite, box.cx, box.cy, box.w * share, centre=True)

    told = words(name) if name else words(f"{_BOX}.chits", count=1)
    return Cell(draw, ((told, "bold"),))
