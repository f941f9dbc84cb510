"""The course of a finished game: decisions and what they were worth, the lead of each seat, the ledger."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import hypot
from statistics import fmean

from game.ai.judging import ROUGH_SHARE, Judgement
from game.ai.linear import lead
from game.core.rules import Seat
from game.review.scale import Scale, at

PARTS = ("start", "luck", "others", "decisions")
"""What adds up to a lead."""
_HALF = 0.674
"""So many standard deviations to either side hold half of all cases."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision of a seat: the entry of the log that it made, counted from 1, its judgement, and the scale of that.

    `regained` is how much of a slip, as the evaluator says it, could still be had at the next decision of the same
    turn: the other order of two actions is none.
    """

    number: int
    seat: Seat
    judgement: Judgement
    worth_best: float
    unit: float
    regained: float = 0.0

    @property
    def worth_played(self) -> float:
        """Returns the lead that could be expected after it."""
        return self.worth_best - self.slip

    @property
    def slip(self) -> float:
        """Returns how many points were given away: 0 where nothing was surely better."""
        return self.unit * (self.judgement.slip - self.regained)

    @property
    def find(self) -> float:
        """Returns by how many points it was surely better than anything else: 0 where it was not."""
        return self.unit * self.judgement.find

    @property
    def interval(self) -> float:
        """Returns how far these points may be off either way."""
        return self.unit * self.judgement.interval

    @property
    def error(self) -> float:
        """Returns how far the lead may be off either way, by the worlds that it was found in."""
        return self.unit * self.judgement.error

    def effect(self, seat: Seat) -> float:
        """Returns what not playing the best plan did to the lead of a seat, by what the mover could know.

        It is never more than the slip itself: what is beyond that is how an evaluator sees different seats.
        """
        return max(-self.slip, min(self.slip, self.unit * self.judgement.effects[seat]))


def regained(judged: Mapping[int, tuple[Seat, Judgement]]) -> dict[int, float]:
    """Returns by decision how much of its slip was still to be had at the seat's very next one, with nothing between.

    What is left of a slip counts only where it is more than the interval.
    """
    found: dict[int, float] = {}
    after: dict[int, float] = {}
    for number in sorted(judged, reverse=True):
        seat, judgement = judged[number]
        following = judged.get(number + 1)
        is_same = following is not None and following[0] == seat and following[1].is_over == judgement.is_over
        later = after[number + 1] if is_same else judgement.worth_played
        slip = judgement.slip
        back = max(0.0, min(slip, later - judgement.worth_played))
        found[number] = slip if slip - back <= judgement.interval else back
        after[number] = max(judgement.worth_best, judgement.worth_played + found[number])
    return found


@dataclass(frozen=True, slots=True)
class ExpectedLead:
    """The lead that a seat could expect after an entry (0: the setup), and how far that may be off either way."""

    number: int
    lead: float
    error: float


@dataclass(frozen=True, slots=True)
class Gap:
    """What happened to a seat's lead from one own decision to the next or to the end: the stops, and others' part."""

    seat: Seat
    before: ExpectedLead
    after: ExpectedLead
    others: float

    @property
    def swing(self) -> float:
        """Returns by how much the lead changed."""
        return self.after.lead - self.before.lead

    @property
    def luck(self) -> float:
        """Returns how much of it nobody decided."""
        return self.swing - self.others

    @property
    def interval(self) -> float:
        """Returns how far the swing may be off either way."""
        return hypot(self.before.error, self.after.error, ROUGH_SHARE * self.swing)


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's line in the ledger; the first four add up to the last, which is the real lead.

    `fair` is the start of all seats on average: nobody can expect to be ahead of the best of several others.
    """

    start: float
    luck: float
    others: float
    decisions: float
    lead: float
    fair: float = 0.0

    @property
    def causes(self) -> list[str]:
        """Returns what most of the lead came of, the larger part first: one name or two, none where it is 0.

        What is less than half of the largest part goes without saying, and where that is little itself, all of them.
        Of a start counts what is unlike that of others.
        """
        towards = (self.lead > 0) - (self.lead < 0)
        parts = {name: towards * getattr(self, name) for name in PARTS}
        parts["start"] -= towards * self.fair
        most = max(parts.values())
        if most < abs(self.lead) / 4:
            return []
        named = sorted((name for name in parts if parts[name] > 0), key=lambda name: -parts[name])
        return [name for name in named if 2 * parts[name] >= most][:2]


