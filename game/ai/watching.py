"""What comes of plans, seen when they are played on in the same worlds: the reasons of hints and of the coach."""

from collections.abc import Callable, Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from importlib import import_module
from math import inf
from typing import Any

from game.ai import brain as brains
from game.ai.brain import Draft, Plan
from game.ai.dice import CommonRandomNumbers, SeededDice
from game.ai.levels import Level, Rollouts, adviser
from game.ai.reasons import Reason
from game.ai.rollouts import PlayingOn, Watch, unwatched
from game.ai.watched import AT_ONCE, LEAST, Difference, Purpose, Watched, Watching, in_tenths, mean_and_error
from game.core import box as shelf
from game.core.rules import Key, Seat, no_listener

_SURE, _FEW = 3.0, 4
"""What a plan is worth differs surely by so many standard errors, and by as many times more as the second is of the
worlds: in few of them the standard error itself is hardly known."""
_SURE_OF_MANY, _FEW_OF_MANY = 2.5, 6
"""The same of each of the many things that are watched: with fewer one of them would often be luck."""
SHARE = 0.2
"""Nor is what carries less than that share of what the first reason does."""
_ADVISER = adviser().rollouts or Rollouts(width=1, worlds=1, turns=1)
_FEWEST = 10
"""In fewer worlds nothing is sure; in so many plans are tried first, in more only while the answer is not clear."""
_ENOUGH = 6000
"""Once so many decisions were played on plans are tried in no more worlds: a hint is waited for, even where it is far
to what settles things. It is an amount of work, not of time, so that a hint is the same on any machine."""
_HOPELESS, _HALF_WAY = 1 / 3, 1 / 2
"""What has come so little of the way to being sure is tried in no more worlds: a worth, one of the things watched."""
_CLEAR = 1.5
"""What is seen in fewer worlds than all must be so many times farther apart than is sure: whoever looks twice is misled
by luck twice as often."""
MOSTLY = 5
"""What comes less often of ten times is no reason to try for it, nor one beside any other."""
_SOON = 4
"""After so many worlds plans that are surely behind are chosen no more: each costs as much as a reason."""
CONVINCING = 1.0
"""What others lose convinces if it is worth so many points: a coin less for somebody else is no reason. Nor is a coin
more to do something of another sort, such as to take money where one could buy."""


