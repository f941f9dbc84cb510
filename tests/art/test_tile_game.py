"""The pictures of the tile game fit its tiles: walls along the right edges, camps and bazaars as in the rules."""

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from assets.src import camps
from assets.src.bazaars import BAZAARS
from assets.src.colours import BUILDING, MONEY
from game.boxes.alhambra.rules import tiles
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.money import CURRENCIES
from tests.art.pictures import ASSETS, SPRITES, distance, missing, picture

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


@pytest.mark.parametrize("side", OUTWARDS)
@pytest.mark.parametrize("kind", ["wall", "wall_run"])
def test_a_wall_fills_its_edge_and_leaves_the_rest_of_the_tile_free(kind: str, side: str) -> None:
    wall = picture(f"{kind}_{side}")
    for depth in (3, 16, 30):
        assert all(wall.get_at(at).a > 250 for at in along(side, depth)), depth
    for depth in (60, 128, 240):
        assert all(wall.get_at(at).a < 3 for at in along(side, depth)), depth


@pytest.mark.parametrize("side", OUTWARDS)
def test_battlements_go_on_from_tile_to_tile(side: str) -> None:
    wall = picture(f"wall_{side}")
    for depth in range(4, 30):
        first, *_, last = along(side, depth)
        ends = wall.get_at(first), wall.get_at(last)
        assert sum(abs(a - b) for a, b in zip(*ends, strict=True)) < 60, (depth, ends)


@pytest.mark.parametrize("corner", ["ne", "es", "sw", "nw"])
def test_a_tower_covers_the_corner_where_two_walls_meet(corner: str) -> None:
    tower = picture(f"wall_{corner}")
    x, y = (sum(OUTWARDS[side][axis] for side in corner) for axis in (0, 1))
    middle = 128 + x * 105, 128 + y * 105
    assert tower.get_at(middle).a == 255
    assert tower.get_at((128 - x * 60, 128 - y * 60)).a == 0


def test_a_run_of_the_longest_wall_is_gold_and_brighter_than_stone() -> None:
    for side in OUTWARDS:
        plain, gold = (
            sum(pygame.transform.average_color(picture(f"{kind}_{side}"), consider_alpha=True)[:2])
            for kind in ("wall", "wall_run")
        )
        assert gold > plain + 30, side


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


def test_everything_else_of_the_tile_game_has_its_picture() -> None:
    wanted = ["tile_fountain", "cover_alhambra", "falcon_disc", "vizier_awake", "vizier_asleep", "badge_camp"]
    wanted += [f"falcon_{feather}" for feather in tiles.FEATHERS]
    wanted += [f"square_{currency}" for currency in CURRENCIES] + [f"seal_{kind}" for kind in TYPES]
    assert missing(wanted) == []
    assert (SPRITES["cover_alhambra"]["w"], SPRITES["cover_alhambra"]["h"]) == (300, 360)


def test_the_masters_of_the_tile_game_stay_light() -> None:
    assert sum(file.stat().st_size for file in (ASSETS / "alhambra_tiles").iterdir()) < 2_500_000
