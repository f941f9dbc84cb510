"""The pictures of Ys fit its rules: areas, market and quotations lie where the plan has them, all pieces are there."""

import math
from itertools import combinations, product

import pygame
import pytest

from assets.src.colours import PALETTE, PLAYER
from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import AREAS, COLUMNS, COMMERCE, PALACE, PORT, QUARTERS, ROWS
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from tests.art.pictures import ASSETS, SPRITES, distance, least_apart, luminance, mean, missing, patch, picture

pytestmark = pytest.mark.painted

OWNERS = (*PLAYER, "neutral")
EVERY_AREA = list(product(range(QUARTERS), range(AREAS)))
GROUND = {PORT: pygame.Color("#B4C0BF"), COMMERCE: pygame.Color("#DDC695"), PALACE: pygame.Color("#BECBAA")}


@pytest.fixture(scope="module")
def city() -> pygame.Surface:
    return picture("ys_city")


def test_each_quarter_has_its_port_outside_its_palace_inside_and_trade_between(city: pygame.Surface) -> None:
    """Rules 1: quarters 1 to 4, each with a port, a commercial and a palace area."""
    for quarter, kind in EVERY_AREA:
        for box in zones.standing_in(quarter, kind, 4):
            x, y = box.cx, box.cy
            seen = mean(patch(city, (x - 12, y - 12, 24, 24)))
            assert min(GROUND, key=lambda other: distance(seen, GROUND[other])) == kind, (quarter, kind)
            assert distance(seen, GROUND[kind]) < 60


def test_canals_part_the_quarters_and_the_throne_room_stands_in_the_middle(city: pygame.Surface) -> None:
    for angle in (0, 90, 180, 270):
        for reach in (100, 150, 250, 340):
            x, y = ground.around_centre(reach, angle)
            water = mean(patch(city, (x - 4, y - 4, 8, 8)))
            assert water.b > water.r + 30, (angle, reach)
    carpet = city.get_at((430 - 38, 430 - 22))
    assert carpet.r > carpet.b + 30


@pytest.mark.parametrize(("quarter", "kind"), EVERY_AREA)
def test_no_broker_in_a_crowd_hides_anothers_cap(quarter: int, kind: int) -> None:
    """Rules 3: city areas hold any number; what is written on a cap stays readable."""
    for count in range(1, 11):
        places = zones.standing_in(quarter, kind, count)
        assert len(places) == count
        assert {ground.area_at((box.cx, box.cy)) for box in places} == {(quarter, kind)}
        cap_w, cap_h = (places[0].w / 96 * size for size in (80, 54))
        for one, other in combinations(places, 2):
            assert math.hypot((one.cx - other.cx) / cap_w, (one.cy - other.cy) / cap_h) > 0.99, count


@pytest.mark.parametrize(("quarter", "kind"), EVERY_AREA)
def test_an_area_answers_where_it_glows_and_its_reward_is_beside_the_first_brokers(quarter: int, kind: int) -> None:
    outline = ground.area_outline(quarter, kind, 1)
    assert {ground.area_at(at) for at in outline} == {(quarter, kind)}
    reward = ground.reward_place(quarter, kind)
    room = 16 + (ground.MEDAL_SIDE / 2 if kind == PALACE else 16)
    assert min(math.dist(reward, (box.cx, box.cy)) for box in zones.standing_in(quarter, kind, 5)) > room


def test_nothing_answers_on_canals_walls_throne_room_and_sea() -> None:
    for at in ((430, 430), (430, 200), (600, 430), (430 + 405, 430 + 60), (20, 20)):
        assert ground.area_at(at) is None
    for inner, outer in ((196, 206), (292, 302)):
        assert ground.area_at(ground.around_centre((inner + outer) / 2, -45)) is None


def test_the_water_covers_the_fourth_quarter_and_no_other() -> None:
    """Rules 7: with three quarters the fourth is out of play."""
    water = picture("ys_closed_quarter")
    x, y, w, h = ground.SEALED_BOX
    assert water.get_size() == (w, h)
    for kind in range(AREAS):
        for box in zones.standing_in(ground.SEALED_QUARTER, kind, 6):
            assert water.get_at((round(box.cx - x), round(box.cy - y))).a > 190
    assert all(
        water.get_at((at, 6)).a == 0 and water.get_at((w - 7, at)).a == 0 for at in range(0, water.get_width(), 10)
    )


def test_the_columns_of_the_market_are_blue_green_yellow_red(city: pygame.Surface) -> None:
    """Rules 1: columns blue, green, yellow, red, left to right, times rows 1 to 3; each row leads to its gem."""
    slab, track = picture("ys_market"), picture("ys_quotations")
    assert (slab.get_size(), track.get_size()) == (ground.MARKET_SIZE, ground.QUOTATIONS_SIZE)
    for column, name in enumerate(components.GEM_NAMES[:COLUMNS]):
        x, y, w, h = ground.COLUMN_HEADS[column]
        for head in (patch(slab, (x + 8, y + 6, w - 16, h - 12)), patch(track, (x + 8, 7, w - 16, 4))):
            seen = mean(head)
            near = min(components.GEM_NAMES[:4], key=lambda other: distance(seen, pygame.Color(PALETTE["gem"][other])))
            assert near == name
        for row in range(ROWS):
            square = mean(patch(slab, ground.square_box(row, column)))
            assert luminance(square) > 0.65
    for x, y, w, h in ground.ROW_GEMS:
        assert luminance(mean(patch(slab, (x + 8, y + 8, w - 12, h - 16)))) > 0.8
    assert picture("ys_closed_row").get_size() == ground.SEALED_ROW[2:]


