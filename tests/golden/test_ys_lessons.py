"""The positions of the lessons of Ys are as they were built, and the answers are those a player would count."""

from functools import cache

import pytest

from game.lessons.reading import school
from game.lessons.run import Run
from game.saves.reading import parse
from tests.boxes.ys.test_conservation import all_there
from tests.golden import ys_lessons
from tests.golden.example import Example, as_kept
from tests.golden.lessons import lesson_of

POSITIONS = ys_lessons.positions()
RIGHT = {
    "place.most": 4,
    "ship.sum": 4 + 2 + 3,
    "ship.palace": "her",
    "market.column": 3 + 2 + 1,
    "bid.tie": 3,
    "end.blue": 24,
    "end.tied": 12,
    "end.black": 8,
    "three.gems": 2,
    "express.left": 9 - 6,
    "favour.share": (12 + 7) // 2,
    "order_bid.first": 4 + 2,
    "quarter_one.sum": 3 + 2 + 4,
    "ties.front": 2 + 3 + 4,
    "market_columns.level": 2,
    "final_gems.tied": 12,
    "black_gems.black": 16,
    "throne_room.share": (12 + 7) // 2,
}
"""The answers as a player would count them; those of the examples as the rulebook has them."""


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.stem)
def test_the_shipped_file_is_the_position_and_nothing_is_missing(position: Example) -> None:
    record = parse(position.path.read_bytes())
    assert record == as_kept(position.record(), record)
    all_there(position.state)


@cache
def steps(name: str) -> dict[str, tuple[object, dict[str, object]]]:
    """Plays a lesson; returns the right answer and what was read, by the text of a step."""
    run, found = Run(lesson_of("ys", name)), dict[str, tuple[object, dict[str, object]]]()
    while run.step is not None:
        run.others_play()
        step = run.step
        found[step.say] = (run.right if step.ask else None, run.values())
        run.solve()
    return found


def test_every_position_and_every_worked_example_is_used() -> None:
    examples = {"order_bid", "quarter_one", "ties", "market_columns", "final_gems", "black_gems", "throne_room"}
    used = {each.position for each in school("ys").lessons}
    assert used == {position.stem for position in POSITIONS} | examples


@pytest.mark.parametrize("key", RIGHT)
def test_the_answers_are_right(key: str) -> None:
    name, step = key.split(".")
    assert steps(name)[step][0] == RIGHT[key]


def test_the_raised_value_is_dearest_and_the_soldier_turns_the_palace() -> None:
    """Section 4: of equal values the left column; section 6: 5 against 4."""
    run = Run(lesson_of("ys", "market"))
    while not run.is_done:
        run.others_play()
        run.solve()
    blue, green, *_ = run.view.public.quotes
    assert blue == green == 11
    assert (
        steps("cards")["play"][1]["own"] == 3
        and steps("cards")["five"][1] | {"own": 5, "other": 4} == (steps("cards")["five"][1])
    )


def test_the_neutral_four_holds_the_commercial_area() -> None:
    assert steps("duo")["put"][1]["theirs"] == 4
