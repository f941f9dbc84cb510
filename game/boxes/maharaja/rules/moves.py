"""The decisions of a player."""

from game.core.rules import Seat
from game.core.values import value


@value
class Bid:
    """Offers gold for the next choice of a character (8)."""

    amount: int


@value
class Pass:
    """Leaves the present auction (8)."""


@value
class PickCharacter:
    """Takes a character of the bank: at the start, or after a robbery (3, 5)."""

    character: int


@value
class Found:
    """Places a first house in a village, free (3)."""

    village: int


@value
class Plan:
    """Sets the disc to two actions, the lower number first (4)."""

    first: int
    second: int


@value
class Travel:
    """Travels along roads from one's place to a city, paying the tolls (5)."""

    roads: tuple[int, ...]


@value
class TakeGold:
    """Takes 2 gold (5)."""


@value
class BuildHouse:
    """Builds a house of the supply in a village or one's city; `free` with the builder's help (3, 5)."""

    place: int
    free: bool


@value
class LiftHouse:
    """Picks up one of one's houses to move it; `free` with the builder's help (3, 5)."""

    place: int
    free: bool


@value
class SetDown:
    """Puts the lifted house down (5)."""

    place: int


@value
class FetchHouses:
    """Takes two houses from the quarry (5)."""


@value
class BuildPalace:
    """Builds a palace on a site of the city where one's architect is (5)."""

    site: int


@value
class LowerGovernor:
    """Puts the governor of a city two boxes down (5)."""

    city: int


@value
class TakeCharacter:
    """Takes a character from its holder or from the bank (5, 8)."""

    character: int


@value
class SwapCharacters:
    """Takes a character of another seat and gives it one's own (8)."""

    wanted: int
    given: int


@value
class Lure:
    """Asks a seat that holds more characters for one of them (8)."""

    victim: Seat


@value
class GiveCharacter:
    """Gives a character to whoever lured it (8)."""

    character: int


@value
class UseChit:
    """Announces a third action with a chit (8)."""

    action: int


@value
class EndTurn:
    """Ends one's turn; what was left undone gives each other player 2 gold (5)."""


Move = (
    Bid
    | Pass
    | PickCharacter
    | Found
    | Plan
    | Travel
    | TakeGold
    | BuildHouse
    | LiftHouse
    | SetDown
    | FetchHouses
    | BuildPalace
    | LowerGovernor
    | TakeCharacter
    | SwapCharacters
    | Lure
    | GiveCharacter
    | UseChit
    | EndTurn
)
