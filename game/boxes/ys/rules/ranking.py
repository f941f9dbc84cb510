"""Totals, and who is ahead of whom: taking part, ties between players, ties between columns (3, 6, 7)."""

from collections.abc import Iterable

from game.boxes.ys.rules.characters import MARKED, leads_ties
from game.boxes.ys.rules.components import CITY, COLUMNS, column_of
from game.boxes.ys.rules.events import Totals
from game.boxes.ys.rules.view import Broker, Public
from game.core.rules import Seat


def strength(broker: Broker) -> int:
    """Returns what a broker that lies face up counts."""
    if broker.marked:
        return MARKED
    assert broker.value is not None
    return broker.value


def totals(public: Public, brokers: Iterable[Broker]) -> Totals:
    """Returns the sums by party; whoever has any broker takes part, even with 0; None for the others (3)."""
    sums: list[int | None] = [None] * public.parties
    for broker in brokers:
        sums[broker.party] = (sums[broker.party] or 0) + strength(broker)
    return tuple(sums)


def ranking(public: Public, of: Totals) -> tuple[int, ...]:
    """Returns the parties that take part, best first: by total, then as `before` says."""
    present = [party for party, total in enumerate(of) if total is not None]
    if len(set(of)) < len(of):
        present.sort(key=lambda party: before(public, party))
    present.sort(key=[total or 0 for total in of].__getitem__, reverse=True)
    return tuple(present)


def before(public: Public, party: int) -> tuple[int, int, int]:
    """Returns what puts a party before others with the same total: the smaller the better.

    First whoever plays the Intriguer (6); then the neutral player (7); then the higher sum of the brokers in front,
    then the lower order card (3).
    """
    if leads_ties(public, party):
        return (0, 0, 0)
    if party == public.neutral_party:
        return (1, 0, 0)
    return (2, -sum(public.front[party]), public.order[party])


def winner(public: Public, of: Totals) -> int | None:
    """Returns the first of a ranking, None if nobody takes part."""
    best, won, is_tied = -1, None, False
    for party, total in enumerate(of):
        if total is not None and total >= best:
            best, won, is_tied = total, party, total == best
    if is_tied:
        return min([party for party, total in enumerate(of) if total == best], key=lambda party: before(public, party))
    return won


# ---------------------------------------------------------------------- the columns of the market
def column_totals(public: Public) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the totals of all players, and the numbers of brokers, by column."""
    sums, numbers = [0] * COLUMNS, [0] * COLUMNS
    for broker in public.brokers:
        if (place := broker.place) >= CITY:
            column = column_of(place)
            sums[column] += strength(broker)
            numbers[column] += 1
    return tuple(sums), tuple(numbers)


def ranked_columns(public: Public) -> tuple[list[int], list[int]]:
    """Returns the columns that are put in order as far as that is clear, the best first, and those tied for the next.

    Begins with those that were put in order before; none is tied where all are in order. More brokers beat fewer (3).
    """
    standing = list(zip(*column_totals(public), strict=True))
    ranked = list(public.ranked)
    left = [column for column in range(COLUMNS) if column not in ranked]
    while left:
        best = max([standing[column] for column in left])
        tied = [column for column in left if standing[column] == best]
        if len(tied) > 1:
            return ranked, tied
        ranked += tied
        left.remove(tied[0])
    return ranked, []


def column_decider(public: Public) -> Seat:
    """Returns who orders tied columns: the Intriguer's player, else the highest front sum, then the lower card (3)."""
    seats = [Seat(seat) for seat in range(public.seats)]
    return min(seats, key=lambda seat: before(public, seat))
