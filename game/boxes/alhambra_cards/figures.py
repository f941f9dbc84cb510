"""The pictures and tables of the rulebook, drawn from the sprites of the table and counted from the rules' data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.boxes.alhambra_cards.about import ABOUT
from game.boxes.alhambra_cards.rules.data import THIRD_AT_START
from game.courtyard.frame import PLATE
from game.paint import lettering, pieces, sprites
from game.paint.canvas import Box, Canvas
from game.paint.fonts import Face
from game.paint.palette import BAD, BAND, BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, GOOD, INK, MUTED
from game.palaces.buildings import PRICE, TYPE, TYPES
from game.palaces.majorities import LETTERS, Award, awards, prizes
from game.palaces.market import PILE_OF_LETTER, PILES, YARD_CURRENCY
from game.palaces.money import CURRENCIES
from game.widgets.figure import Figure
from game.widgets.ui import Translate

YARD = (("arcades", 8), ("garden", 9), ("tower", 11), ("pavilion", 5))
"""The buildings (type, price) of every picture of the yard, left to right."""
OPEN_MONEY = ((("denar", 6),), (("florin", 5),), (("dirham", 1), ("ducat", 3)))
"""Open money cards (currency, value), grouped by what may be taken together."""
EXACT, OVER = (1, (4, 5)), (3, (6,))
"""Two payments: the space of the yard and the values of the cards that are laid for its building."""
TIE = (3, 3, 2, 2)
"""How many gardens the four players of the example have in scoring C."""
THIRD = ("pavilion", "arcades", "arcades", "palace", "garden", "tower")
"""What the third player might have been dealt at the start of the game."""
_SMALL, _NAME = 22.0, 25.0
_CARD = 1.47
"""The height of a money card for its width, without its shadow."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """One of several pictures side by side: what draws it, and lines of text below it."""

    draw: Callable[[Canvas, Box], None]
    lines: tuple[tuple[str, Face], ...]


def _cells(
    make: Callable[[Translate], Sequence[_Cell]], shape: float, most: float, per_row: Callable[[float], int]
) -> Figure:
    """Returns a figure of cells whose pictures are `shape` times as high as wide and at most `most` units wide."""

    def sizes(canvas: Canvas, words: Translate, w: float) -> tuple[Sequence[_Cell], int, float, float, float]:
        cells, row = make(words), per_row(w)
        step = w / row
        wide = min(most, step * 0.82)
        told = max(sum(_line_heights(canvas, cell, step - 8)) for cell in cells)
        return cells, row, step, wide, wide * shape + 10 + told

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        cells, row, _, _, tall = sizes(canvas, words, w)
        rows = -(-len(cells) // row)
        return rows * tall + (rows - 1) * 18

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        cells, row, step, wide, tall = sizes(canvas, words, box.w)
        for i, cell in enumerate(cells):
            x, y = box.x + (i % row + 0.5) * step, box.y + i // row * (tall + 18)
            cell.draw(canvas, Box(x - wide / 2, y, wide, wide * shape))
            y += wide * shape + 10
            for (line, face), size in zip(cell.lines, _SIZES, strict=False):
                tone = INK if size == _NAME else MUTED
                y = lettering.paragraph(canvas, line, x - step / 2 + 4, y, step - 8, size, tone, face, "c")

    return Figure(height, draw)


_SIZES = (_NAME, _SMALL, _SMALL)


def _line_heights(canvas: Canvas, cell: _Cell, room: float) -> list[float]:
    pairs = zip(cell.lines, _SIZES, strict=False)
    return [lettering.paragraph_height(canvas, line, room, size, face) for (line, face), size in pairs]


def _tile(canvas: Canvas, kind: str, price: int | None, box: Box) -> None:
    badge = box.w * 0.36
    out = pieces.overhang(canvas, box.w, badge) if price is not None else 0
    canvas.shadow(canvas.rect(box.x, box.y, box.w, box.w), 7, 120, 3, 5, 6)
    canvas.stamp(pieces.building_tile(canvas, kind, price, box.w, badge), box.x - out, box.y - out)


def _money(canvas: Canvas, currency: str, value: int, x: float, y: float, w: float) -> None:
    canvas.stamp(pieces.money_card(canvas, currency, value, w), x, y)


# ---------------------------------------------------------------------- types and currencies
def prices(kind: str) -> list[int]:
    """Returns the prices of all buildings of a type, cheapest first."""
    return sorted(price for price, number in zip(PRICE, TYPE, strict=True) if TYPES[number] == kind)


def _types(words: Translate) -> list[_Cell]:
    return [_type(words, kind, worth) for worth, kind in enumerate(TYPES, start=1)]


def _type(words: Translate, kind: str, worth: int) -> _Cell:
    found = prices(kind)
    lines: tuple[tuple[str, Face], ...] = (
        (words(f"palaces.buildings.{kind}", count=len(found)), "bold"),
        (words("rulebook_alhambra_cards.figures.prices", low=found[0], high=found[-1]), "text"),
        (words("palaces.majorities.value", value=worth), "text"),
    )
    return _Cell(lambda canvas, box: _tile(canvas, kind, None, box), lines)


def _currencies(words: Translate) -> list[_Cell]:
    return [_currency(words, currency, 2 * i + 1) for i, currency in enumerate(CURRENCIES, start=1)]


def _currency(words: Translate, currency: str, value: int) -> _Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        _money(canvas, currency, value, box.x, box.y, box.w * 0.86)
        canvas.put(f"coin_{currency}", box.right - box.w * 0.21, box.bottom - box.w * 0.2, box.w * 0.5, centre=True)

    return _Cell(draw, ((words(f"palaces.currency_name.{currency}"), "bold"),))


# ---------------------------------------------------------------------- the yard and payments
def _yard(words: Translate) -> list[_Cell]:
    return [
        _Cell(lambda canvas, box, slot=slot: _space(canvas, slot, box), ((_name_of(words, slot), "bold"),))  # type: ignore[misc]
        for slot in range(len(YARD))
    ]


def _name_of(words: Translate, slot: int) -> str:
    return words(f"palaces.currency_name.{CURRENCIES[YARD_CURRENCY[slot]]}")


def _space(canvas: Canvas, slot: int, box: Box) -> None:
    """A space of the yard in the colour of its currency, with its building and, as a seal, its coin."""
    currency, (kind, price) = CURRENCIES[YARD_CURRENCY[slot]], YARD[slot]
    canvas.box(box.x, box.y, box.w, box.h - box.w * 0.12, PLATE[currency], INK, 12, 2)
    inner = box.w * 0.84
    _tile(canvas, kind, price, Box(box.x + (box.w - inner) / 2, box.y + (box.w - inner) / 2, inner, inner))
    canvas.put(f"coin_{currency}", box.cx, box.bottom - box.w * 0.2, box.w * 0.42, centre=True)


_SPACE = 1.3


def _payment(slot: int, values: tuple[int, ...]) -> Figure:
    """Returns a picture of money cards laid for a building, and what that comes to."""

    def sizes(w: float) -> tuple[float, float]:
        return min(124.0, w * 0.24), min(104.0, w * 0.19)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        space, card = sizes(box.w)
        tall = space * _SPACE
        step = card * 1.04
        x = box.cx - (space + _ARROW + step * len(values)) / 2
        for i, value in enumerate(values):
            currency = CURRENCIES[YARD_CURRENCY[slot]]
            _money(canvas, currency, value, x + i * step, box.y + (tall - card * _CARD) / 2, card)
        x += step * len(values)
        canvas.put("icon_arrow_ink", x + _ARROW / 2 - 4, box.y + tall / 2, 48, centre=True)
        _space(canvas, slot, Box(x + _ARROW, box.y, space, tall))
        _sum_line(canvas, slot, values, box.cx, box.bottom - _SUM / 2)

    return Figure(lambda canvas, words, w: sizes(w)[0] * _SPACE + 10 + _SUM, draw)


_ARROW = 92.0
_SUM = 42.0


def _sum_line(canvas: Canvas, slot: int, values: tuple[int, ...], x: float, y: float) -> None:
    """The sum below a payment: with a tick if it is exact, else with the money that is lost."""
    price = YARD[slot][1]
    lost = sum(values) - price
    told = f"{sum(values)} − {price} = {lost}" if lost else f"{' + '.join(map(str, values))} = {price}"
    wide = lettering.width(canvas, told, 34, "heavy")
    lettering.text(canvas, told, x - 24, y, 34, BAD if lost else GOOD, "heavy", "c")
    if lost:
        canvas.put(f"coin_{CURRENCIES[YARD_CURRENCY[slot]]}", x + wide / 2 + 6, y, 44, centre=True)
    else:
        pieces.check(canvas, x + wide / 2 + 6, y + 1, 36)


# ---------------------------------------------------------------------- taking money, piles
def _take_sizes(w: float) -> tuple[float, float]:
    """The width of a card and the space between groups."""
    card = min(112.0, w / 5.4)
    return card, card * 0.36


def _take(canvas: Canvas, words: Translate, box: Box) -> None:
    """Open money cards, framed by what may be taken together, with the sum below each group."""
    card, gap = _take_sizes(box.w)
    wide = [card * len(group) + 10 * (len(group) - 1) for group in OPEN_MONEY]
    x = box.cx - (sum(wide) + gap * (len(wide) - 1)) / 2
    for group, w in zip(OPEN_MONEY, wide, strict=True):
        canvas.box(x - 10, box.y, w + 20, card * _CARD + 20, "#F2D48A70", BRASS_DARK, 12, 3)
        for i, (currency, value) in enumerate(group):
            _money(canvas, currency, value, x + 3 + i * (card + 10), box.y + 10, card)
        values = [value for _, value in group]
        told = " + ".join(map(str, values)) + (f" = {sum(values)}" if len(values) > 1 else "")
        lettering.text(canvas, told, x + w / 2, box.bottom - 20, 30, GOOD, "heavy", "c")
        x += w + gap


def _piles(words: Translate) -> list[_Cell]:
    return [_pile(words, number) for number in range(PILES)]


def _pile(words: Translate, number: int) -> _Cell:
    letter = PILE_OF_LETTER.get(number, "")
    told = words(f"palaces.scoring_letter.{letter.lower()}") if letter else ""

    def draw(canvas: Canvas, box: Box) -> None:
        card, foot = box.w * 0.86, box.h * 0.26
        if letter:
            _scoring_card(canvas, told, Box(box.x + box.w * 0.16, box.y, card, 0))
        for layer in range(4):
            canvas.put("money_back", box.x + (3 - layer) * 2, box.y + foot + (3 - layer) * 4, card)

    return _Cell(draw, ((words("rulebook_alhambra_cards.figures.pile", number=number + 1), "bold"),))


def _scoring_card(canvas: Canvas, letter: str, box: Box) -> None:
    """A scoring card that looks out of a pile, its letter at its upper edge."""
    canvas.put("scoring_card", box.x, box.y, box.w)
    _letter(canvas, letter, box.x + box.w * 0.49, box.y + box.w * 0.19, box.w * 0.36)


def _letter(canvas: Canvas, letter: str, x: float, y: float, w: float) -> None:
    """The letter of a scoring on its dark disc."""
    size = max(24.0, w * 0.74)
    h = max(w, 34)
    wide = max(h, lettering.width(canvas, letter, size, "heavy") + 16)
    canvas.box(x - wide / 2, y - h / 2, wide, h, "#0D3F4A", BRASS_LIGHT, h / 2, 2)
    lettering.text(canvas, letter, x, y - 1, size, CREAM, "heavy", "c")


# ---------------------------------------------------------------------- scoring
_ROW, _DISC = 45.0, 46.0
_PLACES = tuple((letter, place) for letter in LETTERS for place in range(len(prizes(letter, 0))))


@dataclass(frozen=True, slots=True)
class _Grid:
    """The measures of the table of points: the room for names, a column's width, the heights of head and row."""

    names: float
    step: float
    head: float
    row: float


