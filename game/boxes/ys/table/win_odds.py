"""What is still possible where brokers lie face down: what each party may come to, and how likely the viewer is first.

Everything comes from the viewer's view: brokers that he may not look at could be any of those that he has not seen.
"""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.ys.rules.observation import unseen, unseen_neutrals
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.view import Broker, Public, View
from game.boxes.ys.table.deciding import has_counting_begun
from game.boxes.ys.table.standing import value_of
from game.core.rules import Seat

Odds = tuple[tuple[int, float], ...]
"""How likely each total is, from the lowest to the highest."""
_WHOLE, _TINY = 100, 1e-9


@dataclass(frozen=True, slots=True)
class WinOdds:
    """Which places somewhere are possible for the viewer, how likely the first is, and whether more may still come."""

    best: int
    worst: int
    chance: float
    is_final: bool

    @property
    def is_won(self) -> bool:
        """Tells whether nothing can take the first place away any more."""
        return self.is_final and self.worst == 1

    @property
    def is_lost(self) -> bool:
        """Tells whether nothing can bring the first place any more."""
        return self.is_final and self.best > 1

    @property
    def percent(self) -> int:
        """Returns how likely the first place is; 0 and 100 are only said where hidden brokers cannot change it."""
        if abs(self.chance - round(self.chance)) < _TINY:
            return _WHOLE * round(self.chance)
        return min(_WHOLE - 1, max(1, round(_WHOLE * self.chance)))


def win_odds(view: View, brokers: Iterable[Broker]) -> WinOdds | None:
    """Returns how the viewer stands among some brokers; None for an onlooker and for whoever takes no part."""
    if view.seat is None:
        return None
    public, spans = view.public, spans_of(view, brokers)
    own = spans.pop(view.seat, None)
    if own is None:
        return None
    total, is_final = own[-1][0], has_counting_begun(public)
    best, worst, chance = 1, 1, 1.0
    for party, odds in spans.items():
        tied = _tie(public, view.seat, party)
        best += odds[0][0] > total or (is_final and not tied and odds[0][0] == total)
        worst += odds[-1][0] > total or (odds[-1][0] == total and (tied < 1 or not is_final))
        chance *= sum(part * (tied if sum_of == total else 1) for sum_of, part in odds if sum_of <= total)
    return WinOdds(best, worst, chance, is_final)


def _tie(public: Public, seat: Seat, party: int) -> float:
    """Returns how likely a seat is before a party with the same total; nobody knows while fronts still grow (3)."""
    own, other = before(public, seat), before(public, party)
    return 0.5 if grows(public) and own[0] == other[0] else float(own < other)


def grows(public: Public) -> bool:
    """Tells whether brokers behind screens may still come to those in front, which decide ties."""
    return any(public.behind)


def spans_of(view: View, brokers: Iterable[Broker]) -> dict[int, Odds]:
    """Returns what the brokers of each party may come to, in the order of parties."""
    sums: Counter[int] = Counter()
    hidden: dict[int, Counter[Seat]] = {}
    for broker in brokers:
        value = value_of(view, broker)
        sums[broker.party] += value or 0
        hidden.setdefault(broker.party, Counter())[broker.placer] += value is None
    return {party: _odds(view, party, sums[party], hidden[party]) for party in sorted(hidden)}


def _odds(view: View, party: int, total: int, hidden: Counter[Seat]) -> Odds:
    """Returns the odds of a party that has so many hidden brokers of each placer above a total."""
    known, found = dict(view.values), {total: 1.0}
    for placer, count in hidden.items():
        if count:
            is_neutral = party == view.public.neutral_party
            left = unseen_neutrals(view, placer, known) if is_neutral else unseen(view, Seat(party), known)
            found = _added(found, _drawn(tuple(left), count))
    return tuple(sorted(found.items()))


def _added(one: dict[int, float], other: Odds) -> dict[int, float]:
    found: dict[int, float] = {}
    for a, p in one.items():
        for b, q in other:
            found[a + b] = found.get(a + b, 0.0) + p * q
    return found


@lru_cache(maxsize=512)
def _drawn(values: tuple[int, ...], count: int) -> Odds:
    """Returns the odds of the sum of so many of some brokers, each as likely as any other."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value in values:
        for (number, total), many in sorted(ways.items(), reverse=True):
            after = (number + 1, total + value)
            ways[after] = ways.get(after, 0) + many
    whole = math.comb(len(values), count)
    return tuple((total, many / whole) for (number, total), many in sorted(ways.items()) if number == count)
