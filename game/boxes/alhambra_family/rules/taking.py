"""Taking open money, and moves that are drawn at random without a list of all."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress

from game.boxes.alhambra_family.rules.components import (
    CARDS,
    COPIES,
    TAKE_LIMIT,
    VALUE,
    YARD_CURRENCY,
    Cards,
    Sets,
    total,
)
from game.boxes.alhambra_family.rules.payment import MANY, purses, ways
from game.core.values import value


@value
class TakeMoney:
    """Take these open money cards: any one, or several worth at most 5 together."""

    cards: tuple[int, ...]


SINGLES = tuple(TakeMoney((card,)) for card in CARDS)
"""By card, how it is taken alone."""

_KIND = tuple(card // COPIES for card in CARDS)
_CLIPPED = tuple(min(value, TAKE_LIMIT) for value in VALUE)
"""What a card is worth as far as it matters here: from the limit on it is taken alone."""
_ALIKE = 2 * TAKE_LIMIT
"""What is added for a card that equals the one before."""


def takings(display: Iterable[int | None]) -> Sequence[TakeMoney]:
    """Returns the ways to take from the open money cards: one, or several worth at most 5 together."""
    cards, sets = takable(display)
    return [
        SINGLES[cards[chosen[0]]] if len(chosen) == 1 else TakeMoney(tuple([cards[index] for index in chosen]))
        for chosen in sets
    ]


def takable(display: Iterable[int | None]) -> tuple[Sequence[int], Sets]:
    """Returns the open money cards, sorted, and which of them can be taken: of equal ones the lowest copies."""
    cards = sorted([card for card in display if card is not None])
    worth, last = [], None
    for card in cards:
        kind = _KIND[card]
        worth.append(_CLIPPED[card] if kind != last else _CLIPPED[card] + _ALIKE)
        last = kind
    return cards, _sets(tuple(worth))


@lru_cache(maxsize=1 << 12)
def _sets(worth: tuple[int, ...]) -> Sets:
    """Returns the sets that can be taken; takes what the cards are worth, marked where one equals the one before."""
    sets: list[tuple[int, ...]] = []
    last = len(worth)

    def take(start: int, taken: tuple[int, ...], room: int) -> None:
        for index in range(start, last):
            each = worth[index]
            if each > _ALIKE:
                if index > start:
                    continue
                each -= _ALIKE
            if each <= room or not taken:
                now = (*taken, index)
                sets.append(now)
                if each < room:
                    take(index + 1, now, room - each)

    take(0, (), TAKE_LIMIT)
    return tuple(sets)


# ---------------------------------------------------------------------- moves at random
_BITS = tuple(tuple(number >> at & 1 for at in range(MANY)) for number in range(1 << MANY))
"""By number which of its bits are set, the lowest first."""

_PLACE_WORTH: dict[int | None, int] = {None: 0, **{card: min(value, TAKE_LIMIT) for card, value in enumerate(VALUE)}}
"""What a card, or an empty place, is worth as far as it matters here: from the limit on it is taken alone."""

_LOWER = tuple(range(card - card % COPIES, card) for card in CARDS)
"""By card, the lower copies of the same."""

Places = tuple[int, ...]
"""Places of the money display, in their order."""

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


def taking_places(display: Sequence[int | None]) -> Sequence[Places]:
    """Returns the sets of places of the open money from which one may be able to take together."""
    one, two, three, four = display
    return _places(_PLACE_WORTH[one], _PLACE_WORTH[two], _PLACE_WORTH[three], _PLACE_WORTH[four])


@lru_cache(maxsize=1 << 11)
def _places(*worth: int) -> Sequence[Places]:
    """Returns the sets of places whose cards can be taken together; takes what the cards are worth."""
    sets: list[tuple[Places, int]] = [((), 0)]
    for at, each in enumerate(worth):
        if 0 < each < TAKE_LIMIT:
            sets += [((*places, at), taken + each) for places, taken in sets if taken + each <= TAKE_LIMIT]
    return [places for places, _ in sets[1:]] + [(at,) for at, each in enumerate(worth) if each == TAKE_LIMIT]


def taking(display: Sequence[int | None], places: Places) -> TakeMoney | None:
    """Returns how the open cards of some places are taken, None if others are the lowest copies of the same."""
    cards = [card for at in places if (card := display[at]) is not None]
    taking = SINGLES[cards[0]] if len(cards) == 1 else TakeMoney(tuple(sorted(cards)))
    return taking if _is_lowest(cards, display) else None


def _is_lowest(cards: Sequence[int], among: Sequence[int | None]) -> bool:
    """Tells whether none of some cards is equal to a lower one that is not among them."""
    for card in cards:
        for lower in _LOWER[card]:
            if lower in among and lower not in cards:
                return False
    return True
