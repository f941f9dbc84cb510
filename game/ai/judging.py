"""What a decision was worth beside the best that there was, by what its seat could know then: for reviews."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Any

from game.ai import brain as brains
from game.ai import reasons
from game.ai.bots import Search
from game.ai.brain import Plan
from game.ai.dice import CommonRandomNumbers, SeededDice
from game.ai.levels import Level, Rollouts, level
from game.ai.linear import lead
from game.ai.reasons import Reason
from game.ai.rollouts import PlayingOn, Watch, unwatched
from game.ai.watching import Trials, watching
from game.ai.weighing import Weighed, preferred, weigh
from game.core import box as shelf
from game.core.rules import Seat

_SURE = 1.96
WORLDS = 16
"""In so many fresh worlds the plans in question are tried again."""
_FEW_WORLDS = 8
"""In so many, where a guide takes its time and plays on in few worlds itself."""
ROUGH_SHARE, _ROUGH_LEAST = 0.4, 0.4
"""How far an evaluator itself may be off: a share of a difference, and so much at least. Set by hand after pairs of
plans of the Alhambra games were played on to the end, see docs/review.md."""
_NEXT = Rollouts(width=1, worlds=1, turns=1)
"""How a level plays on that does not do so in a game; how far is said by whoever asks."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat's plan was worth, and the best that there was.

    `played` is the move that was made with the best that could follow, `best` the plan that was surely better or, where
    none was, `played` itself. `instead` is what `best` is compared with: `played`, or where that was the best, the best
    plan that begins in another way (None: there is none). Worths are what the level's evaluator says;
    `interval` says how far the difference between best and instead may be off either way, `error` the worth itself.
    `effects` tells by seat what playing `played` and not `best` did to the lead that each could expect. `is_over` says
    that the game was over in all worlds when they were taken: they are real leads then. `why` is what was seen to speak
    for `best` when both were played on, where somebody asked (`explain`).
    """

    played: Plan
    best: Plan
    instead: Plan | None
    worth_played: float
    worth_best: float
    worth_instead: float
    interval: float
    error: float
    effects: tuple[float, ...]
    is_over: bool = False
    why: tuple[Reason, ...] = ()

    @property
    def slip(self) -> float:
        """Returns how many points were given away: 0 where nothing was surely better."""
        return self.worth_best - self.worth_played

    @property
    def find(self) -> float:
        """Returns by how many points what was played was surely better than anything else: 0 where it was not."""
        apart = self.worth_played - self.worth_instead
        return apart if self.instead is not None and self.best == self.played and apart > self.interval else 0.0


def judge(
    box: str,
    key: str,
    view: Any,
    seat: Seat,
    seed: int | str,
    played: Any,
    *,
    to_end: bool = False,
    watch: Watch = unwatched,
) -> Judgement | None:
    """Judges what a seat played from what it knew; None where there was nothing to decide.

    Takes the box's name, the key of a level with an evaluator, the view, the seat, a seed for the worlds and the legal
    move that was made. A plan counts as better only if it was so by more than the interval twice: in the worlds in
    which it was found, and in fresh ones, of which all that is returned is told. So the best of many is not taken for
    better because it had luck in the worlds that it was chosen by. Where another plan weighs more than the one that was
    made, a level that plays on finds its plan by that, and plays both on in the fresh worlds: it judges better, and
    takes as long for such a decision as it does in a game. `to_end` asks for games that are over there, by whatever
    level: where little is left to play, what comes of it is surer than what an evaluator thinks of it.
    """
    rules, how = shelf.rules(box), level(key)
    known = view if how.remembers else rules.forget(view)
    if len(rules.legal(rules.imagine(known, SeededDice(seed)), seat)) < 2:
        return None
    weighed = weigh(box, replace(how, worlds=max(how.worlds, WORLDS // 2)), view, seat, seed, (played,))
    mine = next(one for one in weighed if one.move == played)
    better = _better(box, how, view, seat, seed, mine, weighed, watch)
    rival = better or _other(box, mine, weighed)
    trials = _Trials(box, how if better else replace(how, rollouts=None), known, seat, f"{seed} again", to_end=to_end)
    return _measured(trials, mine.plan, rival.plan if rival else None, may_be_better=better is not None)


def explain(
    box: str, key: str, view: Any, seat: Seat, seed: int | str, best: Plan, instead: Plan, *, watch: Watch = unwatched
) -> tuple[Reason, ...]:
    """Returns what was seen to speak for a plan beside another one when both were played on.

    Takes what `judge` takes, and the two plans.
    """
    how = level(key)
    known = view if how.remembers else shelf.rules(box).forget(view)
    return tuple(Trials(box, how, known, seat, seed, watch).reasons(best, instead)[: reasons.MOST])


def _better(
    box: str,
    how: Level,
    view: Any,
    seat: Seat,
    seed: int | str,
    mine: Weighed,
    weighed: Sequence[Weighed],
    watch: Watch,
) -> Weighed | None:
    """Returns the plan that seems better than what was played, None where that weighs most itself.

    A level that plays on looks closer where another plan weighs more than little: only there its time is well spent.
    """
    if mine is weighed[0]:
        return None
    apart, sampled = weighed[0].ahead_of(mine)
    if apart <= (_ROUGH_LEAST if how.rollouts else _off(apart, sampled)):
        return None
    best = preferred(box, how, view, seat, seed, weighed, watch)
    return None if best is mine else best


def expect(box: str, key: str, view: Any, seat: Seat, seed: int | str, *, to_end: bool = False) -> float:
    """Returns by how many points a seat could expect to be ahead at the end, by what it knew and without a plan.

    With `to_end` the game is played out, so that these are points, and not what an evaluator thinks.
    """
    rules, how, dice = shelf.rules(box), level(key), SeededDice(seed)
    evaluator = brains.followed(box, how)
    known = view if how.remembers else rules.forget(view)
    if to_end:
        playing_on = _playing_on(box, how.rollouts or _NEXT, known, seat, dice)
        ends = [_played_out(playing_on, *playing_on.world()) for _ in range(WORLDS)]
        return fmean(lead(rules.result(end).totals, seat) for end in ends)
    return fmean(evaluator(rules.imagine(known, dice), seat) for _ in range(WORLDS))


def _played_out(playing_on: PlayingOn, world: Any, luck: CommonRandomNumbers) -> Any:
    """Returns a world in which everybody played on to the end as the guide has it."""
    acting = playing_on.rules.to_act(world)
    if not acting:
        return world
    first = min(acting)
    return replace(playing_on, seat=first).end(world, playing_on.guide.policy(world, first), luck, _never)


def _never(state: Any) -> bool:
    """Is what plays on to the end of a game waits for."""
    return False


def _other(box: str, mine: Weighed, weighed: Sequence[Weighed]) -> Weighed | None:
    """Returns the best plan of another kind, or one that begins with another move where all are of one kind."""
    kind = reasons.load(box).kind
    others = [one for one in weighed if one.move != mine.move]
    return next((one for one in others if kind(one.plan) != kind(mine.plan)), others[0] if others else None)


def _off(apart: float, sampled: float) -> float:
    """Returns how far a difference may be off: by the worlds that were imagined and by what the evaluator misjudges."""
    return hypot(sampled, _ROUGH_LEAST, ROUGH_SHARE * apart)


class _Trials:
    """The same fresh worlds for several plans, and how everybody stands after each."""

    def __init__(self, box: str, how: Level, known: Any, seat: Seat, seed: str, *, to_end: bool) -> None:
        self._rules, brain, dice = shelf.rules(box), brains.load(box), SeededDice(seed)
        self._evaluator, self.seat = brains.followed(box, how), seat
        self._end: Callable[[Any, Plan, CommonRandomNumbers], Any]
        if how.rollouts or to_end:
            playing_on = _playing_on(box, how.rollouts or _NEXT, known, seat, dice)
            worlds = WORLDS if playing_on.guide.share >= 1 else _FEW_WORLDS
            self._end = partial(playing_on.end, is_enough=_never if to_end else None)
            self._worlds = [playing_on.world() for _ in range(worlds)]
        else:
            self._end = Search(self._rules, brain, self._evaluator, how, known, seat, dice).reached
            self._worlds = [(self._rules.imagine(known, dice), dice.crn()) for _ in range(WORLDS)]
        self._seats = len(self._rules.result(self._worlds[0][0]).totals)

    def ends(self, plan: Plan) -> list[Any]:
        """Returns where a plan leads in each world."""
        return [self._end(world, plan, crn) for world, crn in self._worlds]

    def are_over(self, ends: Sequence[Any]) -> bool:
        """Tells whether the game is over in all of some positions."""
        return not any(self._rules.to_act(end) for end in ends)

    def worths(self, ends: Sequence[Any], *, are_over: bool) -> list[list[float]]:
        """Returns by seat what it may expect at each of some positions, or where all games are over, what it got."""
        seats = [Seat(seat) for seat in range(self._seats)]
        if not are_over:
            return [[self._evaluator(end, seat) for end in ends] for seat in seats]
        totals = [self._rules.result(end).totals for end in ends]
        return [[lead(each, seat) for each in totals] for seat in seats]


def _playing_on(box: str, how: Rollouts, known: Any, seat: Seat, dice: SeededDice) -> PlayingOn:
    """Plays on as hints do, with replies that are drawn where all worlds would else hang by the same one."""
    guide, seen = brains.guide(box), watching(box)
    if seen and seen.mixed:
        guide, how = replace(guide, mixed=seen.mixed), replace(how, mixes=True)
    return PlayingOn(shelf.rules(box), guide, how, known, seat, dice)


def _measured(trials: _Trials, played: Plan, rival: Plan | None, *, may_be_better: bool) -> Judgement:
    """Compares what was played with another plan in fresh worlds."""
    ends = [trials.ends(plan) for plan in (played, rival) if plan is not None]
    are_over = all(map(trials.are_over, ends))
    mine, *others = (trials.worths(each, are_over=are_over) for each in ends)
    theirs = others[0] if others else mine
    worth_played, worth_rival = fmean(mine[trials.seat]), fmean(theirs[trials.seat])
    sampled = _standard([one - other for one, other in zip(mine[trials.seat], theirs[trials.seat], strict=True)])
    interval = 0.0 if rival is None else _off(worth_rival - worth_played, sampled)
    error = hypot(_standard(mine[trials.seat]), _ROUGH_LEAST)
    if rival is None or not may_be_better or worth_rival - worth_played <= interval:
        nothing = (0.0,) * len(mine)
        figures = worth_played, worth_played, worth_rival, interval, error
        return Judgement(played, played, rival, *figures, nothing, are_over)
    effects = tuple(fmean(was) - fmean(could) for was, could in zip(mine, theirs, strict=True))
    figures = worth_played, worth_rival, worth_played, interval, error
    return Judgement(played, rival, played, *figures, effects, are_over)


def _standard(values: Sequence[float]) -> float:
    """Returns how far the mean of values may be off either way."""
    return _SURE * stdev(values) / sqrt(len(values))
