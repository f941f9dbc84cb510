"""Pictures of the first pages, and what several pictures of the card game draw."""

from collections.abc import Callable
from functools import partial

from game.boxes.alhambra_cards.about import ABOUT
from game.boxes.alhambra_family.figures import market
from game.boxes.alhambra_family.figures.market import money, space, tile
from game.boxes.alhambra_family.figures.values import scoring_mark
from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, PRICE, TYPE, TYPES, VALUE, YARD_CURRENCY
from game.boxes.alhambra_family.rules.payment import added, cheapest
from game.boxes.alhambra_family.table.phrases import amount
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.tabletop.example import example
from game.tabletop.figure import Cell
from game.widgets.ui import Translate

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


Draw = Callable[[Canvas, Box], None]


def glance(words: Translate) -> list[Cell]:
    """What is done: money taken, a building bought, types collected, three scorings."""
    drawn: dict[str, Draw] = {
        "take": lambda canvas, box: money(canvas, *OPEN_MONEY[2][1], box.x + box.w * 0.14, box.y, box.w * 0.72),
        "buy": partial(yard_space, EXACT[0]),
        "collect": _heap,
        "score": lambda canvas, box: scoring_card(canvas, words("palaces.scoring_letter.a"), _inner(box)),
    }
    return [Cell(draw, ((words(f"{DOMAIN}.glance.{name}"), "bold"),)) for name, draw in drawn.items()]


def _inner(box: Box) -> Box:
    return Box(box.x + box.w * 0.14, box.y, box.w * 0.72, box.h)


def _heap(canvas: Canvas, box: Box) -> None:
    """Three buildings of a type, one over the other."""
    side = box.w * 0.66
    for i in range(3):
        tile(canvas, "tower", None, Box(box.x + i * box.w * 0.17, box.y + i * box.w * 0.24, side, side))


def turn(words: Translate) -> list[Cell]:
    """A turn of the worked example: a building is chosen, paid, one more action, everything filled up."""
    view = example(ABOUT.name, "exact_payment").view(Seat(0))
    slot = 2
    number, currency = view.yard[slot], YARD_CURRENCY[slot]
    cards = cheapest(view.hands[0], currency, PRICE[number])
    kind, coin = TYPES[TYPE[number]], CURRENCIES[currency]
    told = {"cost": amount(currency, PRICE[number]), "sum": added(cards)}
    taken = max(view.display, key=VALUE.__getitem__)

    def chosen(canvas: Canvas, box: Box) -> None:
        space(canvas, coin, box, lambda on, inner: tile(on, kind, PRICE[number], inner))

    def paid(canvas: Canvas, box: Box) -> None:
        for i, card in enumerate(cards):
            money(canvas, coin, VALUE[card], box.x + i * box.w * 0.46, box.y + i * box.w * 0.2, box.w * 0.56)

    def again(canvas: Canvas, box: Box) -> None:
        money(canvas, CURRENCIES[CURRENCY[taken]], VALUE[taken], box.x + box.w * 0.14, box.y, box.w * 0.72)

    drawn = {"choose": chosen, "pay": paid, "again": again, "refill": _filled_up}
    return [
        Cell(
            draw,
            ((words(f"{DOMAIN}.one_turn.{name}"), "bold"), (words(f"{DOMAIN}.one_turn.{name}_text", **told), "text")),
        )
        for name, draw in drawn.items()
    ]


def _filled_up(canvas: Canvas, box: Box) -> None:
    """The decks from which yard and open money are filled."""
    side = box.w * 0.5
    for layer in range(3):
        canvas.put("money_back", box.x + box.w * 0.48 + layer * 3, box.y - layer * 3 + box.w * 0.3, side)
        back = Box(box.x + layer * 3, box.y - layer * 4 + box.w * 0.12, side, side)
        canvas.box(back, "#5B2A4C", INK, 8, 2)
    canvas.star(box.x + 6 + side / 2, box.y - 8 + box.w * 0.12 + side / 2, side * 0.34)


def refill(words: Translate) -> list[Cell]:
    """What is filled up at the end of a turn, in its order, and what may come up with it."""
    drawn: dict[str, Draw] = {
        "buildings": lambda canvas, box: tile(canvas, *YARD[1], Box(box.x, box.y, box.w, box.w)),
        "money": lambda canvas, box: money(canvas, *OPEN_MONEY[0][0], box.x + box.w * 0.1, box.y, box.w * 0.8),
        "scoring": lambda canvas, box: scoring_card(canvas, words("palaces.scoring_letter.a"), _inner(box)),
    }
    return [Cell(draw, ((words(f"{DOMAIN}.figures.{name}"), "bold"),)) for name, draw in drawn.items()]


def leftovers(words: Translate) -> list[Cell]:
    """The buildings that stay in the yard in the worked example, and who gets each of them."""
    ended = example(ABOUT.name, "final_scoring")
    view = ended.view(Seat(0))
    yard, hands = view.yard, {player.name: hand for player, hand in zip(ended.players, view.known, strict=True)}

    def draw(slot: int, canvas: Canvas, box: Box) -> None:
        kind, price = TYPES[TYPE[yard[slot]]], PRICE[yard[slot]]
        space(canvas, CURRENCIES[YARD_CURRENCY[slot]], box, lambda on, inner: tile(on, kind, price, inner))

    return market.leftovers(words, DOMAIN, hands, draw, "bold")
