"""Which tiles may lie side by side, and where one can walk: rule 4.2, and 8.2 for the camps, as tables by tile."""

from itertools import product

from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, SIDES, TILES, WALLS

OPEN, WALL, GREEN, BASTION = range(4)  # what a side can be; green is a camp's side without a bastion

_MEET = {(OPEN, OPEN), (WALL, WALL), (WALL, BASTION), (BASTION, WALL), (GREEN, GREEN)}


def _kind(tile: int, side: int) -> int:
    if tile in CAMPS:
        return BASTION if BASTIONS[tile] >> side & 1 else GREEN
    return WALL if WALLS[tile] >> side & 1 else OPEN


KIND = tuple(tuple(_kind(tile, side) for side in SIDES) for tile in TILES)


def meet(tile: int, side: int, other: int) -> bool:
    """Tells whether another tile may lie at a tile's side (0 to 3): the touching sides fit (sections 4.2 and 8.2)."""
    return (KIND[tile][side], KIND[other][side ^ 2]) in _MEET


# Tiles whose sides are alike have the same form. A set of forms is the bits of a whole number, so that the neighbours
# of a cell choose among all tiles at once.
_SIDES_OF_FORM = sorted({*KIND})
FORM = tuple(1 << _SIDES_OF_FORM.index(kinds) for kinds in KIND)


# What a cell's side neighbours show it is one number, too: what lies to its north, east, south and west are its digits,
# 0 where nothing lies, else 1 + the kind of the side that faces the cell.
_DIGITS = 1 + len((OPEN, WALL, GREEN, BASTION))
SHOWN = tuple(tuple((1 + kinds[side]) * _DIGITS ** (side ^ 2) for side in SIDES) for kinds in KIND)
"""By tile and side, what a tile adds to that number of its neighbour at that side."""


def _allowed(contacts: tuple[int, ...]) -> int:
    """Returns the forms that fit between such contacts and are reached on foot as far as they have to be (4.2, 4.3)."""
    return sum(
        1 << bit
        for bit, kinds in enumerate(_SIDES_OF_FORM)
        if all(not shown or (kind, shown - 1) in _MEET for kind, shown in zip(kinds, contacts, strict=True))
        and (kinds in _CAMPS or (OPEN, 1 + OPEN) in zip(kinds, contacts, strict=True))
    )


_CAMPS = {KIND[camp] for camp in CAMPS}
FORMS = tuple(_allowed(contacts[::-1]) for contacts in product(range(_DIGITS), repeat=len(SIDES)))
"""By that number, the forms that its neighbours allow in a cell."""
