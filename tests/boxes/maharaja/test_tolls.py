"""Travel: what it costs and to whom, and the cheapest ways against brute force (section 5).

Which journeys there are, and that those are left out that only pay more [ruling], is asked by
`tests/perft/test_maharaja.py`.
"""

import pickle
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.boxes.maharaja.rules.components import CITY_COUNT, ROADS, START, VILLAGE_COUNT, VILLAGES
from game.boxes.maharaja.rules.events import Travelled
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.network import BYTE, MOST, Network, paths_from
from game.boxes.maharaja.rules.tolls import Route, blocking_village, first_toll, least_toll, routes
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat
from tests.boxes.maharaja.positions import (
    AGRA,
    DELHI,
    JODHPUR,
    KHAJURAHO,
    LAHORE,
    after,
    events,
    legal,
    planning,
    play,
    turn,
    village,
)

NW_C, NE_C, NW_NE = 6, 7, 0
SEATS = [Seat(seat) for seat in range(4)]


def test_the_board_has_16_roads_and_30_villages_two_roads_with_a_single_one() -> None:
    """Section 2."""
    assert len(ROADS) == 16 and VILLAGE_COUNT == 30 and CITY_COUNT == 7
    assert sorted(village for road in ROADS for village in road.villages) == list(range(30))
    assert sorted(len(road.villages) for road in ROADS) == [1, 1, *[2] * 14]


@pytest.mark.parametrize(
    ("sirhind", "alwar", "toll"),
    [
        ([0], [0], (0, 0, 0, 0)),
        ([0, 1], [0, 2], (0, 0, 0, 0)),
        ([1], [0], (0, 1, 0, 0)),
        ([1, 1], [2], (0, 2, 1, 0)),
        ([1, 2], [2, 3], (0, 1, 2, 1)),
    ],
)
@pytest.mark.parametrize("is_monk", [False, True], ids=["", "monk"])
def test_own_villages_are_free_others_cost_1_gold_a_house_for_the_monk_the_bank_pays(
    sirhind: list[int], alwar: list[int], toll: tuple[int, ...], is_monk: bool
) -> None:
    """Whoever need not pay needs no gold; the owners are paid all the same (3)."""
    gold = 0 if is_monk else sum(toll)
    held = (4, 1, 2, 3) if is_monk else (1, 2, 3, 4)
    state = turn(houses={"sirhind": sirhind, "alwar": alwar}, gold=gold, held=held)
    assert routes(state.public, Seat(0), gold) == (Route(LAHORE, (NW_C,), toll),)
    assert is_monk or not routes(state.public, Seat(0), gold - 1), "all of it before leaving [ruling]"
    state, told = play(state, Travel((NW_C,)))
    assert state.public.architects[0] == LAHORE
    assert state.gold == (0, *(gold + more for more in toll[1:]))
    paid = tuple((Seat(seat), more) for seat, more in enumerate(toll) if more)
    assert events(told, Travelled) == [Travelled(Seat(0), AGRA, (NW_C,), LAHORE, paid, by_bank=is_monk)]


@pytest.mark.parametrize(
    ("sirhind", "alwar", "asks"),
    [([0], [1], "alwar"), ([1], [0], "sirhind"), ([0, 1], [0], None), ([0], [2, 1], "alwar")],
)
def test_the_first_village_that_asks_for_a_toll_is_none_of_one_s_own(
    sirhind: list[int], alwar: list[int], asks: str | None
) -> None:
    """The toll of a neighbour was marked on the village before it, where one's own house stands."""
    public = turn(houses={"sirhind": sirhind, "alwar": alwar}, gold=9).public
    found = first_toll(public, Seat(0), NW_C)
    assert (None if found is None else VILLAGES[found]) == asks


def test_any_number_of_times_in_a_turn() -> None:
    state = turn(houses={"sirhind": [0], "alwar": [0]})
    assert after(state, *[Travel((NW_C,))] * 3).public.architects[0] == LAHORE


def test_alternatives_are_offered_where_they_pay_different_people() -> None:
    """Straight to Delhi past seat 1, or by Lahore past seat 2: the choice is who is paid. The cheaper one counts."""
    houses = {"mathura": [1], "vrindavan": [1], "sirhind": [2], "alwar": [0], "kasur": [2], "panipat": [0]}
    ways = [route for route in routes(turn(houses=houses).public, Seat(0), 15) if route.city == DELHI]
    assert [(route.roads, route.toll) for route in ways] == [((NE_C,), (0, 2, 0, 0)), ((NW_C, NW_NE), (0, 0, 2, 0))]
    dearer = turn(houses=houses | {"alwar": [2]}).public
    assert least_toll(dearer, Seat(0), DELHI) == 2


