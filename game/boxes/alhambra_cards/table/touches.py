"""What can be touched, besides what both Alhambra games have, which items stand for which moves, and what a hand
could pay for the buildings of the yard.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.components import PRICE, SLOTS, YARD_CURRENCY, worth
from game.boxes.alhambra_family.rules.payment import cheapest, covering, waste
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among, money
from game.boxes.alhambra_family.table.paying import Payable, best_taking
from game.tabletop.items import Item, item_of

BUILDING, SPACE = "building", "space"
BUILDING_DECK = Item("building_deck")
KEEP, GIVE = Item("keep"), Item("give")

building = item_of(BUILDING)
"""A building (0 to 53) that lies in the yard or waits to be laid open."""
space = item_of(SPACE)
"""An empty space of the yard (0 to 3)."""


# ---------------------------------------------------------------------- what a hand could pay
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


# ---------------------------------------------------------------------- moves
def clicks(view: View, move: Move) -> tuple[Item, ...]:
    """Returns the items to touch for a move: a building, then the cards it is paid with; or what is taken."""
    match move:
        case TakeMoney(cards):
            return tuple(map(money, cards))
        case Buy(slot, cards):
            number = view.yard[slot]
            assert number is not None
            return (building(number), *map(money, cards))
        case Keep():
            return (KEEP,)
        case Give():
            return (GIVE,)
        case _:
            assert_never(move)


def unlisted(view: View, touched: Sequence[Item]) -> Buy | None:
    """Returns the purchase of a touched building with the touched cards, needless ones too, and more if they must."""
    cards = cards_among(touched)
    bought = [item.at[0] for item in touched if item.kind == BUILDING and item.at[0] in view.yard]
    if len(bought) != 1 or len(touched) != 1 + len(cards) or view.pending:
        return None
    slot = view.yard.index(bought[0])
    paid = covering(view.hands[view.turn] or (), cards, YARD_CURRENCY[slot], PRICE[bought[0]])
    return Buy(slot, paid) if paid else None


def suggest(view: View, item: Item, moves: Sequence[Move]) -> Buy | None:
    """Returns the purchase of a touched building that wastes least."""
    if item.kind != BUILDING or item.at[0] not in view.yard:
        return None
    (number,) = item.at
    return best_purchase(moves, view.yard.index(number), PRICE[number])


def shortcuts(view: View, moves: Sequence[Move]) -> dict[str, tuple[Item, ...]]:
    """Returns the choices by key: "1" to "4" buy, "5" to "8" take money, "k" and "g" keep and give."""
    chosen: dict[str, Move | None] = {}
    for slot in SLOTS:
        number = view.yard[slot]
        chosen[str(1 + slot)] = None if number is None else best_purchase(moves, slot, PRICE[number])
    for place, card in enumerate(view.display):
        chosen[str(5 + place)] = None if card is None else best_taking(moves, card)
    chosen["k"] = next((move for move in moves if isinstance(move, Keep)), None)
    chosen["g"] = next((move for move in moves if isinstance(move, Give)), None)
    return {key: clicks(view, move) for key, move in chosen.items() if move is not None}
