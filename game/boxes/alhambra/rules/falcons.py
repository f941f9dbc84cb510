"""Falcons (section 8.4): where they may sit in an Alhambra, how they come and go, and what they score.

A corner, the meeting point of four tiles, is named by the cell to its north-west.
"""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at
from game.boxes.alhambra.rules.events import FalconPlaced, FalconsReturned
from game.boxes.alhambra.rules.moves import EndTurn, Move, PayFalcon, PlaceFalcon, Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import CAMPS, FEATHER, FEATHERS, PAIR, TYPE
from game.boxes.alhambra.rules.view import Perched
from game.boxes.alhambra_family.rules.bank import pay
from game.boxes.alhambra_family.rules.components import COPIES, Cards
from game.core.rules import Emit, Seat
from game.core.values import value

_, _EAST, _SOUTH, _ = STEPS
POINTS = (0, 2, 6, 12, 20, 30)  # by the number of falcons with the same feathers


def touches(corner: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Returns the four cells around a corner: north-west, north-east, south-west, south-east."""
    return corner, corner + _EAST, corner + _SOUTH, corner + _SOUTH + _EAST


def corners(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Returns the four corners of a cell: north-west, north-east, south-west, south-east."""
    return cell - _SOUTH - _EAST, cell - _SOUTH, cell - _EAST, cell


def perches(board: Board, falcon: int) -> tuple[Cell, ...]:
    """Returns the corners, sorted, where a falcon (0 to 14) may be placed if no other sits there (section 8.4).

    All four tiles are buildings, bazaars or the fountain, not camps (our ruling), and show both colours of the falcon.
    """
    pair = sum(1 << kind for kind in PAIR[falcon])
    return tuple([corner for corner, kinds in _corners(board) if kinds & pair == pair])


@lru_cache(1 << 10)
def _corners(board: Board) -> tuple[tuple[Cell, int], ...]:
    """Returns the corners where falcons may sit at all, with the types around each as bits."""
    tiles = at(board)
    found = []
    for corner, _ in board:
        around = [tiles.get(cell) for cell in touches(corner)]
        if all(tile is not None and tile not in CAMPS for tile in around):
            kinds = {TYPE[tile] for tile in around if tile is not None}
            found.append((corner, sum(1 << kind for kind in kinds if kind is not None)))
    return tuple(found)


# ---------------------------------------------------------------------- moves
def flights(state: State, seat: Seat) -> tuple[PlaceFalcon, ...]:
    """Returns the falcons that a seat could place and pay now."""
    if not state.falcons or not state.hands[seat]:
        return ()
    return _flights(state.boards[seat], state.perched[seat], state.falcons)


@lru_cache(maxsize=1 << 10)
def _flights(board: Board, perched: Perched, falcons: Cards) -> tuple[PlaceFalcon, ...]:
    taken = {corner for corner, _ in perched}
    return tuple(
        PlaceFalcon(falcon, corner) for falcon in falcons for corner in perches(board, falcon) if corner not in taken
    )


_END = EndTurn()


def further_flights(state: State, seat: Seat) -> Sequence[Move]:
    """Returns what may follow a falcon: another one, or the end of the turn."""
    return [_END, *flights(state, seat)]


def falcon_payments(state: State, seat: Seat) -> Sequence[Move]:
    """Returns one card of every currency and value: any pays a falcon."""
    hand = state.hands[seat]
    return [PayFalcon(card) for i, card in enumerate(hand) if not i or card // COPIES != hand[i - 1] // COPIES]


# ---------------------------------------------------------------------- coming and going
def pay_falcon(state: State, seat: Seat, move: PayFalcon, emit: Emit) -> None:
    """Pays the chosen falcon and lets it sit down."""
    falcon, corner = state.pledged
    state.pledged, state.task = (), Task.FLY
    pay(state, seat, (move.card,))
    state.falcons = tuple([other for other in state.falcons if other != falcon])
    state.perched[seat] = tuple(sorted((*state.perched[seat], (corner, falcon))))
    emit(FalconPlaced(seat, falcon, corner, move.card))


def return_falcons(state: State, seat: Seat, cell: Cell, emit: Emit) -> None:
    """Brings the falcons on the corners of a cell back to the supply, even if the new tile would suit them."""
    if not state.perched[seat]:
        return
    leaving = tuple([falcon for corner, falcon in state.perched[seat] if corner in corners(cell)])
    if leaving:
        state.perched[seat] = tuple([sitting for sitting in state.perched[seat] if sitting[1] not in leaving])
        state.falcons = tuple(sorted((*state.falcons, *leaving)))
        emit(FalconsReturned(seat, leaving))


# ---------------------------------------------------------------------- scoring
@value
class Flock:
    """The falcons of a seat with the same feathers (0 to 2): how many they are, and their points together."""

    feather: int
    number: int
    points: int


def flocks(perched: Perched) -> tuple[Flock, ...]:
    """Returns the falcons of an Alhambra by feathers, those that there are."""
    feathers = [FEATHER[falcon] for _, falcon in perched]
    counts = ((feather, feathers.count(feather)) for feather in range(len(FEATHERS)))
    return tuple(Flock(feather, number, POINTS[number]) for feather, number in counts if number)


def perched_points(perched: Perched) -> int:
    """Returns the points for the falcons of an Alhambra."""
    return sum(flock.points for flock in flocks(perched))
