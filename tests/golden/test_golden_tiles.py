"""Kept games of the tile game: each module, all of them, each number of players, each way of ending."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, ScoringDone

from game.boxes.alhambra.rules.events import (
    BazaarsScored,
    CampsScored,
    FalconPlaced,
    FalconsReturned,
    TileBought,
    TileGiven,
    VizierWoken,
)
from game.core import box as shelf
from game.saves.reading import parse
from tests.golden.test_golden import replayed

FOLDER = Path(__file__).parent / "alhambra"
MODULES = ("vizier", "camps", "bazaars", "falcons")


@dataclass(frozen=True)
class End:
    """How a game went, as people would tell it."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    left_over: frozenset[str]


ENDS = {
    "five-bazaars-tie": End((64, 86, 42, 81, 68), (4, 1, 5, 2, 3), frozenset({"most", "tie"})),
    "four-camps-tie": End((90, 98, 61, 102), (3, 2, 4, 1), frozenset({"most", "tie"})),
    "four-shared-win": End((99, 68, 90, 99), (1, 4, 3, 1), frozenset({"most"})),
    "six-modules-youngest": End((63, 69, 70, 67, 30, 70), (5, 3, 1, 4, 6, 1), frozenset({"most"})),
    "three-falcons": End((104, 119, 98), (2, 1, 3), frozenset({"most", "tie"})),
    "three-open-hands": End((101, 127, 101), (2, 1, 2), frozenset({"most"})),
    "three-vizier": End((134, 74, 128), (1, 3, 2), frozenset({"most", "nobody"})),
    "two-modules-nobody": End((65, 118), (2, 1), frozenset({"most", "nobody"})),
    "two": End((50, 87), (2, 1), frozenset({"most"})),
}


def happened(name: str) -> list[Any]:
    return [event for beat in replayed(FOLDER / f"{name}.kupola").beats(None) for event in beat.events]


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.kupola")))
def test_the_kept_games_show_each_way_of_ending(name: str) -> None:
    events, result = happened(name), replayed(FOLDER / f"{name}.kupola").result()
    left_over = frozenset(event.reason for event in events if isinstance(event, LeftoverAwarded))
    assert End(result.totals, result.places, left_over) == ENDS[name]
    assert [event.letter for event in events if isinstance(event, ScoringDone)] == ["A", "B", "C"]
    assert result.reason == "end.tiles"


def test_each_number_of_players_and_each_option_has_a_kept_game() -> None:
    about = shelf.about("alhambra")
    records = [parse(path.read_bytes()) for path in FOLDER.glob("*.kupola")]
    assert {len(record.players) for record in records} == set(about.seats)
    assert all(len({record.options[option.key] for record in records}) > 1 for option in about.options)
    assert any(all(record.options[name] for name in MODULES) for record in records)


@pytest.mark.parametrize("name", ["two-modules-nobody", "six-modules-youngest"])
def test_all_modules_are_used_in_one_game(name: str) -> None:
    kinds = {type(event) for event in happened(name)}
    assert kinds >= {VizierWoken, CampsScored, BazaarsScored, FalconPlaced, FalconsReturned}
    assert any(isinstance(event, TileBought) and event.by_vizier for event in happened(name))
    assert (TileGiven in kinds) == name.startswith("two")
