"""How likely each seat wins: a quick look at a position, for a curve over a game."""

from collections.abc import Sequence
from math import fsum
from typing import Any

from game.ai.brain import guide, load
from game.ai.dice import SeededDice
from game.ai.linear import lead
from game.core import box as shelf
from game.core.rules import Result, Seat

WORLDS = 8
"""So many worlds are imagined for a position: the same luck for each, so that a curve moves by what happened."""


def worths(box: str, world: Any, starts: Sequence[int]) -> tuple[float, ...]:
    """Returns by how many points each seat may expect to be ahead in the end, in a world that is taken as it is.

    Takes what each began with.
    """
    value = load(box).evaluators["learned"]
    return tuple(value(world, Seat(seat)) + lead(starts, Seat(seat)) for seat in range(len(starts)))


def imagined(box: str, view: Any, number: int) -> Any:
    """Returns one of the worlds that an onlooker who remembers nothing could believe in."""
    rules = shelf.rules(box)
    return rules.imagine(rules.forget(view), SeededDice(f"outlook {number}"))


def chances(box: str, found: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Returns how likely each seat wins, together 1, where it is worth that much in some worlds."""
    odds = [[guide(box).odds(worth) for worth in world] for world in found]
    summed = [fsum(column) for column in zip(*(_shares(row) for row in odds), strict=True)]
    return tuple(each / len(found) for each in summed)


def decided(result: Result) -> tuple[float, ...]:
    """Returns the same of a game that is over: whoever is first has all of it, those who share it equal parts."""
    return tuple(_shares([float(place == 1) for place in result.places]))


def _shares(odds: Sequence[float]) -> list[float]:
    whole = fsum(odds)
    return [each / whole if whole else 1 / len(odds) for each in odds]
