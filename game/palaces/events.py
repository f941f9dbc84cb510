"""What happens with money and majorities in either box, in the past tense; all of it is public.

A *party* is a seat, or after the seats the imaginary third player of a game for two.
"""

from dataclasses import dataclass

from game.core.rules import Seat
from game.palaces.majorities import Award


@dataclass(frozen=True, slots=True)
class StartMoneyDealt:
    """A seat was dealt its start money, face up, in this order."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen:
    """A seat begins: it has the fewest cards ("fewest") or is the youngest of those who do ("youngest").

    In the tile game a lower sum goes before youth ("poorest"). `cards` is how many cards each seat was dealt, `sums`
    what they are worth, or zeros where that does not matter.
    """

    seat: Seat
    reason: str
    cards: tuple[int, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoneyOpened:
    """A money card was turned up on a place (0 to 3) of the money display."""

    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """The money deck was empty and the discard, of so many cards, became the new one."""

    cards: int


@dataclass(frozen=True, slots=True)
class MoneyTaken:
    """A seat took open money cards into its hand."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoringDrawn:
    """The scoring card "A" or "B" turned up instead of a money card and left the game."""

    letter: str


@dataclass(frozen=True, slots=True)
class TypeScored:
    """One building type (0 to 5) was scored.

    `counts` and `points` are by party; `awards` tell, best place first, who shares which prizes.
    """

    letter: str
    kind: int
    counts: tuple[int, ...]
    awards: tuple[Award, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoringDone:
    """All six types were scored: what each party gained in this scoring and has in total."""

    letter: str
    gains: tuple[int, ...]
    totals: tuple[int, ...]