class Trials:
    """Plays plans of one decision on, each once, all in the same worlds.

    Takes the box's name, a level, what the seat knows, the seat, a seed, who is told that it goes on, and how many
    times the usual number of worlds are tried.
    """

    def __init__(
        self, box: str, how: Level, known: Any, seat: Seat, seed: int | str, watch: Watch = unwatched, times: int = 1
    ) -> None:
        self._rules, self._watching, self._guide = shelf.rules(box), watching(box), brains.guide(box)
        if self._watching and self._watching.mixed:
            self._guide = replace(self._guide, mixed=self._watching.mixed)
        rollouts = replace(how.rollouts or _ADVISER, mixes=True)  # how far is said by what is watched
        self._on = PlayingOn(self._rules, self._guide, rollouts, known, seat, SeededDice(f"{seed} seen"))
        most = self._watching.worlds * times if self._watching else 0
        if rollouts.worlds < _ADVISER.worlds:  # somebody whose computer is slow asked for less
            most = min(most, max(_FEWEST, most * rollouts.worlds // _ADVISER.worlds))
        self._most, self._known, self._seat, self._watch = most, known, seat, watch
        self._decisions, self._enough = 0, _ENOUGH * times
        self._worlds = list[tuple[Any, CommonRandomNumbers]]()
        self._seen: dict[Plan, list[_Course]] = {}

    def again(self, watch: Watch) -> "Trials":
        """Returns trials that begin where these are: what each sees is the same, whatever the other was asked."""
        found = copy(self)
        found._watch, found._seen = watch, {plan: [*seen] for plan, seen in self._seen.items()}
        return found

    @property
    def has_worlds(self) -> bool:
        """Tells whether anything is seen at all: some boxes watch nothing."""
        return bool(self._most)

    @property
    def takes_most(self) -> bool:
        """Tells whether of moves that come out as good that one is advised after which most is there."""
        return bool(self._watching and self._watching.takes_most)

    def has_tried(self, plan: Plan) -> bool:
        """Tells whether a plan was played on so often that to compare with it costs nothing."""
        return len(self._seen.get(plan, ())) >= _FEWEST

    def best(self, drafts: Sequence[Draft]) -> Any:
        """Returns the move that wins most often, see `PlayingOn.best`; None where plans are not chosen by this."""
        if not (self._watching and self._watching.chooses):
            return None

        farthest = 0  # in some worlds one plan after another is played on

        def outcome(number: int, plan: Plan) -> float:
            nonlocal farthest
            farthest = max(farthest, number)
            courses = self._courses(plan, number + 1, min(1.0, farthest / self._most))
            return self._guide.odds(courses[number].worth)

        return self._on.best(drafts, outcome, _SOON)

    def at_once(self, plan: Plan, *, is_plain: bool = False) -> float:
        """Returns what a plan has when its seat has done what it does, in points of all or of what the move says."""
        if not self._watching:
            return 0.0
        while not self._worlds:
            self._worlds.append(self._on.world())
        (world, luck), *_ = self._worlds
        reached = self._reached(self._watching, world)
        state = self._on.end(world, plan, luck, lambda state: reached(state) > 0)
        watched = (each for each in self._watching.watched if each.is_plain or not is_plain)
        return sum(each.worth * each.read(state, self._seat) for each in watched if not each.adds_up)

    def apart(self, plan: Plan, other: Plan, least: float = -inf) -> tuple[float, float]:
        """Returns by how many points a plan is better than another, and how far that may be off.

        Both are tried in more worlds until one is surely better, until the first seems to be less than `least` better,
        while one is so far ahead that this may become sure, or in all.
        """
        found = (0.0, 0.0)
        for mine, theirs in self._tried(plan, other):
            found = _ahead(mine, theirs)
            if abs(found[0]) > found[1] or found[0] < least or abs(found[0]) < _HOPELESS * found[1]:
                break
        return found

    def reasons(
        self,
        plan: Plan,
        other: Plan,
        *,
        is_against: bool = False,
        is_spare: bool = False,
        told: Collection[str] = (),
    ) -> list[Reason]:
        """Returns what surely speaks for a plan beside another, or so against it: own things first, what counts most.

        Nothing does for one that is not better in the worlds in which it was seen, but for what is so at once where
        luck alone may have made it worse; nor does the little that others lose by it, nor what is as little
        beside a plan of another sort. What is so at once is no reason where it turns round later, where the move says
        so itself, nor where the box has told of such things, nor is then what the move says and what stays so; of what
        was `told` under a name of something watched no more is said, nor of others where something own counts more, nor
        the same of two of them. For a plan, more worlds are tried until something is seen later on. `is_spare` asks for
        what is a reason only where nothing else is, such as half of what convinces.
        """
        found = list[Difference]()
        for mine, theirs in self._tried(plan, other):
            apart, off = _ahead(mine, theirs)
            sure = self._sure(mine, theirs)
            sure = [each for each in sure if not any(other.says(each) for other in sure)]
            if apart <= 0:
                sure = [] if is_against or apart <= -off else self._at_once(mine, theirs, sure)
            least = CONVINCING / 2 if any(each.gain < 0 for each in sure) else 0.0
            if sum(each.gain for each in sure) <= least:
                sure = []  # what is gained hardly makes up for what is lost: another thing must speak for the plan
            sure = [each for each in sure if each.gain > 0 and each.watched.is_of(plan[0])]
            convincing = CONVINCING / 2 if is_spare else CONVINCING
            sure = [each for each in sure if each.rival is None or each.gain >= convincing]
            if not is_against:
                sure = [each for each in sure if not self._is_said(each, mine, theirs, is_spare=is_spare, told=told)]
            if type(plan[0]) is not type(other[0]):
                sure = [each for each in sure if each.stands_alone(is_last=is_spare or is_against)]
                sure = sure if sum(each.gain for each in sure) >= CONVINCING else []
            if told:
                sure = [each for each in sure if each.stage > AT_ONCE and not each.watched.names & {*told}]
            own = max((each.gain for each in sure if each.rival is None), default=0.0)
            sure = [each for each in sure if each.rival is None or each.gain > own]
            found = sorted(sure, key=lambda each: (each.rival is not None, -each.gain))
            later = [each for each in found if each.stage > AT_ONCE]
            is_clear = bool(later) and abs(later[0].mean) > _CLEAR * later[0].off
            if is_against or is_clear or not (later or self._is_promising(mine, theirs)):
                break
        compared, least = plan if is_against else other, SHARE * found[0].gain if found else 0.0
        once = {(each.watched.key, each.rival is None): each for each in reversed(found) if each.gain >= least}
        return [each.told(compared, is_against=is_against) for each in reversed(once.values())]

    def purpose(self, plan: Plan, told: Collection[str]) -> Reason | None:
        """Returns what a plan is followed for, and how often it was reached; None where that is seldom, or nothing.

        Takes the names of the facts that are told.
        """
        purpose, courses = self._purpose(plan), self._seen.get(plan, ())
        if (
            purpose is None
            or len(courses) < min(_FEWEST, self._most)
            or (purpose.facts and not {*purpose.facts} & {*told})
        ):
            return None
        often = in_tenths(sum(course.has_reached for course in courses), len(courses))
        values = {**purpose.values, "often": often}
        return Reason(Key(f"reasons.purpose.{purpose.key}"), values, CONVINCING) if often >= MOSTLY else None

    def _purpose(self, plan: Plan) -> Purpose | None:
        return self._watching.purpose(self._known, self._seat, plan) if self._watching else None

    def _sure(self, mine: Sequence["_Course"], theirs: Sequence["_Course"]) -> list[Difference]:
        """Returns what surely differs, each as it was seen last."""
        latest = dict[object, Difference]()
        for each in self._differences(mine, theirs):
            what = each.watched.key, each.rival
            if each.is_sure or (what in latest and latest[what].mean * each.mean < 0):
                latest[what] = each
        return [each for each in latest.values() if each.is_sure]

    def _is_said(
        self,
        each: Difference,
        mine: Sequence["_Course"],
        theirs: Sequence["_Course"],
        *,
        is_spare: bool,
        told: Collection[str],
    ) -> bool:
        """Tells whether a difference is hardly more than what the move itself says: who takes 2 gold has 2 more."""
        what = each.watched
        if not what.is_plain or (is_spare and what.is_spare):
            return False
        if each.stage > AT_ONCE and not (told or what.is_traded):
            return False
        of_it = (other for other in self._differences(mine, theirs) if other.watched is each.watched)
        once = next(other.mean for other in of_it if other.stage == AT_ONCE and other.rival == each.rival)
        return once * each.mean > 0 and abs(each.mean) < abs(once) + max(LEAST, abs(once) / 2)

    def _is_promising(self, mine: Sequence["_Course"], theirs: Sequence["_Course"]) -> bool:
        """Tells whether something may be surely better in more worlds: it is half-way there already."""
        return any(
            each.gain > (0 if each.rival is None else CONVINCING) and LEAST <= abs(each.mean) > _HALF_WAY * each.off
            for each in self._differences(mine, theirs)
            if each.stage > AT_ONCE
        )

    def _at_once(
        self, mine: Sequence["_Course"], theirs: Sequence["_Course"], sure: Sequence[Difference]
    ) -> list[Difference]:
        """Returns those of the sure differences that are so at once, nothing where such things speak against it."""
        found = [each for each in self._differences(mine, theirs) if each.stage == AT_ONCE and each.is_sure]
        is_for_it = sum(each.gain for each in found) > 0
        whats = {(each.watched.key, each.rival) for each in found}
        return [each for each in sure if is_for_it and (each.watched.key, each.rival) in whats]

    def differences(self, plan: Plan, other: Plan) -> Iterator[Difference]:
        """Yields how far two plans are apart in all that is watched, stage by stage, tried in all worlds."""
        *_, (mine, theirs) = self._tried(plan, other)
        return self._differences(mine, theirs)

    def _differences(self, mine: Sequence["_Course"], theirs: Sequence["_Course"]) -> Iterator[Difference]:
        """Yields what differs, in those worlds in which as much was settled by then: an early scoring is no gain."""
        for number, (stage, watched, rival) in enumerate(self._columns()):
            level = [pair for pair in zip(mine, theirs, strict=True) if len({its.settled[stage] for its in pair}) == 1]
            level = level if 2 * len(level) > len(mine) else []
            one, two = ([pair[which].read[number] for pair in level] for which in (0, 1))
            apart = [more - less for more, less in zip(one, two, strict=True)]
            yield Difference(watched, rival, stage, *mean_and_error(apart, _SURE_OF_MANY, _FEW_OF_MANY), apart)

    def _tried(self, plan: Plan, other: Plan) -> Iterator[tuple[list["_Course"], list["_Course"]]]:
        """Yields how two plans went in the same worlds: in few, then in more and more as long as somebody asks.

        No more are tried once enough decisions were played on for plans of this decision.
        """
        known = min(len(self._seen.get(each, ())) for each in (plan, other))
        count = min(self._most, max(_FEWEST, known))
        while self._most:
            yield self._courses(plan, count), self._courses(other, count)
            if count == self._most or self._decisions > self._enough:
                break
            count = min(self._most, 2 * count)

    def _columns(self) -> list[tuple[int, Watched, Seat | None]]:
        assert self._watching
        seats = len(self._rules.result(self._worlds[0][0]).totals)
        others = [Seat(seat) for seat in range(seats) if seat != self._seat]
        return [
            (stage, each, rival)
            for stage in range(self._watching.looks)
            for each in self._watching.watched
            for rival in (None, *(others if each.of_rivals else ()))
        ]

    def _courses(self, plan: Plan, count: int, share: float = 1.0) -> list["_Course"]:
        """Returns how a plan went in the first of the worlds; takes which share of the thought is done."""
        while len(self._worlds) < count:
            self._worlds.append(self._on.world())
        seen, purpose = self._seen.setdefault(plan, []), self._purpose(plan)
        for world, luck in self._worlds[len(seen) : count]:
            self._watch(share)
            looks = self._looks(world, plan, luck)
            read = [
                looks[stage].read(each, self._seat if rival is None else rival)
                for stage, each, rival in self._columns()
            ]
            settled = [self._watching.settled(look.state) for look in looks] if self._watching else []
            has_reached = bool(purpose and purpose.reached(looks[AT_ONCE + 1].state, self._seat))
            seen.append(_Course(self._guide.value(looks[-1].state, self._seat), read, settled, has_reached))
        return seen[:count]

    def _looks(self, world: Any, plan: Plan, luck: CommonRandomNumbers) -> list["_Look"]:
        """Returns what is seen at each look after a plan was played."""
        assert self._watching
        passed, reached, looks = list[_Look](), self._reached(self._watching, world), self._watching.looks
        events = list[Any]()

        def is_enough(state: Any) -> bool:
            self._decisions += 1
            due = reached(state)
            passed.extend(_Look(state.copy(), tuple(events)) for _ in range(due - len(passed)))
            return due == looks

        adds_up = any(each.adds_up for each in self._watching.watched)
        end = self._on.end(world, plan, luck, is_enough, events.append if adds_up else no_listener)
        return [*passed, *[_Look(end, tuple(events))] * (looks - len(passed))]

    def _reached(self, watching: Watching, world: Any) -> Callable[[Any], int]:
        """Returns what counts the looks that are due at the positions of a course, one after another."""
        before, actor, turns, looks = watching.settled(world), self._seat, 0, 0

        def reached(state: Any) -> int:
            nonlocal actor, turns, looks
            acting = self._rules.to_act(state)
            last, actor = actor, min(acting, default=actor)
            turns += actor == self._seat != last
            settled = watching.settled(state) - before
            is_passed = bool(looks or settled) or actor != self._seat
            is_soon = bool(watching.own_turns) and turns >= watching.own_turns
            looks = max(looks, is_passed + is_soon + sum(settled >= stage for stage in watching.stages))
            return watching.looks if settled >= watching.stages[-1] else looks

        return reached


@dataclass(frozen=True, slots=True)
class _Look:
    """A position of a course, and what has happened until then."""

    state: Any
    events: Sequence[Any]

    def read(self, watched: Watched, seat: Seat) -> float:
        if watched.adds_up:
            return sum(watched.read(event, seat) for event in self.events)
        return watched.read(self.state, seat)


@dataclass(frozen=True, slots=True)
class _Course:
    """How a plan went in one world: its worth in the end, how much there was of each thing, how much was settled, and
    whether it has reached its purpose.
    """

    worth: float
    read: Sequence[float]
    settled: Sequence[int]
    has_reached: bool


def _ahead(mine: Sequence[_Course], theirs: Sequence[_Course]) -> tuple[float, float]:
    """Returns by how many points a plan came out ahead of another, and how far that may be off."""
    apart = [one.worth - other.worth for one, other in zip(mine, theirs, strict=True)]
    return mean_and_error(apart, _SURE, _FEW)


def watching(name: str) -> Watching | None:
    """Returns what is watched in the box of that name; None where nothing is."""
    found: Watching | None = getattr(import_module(f"game.boxes.{name}.brain"), "WATCHING", None)
    return found
