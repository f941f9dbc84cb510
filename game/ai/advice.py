"""What a good player would say before a move: which one, why, and whether another one throws much away.

*Which one* (`game.ai.choosing`); what comes first is followed unless what comes later is ahead by what it takes:
1. what was told to come after the last move;
2. the plan that wins most often when plans are played on;
3. another one that comes out ahead of it, the sooner if it weighs most, at all if it costs nothing;
4. of its kind the one after which most is left, then the shortest that is as good: nothing is paid for nothing;
5. what costs nothing before it, where that comes out ahead at all, and what then comes out ahead to go on with.

*Why* (`_Words`); one step after another until something is found, and besides a fact what was seen to come of it:
1. what the plan surely does and none that it is compared with, but those that are named as good;
2. what was seen to come of it beside those;
3. the same beside what a beginner would do, what weighs least of what begins likewise, and what was tried already;
4. beside all of these, but those that are named as good, what is told only where nothing else is;
5. what it does in its own way, though some others do it, too: what all do makes no difference;
6. where nothing sets it apart, what its first move does as all do that are as good: a tile counts in any place;
7. with the first of these, how often it came to what the plan is for, or what a later part of it surely does.
An exact purchase that is passed over comes first of the others: whoever sees it asks why.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Protocol

from game.ai import brain as brains
from game.ai import reasons
from game.ai.brain import Plan, Planner
from game.ai.choosing import ALIKE, Inquiry, best_first, best_free, compared, other_kinds
from game.ai.dice import SeededDice
from game.ai.levels import Level, level
from game.ai.reasons import MOST, Reason
from game.ai.rollouts import Watch, unwatched
from game.ai.watching import CONVINCING, MOSTLY, SHARE, Trials
from game.ai.weighing import Weighed, weigh
from game.core import box as shelf
from game.core.chance import Recorder
from game.core.rules import Key, Seat, step, visible_events

_AT_FIRST, _FEWEST_AT_FIRST = 4, 2
"""So many moves at most and at least are told before plans are played on: one alone would give the hint away."""


class Listen(Protocol):
    """Is told what `Watch` is, and, once, the moves that look good before plans are played on."""

    def __call__(self, share: float, at_first: Sequence[Any] = ()) -> None: ...


def unheard(share: float, at_first: Sequence[Any] = ()) -> None:
    """Lets all that is told on the way pass by: for whoever waits for the whole."""


@dataclass(frozen=True, slots=True)
class Later:
    """A later move of a plan, and what its seat knows and may do then."""

    view: Any
    legal: tuple[Any, ...]
    move: Any


@dataclass(frozen=True, slots=True)
class Advice:
    """The best plan of a decision, how many points ahead its seat may expect to be after it, and why.

    `instead` is the best plan of the next kind; None where there is no other move at all. No reason is against it:
    nobody has chosen it. `as_good` are those that the plan was compared with where nothing speaks for it, or for a part
    of it, and that are not surely worse; `behind` those with another part that are, though nothing tells why.
    `is_alike` tells that nothing of another kind could be done.
    """

    plan: Plan
    worth: float
    reasons: tuple[Reason, ...]
    instead: Plan | None
    as_good: tuple[Plan, ...] = ()
    behind: tuple[Plan, ...] = ()
    is_alike: bool = False
    later: tuple[Later, ...] = ()

    @property
    def move(self) -> Any:
        """Returns the move that the plan begins with."""
        return self.plan[0]


@dataclass(frozen=True, slots=True)
class Critique:
    """What a move throws away: by how many points another plan is better, give or take `interval`, and why.

    In a box that watches anything, all is about what is wrong with the move itself: first how it is done (dearer than
    need be) where the better plan does the same, else what comes of it.
    """

    played: Plan
    best: Plan
    lost: float
    interval: float
    reasons: tuple[Reason, ...]


def advise(box: str, how: Level, view: Any, seat: Seat, seed: int | str, *, watch: Listen = unheard) -> Advice:
    """Returns what a player of some level would do in the place of a seat that must decide, and why.

    Takes the box's name, a level with an evaluator, the view, the seat, a seed for the imagined worlds, and who is told
    how far the thought is, and what looks good meanwhile.
    """
    asked = Inquiry(box, how, view, seat, seed)
    watch(0.0, _at_first(box, _THOUGHTS.weighed(asked)))
    weighed, trials = _THOUGHTS.of(asked, watch)
    best, others = weighed[0], compared(box, weighed)
    passed_over = [one for one in best_free(box, asked.known, weighed) if type(one.move) is not type(best.move)]
    is_alike = trials.has_worlds and not any(other_kinds(box, best, weighed[1:]))
    beside = dict.fromkeys(one.plan for one in (*passed_over, *others))
    words = _Words(asked, best.plan, [*beside], trials, is_alike=is_alike)
    words.compare(words.others)
    if trials.has_worlds and not (words.seen or words.facts or is_alike):
        words.look_farther([one.plan for one in _farther(asked, weighed, others, trials)])
    later = tuple(_later(asked, best.plan))
    _THOUGHTS.promise(asked, later)
    instead = others[0].plan if others else None
    as_good, behind = tuple(words.named_as_good()), tuple(words.behind)
    told = words.with_later(later)
    return Advice(best.plan, best.worth, told, instead, as_good, behind, is_alike, later)


class _Words:
    """What a plan surely does, what was seen to come of it, which plans are as good, and which are behind."""

    def __init__(self, asked: Inquiry, plan: Plan, others: Sequence[Plan], trials: Trials, *, is_alike: bool) -> None:
        self.others = self._beside = others
        self.facts, self.seen, self.as_good, self.behind = list[Reason](), list[Reason](), list[Plan](), list[Plan]()
        self._asked, self._plan, self._trials, self._is_alike = asked, plan, trials, is_alike
        self._has_parts = len(reasons.load(asked.box).parts(plan)) > 1

    def compare(self, others: Sequence[Plan]) -> None:
        """Looks for what speaks for the plan beside others, and once more without those that turn out to be as good.

        What these do as well is a reason all the same: they are named with it.
        """
        self.facts, self.seen = self._certain(others), []
        keys = [why.key.removeprefix("reasons.") for why in self.facts]
        for other in others:
            found = self._trials.reasons(self._plan, other, told=keys)
            told = set() if self._has_parts else {why.key for why in self.seen}
            self.seen += [why for why in found[: 1 if self._has_parts else MOST] if why.key not in told]
            if self._trials.has_worlds and not found and not self.facts:
                self._place(other)
            if sum(why.weight for why in self.seen) >= CONVINCING and not self._has_parts:
                break
        rest = [other for other in others if other not in self.as_good]
        if 0 < len(rest) < len(others) and self._certain(rest):
            self.compare(rest)
        self.seen = self._spoken(self.seen)

    def _spoken(self, seen: Sequence[Reason]) -> list[Reason]:
        """Returns what can be told of what was seen: what others lose is nothing beside what is as good."""
        return [why for why in seen if not (self.as_good and "seat" in why.values)]

    def _place(self, other: Plan) -> None:
        """Counts a plan beside which there is nothing to tell among those that are as good, or behind in a part."""
        apart, off = self._trials.apart(self._plan, other)
        is_near = apart <= max(off, ALIKE)
        self.as_good += [other] if is_near and not self._is_alike else []
        self.behind += [other] if self._has_parts and not is_near else []

    def look_farther(self, farther: Sequence[Plan]) -> None:
        """Looks for what the best plans have in common beside others, then for what is told where nothing else is.

        Nothing is told beside what is named as good: one would ask why it is.
        """
        self._beside = [*self.others, *farther]
        for is_spare, beside in ((False, farther), (True, self._beside)):
            for other in (each for each in beside if each not in self.as_good):
                self.seen = self._spoken(self._trials.reasons(self._plan, other, is_spare=is_spare))
                if self.seen:
                    return

    def told(self) -> tuple[Reason, ...]:
        """Returns the reasons that are told: of more than two one of each sort, and none that is little beside it.

        What was seen less often than every other time is told only where nothing else is, what others lose only where
        nothing is as good, and what all do where there is nothing else at all.
        """
        facts, seen, purpose = self.facts, self.seen, None
        if not self._has_parts:
            facts = facts or self._own()
            names = [why.key.removeprefix("reasons.") for why in facts]
            least = SHARE * facts[0].weight if facts else 0.0
            seen = [why for why in seen if why.weight >= least and not (facts and "seat" in why.values)]
            seen = [why for why in seen if why.key not in {f"reasons.seen.{name}.more" for name in names}]
            purpose = self._trials.purpose(self._plan, names[:1])
        if not (facts or seen or purpose or self._is_alike):
            facts = self._shared()
        sure = [*facts[:1], *([purpose] if purpose else [])]
        mostly = [why for why in seen if why.values.get("often", MOSTLY) >= MOSTLY]
        seen = mostly if (sure or mostly) and not self._has_parts else seen
        return (*sure, *seen, *facts[1:])[:MOST]

    def named_as_good(self) -> list[Plan]:
        """Returns what is as good; beside a fact that counts, only what has one, too.

        Else luck has made it so: “3 points more” and “just as good: the reserve” contradict each other.
        """
        counts = any(why.weight >= CONVINCING for why in (self.facts or self._own()))
        plans = self.as_good if counts and not self._has_parts else ()
        bare = [each for each in plans if not any(why.weight >= CONVINCING for why in self._explained(each, None))]
        return [each for each in self.as_good if each not in bare]

    def with_later(self, later: Sequence[Later]) -> tuple[Reason, ...]:
        """Returns the reasons that are told, of a plan of several parts also what later moves of it surely do.

        Of each move that is what counts most, if it counts; what is sure and counts much comes before averages.
        """
        if not self._has_parts:
            return self.told()
        moves, explain = tuple(each.move for each in later), reasons.load(self._asked.box).explain
        given = (explain(each.view, self._asked.seat, moves[i:], None) for i, each in enumerate(later))
        to_come = [why for each in given for why in each[:1] if why.weight >= CONVINCING]
        found = dict[Key, Reason]()
        for why in sorted((*to_come, *self.told()), key=lambda why: -why.weight):
            found.setdefault(why.key, why)
        sure, seen = ([why for why in found.values() if bool(why.compared) is it] for it in (False, True))
        strong = [why for why in sure[1:] if why.weight >= 2 * CONVINCING]
        weak = [why for why in sure[1:] if why not in strong]
        return (*sure[:1], *strong, *seen[:1], *weak, *seen[1:])[:MOST]

    def _certain(self, others: Sequence[Plan]) -> list[Reason]:
        """Returns what the plan surely does and none of some others does, what counts most first."""
        first, *more = [self._explained(self._plan, other) for other in others or (None,)]
        in_all = set.intersection({why.key for why in first}, *({why.key for why in found} for found in more))
        return [why for why in first if why.key in in_all and not why.is_against]

    def _own(self) -> list[Reason]:
        """Returns what counts most of what the plan does in its own way, as not all do that it was compared with.

        Where anything was seen beside others, none of these does it that way: what was seen comes of it then.
        """
        beside, is_shared = (self.others, any) if self.seen else (self._beside, all)
        alike = [[(why.key, why.values) for why in self._explained(other, None)] for other in beside]
        own = self._explained(self._plan, None)
        return [why for why in own if not (alike and is_shared((why.key, why.values) in each for each in alike))][:1]

    def _shared(self) -> list[Reason]:
        """Returns what the plan does as all others do, or with its first move as all do that are as good."""
        if not self.as_good:
            return [why for why in self._explained(self._plan, None) if not why.is_against]
        first, *more = (self._explained(each[:1], None) for each in (self._plan, *self.as_good))
        alike = [[(why.key, why.values) for why in found] for found in more]
        counts = (why for why in first if why.weight >= CONVINCING)
        return [why for why in counts if all((why.key, why.values) in found for found in alike)][:1]

    def _explained(self, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
        return reasons.load(self._asked.box).explain(self._asked.known, self._asked.seat, plan, instead)


def critiques(
    box: str, how: Level, view: Any, seat: Seat, seed: int | str, *, watch: Watch = unwatched
) -> dict[Any, Critique]:
    """Returns what each legal move throws away; without those where that is little, unsure, or not told by anything.

    Takes what `advise` takes, so that both weigh in the same worlds: no advised move is among them. What seems to be
    lost must be so, too, where plans are played on: for each kind the best of those plans stands for all, but for the
    kind of the best plan itself, where how it is done makes the difference.
    """
    asked, telling = Inquiry(box, how, view, seat, seed), reasons.load(box)
    known, explain, kind, least = asked.known, telling.explain, telling.kind, telling.slip
    (best, *others), trials = _THOUGHTS.of(asked, watch)
    found: dict[Any, Critique] = {}
    judged: dict[object, list[Reason] | None] = {}
    for other in others:
        lost, interval = best.ahead_of(other)
        if lost - interval < least:
            continue
        is_alike = kind(best.plan) == kind(other.plan)
        stands_for = other.move if is_alike else kind(other.plan)
        if stands_for not in judged:
            judged[stands_for] = _seen_against(trials, other.plan, best.plan, least)
        seen = judged[stands_for]
        if seen is None:
            continue
        facts = sorted(explain(known, seat, best.plan, other.plan), key=lambda reason: not reason.is_against)
        if trials.has_worlds:
            facts = [reason for reason in facts if reason.is_against]
        if why := [*facts, *seen] if is_alike else [*seen, *facts]:
            found[other.move] = Critique(other.plan, best.plan, lost, interval, tuple(why[:MOST]))
    return found


def _seen_against(trials: Trials, plan: Plan, best: Plan, least: float) -> list[Reason] | None:
    """Returns what was seen to speak against a plan; None where not so much is surely lost when both are played on."""
    apart, off = trials.apart(best, plan, least)
    if trials.has_worlds and (apart < least or apart <= off):
        return None
    return trials.reasons(best, plan, is_against=True)


class _Thoughts:
    """What was found out about the last decision, for a hint where the coach has thought about it, or the other way."""

    def __init__(self) -> None:
        self._weighed: tuple[Inquiry, list[Weighed]] | None = None
        self._last: tuple[Inquiry, list[Weighed], Trials] | None = None
        self._promised: dict[tuple[Any, ...], Any] = {}

    def weighed(self, asked: Inquiry) -> list[Weighed]:
        """Returns a weighed plan for each legal move, those first that weigh most, those last that another one beats.

        Moves to which the level gives no thought in a game are weighed as well, for hints as for the coach: one of them
        may be better than all that were thought of, and both must name the same plan then.
        """
        if self._weighed is None or self._weighed[0] != asked:
            box, how, view, seat, seed = asked.box, asked.how, asked.view, asked.seat, asked.seed
            rules, brain = shelf.rules(box), brains.load(box)
            state = rules.imagine(asked.known, SeededDice(seed))
            legal = rules.legal(state, seat)
            sensible = legal if isinstance(brain, Planner) else brain.prune(state, seat, legal)
            weighed = weigh(box, how, view, seat, seed, legal)
            self._weighed = asked, sorted(weighed, key=lambda one: one.move not in sensible)
        return self._weighed[1]

    def of(self, asked: Inquiry, watch: Watch) -> tuple[list[Weighed], Trials]:
        """Returns the same, that plan first which is to be followed, and the trials by which it was chosen."""
        if self._last is None or self._last[0] != asked:
            trials = Trials(asked.box, asked.how, asked.known, asked.seat, asked.seed, watch)
            promised = self._promised.get((asked.box, asked.seat, shelf.rules(asked.box).forget(asked.view)))
            self._last = asked, best_first(asked, self.weighed(asked), trials, watch, promised), trials
        _, weighed, trials = self._last
        return weighed, trials.again(watch)

    def promise(self, asked: Inquiry, later: Sequence[Later]) -> None:
        """Remembers how a plan goes on that was told: where it comes to that, it is kept to unless surely worse.

        What a seat counts of hidden things, such as the gold of others, is another in the world that was imagined.
        """
        if later:
            box, seat, forget = asked.box, asked.seat, shelf.rules(asked.box).forget
            self._promised = {(box, seat, forget(each.view)): each.move for each in later}


_THOUGHTS = _Thoughts()


def _at_first(box: str, weighed: Sequence[Weighed]) -> tuple[Any, ...]:
    """Returns the moves that weigh most, none that hardly anybody would play on.

    Where all these are of one kind, as two sites of one garden are, the best of another kind is named as well.
    """
    least, kind = weighed[0].worth - brains.guide(box).margin, reasons.load(box).kind
    found = [one.move for i, one in enumerate(weighed[:_AT_FIRST]) if i < _FEWEST_AT_FIRST or one.worth >= least]
    kinds = {kind((move,)) for move in found}
    another = (one.move for one in weighed if kind((one.move,)) not in kinds)
    return (*found, *(islice(another, 1) if len(kinds) == 1 else ()))


def _farther(asked: Inquiry, weighed: Sequence[Weighed], near: Sequence[Weighed], trials: Trials) -> Iterator[Weighed]:
    """Yields plans of still other kinds: a beginner's, the one weighed least that begins likewise, and what was tried.

    Beside them it is seen what the best ones have in common. To end the turn or to store a tile is no other money, and
    with what nobody gives a thought, such as to leave a coin lying, nobody compares.
    """
    easy = replace(level("easy"), remembers=asked.how.remembers)
    thought_of = [one.move for one in weigh(asked.box, easy, asked.view, asked.seat, asked.seed)]
    best, *others = weighed
    rest = [one for one in other_kinds(asked.box, best, others) if one not in near]
    likewise = [one for one in rest if type(one.move) is type(best.move) and one.move in thought_of]
    tried = [one for one in rest if trials.has_tried(one.plan)]
    yield from dict.fromkeys((*(one for one in rest if one.move == thought_of[0]), *likewise[-1:], *tried))


def _later(asked: Inquiry, plan: Plan) -> Iterator[Later]:
    """Yields what a plan goes on with, in an imagined world, as long as nothing comes up that its seat cannot know.

    Others who must answer in between, such as whoever lost a character, do so as they are expected to.
    """
    box, seat, dice = asked.box, asked.seat, SeededDice(f"{asked.seed} later")
    rules = shelf.rules(box)
    state, ahead = reasons.load(box).ahead(rules.imagine(asked.known, dice), seat, plan)
    for i, move in enumerate(ahead):
        while i and (others := rules.to_act(state)) and seat not in others:
            state = step(rules, state, min(others), brains.guide(box).policy(state, min(others))[0], dice).state
        known = rules.view(state, seat)
        if rules.to_act(state) != {seat} or move not in (legal := tuple(rules.legal(state, seat))):
            return
        if i or move != plan[0]:
            yield Later(known, legal, move)
        luck = Recorder(dice)
        after = step(rules, state, seat, move, luck)
        if luck.picks or any(rules.discloses(known, event) for event in visible_events(after.events, seat)):
            return
        state = after.state
