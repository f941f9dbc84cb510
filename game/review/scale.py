"""From what an evaluator says to the lead that came of it: how sure it may be depends on the box and on the time.

An evaluator serves to choose moves. One box counts in gold and not in palaces, one is sure of itself too early; so
`scales.json` holds, by box, what games of Normal against itself came to (`game.tools.leads` wrote it).
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

KNOTS = (0.0, 0.5, 1.0)
"""Parts of a game between which all of a scale changes evenly."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of a box at some number of seats.

    The lead to be expected is an offset and a slope times what the evaluator says, each with a value for every one of
    KNOTS; `spread` is how far the leads of games ended from it (their standard deviation). `unit` is how many points a
    difference of 1 between two plans of one decision came to when both were played on.
    """

    unit: float
    slope: Sequence[float]
    offset: Sequence[float]
    spread: Sequence[float]

    def lead(self, worth: float, part: float) -> float:
        """Returns the lead to be expected where an evaluator says `worth`, at a part (0 to 1) of the game."""
        return at(self.offset, part) + at(self.slope, part) * worth


PLAIN = Scale(1.0, (1.0,) * len(KNOTS), (0.0,) * len(KNOTS), (0.0,) * len(KNOTS))
"""For a box of which no games are on record: its evaluator is taken at its word."""


def shares(part: float) -> list[float]:
    """Returns how much each of KNOTS counts at a part of a game; together they are 1."""
    place = max(0.0, min(1.0, part)) * (len(KNOTS) - 1)
    return [max(0.0, 1.0 - abs(place - i)) for i in range(len(KNOTS))]


def at(values: Sequence[float], part: float) -> float:
    """Returns what values for all of KNOTS are at a part of a game."""
    return sum(share * value for share, value in zip(shares(part), values, strict=True))


@cache
def scale(box: str, seats: int) -> Scale:
    """Returns the scale of a box at a number of seats, that of the nearest number on record."""
    found = json.loads((files(__package__) / "scales.json").read_text("utf-8")).get(box)
    if not found:
        return PLAIN
    nearest = min(found["offset"], key=lambda known: abs(int(known) - seats))
    return Scale(found["unit"], found["slope"], found["offset"][nearest], found["spread"])
