"""What can be bought now, for which price and with which cards (3, 8.1, 8.3)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import CURRENCY, PRICE
from game.boxes.alhambra_family.rules.components import VALUE, YARD_CURRENCY, Cards, Sets
from game.boxes.alhambra_family.rules.payment import covering, purses, ways
from game.core.rules import Seat

SQUARE_OF = {currency: square for square, currency in enumerate(YARD_CURRENCY)}


def offers(squares: "list[int | None] | tuple[int | None, ...]", beside: Cards) -> Iterator[tuple[int, int, int]]:
    """Yields every tile that has a price now, with its currency and price.

    A bazaar costs as much as the tile on the square of its currency; with nothing there it cannot be bought (8.3).
    """
    for square, tile in enumerate(squares):
        if tile is not None:
            yield tile, YARD_CURRENCY[square], PRICE[tile]
    for bazaar in beside:
        currency = CURRENCY[bazaar]
        twin = squares[SQUARE_OF[currency]]
        if twin is not None:
            yield bazaar, currency, PRICE[twin]


def purchases(state: State, hand: Cards, *, exactly: bool = False) -> Sequence[Buy]:
    """Returns the ways to buy with a hand; a bazaar, and everything the vizier buys (`exactly`), without overpaying."""
    return _purchases(hand, tuple(state.squares), state.beside, exactly)


@lru_cache(maxsize=1 << 8)
def _purchases(hand: Cards, squares: tuple[int | None, ...], beside: Cards, exactly: bool) -> Sequence[Buy]:
    held = purses(hand)
    found: list[Buy] = []
    for tile, currency, price in _sorted_offers(squares, beside):
        purse = held[currency]
        if purse and len(purse) * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
            found += _ways(tile, price, purse, exactly or tile in CURRENCY)
    return found


def bazaars_for(state: State, hand: Cards) -> Sequence[Buy]:
    """Returns the ways to buy the bazaars beside the market with a hand."""
    return [move for move in purchases(state, hand) if move.tile in CURRENCY]


def _exact(purse: Cards, price: int, ways: Sets) -> Sets:
    return tuple([way for way in ways if sum([VALUE[purse[index]] for index in way]) == price])


@lru_cache(maxsize=1 << 6)
def _sorted_offers(squares: tuple[int | None, ...], beside: Cards) -> Sequence[tuple[int, int, int]]:
    return sorted(offers(squares, beside))


def may_pay(state: State, seat: Seat, move: Buy) -> bool:
    """Tells whether a seat that acts may buy with these cards, needless ones among them or not."""
    if state.task not in (Task.ACT, Task.AGAIN):
        return False
    return move.cards == covered(tuple(state.squares), state.hands[seat], move.tile, move.cards) != ()


def covered(squares: tuple[int | None, ...], hand: Cards, tile: int, laid: Cards) -> Cards:
    """Returns the payment with these cards and as few more as can be; bazaars are never overpaid (8.3)."""
    found = next(((currency, price) for offered, currency, price in offers(squares, ()) if offered == tile), None)
    return () if found is None else covering(hand, laid, *found)


def price_of(state: State, tile: int) -> int:
    """Returns the price of a tile that is for sale."""
    return next(price for offered, _, price in offers(state.squares, state.beside) if offered == tile)


@lru_cache(maxsize=1 << 12)
def _ways(tile: int, price: int, purse: Cards, exactly: bool) -> tuple[Buy, ...]:
    found = ways(purse, price)
    if exactly:
        found = _exact(purse, price, found)
    return tuple([Buy(tile, tuple(map(purse.__getitem__, way))) for way in found])
