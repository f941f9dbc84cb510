"""Pictures of set-up and end of a turn, of what is left over, of the third player, and of what modules cost and pay."""

from collections.abc import Callable
from functools import partial

from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.figures.examples import building
from game.boxes.alhambra.rules.falcons import POINTS
from game.boxes.alhambra.rules.tiles import CURRENCY, PRICE
from game.boxes.alhambra.table.painting.drawing import paint_tile
from game.boxes.alhambra.table.phrases import feather_sprite
from game.boxes.alhambra_family.figures import market
from game.boxes.alhambra_family.figures.market import SPACE, money, space
from game.boxes.alhambra_family.figures.values import scoring_mark
from game.boxes.alhambra_family.rules.components import (
    AFTER_A,
    AT_START,
    CURRENCIES,
    LETTER_OF_PILE,
    PILES,
    YARD_CURRENCY,
)
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import GOOD, INK
from game.tabletop.example import example
from game.tabletop.figure import Cell, Figure, cells
from game.widgets.ui import Translate

Draw = Callable[[Canvas, Box], None]
_ARROW, _SUM = 92.0, 46.0
_NUMBER = "palaces.scoring_number.n{}"


def piles() -> Figure:
    """Returns the five piles of the money deck, two of them with a scoring card that looks out."""

    def make(words: Translate) -> list[Cell]:
        return [Cell(partial(_pile, words, place), ((str(place + 1), "bold"),)) for place in range(PILES)]

    return cells(make, 1.9, 92, lambda w: PILES)


def _pile(words: Translate, place: int, canvas: Canvas, box: Box) -> None:
    top = box.y + box.w * 0.36
    if place in LETTER_OF_PILE:
        _scoring_card(words, 1 + list(LETTER_OF_PILE).index(place), canvas, Box(box.x + 12, box.y, box.w * 0.9, box.h))
    for layer in range(4):
        canvas.put("money_back", box.x, top + 6 - layer * 3, box.w * 0.9)


def _scoring_card(words: Translate, number: int, canvas: Canvas, box: Box) -> None:
    """A scoring card with its number at the upper edge."""
    canvas.put("scoring_card", box.x, box.y, box.w)
    scoring_mark(canvas, words(_NUMBER.format(number)), box.x + box.w * 0.49, box.y + box.w * 0.19, box.w * 0.38)


# ---------------------------------------------------------------------- the end of a turn and of the game
def closing() -> Figure:
    """Returns what is done at the end of a turn, numbered: new tiles, money, market, perhaps a scoring."""
    tiles = building("garden", 9, "E"), building("palace", 8, "NW")

    def make(words: Translate) -> list[Cell]:
        draws: list[Draw] = [
            lambda canvas, box: paint_tile(canvas, tiles[0], Box(box.x, box.y + 10, box.w, box.w)),
            lambda canvas, box: money(canvas, "ducat", 6, box.x + box.w * 0.08, box.y, box.w * 0.84),
            partial(_square, 3, tiles[1]),
            lambda canvas, box: _scoring_card(words, 1, canvas, Box(box.x + box.w * 0.08, box.y, box.w * 0.84, box.h)),
        ]
        return [Cell(draw, ((str(number), "bold"),)) for number, draw in enumerate(draws, start=1)]

    return cells(make, SPACE, 104, lambda w: 4)


def _square(square: int, tile: int, canvas: Canvas, box: Box) -> None:
    space(canvas, CURRENCIES[YARD_CURRENCY[square]], box, lambda on, inner: paint_tile(on, tile, inner))


def leftovers(domain: str) -> Figure:
    """Returns the tiles that stay on the market in the worked example, and who gets each of them.

    Takes the domain of the rulebook.
    """

    def make(words: Translate) -> list[Cell]:
        ended = example(ABOUT.name, "scoring_third")
        view = ended.view(Seat(0))
        tiles, hands = view.squares, {player.name: hand for player, hand in zip(ended.players, view.known, strict=True)}
        return market.leftovers(
            words, domain, hands, lambda square, canvas, box: _square(square, tiles[square], canvas, box), "semi"
        )

    return cells(make, SPACE, 110, lambda w: 3)


# ---------------------------------------------------------------------- two players
def third() -> Figure:
    """Returns how many tiles the third player gets: at the start and after the first two scorings."""
    given = (str(AT_START), f"+ {AFTER_A}", "+ 1/3")
    return cells(lambda words: [Cell(partial(_heap, at, words), ((told, "bold"),)) for at, told in enumerate(given)],
                 0.9, 130, lambda w: len(given))  # fmt: skip


def _heap(after: int, words: Translate, canvas: Canvas, box: Box) -> None:
    """Tiles face down; before later ones the scoring after which they come."""
    size = box.w * 0.56
    for layer in range(3):
        at = Box(box.cx - size / 2 + layer * 4, box.bottom - size - 6 - layer * 5, size, size)
        canvas.box(at, "#1E4F57", INK, 6, 2)
    canvas.star(box.cx + 8, box.bottom - size / 2 - 16, size * 0.34)
    if after:
        scoring_mark(canvas, words(_NUMBER.format(after)), box.x + 20, box.y + 26, 40)


# ---------------------------------------------------------------------- modules
def bazaar_price(bazaar: int, tile: int) -> Figure:
    """Returns a bazaar, an arrow to the square of its currency with a tile, and the price."""
    square = YARD_CURRENCY.index(CURRENCY[bazaar])

    def width(w: float) -> float:
        return min(124.0, w * 0.26)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        size = width(box.w)
        x = box.cx - (2 * size + _ARROW) / 2
        paint_tile(canvas, bazaar, Box(x, box.y + size * 0.12, size, size))
        canvas.put("icon_arrow_ink", x + size + _ARROW / 2, box.y + size * 0.62, 48, centre=True)
        _square(square, tile, canvas, Box(x + size + _ARROW, box.y, size, size * SPACE))
        lettering.text(canvas, f"= {PRICE[tile]}", box.cx, box.bottom - _SUM / 2 + 4, 36, GOOD, "heavy", "c")

    return Figure(lambda canvas, words, w: width(w) * SPACE + _SUM, draw)


def flocks() -> Figure:
    """Returns one to five falcons of a kind with the points that they bring together."""

    def make(words: Translate) -> list[Cell]:
        return [Cell(partial(_flock, number), ((f"{POINTS[number]}", "bold"),)) for number in range(1, len(POINTS))]

    return cells(make, 1.0, 110, lambda w: len(POINTS) - 1)


def _flock(number: int, canvas: Canvas, box: Box) -> None:
    """So many falcons in up to two rows."""
    size = box.w * 0.5
    rows = ((number,), (1, 1), (1, 2), (2, 2), (2, 3))[number - 1]
    for row, many in enumerate(rows):
        y = box.cy + (row + 0.5 - len(rows) / 2) * size * 0.9
        for i in range(many):
            x = box.cx + (i + 0.5 - many / 2) * size * 0.72
            canvas.put(feather_sprite(0), x, y, size, centre=True)
