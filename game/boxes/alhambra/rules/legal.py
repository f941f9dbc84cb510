"""Which moves a player may make, in a fixed order. Of equal money cards the lowest copies are named."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import TypeVar

from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import Board, cells_for, removable
from game.boxes.alhambra.rules.falcons import falcon_payments, flights, further_flights
from game.boxes.alhambra.rules.moves import Move, Stage, Task
from game.boxes.alhambra.rules.sites import Redesigns
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import CURRENCY, FORM, PRICE, TILES
from game.boxes.alhambra_family.rules.components import NO_MONEY, VALUE, YARD_CURRENCY, Cards
from game.boxes.alhambra_family.rules.payment import covering, purses, ways
from game.boxes.alhambra_family.rules.taking import takings
from game.core.rules import Seat

# ---------------------------------------------------------------------- buying (sections 3, 8.1, 8.3)
SQUARE_OF = {currency: square for square, currency in enumerate(YARD_CURRENCY)}


def offers(squares: Sequence[int | None], beside: Cards) -> Iterator[tuple[int, int, int]]:
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


def purchases(state: State, hand: Cards, *, exactly: bool = False) -> Sequence[mv.Buy]:
    """Returns the ways to buy with a hand; a bazaar, and everything the vizier buys (`exactly`), without overpaying."""
    return _purchases(hand, tuple(state.squares), state.beside, exactly)


@lru_cache(maxsize=1 << 8)
def _purchases(hand: Cards, squares: tuple[int | None, ...], beside: Cards, exactly: bool) -> Sequence[mv.Buy]:
    held = purses(hand)
    found: list[mv.Buy] = []
    for tile, currency, price in _sorted_offers(squares, beside):
        purse = held[currency]
        if purse and len(purse) * VALUE[purse[-1]] >= price:  # the last card is the dearest: it may be enough
            found += _ways(tile, price, purse, exactly or tile in CURRENCY)
    return found


def bazaars_for(state: State, hand: Cards) -> Sequence[mv.Buy]:
    """Returns the ways to buy the bazaars beside the market with a hand."""
    return [move for move in purchases(state, hand) if move.tile in CURRENCY]


@lru_cache(maxsize=1 << 6)
def _sorted_offers(squares: tuple[int | None, ...], beside: Cards) -> Sequence[tuple[int, int, int]]:
    return sorted(offers(squares, beside))


def may_pay(state: State, seat: Seat, move: mv.Buy) -> bool:
    """Tells whether a seat that acts may buy with these cards, needless ones among them or not."""
    if state.task not in (Task.ACT, Task.AGAIN):
        return False
    return move.cards == covered(tuple(state.squares), state.hands[seat], move.tile, move.cards) != ()


def covered(squares: tuple[int | None, ...], hand: Cards, tile: int, laid: Cards) -> Cards:
    """Returns the payment with these cards and as few more as can be; bazaars are never overpaid (8.3)."""
    found = offer_of(squares, (), tile)
    return () if found is None else covering(hand, laid, *found)


def offer_of(squares: Sequence[int | None], beside: Cards, tile: int) -> tuple[int, int] | None:
    """Returns currency and price of a tile, None if it has no price now."""
    return next(((currency, price) for offered, currency, price in offers(squares, beside) if offered == tile), None)


def price_of(state: State, tile: int) -> int:
    """Returns the price of a tile that is for sale."""
    return next(price for offered, _, price in offers(state.squares, state.beside) if offered == tile)


@lru_cache(maxsize=1 << 12)
def _ways(tile: int, price: int, purse: Cards, exactly: bool) -> tuple[mv.Buy, ...]:
    found = ways(purse, price)
    if exactly:
        found = tuple([way for way in found if sum([VALUE[purse[index]] for index in way]) == price])
    return tuple([mv.Buy(tile, tuple(map(purse.__getitem__, way))) for way in found])


# ---------------------------------------------------------------------- all moves
MoveT = TypeVar("MoveT")


class _Each(dict[int, MoveT]):
    """The moves of one kind and tile by cell. The same are listed again and again: each is made once."""

    def __init__(self, make: Callable[[int], MoveT]) -> None:
        self._make = make

    def __missing__(self, cell: int) -> MoveT:
        self[cell] = move = self._make(cell)
        return move


_BUILDS = tuple(_Each(partial(mv.Build, tile)) for tile in TILES)
_SWAPS = tuple(_Each(partial(mv.Swap, tile)) for tile in TILES)
_PLACES = tuple(_Each(partial(mv.Place, tile)) for tile in TILES)
_STORES = _Each(mv.Store)

_WAKE = mv.WakeVizier()

_takings = lru_cache(1 << 4)(takings)  # a redesign leaves the money as it is: the same is asked again


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of the acting seat, sorted by their short names and then by what they are about."""
    return _LISTS[state.task](state, seat)


def can_act(state: State, seat: Seat) -> bool:
    """Tells whether a seat whose action is due has any (3)."""
    return state.display != NO_MONEY or bool(_actions(state, seat))


def _actions(state: State, seat: Seat) -> list[Move]:
    builds, others = _redesigns(state.boards[seat], state.reserves[seat])
    falcons = flights(state, seat) if state.falcons and state.task == Task.ACT else ()
    money = _takings(tuple(state.display))
    vizier = (_WAKE,) if state.modules.vizier and not state.awake[seat] else ()
    return [*builds, *purchases(state, state.hands[seat]), *falcons, *others, *money, *vizier]


def _redesigns(board: Board, reserve: Cards) -> Redesigns:
    """Returns what a redesign can do, found out once as long as Alhambra and reserve stay."""
    sites = board.sites
    if sites.redesigns is None or sites.redesigns[0] != reserve:
        sites.redesigns = reserve, _found(board, reserve)
    return sites.redesigns[1]


def _found(board: Board, reserve: Cards) -> Redesigns:
    """Returns what a redesign can do: reserve to Alhambra; Alhambra to reserve, and both at once (3)."""
    stores: list[mv.Store | mv.Swap] = [_STORES[cell] for cell in removable(board)]
    if not reserve:
        return [], stores
    sites = board.sites
    exchangeable = sites.exchangeable(board.cells)
    builds: list[mv.Build] = []
    for tile in reserve:
        form, build, swap = FORM[tile], _BUILDS[tile], _SWAPS[tile]
        builds += [build[cell] for cell in sites.homes(form)]
        stores += [swap[cell] for cell, forms in exchangeable if forms & form]
    return builds, stores


def _placements(state: State, seat: Seat) -> list[Move]:
    """Returns where the waiting tiles can go; the third player is given only what was bought (9)."""
    board = state.boards[seat]
    gives = [mv.Give(tile) for tile in state.waiting] if state.has_third and state.stage != Stage.END else []
    places = [_PLACES[tile][cell] for tile in state.waiting for cell in cells_for(board, tile)]
    return [*gives, *places, *[mv.Reserve(tile) for tile in state.waiting]]


def invitation(state: State, seat: Seat) -> Sequence[Move]:
    """Returns what the vizier can buy, exactly."""
    return [*purchases(state, state.hands[seat], exactly=True), _DECLINE]


_DECLINE = mv.Decline()


_LISTS: dict[Task, Callable[[State, Seat], Sequence[Move]]] = {
    Task.ACT: _actions,
    Task.AGAIN: _actions,
    Task.PLACE: _placements,
    Task.PAY: falcon_payments,
    Task.FLY: further_flights,
    Task.INVITE: invitation,
}
