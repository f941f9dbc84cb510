"""Which plan a good player would follow; see the head of `game.ai.advice` for what goes before what."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai import brain as brains
from game.ai import reasons
from game.ai.brain import Plan
from game.ai.levels import Level
from game.ai.rollouts import Watch
from game.ai.watching import Trials
from game.ai.weighing import Weighed, preferred
from game.core import box as shelf
from game.core.rules import Seat

_COMPARED = 2
"""With so many plans of other kinds the best one is compared, one after another, until there is something to tell."""
_LIKELY = 1 / 3
"""A plan that comes out ahead by that part of what would make it sure is followed: it is more likely the better one."""
_FREE = 2
"""With so many moves that cost nothing a plan is compared."""
_LIKELIER = 1 / 6
"""One that weighs most, too, by that part: then two of three ways to judge speak for it."""
ALIKE = 0.5
"""Plans of which neither is so many points better are as good, however sure the rest is."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A decision about which somebody asks: what `advise` takes."""

    box: str
    how: Level
    view: Any
    seat: Seat
    seed: int | str

    @property
    def known(self) -> Any:
        """The view as a player of the level has it: reasons speak of nothing that was not weighed."""
        return self.view if self.how.remembers else shelf.rules(self.box).forget(self.view)


def best_first(asked: Inquiry, weighed: list[Weighed], trials: Trials, watch: Watch, promised: Any) -> list[Weighed]:
    """Returns weighed plans with the one before all others that is to be followed, in the order the module names."""
    box, by_move = asked.box, {one.move: one for one in weighed}
    kept = by_move.get(promised)
    best = kept or by_move.get(trials.best([(one.worth, one.plan) for one in weighed]))
    best = best or preferred(box, asked.how, asked.view, asked.seat, asked.seed, weighed, watch)
    ordered = [best, *(one for one in weighed if one is not best)]
    free = best_free(box, asked.known, weighed)
    for other in dict.fromkeys((*weighed[:1], *compared(box, ordered), *free)):
        needed = _LIKELIER if other is weighed[0] else _LIKELY
        needed = 0.0 if other in free and type(other.move) is not type(best.move) else needed
        is_kept = kept and promised in best.plan
        needed = 1.0 if is_kept and (best.plan == (promised,) or promised not in other.plan) else needed
        apart, off = trials.apart(other.plan, best.plan, 0.0) if other is not best else (0.0, 0.0)
        best = other if apart > needed * off else best
    best = best if best is kept else _cheapest(asked, weighed, best, trials)
    best = best if best in free else _straight(box, ordered, best, trials)
    best = _plainest(asked, _freely(asked, best, ordered, trials), weighed)
    return [best, *(one for one in ordered if one.move != best.move)]


def best_free(box: str, known: Any, weighed: Sequence[Weighed]) -> list[Weighed]:
    """Returns the best plans that begin with what costs nothing, none so far behind that nobody would follow it."""
    telling, least = reasons.load(box), weighed[0].worth - brains.guide(box).margin
    found = dict[object, Weighed]()
    for one in weighed:
        if one.worth >= least and telling.is_free(known, one.plan):
            found.setdefault(telling.kind(one.plan), one)
    return [*found.values()][:_FREE]


def _freely(asked: Inquiry, best: Weighed, weighed: Sequence[Weighed], trials: Trials) -> Weighed:
    """Returns a plan after what costs nothing, or what then comes out ahead at all to go on with: it was only guessed.

    What costs nothing comes first unless it is likely to be worse: whoever acts again can do the rest all the same.
    A second purchase that is told of must be ahead of money: whether it is, can be seen again when its turn has come.
    """
    is_free, found = reasons.load(asked.box).is_free(asked.known, best.plan), best
    rest = [one for one in weighed if one.move != best.move]
    others = compared(asked.box, [best, *rest]) if is_free else [best]
    for first in [best] if is_free else best_free(asked.box, asked.known, weighed):
        for other in (one for one in others if type(one.move) is not type(first.move)):
            later = (move for move in first.plan[1:] if type(move) not in (type(first.move), type(other.move)))
            then = replace(first, plan=(first.move, other.move, *later))
            apart, off = trials.apart(then.plan, found.plan)
            found = then if apart > (0.0 if is_free or found is not best else -_LIKELY * off) else found
    return found


