"""What every kept game tells when it is over, and its great moments."""

import pytest

from tests.golden import test_ending as ending
from tests.golden import test_moments as moments
from tests.golden.test_golden import ENDS, kept

every_game = pytest.mark.parametrize("name", ENDS)


@every_game
def test_points_by_kind_add_up(name: str) -> None:
    ending.check_points(kept(name))


@pytest.mark.parametrize("name", ["alhambra/three-vizier", "maharaja/two", "ys/two"])
def test_great_moments_are_seen_alike_counted_and_true(name: str) -> None:
    moments.test_everybody_sees_the_same_great_moments(name)
    moments.test_there_is_one_for_each_occasion(name)
    moments.test_whoever_takes_the_lead_is_ahead_and_was_not(name)
