"""No damage to the history ends or stalls the program, and no game is lost or differs without being told."""

from pathlib import Path

import pytest

from tests.breadth import wide
from tests.trials.spoiling import BOXES, SPOILS, Games, furnished, visit

Home = tuple[Path, Games, Games]
NUMBERS = wide(range(len(SPOILS), 2 * len(SPOILS)), range(560))
"""One home of each kind of damage, of those that are walked through in the window none, which takes long; or many."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    model = tmp_path_factory.mktemp("history") / "model"
    return model, *furnished(model, wide(["alhambra_cards", "ys"], BOXES))


@pytest.mark.parametrize("number", NUMBERS)
def test_each_kind_of_damage_is_mended_or_told(home: Home, number: int) -> None:
    fate: str = visit(home[0], number, *home[1:])["fate"]
    assert not fate.partition(":")[0].isupper(), fate
