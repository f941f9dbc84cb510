"""What one seat, or an onlooker, may know of a game."""

from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.tiles import Modules, tiles_of
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import BUILDINGS, Cards
from game.boxes.alhambra_family.rules.majorities import Points
from game.core.rules import Seat
from game.core.values import value

Perched = tuple[tuple[int, int], ...]
"""The falcons of an Alhambra: meeting point (its north-west cell) and falcon, sorted."""


@value
class Third:
    """The tiles of the imaginary third player, and his points."""

    tiles: Cards
    points: Points


@value
class View:
    """A game as one seat (None: an onlooker) knows it; see `State` for what the fields mean.

    `hands` holds one's own hand, and everybody's with `open_hands` or when the tiles have run out; other hands are
    None. `known` are the cards that each seat was seen to take and not yet to pay: in this game the whole hand. It is
    None for an onlooker and for whoever does not remember (`RULES.forget`). `tiles_left` counts the draw pile.
    """

    seat: Seat | None
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
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[Cards, ...] | None
    boards: tuple[Board, ...]
    reserves: tuple[Cards, ...]
    perched: tuple[Perched, ...]
    awake: tuple[bool, ...]
    third: Third | None
    points: tuple[Points, ...]
    squares: tuple[int | None, ...]
    beside: Cards
    tiles_left: int
    falcons: Cards
    display: tuple[int | None, ...]
    discard: Cards
    piles: tuple[Pile, ...]

    @property
    def owned(self) -> tuple[Cards, ...]:
        """Returns everybody's buildings that count (the reserve does not), the imaginary third player's last."""
        laid = [tuple(tile for _, tile in board) for board in self.boards]
        parties = [*laid, self.third.tiles] if self.third else laid
        return tuple(tuple(tile for tile in tiles if tile in BUILDINGS) for tiles in parties)

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.task == Task.OVER

    @property
    def is_acting(self) -> bool:
        """Tells whether an action of somebody's own turn is due, the first or another one."""
        return self.task in (Task.ACT, Task.AGAIN)

    @property
    def unseen_tiles(self) -> list[int]:
        """Returns the tiles of the draw pile, sorted: all that lie nowhere else, as anybody can count."""
        seen = {*self.squares, *self.beside, *self.waiting}.union(*self.reserves)
        for board in self.boards:
            seen.update(board.tiles.values())
        for _, tiles in self.receivers:
            seen.update(tiles)
        seen.update(self.third.tiles if self.third else ())
        return [tile for tile in tiles_of(self.modules) if tile not in seen]

    def waiting_of(self, seat: Seat) -> Cards:
        """Returns the tiles that a seat has bought or received and not placed yet."""
        if seat == self.acting and self.waiting:
            return self.waiting
        return next((tiles for receiver, tiles in self.receivers if receiver == seat), ())

    @property
    def has_third(self) -> bool:
        """Tells whether the imaginary third player takes part."""
        return self.third is not None

    @property
    def acted(self) -> Seat:
        """Returns who acted last, as far as the order of turns tells."""
        return self.turn if self.is_over or self.task != Task.ACT else Seat((self.turn - 1) % self.seats)
