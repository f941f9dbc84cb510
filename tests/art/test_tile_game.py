"""The pictures of the tile game fit its tiles: walls along the right edges, camps and bazaars as in the rules."""

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from assets.src import camps
from assets.src.bazaars import BAZAARS
from assets.src.colours import BUILDING, MONEY
from game.boxes.alhambra.rules import tiles
from game.boxes.alhambra_family.rules.components import CURRENCIES, TYPES
from tests.art.pictures import SPRITES, distance, picture

pytestmark = pytest.mark.painted

OUTWARDS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SIDE = 256


def along(side: str, depth: int) -> Iterator[tuple[int, int]]:
    """Yields the pixels of a tile that lie `depth` away from one of its sides."""
    for place in range(SIDE):
        yield {
            "n": (place, depth),
            "e": (SIDE - 1 - depth, place),
            "s": (place, SIDE - 1 - depth),
            "w": (depth, place),
        }[side]


def test_every_camp_of_the_rules_has_its_picture() -> None:
    wanted = {"".join("nesw"[side] for side in range(4) if tiles.BASTIONS[n] >> side & 1) for n in tiles.CAMPS}
    assert wanted == set(camps.CAMPS)
    assert all(f"camp_{sides}" in SPRITES for sides in wanted)


@pytest.mark.parametrize("sides", camps.CAMPS)
def test_a_camp_has_a_wall_where_it_has_a_bastion_and_meadow_elsewhere(sides: str) -> None:
    camp = picture(f"camp_{sides}")
    for side in OUTWARDS:
        colours = [camp.get_at(at) for at in list(along(side, 30))[40:100]]  # the parapet, away from corner and bastion
        green = sum(colour.g > colour.r for colour in colours) / len(colours)
        assert green < 0.1 if side in sides else green > 0.5, (side, green)


def test_bazaars_are_drawn_in_the_order_of_the_rules() -> None:
    for number, (currency, kinds) in zip(tiles.BAZAARS, BAZAARS, strict=True):
        assert CURRENCIES[tiles.CURRENCY[number]] == currency
        assert {TYPES[kind] for kind in tiles.COLOURS[number]} == set(kinds)
    assert Counter(currency for currency, _ in BAZAARS) == dict.fromkeys(MONEY, 2)


def test_each_seal_of_a_bazaar_has_the_colour_of_its_building() -> None:
    for place, (_, kinds) in enumerate(BAZAARS):
        stall = picture(f"bazaar_{place}")
        for x, kind in zip((56, 128, 200), kinds, strict=True):
            seen, wanted = stall.get_at((x - 22, 187)), pygame.Color(BUILDING[kind])
            nearest = min(BUILDING, key=lambda other: distance(seen, pygame.Color(BUILDING[other])))
            assert nearest == kind, (place, kind, seen, wanted)
