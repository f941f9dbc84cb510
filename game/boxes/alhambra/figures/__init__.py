"""The pictures and tables of the rulebook, drawn with the painters of the table and judged by the rules themselves."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.figures import pages, scores, turns
from game.boxes.alhambra.figures.examples import bazaar, building
from game.boxes.alhambra.rules.tiles import PRICE
from game.boxes.alhambra.table.painting.drawing import paint_tile
from game.boxes.alhambra_family.figures.market import SPACE, payment, space
from game.boxes.alhambra_family.figures.values import scoring_mark, tie, types, values
from game.boxes.alhambra_family.rules.components import CURRENCIES, SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.figure import Cell, Figure, cells, cover
from game.widgets.ui import Translate

DOMAIN = f"rulebook_{ABOUT.name}"
MARKET = (
    building("tower", 11, "N"),
    building("garden", 9, "E"),
    building("pavilion", 5, "NW"),
    building("arcades", 6, "NE"),
)
"""The tiles of every picture of the market, by square."""
NEXT = building("palace", 8, "NW")
"""What is drawn for the square of the bought tile."""
EXACT = (1, (4, 5))
"""The square of the bought tile and the values of the cards that are laid for it."""


def _square(words: Translate, square: int) -> Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        _space(canvas, square, box)
        scoring_mark(canvas, str(square + 1), box.right - 10, box.y + 8, 34)

    return Cell(draw, ((words(f"palaces.currency_name.{CURRENCIES[YARD_CURRENCY[square]]}"), "bold"),))


def _space(canvas: Canvas, square: int, box: Box) -> None:
    """A square of the market with its tile."""
    space(canvas, CURRENCIES[YARD_CURRENCY[square]], box, lambda on, inner: paint_tile(on, MARKET[square], inner))


def _payment(square: int, paid: Sequence[int]) -> Figure:
    def draw(canvas: Canvas, box: Box) -> None:
        _space(canvas, square, box)

    return payment(CURRENCIES[YARD_CURRENCY[square]], PRICE[MARKET[square]], paid, draw)


def _viziers(words: Translate) -> list[Cell]:
    def vizier(mood: str, canvas: Canvas, box: Box) -> None:
        canvas.put(f"vizier_{mood}", box.x, box.y, box.w)

    return [Cell(partial(vizier, mood), ()) for mood in ("awake", "asleep")]


FIGURES: Mapping[str, Figure] = {
    "glance": turns.glance(),
    "one_turn": turns.one_turn(DOMAIN, *EXACT, MARKET, NEXT),
    "taking": turns.taking(),
    "redesign": turns.redesign(),
    "piles": pages.piles(),
    "closing": pages.closing(),
    "leftovers": pages.leftovers(DOMAIN),
    "third": pages.third(),
    "bazaar_price": pages.bazaar_price(bazaar("seraglio", "arcades", "garden"), building("garden", 10)),
    "flocks": pages.flocks(),
    "types": types(DOMAIN),
    "market": cells(lambda words: [_square(words, square) for square in SLOTS], SPACE, 122, lambda w: 4),
    "exact_payment": _payment(*EXACT),
    "placements": scores.placements(DOMAIN),
    "hole": scores.hole(DOMAIN),
    "scoring_values": values(tuple(f"palaces.scoring_number.n{number}" for number, _ in enumerate(LETTERS, start=1))),
    "wall": scores.wall(),
    "tie": tie(DOMAIN),
    "vizier": cells(_viziers, 1.0, 190, lambda w: 2),
    "camp_contacts": scores.camp_contacts(DOMAIN),
    "camp_rays": scores.rays(),
    "bazaar": scores.bazaar(),
    "falcon": scores.falcon(),
    "cover": cover(ABOUT.name),
}
"""The figures of rulebook.yml by name."""
