"""What one seat, or an onlooker, may know of a game."""

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import Cards
from game.boxes.alhambra_family.rules.majorities import Points
from game.core.rules import Seat
from game.core.values import value


@value
class Third:
    """What lies before the imaginary third player, and his points."""

    buildings: Cards
    points: Points


@value
class View:
    """A game as one seat (None: an onlooker) knows it.

    `hands` holds one's own hand, and with `open_hands` everybody's; other hands are None. `known` are the cards that
    each seat was seen to take and not yet to pay: in this game the whole hand. It is None for an onlooker and for
    whoever does not remember (`RULES.forget`). The yard and the money display have four places each. `piles` are the
    piles of the money deck, top first: how many money cards each still has and the scoring card hidden in it.
    """

    seat: Seat | None
    seats: int
    open_hands: bool
    turn: Seat
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[Cards, ...] | None
    buildings: tuple[Cards, ...]
    points: tuple[Points, ...]
    third: Third | None
    yard: tuple[int | None, ...]
    display: tuple[int | None, ...]
    discard: Cards
    piles: tuple[Pile, ...]
    buildings_left: int
    bought: Cards
    pending: Cards
    is_over: bool

    @property
    def owned(self) -> tuple[Cards, ...]:
        """Returns the buildings of every party, with the buyer also those that are bought in this turn."""
        seats = tuple(
            [(*held, *self.bought) if seat == self.turn else held for seat, held in enumerate(self.buildings)]
        )
        return (*seats, self.third.buildings) if self.third else seats

    @property
    def acting(self) -> Seat:
        """Returns who decides."""
        return self.turn

    @property
    def acted(self) -> Seat:
        """Returns who acted last, as far as the order of turns tells."""
        return self.turn if self.is_over else Seat((self.turn - 1) % self.seats)
