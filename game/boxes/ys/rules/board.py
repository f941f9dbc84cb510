"""Where brokers stand, as whole numbers: areas of the city, squares of the market, and at home (1).

Areas are 0 to 11: quarter by quarter port, commercial, palace. Squares are 12 to 23: rows 1 to 3, each from the blue
column to the red one."""

from enum import IntEnum


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
