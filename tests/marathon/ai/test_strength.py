"""The rungs of the ladder, each against the next."""

import pytest

from tests.ai.test_strength import win_rate


def test_normal_beats_easy() -> None:
    assert win_rate(("normal", "easy"), games=30, seed=32) >= 0.7


@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_casual_lies_between_easy_and_normal(box: str) -> None:
    assert 0.55 <= win_rate(("casual", "easy"), games=40, seed=36, box=box) <= 0.96
    assert win_rate(("casual", "normal"), games=30, seed=37, box=box) <= 0.4


def test_hard_beats_normal() -> None:
    assert win_rate(("hard", "normal"), games=20, seed=38) >= 0.6


def test_normal_beats_random_play() -> None:
    assert win_rate(("normal", "random"), games=20, seed=33) >= 0.95


def test_normal_beats_the_frozen_baseline() -> None:
    assert win_rate(("normal", "baseline"), games=30, seed=34) >= 0.6


@pytest.mark.parametrize("seats", [3, 5])
def test_one_normal_player_does_well_among_easy_ones(seats: int) -> None:
    assert win_rate(("normal", *["easy"] * (seats - 1)), games=15, seed=35) >= 1.5 / seats
