"""How everybody stands somewhere: sums in sight, what hidden brokers may make of them, places, the columns.

Everything comes from the viewer's view: brokers that he may not look at could be any of those that he has not seen.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.rules.components import COLUMNS, column_of, is_market
from game.boxes.ys.rules.counting import COLUMN_STEPS
from game.boxes.ys.rules.observation import unseen, unseen_neutrals
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.view import Broker, Public, View
from game.boxes.ys.table.queries import are_quotations_moved, has_counting_begun
from game.core.rules import Seat
from game.core.text import signed

_FEW = 2
"""So many hidden brokers are shown as a question mark each."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What a party has somewhere: the sum in sight, the brokers that the viewer does not know, and how many in all."""

    seen: int = 0
    hidden: int = 0
    brokers: int = 0

    @property
    def told(self) -> str:
        """Returns the sum with a question mark for each hidden broker, or their number where they are many."""
        if not self.hidden:
            return str(self.seen)
        marks = "?" * self.hidden if self.hidden <= _FEW else f"{self.hidden}?"
        return f"{self.seen}+{marks}" if self.seen else marks

    @property
    def short(self) -> str:
        """Returns the sum with a single question mark for hidden brokers."""
        return Sum(self.seen, min(1, self.hidden)).told


def value_of(view: View, broker: Broker) -> int | None:
    """Returns what a broker counts as far as the viewer knows; a marked one counts the same whatever it is."""
    if broker.marked:
        return MARKED
    return broker.value if broker.value is not None else secret(view, broker.tag)


def seen_broker(view: View, tag: int) -> Broker | None:
    """Returns a broker on the board or counted just now; None for one in the throne room."""
    public = view.public
    return next((broker for broker in (*public.brokers, *public.counted) if broker.tag == tag), None)


def secret(view: View, tag: int) -> int | None:
    """Returns the value of a hidden broker that the viewer is shown."""
    return next((value for other, value in view.values if other == tag), None)


def standing(view: View, brokers: Iterable[Broker]) -> dict[int, Sum]:
    """Returns the sums of some brokers by party, in the order of parties; whoever has none is not among them."""
    found: dict[int, Sum] = {}
    for broker in brokers:
        before, value = found.get(broker.party, Sum()), value_of(view, broker)
        found[broker.party] = Sum(before.seen + (value or 0), before.hidden + (value is None), before.brokers + 1)
    return dict(sorted(found.items()))


def place_of(public: Public, party: int, found: Sum) -> tuple[int, tuple[int, int, int]]:
    """Returns what puts a party before others somewhere, by what is in sight: the less the better."""
    return -found.seen, before(public, party)


def winner(view: View, brokers: Iterable[Broker]) -> int | None:
    """Returns the party that surely wins some brokers' contest; None as long as any may come or is hidden."""
    sums = standing(view, brokers)
    if not sums or not has_counting_begun(view.public) or any(found.hidden for found in sums.values()):
        return None
    return min(sums, key=lambda party: place_of(view.public, party, sums[party]))


def together(sums: Iterable[Sum]) -> Sum:
    """Returns several sums as one."""
    listed = tuple(sums)
    return Sum(sum(s.seen for s in listed), sum(s.hidden for s in listed), sum(s.brokers for s in listed))


# ---------------------------------------------------------------------- what hidden brokers may make of it
Span = tuple[int, int]
"""The least that brokers may come to, and the most."""


@dataclass(frozen=True, slots=True)
class Places:
    """The best and the worst place that the viewer may hold somewhere, if nobody placed any more.

    How likely they are is not told: most of the brokers that decide it are still to come. `is_final` tells that none
    is.
    """

    best: int
    worst: int
    is_final: bool

    @property
    def is_won(self) -> bool:
        """Tells whether nothing can take the first place away any more."""
        return self.is_final and self.worst == 1

    @property
    def is_lost(self) -> bool:
        """Tells whether nothing can bring the first place any more."""
        return self.is_final and self.best > 1


