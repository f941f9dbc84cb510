"""Pieces of a family are told apart as they are drawn, by every kind of sight."""

import pygame
import pytest

from tests.paint.colour_sight import KINDS
from tests.paint.test_colour_sight import FAMILIES, nearest_pieces, palette

pytestmark = pytest.mark.painted

_LEAST_PIECE, _LEAST_ORNAMENT = 9.0, 5.0
"""How far apart pieces look at least as they are drawn, and those that mostly show an ornament of their own."""
_ORNAMENTED = ("screen_*", "coin_*")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("group", "family"), [(group, name) for group, names in FAMILIES.items() for name in names])
def test_no_two_pieces_of_a_family_look_alike(group: str, family: str, kind: str) -> None:
    pygame.display.set_mode((64, 64))
    least, one, other = nearest_pieces(family, palette()[group], kind)
    assert least >= (_LEAST_ORNAMENT if family in _ORNAMENTED else _LEAST_PIECE), (one, other)
