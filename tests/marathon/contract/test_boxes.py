"""The contract of the rules at every table: all options with all numbers of seats."""

import pytest

from game.session.dice import Dice
from tests.contract import checks
from tests.contract.tables import Played, all_tables, daily_tables
from tests.contract.test_boxes import (  # noqa: F401  asked here of other tables
    test_a_game_is_repeated_from_its_recorded_luck,
    test_a_game_only_goes_on_and_everybody_is_told_the_same,
    test_each_position_keeps_the_promises,
    test_moves_are_few_sorted_and_different,
    test_seals_may_be_permuted,
    test_what_may_be_waived_is_a_question_of_the_box_and_declining_is_legal,
    test_whatever_cannot_be_touched_says_why_and_leads_to_the_page_with_the_rule,
    test_without_luck_or_secrets_a_move_teaches_nothing,
)


@pytest.fixture(scope="module", params=[table for table in all_tables() if table not in daily_tables()], ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    return Played.at(request.param)


def test_many_games_end(played: Played) -> None:
    for seed in range(100, 104):
        other = Played.at(played.table, seed)
        checks.told(other.rules, other.over, other.table.seats)
        middle = other.moments[len(other.moments) // 2].state
        checks.consistent(other.rules, middle, other.table.seats, Dice(seed, "checks"))
