"""The Alhambra games before a release: very many boards, walks in every language, every table; strength of players."""

import pytest

from game.boxes.alhambra.about import ABOUT
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.alhambra_family.test_conservation import COMBINATIONS, played
from tests.boxes.alhambra_family.test_table_picture import LEAST, all_are_large, unread_steps
from tests.languages import shipped_languages

ALL = dict.fromkeys(MODULES, True)


@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "modules"])
@pytest.mark.parametrize(("weaker", "share"), [("easy", 0.7), ("random", 0.95)])
def test_normal_beats_what_is_below_it_with_and_without_modules(
    options: dict[str, bool], weaker: str, share: float
) -> None:
    match = Match("alhambra", ABOUT.complete(options), ("normal", weaker), seed=51, swap=True)
    assert simulate(match, games=24)["levels"]["normal"]["win_rate"] >= share


def test_the_learned_weights_do_well_among_easy_players() -> None:
    match = Match("alhambra", ABOUT.complete(ALL), ("normal", "easy", "easy", "easy"), seed=52, swap=True)
    figures = simulate(match, games=8)["levels"]
    assert figures["normal"]["mean_place"] + 0.5 < figures["easy"]["mean_place"]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda modules: "-".join(modules) or "none")
def test_in_many_random_games(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(4):
        played(seats, modules, seed)


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
