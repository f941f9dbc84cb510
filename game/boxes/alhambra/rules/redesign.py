"""Redesigning an Alhambra: in, out, or both at once (3); falcons leave with a tile (8.4)."""

from game.boxes.alhambra.rules.board import at, exchanged, placed, removed
from game.boxes.alhambra.rules.events import TileBuilt, TileStored, TileSwapped
from game.boxes.alhambra.rules.falcons import return_falcons
from game.boxes.alhambra.rules.moves import Build, Store, Swap
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.money import Cards
from game.core.rules import Emit, Seat, no_listener


def build(state: State, seat: Seat, move: Build, emit: Emit) -> None:
    """Brings a tile of the reserve to the Alhambra."""
    state.boards[seat] = placed(state.boards[seat], move.cell, move.tile)
    state.reserves[seat] = _without(state.reserves[seat], move.tile)
    if emit is not no_listener:
        emit(TileBuilt(seat, move.tile, move.cell))


def store(state: State, seat: Seat, move: Store, emit: Emit) -> None:
    """Brings a tile of the Alhambra to the reserve."""
    tile = at(state.boards[seat])[move.cell]
    state.boards[seat] = removed(state.boards[seat], move.cell)
    state.reserves[seat] = tuple(sorted((*state.reserves[seat], tile)))
    if emit is not no_listener:
        emit(TileStored(seat, tile, move.cell))
    return_falcons(state, seat, move.cell, emit)


def swap(state: State, seat: Seat, move: Swap, emit: Emit) -> None:
    """Exchanges a tile of the Alhambra for one of the reserve."""
    stored = at(state.boards[seat])[move.cell]
    state.boards[seat] = exchanged(state.boards[seat], move.cell, move.tile)
    state.reserves[seat] = tuple(sorted((*_without(state.reserves[seat], move.tile), stored)))
    if emit is not no_listener:
        emit(TileSwapped(seat, move.tile, stored, move.cell))
    return_falcons(state, seat, move.cell, emit)


def _without(tiles: Cards, gone: int) -> Cards:
    place = tiles.index(gone)
    return tiles[:place] + tiles[place + 1 :]
