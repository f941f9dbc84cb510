"""Kept games of Ys: each variant, each number of players, each way of deciding who is first."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.boxes.ys.rules.cards import NAMES
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.events import CardPlayed, FavoursSent, GemsScored, ThroneScored
from game.core import box as shelf
from game.saves.reading import parse
from tests.golden.test_golden import replayed

FOLDER = Path(__file__).parent / "ys"


@dataclass(frozen=True)
class End:
    """How a game went, as people would tell it."""

    totals: tuple[int, ...]
    places: tuple[int, ...]


ENDS = {
    "two": End((76, 77), (2, 1)),
    "two-hard": End((64, 80), (2, 1)),
    "two-shared-win": End((82, 82), (1, 1)),
    "three": End((88, 80, 92), (2, 3, 1)),
    "three-decided-by-gems": End((92, 72, 92), (2, 3, 1)),
    "three-three-quarters": End((72, 87, 91), (3, 2, 1)),
    "three-favour-express": End((79, 98, 96), (3, 1, 2)),
    "four": End((77, 101, 77, 53), (2, 1, 3, 4)),
    "four-favour": End((88, 88, 85, 60), (2, 1, 3, 4)),
    "four-all-open": End((55, 83, 80, 85), (4, 2, 3, 1)),
}


def happened(name: str) -> list[Any]:
    return [event for beat in replayed(FOLDER / f"{name}.kupola").beats(None) for event in beat.events]


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.kupola")))
def test_the_kept_games_show_each_way_of_ending(name: str) -> None:
    result = replayed(FOLDER / f"{name}.kupola").result()
    assert End(result.totals, result.places) == ENDS[name]
    assert result.reason == "end.fourth_turn"


def test_most_gems_decide_between_equal_points() -> None:
    """Section 4."""
    result = replayed(FOLDER / "three-decided-by-gems.kupola").result()
    assert result.totals[0] == result.totals[2] and result.breaks[2][0].points > result.breaks[0][0].points


def test_each_number_of_players_and_each_option_has_a_kept_game() -> None:
    about = shelf.about("ys")
    records = [parse(path.read_bytes()) for path in FOLDER.glob("*.kupola")]
    assert {len(record.players) for record in records} == set(about.seats)
    ruled = [option for option in about.options if not option.people]
    assert all(len({record.options[option.key] for record in records}) > 1 for option in ruled)


def test_every_character_is_played_in_one_of_them() -> None:
    played = {event.card for name in ENDS for event in happened(name) if isinstance(event, CardPlayed)}
    assert {NAMES[card] for card in WINDOW} == {NAMES[card] for card in played}


def test_the_final_scoring_is_told_colour_by_colour_and_with_the_kings_favour_the_throne_room() -> None:
    for name in ("four-favour", "three-favour-express"):
        kinds = [type(event) for event in happened(name)]
        assert kinds.count(GemsScored) == 4 and kinds.count(FavoursSent) == 4 and kinds.count(ThroneScored) == 1
