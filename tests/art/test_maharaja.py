"""The pictures of Maharaja fit its rules: roads, villages and sites lie where the board has them, all pieces there."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from assets.src.cities import CITY
from assets.src.colours import PLAYER
from game.boxes.maharaja.rules import actions, components
from game.boxes.maharaja.rules.components import BOARD, CENTRE, CITIES
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table.board_geometry import junction_at, road_line, village_at
from tests.art.pictures import ASSETS, SPRITES, distance, least_apart, luminance, mean, missing, patch, picture

pytestmark = pytest.mark.painted


@pytest.fixture(scope="module")
def board() -> pygame.Surface:
    return picture("maharaja_map")


def boxes() -> Iterator[pygame.Rect]:
    """Returns what covers the roads: gardens with ribbon and tray, villages, the start place."""
    for at in map(junction_at, BOARD["cities"]):
        yield pygame.Rect(at[0] - 134, at[1] - 136, 268, 300)
    for x, y in map(village_at, BOARD["villages"]):
        yield pygame.Rect(x - 52, y - 34, 104, 72)
    x, y = junction_at("start")
    yield pygame.Rect(x - 66, y - 66, 132, 140)


def test_the_map_has_the_size_of_the_board() -> None:
    assert (SPRITES["maharaja_map"]["w"], SPRITES["maharaja_map"]["h"]) == (BOARD["width"], BOARD["height"])


@pytest.mark.parametrize("road", BOARD["roads"], ids=lambda road: f"{road['from']}-{road['to']}")
def test_every_road_of_the_board_is_painted_along_its_curve(board: pygame.Surface, road: dict[str, object]) -> None:
    """Rules 2: a road leads from junction to junction through its villages."""
    hidden, line = list(boxes()), road_line(road)
    seen = []
    for (x, y), (bx, by) in pairwise(line):
        if not any(box.collidepoint(x, y) for box in hidden):
            across = pygame.Vector2(y - by, bx - x).normalize() * 7.8
            verges = [board.get_at((round(x + side * across.x), round(y + side * across.y))) for side in (-1, 1)]
            sand = luminance(mean(patch(board, (-2, -2, 5, 5), (round(x), round(y)))))
            seen.append(all(luminance(verge) < sand - 0.2 for verge in verges))
    assert len(seen) > 2
    assert sum(seen) / len(seen) > 0.8  # the rest are bridges


def test_both_plots_of_every_village_are_painted_where_houses_will_stand(board: pygame.Surface) -> None:
    """Rules 1: two houses at most stand in a village."""
    plate = pygame.Color("#CFA56D")
    for at in map(village_at, BOARD["villages"]):
        for x, y in ground.PLOTS:
            assert distance(mean(patch(board, (x - 15, y - 17, 30, 34), at)), plate) < 40, at


def test_every_garden_has_its_centre_and_six_beds(board: pygame.Surface) -> None:
    """Rules 1: one centre site and six outer ones in each city."""
    assert len(ground.SITES) == 7
    for city in CITIES:
        for place, (x, y) in enumerate(ground.SITES):
            inside = mean(patch(board, (x - 14, y - 12, 28, 24), junction_at(city)))
            assert inside.r > inside.g > inside.b, (city, place)  # neither lawn nor water
            assert (luminance(inside) > 0.75) == (place == CENTRE), (city, place)


def test_names_can_be_read_where_they_are_written(board: pygame.Surface) -> None:
    """Ribbons are blank, and the ground below villages is light and calm: ink needs a contrast of 4.5."""
    ink = 0.012  # luminance of the ink
    zones = [(junction_at(city), ground.RIBBON_NAME) for city in CITIES]
    zones += [(village_at(village), ground.VILLAGE_NAME) for village in BOARD["villages"]]
    for at, box in zones:
        x, y, w, h = box
        strips = [mean(patch(board, (x + w * i / 8, y + 3, w / 8, h - 6), at)) for i in range(8)]
        darkest = min((luminance(colour) ** 2.2 + 0.05) / (ink + 0.05) for colour in strips)
        assert darkest > 4.5, (at, darkest)


@pytest.mark.parametrize("city", CITIES)
def test_badge_governor_and_garden_share_the_colour_of_their_city(board: pygame.Surface, city: str) -> None:
    """Rules 2: each city has its own colour and emblem, shared with its governor."""
    x, y = junction_at(city)
    seen = [board.get_at((x + ground.TRAY[0] + 3, y + 138)), picture(f"governor_{city}", 2).get_at((174, 82))]
    seen.append(picture(f"city_badge_{city}", 2).get_at((88, 36)))
    for colour in seen:
        assert min(CITY, key=lambda other: distance(colour, pygame.Color(CITY[other]))) == city, colour


def test_everything_that_the_table_shows_has_its_picture() -> None:
    wanted = [f"action_{name}" for name in actions.NAMES] + [
        "action_disc",
        "disc_arrow_1",
        "disc_arrow_2",
        "action_chit",
    ]
    for name in components.NAMES[1:]:
        wanted += [f"character_{name}", f"character_icon_{name}"]
    for player in PLAYER:
        wanted += [f"{kind}_{player}" for kind in ("architect", "house", "house_small", "palace", "palace_small")]
    wanted += [
        "palace_neutral",
        "palace_small_neutral",
        "maharaja",
        "maharaja_track",
        "village_plate",
        "site_legal",
        "site_focus",
    ]
    wanted += ["gold_coin", "coin_stack", "cover_maharaja", "frame_saffron"]
    assert missing(wanted) == []
    assert (SPRITES["cover_maharaja"]["w"], SPRITES["cover_maharaja"]["h"]) == (300, 360)


@pytest.mark.parametrize(
    "names",
    [
        [f"character_icon_{name}" for name in components.NAMES[1:]],
        [f"action_{name}" for name in actions.NAMES],
        [f"city_badge_{city}" for city in CITIES],
        [f"house_small_{player}" for player in PLAYER],
        [f"palace_small_{owner}" for owner in (*PLAYER, "neutral")],
    ],
    ids=lambda names: names[0].rpartition("_")[0],
)
def test_small_pictures_are_told_apart_without_colour(names: list[str]) -> None:
    """Emblem and drawing are the second channel."""
    assert least_apart(names)[0] > 0.045, least_apart(names)


def test_the_track_has_seven_start_boxes_and_ten_more() -> None:
    """Rules 1 and 2: the governors stand before box 1; the last box ends the game."""
    track = picture("maharaja_track")
    assert track.get_size() == ground.TRACK_SIZE
    assert len(ground.TRACK_BOXES) == 17
    insides = [luminance(mean(patch(track, (-30, -18, 60, 36), at))) for at in ground.TRACK_BOXES]
    assert max(insides[:7]) < min(insides[7:])
    between = [luminance(track.get_at((64, y + 34))) for _, y in ground.TRACK_BOXES]
    assert max(between) < min(insides) - 0.15


def test_the_arrows_point_up_from_their_hub_and_the_disc_from_its_middle() -> None:
    x, y = ground.ARROW_HUB
    for name in ("disc_arrow_1", "disc_arrow_2"):
        arrow = picture(name)
        assert arrow.get_at((x, 20)).a == 255
        assert arrow.get_at((x, y + 40)).a < 60
        assert arrow.get_at((x, y)).a == 255
    disc = picture("action_disc")
    assert all(disc.get_at((ground.DISC_HUB[0] + dx, ground.DISC_HUB[1])).a == 255 for dx in (-180, 180))


def test_the_pictures_of_maharaja_stay_light() -> None:
    assert sum(file.stat().st_size for file in (ASSETS / "maharaja").iterdir()) < 6_000_000
    assert (ASSETS / "maharaja" / "maharaja_map@1.webp").stat().st_size < 800_000
