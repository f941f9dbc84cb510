"""What is in the box: the places of the board, gems and ships, the characters' cards (1, 6).

Brokers stand at places, which are whole numbers. Areas of the city are 0 to 11: quarter by quarter port, commercial,
palace. Squares of the market are 12 to 23: rows 1 to 3, each from the blue column to the red one.
"""

from enum import IntEnum


# ---------------------------------------------------------------------- places
class AreaKind(IntEnum):
    """A kind of area; each quarter has one of each, counted in this order."""

    PORT = 0
    COMMERCE = 1
    PALACE = 2


PORT, COMMERCE, PALACE = map(int, AreaKind)
QUARTERS, AREAS = 4, len(AreaKind)
ROWS, COLUMNS = 3, 4
STEPS = 15
"""The steps of each quotation's track, from 1."""
CITY = QUARTERS * AREAS
END = CITY + ROWS * COLUMNS
MARKET = range(CITY, END)


def area(quarter: int, kind: int) -> int:
    """Returns the place of an area of a quarter (0 to 3)."""
    return quarter * AREAS + kind


def areas_of(quarter: int) -> range:
    """Returns the areas of a quarter."""
    return range(area(quarter, 0), area(quarter + 1, 0))


def square(row: int, column: int) -> int:
    """Returns the place of a market square; the row is 0 to 2 for the rows 1 to 3."""
    return CITY + row * COLUMNS + column


def squares_of(row: int) -> range:
    """Returns the squares of a row of the market (0 to 2)."""
    return range(square(row, 0), square(row + 1, 0))


def quarter_of(place: int) -> int | None:
    """Returns the quarter of an area, None for the market."""
    return place // AREAS if place < CITY else None


def is_market(place: int) -> bool:
    """Tells whether a place is a square of the market."""
    return place >= CITY


def row_of(place: int) -> int:
    """Returns the row (0 to 2) of a square."""
    return (place - CITY) // COLUMNS


def column_of(place: int) -> int:
    """Returns the column (0 to 3) of a square."""
    return (place - CITY) % COLUMNS


# ---------------------------------------------------------------------- gems and ships
class Gem(IntEnum):
    """A kind of gem: four colours, then black, and white, which becomes a colour as soon as it is won."""

    BLUE = 0
    GREEN = 1
    YELLOW = 2
    RED = 3
    BLACK = 4
    WHITE = 5

    @property
    def key(self) -> str:
        """The name by which texts and pictures know it."""
        return self.name.lower()


BLUE, GREEN, YELLOW, RED, BLACK, WHITE = Gem
COLOURS: tuple[Gem, ...] = (BLUE, GREEN, YELLOW, RED)
"""The gems that are quoted, from the left of the market to the right."""
GEM_NAMES = tuple(gem.key for gem in Gem)
"""The key of each gem."""

Ship = tuple[Gem, Gem, Gem]
"""The large gem of a ship and its two small ones."""


def _of_colour(large: Gem) -> tuple[Ship, ...]:
    """Returns the six ships with a large gem of a colour: balanced by construction, for the printed list is unknown."""
    after, opposite, before = (COLOURS[(large + step) % 4] for step in (1, 2, 3))
    twice = ((after, opposite), (after, before))
    return tuple((large, min(pair), max(pair)) for pair in (*twice, *twice, (opposite, before), (WHITE, before)))


SHIPS = tuple(ship for large in COLOURS for ship in _of_colour(large))
"""The 24 ships by number; equal ones are different cards."""


# ---------------------------------------------------------------------- characters and their windows
class Card(IntEnum):
    """A character: one of each yellow card, then the blue one; saves hold these numbers."""

    ALCHEMIST = 0
    BANKER = 1
    CAPTAIN = 2
    BISHOP = 3
    SPY = 4
    HERALD = 5
    CONJURER = 6
    INTRIGUER = 7
    JEWELER = 8
    MAGICIAN = 9
    MERCHANT = 10
    SOLDIER = 11
    QUEEN = 12
    PRINCE = 13
    KING = 14
    GIFT = 15

    @property
    def key(self) -> str:
        """The name by which texts and pictures know it."""
        return "blue" if self is Card.GIFT else self.name.lower()


class Window(IntEnum):
    """A moment of a turn in which characters may be played, in the order of the turn."""

    START_PLACING = 0
    BEFORE_PAIR = 1
    AFTER_PAIR = 2
    START_COUNTING = 3
    END_COUNTING = 4


(
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    BISHOP,
    SPY,
    HERALD,
    CONJURER,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    SOLDIER,
    QUEEN,
    PRINCE,
    KING,
    GIFT,
) = Card
START_PLACING, BEFORE_PAIR, AFTER_PAIR, START_COUNTING, END_COUNTING = Window

YELLOW_CARDS: tuple[Card, ...] = tuple(card for card in Card if card != Card.GIFT)
CARD_NAMES = tuple(card.key for card in Card)
"""The key of each card."""
MOST_PLAYED = 2
"""How many cards a player may play in one turn (6)."""