def _grid(canvas: Canvas, words: Translate, w: float) -> _Grid:
    step = min(74.0, w * 0.6 / len(_PLACES))
    names = w - step * len(_PLACES) - 66
    heights = [lettering.paragraph_height(canvas, name, names, _NAME, "semi") for name in _type_names(words)]
    places = [lettering.paragraph_height(canvas, place, step - 4, _SMALL, "semi") for place in _place_names(words)]
    return _Grid(names, step, _DISC + max(places) + 4, max(_ROW, *heights))


def _type_names(words: Translate) -> list[str]:
    return [words(f"palaces.type_name.{name}") for name in TYPES]


def _place_names(words: Translate) -> list[str]:
    return [words(f"common.ordinal.n{place + 1}") for _, place in _PLACES]


def _values_height(canvas: Canvas, words: Translate, w: float) -> float:
    grid = _grid(canvas, words, w)
    return grid.head + len(TYPES) * grid.row


def _values(canvas: Canvas, words: Translate, box: Box) -> None:
    """The points of each place by type: a row for each type, the places of the three scorings in groups."""
    grid = _grid(canvas, words, box.w)
    start = box.right - grid.step * len(_PLACES)
    columns = [start + (i + 0.5) * grid.step for i in range(len(_PLACES))]
    for kind, name in enumerate(_type_names(words)):
        row = Box(box.x, box.y + grid.head + kind * grid.row, box.w, grid.row)
        if kind % 2 == 0:
            canvas.box(row.x, row.y, row.w, row.h, BAND, None, 8)
        canvas.put(f"tile_{TYPES[kind]}", row.x + 30, row.cy, 38, centre=True)
        high = lettering.paragraph_height(canvas, name, grid.names, _NAME, "semi")
        lettering.paragraph(canvas, name, row.x + 60, row.cy - high / 2, grid.names, _NAME, INK, "semi")
        for x, (letter, place) in zip(columns, _PLACES, strict=True):
            lettering.text(canvas, str(prizes(letter, kind)[place]), x, row.cy - 2, 28, INK, "display", "c")
    for x, place_name in zip(columns, _place_names(words), strict=True):
        left = x - grid.step / 2 + 2
        lettering.paragraph(canvas, place_name, left, box.y + _DISC, grid.step - 4, _SMALL, MUTED, "semi", "c")
    for letter in LETTERS:
        mine = [x for x, (of, _) in zip(columns, _PLACES, strict=True) if of == letter]
        told = words(f"palaces.scoring_letter.{letter.lower()}")
        _letter(canvas, told, (mine[0] + mine[-1]) / 2, box.y + 22, 42)
        left = mine[0] - grid.step / 2
        canvas.line(left, box.y + 6, left, box.bottom, BRASS, 2)


