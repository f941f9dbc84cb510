"""The Alhambras that the worked examples of the tile game show."""

from collections.abc import Mapping

from game.boxes.alhambra.figures import tiles as named
from game.boxes.alhambra.figures.tiles import building, camp
from game.boxes.alhambra.rules.board import CENTRE, Board, cell
from game.boxes.alhambra.rules.tiles import FOUNTAIN

Plan = Mapping[tuple[int, int], int]


def alhambra(plan: Plan) -> Board:
    """Returns an Alhambra from its tiles by steps east and south of the fountain."""
    return Board.read([(CENTRE, FOUNTAIN), *((cell(*spot), tile) for spot, tile in plan.items())])


WALL = alhambra(
    {
        (0, -1): building("palace", 8, "NW"),
        (1, -1): building("tower", 11, "N"),
        (-1, 0): building("seraglio", 7, "W"),
        (1, 0): building("garden", 11),
        (2, 0): building("tower", 13, "E"),
        (-1, 1): building("pavilion", 3, "SW"),
        (0, 1): building("arcades", 7, "ES"),
        (1, 1): building("garden", 8, "SW"),
        (2, 1): building("palace", 6, "ES"),
    }
)
"""An Alhambra with two outer walls and one inside."""
CAMP_ROW = alhambra(
    {
        (-2, 0): camp("E"),
        (-1, 0): building("palace", 9, "W"),
        (1, 0): building("tower", 11, "S"),
        (2, 0): building("garden", 9, "E"),
        (3, 0): camp("W"),
        (1, -1): building("arcades", 8, "N"),
        (1, 1): camp("N"),
    }
)
"""Two camps that face each other across four tiles, and a third below."""
BAZAAR_BOARD = alhambra(
    {
        (1, 0): building("tower", 9, "ES"),
        (0, -1): building("palace", 9, "W"),
        (1, -1): named.bazaar("seraglio", "palace", "tower"),
        (2, -1): building("seraglio", 6, "ES"),
        (0, -2): building("garden", 8, "NW"),
        (1, -2): building("palace", 7, "NE"),
    }
)
"""A bazaar with six neighbours."""
FALCON_BOARD = alhambra(
    {
        (1, 0): building("garden", 10, "N"),
        (0, 1): building("palace", 7, "SW"),
        (1, 1): building("tower", 9, "ES"),
    }
)
"""Four tiles, the fountain among them, that meet at the perch."""
