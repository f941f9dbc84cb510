"""Which moves a player may make. Equal choices appear once: of equal cards the lowest copies are named."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.components import NO_MONEY, PRICE, SLOTS, VALUE, YARD_CURRENCY, worth
from game.boxes.alhambra_family.rules.payment import covering, purses, ways
from game.boxes.alhambra_family.rules.taking import purchase, sales, taking, taking_places, takings
from game.core.chance import Chance
from game.core.rules import Seat

_takings = lru_cache(maxsize=1 << 2)(takings)  # whoever buys leaves the money as it is


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of the acting seat: purchases by slot, then money; or what to do with a bought building."""
    if state.pending:
        return (Give(state.pending[0]), Keep(state.pending[0]))
    listed: list[Move] = []
    held = purses(state.hands[seat])
    for slot, building in enumerate(state.yard):
        if building is not None and (purse := held[YARD_CURRENCY[slot]]):
            price = PRICE[building]
            if len(purse) * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
                listed += [Buy(slot, tuple([purse[index] for index in way])) for way in ways(purse, price)]
    listed += _takings(tuple(state.display))
    return listed


def sample(state: State, seat: Seat, chance: Chance) -> Move:
    """Returns one of `moves`, each equally likely: numbers are drawn until one stands for a move, see `taking.py`."""
    if state.pending:
        return chance.pick(moves(state, seat))
    bought, sold = sales(state.hands[seat], state.yard, PRICE)
    takings = taking_places(state.display)
    candidates = range(bought + len(takings))
    while True:
        number = chance.pick(candidates)
        if number < bought:
            slot, cards = purchase(sold, number)
            if cards:
                return Buy(slot, cards)
        elif taken := taking(state.display, takings[number - bought]):
            return taken


def may_pay(state: State, seat: Seat, move: Buy) -> bool:
    """Tells whether a seat that acts may buy with these cards, needless ones among them or not."""
    building = None if state.pending or move.slot not in SLOTS else state.yard[move.slot]
    if building is None:
        return False
    return move.cards == covering(state.hands[seat], move.cards, YARD_CURRENCY[move.slot], PRICE[building]) != ()


def can_act(state: State, seat: Seat) -> bool:
    """Tells whether a seat can take money or buy a building at all."""
    if state.display != NO_MONEY:
        return True
    hand = state.hands[seat]
    return any(
        building is not None and worth(hand, YARD_CURRENCY[slot]) >= PRICE[building]
        for slot, building in enumerate(state.yard)
    )
