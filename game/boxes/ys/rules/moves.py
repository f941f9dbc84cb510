"""The decisions of a player."""

from game.boxes.ys.rules.components import Card, Gem
from game.core.values import value


@value
class Bid:
    """Puts two brokers before the screen for the order, the lower value first (3)."""

    low: int
    high: int


@value
class PickOrder:
    """Takes an order card (3)."""

    card: int


@value
class Pass:
    """Plays no character, or looks at no broker, at this window (6)."""


@value
class Place:
    """Places a broker from behind the screen, or by the Conjurer from the front, face up or down (3, 6)."""

    from_front: bool
    is_up: bool
    value: int
    place: int


@value
class Refill:
    """Puts a broker from behind the screen where the Conjurer took one from the front (6)."""

    value: int


@value
class PlaceNeutral:
    """Places a neutral broker face down (7)."""

    value: int
    place: int


@value
class Look:
    """Looks at a hidden broker by the Spy (6)."""

    tag: int


@value
class Play:
    """Plays a character; what it is aimed at are tags, places, quarters, gems or columns, as the card says (6)."""

    card: Card
    targets: tuple[int, ...]


@value
class TakeGem:
    """Takes a gem of a ship; a white one becomes the colour named (3)."""

    gem: Gem
    colour: Gem


@value
class ChooseColour:
    """Names the colour that a white gem of the market becomes, or that a blue card gives (3, 6)."""

    colour: Gem


@value
class NextColumn:
    """Puts one of several tied columns before the others (3)."""

    column: int


@value
class MoveQuote:
    """Moves a quotation up (1) or down (-1) as the best bidder (3)."""

    column: int
    step: int


@value
class Favour:
    """Sends a broker of the front to the throne room (7)."""

    value: int


Move = (
    Bid
    | PickOrder
    | Pass
    | Place
    | Refill
    | PlaceNeutral
    | Look
    | Play
    | TakeGem
    | ChooseColour
    | NextColumn
    | MoveQuote
    | Favour
)
