"""How cells are numbered: (y + 128) * 256 + x + 128, seen from the fountain; y grows to the south."""

from typing import TypeAlias

Cell: TypeAlias = int

CENTRE: Cell = 128 * 257  # the cell of the fountain
STEPS = (-256, 1, 256, -1)  # by side
RING = (-256, -255, 1, 257, 256, 255, -1, -257)  # the eight cells around one, clockwise from the north
