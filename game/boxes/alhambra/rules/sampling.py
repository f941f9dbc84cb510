"""A random move without a list of all: what might be a move is drawn until it is one.

Of a redesign and of placing, a cell and a tile are drawn and looked at only then, so that no more of an Alhambra is
found out than around that cell. As each move is one of equally many that are drawn, all moves are equally likely.
"""

from collections.abc import Callable, Mapping

from game.boxes.alhambra.rules import legal
from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.cells import CENTRE, STEPS, Cell
from game.boxes.alhambra.rules.contacts import FORM
from game.boxes.alhambra.rules.moves import Build, Give, Move, Place, Reserve, Store, Swap
from game.boxes.alhambra.rules.sites import MAY_EMPTY, MAY_FILL, allowed, filled
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import SIDES
from game.boxes.alhambra.rules.walking import IS_DEAD_END, OPENINGS, walked_without
from game.core.chance import Chance
from game.core.rules import Seat

_BEFORE = tuple(STEPS[: side ^ 2] for side in SIDES)
"""By the side at which a cell lies, the steps from there that come before the one back."""
_HERE = len(STEPS)
"""After the sides of a cell, the cell itself."""


def sample(state: State, seat: Seat, chance: Chance) -> Move:
    """Returns one of the legal moves of the acting seat, each equally likely."""
    draw = _DRAWS.get(state.task)
    return draw(state, seat, chance) if draw else chance.pick(legal.moves(state, seat))


def _action(state: State, seat: Seat, chance: Chance) -> Move:
    """Draws an action: one of those that are listed, or a cell with a tile and what becomes of it.

    That may be taken away, or for each tile of the reserve it may be exchanged, or built on at one of its sides.
    """
    tiles, reserve = at(state.boards[seat]), state.reserves[seat]
    listed, cells = legal.no_redesigns(state, seat), [*tiles]
    first, ways = len(listed), 1 + len(reserve) * (_HERE + 1)
    candidates = range(first + len(cells) * ways)
    while True:
        number = chance.pick(candidates)
        if number < first:
            return listed[number]
        index, way = divmod(number - first, ways)
        cell = cells[index]
        if way == 0:
            if _may_go(tiles, cell):
                return Store(cell)
            continue
        choice, side = divmod(way - 1, _HERE + 1)
        tile = reserve[choice]
        if side == _HERE:
            if cell != CENTRE and allowed(tiles, cell) & FORM[tile]:
                return Swap(tile, cell)
        elif _may_come(tiles, cell, side, tile):
            return Build(tile, cell + STEPS[side])


def _settling(state: State, seat: Seat, chance: Chance) -> Move:
    """Draws where a waiting tile goes: to the reserve, to the third player, or beside a cell."""
    tiles, waiting = at(state.boards[seat]), state.waiting
    away: tuple[Callable[[int], Move], ...] = (Reserve,)
    if state.has_third and state.stage != Stage.END:
        away = Reserve, Give
    cells = [*tiles]
    ways = len(away) + len(cells) * len(STEPS)
    candidates = range(len(waiting) * ways)
    while True:
        index, way = divmod(chance.pick(candidates), ways)
        tile = waiting[index]
        if way < len(away):
            return away[way](tile)
        spot, side = divmod(way - len(away), len(STEPS))
        if _may_come(tiles, cells[spot], side, tile):
            return Place(tile, cells[spot] + STEPS[side])


def _may_come(tiles: Mapping[Cell, int], beside: Cell, side: int, tile: int) -> bool:
    """Tells whether a tile may come to the side of a cell, if that is the first cell to which it would be joined."""
    cell = beside + STEPS[side]
    if cell in tiles or not allowed(tiles, cell) & FORM[tile]:
        return False
    for step in _BEFORE[side]:
        if cell + step in tiles:
            return False
    return MAY_FILL[filled(tiles, cell)]


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
