"""Gems and the ships that bring them (1)."""

from enum import IntEnum


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
NAMES = tuple(gem.key for gem in Gem)
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
