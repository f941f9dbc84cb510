"""Nothing is lost or doubled, with any seats and modules."""

import pytest

from tests.boxes.alhambra.test_conservation import COMBINATIONS, played


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda modules: "-".join(modules) or "none")
def test_in_many_random_games(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(4):
        played(seats, modules, seed)
