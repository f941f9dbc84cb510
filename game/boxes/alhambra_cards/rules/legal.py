"""Which moves a player may make. Equal choices appear once: of equal cards the lowest copies are named."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from game.boxes.alhambra_cards.rules.data import OPEN_MONEY, TAKE_LIMIT, YARD_CURRENCY
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move, TakeMoney
from game.boxes.alhambra_cards.rules.state import Cards, State
from game.core.rules import Seat
from game.palaces.buildings import PRICE
from game.palaces.money import CARDS, COPIES, CURRENCIES, VALUE, money_card, total, worth

_DIRHAM, _DUCAT, _FLORIN = (money_card(currency, 1, 0) for currency in range(1, len(CURRENCIES)))
_SINGLES = tuple(TakeMoney((card,)) for card in CARDS)
_buy = lru_cache(maxsize=1 << 14)(Buy)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of the acting seat: purchases by slot, then money; or what to do with a bought building."""
    if state.pending:
        return (Give(state.pending[0]), Keep(state.pending[0]))
    purses = _purses(state.hands[seat])
    found: list[Move] = []
    for slot, building in enumerate(state.yard):
        if building is not None:
            price, purse = PRICE[building], purses[YARD_CURRENCY[slot]]
            if purse and len(purse) * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
                found += purchases(slot, price, purse)
    found += takings(sorted([card for card in state.display if card is not None]))
    return found


def can_act(state: State, seat: Seat) -> bool:
    """Tells whether a seat can take money or buy a building at all."""
    if state.display.count(None) < OPEN_MONEY:
        return True
    hand = state.hands[seat]
    return any(
        building is not None and worth(hand, YARD_CURRENCY[slot]) >= PRICE[building]
        for slot, building in enumerate(state.yard)
    )


def _purses(hand: Cards) -> tuple[Cards, ...]:
    """Splits a hand by currency."""
    dirham, ducat, florin = bisect_left(hand, _DIRHAM), bisect_left(hand, _DUCAT), bisect_left(hand, _FLORIN)
    return hand[:dirham], hand[dirham:ducat], hand[ducat:florin], hand[florin:]


def takings(cards: Sequence[int]) -> list[TakeMoney]:
    """Returns the ways to take from these open money cards (sorted): one, or several worth at most 5 together."""
    several = _several(tuple([card for card in cards if VALUE[card] < TAKE_LIMIT]))
    found: list[TakeMoney] = []
    last = None
    for card in cards:
        kind = card // COPIES
        if kind != last:
            last = kind
            found.append(_SINGLES[card])
            if card in several:
                found += several[card]
    return found


@lru_cache(maxsize=1 << 14)
def _several(small: Cards) -> dict[int, list[TakeMoney]]:
    """Returns the ways to take several of these cards at once, sorted, by their first card."""
    lowest: dict[Cards, Cards] = {}
    for size in range(2, len(small) + 1):
        for cards in combinations(small, size):
            if total(cards) <= TAKE_LIMIT:
                lowest.setdefault(tuple([card // COPIES for card in cards]), cards)
    found: dict[int, list[TakeMoney]] = {}
    for cards in sorted(lowest.values()):
        found.setdefault(cards[0], []).append(TakeMoney(cards))
    return found


@lru_cache(maxsize=1 << 14)
def purchases(slot: int, price: int, purse: Cards) -> tuple[Buy, ...]:
    """Returns the ways to pay for the building in a slot with the cards of its currency in a hand."""
    values = tuple([VALUE[card] for card in purse])
    return tuple([_buy(slot, tuple([purse[index] for index in chosen])) for chosen in payments(values, price)])


@lru_cache(maxsize=1 << 14)
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
        last = 0
        for index in range(start, len(values)):
            value = values[index]
            if value != last:
                last, now, cards = value, paid + value, (*laid, index)
                if now < price:
                    lay(index + 1, cards, now)
                elif now == price or now - values[cards[0]] <= price:
                    found.append(cards)

    if sum(values) >= price:
        lay(0, (), 0)
    return tuple(found)
