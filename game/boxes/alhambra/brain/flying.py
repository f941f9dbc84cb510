"""What falcons promise: those that sit already and the next one."""

from functools import lru_cache

from game.boxes.alhambra.rules.falcons import POINTS, perched_points
from game.boxes.alhambra.rules.state import Perched
from game.boxes.alhambra.rules.tiles import FEATHER, FEATHERS

points_here = lru_cache(1 << 12)(perched_points)


@lru_cache(1 << 12)
def next_points(perched: Perched) -> tuple[int, ...]:
    """Returns by feather how many points more one scoring pays with one falcon more; 0 when all of them sit here."""
    held = [FEATHER[falcon] for _, falcon in perched]
    counts = [held.count(feather) for feather in range(len(FEATHERS))]
    return tuple((*POINTS, POINTS[-1])[count + 1] - POINTS[count] for count in counts)
