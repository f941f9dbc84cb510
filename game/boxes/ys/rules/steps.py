"""What a seat can be asked to decide, and what is still to happen in a turn, step by step; `turn.py` takes the steps.

Saves hold steps as tuples of a word and two numbers, see `codes.py`: numbers are all that their fields may be.
"""

from enum import StrEnum
from typing import Final

from game.boxes.ys.rules.components import AreaKind, Window
from game.core.rules import Seat
from game.core.values import value


class Task(StrEnum):
    """A decision that the game waits for; saves hold these words."""

    BID = "bid"
    """Bid two brokers, everybody at once."""
    ORDER = "order"
    """Pick an order card."""
    ASK = "ask"
    """Play a character at a window, or none."""
    PLACE = "place"
    """Place a broker of a pair."""
    REFILL = "refill"
    """Put another broker to the front where the Conjurer took one."""
    NEUTRAL = "neutral"
    """Place a neutral broker."""
    LOOK = "look"
    """Look at brokers by the Spy once more, after the last pair."""
    GEM = "gem"
    """Pick a gem of a ship."""
    COLOUR = "colour"
    """Choose the colour of a gem."""
    COLUMN = "column"
    """Put one of several tied columns next."""
    QUOTE = "quote"
    """Move a quotation as the best bidder."""
    FAVOUR = "favour"
    """Send a broker to the throne room, everybody at once."""
    OVER = "over"
    """Nothing: the game is over."""


# By these names a member is found at once; through the class it takes Python 3.11 ten times as long.
BID: Final = Task.BID
ORDER: Final = Task.ORDER
ASK: Final = Task.ASK
PLACE: Final = Task.PLACE
REFILL: Final = Task.REFILL
NEUTRAL: Final = Task.NEUTRAL
LOOK: Final = Task.LOOK
GEM: Final = Task.GEM
COLOUR: Final = Task.COLOUR
COLUMN: Final = Task.COLUMN
QUOTE: Final = Task.QUOTE
FAVOUR: Final = Task.FAVOUR
OVER: Final = Task.OVER

OPEN = frozenset({Task.ORDER, Task.GEM, Task.COLOUR, Task.COLUMN, Task.QUOTE})
"""What is decided by what everybody sees, before everybody's eyes."""


# ---------------------------------------------------------------------- steps
@value
class BeginTurn:
    """Shows characters and ships, and fills the market."""


@value
class CollectBids:
    """Waits for everybody's bid, then reveals them."""


@value
class OfferOrder:
    """Lets a seat pick an order card."""

    seat: Seat


@value
class BeginPlacing:
    """Sets out the whole placement."""


@value
class BeginGo:
    """Sets out a pair of a seat, and what follows it."""

    seat: Seat


@value
class AwaitBroker:
    """Waits for the first or the second broker (0, 1) of a pair."""

    seat: Seat
    number: int


@value
class AwaitRefill:
    """Waits for what comes to the front in place of a broker that the Conjurer took."""

    seat: Seat


@value
class AwaitNeutral:
    """Waits for a neutral broker."""

    seat: Seat


@value
class AskForLooks:
    """Asks the Spy's player once more."""

    seat: Seat


@value
class OpenFronts:
    """Lets all remaining brokers join the front."""


@value
class AskForCards:
    """Asks a seat for characters at a window."""

    seat: Seat
    window: Window


@value
class BeginCounting:
    """Sets out the counting of quarters and market."""


@value
class CountQuarter:
    """Ranks who is in a quarter."""

    quarter: int


@value
class PickGem:
    """Lets a party pick a gem of the ship in a quarter."""

    party: int
    quarter: int


@value
class CountArea:
    """Gives the winner of an area its reward."""

    quarter: int
    kind: AreaKind


@value
class ChooseGift:
    """Waits for the colour of a blue card's gem."""

    seat: Seat


@value
class SendHome:
    """Sends the brokers of a counted quarter home."""

    quarter: int


@value
class CountMarket:
    """Reveals the market and sets out its counting."""


@value
class CountRow:
    """Gives the winner of a market row (0 to 2) its gem."""

    row: int


@value
class ChooseWhite:
    """Waits for the colour of a white gem that was won in the market."""

    seat: Seat


@value
class RankColumns:
    """Puts the columns of the market in order; `told` is 1 as soon as everybody was told their totals, 0 before."""

    told: int


@value
class FindBestBidder:
    """Finds the highest total of the whole market."""


@value
class AwaitQuote:
    """Waits for the best bidder to move a quotation."""

    seat: Seat


@value
class CollectFavours:
    """Waits for everybody's broker for the throne room, then sends them."""


@value
class EndTurn:
    """Brings everything home; after the last turn ends the game."""


Waiting = AwaitBroker | AwaitRefill | AwaitNeutral | ChooseGift | ChooseWhite | AwaitQuote
"""Steps that do nothing but wait for a seat's decision."""
Step = (
    BeginTurn
    | CollectBids
    | OfferOrder
    | BeginPlacing
    | BeginGo
    | OpenFronts
    | AskForCards
    | AskForLooks
    | BeginCounting
    | CountQuarter
    | PickGem
    | CountArea
    | SendHome
    | CountMarket
    | CountRow
    | RankColumns
    | FindBestBidder
    | CollectFavours
    | EndTurn
    | Waiting
)
