"""What the brains of all boxes promise: numbers and a group for every position, and weights for all of them."""

import json
from importlib import import_module
from importlib.resources import files
from math import isfinite
from typing import Any

import pytest

from game.boxes.alhambra.rules.moves import Task
from game.core.rules import Seat
from tests.ai.positions import positions
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.tables import BOXES
from tests.contract.tables import Table, daily_tables


def features_of(box: str) -> Any:
    return import_module(f"game.boxes.{box}.brain.features")


def groups(box: str) -> set[str]:
    """Returns the names of the groups of positions that have weights of their own."""
    found = features_of(box).GROUPS
    rows = found.values() if isinstance(found, dict) else [row.values() for row in found]
    return {name for row in rows for name in row}


@pytest.mark.parametrize("setting", [one for one in daily_tables() if one.box in BOXES], ids=str)
def test_every_position_has_all_features_and_a_group(setting: Table) -> None:
    known = features_of(setting.box)
    for state, _ in positions(setting.box, setting.seats, seed=41, every=29, options=dict(setting.options)):
        assert known.group(state) in groups(setting.box)
        for seat in range(setting.seats):
            found = known.features(state, Seat(seat))
            assert len(found) == len(known.NAMES) and all(map(isfinite, found))


@pytest.mark.parametrize("box", BOXES)
def test_weights_are_there_for_every_group_and_feature(box: str) -> None:
    """Learned ones, those that other levels are measured by, and those of whoever plays on."""
    features = features_of(box)
    learned = [
        file for file in files(f"game.boxes.{box}.brain").iterdir() if file.name in ("weights.json", "guide.json")
    ]
    rows = [json.loads(file.read_text("utf-8")) for file in learned]
    rows += [getattr(features, name) for name in ("WEIGHTS", "HAND", "FROZEN") if hasattr(features, name)]
    assert rows
    for weights in rows:
        assert set(weights) == groups(box)
        assert {len(row) for row in weights.values()} == {len(features.NAMES)}


# ---------------------------------------------------------------------- both Alhambra games
@BOTH
@pytest.mark.parametrize("name", ["baseline", "learned"])
def test_a_finished_game_is_worth_its_lead(game: Game, name: str) -> None:
    """Of two it is that over the other one: Dirk scores, but only a player can win."""
    worth = import_module(f"game.boxes.{game.box}.brain").BRAIN.evaluators[name]
    points = [(1, 2, 3), (4, 0, 30), (5, 5, 5), (9, 9, 90)]
    for seats, leads in ((2, [6 - 34, 34 - 6]), (3, [6 - 34, 34 - 15, 15 - 34])):
        *_, (state, _) = positions(game.box, seats, seed=24)
        state.points = [*points[:seats], points[3]][:3]
        if game.is_tiles:
            state.task = Task.OVER
        else:
            state.is_over = True
        assert [worth(state, Seat(seat)) for seat in range(seats)] == leads


@BOTH
def test_dirk_is_nobody_to_be_ahead_of(game: Game) -> None:
    *_, (state, _) = positions(game.box, 2, seed=24)
    state.points = [(1, 2, 3), (4, 0, 30), (9, 9, 90)]
    known = features_of(game.box)
    found = dict(zip(known.NAMES, known.features(state, Seat(0)), strict=True))
    assert found["points_over_mean"] == found["points_over_best"] == 6 - 34