@dataclass(frozen=True)
class Course:
    """A finished game as a level judged it.

    `scale` is the box's; `movers` are whose the entries of the log are; `totals` are the points at the end; `decisions`
    come in the order of the log; `expected` is what a seat could expect after some entries, for a closer look at its
    largest gap. `drawn` are the entries that used luck, `secret` those of decisions that all made in secret,
    `silent` the decisions of which it was asked in vain what speaks for the better plan, `obvious` those that a
    beginner would have begun alike. `box` is the name of the game that was played.
    """

    level: str
    scale: Scale
    movers: Sequence[Seat]
    totals: tuple[int, ...]
    decisions: Sequence[JudgedDecision]
    expected: Mapping[tuple[Seat, int], float] = field(default_factory=dict)
    drawn: frozenset[int] = frozenset()
    secret: frozenset[int] = frozenset()
    silent: frozenset[int] = frozenset()
    obvious: frozenset[int] = frozenset()
    box: str = ""

    @property
    def entries(self) -> int:
        """Returns how many entries the log has."""
        return len(self.movers)

    @property
    def seats(self) -> Sequence[Seat]:
        """Returns all seats."""
        return [Seat(seat) for seat in range(len(self.totals))]

    def part(self, number: int) -> float:
        """Returns which part of the game was over after an entry, from 0 to 1."""
        return number / max(1, self.entries)

    def spread(self, number: int) -> float:
        """Returns how far from the lead that could be expected after an entry half of all games end at most."""
        return _HALF * at(self.scale.spread, self.part(number))

    def end(self, seat: Seat) -> float:
        """Returns the real lead of a seat at the end."""
        return lead(self.totals, seat)

    @cached_property
    def _own(self) -> Mapping[Seat, Sequence[JudgedDecision]]:
        return {seat: [each for each in self.decisions if each.seat == seat] for seat in self.seats}

    def by_others(self, gap: Gap) -> list[int]:
        """Returns the entries of a gap that its seat did not make itself, none of what all decided in secret."""
        between = range(gap.before.number + 1, gap.after.number + 1)
        return [number for number in between if self.movers[number - 1] != gap.seat and number not in self.secret]

    def own(self, seat: Seat) -> Sequence[JudgedDecision]:
        """Returns the decisions of a seat."""
        return self._own[seat]

    def stops(self, seat: Seat) -> Sequence[ExpectedLead]:
        """Returns a seat's line: before and after each own decision, and at the end."""
        return self._stops[seat]

    @cached_property
    def _stops(self) -> Mapping[Seat, Sequence[ExpectedLead]]:
        found: dict[Seat, Sequence[ExpectedLead]] = {}
        for seat in self.seats:
            stops: list[ExpectedLead] = []
            for each in self.own(seat):
                stops.append(ExpectedLead(each.number - 1, each.worth_best, each.error))
                stops.append(ExpectedLead(each.number, each.worth_played, each.error))
            found[seat] = [*stops, ExpectedLead(self.entries, self.end(seat), 0.0)]
        return found

    def gaps(self, seat: Seat) -> list[Gap]:
        """Returns what lies after each own decision, up to the next or to the end."""
        stops = self.stops(seat)
        return [
            Gap(seat, before, after, self._others(seat, before.number, after.number))
            for before, after in zip(stops[1::2], stops[2::2], strict=True)
        ]

    def _others(self, seat: Seat, after: int, up_to: int) -> float:
        """What the others decided after an entry did to a seat's lead."""
        between = (each for each in self.decisions if after < each.number <= up_to and each.seat != seat)
        return sum(each.effect(seat) for each in between)

    def account(self, seat: Seat) -> Account:
        """Returns a seat's line in the ledger."""
        gaps, start = self.gaps(seat), self.stops(seat)[0].lead
        decisions = sum(-each.slip for each in self.own(seat))
        fair = fmean(self.stops(each)[0].lead for each in self.seats)
        luck, others = sum(gap.luck for gap in gaps), sum(gap.others for gap in gaps)
        return Account(start, luck, others, decisions, self.end(seat), fair)

    @cached_property
    def luck_before(self) -> Mapping[int, float]:
        """Returns by decision what changed its seat's lead since the own decision before (0 before the first)."""
        found: dict[int, float] = {}
        for seat in self.seats:
            for before, after in pairwise([None, *self.own(seat)]):
                assert after is not None
                was = after.worth_best if before is None else before.worth_played
                found[after.number] = after.worth_best - was
        return found

    @cached_property
    def leads(self) -> Sequence[Sequence[float]]:
        """Returns the leads of all seats, as each knew last, before the first decision and after every one; then the
        real ones."""
        now = [self.stops(seat)[0].lead for seat in self.seats]
        rows = [list(now)]
        for each in self.decisions:
            now[each.seat] = each.worth_played
            rows.append(list(now))
        return [*rows, [self.end(seat) for seat in self.seats]]
