"""What a hand could pay for the buildings of the yard, and which open money goes together."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.view import View
from game.palaces.buildings import PRICE
from game.palaces.market import TAKE_LIMIT, YARD_CURRENCY
from game.palaces.money import CURRENCY, VALUE, total, worth
from game.palaces.payment import payments
from game.palaces.taking import TakeMoney


@dataclass(frozen=True, slots=True)
class Offer:
    """The best way to pay for the building in a slot: these cards, or how much is missing."""

    slot: int
    building: int
    price: int
    missing: int
    cards: tuple[int, ...]

    @property
    def lost(self) -> int:
        """Returns how much would be paid too much."""
        return total(self.cards) - self.price

    @property
    def is_exact(self) -> bool:
        """Tells whether the price can be paid to the coin."""
        return not self.missing and self.lost == 0


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
    purse = tuple(card for card in hand if CURRENCY[card] == YARD_CURRENCY[slot])
    price = PRICE[building]
    missing = max(0, price - worth(hand, YARD_CURRENCY[slot]))
    ways = payments(tuple(VALUE[card] for card in purse), price)
    best = min(ways, key=lambda way: _waste(tuple(purse[i] for i in way), price), default=())
    return Offer(slot, building, price, missing, tuple(purse[i] for i in best))


def _waste(cards: Sequence[int], price: int) -> tuple[int, int]:
    """Orders payments: the least too much first, then the fewest cards."""
    return total(cards) - price, len(cards)


def best_purchase(moves: Sequence[object], slot: int, price: int) -> Buy | None:
    """Returns the purchase for a slot that wastes least, of equal ones the one with the fewest cards."""
    ways = [move for move in moves if isinstance(move, Buy) and move.slot == slot]
    return min(ways, key=lambda move: _waste(move.cards, price), default=None)


def best_taking(moves: Sequence[object], card: int) -> TakeMoney | None:
    """Returns the taking with a card that is worth most, of equal ones the one with the most cards."""
    ways = [move for move in moves if isinstance(move, TakeMoney) and card in move.cards]
    return max(ways, key=lambda move: (total(move.cards), len(move.cards)), default=None)


def room_left(cards: Sequence[int]) -> int:
    """Returns the highest value that another open card may have so that it can be taken as well."""
    return TAKE_LIMIT - total(cards)


def could_add(view: View, cards: Sequence[int]) -> bool:
    """Tells whether another open card could be taken together with these."""
    others = [card for card in view.display if card is not None and card not in cards]
    return any(VALUE[card] <= room_left(cards) for card in others)
