"""What comes of plans, seen when they are played on in the same worlds: the reasons of hints and of the coach."""

from collections.abc import Callable, Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from importlib import import_module
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from game.ai import brain as brains
from game.ai.brain import Draft, MixedPolicy, Plan
from game.ai.dice import CommonRandomNumbers, SeededDice
from game.ai.levels import Level, Rollouts, adviser
from game.ai.reasons import Reason
from game.ai.rollouts import PlayingOn, Watch, unwatched
from game.core import box as shelf
from game.core.rules import Key, Seat

_SURE, _FEW = 3.0, 4
"""What a plan is worth differs surely by so many standard errors, and by as many times more as the second is of the
worlds: in few of them the standard error itself is hardly known."""
_SURE_OF_MANY, _FEW_OF_MANY = 2.5, 6
"""The same of each of the many things that are watched: with fewer one of them would often be luck."""
_LEAST = 0.3
"""Less than so much of anything is not worth a word, however sure it is."""
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
_SOON = 4
"""After so many worlds plans that are surely behind are chosen no more: each costs as much as a reason."""
_RIVAL = 0.4
"""What something of one of the others counts beside the same of one's own."""
CONVINCING = 1.0
"""What others lose convinces if it is worth so many points: a coin less for somebody else is no reason. Nor is a coin
more to do something of another sort, such as to take money where one could buy."""
_AT_ONCE = 0
"""The first look: when the seat has done what it does, and before anybody else does anything."""


@dataclass(frozen=True, slots=True)
class Watched:
    """Something of a seat that can be counted in a position.

    It is told as `seen.<key>` of the box's reasons, of others as `seen.rival_<key>`. `worth` is what one of it is worth
    in points, by which reasons are ordered; `of_rivals` tells that it is watched of the others, too, `is_plain` that
    what it is at once says no more than the move itself: whoever buys has one building more. Nor does it where after
    one plan others decide sooner than after another: what comes then in any case would seem to come of the plan.
    `is_spare` tells that this is a reason all the same where nothing else is: of moves that are as good, the cheaper.
    `is_traded` is what some sort of move gives for something else, such as money for buildings: beside a move of
    another sort it says no more than these, however late it is looked at; it is told only where nothing else can be.
    Nor is it told beside one of the same sort where hardly more of it is left than at once.
    """

    key: str
    read: Callable[[Any, Seat], float]
    worth: float = 1.0
    of_rivals: bool = False
    is_plain: bool = False
    is_spare: bool = False
    is_traded: bool = False


