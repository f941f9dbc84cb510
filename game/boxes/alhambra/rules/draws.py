"""Drawing tiles: the four squares, the bazaars beside them, and the imaginary third player's share."""

from bisect import bisect_left
from functools import cache

from game.boxes.alhambra.rules.events import BazaarOpened
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS
from game.boxes.alhambra_family.rules.events import ThirdDealt, TileOpened
from game.core.chance import Chance
from game.core.rules import Emit

_tile_opened = cache(TileOpened)


def fill_squares(state: State, chance: Chance, emit: Emit) -> bool:
    """Fills the empty squares in order (End of turn, 3); returns whether there were enough tiles.

    A bazaar drawn for a square is laid beside the market and drawing goes on (8.3).
    """
    while None in state.squares:
        if not state.bag:
            return False
        tile = _draw(state, chance)
        if tile in BAZAARS:
            state.beside = tuple(sorted((*state.beside, tile)))
            emit(BazaarOpened(tile))
        else:
            square = state.squares.index(None)
            state.squares[square] = tile
            emit(_tile_opened(square, tile))
    return True


def deal_to_third(state: State, number: int, chance: Chance, emit: Emit) -> None:
    """Gives the imaginary third player that many tiles of the draw pile, or all there are (9)."""
    dealt = [_draw(state, chance) for _ in range(min(number, len(state.bag)))]
    state.third = tuple(sorted((*state.third, *dealt)))
    if dealt:
        emit(ThirdDealt(tuple(dealt)))


def _draw(state: State, chance: Chance) -> int:
    tile = chance.pick(state.bag)
    del state.bag[bisect_left(state.bag, tile)]
    return tile
