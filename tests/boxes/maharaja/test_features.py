"""What is kept of positions changes nothing that computer players see in them."""

import pytest

from game.boxes.maharaja.brain import BRAIN
from game.boxes.maharaja.rules.scoring import payouts, score_city
from game.core.rules import Seat
from tests.ai.positions import positions
from tests.boxes.maharaja.plain_features import plain_features

HOMES = {"homes": True, "several": True, "yogi": True, "auction": True}


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, {"short": True, "neutral": True}, HOMES], ids=["basic", "short", "variants"])
def test_features_are_those_of_their_slow_twin(options: dict[str, bool], seats: int) -> None:
    """To the last bit, for everybody at the table."""
    looked = 0
    for state, _ in positions("maharaja", seats, seed=13, every=3, options=options):
        for seat in map(Seat, range(seats)):
            assert BRAIN.features(state, seat) == plain_features(state, seat)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("options", [{}, HOMES], ids=["basic", "variants"])
def test_payouts_are_those_of_the_scoring_that_is_told(options: dict[str, bool]) -> None:
    looked = set()
    for state, _ in positions("maharaja", 4, seed=3, every=5, options=options):
        for city in range(7):
            looked.add(payouts(state.public, city))
            assert payouts(state.public, city) == score_city(state.public, city).payouts
    assert len(looked) > 20
