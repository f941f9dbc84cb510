"""What a hand could pay for the tiles on sale."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.boxes.alhambra.rules.legal import offers as prices
from game.boxes.alhambra.rules.moves import Buy, Task
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.components import total, worth
from game.boxes.alhambra_family.rules.payment import cheapest, waste
from game.boxes.alhambra_family.table.paying import Payable


@dataclass(frozen=True, slots=True)
class Offer(Payable):
    """A tile on sale; `exactly` tells that only exact money is taken, for a bazaar or from the vizier."""

    tile: int
    currency: int
    exactly: bool


def offers(view: View) -> dict[int, Offer]:
    """Returns what the viewer's hand could do about each tile that has a price; nothing for an unknown hand."""
    hand = None if view.seat is None else view.hands[view.seat]
    if hand is None:
        return {}
    by_vizier = view.task == Task.INVITE
    return {
        tile: _offer(tile, currency, price, hand, exactly=by_vizier or tile in CURRENCY_OF)
        for tile, currency, price in prices(view.squares, view.beside)
    }


def _offer(tile: int, currency: int, price: int, hand: Sequence[int], *, exactly: bool) -> Offer:
    best = cheapest(hand, currency, price)
    missing = max(0, price - worth(hand, currency))
    return Offer(price, missing, () if exactly and total(best) > price else best, tile, currency, exactly)


def best_purchase(moves: Iterable[object], tile: int) -> Buy | None:
    """Returns the purchase of a tile that wastes least, of equal ones the one with the fewest cards."""
    ways = [move for move in moves if isinstance(move, Buy) and move.tile == tile]
    return min(ways, key=lambda move: waste(move.cards, 0), default=None)
