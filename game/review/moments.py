"""The moments of a game that are worth knowing: for each seat the best find, the dearest slip, the turning point."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Literal

from game.ai import reasons
from game.core.rules import Seat
from game.review.course import Course, Gap, JudgedDecision
from game.review.scale import at

Kind = Literal["find", "slip", "turn"]
KINDS: Sequence[Kind] = ("find", "slip", "turn")
_CAUSES, _SHARE = 2, 0.4
"""So many entries of others are told at a turning point: those that did so much of what the first one did."""
_CONFIRMED = 0.5
"""So much of a change must be seen where all entries of it are looked at with the same eyes: two decisions of one seat
are judged by two looks at the game, of which one may have been wrong."""
_NOTABLE = 0.5
"""Nothing turned a game that changed a lead by less than so much of how far half of all games end from it."""
LOOKED_AT = 3
"""So many of the largest changes are looked at closely until enough is seen at one of them."""
_SILENT = 0.5
"""A decision of which nothing can be told but how much it was worth counts so much of that beside others."""
_LEAST = 0.05
"""Less than so much is told as 0: no moment is about that."""


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A moment of a seat: the entry that it is about, points, and how far these may be off either way.

    A find and a slip have their `decision`; a turning point has the `gap` that it lies in, the entries of others that
    were its `causes`, and no decision of its own. Of a slip `is_small` tells that it is not worth a word of the coach.
    """

    kind: Kind
    seat: Seat
    number: int
    worth: float
    interval: float
    decision: JudgedDecision | None = None
    gap: Gap | None = None
    causes: tuple[int, ...] = ()
    is_luck: bool = False
    is_small: bool = False

    @property
    def name(self) -> str:
        """Returns the key of what it is called: nothing small is the dearest of anything."""
        return "small_slip" if self.is_small else self.kind

    @property
    def index(self) -> int:
        """Returns the entry after which the table is as this moment is about: before a decision, or what happened."""
        return self.number - 1 if self.decision else self.number


def moments(course: Course, seat: Seat) -> list[ReviewMoment]:
    """Returns a seat's moments in the order of KINDS; one that no figure is sure of is left out."""
    return list(_found(course, seat))


def _found(course: Course, seat: Seat) -> Iterator[ReviewMoment]:
    own = course.own(seat)
    told = {each.number: _SILENT if each.number in course.silent else 1.0 for each in own}
    choices = (each for each in own if each.number not in course.silent and _is_choice(course, each))
    best = max(choices, key=lambda each: each.find, default=None)
    if best and best.find >= _LEAST and not _is_small(course, best.find):
        yield ReviewMoment("find", seat, best.number, best.find, best.interval, best)
    worst = max(own, key=lambda each: told[each.number] * each.slip, default=None)
    if worst and worst.slip >= _LEAST:
        is_small = _is_small(course, worst.slip)
        if not (is_small and worst.number in course.silent):
            yield ReviewMoment("slip", seat, worst.number, -worst.slip, worst.interval, worst, is_small=is_small)
    gap = turning(course, seat)
    causes = _causes(course, gap) if gap else ()
    if gap and causes:
        first = causes[0]
        is_luck = (first in course.drawn or gap.swing > 0) and abs(gap.luck) >= abs(gap.others)
        yield ReviewMoment("turn", seat, first, gap.swing, gap.interval, gap=gap, causes=causes, is_luck=is_luck)


def _is_small(course: Course, worth: float) -> bool:
    """Tells whether so much is not worth a word of the coach."""
    return bool(course.box) and worth < course.scale.unit * reasons.load(course.box).slip


def _is_choice(course: Course, each: JudgedDecision) -> bool:
    """Tells whether there was anything of another kind to be done that somebody might think of.

    A find is none that is the same in another way, nor what goes without saying or a beginner would have done as well.
    """
    judged = each.judgement
    if each.number in course.obvious:
        return False
    if not course.box or judged.instead is None:
        return True
    kind = reasons.load(course.box).kind
    is_other = kind(judged.played) != kind(judged.instead)
    return is_other and reasons.load(course.box).is_choice(judged.played, judged.instead)


def turning(course: Course, seat: Seat) -> Gap | None:
    """Returns the largest change of a seat's lead that it did not decide itself, None where none is sure.

    Somebody else must have done something: a seat that only decides again may have seen a better plan. Nor is it one
    of which a closer look, where there was one, saw too little, or from what an evaluator thinks to games played out.
    """
    gaps = (gap for gap in course.gaps(seat) if course.by_others(gap) and abs(gap.swing) > _least(course, gap))
    largest = sorted((gap for gap in gaps if _is_alike(course, gap)), key=lambda gap: -abs(gap.swing))
    return next((gap for gap in largest[:LOOKED_AT] if _is_confirmed(course, gap)), None)


def _is_alike(course: Course, gap: Gap) -> bool:
    """Tells whether the leads at both ends were found in one way: near the end games are played out."""
    stops = gap.before.number, gap.after.number + 1
    return len({each.judgement.is_over for each in course.own(gap.seat) if each.number in stops}) < 2


def _is_confirmed(course: Course, gap: Gap) -> bool:
    before, after = (course.expected.get((gap.seat, stop.number)) for stop in (gap.before, gap.after))
    return before is None or after is None or (after - before) / gap.swing >= _CONFIRMED


def _least(course: Course, gap: Gap) -> float:
    """Returns how large a swing has to be: beyond how far it may be off, up to the end also by what games end away
    from what could be expected, and enough to be noticed.
    """
    is_last, before = gap.after.number == course.entries, gap.before.number
    off = hypot(gap.interval, at(course.scale.spread, course.part(before)) if is_last else 0.0)
    return max(off, _NOTABLE * course.spread(before))


def _causes(course: Course, gap: Gap) -> tuple[int, ...]:
    """Returns the entries of others in a gap that changed most in its direction, the greatest change first.

    Where the gap was not looked at closely, that is the last one; there is none where all that others did went the
    other way, so that whoever decided next only saw the same game with other eyes.
    """
    known, numbers, towards = course.expected, course.by_others(gap), 1 if gap.swing > 0 else -1
    if not all({(gap.seat, number), (gap.seat, number - 1)} <= known.keys() for number in numbers):
        return tuple(numbers[-1:])
    steps = {number: known[gap.seat, number] - known[gap.seat, number - 1] for number in numbers}
    first, *more = sorted(numbers, key=lambda number: (-towards * steps[number], number))
    if towards * steps[first] <= 0:
        return ()
    least = _SHARE * towards * steps[first]
    return (first, *(number for number in more[: _CAUSES - 1] if towards * steps[number] > least))
