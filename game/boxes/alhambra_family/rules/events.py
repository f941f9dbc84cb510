"""What happens in either box, in the past tense: to money, market, turns and majorities; all of it is public.

A *party* is a seat, or after the seats the imaginary third player of a game for two. What is on sale is called a
tile; in the card game that is a building card.
"""

from typing import Protocol

from game.boxes.alhambra_family.rules.majorities import Award
from game.core.rules import Seat
from game.core.values import value


class Bought(Protocol):
    """The event of a purchase: who bought, for how much, and what was paid."""

    @property
    def seat(self) -> Seat: ...
    @property
    def price(self) -> int: ...
    @property
    def paid(self) -> int: ...
    @property
    def exact(self) -> bool: ...
    @property
    def cards(self) -> tuple[int, ...]: ...


@value
class StartMoneyDealt:
    """A seat was dealt its start money, face up, in this order."""

    seat: Seat
    cards: tuple[int, ...]


@value
class FirstPlayerChosen:
    """A seat begins: it has the fewest cards ("fewest") or is the youngest of those who do ("youngest").

    In the tile game a lower sum goes before youth ("poorest"). `cards` is how many cards each seat was dealt, `sums`
    what they are worth, or zeros where that does not matter.
    """

    seat: Seat
    reason: str
    cards: tuple[int, ...]
    sums: tuple[int, ...]


@value
class MoneyOpened:
    """A money card was turned up on a place (0 to 3) of the money display."""

    slot: int
    card: int


@value
class TileOpened:
    """A tile was turned up in a slot (0 to 3) of the building market."""

    slot: int
    tile: int


@value
class DeckReshuffled:
    """The money deck was empty and the discard, of so many cards, became the new one."""

    cards: int


@value
class MoneyTaken:
    """A seat took open money cards into its hand."""

    seat: Seat
    cards: tuple[int, ...]


@value
class TurnEnded:
    """A seat's turn ended; market and money display are filled up next."""

    seat: Seat


@value
class TurnSkipped:
    """A seat had to act but could do nothing, at the start of its turn or (`bonus`) after an exact payment."""

    seat: Seat
    bonus: bool


@value
class ThirdDealt:
    """The imaginary third player was given these tiles from the draw pile."""

    tiles: tuple[int, ...]


@value
class ScoringDrawn:
    """The scoring card "A" or "B" turned up instead of a money card and left the game."""

    letter: str


@value
class TypeScored:
    """One building type (0 to 5) was scored.

    `counts` and `points` are by party; `awards` tell, best place first, who shares which prizes.
    """

    letter: str
    kind: int
    counts: tuple[int, ...]
    awards: tuple[Award, ...]
    points: tuple[int, ...]


@value
class ScoringDone:
    """All six types were scored: what each party gained in this scoring and has in total."""

    letter: str
    gains: tuple[int, ...]
    totals: tuple[int, ...]


@value
class MarketRanOut:
    """The market could not be filled to four: the game is over but for the tiles left there and the last scoring."""


@value
class LeftoverAwarded:
    """A tile left in a slot went to the seat with the most money of the slot's currency, or to nobody (None).

    `amounts` is what each seat holds of that currency; `reason` is "most", "tie" or "nobody".
    """

    slot: int
    tile: int
    seat: Seat | None
    amounts: tuple[int, ...]
    reason: str


@value
class GameEnded:
    """The last scoring is done and the game is over; `reason` is a locale key of the box ("end.tiles")."""

    reason: str
