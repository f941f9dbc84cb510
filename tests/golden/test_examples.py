"""The positions that ship with the program, examples of rulebooks and of lessons, are as they are built, and complete.

What a worked example brings is asked as the answers of its lesson (`test_lessons.py`), the rule by the tests of its
box; here are only those whose play says more.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.boxes.alhambra_cards.rules.moves import Give, Keep
from game.boxes.alhambra_cards.rules.scoring import score
from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.rules.events import GameEnded, LeftoverAwarded, TypeScored
from game.boxes.maharaja.rules.events import CityScored, RoundBegun
from game.core.resources import shipped
from game.core.rules import Seat
from game.saves.autosave import SUFFIX
from game.saves.parsing import parse
from game.session.session import Session
from game.tools import replay
from tests.boxes.alhambra_family import test_conservation as palaces_kept
from tests.boxes.alhambra_family.games import CARDS
from tests.boxes.alhambra_family.pieces import DENAR
from tests.boxes.maharaja import test_conservation as maharaja_kept
from tests.boxes.maharaja.positions import AGRA, LAHORE
from tests.boxes.maharaja.positions import play as play_maharaja
from tests.boxes.playing import events
from tests.boxes.ys import test_conservation as ys_kept
from tests.golden import card_positions, maharaja_positions
from tests.golden.example import Example, as_kept
from tests.golden.positions import EXAMPLES, LESSONS

ALL_THERE: dict[str, Callable[[Any], None]] = {
    "alhambra": palaces_kept.tiles_are_there,
    "alhambra_cards": palaces_kept.cards_are_there,
    "maharaja": maharaja_kept.all_there,
    "ys": ys_kept.all_there,
}


def label(example: Example) -> str:
    return f"{example.box}-{example.stem}"


def test_each_shipped_position_is_an_example_or_of_a_lesson() -> None:
    kept = {path for path in shipped("positions").glob(f"*/*{SUFFIX}") if not path.stem.startswith("lesson_")}
    assert kept == {example.path for example in EXAMPLES}


@pytest.mark.parametrize("example", [*EXAMPLES, *LESSONS], ids=label)
def test_the_shipped_file_is_the_position_with_nothing_missing_or_doubled_and_is_played_again(example: Example) -> None:
    ALL_THERE[example.box](example.state)
    record = parse(example.path.read_bytes())
    assert record == as_kept(example.record(), record)
    session, notice = Session.resume(record)
    assert notice is None and not session.is_over
    assert as_kept(session.record(), record) == record


@pytest.mark.parametrize("example", EXAMPLES, ids=label)
def test_it_can_be_played_on_by_whoever_must_decide_and_the_tool_replays_it(
    example: Example, capsys: pytest.CaptureFixture[str]
) -> None:
    session, _ = Session.resume(parse(example.path.read_bytes()))
    (seat,) = session.to_act()
    for move in session.legal(seat):
        session.branch(session.number).submit(seat, move, session.number)
    assert replay.run([str(example.path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == list(example.names)


# ---------------------------------------------------------------------- the two Alhambra games
def scored(happened: Sequence[object], kind: str) -> TypeScored:
    """Returns how a building type was scored."""
    return next(event for event in events(happened, TypeScored) if TYPES[event.kind] == kind)


def test_pali_and_niki_16_each_tomi_and_kati_2_each() -> None:
    """Of the last three buildings one goes to whoever holds most of its currency, a tie and nobody get none."""
    before = card_positions.last_scoring().state
    after, happened = CARDS.play(before, CARDS.buy(before, DENAR, "denar 5 6"))
    gardens = scored(happened, "garden")
    assert (gardens.letter, gardens.counts, gardens.points) == ("C", (3, 3, 2, 2), (16, 16, 2, 2))
    assert after.is_over and isinstance(happened[-1], GameEnded)
    left_over = [(event.seat, event.reason) for event in events(happened, LeftoverAwarded)]
    assert left_over == [(None, "tie"), (Seat(1), "most"), (None, "nobody")]


def test_a_gift_takes_palis_share_of_the_towers_away() -> None:
    session, _ = Session.resume(card_positions.gift().record())
    points: dict[type, tuple[int, ...]] = {}
    for move in session.legal(Seat(0)):
        branch, happened, state = session.branch(session.number), list[object](), card_positions.gift().state
        branch.submit(Seat(0), move, branch.number)
        state.buildings = [*branch.view(Seat(0)).buildings, branch.view(Seat(0)).third.buildings]
        score(state, "A", happened.append)
        points[type(move)] = scored(happened, "tower").points
    assert points == {Keep: (0, 3, 3), Give: (0, 0, 6)}


# ---------------------------------------------------------------------- Maharaja
def test_the_first_round_pays_12_9_6_and_3() -> None:
    """Section 6: 4 points of the Mogul, 5 of the Sadhu, 6 of the Builder, 1 of the Artisan."""
    state = maharaja_positions.first_round().state
    state, told = play_maharaja(state, *maharaja_positions.first_round_moves(state))
    (city,) = events(told, CityScored)
    assert city.city == LAHORE and [score.points for score in city.scores] == [4, 5, 6, 1]
    assert city.payouts == (6, 9, 12, 3)
    assert state.gold == (15 - 11 + 6, 15 - 13 + 9, 15 - 4 + 12, 15 - 10 + 3)
    assert events(told, RoundBegun) == [RoundBegun(2, AGRA, 8, False)]
