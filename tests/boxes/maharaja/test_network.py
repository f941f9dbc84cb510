"""What is known of the roads is the same whether it is found out anew or follows from the houses before."""

import pickle
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.boxes.maharaja.rules.board import ROADS, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.network import BYTE, MOST, Network, Villages, network_of, paths_from, with_village
from game.core.rules import Seat

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
