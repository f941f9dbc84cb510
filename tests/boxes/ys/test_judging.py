"""What positions are judged by: found quickly, and the same as plainly; what is kept changes nothing."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from game.ai.dice import Dice
from game.boxes.ys.brain import BRAIN
from game.boxes.ys.brain.after import after
from game.boxes.ys.brain.appraisal import by_party
from game.boxes.ys.brain.contests import numbers
from game.boxes.ys.brain.features import features
from game.boxes.ys.brain.latest import forget_all, latest
from game.boxes.ys.brain.offers import Offers
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.races import Race
from game.boxes.ys.brain.strengths import REGIONS, REGIONS_OF, expected, strengths
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.rules.components import CITY, COLUMNS, END, column_of
from game.boxes.ys.rules.moves import Look, Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import PLACE
from game.boxes.ys.rules.view import Broker
from game.core.rules import Seat
from tests.ai.positions import positions

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"favour": True, "express": True}),
    (4, {}),
]
EVERY_GAME = pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)


@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize("chances", [(), (0.3,), (0.2, 0.9), (0.5, 0.25, 1.0), (0.1, 0.2, 0.3, 0.4)], ids=str)
def test_how_many_of_some_events_happen(chances: tuple[float, ...], most: int) -> None:
    ways = [0.0] * (len(chances) + most)
    for happen in product((False, True), repeat=len(chances)):
        ways[sum(happen)] += prod(chance if it else 1 - chance for it, chance in zip(happen, chances, strict=True))
    assert numbers(chances, most) == pytest.approx(ways[:most], abs=1e-12)


# ---------------------------------------------------------------------- what stands where
@EVERY_GAME
def test_strengths_are_those_of_the_brokers_one_by_one(seats: int, options: dict[str, Any]) -> None:
    for world, mover in _worlds(seats, options, every=11):
        for seat in map(Seat, range(seats)):
            for state in (world, *_placed(world, mover)):
                _plainly(state, seat)


def _worlds(seats: int, options: dict[str, Any], every: int) -> Iterator[tuple[State, Seat]]:
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=every, options=options)):
        yield RULES.imagine(RULES.view(state, seat), Dice(number)), seat


def _placed(world: State, seat: Seat) -> list[State]:
    """Returns what becomes of a position by some ways to place a broker."""
    ways = [move for move in RULES.legal(world, seat) if isinstance(move, Place | PlaceNeutral)]
    return [after(world, seat, move) for move in ways[::17]]


def _plainly(state: State, seat: Seat) -> None:
    """Adds up what every broker of a region and party may count, region by region and column by column."""
    found, public = strengths(state, seat), state.public
    counts = [(broker, *_counts(state, seat, broker)) for broker in public.brokers]
    for region in range(REGIONS):
        for party in range(public.parties):
            its = [one for one in counts if one[0].party == party and region in REGIONS_OF[one[0].place]]
            assert found.regions[region][party] == pytest.approx(_added(its), abs=0.006)
    for column in range(COLUMNS):
        its = [one for one in counts if one[0].place >= CITY and column_of(one[0].place) == column]
        assert found.columns[column] == pytest.approx(_added(its))
    hidden = [mean for one, mean, _ in counts if one.party == seat and one.value is None and not one.marked]
    usual, _ = expected(public, seat, seat)
    assert found.surprise == pytest.approx(sum(hidden) - len(hidden) * usual)


def _counts(state: State, seat: Seat, broker: Broker) -> tuple[float, float]:
    """Returns mean and variance of what a seat must think that a broker counts."""
    if broker.marked or broker.value is not None:
        return MARKED if broker.marked else broker.value or 0, 0.0
    is_new = broker == state.public.brokers[-1] and broker.placer == seat
    if broker.party == seat or is_new or (seat, broker.tag) in state.known:
        return dict(state.hidden)[broker.tag], 0.0
    return expected(state.public, broker.party, broker.placer)


def _added(its: list[tuple[Broker, float, float]]) -> tuple[int, float, float]:
    return len(its), sum(mean for _, mean, _ in its), sum(variance for _, _, variance in its)


# ---------------------------------------------------------------------- what brokers bring
@EVERY_GAME
def test_brokers_bring_what_the_races_of_their_regions_do(seats: int, options: dict[str, Any]) -> None:
    for world, seat in _worlds(seats, options, every=29):
        if world.public.task != PLACE:
            continue
        projected, rates = Projection(world, seat), BRAIN.appraisal.rates(world)
        offers, its = Offers(rates, projected, seat, seat), by_party(rates, seat, seats)
        gains = [_gains(projected, seat, region, its) for region in range(REGIONS)]
        for value, place in product(range(5), range(CITY)):
            first, second = REGIONS_OF[place]
            assert offers.one(value, place) == pytest.approx(gains[first][value] + gains[second][value])
            both = offers.two(value, place, 4, first)
            more = gains[first][value + 4] + gains[second][value + 4]
            assert both == pytest.approx(more if first == place else offers.one(value, place) + offers.one(4, first))
        point = its[COMPONENTS.index("points")][seat]
        for value, place in product(range(5), range(CITY, END)):
            row, market = REGIONS_OF[place]
            moved = _moved(projected, seats, its[COMPONENTS.index("gems")], column_of(place), value)
            assert offers.one(value, place) == pytest.approx(gains[row][value] + gains[market][value] + point + moved)


def _gains(projected: Projection, seat: Seat, region: int, its: tuple[tuple[float, ...], ...]) -> list[float]:
    """Returns by value what a broker of a seat brings in a region: each contest there is a race of its own."""
    row = projected.strengths.regions[region]
    races = [
        Race(row, contest.left, projected.ties, contest.share, contest.prizes, seat, its[contest.component])
        for contest in projected.contests
        if contest.region == region
    ]
    return [sum(race.gain(value) for race in races) for value in range(9)]


def _moved(projected: Projection, seats: int, rates: tuple[float, ...], column: int, value: int) -> float:
    """Returns what it is worth to a seat that a broker joins a column, gem by gem and party by party."""
    columns = list(projected.strengths.columns)
    number, mean, variance = columns[column]
    before = projected.tops(columns)
    columns[column] = number + 1, mean + value, variance
    after_it = projected.tops(columns)
    return sum(
        rates[party] * projected.owned[colour][party][0] * (after_it[colour] - before[colour])
        for party in range(len(rates))
        for colour in range(4)
    )


def judged_alike(tried: list[tuple[State, Seat]]) -> None:
    """Judges positions one after another, and each by itself."""
    warm = [features(state, seat) for state, seat in tried]
    for (state, seat), found in zip(tried, warm, strict=True):
        forget_all()
        assert features(state, seat) == found


@EVERY_GAME
def test_a_position_is_worth_the_same_whatever_was_thought_of_before(seats: int, options: dict[str, Any]) -> None:
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=23, options=options)):
        world = RULES.imagine(RULES.view(state, seat), Dice(number))
        moves = [move for move in RULES.legal(world, seat) if not isinstance(move, Look)][::7]
        judged_alike([(after(world, seat, move), who) for who in map(Seat, range(seats)) for move in moves])


@EVERY_GAME
def test_worlds_that_look_alike_are_not_mixed_up(seats: int, options: dict[str, Any]) -> None:
    """What the others believe of a seat that has just placed a broker differs in what that seat knows of its own."""
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=9, options=options)):
        worlds = [RULES.imagine(RULES.view(state, seat), Dice(10 * number + world)) for world in range(3)]
        placers = [broker.placer for broker in state.public.brokers[-1:]]
        judged_alike([(world, who) for who in (seat, *placers) for world in worlds])


def test_what_is_asked_twice_in_a_row_is_found_out_once() -> None:
    asked: list[int] = []

    @latest
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(1), double(1), double(2), double(1)] == [2, 2, 4, 2]
    assert asked == [1, 2, 1]
