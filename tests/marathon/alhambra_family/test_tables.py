"""Both tables of the Alhambra games: walks in every language, and things that are large in every window."""

import pytest

from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.alhambra_family.test_table_picture import unread_steps
from tests.boxes.alhambra_family.test_table_sizes import LEAST, all_are_large
from tests.languages import shipped_languages

SEATS = pytest.mark.parametrize("seats", range(2, 7))


@BOTH
@pytest.mark.parametrize("language", shipped_languages())
@SEATS
@pytest.mark.painted
def test_each_step_of_every_walk_can_be_read(game: Game, seats: int, language: str) -> None:
    assert unread_steps(game, seats, language) == []


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("modules", [(), MODULES, *((name,) for name in MODULES)], ids="-".join)
@SEATS
def test_money_and_tiles_are_large(size: tuple[int, int], modules: tuple[str, ...], seats: int) -> None:
    for is_open in (False, True):
        all_are_large(size, seats, modules, is_open=is_open)