def test_the_track_has_fifteen_steps_and_starts_on_the_eighth() -> None:
    """Rules 1: one marker per column, 15 steps, all start on step 8."""
    track = picture("ys_quotations")
    for column in range(COLUMNS):
        boxes = [ground.step_box(column, step) for step in range(1, ground.QUOTATION_STEPS + 1)]
        lights = [luminance(mean(patch(track, (x + 10, y + 6, w - 20, h - 12)))) for x, y, w, h in boxes]
        assert [step for step, light in enumerate(lights, 1) if light > 0.7] == [8]
        for (x, y, w, _), light in zip(boxes[:-1], lights, strict=False):
            assert luminance(track.get_at((round(x + w / 2), round(y)))) < light - 0.1


def test_every_piece_of_the_game_has_its_picture() -> None:
    wanted = [f"broker_{owner}_{side}" for owner in OWNERS for side in ("up", "down")]
    wanted += [f"{kind}_{player}" for player in PLAYER for kind in ("screen", "screen_small")]
    wanted += [f"gem_{name}" for name in components.GEM_NAMES]
    wanted += [f"{kind}_{name}" for name in components.GEM_NAMES[:COLUMNS] for kind in ("quote", "cargo")]
    wanted += [f"{kind}_{name}" for name in components.CARD_NAMES for kind in ("ys_char", "medal", "ys_icon")]
    wanted += [f"order_{place}" for place in range(1, 5)]
    wanted += ["ys_sea", "ship", "ys_char_back", "reward_port", "reward_commerce", "reward_commerce_5"]
    wanted += ["points", "rank_badge", "closed", "soldier_mark", "token_neutral", "cover_ys", "frame_slate"]
    assert missing(wanted) == []
    assert (SPRITES["cover_ys"]["w"], SPRITES["cover_ys"]["h"]) == (300, 360)


@pytest.mark.parametrize("owner", OWNERS)
def test_an_open_broker_has_a_blank_cap_and_a_closed_one_has_not(owner: str) -> None:
    """Rules 3: one face up and one face down; the numeral needs a contrast of 4.5, so the cap is light and empty."""
    x, y = ground.BROKER_FACE

    def cap(side: str) -> list[float]:
        return [
            luminance(picture(f"broker_{owner}_{side}").get_at((x + dx, y + dy)))
            for dx in range(-20, 21, 4)
            for dy in range(-13, 14, 3)
        ]

    assert min(cap("up")) > 0.75
    assert max(cap("down")) - min(cap("down")) > 0.25


@pytest.mark.parametrize(
    "names",
    [
        [f"ys_icon_{name}" for name in components.CARD_NAMES],
        [f"gem_{name}" for name in components.GEM_NAMES],
        [f"broker_{owner}_down" for owner in OWNERS],
    ],
    ids=lambda names: names[0].rpartition("_")[0],
)
def test_small_pictures_are_told_apart_without_colour(names: list[str]) -> None:
    """Tool, cut and emblem are the second channel."""
    assert least_apart(names)[0] > 0.045, least_apart(names)


def test_cards_of_the_same_window_show_the_same_sign() -> None:
    """Rules 6: the corner of a card says when it may be played, or that it acts at once."""
    signs: dict[int | None, pygame.Surface] = {}
    for card, name in enumerate(components.CARD_NAMES):
        corner = patch(picture(f"ys_char_{name}"), (16, 20, 32, 24))
        window = WINDOW.get(card)
        seen = signs.setdefault(window, corner)
        assert difference(seen, corner) < 0.03, name
    assert min(difference(a, b) for a, b in combinations(signs.values(), 2)) > 0.06


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    w, h = first.get_size()
    zones = list(product(range(w), range(h)))
    return sum(abs(luminance(first.get_at(at)) - luminance(second.get_at(at))) for at in zones) / len(zones)


def test_names_can_be_read_on_the_cards() -> None:
    """The plate for the name is blank and light: ink needs a contrast of 4.5."""
    for name in components.CARD_NAMES:
        plate = patch(picture(f"ys_char_{name}"), (24, 201, 126, 22))
        assert min(luminance(plate.get_at((x, y))) for x in range(0, 126, 3) for y in range(22)) > 0.7, name


def test_the_pictures_of_ys_stay_light() -> None:
    assert sum(file.stat().st_size for file in (ASSETS / "ys").iterdir()) < 6_000_000
    assert (ASSETS / "ys" / "ys_city@1.webp").stat().st_size < 400_000
