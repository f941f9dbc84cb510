"""What happened, in the past tense, with everything that tables, log and scoring sequences need to tell it.

All of it is public but what is whispered: `BidChosen`, `ValueLearned`, `FavourChosen`, `CardsWon` name secrets.
"""

from game.boxes.ys.rules.components import AreaKind, Card, Gem, Ship
from game.core.rules import Seat
from game.core.values import value

Totals = tuple[int | None, ...]
"""The totals by party; None for whoever does not take part."""


@value
class TurnBegun:
    """A turn (1 to 4) began."""

    round: int


@value
class CharacterShown:
    """A character was turned up in the palace of a quarter (the blue card in the last turn)."""

    quarter: int
    card: Card


@value
class ShipArrived:
    """A ship came into a port."""

    quarter: int
    ship: Ship


@value
class MarketFilled:
    """A further ship filled the market rows 1 to 3 (None: closed)."""

    stalls: tuple[Gem | None, ...]


@value
class BidSet:
    """A seat chose its two brokers."""

    seat: Seat


@value
class BidChosen:
    """Which two brokers a seat chose; only it hears."""

    seat: Seat
    bid: tuple[int, ...]


@value
class BidsRevealed:
    """All bids were shown, by seat, and who picks when."""

    bids: tuple[tuple[int, ...], ...]
    picking: tuple[Seat, ...]


@value
class OrderPicked:
    """A seat took an order card; `last` tells that it was the only one left."""

    seat: Seat
    card: int
    last: bool


@value
class BrokerPlaced:
    """A seat placed a broker of a party; `value` is None face down, `point` the point of a market square."""

    seat: Seat
    party: int
    tag: int
    place: int
    value: int | None
    from_front: bool
    point: int


@value
class ValueLearned:
    """A hidden broker's value; only who may know it hears: its owner, who placed it, or who looked."""

    seat: Seat
    tag: int
    value: int


@value
class FrontRefilled:
    """A seat put a broker from behind its screen to the front."""

    seat: Seat
    value: int


@value
class BrokerLookedAt:
    """A seat's Spy looked at a hidden broker."""

    seat: Seat
    tag: int


@value
class FrontsOpened:
    """All remaining brokers joined the front, by seat."""

    front: tuple[tuple[int, ...], ...]


@value
class CardPlayed:
    """A seat played a character at its targets; `point` is the market point of the Herald.

    `places` are where the brokers stood that it was aimed at; None is the throne room.
    """

    seat: Seat
    card: Card
    targets: tuple[int, ...]
    places: tuple[int | None, ...]
    point: int


@value
class Revealed:
    """Face-down brokers were turned up: tags and values."""

    values: tuple[tuple[int, int], ...]


@value
class QuarterCounted:
    """A quarter was counted: totals by party and kind of area (port, commercial, palace), in all, and the ranking."""

    quarter: int
    areas: tuple[Totals, ...]
    totals: Totals
    ranking: tuple[int, ...]


@value
class GemTaken:
    """A party took a gem of a ship; `colour` is what a white one became."""

    party: int
    quarter: int
    gem: Gem
    colour: Gem


@value
class AreaWon:
    """A party (None: nobody) won an area: a black gem, `points` or the character `card`."""

    quarter: int
    kind: AreaKind
    totals: Totals
    winner: int | None
    points: int
    card: Card | None


@value
class PointsGiven:
    """A party got points for a Prince or King."""

    party: int
    card: Card
    points: int


@value
class GiftTaken:
    """A party got a gem for a card: for a blue one, or the neutral player for any that it discards."""

    party: int
    card: Card
    colour: Gem


@value
class RowWon:
    """A party (None: nobody) won the gem of a market row (0 to 2); `colour` is what a white one became, if known."""

    row: int
    gem: Gem
    totals: Totals
    winner: int | None
    colour: Gem | None


@value
class ColourChosen:
    """A party chose what its white gem became."""

    party: int
    colour: Gem


@value
class ColumnsCounted:
    """The market columns were counted: totals and numbers of brokers by column."""

    totals: tuple[int, ...]
    counts: tuple[int, ...]


@value
class ColumnPut:
    """A seat put a tied column before the others."""

    seat: Seat
    column: int


@value
class ColumnsRanked:
    """The columns are in order, and the quotations moved: from, to, by column."""

    ranking: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


@value
class BestBidder:
    """A party had the highest total of the whole market (None: nobody was there)."""

    totals: Totals
    winner: int | None


@value
class QuoteMoved:
    """A party moved a quotation by 1 as the best bidder."""

    party: int
    column: int
    step: int


@value
class FavourSet:
    """A seat chose whom it sends to the throne room."""

    seat: Seat


@value
class FavourChosen:
    """Whom a seat sends to the throne room; only it hears."""

    seat: Seat
    value: int


@value
class FavoursSent:
    """Everybody's broker went to the throne room; `spare` tells that each took a 2 in its place."""

    spare: bool


@value
class TurnEnded:
    """A turn is over: brokers are home, cards of this turn can be played from now on."""

    round: int


@value
class GemsScored:
    """The gems of a colour were scored at the end: its rank (0 to 3), the gems and the points by party."""

    rank: int
    colour: Gem
    gems: tuple[int, ...]
    points: tuple[int, ...]


@value
class BlackScored:
    """The black gems were scored at the end: gems and points by party."""

    gems: tuple[int, ...]
    points: tuple[int, ...]


@value
class ThroneScored:
    """The throne room was opened: brokers, sums and points by seat."""

    brokers: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


@value
class GameEnded:
    """The game is over after the fourth turn."""

    reason: str
