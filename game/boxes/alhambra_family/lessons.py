"""What lessons of both Alhambra boxes read from a position."""

from collections.abc import Iterable, Mapping

from game.boxes.alhambra_family.rules.bank import MoneyView
from game.boxes.alhambra_family.rules.components import (
    CURRENCIES,
    TAKE_LIMIT,
    TYPES,
    VALUE,
    YARD_CURRENCY,
    Cards,
    total,
)
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.rules.payment import added, cheapest
from game.core.rules import Seat
from game.locale.words import Term

PLAYERS, NOBODY = ("you", "toni", "niki"), "nobody"


def points(number: int) -> Term:
    """Returns a number of points as a term."""
    return Term("common.count.points", number)


def counted(kind: int, number: int) -> Term:
    """Returns a number of buildings of a type as a term."""
    return Term(f"palaces.buildings.{TYPES[kind]}", number)


def priced(hand: Cards | None, slot: int, price: int | None) -> dict[str, object]:
    """Tells what lies on a space costs, and how a hand would pay it with the least waste; nothing of an empty space."""
    if price is None:
        return {}
    cards = cheapest(hand or (), YARD_CURRENCY[slot], price)
    return {
        "price": price,
        "cost": Term(f"palaces.amount.{CURRENCIES[YARD_CURRENCY[slot]]}", price),
        "sum": added(cards),
        "lost": total(cards) - price if cards else 0,
    }


def payer(hands: Iterable[Cards | None], slot: int, price: int) -> dict[str, object]:
    """Tells who besides the reader could pay a price on a space exactly."""
    others = list(zip(PLAYERS, hands, strict=False))[1:]
    ways = {player: cheapest(hand or (), YARD_CURRENCY[slot], price) for player, hand in others}
    able = [player for player, cards in ways.items() if total(cards) == price]
    return {"rival": able[0], "with": added(ways[able[0]])} if able else {"rival": NOBODY, "with": ""}


def pair(view: MoneyView, seat: Seat) -> Mapping[str, object]:
    """Reads at which end of the display the two neighbours lie that may be taken together, and their sums."""
    shown = [card for card in view.display if card is not None]
    left, right = shown[:2], shown[-2:]
    return {
        "pair": "left" if total(left) <= TAKE_LIMIT else "right",
        "left": added(left),
        "right": added(right),
        "shown": [str(VALUE[card]) for card in shown],
        "limit": TAKE_LIMIT,
    }


def scored(view: MoneyView, seat: Seat) -> Mapping[str, object]:
    """Reads the reader's points, and what the first two places in towers get in the second scoring."""
    first, second = prizes("B", TYPES.index("tower"))
    return {"points": points(sum(view.points[seat])), "first": first, "second": second}
