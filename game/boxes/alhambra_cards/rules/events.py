"""What happened, in the past tense, with everything that the table, the log and the scorings need to tell it.

All of it is public: money is dealt, taken and paid in the open. What happens in either Alhambra box is in
`game.boxes.alhambra_family.rules.events`.
"""

from game.core.rules import Seat
from game.core.values import value


@value
class BuildingBought:
    """A seat bought the building of a slot; `paid` is what the cards are worth, `exact` means it acts again."""

    seat: Seat
    slot: int
    building: int
    cards: tuple[int, ...]
    price: int
    paid: int
    exact: bool


@value
class BuildingPlaced:
    """A newly bought building of `buyer` was laid open before `seat` (None: before the imaginary third player)."""

    buyer: Seat
    seat: Seat | None
    building: int
