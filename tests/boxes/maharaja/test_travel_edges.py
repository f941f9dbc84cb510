"""Travel (section 5), where a rule has its bounds: what can just be paid, and which village stands in the way."""

import random

import pytest

from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS, VILLAGE_COUNT
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.tolls import blocking_village, least_toll
from game.core.rules import Seat
from tests.boxes.maharaja.positions import AGRA, DELHI, JODHPUR, KHAJURAHO, LAHORE, legal, planning, turn, village
from tests.boxes.maharaja.test_travel import PATHS, end_of

SEAT = Seat(0)


def test_a_journey_for_the_last_gold_is_possible_where_another_one_is_too_dear() -> None:
    """To Lahore for 2 gold, to Delhi for 4."""
    houses = {"sirhind": [1], "alwar": [2], "mathura": [1, 1], "vrindavan": [2, 2]}
    for gold, count in ((1, 0), (2, 1), (3, 1), (4, 2)):
        assert len(legal(turn(houses=houses, gold=gold), Travel)) == count


def test_of_several_journeys_the_cheapest_is_what_a_city_costs_at_least() -> None:
    """To Delhi straight for 2 gold, or by Lahore for 3, paid to another one."""
    houses = {"mathura": [1], "vrindavan": [1], "sirhind": [2], "alwar": [2], "kasur": [2], "panipat": [0]}
    assert least_toll(turn(houses=houses).public, SEAT, DELHI) == 2


class TestBlocked:
    @pytest.mark.parametrize(
        ("origin", "city", "houses", "first"),
        [
            (AGRA, LAHORE, {}, "alwar"),
            (LAHORE, AGRA, {}, "sirhind"),
            (AGRA, LAHORE, {"alwar": [1]}, "sirhind"),
            (AGRA, DELHI, {"mathura": [1]}, "vrindavan"),
            (AGRA, KHAJURAHO, {}, "vrindavan"),
            (JODHPUR, AGRA, {"ajmer": [0], "jaipur": [1]}, None),
        ],
    )
    def test_the_first_village_without_a_house_on_the_way(
        self, origin: int, city: int, houses: dict[str, list[int]], first: str | None
    ) -> None:
        public = turn(houses=houses).public
        public.architects = (origin, *public.architects[1:])
        assert blocking_village(public, SEAT, city) == (None if first is None else village(first))

    def test_the_way_has_fewest_of_them_and_then_fewest_roads(self) -> None:
        """Against all simple paths."""
        luck = random.Random(5)
        for _ in range(150):
            public = planning(3).public
            public.villages = tuple((SEAT,) if luck.random() < 0.6 else () for _ in range(VILLAGE_COUNT))
            origin, city = luck.sample(range(CITY_COUNT), 2)
            public.architects = (origin, AGRA, AGRA)
            ways = [_empty(public, origin, path) for path in PATHS[origin] if end_of(origin, path) == city]
            shortest = min((len(empty), roads) for empty, roads in ways)
            firsts = {empty[0] if empty else None for empty, roads in ways if (len(empty), roads) == shortest}
            assert blocking_village(public, SEAT, city) in firsts


def _empty(public: Public, origin: int, path: tuple[int, ...]) -> tuple[list[int], int]:
    """Returns the villages without a house along a path, in the order in which they are met, and its length."""
    met: list[int] = []
    for road in path:
        forwards = ROADS[road].ends[0] == origin
        villages = ROADS[road].villages if forwards else ROADS[road].villages[::-1]
        met += [each for each in villages if not public.villages[each]]
        origin = sum(ROADS[road].ends) - origin
    return met, len(path)
