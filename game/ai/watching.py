"""What comes of plans, seen when they are played on in the same worlds: the reasons of hints and of the coach."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from game.ai import brain as brains
from game.ai.brain import Plan
from game.ai.dice import CommonRandomNumbers, Dice
from game.ai.levels import Level, Rollouts, adviser
from game.ai.reasons import Reason
from game.ai.rollouts import PlayingOn, Watch, unwatched
from game.core import box as shelf
from game.core.rules import Key, Seat

_SURE = 3.0
"""A difference of so many standard errors is told: with fewer, one of the many things watched would often be luck."""
_LEAST = 0.3
"""Less than so much of anything is not worth a word, however sure it is."""
_SHARE = 0.2
"""Nor is what carries less than that share of what the first reason does."""
_ADVISER = adviser().rollouts or Rollouts(width=1, worlds=1, turns=1)
_FEWEST = 10
"""In fewer worlds nothing is sure."""
_RIVAL = 0.4
"""What something of one of the others counts beside the same of one's own."""


@dataclass(frozen=True, slots=True)
class Watched:
    """Something of a seat that can be counted in a position.

    It is told as `seen.<key>` of the box's reasons, of others as `seen.rival_<key>`. `worth` is what one of it is worth
    in points, by which reasons are ordered; `of_rivals` tells that it is watched of the others, too.
    """

    key: str
    read: Callable[[Any, Seat], float]
    worth: float = 1.0
    of_rivals: bool = False


