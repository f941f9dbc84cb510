"""How strong the computer players of the tile game are."""

import pytest

from game.boxes.alhambra.about import ABOUT
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.boxes.alhambra.positions import MODULES

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
