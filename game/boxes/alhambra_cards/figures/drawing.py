"""What several figures of the card game draw."""

from game.boxes.alhambra_cards.about import ABOUT
from game.boxes.alhambra_family.figures.market import space, tile
from game.boxes.alhambra_family.figures.values import scoring_mark
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CURRENCIES
from game.paint.box import Box
from game.paint.canvas import Canvas

DOMAIN = f"rulebook_{ABOUT.name}"
YARD = (("arcades", 8), ("garden", 9), ("tower", 11), ("pavilion", 5))
"""The buildings (type, price) of every picture of the yard, left to right."""
OPEN_MONEY = ((("denar", 6),), (("florin", 5),), (("dirham", 1), ("ducat", 3)))
"""Open money cards (currency, value), grouped by what may be taken together."""
EXACT, OVER = (1, (4, 5)), (3, (6,))
"""Two payments: the space of the yard and the values of the cards that are laid for its building."""


def yard_space(slot: int, canvas: Canvas, box: Box) -> None:
    """A space of the yard with its building."""
    kind, price = YARD[slot]
    space(canvas, CURRENCIES[YARD_CURRENCY[slot]], box, lambda on, inner: tile(on, kind, price, inner))


def scoring_card(canvas: Canvas, letter: str, box: Box) -> None:
    """A scoring card that looks out of a pile, its letter at its upper edge."""
    canvas.put("scoring_card", box.x, box.y, box.w)
    scoring_mark(canvas, letter, box.x + box.w * 0.49, box.y + box.w * 0.19, box.w * 0.36)
