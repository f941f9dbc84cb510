"""The first lesson of each other box at the table."""

from typing import cast

import pytest

from game.lessons.lesson import Lesson
from tests.lessons import conftest
from tests.lessons.lessons import FIRST, name_of
from tests.lessons.test_scene import (  # noqa: F401  asked here of other boxes
    test_a_lesson_leaves_the_familys_game_alone_and_notes_what_was_learned,
    test_back_takes_the_move_back_as_if_it_had_not_been_made,
    test_the_end_leads_on,
    test_the_wanted_move_is_made_by_hand,
    test_what_cannot_be_touched_and_another_move_are_answered_and_not_played,
    test_what_the_host_says_is_said_to_whoever_only_hears,
    test_while_the_host_speaks_the_table_is_only_looked_at,
)

driver = conftest.driver


@pytest.fixture(params=FIRST[1:], ids=name_of)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return cast(Lesson, request.param)
