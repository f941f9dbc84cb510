"""How scanning by switches is wished, and what it has reached."""

from dataclasses import dataclass
from typing import Literal

Scanning = Literal["off", "single", "pair"]
"""None, one switch that chooses while the program steps, or two: one steps, one chooses."""


@dataclass(slots=True)
class Scan:
    """What somebody wishes who plays by one switch or two: the mode, and the seconds of a step with one.

    `reached` are the ids of the nodes that a press would choose among, or choose; `typing` is the field for which
    letters are laid out ("": none), by a game controller, too.
    """

    mode: Scanning = "off"
    pace: float = 1.5
    reached: frozenset[str] = frozenset()
    typing: str = ""
