"""How the parties of a view stand in one type of building."""

from collections.abc import Sequence

from game.boxes.alhambra_family.rules.buildings import count
from game.boxes.alhambra_family.rules.majorities import awards, prizes
from game.boxes.alhambra_family.rules.money import Cards


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
