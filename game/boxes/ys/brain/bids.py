"""How often each total is meant to be bid, and what rivals are likely to bid by what they kept for it before (3)."""

from collections import Counter
from functools import lru_cache
from itertools import combinations

from game.boxes.ys.brain.latest import latest_by
from game.boxes.ys.rules.setup import brokers_of
from game.boxes.ys.rules.view import Public
from game.core.rules import Seat

MIXED = {
    2: (8, 9, 11, 11, 16, 19, 16, 8, 2),
    3: (1, 1, 2, 4, 6, 8, 12, 12, 54),
    4: (1, 1, 2, 4, 6, 7, 7, 7, 65),
}
"""By seats, how often of a hundred times each total from 0 to 8 is bid: such that no bid is much better against it.

Found from games of equal players who bid at random: what each place in player order gained them in a turn, and what
each total cost; then raised where a fixed bid still led. To place last is worth more the more others place before.
At two seats higher rows beat this one (58 % of 200 games), but a script that always bids 8 then leads against Normal.
"""
_KEPT = 3
"""What is not placed in a turn: the two brokers that were bid, and one that is left over."""
_MOSTLY = (20, 20, 60)
"""How often of a hundred times the two weakest of these were bid, the weakest and the strongest, the two strongest."""


def reading(public: Public, seat: Seat, total: int) -> float:
    """Returns how many more of its rivals a seat will bid higher than, in parts, by what they bid in the turn before.

    Compared with rivals of whom nothing is known. Everybody saw which brokers were placed and so which were not.
    """
    more = 0.0
    for rival, kept in enumerate(_kept(public)):
        if rival != seat and len(kept) == _KEPT:
            wins_ties = public.order[seat] < public.order[rival]
            more += _higher(total, _totals(kept), wins_ties) - _higher(total, MIXED[public.seats], wins_ties)
    return more / (public.seats - 1)


@latest_by(lambda public: (public.counted, public.variants, public.round))
def _kept(public: Public) -> list[tuple[int, ...]]:
    """Returns by seat the brokers that it placed nowhere in the turn before; nothing in the first one.

    With the king's favour they are not known: one of them may be in the throne room.
    """
    if not public.counted or public.variants.favour:
        return []
    kept = [Counter(brokers_of(public.variants)) for _ in range(public.seats)]
    for broker in public.counted:
        if broker.party < public.seats and broker.value is not None:
            kept[broker.party][broker.value] -= 1
    return [tuple(sorted(its.elements())) for its in kept]


@lru_cache(maxsize=1 << 8)
def _totals(kept: tuple[int, ...]) -> tuple[int, ...]:
    """Returns how often of a hundred times each total was bid, from the brokers that were not placed."""
    found = [0] * len(MIXED[2])
    for share, pair in zip(_MOSTLY, combinations(kept, 2), strict=True):
        found[sum(pair)] += share
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _higher(total: int, shares: tuple[int, ...], wins_ties: bool) -> float:
    """Returns how likely a total is higher than one that is bid so often, equal ones by the order before."""
    return sum(shares[: total + wins_ties]) / sum(shares)
