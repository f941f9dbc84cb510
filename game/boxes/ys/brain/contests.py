"""Who may be ahead where: chances of places, from what stands there and what may still come, and if one more joins."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import erf, prod, sqrt
from operator import mul
from typing import NamedTuple

SHARP = 0.002
"""The least variance: keeps totals that are known apart, ties included."""
_COMING = 6.0
"""What a broker that may come adds to the variance: the mean square of its value."""
ABSENT = -0.7
"""The total of whoever does not take part, compared with others: less than a 0."""
_TIE = 0.35
"""The most that being ahead in ties counts for."""
_SQRT2 = sqrt(2)


Standing = tuple[int, float, float]
"""What a party has in some region: the number of its brokers, mean and variance of their total."""
NOTHING: Standing = (0, 0.0, 0.0)
Prizes = tuple[tuple[float, ...], ...]
"""By party, what the first places pay it."""


def ahead(margin: float, variance: float) -> float:
    """Returns the chance that a difference is positive whose mean and variance are given."""
    return 0.5 + 0.5 * erf(margin / sqrt(variance + SHARP) / _SQRT2)


@lru_cache(maxsize=1 << 12)
def chances(
    standings: tuple[Standing, ...], left: tuple[int, ...], ties: tuple[int, ...], share: float, places: int
) -> tuple[tuple[float, ...], ...]:
    """Returns by party the chances of the first places in a region; those of all add up to that of taking part.

    Takes what the parties have there, how many brokers each will still place anywhere, by party how many it beats in
    ties, the part of the brokers to come that may come here, and how many places are asked for.
    """
    means, spreads, present = judged(standings, left, ties, share)
    ahead_of = _ahead_of(means, spreads, present)
    return tuple(
        [
            tuple([here * chance for chance in numbers(events, places)])
            for here, events in zip(present, ahead_of, strict=True)
        ]
    )


def judged(
    standings: Sequence[Standing], left: Sequence[int], ties: Sequence[int], share: float
) -> tuple[list[float], list[float], list[float]]:
    """Returns by party mean and variance of what it will have in a region, ties included, and how likely it has any.

    Takes the same as `chances`.
    """
    step = _TIE / (len(standings) - 1)
    means, spreads, present = [], [], []
    for (number, mean, variance), more, tie in zip(standings, left, ties, strict=True):
        means.append((mean if number else ABSENT) + step * tie)
        spreads.append(variance + _COMING * share * more)
        present.append(1.0 if number else 1 - (1 - share) ** more)
    return means, spreads, present


def _ahead_of(means: Sequence[float], spreads: Sequence[float], present: Sequence[float]) -> list[list[float]]:
    """Returns by party how likely each of the others that may be there is ahead of it."""
    found: list[list[float]] = [[] for _ in means]
    for party, mean in enumerate(means):
        here, spread, mine = present[party], spreads[party], found[party]
        for other in range(party):
            there = present[other]
            if here or there:
                part = 0.5 * erf((mean - means[other]) / sqrt(spread + spreads[other] + SHARP) / _SQRT2)
                found[other].append(here * (0.5 + part))
                mine.append(there * (0.5 - part))
    return found


@lru_cache(maxsize=1 << 12)
def hopes(
    standings: tuple[Standing, ...], left: tuple[int, ...], ties: tuple[int, ...], share: float, prizes: Prizes
) -> tuple[float, ...]:
    """Returns by party what it may expect in a region, like `chances`, where the places pay prizes."""
    found = chances(standings, left, ties, share, len(prizes[0]))
    return tuple([sum(map(mul, its, row)) for its, row in zip(found, prizes, strict=True)])


class Contest(NamedTuple):
    """What can be won in a region, under which component of the worth, and who may still come."""

    component: int
    region: int
    share: float
    left: tuple[int, ...]
    prizes: Prizes


class Hopes:
    """What the parties may expect of all contests; only those are thought of again that changed since the last time."""

    def __init__(self, ties: tuple[int, ...]) -> None:
        """Takes by party how many others it beats in ties."""
        self._ties = ties
        self._contests: tuple[Contest, ...] = ()
        self._standings: list[tuple[Standing, ...]] = []
        self._found: list[tuple[float, ...]] = []
        self._members: dict[int, list[int]] = {}
        self._sums: dict[int, tuple[float, ...]] = {}

    def by_component(
        self, contests: tuple[Contest, ...], regions: Sequence[tuple[Standing, ...]]
    ) -> Mapping[int, tuple[float, ...]]:
        """Returns by component and party what may be won; takes the contests, and what stands in each region."""
        standings = [regions[contest.region] for contest in contests]
        changed = self._changed(contests, standings)
        self._contests, self._standings = contests, standings
        for i in changed:
            _, _, share, left, prizes = contests[i]
            self._found[i] = hopes(standings[i], left, self._ties, share, prizes)
        for component in {contests[i].component for i in changed}:
            its = [self._found[i] for i in self._members[component]]
            self._sums[component] = tuple(map(sum, zip(*its, strict=True)))
        return self._sums

    def _changed(self, contests: tuple[Contest, ...], standings: Sequence[tuple[Standing, ...]]) -> Sequence[int]:
        """Returns the numbers of the contests that are other ones than the last time, or that others stand in."""
        before = self._contests
        if contests is before:
            return [i for i, row in enumerate(standings) if row is not self._standings[i]]
        if [one.component for one in contests] == [one.component for one in before]:
            pairs = zip(standings, self._standings, contests, before, strict=True)
            return [i for i, (row, last, one, other) in enumerate(pairs) if row is not last or one != other]
        self._found, self._members, self._sums = [()] * len(contests), {}, {}
        for i, contest in enumerate(contests):
            self._members.setdefault(contest.component, []).append(i)
        return range(len(contests))


def numbers(events: Sequence[float], most: int) -> list[float]:
    """Returns how likely it is that none, one, two … of some independent events happen: one or three of these."""
    none, one, two = 1.0, 0.0, 0.0
    if most == 1:
        for chance in events:
            none *= 1 - chance
        return [none]
    for chance in events:
        not_this = 1 - chance
        two = two * not_this + one * chance
        one = one * not_this + none * chance
        none *= not_this
    return [none, one, two]


# ---------------------------------------------------------------------- if one more joins
class Race:
    """What a contest is worth, by the value of a broker that a party adds to what it has there."""

    __slots__ = ("_begin", "_known", "_now", "_others", "_own", "_rate")

    def __init__(
        self,
        row: tuple[Standing, ...],
        left: tuple[int, ...],
        ties: tuple[int, ...],
        share: float,
        prizes: Prizes,
        party: int,
        rates: tuple[float, ...],
    ) -> None:
        """Takes what `contests.hopes` takes, then who adds the broker, and rates.

        The rates tell by party what a point of its own is worth to whoever asks.
        """
        means, spreads, present = judged(row, left, ties, share)
        self._own, self._rate = prizes[party], rates[party]
        self._begin = means[party] - (0 if row[party][0] else ABSENT)
        self._others: list[tuple[float, float, float, float, float]] = []
        others = [other for other in range(len(means)) if other != party]
        for other in others:
            mean, spread = means[other], spreads[other] + SHARP
            ahead_of_it = [
                present[third] * (0.5 + 0.5 * erf((means[third] - mean) / sqrt(2 * (spreads[third] + spread))))
                for third in others
                if third != other
            ]
            behind_none, behind_one = _expected(ahead_of_it, prizes[other])
            rate, scale = rates[other] * present[other], 1 / sqrt(2 * (spreads[party] + spread))
            self._others.append((mean, scale, present[other], rate * behind_none, rate * (behind_one - behind_none)))
        self._now = self._worth(means[party], present[party])
        self._known: dict[int, float] = {}

    def gain(self, value: int) -> float:
        """Returns how much more the contest is worth after a broker of that value, or several with that sum."""
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = self._worth(self._begin + value, 1.0) - self._now
        return found

    def _worth(self, mean: float, present: float) -> float:
        """Returns what the contest is worth if the party's total is expected to be so much, and so likely there."""
        worth, ahead_of_it = 0.0, []
        for other, scale, here, base, more in self._others:
            wins = 0.5 + 0.5 * erf((mean - other) * scale)
            worth += base + more * present * wins
            ahead_of_it.append(here * (1 - wins))
        return worth + self._rate * present * _expected(ahead_of_it, self._own)[0]


race = lru_cache(maxsize=1 << 12)(Race)
"""Returns the race: in worlds that are imagined for one decision most come again and again."""


def _expected(ahead_of_it: Sequence[float], prizes: Sequence[float]) -> tuple[float, float]:
    """Returns what the places pay a party, from how likely each of some others is ahead; then behind one more."""
    if len(prizes) == 1:
        return prizes[0] * prod([1 - chance for chance in ahead_of_it]), 0.0
    places = numbers(ahead_of_it, len(prizes))
    return float(sum(map(mul, places, prizes))), float(sum(map(mul, places, prizes[1:])))