def _cheapest(asked: Inquiry, weighed: Sequence[Weighed], best: Weighed, trials: Trials) -> Weighed:
    """Returns the way to do what a plan does after which most is left, unless the plan is surely better as it is.

    One such way is tried: of many one would not be surely worse by luck alone. Where a box takes most, that may also be
    another move of its sort that it was compared with, is hardly behind, says itself that it brings more, and for which
    as much speaks: a coin more is no better where one less would pay exactly.
    """
    kind, sort = reasons.load(asked.box).kind, {type(best.move)} if trials.takes_most else set()
    alike = [one for one in weighed if one.move == best.move or kind(one.plan) == kind(best.plan)]
    near = [one for one in weighed if one not in alike and type(one.move) in sort and trials.has_tried(one.plan)]
    cheapest = max((best, *alike), key=lambda one: trials.at_once(one.plan)) if alike[1:] else best
    plain = {one.move: trials.at_once(one.plan, is_plain=True) for one in (best, *near)}
    near = [one for one in near if plain[one.move] > plain[best.move] and _said(asked, one) >= _said(asked, best)]
    dearer = sorted(near, key=lambda one: -plain[one.move])
    tried: list[Weighed] = [one for one in (cheapest, *dearer) if one is not best]
    for other in tried:
        apart, off = trials.apart(best.plan, other.plan, 0.0)
        if apart <= (max(ALIKE, _LIKELY * off) if other in dearer else off):
            return other
    return best


def _straight(box: str, weighed: Sequence[Weighed], best: Weighed, trials: Trials) -> Weighed:
    """Returns the shortest plan that leads to the same as another or leaves more, does less, and is as good.

    Nobody is sent there and back for nothing, nor pays for what may be left out.
    """
    kind, left, moves = reasons.load(box).kind, trials.at_once(best.plan), Counter(best.plan)
    less = (one for one in weighed if Counter(one.plan) < moves)
    spared = (one for one in less if kind(one.plan) == kind(best.plan) or trials.at_once(one.plan) > left)
    as_good = (one for one in spared if trials.apart(best.plan, one.plan)[0] <= ALIKE)
    return min(as_good, key=lambda one: len(one.plan), default=best)


def _plainest(asked: Inquiry, best: Weighed, weighed: Sequence[Weighed]) -> Weighed:
    """Returns a plan that does the same in the order in which the most counts first: what is sure is had at once."""
    moves = Counter(best.plan)
    same = [one for one in weighed if one.move != best.move and Counter(one.plan) == moves]
    if not same or len({type(move) for move in moves}) > 1:
        return best

    return max(best, *same, key=lambda one: _said(asked, one))


def _said(asked: Inquiry, one: Weighed) -> float:
    """Returns the weight of the best that the first move of a plan surely does."""
    explained = reasons.load(asked.box).explain(asked.known, asked.seat, (one.move,), None)
    return max((why.weight for why in explained), default=0.0)


def compared(box: str, weighed: Sequence[Weighed]) -> list[Weighed]:
    """Returns what the first plan is compared with: another one for each of its parts, or the best of other kinds.

    One of these begins with a move of another sort, such as to buy and not to take money, unless that is so far behind
    that nobody would play it on. Where all plans are of one kind, it is the second best.
    """
    best, *others = weighed
    parts = reasons.load(box).parts(best.plan)
    if len(parts) > 1:
        variants = (_other_part(box, part, best, others) for part in dict.fromkeys(parts))
        return [one for one in variants if one is not None]
    kinds, least = list(other_kinds(box, best, others)), best.worth - brains.guide(box).margin
    near, rest = kinds[:_COMPARED], kinds[_COMPARED:]
    if all(type(one.move) is type(best.move) for one in near):
        another = (one for one in rest if type(one.move) is not type(best.move) and one.worth >= least)
        near[-1:] = [next(another, *near[-1:])] if near else []
    return near or others[:1]


def _other_part(box: str, part: Any, best: Weighed, others: Sequence[Weighed]) -> Weighed | None:
    """Returns the best plan that has something else in the place of one part of another plan."""
    parts = reasons.load(box).parts
    rest = Counter(parts(best.plan)) - Counter([part])
    return next((one for one in others if (Counter(parts(one.plan)) - rest).total() == 1), None)


def other_kinds(box: str, best: Weighed, others: Sequence[Weighed]) -> Iterator[Weighed]:
    """Yields the best plan of each other kind, none that only does the same first move later, or its own first.

    To do at once what another plan ends with, and nothing else, is another choice all the same: there the first move,
    such as to end the turn, is all that there is, or makes no difference to the kind.
    """
    kind = reasons.load(box).kind
    seen = {kind(best.plan)}

    def is_put_off(plan: Plan, other: Plan) -> bool:
        return len(plan) > 1 and plan[0] in other and kind(plan) != kind(plan[1:])

    for one in others:
        is_later = is_put_off(one.plan, best.plan) or is_put_off(best.plan, one.plan)
        if kind(one.plan) not in seen and not is_later:
            seen.add(kind(one.plan))
            yield one
