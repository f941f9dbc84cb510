"""What medals ask for, of games that are made up."""

from dataclasses import replace

from game.challenges.goals import Earned, goals
from game.tools.medals import End, medals

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
