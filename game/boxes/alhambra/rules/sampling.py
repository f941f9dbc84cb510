"""A random move without a list of all: what might be a move is drawn until it is one.

Of a redesign and of placing, a cell and a tile are drawn and looked at only then, so that no more of an Alhambra is
found out than around that cell. As each move is one of equally many that are drawn, all moves are equally likely. Cells
are counted as they are sorted, not as they are remembered, so that the same luck draws the same move.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from game.boxes.alhambra.rules import legal
from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.cells import CENTRE, STEPS, Cell
from game.boxes.alhambra.rules.contacts import FORM
from game.boxes.alhambra.rules.falcons import flights
from game.boxes.alhambra.rules.moves import Build, Buy, Give, Move, Place, Reserve, Store, Swap, WakeVizier
from game.boxes.alhambra.rules.purchases import payable, ways_to_pay
from game.boxes.alhambra.rules.sites import MAY_EMPTY, MAY_FILL, allowed, filled
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import SIDES
from game.boxes.alhambra.rules.walking import IS_DEAD_END, OPENINGS, walked_without
from game.boxes.alhambra_family.rules.money import Cards, Sets
from game.boxes.alhambra_family.rules.taking import TakeMoney, takable
from game.core.chance import Chance
from game.core.rules import Seat

_BEFORE = tuple(STEPS[: side ^ 2] for side in SIDES)
"""By the side at which a cell lies, the steps from there that come before the one back."""
_WAYS = len(STEPS) + 1
"""A tile may come to each side of a cell, or to the cell itself."""


def sample(state: State, seat: Seat, chance: Chance) -> Move:
    """Returns one of the legal moves of the acting seat, each equally likely."""
    draw = _DRAWS.get(state.task)
    return draw(state, seat, chance) if draw else chance.pick(legal.moves(state, seat))


def _action(state: State, seat: Seat, chance: Chance) -> Move:
    """Draws an action: one of those that can be counted, or a cell with a tile and what becomes of it.

    That may be taken away, or for each tile of the reserve it may be exchanged, or built on at one of its sides.
    """
    board, reserve = state.boards[seat], state.reserves[seat]
    tiles = at(board)
    bought, purchases = _purchases(state.hands[seat], tuple(state.squares), state.beside)
    money, sets = _takable(tuple(state.display))
    others = _others(state, seat) if state.falcons or state.modules.vizier else ()
    taken = bought + len(sets)
    first, choices = taken + len(others), 1 + len(reserve) * _WAYS
    candidates = range(first + len(board) * choices)
    while True:
        number = chance.pick(candidates)
        if number >= first:
            index, choice = divmod(number - first, choices)
            if move := _redesign(tiles, reserve, board[index][0], choice):
                return move
        elif number < bought:
            return _purchase(purchases, number)
        elif number < taken:
            return TakeMoney(tuple([money[index] for index in sets[number - bought]]))
        else:
            return others[number - taken]


_Purchases = Sequence[tuple[int, Cards, Sets]]
"""Tiles that a hand may be able to buy, with the cards of their currency and which of these pay."""
_takable = lru_cache(1 << 4)(takable)  # a redesign leaves money and market as they are: much is asked again


@lru_cache(1 << 6)
def _purchases(hand: Cards, squares: tuple[int | None, ...], beside: Cards) -> tuple[int, _Purchases]:
    """Returns how many purchases a hand may make, and these."""
    found = [(tile, purse, ways_to_pay(tile, price, purse)) for tile, price, purse in payable(hand, squares, beside)]
    return sum([len(ways) for _, _, ways in found]), found


def _purchase(purchases: _Purchases, number: int) -> Buy:
    for tile, purse, ways in purchases:
        if number < len(ways):
            return Buy(tile, tuple([purse[index] for index in ways[number]]))
        number -= len(ways)
    raise IndexError


def _others(state: State, seat: Seat) -> Sequence[Move]:
    """Returns what modules add to the actions: falcons and the vizier."""
    found: list[Move] = []
    if state.falcons and state.task == Task.ACT:
        found += flights(state, seat)
    if state.modules.vizier and not state.awake[seat]:
        found.append(WakeVizier())
    return found


def _redesign(tiles: Mapping[Cell, int], reserve: Cards, cell: Cell, choice: int) -> Move | None:
    """Returns the redesign with a cell and a choice of what becomes of it, None if that is no move."""
    if choice == 0:
        return Store(cell) if _may_go(tiles, cell) else None
    index, side = divmod(choice - 1, _WAYS)
    tile = reserve[index]
    if side < _WAYS - 1:
        if cell + STEPS[side] in tiles or not _may_come(tiles, cell, side, tile):
            return None
        return Build(tile, cell + STEPS[side])
    return Swap(tile, cell) if cell != CENTRE and allowed(tiles, cell) & FORM[tile] else None


def _settling(state: State, seat: Seat, chance: Chance) -> Move:
    """Draws where a waiting tile goes: to the reserve, to the third player, or beside a cell."""
    board, waiting = state.boards[seat], state.waiting
    tiles = at(board)
    away: tuple[Callable[[int], Move], ...] = (Reserve,)
    if state.has_third and state.stage != Stage.END:
        away = Reserve, Give
    ways = len(away) + len(board) * len(STEPS)
    candidates = range(len(waiting) * ways)
    while True:
        index, way = divmod(chance.pick(candidates), ways)
        tile = waiting[index]
        if way < len(away):
            return away[way](tile)
        spot, side = divmod(way - len(away), len(STEPS))
        beside = board[spot][0]
        cell = beside + STEPS[side]
        if cell not in tiles and _may_come(tiles, beside, side, tile):
            return Place(tile, cell)


def _may_come(tiles: Mapping[Cell, int], beside: Cell, side: int, tile: int) -> bool:
    """Tells whether a tile may come to the free side of a cell, if no neighbour of that place comes before the cell."""
    cell = beside + STEPS[side]
    for step in _BEFORE[side]:
        if cell + step in tiles:
            return False
    return bool(allowed(tiles, cell) & FORM[tile]) and MAY_FILL[filled(tiles, cell)]


def _may_go(tiles: Mapping[Cell, int], cell: Cell) -> bool:
    """Tells whether the tile of a cell may be taken away."""
    around = filled(tiles, cell)
    links = around & OPENINGS[tiles[cell]]
    return MAY_EMPTY[around] and cell != CENTRE and (IS_DEAD_END[links] or walked_without(tiles, cell, links))


_DRAWS: dict[Task, Callable[[State, Seat, Chance], Move]] = {
    Task.ACT: _action,
    Task.AGAIN: _action,
    Task.PLACE: _settling,
}
"""By task, how a move is drawn where there may be many; few are listed."""
