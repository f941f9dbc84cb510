"""What happened, in the past tense, with everything that the table, the log and the walks need to tell it.

All of it is public but what is whispered: `BidChosen`, `ValueLearned`, `FavourChosen`, `CardsWon` name secrets.
"""

from dataclasses import dataclass

from game.boxes.ys.rules.gems import Ship
from game.core.rules import Seat

Totals = tuple[int | None, ...]
"""The totals by party; None for whoever does not take part."""


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """A turn (1 to 4) began."""

    round: int


@dataclass(frozen=True, slots=True)
class CharacterShown:
    """A character was turned up in the palace of a quarter (the blue card in the last turn)."""

    quarter: int
    card: int


@dataclass(frozen=True, slots=True)
class ShipArrived:
    """A ship came into a port."""

    quarter: int
    ship: Ship


@dataclass(frozen=True, slots=True)
class MarketFilled:
    """A further ship filled the market rows 1 to 3 (None: closed)."""

    stalls: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class BidSet:
    """A seat chose its two brokers."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidChosen:
    """Which two brokers a seat chose; only it hears."""

    seat: Seat
    bid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids were shown, by seat, and who picks when."""

    bids: tuple[tuple[int, ...], ...]
    picking: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OrderPicked:
    """A seat took an order card; `last` tells that it was the only one left."""

    seat: Seat
    card: int
    last: bool


@dataclass(frozen=True, slots=True)
class BrokerPlaced:
    """A seat placed a broker of a party; `value` is None face down, `point` the point of a market square."""

    seat: Seat
    party: int
    tag: int
    place: int
    value: int | None
    from_front: bool
    point: int


@dataclass(frozen=True, slots=True)
class ValueLearned:
    """A hidden broker's value; only who may know it hears: its owner, who placed it, or who looked."""

    seat: Seat
    tag: int
    value: int


@dataclass(frozen=True, slots=True)
class FrontRefilled:
    """A seat put a broker from behind its screen to the front."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class BrokerLookedAt:
    """A seat's Spy looked at a hidden broker."""

    seat: Seat
    tag: int


@dataclass(frozen=True, slots=True)
class FrontsOpened:
    """All remaining brokers joined the front, by seat."""

    front: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a character at its targets; `point` is the market point of the Herald.

    `places` are where the brokers stood that it was aimed at; None is the throne room.
    """

    seat: Seat
    card: int
    targets: tuple[int, ...]
    places: tuple[int | None, ...]
    point: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """Face-down brokers were turned up: tags and values."""

    values: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class QuarterCounted:
    """A quarter was counted: totals by party and kind of area (port, commercial, palace), in all, and the ranking."""

    quarter: int
    areas: tuple[Totals, ...]
    totals: Totals
    ranking: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GemTaken:
    """A party took a gem of a ship; `colour` is what a white one became."""

    party: int
    quarter: int
    gem: int
    colour: int


@dataclass(frozen=True, slots=True)
class AreaWon:
    """A party (None: nobody) won an area: a black gem, `points` or the character `card`."""

    quarter: int
    kind: int
    totals: Totals
    winner: int | None
    points: int
    card: int | None


@dataclass(frozen=True, slots=True)
class PointsGiven:
    """A party got points for a Prince or King."""

    party: int
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class GiftTaken:
    """A party got a gem for a card: for a blue one, or the neutral player for any that it discards."""

    party: int
    card: int
    colour: int


@dataclass(frozen=True, slots=True)
class RowWon:
    """A party (None: nobody) won the gem of a market row (0 to 2); `colour` is what a white one became, if known."""

    row: int
    gem: int
    totals: Totals
    winner: int | None
    colour: int | None


@dataclass(frozen=True, slots=True)
class ColourChosen:
    """A party chose what its white gem became."""

    party: int
    colour: int


@dataclass(frozen=True, slots=True)
class ColumnsCounted:
    """The market columns were counted: totals and numbers of brokers by column."""

    totals: tuple[int, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ColumnPut:
    """A seat put a tied column before the others."""

    seat: Seat
    column: int


@dataclass(frozen=True, slots=True)
class ColumnsRanked:
    """The columns are in order, and the quotations moved: from, to, by column."""

    ranking: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BestBidder:
    """A party had the highest total of the whole market (None: nobody was there)."""

    totals: Totals
    winner: int | None


@dataclass(frozen=True, slots=True)
class QuoteMoved:
    """A party moved a quotation by 1 as the best bidder."""

    party: int
    column: int
    step: int


@dataclass(frozen=True, slots=True)
class FavourSet:
    """A seat chose whom it sends to the throne room."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FavourChosen:
    """Whom a seat sends to the throne room; only it hears."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class FavoursSent:
    """Everybody's broker went to the throne room; `spare` tells that each took a 2 in its place."""

    spare: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over: brokers are home, cards of this turn can be played from now on."""

    round: int


@dataclass(frozen=True, slots=True)
class GemsScored:
    """The gems of a colour were scored at the end: its rank (0 to 3), the gems and the points by party."""

    rank: int
    colour: int
    gems: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BlackScored:
    """The black gems were scored at the end: gems and points by party."""

    gems: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThroneScored:
    """The throne room was opened: brokers, sums and points by seat."""

    brokers: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over after the fourth turn."""

    reason: str
