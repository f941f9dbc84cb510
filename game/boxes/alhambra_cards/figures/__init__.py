"""The pictures and tables of the rulebook, drawn from the sprites of the table and counted from the rules' data."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.boxes.alhambra_cards.about import ABOUT
from game.boxes.alhambra_cards.figures import first_pages
from game.boxes.alhambra_cards.rules.setup import THIRD_AT_START
from game.boxes.alhambra_family.figures.market import CARD, SPACE, money, payment, tile
from game.boxes.alhambra_family.figures.values import tie, types, values
from game.boxes.alhambra_family.rules.components import CURRENCIES, LETTER_OF_PILE, PILES, YARD_CURRENCY
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.phrases import currency_name
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, GOOD, INK
from game.tabletop.figure import Cell, Figure, cells, cover
from game.widgets.ui import Translate

THIRD = ("pavilion", "arcades", "arcades", "palace", "garden", "tower")
"""What the third player might have been dealt at the start of the game."""


# ---------------------------------------------------------------------- money and the yard
def _currencies(words: Translate) -> list[Cell]:
    return [_currency(words, currency) for currency in range(len(CURRENCIES))]


def _currency(words: Translate, number: int) -> Cell:
    """A card of a currency, of another value for each, with its coin."""
    currency, value = CURRENCIES[number], 2 * number + 3

    def draw(canvas: Canvas, box: Box) -> None:
        money(canvas, currency, value, box.x, box.y, box.w * 0.86)
        canvas.put(f"coin_{currency}", box.right - box.w * 0.21, box.bottom - box.w * 0.2, box.w * 0.5, centre=True)

    return Cell(draw, ((currency_name(words, number), "bold"),))


def _yard(words: Translate) -> list[Cell]:
    return [
        Cell(partial(first_pages.yard_space, slot), ((currency_name(words, YARD_CURRENCY[slot]), "bold"),))
        for slot in range(len(first_pages.YARD))
    ]


def _payment(slot: int, paid: Sequence[int]) -> Figure:
    return payment(
        CURRENCIES[YARD_CURRENCY[slot]], first_pages.YARD[slot][1], paid, partial(first_pages.yard_space, slot)
    )


# ---------------------------------------------------------------------- taking money, piles
def _take_sizes(w: float) -> tuple[float, float]:
    """The width of a card and the space between groups."""
    card = min(112.0, w / 5.4)
    return card, card * 0.36


def _take(canvas: Canvas, words: Translate, box: Box) -> None:
    """Open money cards, framed by what may be taken together, with the sum below each group."""
    card, gap = _take_sizes(box.w)
    width = [card * len(group) + 10 * (len(group) - 1) for group in first_pages.OPEN_MONEY]
    x = box.cx - (sum(width) + gap * (len(width) - 1)) / 2
    for group, w in zip(first_pages.OPEN_MONEY, width, strict=True):
        canvas.box(Box(x - 10, box.y, w + 20, card * CARD + 20), "#F2D48A70", BRASS_DARK, 12, 3)
        for i, (currency, value) in enumerate(group):
            money(canvas, currency, value, x + 3 + i * (card + 10), box.y + 10, card)
        worth = [value for _, value in group]
        told = " + ".join(map(str, worth)) + (f" = {sum(worth)}" if len(worth) > 1 else "")
        lettering.text(canvas, told, x + w / 2, box.bottom - 20, 30, GOOD, "heavy", "c")
        x += w + gap


def _piles(words: Translate) -> list[Cell]:
    return [_pile(words, number) for number in range(PILES)]


def _pile(words: Translate, number: int) -> Cell:
    letter = LETTER_OF_PILE.get(number, "")
    told = words(f"palaces.scoring_letter.{letter.lower()}") if letter else ""

    def draw(canvas: Canvas, box: Box) -> None:
        card, foot = box.w * 0.86, box.h * 0.26
        if letter:
            first_pages.scoring_card(canvas, told, box.moved(box.w * 0.16, 0).cut_left(card)[0])
        for layer in range(4):
            canvas.put("money_back", box.x + (3 - layer) * 2, box.y + foot + (3 - layer) * 4, card)

    return Cell(draw, ((words(f"{first_pages.DOMAIN}.figures.pile", number=number + 1), "bold"),))


# ---------------------------------------------------------------------- the third player
def _third_sizes(w: float) -> tuple[float, float]:
    """The width of a tile and the step from one to the next."""
    step = min(104.0, w / THIRD_AT_START)
    return step - 10, step


def _third(canvas: Canvas, words: Translate, box: Box) -> None:
    side_length, step = _third_sizes(box.w)
    name = words("common.third_player")
    width = lettering.text(canvas, name, box.cx, box.y + 18, 32, INK, "display", "c")
    for side in (-1, 1):
        inner, outer = box.cx + side * (width / 2 + 20), box.cx + side * step * THIRD_AT_START / 2
        canvas.rule(min(inner, outer), max(inner, outer), box.y + 20)
    for kind, place in zip(THIRD, box.band(50, side_length).line(THIRD_AT_START, step), strict=True):
        tile(canvas, kind, None, place.centred(side_length, side_length))


FIGURES: Mapping[str, Figure] = {
    "glance": cells(first_pages.glance, SPACE, 150, lambda w: 4 if w > 520 else 2),
    "one_turn": cells(first_pages.turn, SPACE, 150, lambda w: 4 if w > 700 else 2),
    "refill": cells(first_pages.refill, CARD, 112, lambda w: 3),
    "leftovers": cells(first_pages.leftovers, SPACE, 116, lambda w: 3),
    "types": types(first_pages.DOMAIN),
    "currencies": cells(_currencies, 1.27, 128, lambda w: 4),
    "yard": cells(_yard, SPACE, 116, lambda w: 4),
    "piles": cells(_piles, 1.72, 82, lambda w: PILES),
    "take_money": Figure(lambda canvas, words, w: _take_sizes(w)[0] * CARD + 20 + 46, _take),
    "exact_payment": _payment(*first_pages.EXACT),
    "overpayment": _payment(*first_pages.OVER),
    "scoring_values": values(tuple(f"palaces.scoring_letter.{letter.lower()}" for letter in LETTERS)),
    "tie": tie(first_pages.DOMAIN),
    "cover": cover(ABOUT.name),
    "third_player": Figure(lambda canvas, words, w: 50 + _third_sizes(w)[0] + 6, _third),
}
"""The figures of rulebook.yml by name."""
