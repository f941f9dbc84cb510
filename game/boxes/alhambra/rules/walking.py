"""Walking through an Alhambra, from the fountain to every building and bazaar (section 4.3)."""

from collections.abc import Mapping

from game.boxes.alhambra.rules.cells import CENTRE, STEPS, Cell
from game.boxes.alhambra.rules.contacts import KIND, OPEN
from game.boxes.alhambra.rules.tiles import SIDES, TILES

_NOTHING = len(TILES)
OPENINGS = (*(sum(1 << 2 * side for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES), 0)  # as in rings
_WALKS = tuple(tuple(STEPS[side] for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES)


def _corners(links: int) -> tuple[tuple[int, int], ...] | None:
    """Returns the corners around which one walks between the neighbours to which a tile opens, None if not all so.

    Takes these neighbours as bits of a ring. Each corner is the step to it and the sides that have to be open there.
    """
    sides = [side for side in SIDES if links >> 2 * side & 1]
    turns = [(side, (side + 1) % 4) for side in sides if (side + 1) % 4 in sides]
    if len(turns) < len(sides) - 1:
        return None
    return tuple((STEPS[one] + STEPS[other], 1 << 2 * (one ^ 2) | 1 << 2 * (other ^ 2)) for one, other in turns)


_CORNERS = tuple(_corners(ring) for ring in range(256))
IS_DEAD_END = tuple(ring.bit_count() < 2 for ring in range(256))  # nobody walks across a tile with one open neighbour


def walked_without(tiles: Mapping[Cell, int], gone: Cell, links: int) -> bool:
    """Tells whether without a tile every building and bazaar can still be reached from the fountain (section 4.3).

    Takes the neighbours to which the tile opens as bits of a ring. The others can be reached if one can still walk from
    one of these to the next: mostly around the corner between them, otherwise a longer way or not at all.
    """
    corners = _CORNERS[links]
    if corners is not None:
        for step, routes in corners:
            if OPENINGS[tiles.get(gone + step, _NOTHING)] & routes != routes:
                break
        else:
            return True
    wanted = {gone + STEPS[side] for side in SIDES if links >> 2 * side & 1}
    start = max(wanted) if gone > CENTRE else min(wanted)  # leads away from the fountain: the shorter walk
    wanted.remove(start)
    seen, reached = {gone, start}, [start]
    for cell in reached:  # grows while it is walked
        for step in _WALKS[tiles[cell]]:
            beside = cell + step
            if beside in tiles and beside not in seen:
                if beside in wanted:
                    wanted.remove(beside)
                    if not wanted:
                        return True
                seen.add(beside)
                reached.append(beside)
    return False
