"""Which moves a player may make. Equal choices appear once: of equal cards the lowest copies are named."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from game.boxes.alhambra_cards.rules.data import SLOTS, TAKE_LIMIT, YARD_CURRENCY
from game.boxes.alhambra_cards.rules.moves import Buy, Move, TakeMoney, buy, give, keep, take
from game.boxes.alhambra_cards.rules.state import Cards, State
from game.core.rules import Seat
from game.palaces.buildings import PRICE
from game.palaces.money import CARDS, COPIES, CURRENCIES, VALUE, total, worth

_FIRST_CARDS = range(0, len(CARDS) + 1, len(CARDS) // len(CURRENCIES))


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of the acting seat: purchases by slot, then money; or what to do with a bought building."""
    if state.pending:
        return (give(state.pending[0]), keep(state.pending[0]))
    purses = _purses(state.hands[seat])
    found: list[Move] = []
    for slot in SLOTS:
        building = state.yard[slot]
        if building is not None:
            found += purchases(slot, PRICE[building], purses[YARD_CURRENCY[slot]])
    found += takings(tuple(sorted(card for card in state.display if card is not None)))
    return found


def can_act(state: State, seat: Seat) -> bool:
    """Tells whether a seat can take money or buy a building at all."""
    if any(card is not None for card in state.display):
        return True
    hand = state.hands[seat]
    return any(
        building is not None and worth(hand, YARD_CURRENCY[slot]) >= PRICE[building]
        for slot, building in enumerate(state.yard)
    )


def _purses(hand: Cards) -> list[Cards]:
    """Splits a hand by currency."""
    edges = [bisect_left(hand, first) for first in _FIRST_CARDS]
    return [hand[start:end] for start, end in pairwise(edges)]


@lru_cache(maxsize=1 << 14)
def takings(cards: Cards) -> tuple[TakeMoney, ...]:
    """Returns the ways to take money from these open cards: one, or several worth at most 5 together."""
    sets: dict[Cards, Cards] = {}
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            if size == 1 or total(chosen) <= TAKE_LIMIT:
                sets.setdefault(tuple([card // COPIES for card in chosen]), chosen)
    return tuple(take(chosen) for chosen in sorted(sets.values()))


@lru_cache(maxsize=1 << 16)
def purchases(slot: int, price: int, purse: Cards) -> tuple[Buy, ...]:
    """Returns the ways to pay for the building in a slot with the cards of its currency in a hand."""
    values = tuple([VALUE[card] for card in purse])
    return tuple([buy(slot, tuple([purse[index] for index in chosen])) for chosen in payments(values, price)])


@lru_cache(maxsize=1 << 16)
def payments(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """Returns the sets of cards, as indices, that may be laid down for a price.

    Takes the values of the cards of the currency, rising. The rules allow any set worth at least the price. Our
    ruling keeps the sets that a player reaches by laying card after card and stopping as soon as the price is
    covered, without a card whose absence would still leave the set overpaying. So every exact payment is there, and
    overpaying on purpose (to have no further action) as cheaply as it goes; all that is left out are sets that only
    add cards to one of these, or pay with one more of nothing but equal cards.
    """
    found: list[tuple[int, ...]] = []

    def lay(start: int, laid: tuple[int, ...], paid: int) -> None:
        for index in range(start, len(values)):
            if index > start and values[index] == values[index - 1]:
                continue
            now, cards = paid + values[index], (*laid, index)
            if now < price:
                lay(index + 1, cards, now)
            elif now == price or now - values[cards[0]] <= price:
                found.append(cards)

    lay(0, (), 0)
    return tuple(found)