@dataclass(frozen=True, slots=True)
class Watching:
    """What is watched in a box, until when, and in how many worlds; `boxes/<name>/brain` holds one as WATCHING.

    `settled` counts what decides about the things that are watched, such as scorings. They are looked at when so many
    more of them have been as `stages` say, one after another, or when the game ends before; and where scorings are far
    apart, first when the seat's own turn has come `own_turns` times again.
    """

    watched: tuple[Watched, ...]
    settled: Callable[[Any], int]
    stages: tuple[int, ...]
    worlds: int
    own_turns: int = 0

    @property
    def looks(self) -> int:
        """Returns how often things are looked at."""
        return len(self.stages) + bool(self.own_turns)


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more of something there is after a plan than after another, on average, and how far that may be off.

    `rival` is whose it is, None for the seat that decides; `stage` counts when it was looked at.
    """

    watched: Watched
    rival: Seat | None
    stage: int
    mean: float
    off: float

    @property
    def is_sure(self) -> bool:
        """Tells whether it is neither luck nor next to nothing."""
        return abs(self.mean) > self.off and abs(self.mean) >= _LEAST

    @property
    def gain(self) -> float:
        """Returns what it is worth to the seat that decides."""
        return self.mean * self.watched.worth * (1 if self.rival is None else -_RIVAL)


class Trials:
    """Plays plans of one decision on, each once, all in the same worlds.

    Takes the box's name, a level, what the seat knows, the seat, a seed, who is told that it goes on, and how many
    times the usual number of worlds are tried.
    """

    def __init__(
        self, box: str, how: Level, known: Any, seat: Seat, seed: int | str, watch: Watch = unwatched, times: int = 1
    ) -> None:
        self._rules, self._watching, self._guide = shelf.rules(box), watching(box), brains.guide(box)
        rollouts = how.rollouts or _ADVISER  # how far is said by what is watched
        self._on = PlayingOn(self._rules, self._guide, rollouts, known, seat, Dice(f"{seed} seen"))
        worlds = self._watching.worlds * times if self._watching else 0
        if rollouts.worlds < _ADVISER.worlds:  # somebody whose computer is slow asked for less
            worlds = min(worlds, max(_FEWEST, worlds * rollouts.worlds // _ADVISER.worlds))
        self._worlds = [self._on.world() for _ in range(worlds)]
        self._seat, self._watch = seat, watch
        self._ends: dict[Plan, tuple[list[float], list[list[float]]]] = {}

    @property
    def has_worlds(self) -> bool:
        """Tells whether anything is seen at all: some boxes watch nothing."""
        return bool(self._worlds)

    def apart(self, plan: Plan, other: Plan) -> tuple[float, float]:
        """Returns by how many points a plan is better than another, and how far that may be off."""
        return _apart(self._seen(plan)[0], self._seen(other)[0])

    def reasons(self, plan: Plan, other: Plan, *, is_against: bool = False) -> list[Reason]:
        """Returns what surely speaks for a plan beside another, what counts most first; or so against the other."""
        latest = {(each.watched.key, each.rival): each for each in self.differences(plan, other) if each.is_sure}
        found = sorted((each for each in latest.values() if each.gain > 0), key=lambda each: -each.gain)
        best = found[0].gain if found else 0.0
        compared = plan if is_against else other
        return [_told(each, compared, is_against=is_against) for each in found if each.gain >= _SHARE * best]

    def differences(self, plan: Plan, other: Plan) -> Iterator[Difference]:
        """Yields how far two plans are apart in all that is watched, at one stage after another."""
        columns, mine, theirs = self._columns(), self._seen(plan)[1], self._seen(other)[1]
        for (stage, watched, rival), *read in zip(columns, mine, theirs, strict=True):
            yield Difference(watched, rival, stage, *_apart(*read))

    def _columns(self) -> list[tuple[int, Watched, Seat | None]]:
        if self._watching is None:
            return []
        seats = len(self._rules.result(self._worlds[0][0]).totals)
        others = [Seat(seat) for seat in range(seats) if seat != self._seat]
        return [
            (stage, each, rival)
            for stage in range(self._watching.looks)
            for each in self._watching.watched
            for rival in (None, *(others if each.of_rivals else ()))
        ]

    def _seen(self, plan: Plan) -> tuple[list[float], list[list[float]]]:
        """Returns what a plan is worth in each world, and for each thing that is watched how much there is of it."""
        if plan not in self._ends:
            self._watch(1.0)
            courses = [self._course(world, plan, luck) for world, luck in self._worlds]
            worths = [self._guide.value(course[-1], self._seat) for course in courses]
            read = [
                [each.read(course[stage], self._seat if rival is None else rival) for course in courses]
                for stage, each, rival in self._columns()
            ]
            self._ends[plan] = worths, read
        return self._ends[plan]

    def _course(self, world: Any, plan: Plan, luck: CommonRandomNumbers) -> list[Any]:
        """Returns the position at each look after a plan was played."""
        assert self._watching
        passed, reached = list[Any](), self._reached(self._watching, world)

        def is_enough(state: Any) -> bool:
            assert self._watching
            looks = reached(state)
            passed.extend(state.copy() for _ in range(looks - len(passed)))
            return looks == self._watching.looks

        end = self._on.end(world, plan, luck, is_enough)
        return [*passed, *[end] * (self._watching.looks - len(passed))]

    def _reached(self, watching: Watching, world: Any) -> Callable[[Any], int]:
        """Returns what counts the looks that are due at the positions of a course, one after another."""
        before, actor, turns, looks = watching.settled(world), self._seat, 0, 0

        def reached(state: Any) -> int:
            nonlocal actor, turns, looks
            acting = self._rules.to_act(state)
            last, actor = actor, min(acting, default=actor)
            turns += actor == self._seat != last
            settled = watching.settled(state) - before
            is_soon = bool(watching.own_turns) and turns >= watching.own_turns
            looks = max(looks, is_soon + sum(settled >= stage for stage in watching.stages))
            return watching.looks if settled >= watching.stages[-1] else looks

        return reached


def _told(each: Difference, compared: Plan, *, is_against: bool) -> Reason:
    is_more = (each.mean > 0) != is_against
    name = each.watched.key if each.rival is None else f"rival_{each.watched.key}"
    values: dict[str, Any] = {"count": _rounded(abs(each.mean)), "stage": each.stage}
    if each.rival is not None:
        values["seat"] = each.rival
    key = Key(f"reasons.seen.{name}.{'more' if is_more else 'less'}")
    return Reason(key, values, each.gain, is_against, compared)


def _rounded(amount: float) -> int | float:
    """Returns an amount as precisely as it may be told: small ones with one decimal."""
    shown = round(amount, 1)
    return round(amount) if amount >= 3 or shown == int(shown) else shown


def _apart(mine: list[float], theirs: list[float]) -> tuple[float, float]:
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    return (fmean(apart), _SURE * stdev(apart) / sqrt(len(apart))) if len(apart) > 1 else (0.0, 0.0)


def watching(name: str) -> Watching | None:
    """Returns what is watched in the box of that name; None where nothing is."""
    found: Watching | None = getattr(import_module(f"game.boxes.{name}.brain"), "WATCHING", None)
    return found
