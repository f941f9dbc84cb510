"""Gems and the ships that bring them (1)."""

BLUE, GREEN, YELLOW, RED = COLOURS = range(4)
BLACK, WHITE = 4, 5
NAMES = ("blue", "green", "yellow", "red", "black", "white")
"""The key of each gem; white becomes a colour as soon as it is won."""

Ship = tuple[int, int, int]
"""The large gem of a ship and its two small ones."""

_CYCLE = (BLUE, GREEN, YELLOW, RED)


def _of_colour(large: int) -> tuple[Ship, ...]:
    """Returns the six ships with a large gem of a colour: balanced by construction, for the printed list is unknown."""
    step = _CYCLE.index(large)
    after, opposite, before = (_CYCLE[(step + i) % 4] for i in (1, 2, 3))
    twice = ((after, opposite), (after, before))
    smalls = (*twice, *twice, (opposite, before), (WHITE, before))
    return tuple((large, *sorted(pair)) for pair in smalls)  # type: ignore[misc]


SHIPS = tuple(ship for large in COLOURS for ship in _of_colour(large))
"""The 24 ships by number; equal ones are different cards."""