@dataclass(frozen=True, slots=True)
class Watching:
    """What is watched in a box, until when, and in how many worlds; `boxes/<name>/brain` holds one as WATCHING.

    `settled` counts what decides about the things that are watched, such as scorings. They are looked at when it is no
    more for the seat to act; where scorings are far apart, when its own turn has come `own_turns` times again; then
    when there were so many more of what decides as `stages` say, one after another, or when the game ends before.
    `mixed` is how everybody plays on, if not as the guide has it: where little is left to luck, all courses would else
    be one, and what hangs by a single reply would look sure. `chooses` tells that plans are chosen by the same courses:
    where what is watched is settled when the guide would end them anyway. `takes_most` tells that of moves of one sort
    that come out as good, such as to take money, that one is advised after which most is there.
    """

    watched: tuple[Watched, ...]
    settled: Callable[[Any], int]
    stages: tuple[int, ...]
    worlds: int
    own_turns: int = 0
    mixed: MixedPolicy | None = None
    chooses: bool = False
    takes_most: bool = False

    @property
    def looks(self) -> int:
        """Returns how often things are looked at."""
        return 1 + bool(self.own_turns) + len(self.stages)


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
        """Tells whether it is neither luck nor next to nothing; at once no luck can have a part in it at all."""
        off = self.off and (self.off if self.stage > _AT_ONCE else inf)
        return abs(self.mean) > off and abs(self.mean) >= _LEAST

    def stands_alone(self, *, is_last: bool) -> bool:
        """Tells whether it is a reason beside a move of another sort, or one all the same as the last that is left."""
        return not self.watched.is_traded or (is_last and self.watched.is_spare and self.stage > _AT_ONCE)

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
        if self._watching and self._watching.mixed:
            self._guide = replace(self._guide, mixed=self._watching.mixed)
        rollouts = replace(how.rollouts or _ADVISER, mixes=True)  # how far is said by what is watched
        self._on = PlayingOn(self._rules, self._guide, rollouts, known, seat, SeededDice(f"{seed} seen"))
        most = self._watching.worlds * times if self._watching else 0
        if rollouts.worlds < _ADVISER.worlds:  # somebody whose computer is slow asked for less
            most = min(most, max(_FEWEST, most * rollouts.worlds // _ADVISER.worlds))
        self._most, self._seat, self._watch = most, seat, watch
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
        return sum(each.worth * each.read(state, self._seat) for each in watched)

    def apart(self, plan: Plan, other: Plan, least: float = -inf) -> tuple[float, float]:
        """Returns by how many points a plan is better than another, and how far that may be off.

        Both are tried in more worlds until one is surely better, until the first seems to be less than `least` better,
        while one is so far ahead that this may become sure, or in all.
        """
        found = (0.0, 0.0)
        for mine, theirs in self._tried(plan, other):
            found = _apart([each.worth for each in mine], [each.worth for each in theirs], _SURE, _FEW)
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
        is_level: bool = False,
        told: Collection[str] = (),
    ) -> list[Reason]:
        """Returns what surely speaks for a plan beside another, or so against it: own things first, what counts most.

        Nothing does for one that is not better in the worlds in which it was seen, but for what is so at once where
        luck alone may have made it worse; nor does the little that others lose by it, nor what is as little
        beside a plan of another sort. What is so at once is no reason where it turns round later, where the move says
        so itself, nor where the box has told of such things, nor is then what the move says and what stays so; of what
        was `told` under the name of something watched, no more is said. For a plan, more worlds are tried until
        something is seen later on. `is_spare` asks for what is a reason only where nothing else is, such as half of
        what convinces; `is_level` tells that the other is named as good, so that it may make up for what is told.
        """
        found = list[Difference]()
        for mine, theirs in self._tried(plan, other):
            apart, off = _apart([each.worth for each in mine], [each.worth for each in theirs], _SURE, _FEW)
            sure = self._sure(mine, theirs)
            if apart <= 0 and not (is_level and apart > -off):
                sure = [] if is_against or apart <= -off else self._at_once(mine, theirs, sure)
            least = CONVINCING / 2 if any(each.gain < 0 for each in sure) else 0.0
            if sum(each.gain for each in sure) <= least and not is_level:
                sure = []  # what is gained hardly makes up for what is lost: another thing must speak for the plan
            sure = [each for each in sure if each.gain > 0]
            convincing = CONVINCING / 2 if is_spare else CONVINCING
            sure = [each for each in sure if each.rival is None or each.gain >= convincing]
            if not is_against:
                sure = [each for each in sure if not self._is_said(each, mine, theirs, is_spare=is_spare, told=told)]
            if type(plan[0]) is not type(other[0]):
                sure = [each for each in sure if each.stands_alone(is_last=is_spare or is_against)]
                sure = sure if sum(each.gain for each in sure) >= CONVINCING else []
            if told:
                sure = [each for each in sure if each.stage > _AT_ONCE and each.watched.key not in told]
            found = sorted(sure, key=lambda each: (each.rival is not None, -each.gain))
            later = [each for each in found if each.stage > _AT_ONCE]
            is_clear = bool(later) and abs(later[0].mean) > _CLEAR * later[0].off
            if is_against or is_clear or not (later or self._is_promising(mine, theirs)):
                break
        compared, least = plan if is_against else other, SHARE * found[0].gain if found else 0.0
        return [_told(each, compared, is_against=is_against) for each in found if each.gain >= least]

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
        if each.stage > _AT_ONCE and not (told or what.is_traded):
            return False
        of_it = (other for other in self._differences(mine, theirs) if other.watched is each.watched)
        once = next(other.mean for other in of_it if other.stage == _AT_ONCE and other.rival == each.rival)
        return once * each.mean > 0 and abs(each.mean) < abs(once) + max(_LEAST, abs(once) / 2)

    def _is_promising(self, mine: Sequence["_Course"], theirs: Sequence["_Course"]) -> bool:
        """Tells whether something may be surely better in more worlds: it is half-way there already."""
        return any(
            each.gain > (0 if each.rival is None else CONVINCING) and _LEAST <= abs(each.mean) > _HALF_WAY * each.off
            for each in self._differences(mine, theirs)
            if each.stage > _AT_ONCE
        )

    def _at_once(
        self, mine: Sequence["_Course"], theirs: Sequence["_Course"], sure: Sequence[Difference]
    ) -> list[Difference]:
        """Returns those of the sure differences that are so at once, nothing where such things speak against it."""
        found = [each for each in self._differences(mine, theirs) if each.stage == _AT_ONCE and each.is_sure]
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
            yield Difference(watched, rival, stage, *_apart(one, two, _SURE_OF_MANY, _FEW_OF_MANY))

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
        seen = self._seen.setdefault(plan, [])
        for world, luck in self._worlds[len(seen) : count]:
            self._watch(share)
            looks = self._looks(world, plan, luck)
            read = [
                each.read(looks[stage], self._seat if rival is None else rival)
                for stage, each, rival in self._columns()
            ]
            settled = [self._watching.settled(look) for look in looks] if self._watching else []
            seen.append(_Course(self._guide.value(looks[-1], self._seat), read, settled))
        return seen[:count]

    def _looks(self, world: Any, plan: Plan, luck: CommonRandomNumbers) -> list[Any]:
        """Returns the position at each look after a plan was played."""
        assert self._watching
        passed, reached, looks = list[Any](), self._reached(self._watching, world), self._watching.looks

        def is_enough(state: Any) -> bool:
            self._decisions += 1
            due = reached(state)
            passed.extend(state.copy() for _ in range(due - len(passed)))
            return due == looks

        end = self._on.end(world, plan, luck, is_enough)
        return [*passed, *[end] * (looks - len(passed))]

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
class _Course:
    """How a plan went in one world: its worth in the end, how much there was of each thing, how much was settled."""

    worth: float
    read: Sequence[float]
    settled: Sequence[int]


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


def _apart(mine: list[float], theirs: list[float], sure: float, few: int) -> tuple[float, float]:
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    if len(apart) < 2:
        return 0.0, 0.0
    return fmean(apart), sure * (1 + few / len(apart)) * stdev(apart) / sqrt(len(apart))


def watching(name: str) -> Watching | None:
    """Returns what is watched in the box of that name; None where nothing is."""
    found: Watching | None = getattr(import_module(f"game.boxes.{name}.brain"), "WATCHING", None)
    return found
