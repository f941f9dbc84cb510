"""Travel: what blocks, what it costs and to whom, and the cheapest way against brute force (section 5)."""

import pickle
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS, ROADS_AT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.events import Travelled
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.network import BYTE, MOST, Network, Villages, network_of, paths_from, with_village
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.tolls import Route, blocking_village, least_toll, routes
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

NW_C, NE_C, NW_NE, ML_C = 6, 7, 0, 11


def goals(ways: tuple[Route, ...]) -> set[int]:
    return {route.city for route in ways}


def test_a_village_without_any_house_blocks() -> None:
    assert not legal(turn(houses={"sirhind": [0]}), Travel)
    assert legal(turn(houses={"sirhind": [0], "alwar": [1]}), Travel) == [Travel((NW_C,))]


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
def test_own_villages_are_free_others_cost_1_gold_a_house(
    sirhind: list[int], alwar: list[int], toll: tuple[int, ...]
) -> None:
    state = turn(houses={"sirhind": sirhind, "alwar": alwar})
    (route,) = routes(state.public, Seat(0), 15)
    assert route == Route(LAHORE, (NW_C,), toll)
    state, told = play(state, Travel((NW_C,)))
    assert state.public.architects[0] == LAHORE
    assert state.gold == tuple(15 + gold - (sum(toll) if not seat else 0) for seat, gold in enumerate(toll))
    paid = tuple((Seat(seat), gold) for seat, gold in enumerate(toll) if gold)
    assert events(told, Travelled) == [Travelled(Seat(0), AGRA, (NW_C,), LAHORE, paid, by_bank=False)]


def test_the_whole_toll_must_be_affordable_before_leaving() -> None:
    """[ruling]"""
    houses = {"sirhind": [1, 1], "alwar": [1]}
    assert not legal(turn(houses=houses, gold=2), Travel)
    assert legal(turn(houses=houses, gold=3), Travel)


def test_the_start_place_is_free_to_cross_but_no_goal() -> None:
    houses = {name: [0] for name in ("bundi", "kota", "gwalior", "jhansi")}
    state = turn(houses=houses)
    ways = routes(state.public, Seat(0), 15)
    assert goals(ways) == {JODHPUR} and len(ways[0].roads) == 2


def test_any_number_of_times_in_a_turn() -> None:
    state = turn(houses={"sirhind": [0], "alwar": [0]})
    for _ in range(3):
        state = after(state, Travel((NW_C,)))
    assert state.public.architects[0] == LAHORE


def test_alternatives_are_offered_where_they_pay_different_people() -> None:
    """Straight to Delhi past seat 1, or by Lahore past seat 2: the choice is who is paid."""
    houses = {"mathura": [1], "vrindavan": [1], "sirhind": [2], "alwar": [0], "kasur": [2], "panipat": [0]}
    ways = [route for route in routes(turn(houses=houses).public, Seat(0), 15) if route.city == DELHI]
    assert [(route.roads, route.toll) for route in ways] == [((NE_C,), (0, 2, 0, 0)), ((NW_C, NW_NE), (0, 0, 2, 0))]


def test_a_route_that_only_pays_more_is_not_offered() -> None:
    """[ruling]"""
    houses = {"mathura": [1], "vrindavan": [0], "sirhind": [1], "alwar": [1], "kasur": [0], "panipat": [0]}
    ways = [route for route in routes(turn(houses=houses).public, Seat(0), 15) if route.city == DELHI]
    assert [route.roads for route in ways] == [(NE_C,)]


class TestMonk:
    def test_the_bank_pays_and_owners_still_receive(self) -> None:
        state = turn(houses={"sirhind": [1], "alwar": [2]}, gold=0, held=(4, 1, 2, 3))
        state, told = play(state, Travel((NW_C,)))
        assert state.gold == (0, 1, 1, 0)
        assert events(told, Travelled)[0].by_bank

    def test_empty_villages_still_stop_him(self) -> None:
        assert not legal(turn(houses={"sirhind": [1]}, held=(4, 1, 2, 3)), Travel)


