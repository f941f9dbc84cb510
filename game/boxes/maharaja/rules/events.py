"""What happened, in the past tense, with everything that the table, the log and the scoring sequences need to tell it.

All of it is public but `DiscSet`, a whisper to the planner; gold that flows is announced, what one has is not (9).
"""

from game.boxes.maharaja.rules.actions import Disc
from game.core.rules import Seat
from game.core.values import value


@value
class BidMade:
    """A seat offered gold for the next choice."""

    seat: Seat
    amount: int


@value
class BidderPassed:
    """A seat left the auction."""

    seat: Seat


@value
class AuctionWon:
    """A seat won the auction and paid the bank."""

    seat: Seat
    price: int


@value
class CharacterPicked:
    """A seat took a character of the bank, at the start or after a robbery."""

    seat: Seat
    character: int


@value
class HouseFounded:
    """A seat placed one of its first houses."""

    seat: Seat
    village: int


@value
class SuppliesFilled:
    """Everybody took houses from the quarry at the start."""

    count: int


@value
class RoundBegun:
    """The Maharaja went to a city and its governor to a box of the track (0 to 16 from the arrow)."""

    round: int
    city: int
    box: int
    is_last: bool


@value
class Planned:
    """A seat set its disc."""

    seat: Seat


@value
class DiscSet:
    """What a seat planned; told to itself only."""

    seat: Seat
    disc: Disc


@value
class TurnBegun:
    """A seat revealed its disc and began its turn; `gold` is the trader's income, `chits` what the yogi gave."""

    seat: Seat
    disc: Disc
    gold: int
    chits: int


@value
class Travelled:
    """A seat's architect went along roads from a junction to a city; `tolls` are what seats received.

    `by_bank` tells that the wandering monk's tolls were paid by the bank.
    """

    seat: Seat
    origin: int
    roads: tuple[int, ...]
    city: int
    tolls: tuple[tuple[Seat, int], ...]
    by_bank: bool


@value
class GoldTaken:
    """A seat took gold from the bank by its action."""

    seat: Seat
    amount: int


@value
class HouseBuilt:
    """A seat built a house for gold (0 with the builder's help)."""

    seat: Seat
    place: int
    price: int


@value
class HouseLifted:
    """A seat picked up one of its houses; `free` with the builder's help."""

    seat: Seat
    place: int
    free: bool


@value
class HouseMoved:
    """A seat put the lifted house down."""

    seat: Seat
    origin: int
    place: int


@value
class HousesFetched:
    """A seat took houses from the quarry."""

    seat: Seat
    count: int


@value
class PalaceBuilt:
    """A seat built a palace for gold; `is_final` tells that it was the last it needs, so the game ends."""

    seat: Seat
    city: int
    site: int
    price: int
    is_final: bool


@value
class GovernorLowered:
    """A seat put a governor two boxes down from a box; `raised` are the cities of those that went up one."""

    seat: Seat
    city: int
    box: int
    raised: tuple[int, ...]


@value
class CharacterTaken:
    """A seat took a character from a seat (None: from the bank) and returned one to the bank (None: none)."""

    seat: Seat
    character: int
    victim: Seat | None
    returned: int | None


@value
class CharactersSwapped:
    """A seat took a character from another one and gave it one of its own."""

    seat: Seat
    victim: Seat
    wanted: int
    given: int


@value
class LureBegun:
    """A seat asked another one for a character."""

    seat: Seat
    victim: Seat


@value
class CharacterLured:
    """A seat gave the character of its choice to whoever lured it."""

    seat: Seat
    victim: Seat
    character: int


@value
class ChitUsed:
    """A seat announced a third action with a chit, which returned to the bank."""

    seat: Seat
    action: int


@value
class TurnEnded:
    """A seat ended its turn; `compensation` is what each other seat got for parts left undone."""

    seat: Seat
    compensation: int


@value
class Score:
    """What a seat had in the scored city; `home` is the point of a character at home (8)."""

    architect: int
    houses: int
    outer: int
    centre: int
    home: int

    @property
    def points(self) -> int:
        """Returns the sum."""
        return self.architect + self.houses + self.outer + self.centre + self.home


@value
class CityScored:
    """The Maharaja's city was scored: scores and payouts by seat, the order of those with points, and the monopoly.

    `ranking` lists the seats with at least one point, best first. `monopoly` is the extra gold of the only one.
    """

    city: int
    scores: tuple[Score, ...]
    ranking: tuple[Seat, ...]
    payouts: tuple[int, ...]
    monopoly: int


@value
class GameEnded:
    """The game is over: by a last palace, a governor on box 10, the tenth round or, in the short game, the eighth."""

    reason: str
