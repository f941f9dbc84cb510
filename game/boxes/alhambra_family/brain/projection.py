"""What the building types are worth to a seat, now and with one building more; every answer is remembered."""

from collections.abc import Sequence
from functools import lru_cache
from operator import sub

from game.boxes.alhambra_family.rules.components import TYPES, Cards, count
from game.boxes.alhambra_family.rules.majorities import LETTERS, awards, prizes, shares

KINDS = range(len(TYPES))
_NOTHING = [0.0] * len(LETTERS)

Counts = tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def leads(kind: int, counts: Counts, seat: int, seats: int) -> tuple[float, ...]:
    """Returns for A, B and C how many points more than the mean of the other seats a seat gets for a type.

    Takes how many buildings of it every party has, the seat and the number of seats.
    """
    found = []
    for letter in LETTERS:
        paid = shares(letter, kind, counts)
        found.append(paid[seat] - (sum(paid[:seats]) - paid[seat]) / (seats - 1))
    return tuple(found)


def with_one_more(counts: Counts, party: int) -> Counts:
    """Returns the counts after a party got one building more."""
    return (*counts[:party], counts[party] + 1, *counts[party + 1 :])


@lru_cache(maxsize=1 << 12)
def project(kind: int, counts: Counts, seat: int, seats: int, left: int) -> tuple[float, ...]:
    """Returns what a type promises a seat.

    Takes also how many buildings of the type are not yet anybody's. Returns for A, B and C the lead now, how much it
    would grow with one building more, and how much it shrinks, in the mean, when another seat gets one; then the lead
    in C as far as it is safe, and the difference in buildings to the best other party, weighed by the type.
    """
    now = leads(kind, counts, seat, seats)
    up = down = _NOTHING
    if left:
        more = leads(kind, with_one_more(counts, seat), seat, seats)
        fallen = [leads(kind, with_one_more(counts, other), seat, seats) for other in range(seats) if other != seat]
        up = [after - before for after, before in zip(more, now, strict=True)]
        down = [sum(after) / len(fallen) - before for after, before in zip(zip(*fallen, strict=True), now, strict=True)]
    best_other = max(count for party, count in enumerate(counts) if party != seat)
    ahead = counts[seat] - best_other
    safe = now[-1] * min(1.0, (1 + abs(ahead)) / (1 + left))
    return (*now, *up, *down, safe, (8 + kind) * max(-2, min(2, ahead)))


@lru_cache(maxsize=1 << 12)
def growth(kind: int, counts: Counts, party: int, seat: int, seats: int, left: int) -> tuple[float, ...]:
    """Returns by how much what a type promises a seat changes when a party gets one building more, see `project`."""
    before = project(kind, counts, seat, seats, left)
    after = project(kind, with_one_more(counts, party), seat, seats, left - 1)
    return tuple(map(sub, after, before))


@lru_cache(maxsize=1 << 12)
def gains(kind: int, counts: Counts, seats: int, phase: int) -> tuple[float, ...]:
    """Returns for every seat how much a building more of a type adds to its leads, see `gain`."""
    return tuple([gain(kind, counts, seat, seats, phase) for seat in range(seats)])


@lru_cache(maxsize=1 << 12)
def gain(kind: int, counts: Counts, seat: int, seats: int, phase: int) -> float:
    """Returns how much a building more of a type adds to a seat's leads in the scorings still to come.

    Takes also how many scorings (0 to 2) are over.
    """
    more, now = leads(kind, with_one_more(counts, seat), seat, seats), leads(kind, counts, seat, seats)
    return sum([after - before for after, before in zip(more[phase:], now[phase:], strict=True)])


def after_one_more(owned: Sequence[Cards], party: int, building: int) -> tuple[Cards, ...]:
    """Returns everybody's buildings after a party got one more."""
    return tuple((*held, building) if at == party else held for at, held in enumerate(owned))


def share(owned: Sequence[Cards], letter: str, kind: int, party: int) -> int:
    """Returns what a scoring would pay a party for a type, as things stand."""
    counts = [count(held, kind) for held in owned]
    return next((award.share for award in awards(counts, prizes(letter, kind)) if party in award.parties), 0)


def ahead(owned: Sequence[Cards], kind: int, party: int) -> int:
    """Returns by how many buildings of a type a party is ahead of the best other one; behind it is negative."""
    counts = [count(held, kind) for held in owned]
    return counts[party] - max(number for at, number in enumerate(counts) if at != party)