# ---------------------------------------------------------------------- against brute force
def simple_paths(origin: int, roads: tuple[int, ...] = (), seen: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Yields every path that visits no junction twice and ends in a city."""
    for road, there in ROADS_AT[origin]:
        if there in (*seen, origin):
            continue
        if there != START:
            yield (*roads, road)
        yield from simple_paths(there, (*roads, road), (*seen, origin))


def plain_toll(public: Public, seat: int, roads: tuple[int, ...]) -> tuple[int, ...] | None:
    toll = [0] * public.seats
    for road in roads:
        for owners in (public.villages[each] for each in ROADS[road].villages):
            if not owners:
                return None
            if seat not in owners:
                for owner in owners:
                    toll[owner] += 1
    return tuple(toll)


PATHS = {origin: list(simple_paths(origin)) for origin in range(CITY_COUNT + 1)}


def end_of(origin: int, roads: tuple[int, ...]) -> int:
    for road in roads:
        origin = sum(ROADS[road].ends) - origin
    return origin


@settings(max_examples=40, deadline=None)
@given(
    owners=st.lists(
        st.lists(st.integers(0, 2), min_size=0, max_size=2), min_size=VILLAGE_COUNT, max_size=VILLAGE_COUNT
    ),
    origin=st.integers(0, CITY_COUNT),
    purse=st.integers(0, 12),
)
def test_the_offered_routes_are_the_best_of_all_simple_paths(owners: list[list[int]], origin: int, purse: int) -> None:
    public = planning(3).public
    public.villages = tuple(tuple(sorted(map(Seat, each))) for each in owners)
    public.architects = (origin, AGRA, AGRA)
    every: dict[int, set[tuple[int, ...]]] = {}
    for path in PATHS[origin]:
        toll = plain_toll(public, 0, path)
        if toll is not None and sum(toll) <= purse:
            every.setdefault(end_of(origin, path), set()).add(toll)
    offered: dict[int, list[tuple[int, ...]]] = {}
    for route in routes(public, Seat(0), purse):
        assert route.toll == plain_toll(public, 0, route.roads) and route.city == end_of(origin, route.roads)
        offered.setdefault(route.city, []).append(route.toll)
    assert offered.keys() == every.keys()
    for city, tolls in every.items():
        best = {toll for toll in tolls if not any(other != toll and less(other, toll) for other in tolls)}
        assert sorted(offered[city]) == sorted(best)
        assert sum(offered[city][0]) == min(map(sum, tolls))


def less(toll: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(mine <= theirs for mine, theirs in zip(toll, other, strict=True))


def test_the_board_has_16_roads_and_30_villages_two_roads_with_a_single_one() -> None:
    """Section 2."""
    assert len(ROADS) == 16 and VILLAGE_COUNT == 30 and CITY_COUNT == 7
    assert sorted(village for road in ROADS for village in road.villages) == list(range(30))
    assert sorted(len(road.villages) for road in ROADS) == [1, 1, *[2] * 14]


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


SEATS = [Seat(seat) for seat in range(4)]


def grown(seed: int) -> Iterator[Villages]:
    """Yields distributions of houses of which each follows from the one before; sometimes a house goes."""
    dice = random.Random(seed)
    villages: Villages = ((),) * VILLAGE_COUNT
    for _ in range(60):
        yield villages
        village = dice.randrange(VILLAGE_COUNT)
        owners = villages[village]
        villages = with_village(villages, village, owners[1:] if len(owners) == 2 else (*owners, dice.choice(SEATS)))


def anew(villages: Villages) -> Network:
    """Returns the network of the same houses, which nothing is known of."""
    return network_of((*villages[:1], *villages[1:]))


@pytest.mark.parametrize("seed", range(3))
def test_a_network_that_follows_from_another_is_that_of_its_houses(seed: int) -> None:
    for villages in grown(seed):
        known, fresh = network_of(villages), anew(villages)
        assert known is not fresh
        for seat in SEATS:
            assert known.own(seat) == [village for village, owners in enumerate(villages) if seat in owners]
            assert known.plots(1 + seat % 2) == fresh.plots(1 + seat % 2)
            for origin in (0, 4, START):
                assert known.roads(seat).cheapest(origin, is_free=False) == fresh.roads(seat).cheapest(
                    origin, is_free=False
                )
                assert known.roads(seat).ways(origin) == fresh.roads(seat).ways(origin)
                assert known.roads(seat).journeys(origin) == fresh.roads(seat).journeys(origin)


def test_the_cheapest_journeys_are_the_first_ways() -> None:
    """They cost the same; whoever need not pay goes along fewest roads."""
    for villages in [*grown(4)][::7]:
        for seat, origin in zip(SEATS, (0, 2, 6, START), strict=True):
            roads = network_of(villages).roads(seat)
            ways = roads.ways(origin)[:START]
            paid, free = roads.cheapest(origin, is_free=False), roads.cheapest(origin, is_free=True)
            assert [way and way.cost for way in paid] == [its[0][2] if its else None for its in ways]
            assert all(way is None or sum(by_seat(roads.toll(way.roads))) == way.cost for way in paid)
            assert [way and way.cost for way in free] == [0 if its else None for its in ways]
            assert all(len(one.roads) <= len(two.roads) for one, two in zip(free, paid, strict=True) if one and two)


def test_houses_are_sent_to_another_process_without_what_was_found_out() -> None:
    villages = network_of([*grown(1)][-1])
    before = len(pickle.dumps(villages))
    villages.roads(SEATS[0]).journeys(START)
    sent = pickle.loads(pickle.dumps(villages))
    assert sent == villages and isinstance(sent, Network) and len(pickle.dumps(villages)) == before
    assert sent.roads(SEATS[0]).journeys(START) == villages.roads(SEATS[0]).journeys(START)


@pytest.mark.parametrize("seed", range(3))
def test_the_ways_are_those_paths_that_none_betters(seed: int) -> None:
    """Held to all paths there are, each with its toll counted house by house."""
    for villages in [*grown(seed)][5::18]:
        for seat in SEATS:
            found = network_of(villages).roads(seat).ways(START)
            assert [{by_seat(toll) for toll, _, _ in ways} for ways in found] == _best(villages, seat)


def by_seat(toll: int) -> tuple[int, ...]:
    """Returns a toll by seat."""
    return tuple(toll >> (BYTE * seat) & MOST for seat in SEATS)


def _best(villages: Villages, seat: Seat) -> list[set[tuple[int, ...]]]:
    """Returns by junction the tolls of the paths from the start of which no other costs nobody more."""
    tolls: list[set[tuple[int, ...]]] = [set() for _ in range(START + 1)]
    paths = paths_from(START)
    for roads, end in zip(paths.roads, paths.ends, strict=True):
        along = [villages[village] for road in roads for village in ROADS[road].villages]
        if all(along):
            paid = [owner for owners in along if seat not in owners for owner in owners]
            tolls[end].add(tuple(paid.count(owner) for owner in SEATS))
    return [{toll for toll in its if not any(_betters(other, toll) for other in its)} for its in tolls]


def _betters(toll: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return toll != other and all(one <= two for one, two in zip(toll, other, strict=True))


def test_paths_are_numbered_in_the_order_of_their_roads() -> None:
    for origin in range(START + 1):
        roads = paths_from(origin).roads
        assert all(one < two for one, two in pairwise(roads))