# ---------------------------------------------------------------------- the tie
_PARTY, _POOL = 54.0, 42.0
_TIED = TYPES.index("garden")
_TOKENS = ("crimson", "cobalt", "saffron", "jade")


def _tie_height(canvas: Canvas, words: Translate, w: float) -> float:
    return len(TIE) * _PARTY + len(tied()) * (_POOL + 12) - 12


def tied() -> tuple[Award, ...]:
    """Returns who gets what in the example of a tie."""
    return awards(TIE, prizes("C", _TIED))


def _tie(canvas: Canvas, words: Translate, box: Box) -> None:
    """The four players of the example with their gardens and shares; below those who tie, what they share."""
    y = box.y
    for award in tied():
        high = len(award.parties) * _PARTY + _POOL
        canvas.box(box.x, y, box.w, high, BAND, None, 12)
        for i, party in enumerate(award.parties):
            _party(canvas, words, party, award, Box(box.x, y + i * _PARTY, box.w, _PARTY))
        paid = [*award.prizes, *[0] * (len(award.parties) - len(award.prizes))]
        told = f"{' + '.join(map(str, paid))} = {sum(paid)}"
        under = y + high - _POOL
        canvas.line(box.x + 68, under + 2, box.right - 16, under + 2, BRASS, 2)
        lettering.text(canvas, told, box.right - 16, under + _POOL / 2 + 1, 25, INK, "semi", "r")
        y += high + 12


