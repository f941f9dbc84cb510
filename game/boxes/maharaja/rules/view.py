"""What is asked, what lies open on the table for everybody to see, and what a seat may know (9)."""

from dataclasses import dataclass
from enum import StrEnum

from game.boxes.maharaja.rules.actions import Disc, Progress
from game.boxes.maharaja.rules.network import Network
from game.core.rules import Seat
from game.core.values import copier, value


class Task(StrEnum):
    """A decision that the game waits for; saves hold these words."""

    BID = "bid"
    """Bid for a choice of a character."""
    PICK = "pick"
    """Choose a character."""
    FOUND = "found"
    """Place a first house."""
    PLAN = "plan"
    """Set the disc, everybody at once."""
    TURN = "turn"
    """Do what the disc says."""
    SET_DOWN = "set_down"
    """Put a lifted house down."""
    REPLACE = "replace"
    """Choose another character after a robbery."""
    GIVE = "give"
    """Give a character to whoever lured it."""
    OVER = "over"
    """Nothing: the game is over."""


BID, PICK, FOUND, PLAN, TURN, SET_DOWN, REPLACE, GIVE, OVER = Task

OPEN = frozenset({Task.PICK, Task.FOUND, Task.REPLACE, Task.GIVE})
"""What is decided by what everybody sees, before everybody's eyes: it costs nothing."""

NEUTRAL = -1
"""Whose the palaces of unused colours are (8)."""
ROUNDS, SHORT_ROUNDS = 10, 8
"""The last round of a full and of a short game (7, 8): round 10 though no governor may stand on box 10 **[ruling]**."""
Site = int | None
"""A site of a palace garden: free (None), a seat's, or NEUTRAL."""


@value
class Variants:
    """Which variants are played (8)."""

    short: bool
    neutral: bool
    yogi: bool
    auction: bool
    homes: bool
    several: bool
    open_gold: bool

    @property
    def rounds(self) -> int:
        """Returns after how many rounds the game ends at the latest (7, 8)."""
        return SHORT_ROUNDS if self.short else ROUNDS


@value
class Auction:
    """The auction for the next choice of a character: the highest bid, who made it (None: to be opened), who passed."""

    bid: int
    leader: Seat | None
    passed: tuple[Seat, ...]


@dataclass(slots=True, unsafe_hash=True)
class Public:
    """What everybody sees; all values are immutable, so a copy is shallow. Views hold copies that nobody changes.

    `turn` is whose turn it is, `acting` who decides now (while planning: everybody not in `planned`), `task` what.
    `city` is where the Maharaja is (None: at the start place). `track` holds the governors (by city) on its boxes from
    the arrow up: seven for the start, then 1 to 10. `villages` are the owners of the houses in each, sorted; `houses`
    the numbers by city and seat; `sites` the palace gardens; `architects` the junction of each. `characters` of each
    seat are sorted; `bank` are those of nobody. `supply` and `quarry` count houses, `palaces` those not yet built,
    `chits` the action chits held. `founded` counts the first houses. `waiting` are the seats that have not yet had
    their turn in this round. `lifted` is the place a house in hand comes from, and whether by the builder's help.
    `is_last` tells that the game ends after this round.
    """

    seats: int
    variants: Variants
    task: Task
    turn: Seat
    acting: Seat
    round: int
    city: int | None
    track: tuple[int | None, ...]
    villages: Network
    houses: tuple[tuple[int, ...], ...]
    sites: tuple[tuple[Site, ...], ...]
    architects: tuple[int, ...]
    characters: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    supply: tuple[int, ...]
    quarry: tuple[int, ...]
    palaces: tuple[int, ...]
    chits: tuple[int, ...]
    auction: Auction | None
    founded: int
    planned: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    progress: Progress | None
    lifted: tuple[int, bool] | None
    is_last: bool

    def copy(self) -> "Public":
        """Returns an independent copy."""
        return _copy(self)

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.task == Task.OVER

    @property
    def village_limit(self) -> int:
        """Returns how many houses a village holds: two, one in a game for two (1)."""
        return 1 if self.seats == 2 else 2

    @property
    def free_plots(self) -> tuple[int, ...]:
        """Returns the villages that still hold a house more (1)."""
        return self.villages.plots(self.village_limit)

    def rank(self, seat: Seat) -> int:
        """Returns the character number that decides order and ties: the lowest that a seat holds (4, 8).

        Whoever has none just then, before the choice or after a robbery, comes last.
        """
        held = self.characters[seat]
        return held[0] if held else len(self.characters) + 7


_copy = copier(Public)


@value
class View:
    """A game as one seat (None: an onlooker) knows it.

    `gold` is one's own, everybody's when it is open or the game is over; else None. `discs` holds one's own until it
    is revealed, None for others. `counted` is what each seat must have after everything that was openly received and
    paid; it is None for an onlooker and for whoever does not count along (`RULES.forget`), and nothing shows it.
    """

    seat: Seat | None
    public: Public
    gold: tuple[int | None, ...]
    discs: tuple[Disc | None, ...]
    counted: tuple[int, ...] | None

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.public.is_over
