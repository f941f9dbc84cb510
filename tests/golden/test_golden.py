"""Finished games that were kept: they replay move by move to the same end, or the rules have changed.

When a rule was wrong and is put right, `rules_version` in the box's about.py rises and games that ended otherwise are
played anew; those that did not stay, for saves of every version must go on.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest
from game.boxes.alhambra_family.rules.events import DeckReshuffled, LeftoverAwarded, ScoringDone

from game.core import box as shelf
from game.core.beat import Beat
from game.core.rules import Seat
from game.saves.reading import parse
from game.session.session import Session
from tests.golden.example import as_kept

FILES = sorted(Path(__file__).parent.glob("*/*.kupola"))


@dataclass(frozen=True)
class End:
    """How a game of the card game went, as people would tell it."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    left_over: frozenset[str]
    reshuffled: int = 1


ENDS = {
    "two-most": End((69, 60), (1, 2), frozenset({"most"})),
    "two-tie": End((51, 60), (2, 1), frozenset({"most", "tie"})),
    "two-nobody": End((45, 51), (2, 1), frozenset({"most", "nobody"})),
    "two-gifts": End((8, 8), (1, 1), frozenset({"most", "nobody"})),
    "three-shared-win": End((104, 86, 104), (1, 3, 1), frozenset({"most"})),
    "three-no-reshuffle": End((85, 117, 86), (3, 1, 2), frozenset({"most"}), reshuffled=0),
    "three-open-hands": End((99, 89, 92), (1, 3, 2), frozenset({"most", "tie"})),
    "four-shared-win": End((69, 54, 84, 84), (3, 4, 1, 1), frozenset({"most"})),
    "five-tie": End((48, 62, 83, 52, 48), (4, 2, 1, 3, 4), frozenset({"most", "tie"})),
    "six-youngest": End((21, 50, 51, 50, 62, 49), (6, 3, 2, 3, 1, 5), frozenset({"most", "tie"})),
}


def replayed(path: Path) -> Session:
    session, notice = Session.resume(parse(path.read_bytes()))
    assert notice is None, notice
    return session


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    record = parse(path.read_bytes())
    assert record.rules_version <= shelf.about(record.box).rules_version
    assert record.is_over and not record.lost
    session = replayed(path)
    assert session.is_over
    again = session.record()
    assert as_kept(again, record) == as_kept(record, record)
    assert parse(again.to_bytes()) == again


@pytest.mark.parametrize("name", ENDS)
def test_the_kept_games_show_each_way_of_ending(name: str) -> None:
    session = replayed(Path(__file__).parent / "alhambra_cards" / f"{name}.kupola")
    happened = [event for beat in session.beats(None) for event in beat.events]
    result = session.result()
    left_over = frozenset(event.reason for event in happened if isinstance(event, LeftoverAwarded))
    reshuffled = sum(isinstance(event, DeckReshuffled) for event in happened)
    assert End(result.totals, result.places, left_over, reshuffled) == ENDS[name]
    assert [event.letter for event in happened if isinstance(event, ScoringDone)] == ["A", "B", "C"]


def test_each_number_of_players_and_each_option_has_a_kept_game() -> None:
    for about in (shelf.about("alhambra_cards"), shelf.about("template")):
        records = [parse(path.read_bytes()) for path in FILES if path.parent.name == about.name]
        for option in about.options:
            assert len({record.options[option.key] for record in records}) > 1
    seats = {len(parse(path.read_bytes()).players) for path in FILES if path.parent.name == "alhambra_cards"}
    assert seats == set(shelf.about("alhambra_cards").seats)


def test_everybody_heard_the_same_public_game() -> None:
    """In the card game nothing is whispered: each seat hears what the onlooker hears."""
    session = replayed(Path(__file__).parent / "alhambra_cards" / "three-shared-win.kupola")

    def visible_events(beats: list[Beat]) -> list[tuple[object, ...]]:
        return [beat.events for beat in beats]

    for seat in range(3):
        assert visible_events(session.beats(None)) == visible_events(session.beats(Seat(seat)))
