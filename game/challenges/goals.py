"""Goals: what somebody who plays alone against computer players can reach, with three medals."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

import yaml

from game.core import box as shelf
from game.core.resources import DAMAGE, SpoiltFile
from game.core.rules import Options, Seat

Medal = Literal["bronze", "silver", "gold"]
MEDALS: tuple[Medal, ...] = ("bronze", "silver", "gold")
"""From the least on: what half, a quarter and a tenth of the opponents' own games reach."""
SHARES: Mapping[Medal, float] = {"bronze": 0.5, "silver": 0.25, "gold": 0.1}
LEVEL = "normal"
"""The computer players of all goals: a fixed amount of work, so that the same deal is played alike on any machine."""
POINTS, LEAD = "points", "lead"
"""What may be counted: all points, or how far one is ahead of the best other player. Else it is a kind of points."""


@dataclass(frozen=True, slots=True)
class Earned:
    """How a game ended for one seat: its total, points by line of the result, and points by kind."""

    total: int
    lines: Mapping[str, int] = field(default_factory=dict)
    kinds: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal of a box: its id, what is counted, at which table.

    Where totals are so small that most games end alike, `worth` tells by line of the result what counts as how much in
    their place. `medals` are the least numbers for each medal as simulated, and `reached` the shares of the computer
    players' own games that reach them; empty where nobody has simulated them.
    """

    box: str
    id: str
    count: str
    seats: int
    options: Options = field(default_factory=dict, hash=False)
    worth: Mapping[str, int] = field(default_factory=dict, hash=False)
    medals: Mapping[Medal, int] = field(default_factory=dict, hash=False)
    reached: Mapping[Medal, float] = field(default_factory=dict, hash=False)

    def medal(self, number: int) -> Medal | None:
        """Returns the medal for a number that was reached, None for none."""
        return next((medal for medal in reversed(MEDALS) if number >= self.medals.get(medal, number + 1)), None)

    def counted(self, earned: Sequence[Earned], seat: Seat) -> int:
        """Returns what a seat reached; takes how the game ended for all seats."""
        if self.count not in (POINTS, LEAD):
            return earned[seat].kinds.get(self.count, 0)
        numbers = [self._valued(each) for each in earned]
        others = [number for other, number in enumerate(numbers) if other != seat]
        return numbers[seat] - (max(others) if self.count == LEAD else 0)

    def _valued(self, earned: Earned) -> int:
        """Returns the total, or what counts in its place."""
        worth = self.worth
        return sum(worth[line] * earned.lines.get(line, 0) for line in worth) if worth else earned.total


@cache
def goals(box: str) -> tuple[Goal, ...]:
    """Returns the goals of a box in the order in which weeks take them; raises SpoiltFile for damaged files."""
    try:
        plain = yaml.safe_load(shelf.challenges(box) or "goals: []")["goals"]
        return tuple(_goal(box, each, ratings(box).get("medals", {})) for each in plain)
    except (*DAMAGE, yaml.YAMLError) as error:
        raise SpoiltFile(f"{box}/challenges.yml: {error}") from error


def goal(box: str, name: str) -> Goal | None:
    """Returns the goal of a box with that id, if there is one."""
    return next((each for each in goals(box) if each.id == name), None)


def has_goals(box: str) -> bool:
    """Tells whether a box has goals that can be read."""
    try:
        return bool(goals(box))
    except SpoiltFile:
        return False


def ratings(box: str) -> dict[str, Any]:
    """Returns what tools found out about goals and puzzles of a box, nothing where they did not look."""
    found: dict[str, Any] = json.loads(shelf.ratings(box) or "{}")
    return found


def _goal(box: str, plain: Mapping[str, Any], rated: Mapping[str, Any]) -> Goal:
    name, options = str(plain["id"]), dict(plain.get("options", {}))
    shelf.about(box).complete(options)
    found = rated.get(name, {})
    medals = {medal: int(found[medal]) for medal in MEDALS if medal in found}
    reached = dict(zip(MEDALS, found.get("reached", ()), strict=False))
    worth = {str(line): int(number) for line, number in plain.get("worth", {}).items()}
    return Goal(box, name, str(plain["count"]), int(plain["seats"]), options, worth, medals, reached)
