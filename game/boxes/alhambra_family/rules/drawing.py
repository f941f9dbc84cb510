"""Random payments and takings without a list of all: numbers stand for sets of cards, and one number is drawn.

Each set that may be laid down or taken is what just one number stands for, other numbers stand for nothing. So whoever
draws again until a number stands for a set draws every set equally often.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from game.boxes.alhambra_family.rules.market import TAKE_LIMIT, YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import COPIES, VALUE, Cards, total
from game.boxes.alhambra_family.rules.payment import MANY, purses, ways

_BITS = tuple(tuple(number >> at & 1 for at in range(MANY)) for number in range(1 << MANY))
"""By number which of its bits are set, the lowest first."""

_CLIPPED: dict[int | None, int] = {None: 0, **{card: min(value, TAKE_LIMIT) for card, value in enumerate(VALUE)}}
"""What a card, or an empty place, is worth as far as it matters here: from the limit on it is taken alone."""


Sale = tuple[int, int, int, Cards]
"""The first number that stands for a purchase from a slot of the market, the slot, its price, and the buyer's purse."""


def sales(hand: Cards, market: Sequence[int | None], prices: Sequence[int]) -> tuple[int, Sequence[Sale]]:
    """Returns how many numbers, from 0 on, may stand for a purchase with a hand, and for which; takes prices by tile.

    A number says with its bits which cards of a purse are laid down. Where these are many, it says which of the listed
    ways to pay it stands for.
    """
    held, found, numbers = purses(hand), [], 0
    for slot, tile in enumerate(market):
        if tile is not None and (purse := held[YARD_CURRENCY[slot]]):
            size, price = len(purse), prices[tile]
            if size * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
                found.append((numbers, slot, price, purse))
                numbers += 1 << size if size < MANY else len(ways(purse, price))
    return numbers, found


def purchase(sold: Sequence[Sale], number: int) -> tuple[int, Cards]:
    """Returns the slot and the cards that a number stands for, no cards if it stands for nothing."""
    at = len(sold) - 1
    while sold[at][0] > number:
        at -= 1
    first, slot, price, purse = sold[at]
    if len(purse) >= MANY:
        return slot, tuple([purse[index] for index in ways(purse, price)[number - first]])
    laid = tuple(compress(purse, _BITS[number - first]))
    return slot, laid if total(laid) >= price and _is_lowest(laid, purse) else ()


def taking_numbers(display: Sequence[int | None]) -> Sequence[int]:
    """Returns the numbers that may stand for a way to take from the open money."""
    return _numbers(tuple(map(_CLIPPED.__getitem__, display)))


@lru_cache(maxsize=1 << 11)
def _numbers(worth: tuple[int, ...]) -> Sequence[int]:
    """Returns the sets of cards that can be taken together, as bits; takes what the cards are worth."""
    sets = [(0, 0)]
    for at, each in enumerate(worth):
        if 0 < each < TAKE_LIMIT:
            sets += [(number | 1 << at, taken + each) for number, taken in sets if taken + each <= TAKE_LIMIT]
    return [number for number, _ in sets[1:]] + [1 << at for at, each in enumerate(worth) if each == TAKE_LIMIT]


def taking(display: Sequence[int | None], number: int) -> Cards:
    """Returns the open cards, sorted, that a number stands for, none if others are the lowest copies of the same."""
    taken = tuple(sorted([card for card in compress(display, _BITS[number]) if card is not None]))
    return taken if _is_lowest(taken, display) else ()


def _is_lowest(cards: Cards, among: Sequence[int | None]) -> bool:
    """Tells whether none of some cards is equal to a lower one that is not among them."""
    for card in cards:
        if card % COPIES:  # a first copy is the lowest
            for lower in range(card - card % COPIES, card):
                if lower in among and lower not in cards:
                    return False
    return True
