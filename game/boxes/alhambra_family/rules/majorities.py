"""Who gets what for the most buildings of a type: prizes by scoring, ties pooled."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.alhambra_family.rules.components import TYPES
from game.core.values import value

LETTERS = ("A", "B", "C")
_SECOND, _FIRST = 7, 15
_LAST = range(1, len(TYPES) + 1)
_PRIZES = {
    "A": tuple((last,) for last in _LAST),
    "B": tuple((_SECOND + last, last) for last in _LAST),
    "C": tuple((_FIRST + last, _SECOND + last, last) for last in _LAST),
}

Points = tuple[int, int, int]
"""Points of one party in the scorings A, B and C."""


@value
class Award:
    """What the parties that hold equally many buildings of a type get: each `share`, the pooled prizes split.

    `prizes` are those of all places that the parties occupy together; what is left of the split is lost.
    """

    count: int
    parties: tuple[int, ...]
    prizes: tuple[int, ...]
    share: int


def prizes(letter: str, kind: int) -> tuple[int, ...]:
    """Returns the points for the first, second and third place in a type.

    Takes the scoring ("A", "B" or "C") and the type (0 to 5). A pays one place, B two and C three.
    """
    return _PRIZES[letter][kind]


def awards(counts: Sequence[int], offered: Sequence[int]) -> tuple[Award, ...]:
    """Returns who gets which prizes, best first.

    Takes the number of buildings of one type by party and the prizes by place. Parties with equally many pool the
    prizes of all places they occupy and round their shares down; a party without such a building takes no place.
    """
    given = []
    place = 0
    for count, parties in _ranked(tuple(counts)):
        if place >= len(offered):
            break
        pooled = tuple(offered[place : place + len(parties)])
        given.append(Award(count, parties, pooled, sum(pooled) // len(parties)))
        place += len(parties)
    return tuple(given)


@lru_cache(maxsize=1 << 12)
def _ranked(counts: tuple[int, ...]) -> Sequence[tuple[int, tuple[int, ...]]]:
    """Returns how many buildings of a type parties have, most first, each with the parties that have so many."""
    return [
        (count, tuple([party for party, held in enumerate(counts) if held == count]))
        for count in sorted({*counts} - {0}, reverse=True)
    ]


@lru_cache(maxsize=1 << 12)
def shares(letter: str, kind: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Returns what a scoring pays each party for a type; takes how many buildings of it each has."""
    points = [0] * len(counts)
    for award in awards(counts, prizes(letter, kind)):
        for party in award.parties:
            points[party] = award.share
    return tuple(points)


def with_points(points: Points, letter: str, gain: int) -> Points:
    """Returns a party's points with what it gained in a scoring ("A", "B" or "C")."""
    return (
        gain if letter == "A" else points[0],
        gain if letter == "B" else points[1],
        gain if letter == "C" else points[2],
    )
