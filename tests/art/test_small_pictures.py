"""Small pictures are told apart without colour: by emblem, cut and tool, which are the second channel."""

from collections.abc import Sequence
from itertools import combinations

import pygame
import pytest

from assets.src.cities import CITY
from assets.src.colours import PLAYER
from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules import components as maharaja
from game.boxes.ys.rules import components as ys
from tests.art.pictures import picture

pytestmark = pytest.mark.painted

OWNERS = (*PLAYER, "neutral")
FAMILIES = {
    "ys_icon_{}": ys.CARD_NAMES, "gem_{}": ys.GEM_NAMES, "broker_{}_down": OWNERS,
    "character_icon_{}": maharaja.CHARACTER_NAMES[1:], "action_{}": actions.NAMES, "city_badge_{}": tuple(CITY),
    "house_small_{}": tuple(PLAYER), "palace_small_{}": OWNERS,
}  # fmt: skip


def grey(name: str) -> list[float]:
    """Returns how light a picture is, dot by dot, at 24 pixels."""
    small = pygame.transform.smoothscale(picture(name), (24, 24))
    dots = [small.get_at((x, y)) for x in range(4, 20) for y in range(4, 20)]
    return [(0.2126 * dot.r + 0.7152 * dot.g + 0.0722 * dot.b) / 255 if dot.a > 128 else 0.2 for dot in dots]


@pytest.mark.parametrize("family", FAMILIES)
def test_small_pictures_are_told_apart_without_colour(family: str) -> None:
    greys: Sequence[list[float]] = [grey(family.format(name)) for name in FAMILIES[family]]
    apart = [sum(abs(a - b) for a, b in zip(*pair, strict=True)) / len(pair[0]) for pair in combinations(greys, 2)]
    assert min(apart) > 0.045
