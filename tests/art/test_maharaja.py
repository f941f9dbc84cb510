"""The pictures of Maharaja fit its rules: roads, villages and sites lie where the board has them, all pieces there."""

import pygame
import pytest

from assets.src.cities import CITY
from game.boxes.maharaja.rules.components import BOARD, CENTRE, CITIES
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table.board_geometry import junction_at, village_at
from tests.art.pictures import distance, luminance, mean, patch, picture

pytestmark = pytest.mark.painted


@pytest.fixture(scope="module")
def board() -> pygame.Surface:
    return picture("maharaja_map")


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


def test_the_track_has_seven_start_boxes_and_ten_more() -> None:
    """Rules 1 and 2: the governors stand before box 1; the last box ends the game."""
    track = picture("maharaja_track")
    assert track.get_size() == ground.TRACK_SIZE
    assert len(ground.TRACK_BOXES) == 17
    insides = [luminance(mean(patch(track, (-30, -18, 60, 36), at))) for at in ground.TRACK_BOXES]
    assert max(insides[:7]) < min(insides[7:])
    between = [luminance(track.get_at((64, y + 34))) for _, y in ground.TRACK_BOXES]
    assert max(between) < min(insides) - 0.15
