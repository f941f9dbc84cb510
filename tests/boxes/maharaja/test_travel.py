"""Travel: what blocks, what it costs and to whom, and the cheapest way against brute force (section 5)."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS, ROADS_AT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.events import Travelled
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.tolls import Route, routes
from game.core.rules import Seat
from tests.boxes.maharaja.positions import AGRA, DELHI, JODHPUR, LAHORE, after, events, legal, planning, play, turn

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
        for village in ROADS[road].villages:
            owners = public.villages[village]
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
    assert len(ROADS) == 16 and VILLAGE_COUNT == 30 and CITY_COUNT == 7
    assert sorted(village for road in ROADS for village in road.villages) == list(range(30))
    assert sorted(len(road.villages) for road in ROADS) == [1, 1, *[2] * 14]
