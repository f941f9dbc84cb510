"""What happened, in the past tense, with everything that the table, the log and the scoring walk need to tell it.

All of it is public: money is dealt, taken and paid in the open. A *party* is a seat, or after the seats the imaginary
third player of a game for two; where an event names one owner, None is the third player.
"""

from dataclasses import dataclass

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class BuildingOpened:
    """A building was turned up in a slot (0 to 3) of the yard."""

    slot: int
    building: int


@dataclass(frozen=True, slots=True)
class BuildingBought:
    """A seat bought the building of a slot; `paid` is what the cards are worth, `exact` means it acts again."""

    seat: Seat
    slot: int
    building: int
    cards: tuple[int, ...]
    price: int
    paid: int
    exact: bool


@dataclass(frozen=True, slots=True)
class BuildingPlaced:
    """A newly bought building of `buyer` was laid open before `seat` (None: before the imaginary third player)."""

    buyer: Seat
    seat: Seat | None
    building: int


@dataclass(frozen=True, slots=True)
class ThirdDealt:
    """The imaginary third player was given these buildings from the deck."""

    buildings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn ended; the yard and the money display are filled up next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat had to act but could do nothing, at the start of its turn or (`bonus`) after an exact payment."""

    seat: Seat
    bonus: bool


@dataclass(frozen=True, slots=True)
class BuildingsRanOut:
    """The yard could not be filled to four: the game is over but for the buildings left and scoring C."""


@dataclass(frozen=True, slots=True)
class BuildingAwarded:
    """A building left in the yard went to the seat with the most money of the slot's currency, or to nobody (None).

    `amounts` is what each seat holds of that currency; `reason` is "most", "tie" or "nobody".
    """

    slot: int
    building: int
    seat: Seat | None
    amounts: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last scoring is done and the game is over; `reason` is a locale key of the box ("end.buildings")."""

    reason: str
