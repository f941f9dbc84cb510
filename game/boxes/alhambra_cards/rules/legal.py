"""Which moves a player may make. Equal choices appear once: of equal cards the lowest copies are named."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.market import OPEN_MONEY, SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import VALUE, Cards, worth
from game.boxes.alhambra_family.rules.payment import covering, payments, purses
from game.boxes.alhambra_family.rules.taking import takings
from game.core.rules import Seat


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of the acting seat: purchases by slot, then money; or what to do with a bought building."""
    if state.pending:
        return (Give(state.pending[0]), Keep(state.pending[0]))
    held = purses(state.hands[seat])
    listed: list[Move] = []
    for slot, building in enumerate(state.yard):
        if building is not None:
            price, purse = PRICE[building], held[YARD_CURRENCY[slot]]
            if purse and len(purse) * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
                listed += purchases(slot, price, purse)
    listed += takings(tuple(state.display))
    return listed


def may_pay(state: State, seat: Seat, move: Buy) -> bool:
    """Tells whether a seat that acts may buy with these cards, needless ones among them or not."""
    building = None if state.pending or move.slot not in SLOTS else state.yard[move.slot]
    if building is None:
        return False
    return move.cards == covering(state.hands[seat], move.cards, YARD_CURRENCY[move.slot], PRICE[building]) != ()


def can_act(state: State, seat: Seat) -> bool:
    """Tells whether a seat can take money or buy a building at all."""
    if state.display.count(None) < OPEN_MONEY:
        return True
    hand = state.hands[seat]
    return any(
        building is not None and worth(hand, YARD_CURRENCY[slot]) >= PRICE[building]
        for slot, building in enumerate(state.yard)
    )


@lru_cache(maxsize=1 << 14)
def purchases(slot: int, price: int, purse: Cards) -> tuple[Buy, ...]:
    """Returns the ways to pay for the building in a slot with the cards of its currency in a hand."""
    values = tuple([VALUE[card] for card in purse])
    return tuple([Buy(slot, tuple([purse[index] for index in chosen])) for chosen in payments(values, price)])