def _party(canvas: Canvas, words: Translate, party: int, award: Award, box: Box) -> None:
    pieces.token(canvas, _TOKENS[party], box.x + 36, box.cy + 2, 44)
    tile = min(44.0, box.w * 0.085)
    left = box.x + box.w * 0.48
    name = words(f"rulebook_alhambra_cards.tie.n{party + 1}")
    lettering.text(canvas, name, box.x + 70, box.cy, 26, INK, "bold", room=left - box.x - 78)
    for i in range(award.count):
        canvas.put(f"tile_{TYPES[_TIED]}", left + (i + 0.5) * (tile + 5), box.cy + 1, tile, centre=True)
    lettering.text(canvas, f"+{award.share}", box.right - 16, box.cy, 36, GOOD, "heavy", "r")


# ---------------------------------------------------------------------- the third player
def _third_sizes(w: float) -> tuple[float, float]:
    """The width of a tile and the step from one to the next."""
    step = min(104.0, w / THIRD_AT_START)
    return step - 10, step


def _third(canvas: Canvas, words: Translate, box: Box) -> None:
    tile, step = _third_sizes(box.w)
    name = words("common.third_player")
    wide = lettering.text(canvas, name, box.cx, box.y + 18, 32, INK, "display", "c")
    for side in (-1, 1):
        inner, outer = box.cx + side * (wide / 2 + 20), box.cx + side * step * THIRD_AT_START / 2
        canvas.rule(min(inner, outer), max(inner, outer), box.y + 20)
    left = box.cx - step * THIRD_AT_START / 2
    for i, kind in enumerate(THIRD):
        _tile(canvas, kind, None, Box(left + i * step + 5, box.y + 50, tile, tile))


_COVER, _COVER_NAME = 300.0, f"cover_{ABOUT.name}"


def _cover(canvas: Canvas, words: Translate, box: Box) -> None:
    canvas.put(_COVER_NAME, box.cx, box.cy, _COVER, centre=True)


FIGURES = {
    "types": _cells(_types, 1.0, 150, lambda w: 6 if w > 900 else 3),
    "currencies": _cells(_currencies, 1.27, 128, lambda w: 4),
    "yard": _cells(_yard, _SPACE, 116, lambda w: 4),
    "piles": _cells(_piles, 1.72, 82, lambda w: PILES),
    "take_money": Figure(lambda canvas, words, w: _take_sizes(w)[0] * _CARD + 20 + 46, _take),
    "exact_payment": _payment(*EXACT),
    "overpayment": _payment(*OVER),
    "scoring_values": Figure(_values_height, _values),
    "tie": Figure(_tie_height, _tie),
    "cover": Figure(lambda canvas, words, w: _COVER * sprites.aspect(_COVER_NAME), _cover),
    "third_player": Figure(lambda canvas, words, w: 50 + _third_sizes(w)[0] + 6, _third),
}
"""The figures of rulebook.yml by name."""
