"""Why a tile cannot be bought with the touched cards (3, 8.1, 8.3)."""

from collections import Counter

from game.boxes.alhambra.rules.legal import offers
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.touch import Touch
from game.boxes.alhambra_family.rules.components import CURRENCY, VALUE, Cards
from game.boxes.alhambra_family.rules.payment import payments

_MOST_PROMISING = (
    "vizier_exact",
    "bazaar_exact",
    "no_exact",
    "too_little",
    "wrong_currency",
    "bazaar_empty",
    "empty_slot",
)


def buying(view: View, touched: Touch) -> str | None:
    """Returns why nothing can be bought with these tiles and cards; with no tile touched, the nearest reason of all."""
    if "empty_square" in touched.kinds:
        return "one_tile" if touched.sale else "empty_slot"
    if len(touched.sale) > 1:
        return "one_tile"
    if len({CURRENCY[card] for card in touched.hand}) > 1:
        return "two_currencies"
    on_sale = [tile for tile in view.squares if tile is not None] + list(view.beside)
    reasons = {_obstacle(view, tile, touched.hand) for tile in touched.sale or on_sale}
    if None in reasons or not (touched.sale or touched.hand):
        return None
    return next((reason for reason in _MOST_PROMISING if reason in reasons), "empty_slot")


def _obstacle(view: View, tile: int, laid: Cards) -> str | None:
    """Returns what prevents paying for a tile with these and perhaps more cards of the hand."""
    found = next(((currency, price) for t, currency, price in offers(view.squares, view.beside) if t == tile), None)
    if found is None:
        return "bazaar_empty"
    currency, price = found
    if any(CURRENCY[card] != currency for card in laid):
        return "wrong_currency"
    purse = tuple(VALUE[card] for card in view.hands[view.acting] or () if CURRENCY[card] == currency)
    if sum(purse) < price:
        return "too_little"
    by_vizier, is_bazaar = view.task == Task.INVITE, tile in CURRENCY_OF
    if not (by_vizier or is_bazaar):
        return None
    ways = [Counter(purse[index] for index in way) for way in payments(purse, price)]
    ways = [way for way in ways if sum(way.elements()) == price]
    if not ways:
        return "no_exact"
    if any(Counter(VALUE[card] for card in laid) <= way for way in ways):
        return None
    return "vizier_exact" if by_vizier else "bazaar_exact"