def possible_places(view: View, brokers: Iterable[Broker]) -> Places | None:
    """Returns how the viewer stands among some brokers; None for an onlooker and for whoever takes no part."""
    if view.seat is None:
        return None
    public, spans = view.public, spans_of(view, brokers)
    own = spans.pop(view.seat, None)
    if own is None:
        return None
    total, best, worst = own[1], 1, 1
    for party, (least, most) in spans.items():
        wins = _wins_tie(public, view.seat, party)
        best += least > total or (least == total and wins is False)
        worst += most > total or (most == total and not wins)
    return Places(best, worst, has_counting_begun(public))


def _wins_tie(public: Public, seat: Seat, party: int) -> bool | None:
    """Tells whether a seat is before a party with the same total; None where fronts that still grow decide it (3)."""
    own, other = before(public, seat), before(public, party)
    return None if grows(public) and own[0] == other[0] else own < other


def grows(public: Public) -> bool:
    """Tells whether brokers behind screens may still come to those in front, which decide ties."""
    return any(public.behind)


def spans_of(view: View, brokers: Iterable[Broker]) -> dict[int, Span]:
    """Returns what the brokers of each party may come to, in the order of parties."""
    sums: Counter[int] = Counter()
    hidden: dict[int, Counter[Seat]] = {}
    for broker in brokers:
        value = value_of(view, broker)
        sums[broker.party] += value or 0
        hidden.setdefault(broker.party, Counter())[broker.placer] += value is None
    return {party: _span(view, party, sums[party], hidden[party]) for party in sorted(hidden)}


def _span(view: View, party: int, total: int, hidden: Counter[Seat]) -> Span:
    """Returns what a party may come to that has so many hidden brokers of each placer above a total."""
    known, least, most = dict(view.values), total, total
    for placer, count in hidden.items():
        if count:
            is_neutral = party == view.public.neutral_party
            left = unseen_neutrals(view, placer, known) if is_neutral else unseen(view, Seat(party), known)
            least, most = least + sum(left[:count]), most + sum(left[-count:])
    return least, most


# ---------------------------------------------------------------------- the columns of the market
_Measure = tuple[int, int]
"""Total of all players and number of brokers."""


@dataclass(frozen=True, slots=True)
class Projection:
    """The places (0 to 3) that a column shares with equal ones as things stand, and whether hidden brokers leave it."""

    first: int
    last: int
    is_sure: bool


def columns(view: View) -> list[Projection]:
    """Returns what the columns hold by what the viewer knows: by total, then by number of brokers.

    Brokers that are hidden count nothing here; a place is sure where they cannot change it. Once the quotations are
    moved there is nothing to tell.
    """
    if view.is_over or are_quotations_moved(view.public):
        return []
    measured = [_measured(view, number) for number in range(COLUMNS)]
    now = [measures[0] for measures in measured]
    found = []
    for number, (own, least, most) in enumerate(measured):
        first, equal = sum(other > own for other in now), now.count(own)
        others = [measured[other] for other in range(COLUMNS) if other != number]
        is_sure = all(least > highest or most < lowest for _, lowest, highest in others)
        found.append(Projection(first, first + equal - 1, is_sure))
    return found


def _measured(view: View, number: int) -> tuple[_Measure, _Measure, _Measure]:
    """Returns a column's measure in sight, the least that hidden brokers may make of it, and the most."""
    here = [b for b in view.public.brokers if is_market(b.place) and column_of(b.place) == number]
    seen = together(standing(view, here).values()).seen
    spans = spans_of(view, here).values()
    least, most = (sum(ends) for ends in zip((0, 0), *spans, strict=True))
    return (seen, len(here)), (least, len(here)), (most, len(here))


def moved(projection: Projection) -> str:
    """Returns how far the marker of a column goes: "+2", or what equal columns share, from the best to the worst.

    A question mark tells that hidden brokers may change it.
    """
    best, worst = COLUMN_STEPS[projection.first], COLUMN_STEPS[projection.last]
    if best == worst:
        return signed(best) if projection.is_sure else f"{signed(best)}?"
    if best == -worst:
        return f"±{best}"
    return f"{signed(best)}{'/' if projection.last == projection.first + 1 else '…'}{signed(worst)}"
