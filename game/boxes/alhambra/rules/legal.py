"""Which moves a player may make, in a fixed order. Of equal money cards the lowest copies are named."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TypeVar

from game.boxes.alhambra.rules.board import Board, cells_for, removable
from game.boxes.alhambra.rules.contacts import FORM
from game.boxes.alhambra.rules.falcons import falcon_payments, flights, further_flights
from game.boxes.alhambra.rules.moves import Build, Give, Move, Place, Reserve, Store, Swap, WakeVizier
from game.boxes.alhambra.rules.purchases import purchases
from game.boxes.alhambra.rules.sites import Redesigns
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import TILES
from game.boxes.alhambra.rules.vizier import invitation
from game.boxes.alhambra_family.rules.components import NO_MONEY, Cards
from game.boxes.alhambra_family.rules.taking import takings
from game.core.rules import Seat

MoveT = TypeVar("MoveT")


class _Each(dict[int, MoveT]):
    """The moves of one kind and tile by cell. The same are listed again and again: each is made once."""

    def __init__(self, make: Callable[[int], MoveT]) -> None:
        self._make = make

    def __missing__(self, cell: int) -> MoveT:
        self[cell] = move = self._make(cell)
        return move


_BUILDS = tuple(_Each(partial(Build, tile)) for tile in TILES)
_SWAPS = tuple(_Each(partial(Swap, tile)) for tile in TILES)
_PLACES = tuple(_Each(partial(Place, tile)) for tile in TILES)
_STORES = _Each(Store)

_WAKE = WakeVizier()

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
    stores: list[Store | Swap] = [_STORES[cell] for cell in removable(board)]
    if not reserve:
        return [], stores
    sites = board.sites
    exchangeable = sites.exchangeable(board.cells)
    builds: list[Build] = []
    for tile in reserve:
        form, build, swap = FORM[tile], _BUILDS[tile], _SWAPS[tile]
        builds += [build[cell] for cell in sites.homes(form)]
        stores += [swap[cell] for cell, forms in exchangeable if forms & form]
    return builds, stores


def _placements(state: State, seat: Seat) -> list[Move]:
    """Returns where the waiting tiles can go; the third player is given only what was bought (9)."""
    board = state.boards[seat]
    gives = [Give(tile) for tile in state.waiting] if state.has_third and state.stage != Stage.END else []
    places = [_PLACES[tile][cell] for tile in state.waiting for cell in cells_for(board, tile)]
    return [*gives, *places, *[Reserve(tile) for tile in state.waiting]]


_LISTS: dict[Task, Callable[[State, Seat], Sequence[Move]]] = {
    Task.ACT: _actions,
    Task.AGAIN: _actions,
    Task.PLACE: _placements,
    Task.PAY: falcon_payments,
    Task.FLY: further_flights,
    Task.INVITE: invitation,
}
