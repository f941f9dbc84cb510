"""A random move without a list of all: what might be a move is drawn until it is one.

Of a redesign and of placing, a cell and a tile are drawn and looked at only then, so that no more of an Alhambra is
found out than around that cell. As each move is one of equally many that are drawn, all moves are equally likely. Cells
are counted as they are sorted, not as they are remembered, so that the same luck draws the same move.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from game.boxes.alhambra.rules import legal
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.falcons import flights
from game.boxes.alhambra.rules.legal import bazaars_for
from game.boxes.alhambra.rules.moves import Move, Stage, Task
from game.boxes.alhambra.rules.sites import (
    IS_DEAD_END,
    MAY_EMPTY,
    MAY_FILL,
    NOTHING,
    OPENINGS,
    STEPS,
    Cell,
    allowed,
    filled,
    walked_without,
)
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import CAMPS, FORM, FOUNTAIN, KIND, OPEN, PRICE, SIDES, TILES, meet
from game.boxes.alhambra_family.rules.components import Cards
from game.boxes.alhambra_family.rules.taking import Sale, purchase, sales, taking, taking_places
from game.core.chance import Chance
from game.core.rules import Seat

Steps = tuple[int, ...]
_Choice = tuple[int, int, Steps, Sequence[bool]]
"""What may be done at a cell: a tile, the step to where it comes, steps from there that must lead to no tile, and which
tiles may lie in the cell. Without a step what lies there is exchanged, or taken away for `NOTHING`."""
_BUT_THE_FOUNTAIN = [tile != FOUNTAIN for tile in TILES]
_STORE: list[_Choice] = [(NOTHING, 0, (), _BUT_THE_FOUNTAIN)]


def _joinings(tile: int) -> list[_Choice]:
    """Returns how a tile may be joined to another one: a camp with any side, all others with an open one (4.3).

    Where a tile comes to several neighbours, the first of its joining sides joins it: before that no tile may lie.
    """
    sides = [side for side in SIDES if tile in CAMPS or KIND[tile][side] == OPEN]
    befores = [tuple([STEPS[other] for other in sides if other < side]) for side in sides]
    return [
        (tile, -STEPS[side], before, [meet(tile, side, other) for other in TILES])
        for side, before in zip(sides, befores, strict=True)
    ]


_JOINED = tuple(map(_joinings, TILES))
_USED = tuple([*joined, (tile, 0, (), _BUT_THE_FOUNTAIN)] for tile, joined in enumerate(_JOINED))
"""By tile, how it may be joined, and that it may be exchanged for another one."""


@lru_cache(maxsize=1 << 4)  # a redesign leaves money and market as they are: the same is asked again
def _sales(hand: Cards, squares: tuple[int | None, ...]) -> tuple[int, Sequence[Sale]]:
    """Returns what can be bought on the squares, see `sales`."""
    return sales(hand, squares, PRICE)


def sample(state: State, seat: Seat, chance: Chance) -> Move:
    """Returns one of the legal moves of the acting seat, each equally likely."""
    draw = _DRAWS.get(state.task)
    return draw(state, seat, chance) if draw else chance.pick(legal.moves(state, seat))


def _action(state: State, seat: Seat, chance: Chance) -> Move:
    """Draws an action: a purchase, a way to take money, one of few others, or a cell and what a redesign does there."""
    board = state.boards[seat]
    cells, tiles = board.cells, board.tiles
    bought, sold = _sales(state.hands[seat], tuple(state.squares))
    takings = taking_places(state.display)
    others = _others(state, seat) if state.beside or state.falcons or state.modules.vizier else ()
    taken = bought + len(takings)
    first = taken + len(others)
    choices = _STORE.copy()
    for tile in state.reserves[seat]:
        choices += _USED[tile]
    several = len(choices)
    candidates = range(first + len(cells) * several)
    move: Move | None = None
    while move is None:
        number = chance.pick(candidates)
        if number >= first:
            index, choice = divmod(number - first, several)
            cell, (tile, step, before, fits) = cells[index], choices[choice]
            if fits[tiles[cell]] and not (step and cell + step in tiles):
                move = _redesign(tiles, cell, tile, step, before)
        elif number < bought:
            square, cards = purchase(sold, number)
            if cards and (bought_tile := state.squares[square]) is not None:
                move = mv.Buy(bought_tile, cards)
        elif number < taken:
            move = taking(state.display, takings[number - bought])
        else:
            move = others[number - taken]
    return move


def _others(state: State, seat: Seat) -> Sequence[Move]:
    """Returns what modules add to the actions: bazaars, falcons and the vizier."""
    found: list[Move] = [*bazaars_for(state, state.hands[seat])] if state.beside else []
    if state.falcons and state.task == Task.ACT:
        found += flights(state, seat)
    if state.modules.vizier and not state.awake[seat]:
        found.append(mv.WakeVizier())
    return found


def _redesign(tiles: Mapping[Cell, int], cell: Cell, tile: int, step: int, before: Steps) -> Move | None:
    """Returns the redesign that a choice makes at a cell, None if that is no move."""
    if step:
        return mv.Build(tile, cell + step) if _may_come(tiles, cell + step, tile, before) else None
    if tile == NOTHING:
        return mv.Store(cell) if _may_go(tiles, cell) else None
    return mv.Swap(tile, cell) if allowed(tiles, cell) & FORM[tile] else None


def _settling(state: State, seat: Seat, chance: Chance) -> Move:
    """Draws where a waiting tile goes: to the reserve, to the third player, or beside a cell."""
    board, waiting = state.boards[seat], state.waiting
    cells, tiles = board.cells, board.tiles
    away: tuple[Callable[[int], Move], ...] = (mv.Reserve,)
    if state.has_third and state.stage != Stage.END:
        away = mv.Reserve, mv.Give
    first = len(waiting) * len(away)
    choices = [choice for tile in waiting for choice in _JOINED[tile]]
    candidates = range(first + len(cells) * len(choices))
    while True:
        number = chance.pick(candidates)
        if number < first:
            return away[number // len(waiting)](waiting[number % len(waiting)])
        index, choice = divmod(number - first, len(choices))
        cell, (tile, step, before, fits) = cells[index], choices[choice]
        if fits[tiles[cell]] and cell + step not in tiles and _may_come(tiles, cell + step, tile, before):
            return mv.Place(tile, cell + step)


def _may_come(tiles: Mapping[Cell, int], cell: Cell, tile: int, before: Steps) -> bool:
    """Tells whether a tile may come to an empty cell where some steps must lead to no tile."""
    for step in before:
        if cell + step in tiles:
            return False
    return bool(allowed(tiles, cell) & FORM[tile]) and MAY_FILL[filled(tiles, cell)]


def _may_go(tiles: Mapping[Cell, int], cell: Cell) -> bool:
    """Tells whether the tile of a cell may be taken away."""
    around = filled(tiles, cell)
    links = around & OPENINGS[tiles[cell]]
    return MAY_EMPTY[around] and (IS_DEAD_END[links] or walked_without(tiles, cell, links))


_DRAWS: dict[Task, Callable[[State, Seat, Chance], Move]] = {
    Task.ACT: _action,
    Task.AGAIN: _action,
    Task.PLACE: _settling,
}
"""By task, how a move is drawn where there may be many; few are listed."""
