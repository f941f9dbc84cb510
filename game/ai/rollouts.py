"""Plays the best moves of a decision on, in the same imagined worlds under the same luck, and counts what is won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

from game.ai.brain import Draft, Guide, Plan
from game.ai.dice import CommonRandomNumbers, SeededDice
from game.ai.levels import Rollouts
from game.core.rules import AnyRules, Emit, Seat, no_listener

Watch = Callable[[float], None]
"""Is told now and then which share of a decision is done (0 to 1); it raises what is to end the thinking."""

Outcome = Callable[[int, Plan], float]
"""Returns a seat's part of the win, or how likely it is, where a plan ends in the world of that number."""

_ROUND = 8
"""After so many worlds it is seen which moves are surely behind."""
_LUCK = 256
"""How much luck a world holds before it begins again: more than is drawn in a few turns of any box."""
_ROUNDING = 1e-9
"""More than sums of chances are off."""
_MOST = 300
"""After so many decisions a rollout is valued where it is, for a box in which one could travel in circles."""


def unwatched(share: float) -> None:
    """Lets a share pass by: for whoever waits for the move alone."""


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """One decision of a seat whose first moves are played on by a box's guide."""

    rules: AnyRules
    guide: Guide
    how: Rollouts
    known: Any
    seat: Seat
    dice: SeededDice
    watch: Watch = unwatched

    def best(self, drafts: Sequence[Draft], outcome: Outcome | None = None, every: int = _ROUND) -> Any:
        """Returns the move that wins most often; takes at least one draft, the best first, one for each first move.

        Takes besides how plans end where somebody else plays them on, and after how many worlds it is seen which moves
        are surely behind.
        """
        top, _ = drafts[0]
        width = round(self.how.width * self.guide.breadth)
        tried = [draft for draft in drafts[:width] if draft[0] >= top - self.guide.margin]
        odds = [[self.guide.odds(worth)] * self.guide.prior for worth, _ in tried]
        running, worlds, ended = list(range(len(tried))), self._worlds(), outcome or self._outcomes()
        for begun in range(0, worlds, every):
            running = in_the_race(odds, running) if begun else running
            if len(running) == 1:
                break
            numbers = range(begun, min(begun + every, worlds))
            running = self._further(odds, running, numbers, worlds, lambda number, i: ended(number, tried[i][1]))
        return tried[max(running, key=lambda i: sum(odds[i]))][1][0]

    def _further(
        self,
        odds: Sequence[list[float]],
        running: Sequence[int],
        numbers: range,
        worlds: int,
        ended: Callable[[int, int], float],
    ) -> list[int]:
        """Plays moves on in the worlds of some numbers, the best first; returns which may still come out best.

        Takes how many worlds there are. Each brings at most 1: whatever is further behind goes on no more. The move
        that is chosen is the same as if it did, for it could not lead where it is seen which moves are surely behind.
        """
        top, going = 0.0, list[int]()
        for place, i in enumerate(sorted(running, key=lambda i: sum(odds[i]), reverse=True)):
            self.watch((numbers.start + len(numbers) * place / len(running)) / worlds)
            for number in numbers:
                if sum(odds[i]) + worlds - number < top - _ROUNDING:
                    break
                odds[i].append(ended(number, i))
            else:
                top = max(top, sum(odds[i]))
                going.append(i)
        return sorted(going)

    def _outcomes(self) -> Outcome:
        """Returns what plays plans on, each world as it is come to."""
        worlds = list[tuple[Any, CommonRandomNumbers]]()

        def outcome(number: int, plan: Plan) -> float:
            worlds.extend(self.world() for _ in range(number + 1 - len(worlds)))
            world, luck = worlds[number]
            return self.outcome(world, plan, luck)

        return outcome

    def _worlds(self) -> int:
        """Returns in how many worlds moves are played on: with more seats fewer, because each has more to play."""
        seats = self._seats(self.rules.imagine(self.known, SeededDice(0)))  # any world tells
        return max(1, round(min(self.guide.enough, self.how.worlds * self.guide.share) * 2 / seats))

    def _seats(self, world: Any) -> int:
        return len(self.rules.result(world).totals)

    def world(self) -> tuple[Any, CommonRandomNumbers]:
        """Returns another world that the seat could believe in, and its luck."""
        world = self.rules.imagine(self.known, self.dice)
        if self.guide.guess:
            world = self.guide.guess(world, self.seat, self.dice)
        return world, self.dice.crn(_LUCK)

    def outcome(self, world: Any, plan: Plan, luck: CommonRandomNumbers) -> float:
        """Returns the seat's part of the win, or how likely it is, after a plan was played on in a world."""
        end = self.end(world, plan, luck)
        if self.guide.is_smooth or self.rules.to_act(end):
            return self.guide.odds(self.guide.value(end, self.seat))
        return share(self.rules.result(end).places, self.seat)

    def end(
        self,
        world: Any,
        plan: Plan,
        luck: CommonRandomNumbers,
        is_enough: Callable[[Any], bool] | None = None,
        emit: Emit = no_listener,
    ) -> Any:
        """Returns where a plan leads that is played on with the guide, and tells what happens on the way.

        It ends where a position is enough, or at the guide's limit or the level's.
        """
        luck.rewind()
        state = world.copy()
        is_far = self._limit(world) if is_enough is None else lambda state, before, actor: is_enough(state)
        actor, ahead, mixed = self.seat, list(plan), self.guide.mixed if self.how.mixes else None
        self.rules.apply(state, actor, ahead.pop(0), luck, emit)
        for _ in range(_MOST):
            acting = self.rules.to_act(state)
            if not acting:
                break
            before, actor = actor, min(acting)
            if is_far(state, before, actor):
                break
            if actor != before:
                ahead = []
            if not ahead or not self.rules.accepts(state, actor, ahead[0]):
                ahead = list(mixed(state, actor, luck) if mixed else self.guide.policy(state, actor))
            self.rules.apply(state, actor, ahead.pop(0), luck, emit)
        return state

    def _limit(self, world: Any) -> "_Limit":
        """Returns what tells a rollout to end: enough own turns, or enough rounds where a guide counts those.

        With more than two seats rounds are longer, so that there are fewer.
        """
        turns, rounds = min(self.how.turns, self.guide.turns), self.guide.rounds
        if rounds is None:
            return _OwnTurns(self.seat, turns)
        further = turns // 2 if self._seats(world) == 2 else ceil(turns / 3)
        last = rounds(world) + max(1, further)
        return lambda state, before, actor: rounds(state) >= last


