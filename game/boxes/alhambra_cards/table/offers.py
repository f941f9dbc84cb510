"""What a hand could pay for the buildings of the yard."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import worth
from game.boxes.alhambra_family.table.paying import Payable, cheapest, waste


@dataclass(frozen=True, slots=True)
class Offer(Payable):
    """The building in a slot."""

    slot: int
    building: int


def own_hand(view: View) -> tuple[int, ...] | None:
    """Returns the hand of whose eyes see the view, None when it is hidden."""
    return None if view.seat is None else view.hands[view.seat]


def offers(view: View) -> tuple[Offer | None, ...]:
    """Returns what the viewer's hand could do about each slot; None for an empty slot or an unknown hand."""
    hand = own_hand(view)
    return tuple(None if hand is None else _offer(slot, building, hand) for slot, building in enumerate(view.yard))


def _offer(slot: int, building: int | None, hand: tuple[int, ...]) -> Offer | None:
    if building is None:
        return None
    price, currency = PRICE[building], YARD_CURRENCY[slot]
    missing = max(0, price - worth(hand, currency))
    return Offer(price, missing, cheapest(hand, currency, price), slot, building)


def best_purchase(moves: Sequence[object], slot: int, price: int) -> Buy | None:
    """Returns the purchase for a slot that wastes least, of equal ones the one with the fewest cards."""
    ways = [move for move in moves if isinstance(move, Buy) and move.slot == slot]
    return min(ways, key=lambda move: waste(move.cards, price), default=None)
