"""What medals ask for, of games that are made up, and games that win each."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.boxes import NAMES
from game.challenges.deals import Deal
from game.challenges.goals import MEDALS, Earned, Goal, goals
from game.core.rules import Seat
from game.saves.reading import parse
from game.session.session import Session
from game.tools.medals import End, ended, medals

WON = Path(__file__).parent / "won"

GOAL = replace(goals("ys")[0], count="points", seats=2)


def ends(*totals: int) -> list[End]:
    """Games of two seats with these totals, two to a game."""
    return [(Earned(one), Earned(other)) for one, other in zip(totals[::2], totals[1::2], strict=True)]


def test_a_half_a_quarter_and_a_tenth_reach_the_medals() -> None:
    found = medals(GOAL, ends(*range(1, 101)))
    assert (found["bronze"], found["silver"], found["gold"]) == (51, 76, 91)
    assert (found["games"], found["reached"]) == (100, [0.5, 0.25, 0.1])


def test_where_games_end_alike_the_nearer_number_is_taken_and_each_medal_asks_for_more() -> None:
    found = medals(GOAL, ends(*[5] * 20, *[6] * 30, *[7] * 40, *[8] * 10))
    assert (found["bronze"], found["silver"], found["gold"]) == (7, 8, 9)
    assert found["reached"] == [0.5, 0.1, 0.0]
    found = medals(GOAL, ends(*[5] * 30, *[6] * 26, *[7] * 24, *[8] * 20))
    assert (found["bronze"], found["silver"], found["gold"]) == (7, 8, 9)


def won(goal: Goal, played: Sequence[Session]) -> set[str | None]:
    found, table = set[str | None](), Deal(goal.box, goal.seats, 0, goal.options)
    for session in played:
        if len(session.players) == goal.seats and table.is_played_with(session.options):
            end = ended(session)
            found |= {goal.medal(goal.counted(end, Seat(seat))) for seat in range(goal.seats)}
    return found


@pytest.mark.parametrize("box", [name for name in NAMES if goals(name)])
def test_each_medal_is_won_in_some_game(box: str) -> None:
    resumed = [Session.resume(parse(path.read_bytes())) for path in WON.glob(f"{box}-*.kupola")]
    assert all(notice is None for _, notice in resumed)
    played = [session for session, _ in resumed]
    for goal in goals(box):
        assert won(goal, played) >= set(MEDALS), goal.id
