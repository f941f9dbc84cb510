"""Where things lie in the city, on the market and on its quotation track; the art is drawn after these numbers.

All in units of the sprites: `ys_city` is a square of CITY_SIDE, `ys_market` and `ys_quotations` have the sizes below.
Boxes are (x, y, width, height). Angles are in degrees, clockwise from the right. Quarters are 0 to 3 (upper left, upper
right, lower right, lower left), kinds of areas and rows and columns of the market are those of `rules.places`.
"""

import math

from game.boxes.ys.rules.components import COLUMNS, COMMERCE, PALACE, PORT, ROWS

Point = tuple[float, float]
Box = tuple[float, float, float, float]

CITY_SIDE = 860
CENTRE: Point = (430, 430)
CITY_RADIUS = 403
"""Outer radius of the city wall; foam and jetties reach to 430."""
QUARTER_ANGLE = (-135, -45, 45, 135)
"""The middle of each quarter; canals run between them, up, down and to both sides."""
CANAL = 16
"""Half the width of a canal with its banks."""
RINGS = {PORT: (302, 386), COMMERCE: (206, 292), PALACE: (60, 196)}
"""Inner and outer radius of the ground of each kind of area; walls lie between."""
THRONE_RADIUS = 58
"""Outer radius of the throne room; its floor, for brokers sent there, reaches to 48."""

BROKER_FACE: Point = (46, 34)
"""Middle of the cap of `broker_*` (96 x 112), where the numeral goes; 66 x 43 of it are blank on an open broker."""
MEDAL_SIDE = 60
"""Side of a character's medal in a palace area."""
CLOSED_SIDE = 172
"""Width of the Queen's seal across a quarter."""

_REWARD_REACH = {PORT: 304, COMMERCE: 216, PALACE: 90}
_REWARD_TURN = {PORT: 33.5, COMMERCE: 30, PALACE: 0}
"""Angles from the middle of a quarter towards the canal beside it: there few brokers come."""
SEALED_BOX: Box = (0, 430, 430, 430)
"""Where that cover lies in the city."""


def around_centre(reach: float, angle: float) -> Point:
    """Returns the point of the city at a distance from its centre."""
    return CENTRE[0] + reach * math.cos(math.radians(angle)), CENTRE[1] + reach * math.sin(math.radians(angle))


def half_angle(reach: float, margin: float = 0) -> float:
    """Returns half the opening of a quarter at a radius, `margin` units away from the canals' banks."""
    return 45 - math.degrees(math.asin(min(1, (CANAL + margin) / reach)))


def area_outline(quarter: int, kind: int, margin: float = 3, steps: int = 24) -> list[Point]:
    """Returns the corners of an area, for glow and pointer, `margin` units inside its walls and banks."""
    inner, outer = RINGS[kind]

    def arc(reach: float) -> list[Point]:
        half = half_angle(reach, margin)
        turns = (QUARTER_ANGLE[quarter] + half * (2 * i / steps - 1) for i in range(steps + 1))
        return [around_centre(reach, angle) for angle in turns]

    return arc(outer - margin) + arc(inner + margin)[::-1]


def area_at(point: Point) -> tuple[int, int] | None:
    """Returns quarter and kind of the area at a point of the city, None on walls, canals, throne room and sea."""
    dx, dy = point[0] - CENTRE[0], point[1] - CENTRE[1]
    if min(abs(dx), abs(dy)) < CANAL:
        return None
    quarter = (0 if dx < 0 else 1) if dy < 0 else (3 if dx < 0 else 2)
    reach = math.hypot(dx, dy)
    return next(((quarter, kind) for kind, (inner, outer) in RINGS.items() if inner <= reach <= outer), None)


def reward_place(quarter: int, kind: int) -> Point:
    """Returns the middle of an area's reward: `reward_port`, `reward_commerce`, or the medal of the character."""
    return around_centre(_REWARD_REACH[kind], reward_angle(quarter, kind))


def reward_angle(quarter: int, kind: int) -> float:
    """Returns the angle at which an area's reward lies."""
    side = 1 if quarter in (1, 3) else -1
    return QUARTER_ANGLE[quarter] + side * _REWARD_TURN[kind]


MARKET_SIZE = (440, 310)
COLUMN_WIDTH = 81.5
COLUMN_LEFT = tuple(10 + i * 89.5 for i in range(COLUMNS))
"""Left edges of the columns, in the market and on the quotation track below it."""
SQUARE_HEIGHT = 74
_ROW_TOP = tuple(58 + i * 82 for i in range(ROWS))
COLUMN_HEADS: tuple[Box, ...] = tuple((x, 8, COLUMN_WIDTH, 44) for x in COLUMN_LEFT)
"""Where the gem of each column is shown."""
ROW_GEMS: tuple[Box, ...] = tuple((368, y, 62, SQUARE_HEIGHT) for y in _ROW_TOP)
"""The tags at the right on which each row's gem lies; their pointed left side is for nothing else."""
MARKET_CORNER: Box = (368, 8, 62, 44)
"""Above the rows' gems, where nothing is drawn."""
SEALED_ROW: Box = (10, 58, 350, SQUARE_HEIGHT)
"""Where `ys_closed_row` covers row 1 when it is closed."""

NUMBERED_STEPS = (15, 12, 8, 4, 1)
"""The steps whose numbers are written."""
QUOTATIONS_SIZE = (440, 414)
STEP_HEIGHT = 20
_STEPS_FOOT = 350
QUOTATION_MOVES: Box = (10, 13, 350, 33)
"""The dark strip above the steps: what the total of each column moves its marker by."""
QUOTATION_FOOT: Box = (10, 353, 350, 56)
"""The dark strip below the steps, for the rank of each column and the points for its gems."""


def square_box(row: int, column: int) -> Box:
    """Returns a square of the market."""
    return COLUMN_LEFT[column], _ROW_TOP[row], COLUMN_WIDTH, SQUARE_HEIGHT


def step_box(column: int, step: int) -> Box:
    """Returns a step (1 to 15, counted from the foot) of a column on the quotation track."""
    return COLUMN_LEFT[column], _STEPS_FOOT - step * STEP_HEIGHT, COLUMN_WIDTH, STEP_HEIGHT


def across(strip: Box, column: int) -> Box:
    """Returns the part of a strip of the quotation track that belongs to a column."""
    return COLUMN_LEFT[column], strip[1], COLUMN_WIDTH, strip[3]


def step_label(step: int) -> Box:
    """Returns where the number of a step can be written, to the right of the columns."""
    return 368, _STEPS_FOOT - step * STEP_HEIGHT, 62, STEP_HEIGHT