def test_a_journey_for_the_last_gold_is_possible_where_another_one_is_too_dear() -> None:
    """To Lahore for 2 gold, to Delhi for 4: the whole toll before leaving [ruling]."""
    houses = {"sirhind": [1], "alwar": [2], "mathura": [1, 1], "vrindavan": [2, 2]}
    assert [len(legal(turn(houses=houses, gold=gold), Travel)) for gold in (1, 2, 3, 4)] == [0, 1, 1, 2]


# ---------------------------------------------------------------------- what is in the way
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
    origin: int, city: int, houses: dict[str, list[int]], first: str | None
) -> None:
    public = turn(houses=houses).public
    public.architects = (origin, *public.architects[1:])
    assert blocking_village(public, Seat(0), city) == (None if first is None else village(first))


def test_the_way_has_fewest_of_them_and_then_fewest_roads() -> None:
    """Against all simple paths."""
    luck = random.Random(5)
    for _ in range(150):
        public = planning(3).public
        public.villages = Network.read((SEATS[0],) if luck.random() < 0.6 else () for _ in range(VILLAGE_COUNT))
        origin, city = luck.sample(range(CITY_COUNT), 2)
        public.architects = (origin, AGRA, AGRA)
        paths = paths_from(origin)
        ways = [_empty(public, origin, path) for path, end in zip(paths.roads, paths.ends, strict=True) if end == city]
        shortest = min((len(empty), roads) for empty, roads in ways)
        firsts = {empty[0] if empty else None for empty, roads in ways if (len(empty), roads) == shortest}
        assert blocking_village(public, Seat(0), city) in firsts


def _empty(public: Public, origin: int, path: tuple[int, ...]) -> tuple[list[int], int]:
    """Returns the villages without a house along a path, in the order in which they are met, and its length."""
    met: list[int] = []
    for road in path:
        forwards = ROADS[road].ends[0] == origin
        villages = ROADS[road].villages if forwards else ROADS[road].villages[::-1]
        met += [each for each in villages if not public.villages[each]]
        origin = sum(ROADS[road].ends) - origin
    return met, len(path)


# ---------------------------------------------------------------------- the network of roads
def grown(seed: int) -> Iterator[Network]:
    """Yields distributions of houses of which each follows from the one before; sometimes a house goes."""
    dice = random.Random(seed)
    villages = Network.read(((),) * VILLAGE_COUNT)
    for _ in range(60):
        yield villages
        village = dice.randrange(VILLAGE_COUNT)
        owners = villages[village]
        villages = villages.changed(village, owners[1:] if len(owners) == 2 else (*owners, dice.choice(SEATS)))


def anew(villages: Network) -> Network:
    """Returns the network of the same houses, which nothing is known of."""
    return Network.read(villages)


@pytest.mark.parametrize("seed", range(3))
def test_a_network_that_follows_from_another_is_that_of_its_houses(seed: int) -> None:
    for villages in grown(seed):
        known, fresh = villages, anew(villages)
        assert known is not fresh
        for seat in SEATS:
            assert known.own(seat) == [village for village, owners in enumerate(villages) if seat in owners]
            assert known.plots(1 + seat % 2) == fresh.plots(1 + seat % 2)
            for origin in (0, 4, START):
                one, other = known.roads(seat), fresh.roads(seat)
                assert one.cheapest(origin, is_free=False) == other.cheapest(origin, is_free=False)
                assert one.ways(origin) == other.ways(origin) and one.journeys(origin) == other.journeys(origin)


def test_the_cheapest_journeys_are_the_first_ways() -> None:
    """They cost the same; whoever need not pay goes along fewest roads."""
    for villages in [*grown(4)][::7]:
        for seat, origin in zip(SEATS, (0, 2, 6, START), strict=True):
            roads = villages.roads(seat)
            ways = roads.ways(origin)[:START]
            paid, free = roads.cheapest(origin, is_free=False), roads.cheapest(origin, is_free=True)
            assert [way and way.cost for way in paid] == [its[0][2] if its else None for its in ways]
            assert all(way is None or sum(by_seat(roads.toll(way.roads))) == way.cost for way in paid)
            assert [way and way.cost for way in free] == [0 if its else None for its in ways]
            assert all(len(one.roads) <= len(two.roads) for one, two in zip(free, paid, strict=True) if one and two)


def test_houses_are_sent_to_another_process_without_what_was_found_out() -> None:
    villages = [*grown(1)][-1]
    before = len(pickle.dumps(villages))
    villages.roads(SEATS[0]).journeys(START)
    sent = pickle.loads(pickle.dumps(villages))
    assert sent == villages and isinstance(sent, Network) and len(pickle.dumps(villages)) == before
    assert sent.roads(SEATS[0]).journeys(START) == villages.roads(SEATS[0]).journeys(START)


def by_seat(toll: int) -> tuple[int, ...]:
    return tuple(toll >> (BYTE * seat) & MOST for seat in SEATS)


def test_paths_are_numbered_in_the_order_of_their_roads() -> None:
    for origin in range(START + 1):
        roads = paths_from(origin).roads
        assert all(one < two for one, two in pairwise(roads))
