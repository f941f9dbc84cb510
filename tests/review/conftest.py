"""Reviews that look at few moves in few worlds: the arithmetic is the same. `tests/ai/test_judging.py` looks longer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.ai import brain as brains
from game.ai import watched, watching
from game.ai.dice import SeededDice
from game.ai.levels import Level
from game.ai.weighing import Weighed
from game.core import box as shelf
from game.core.rules import Seat, step
from tests.review import games

_MOVES = 4


def glance(box: str, how: Level, view: Any, seat: Seat, seed: int | str, also: Sequence[Any] = ()) -> list[Weighed]:
    """Weighs the first few moves and those that are asked for, each by itself."""
    rules, dice, found = shelf.rules(box), SeededDice(seed), list[Weighed]()
    assert how.evaluator is not None
    evaluator = brains.load(box).evaluators[how.evaluator]
    world, luck = rules.imagine(view, dice), dice.crn()
    for move in dict.fromkeys((*rules.legal(world, seat)[:_MOVES], *also)):
        luck.rewind()
        worth = evaluator(step(rules, world, seat, move, luck).state, seat)
        found.append(Weighed((move,), (worth, worth)))
    return sorted(found, key=lambda one: -one.worth)


@pytest.fixture(autouse=True, scope="package")
def quick() -> Iterator[None]:
    all_worlds = watching.watching

    def soon(box: str) -> watched.Watching | None:
        """Why something was a slip is asked of two worlds, and of each not later than it must be."""
        seen = all_worlds(box)
        return seen and replace(seen, worlds=2, stages=seen.stages[:1])

    games.judged.cache_clear()  # others may have looked longer at the same games
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ai.judging.WORLDS", 3)
        patch.setattr("game.ai.judging.weigh", glance)
        patch.setattr(watching, "watching", soon)
        yield
    games.judged.cache_clear()
