"""Kept games of Maharaja: each variant, each number of players, each way of ending."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from game.boxes.maharaja.rules.events import (
    AuctionWon,
    CharacterLured,
    CharactersSwapped,
    CharacterTaken,
    ChitUsed,
    GovernorLowered,
    HouseMoved,
    Travelled,
)
from game.core import box as shelf
from game.core.rules import Key
from game.saves.reading import parse
from tests.golden.test_golden import replayed

FOLDER = Path(__file__).parent / "maharaja"


@dataclass(frozen=True)
class End:
    """How a game went, as people would tell it."""

    palaces: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


ENDS = {
    "two": End((1, 4), (2, 1), "end.tenth_box"),
    "two-several-youngest": End((1, 2), (2, 1), "end.tenth_box"),
    "three-advanced": End((3, 2, 2), (1, 2, 3), "end.tenth_box"),
    "three-short": End((0, 4, 5), (3, 2, 1), "end.eighth_round"),
    "four": End((3, 6, 2, 2), (2, 1, 4, 3), "end.tenth_box"),
    "four-everything": End((3, 0, 3, 1), (2, 4, 1, 3), "end.tenth_box"),
    "five-last-palace": End((3, 3, 2, 7, 2), (2, 3, 4, 1, 5), "end.last_palace"),
    "five-short-palace": End((3, 3, 6, 2, 1), (3, 2, 1, 4, 5), "end.last_palace"),
}


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.kupola")))
def test_the_kept_games_show_each_way_of_ending(name: str) -> None:
    result = replayed(FOLDER / f"{name}.kupola").result()
    assert End(result.totals, result.places, result.reason) == ENDS[name]


def test_ties_are_decided_by_gold() -> None:
    """As many palaces for the first and the third of this game: the third has more gold (7)."""
    result = replayed(FOLDER / "four-everything.kupola").result()
    gold = [lines[0] for lines in result.breaks]
    assert gold[0].key == Key("score.gold") and gold[2].points > gold[0].points


def test_each_number_of_players_and_each_option_has_a_kept_game() -> None:
    about = shelf.about("maharaja")
    records = [parse(path.read_bytes()) for path in FOLDER.glob("*.kupola")]
    assert {len(record.players) for record in records} == set(about.seats)
    assert all(len({record.options[option.key] for record in records}) > 1 for option in about.options)


def test_everything_happens_in_one_game() -> None:
    beats = replayed(FOLDER / "four-everything.kupola").beats(None)
    kinds = {type(event) for beat in beats for event in beat.events}
    exchanges = {CharacterTaken, CharactersSwapped, CharacterLured}
    assert kinds >= {AuctionWon, ChitUsed, GovernorLowered, HouseMoved, Travelled, *exchanges}
