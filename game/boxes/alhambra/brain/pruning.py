"""Which moves of the tile game deserve a thought."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.boxes.alhambra.brain.grounds import best_cells, grounds, next_points
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import Board, at, exchanged, removed
from game.boxes.alhambra.rules.legal import price_of
from game.boxes.alhambra.rules.moves import Move, Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import FEATHER, TYPE
from game.boxes.alhambra_family.brain.purse import ample, purse, thrifty
from game.boxes.alhambra_family.rules.components import VALUE, Cards
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat

_CELLS = 6
_BUILDS = 2
_SWAPS = 3
_FALCONS = 4
_CARDS = 3
_TYPE_STEP = 0.7  # points by which a building of the next type is better, for a first look at swaps
_STORE_GAIN = 2.0  # an Alhambra is rarely better with a tile less


def prune(state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns the moves without those that look worse than another one of their kind.

    Kept are: what takes most money; the thriftiest ways to pay for each tile; of the waiting tiles the first that fits
    anywhere, on its best cells; the best redesigns; the falcons with most points; the cheapest payments for them.
    """
    if state.task == Task.PLACE:
        return _placements(state.boards[seat], state.waiting, moves)
    if state.task == Task.PAY:
        return _payments(state.hands[seat], [move for move in moves if isinstance(move, mv.PayFalcon)])
    board = state.boards[seat]
    purchases: dict[int, list[mv.Buy]] = {}
    for move in moves:
        if isinstance(move, mv.Buy):
            purchases.setdefault(move.tile, []).append(move)
    found: list[Move] = []
    for tile, ways in purchases.items():
        found += thrifty(state.hands[seat], price_of(state, tile), ways)
    found += ample(move for move in moves if isinstance(move, TakeMoney))
    found += _builds(board, [move for move in moves if isinstance(move, mv.Build)])
    found += _swaps(board, [move for move in moves if isinstance(move, mv.Swap)])
    found += _stores(board, [move for move in moves if isinstance(move, mv.Store)])
    found += best_flights(state, seat, [move for move in moves if isinstance(move, mv.PlaceFalcon)])
    found += [move for move in moves if isinstance(move, mv.WakeVizier | mv.EndTurn | mv.Decline)]
    return found or moves


def _placements(board: Board, waiting: Cards, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns what can be done with one waiting tile; the others have their turn after it."""
    tile = next((tile for tile in waiting if best_cells(board, tile)), waiting[0])
    cells = {cell for _, cell in best_cells(board, tile)[:_CELLS]}
    return [
        move
        for move in moves
        if (isinstance(move, mv.Place) and move.tile == tile and move.cell in cells)
        or (isinstance(move, mv.Reserve | mv.Give) and move.tile == tile)
    ]


def _payments(hand: Cards, payments: Iterable[mv.PayFalcon]) -> Sequence[mv.PayFalcon]:
    """Returns the cards that are missed least."""

    def rank(move: mv.PayFalcon) -> tuple[int, int]:
        return VALUE[move.card], -purse(tuple([card for card in hand if card != move.card])).fits

    return sorted(payments, key=rank)[:_CARDS]


def _builds(board: Board, builds: Iterable[mv.Build]) -> list[mv.Build]:
    """Returns the best cells for every tile of the reserve."""
    tiles = dict.fromkeys(build.tile for build in builds)
    return [mv.Build(tile, cell) for tile in tiles for _, cell in best_cells(board, tile)[:_BUILDS]]


def _swaps(board: Board, swaps: Sequence[mv.Swap]) -> Sequence[mv.Swap]:
    """Returns the swaps that look best, as far as they look like gains."""

    before = grounds(board).site

    def gain(swap: mv.Swap) -> float:
        site = grounds(exchanged(board, swap.cell, swap.tile)).site - before
        return site + _TYPE_STEP * (_rank(swap.tile) - _rank(at(board)[swap.cell]))

    ranked = sorted([(gain(swap), i) for i, swap in enumerate(swaps)], reverse=True)
    return [swaps[i] for worth, i in ranked[:_SWAPS] if worth > 0]


def _rank(tile: int) -> int:
    """Returns the type of a building, -1 for a camp or a bazaar."""
    kind = TYPE[tile]
    return -1 if kind is None else kind


def _stores(board: Board, stores: Sequence[mv.Store]) -> Sequence[mv.Store]:
    """Returns the one tile whose leaving does most good, if it does."""
    before = grounds(board).site
    gains = [(grounds(removed(board, store.cell)).site - before, i) for i, store in enumerate(stores)]
    worth, best = max(gains, default=(0.0, 0))
    return [stores[best]] if worth > _STORE_GAIN else []


def best_flights(state: State, seat: Seat, flights: Sequence[mv.PlaceFalcon]) -> Sequence[mv.PlaceFalcon]:
    """Returns the falcons that bring most, each on the corner that suits the fewest others."""
    if not flights:
        return ()
    steps = next_points(state.perched[seat])
    wanted = Counter(flight.corner for flight in flights)
    best: dict[int, mv.PlaceFalcon] = {}
    for flight in sorted(flights, key=lambda flight: (wanted[flight.corner], flight.corner)):
        best.setdefault(flight.falcon, flight)
    return sorted(best.values(), key=lambda flight: (-steps[FEATHER[flight.falcon]], flight.falcon))[:_FALCONS]
