"""The building rules and the longest wall against flood fills and walks, in very many Alhambras."""

import pytest

from tests.boxes.alhambra.test_board_proofs import (
    POOLS,
    games,
    placements,
    removals,
    shape_is_judged,
    shapes_of,
    swaps,
)
from tests.boxes.alhambra.test_walls import is_found


def test_every_shape_of_up_to_seven_cells_forbids_just_holes_and_falling_apart() -> None:
    assert sum(map(shape_is_judged, shapes_of(7))) > 100_000


@pytest.mark.parametrize("pool", POOLS)
def test_placements_removals_and_swaps_of_many_random_games(pool: str) -> None:
    found = games(pool, 10, 40)
    assert sum(placements(now, tiles) for now, tiles in found) > 45_000
    assert sum(removals(now) for now, _ in found) > 4_500
    assert sum(swaps(now, tiles[:1]) for now, tiles in found) > 4_500


def test_the_wall_is_that_of_a_plain_walk_along_very_many_outlines() -> None:
    assert is_found(150)
