"""The true state of a game: everything that lies on the table, is held in hands or hidden in decks."""

from dataclasses import dataclass

from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.modules import Modules
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import Cards
from game.boxes.alhambra_family.rules.majorities import Points
from game.core.rules import Seat
from game.core.values import copier

Perched = tuple[tuple[int, int], ...]
"""The falcons of an Alhambra: meeting point (its north-west cell) and falcon, sorted."""


@dataclass(slots=True)
class State:
    """A game of Alhambra.

    `seats` is the number of players; a *party* is a seat or, in a game for two, the imaginary third player, who comes
    last and has points but no Alhambra. `turn` is whose turn it is, `acting` who decides now, `task` what. Decks are
    unordered until drawn: `money_deck` and `bag` (the tiles) are sorted bags. `waiting` are the tiles that the acting
    seat has bought or received and not yet placed, and `stage` tells when that happens. `window` are the seats still
    to be asked about their viziers, `receivers` those that still get tiles at the end, with the tiles. `pledged` is
    the falcon being paid and its corner. `due` are the scorings whose cards were turned up in this turn.
    """

    seats: int
    open_hands: bool
    modules: Modules
    turn: Seat
    acting: Seat
    task: Task
    stage: Stage
    waiting: Cards
    pledged: tuple[int, ...]
    window: tuple[Seat, ...]
    receivers: tuple[tuple[Seat, Cards], ...]
    due: tuple[str, ...]
    hands: list[Cards]
    boards: list[Board]
    reserves: list[Cards]
    perched: list[Perched]
    awake: list[bool]
    third: Cards
    points: list[Points]
    squares: list[int | None]
    beside: Cards
    bag: list[int]
    falcons: Cards
    display: list[int | None]
    discard: list[int]
    money_deck: list[int]
    piles: tuple[Pile, ...]

    @property
    def has_third(self) -> bool:
        """Tells whether the imaginary third player takes part."""
        return self.seats == 2

    @property
    def is_ending(self) -> bool:
        """Tells whether the tiles ran out, so that hands are shown and left-over tiles given away."""
        return self.stage == Stage.END

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)