_Limit = Callable[[Any, Seat, Seat], bool]
"""Tells whether a rollout ends at a position; takes it, who acted last, and who would act next."""


@dataclass(slots=True)
class _OwnTurns:
    """Ends a rollout where a seat's own turn has come so often."""

    seat: Seat
    left: int

    def __call__(self, state: Any, before: Seat, actor: Seat) -> bool:
        """Tells whether it has (see `_Limit`)."""
        self.left -= actor == self.seat != before
        return not self.left


def share(places: Sequence[int], seat: Seat) -> float:
    """Returns a seat's part of the win: 1 for a lone winner, equal parts for winners that share it."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


_SURE = 2.5
"""By so many standard errors a plan must be behind to be dropped."""
LEAST = 3
"""In so many worlds every plan is tried. With these two numbers, set by hand, Normal makes the same move in 98 or 99 of
100 decisions as without racing, in about half the time."""


def difference(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Returns the mean difference between what two plans were worth in the same worlds, and its standard error.

    Of a single world nothing is known but the difference: its error counts as 0.
    """
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    count = len(apart)
    mean = sum(apart) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((each - mean) ** 2 for each in apart) / (count - 1) / count)


def in_the_race(worths: Sequence[Sequence[float]], running: Sequence[int], margin: float = 0.0) -> list[int]:
    """Returns those of the running plans that are not surely behind the best of them by more than a margin.

    Of plans that were worth the same in every world, such as one in another order, the first goes on. Takes what each
    plan was worth in the worlds it was tried in; all running ones were tried in the same worlds.
    """
    leader = max(running, key=lambda i: sum(worths[i]))
    if len(worths[leader]) < LEAST:
        return list(running)
    return [i for i in running if i == leader or not _is_behind(worths[i], worths[leader], margin)]


def _is_behind(mine: Sequence[float], best: Sequence[float], margin: float) -> bool:
    apart, error = difference(best, mine)
    return apart - margin >= _SURE * error
