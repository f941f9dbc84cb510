"""Which moves a player may make. Equal choices appear once: of equal cards the lowest copies are named."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.market import OPEN_MONEY, SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import VALUE, Cards, Sets, worth
from game.boxes.alhambra_family.rules.payment import covering, purses, ways
from game.boxes.alhambra_family.rules.taking import TakeMoney, takable, takings
from game.core.chance import Chance
from game.core.rules import Seat

_takings = lru_cache(maxsize=1 << 2)(takings)  # whoever buys leaves the money as it is


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of the acting seat: purchases by slot, then money; or what to do with a bought building."""
    if state.pending:
        return (Give(state.pending[0]), Keep(state.pending[0]))
    listed: list[Move] = []
    for slot, purse, payments in _offers(state, seat):
        listed += [Buy(slot, tuple([purse[index] for index in chosen])) for chosen in payments]
    listed += _takings(tuple(state.display))
    return listed


def sample(state: State, seat: Seat, chance: Chance) -> Move:
    """Returns one of `moves`, each equally likely: all of them are counted, and only this one is made."""
    if state.pending:
        return chance.pick(moves(state, seat))
    offers, (cards, sets) = _offers(state, seat), takable(state.display)
    at = chance.pick(range(sum([len(payments) for _, _, payments in offers]) + len(sets)))
    for slot, purse, payments in offers:
        if at < len(payments):
            return Buy(slot, tuple([purse[index] for index in payments[at]]))
        at -= len(payments)
    return TakeMoney(tuple([cards[index] for index in sets[at]]))


def _offers(state: State, seat: Seat) -> Sequence[tuple[int, Cards, Sets]]:
    """Returns each slot whose building a seat can pay, its cards of that currency, and which sets of them pay."""
    offers, held = [], purses(state.hands[seat])
    for slot, building in enumerate(state.yard):
        if building is not None:
            price, purse = PRICE[building], held[YARD_CURRENCY[slot]]
            if purse and len(purse) * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
                offers.append((slot, purse, ways(purse, price)))
    return offers


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
