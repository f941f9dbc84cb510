"""The true state of a game: everything that lies on the table, is held in hands or hidden in decks."""

from dataclasses import dataclass

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.majorities import Points
from game.boxes.alhambra_family.rules.money import Cards
from game.core.rules import Seat
from game.core.values import copier


@dataclass(slots=True)
class State:
    """A game of the card game.

    `seats` is the number of players; a *party* is a seat or, in a game for two, the imaginary third player, who comes
    last. Decks are unordered until drawn: `money_deck` and `building_deck` are sorted bags, `piles` tells how many
    cards of the bag lie in which pile, top pile first. `bought` are the buildings bought in this turn, not yet laid
    open; `pending` those that the buyer still has to keep or give away, the next one first.
    """

    seats: int
    open_hands: bool
    turn: Seat
    hands: list[Cards]
    buildings: list[Cards]
    points: list[Points]
    yard: list[int | None]
    display: list[int | None]
    discard: list[int]
    money_deck: list[int]
    piles: tuple[Pile, ...]
    building_deck: list[int]
    bought: Cards
    pending: Cards
    is_over: bool

    @property
    def has_third(self) -> bool:
        """Tells whether the imaginary third player takes part."""
        return self.seats == 2

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)
