"""Racing drops only what is surely behind, so that the same moves are found in fewer trials."""

import pytest

from game.ai import bots
from game.ai.bots import think
from game.ai.levels import level
from game.ai.racing import LEAST, difference, in_the_race
from game.core import box as shelf
from tests.ai.positions import positions


def test_a_difference_has_the_standard_error_of_its_mean() -> None:
    apart, error = difference((3.0, 5.0, 7.0), (2.0, 3.0, 4.0))
    assert apart == 2.0
    assert error == pytest.approx(1 / 3**0.5)
    assert difference((3.0,), (2.0,)) == (1.0, 0.0)


def test_nothing_is_dropped_before_it_was_tried_in_a_few_worlds() -> None:
    assert in_the_race([[9.0] * (LEAST - 1), [0.0] * (LEAST - 1)], [0, 1]) == [0, 1]


def test_what_is_surely_behind_is_dropped() -> None:
    best, near, far = [5.0, 9.0, 7.0], [6.0, 5.0, 7.0], [3.0, 7.1, 5.0]
    assert in_the_race([near, far, best], [0, 1, 2]) == [0, 2]


def test_what_was_dropped_before_is_no_rival() -> None:
    assert in_the_race([[9.0], [5.0, 5.0, 5.0], [4.0, 6.0, 4.0]], [1, 2]) == [1, 2]


def test_of_plans_that_are_always_worth_the_same_the_first_goes_on() -> None:
    assert in_the_race([[1.0, 2.0, 4.0], [1.0, 2.0, 4.0]], [0, 1]) == [0]


def test_the_moves_are_the_same_as_without_racing(monkeypatch: pytest.MonkeyPatch) -> None:
    race("alhambra_cards", monkeypatch)


def race(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few in a hundred may differ: where two moves are worth nearly the same."""
    rules, how = shelf.rules(box), level("normal")
    asked = [
        (rules.view(state, seat), seat)
        for seats in (2, 3, 4)
        for state, seat in positions(box, seats, seed=71, every=9, level="easy")
    ]
    raced = [think(box, how, view, seat, 1) for view, seat in asked]
    monkeypatch.setattr(bots, "in_the_race", lambda worths, running, margin: running)
    differs = sum(move != think(box, how, view, seat, 1) for move, (view, seat) in zip(raced, asked, strict=True))
    assert len(asked) >= 30 and differs * 20 <= len(asked)
