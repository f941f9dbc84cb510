"""What computer players judge positions by, where they place brokers, and what they believe that rivals have bid."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from game.ai import brain, personality
from game.ai.dice import SeededDice
from game.boxes.ys.brain import BRAIN, GUIDE, bids, contests, deciding, projection, treasures
from game.boxes.ys.brain import strengths as beliefs
from game.boxes.ys.brain.contests import Race
from game.boxes.ys.brain.features import by_party, features
from game.boxes.ys.brain.latest import Latest, latest
from game.boxes.ys.brain.pairs import Offers, after
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.strengths import REGIONS, REGIONS_OF, expected, strengths
from game.boxes.ys.rules import RULES, characters, steps, view
from game.boxes.ys.rules.components import AFTER_PAIR, CITY, COLUMNS, END, column_of, is_market
from game.boxes.ys.rules.moves import Bid, Look, Pass, Place, PlaceNeutral, Play
from game.boxes.ys.rules.state import State
from game.core.rules import Seat, no_listener
from tests.ai.positions import positions
from tests.boxes.ys.positions import before_counting, opening, placing, up

GAMES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"favour": True, "express": True}), (4, {})]
EVERY_GAME = pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)


@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize("chances", [(), (0.3,), (0.2, 0.9), (0.5, 0.25, 1.0), (0.1, 0.2, 0.3, 0.4)], ids=str)
def test_how_many_of_some_events_happen(chances: tuple[float, ...], most: int) -> None:
    ways = [0.0] * (len(chances) + most)
    for happen in product((False, True), repeat=len(chances)):
        ways[sum(happen)] += prod(chance if it else 1 - chance for it, chance in zip(happen, chances, strict=True))
    assert contests.numbers(chances, most) == pytest.approx(ways[:most], abs=1e-12)


# ---------------------------------------------------------------------- what stands where
@EVERY_GAME
def test_strengths_are_those_of_the_brokers_one_by_one(seats: int, options: dict[str, Any]) -> None:
    for world, mover in _worlds(seats, options, every=11):
        for seat in map(Seat, range(seats)):
            for state in (world, *_placed(world, mover)):
                _plainly(state, seat)


def _worlds(seats: int, options: dict[str, Any], every: int) -> Iterator[tuple[State, Seat]]:
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=every, options=options)):
        yield RULES.imagine(RULES.view(state, seat), SeededDice(number)), seat


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


def _counts(state: State, seat: Seat, broker: view.Broker) -> tuple[float, float]:
    """Returns mean and variance of what a seat must think that a broker counts."""
    if broker.marked or broker.value is not None:
        return characters.MARKED if broker.marked else broker.value or 0, 0.0
    is_new = broker == state.public.brokers[-1] and broker.placer == seat
    if broker.party == seat or is_new or (seat, broker.tag) in state.known:
        return dict(state.hidden)[broker.tag], 0.0
    return expected(state.public, broker.party, broker.placer)


def _added(its: list[tuple[view.Broker, float, float]]) -> tuple[int, float, float]:
    return len(its), sum(mean for _, mean, _ in its), sum(variance for _, _, variance in its)


# ---------------------------------------------------------------------- what brokers bring
@EVERY_GAME
def test_brokers_bring_what_the_races_of_their_regions_do(seats: int, options: dict[str, Any]) -> None:
    for world, seat in _worlds(seats, options, every=29):
        if world.public.task != steps.PLACE:
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


@EVERY_GAME
def test_a_position_is_worth_the_same_whatever_was_thought_of_before(seats: int, options: dict[str, Any]) -> None:
    """Worlds that look alike are not mixed up: of one's own that a seat has just placed it knows what others guess."""
    rooms = (bids, projection, beliefs, treasures)
    kept = {each for room in rooms for each in vars(room).values() if isinstance(each, Latest)}
    assert kept
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=9, options=options)):
        worlds = [RULES.imagine(RULES.view(state, seat), SeededDice(10 * number + world)) for world in range(3)]
        placers = [broker.placer for broker in state.public.brokers[-1:]]
        tried = [(world, who) for who in (seat, *placers) for world in worlds]
        if number % 3 == 0:
            moves = [move for move in RULES.legal(worlds[0], seat) if not isinstance(move, Look)][::7]
            tried += [(after(worlds[0], seat, move), who) for who in map(Seat, range(seats)) for move in moves]
        warm = [features(world, who) for world, who in tried]
        for (world, who), found in zip(tried, warm, strict=True):
            for each in kept:
                each.forget()
            assert features(world, who) == found


def test_what_is_asked_twice_in_a_row_is_found_out_once() -> None:
    asked: list[int] = []

    @latest
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(1), double(1), double(2), double(1)] == [2, 2, 4, 2]
    assert asked == [1, 2, 1]


# ---------------------------------------------------------------------- plans
EVALUATOR = BRAIN.evaluators["learned"]
MOVED: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"express": True}),
    (4, {"all_open": True}),
    (4, {"favour": True}),
]
_WHIM = 0.3
"""How much it may please to bluff."""
_SURPRISE = 0.15
"""How much it may please what one broker that is shown tells about hidden ones."""
_COLUMNS = 0.8
"""How much it may change the prizes of a turn that a column moves a quotation: that is left out."""


@pytest.mark.parametrize(("seats", "options"), MOVED, ids=str)
def test_what_it_plays_on_with_is_legal_and_the_world_is_left_alone(seats: int, options: dict[str, Any]) -> None:
    for number, (world, seat) in enumerate(positions("ys", seats, seed=seats, every=4, options=options)):
        before, state = RULES.view(world, seat), world.copy()
        plan = GUIDE.policy(world, seat)
        assert RULES.view(world, seat) == before
        for move in plan:
            assert move in RULES.legal(state, seat)
            RULES.apply(state, seat, move, SeededDice(number), no_listener)


def test_in_an_imagined_game_a_character_waits_for_the_last_pair() -> None:
    """The Soldier may be played after any pair of one's own, and is worth nothing after the last turn (6)."""
    state = before_counting(after(placing(4), Seat(0), up(0, "1 port")), "soldier", window=AFTER_PAIR)
    state.public.round, state.public.go = 4, (state.public.brokers[-1].tag,)
    ask, *later = state.public.agenda
    others = [step for step in later if not isinstance(step, steps.BeginGo | steps.AwaitBroker) or step.seat]
    assert GUIDE.policy(state, Seat(0)) == (Pass(),)
    state.public.agenda = (ask, *others)
    assert GUIDE.policy(state, Seat(0)) != (Pass(),)


def test_in_a_game_that_is_watched_the_herald_is_aimed_as_well_as_by_trying_everything() -> None:
    """A 4 that wins nothing in the market wins an area of its own, wherever it is best (6)."""
    state = before_counting(after(placing(4), Seat(0), up(4, "row 1 blue")), "herald")
    best = max(RULES.legal(state, Seat(0)), key=lambda move: EVALUATOR(after(state, Seat(0), move), Seat(0)))
    assert isinstance(best, Play) and BRAIN.mixed(state, Seat(0), SeededDice(1)) == (best,)


@pytest.mark.parametrize(("name", "seats", "options"), [("learned", *game) for game in MOVED] + [("baseline", 2, {})])
def test_plans_for_brokers_are_worth_what_the_evaluator_says(name: str, seats: int, options: dict[str, Any]) -> None:
    """In the city and in the market, for one's own brokers and the neutral player's."""
    evaluator = BRAIN.evaluators[name]
    for world, seat in positions("ys", seats, seed=9, every=13, options=options):
        if world.public.task not in (steps.PLACE, steps.NEUTRAL):
            continue
        for worth, plan in BRAIN.plans(world, seat, evaluator, 4):
            if isinstance(plan[0], Place | PlaceNeutral):
                unsure = _WHIM * (len(plan) > 1) + _COLUMNS * sum(is_market(move.place) for move in plan)
                assert worth == pytest.approx(reached(evaluator, world, seat, plan), abs=unsure + _SURPRISE)


def reached(evaluator: brain.Evaluator, world: State, seat: Seat, plan: tuple[Any, ...]) -> float:
    """Returns what the position is worth after the moves of a plan."""
    for move in plan:
        world = after(world, seat, move)
    return evaluator(world, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_place_for_a_second_broker_is_better_than_the_best_plan(seats: int) -> None:
    """Every place is tried by itself: the slow twin."""
    for world, seat in positions("ys", seats, seed=5, every=37):
        if world.public.task == steps.PLACE and world.public.go:
            best, _ = max(BRAIN.plans(world, seat, EVALUATOR, 4), key=lambda draft: draft[0])
            moves = [move for move in RULES.legal(world, seat) if isinstance(move, Place)]
            assert best >= max(EVALUATOR(after(world, seat, move), seat) for move in moves) - _COLUMNS


def test_the_best_plans_begin_with_different_brokers() -> None:
    world = placing(4)
    plans = [plan for _, plan in BRAIN.plans(world, Seat(world.public.acting), EVALUATOR, 4)]
    assert len({plan[0] for plan in plans[:3]}) == 3
    assert all(first.is_up != other.is_up and first.place != other.place for first, other in plans)


@pytest.mark.parametrize("is_inclined", [True, False])
def test_a_taste_chooses_among_many_plans(is_inclined: bool) -> None:
    """Whether it is told apart from the evaluator, so that worths come cheap, or not."""
    world = placing(3)
    seat = Seat(world.public.acting)

    def shown(liking: float) -> int:
        """Returns the value that somebody shows who likes that, or dislikes it."""

        def taste(state: State, seat: Seat) -> float:
            return liking * sum(broker.value or 0 for broker in state.public.brokers if broker.party == seat)

        def both(state: State, seat: Seat) -> float:
            return EVALUATOR(state, seat) + taste(state, seat)

        evaluator = personality.inclined(RULES, EVALUATOR, taste, seat) if is_inclined else both
        _, plan = max(BRAIN.plans(world, seat, evaluator, 4), key=lambda draft: draft[0])
        return sum(move.value for move in plan if move.is_up)

    assert shown(-1.5) == 0 < shown(1.5)


@pytest.mark.parametrize("prizes", [((3.0,), (2.0,), (4.0,)), ((6.0, 2.0, 0.0), (5.0, 3.0, 0.0), (4.0, 1.0, 0.0))])
@pytest.mark.parametrize("party", [0, 1, 2])
def test_a_broker_more_brings_what_the_contest_is_worth_then(prizes: tuple[tuple[float, ...], ...], party: int) -> None:
    row, left, ties, rates = (contests.NOTHING, (1, 3.0, 0.0), (2, 4.5, 1.5)), (4, 6, 2), (0, 1, 2), (1.0, -1.0, 0.0)
    race = Race(row, left, ties, 0.1, prizes, party, rates)

    def worth(standings: tuple[tuple[int, float, float], ...]) -> float:
        found = contests.hopes(standings, left, ties, 0.1, prizes)
        return sum(rate * points for rate, points in zip(rates, found, strict=True))

    for value in range(5):
        number, mean, variance = row[party]
        joined = (*row[:party], (number + 1, mean + value, variance), *row[party + 1 :])
        assert race.gain(value) == pytest.approx(worth(joined) - worth(row), abs=1e-9)


def guessed(state: State, seat: Seat, seed: int) -> State:
    """Returns an imagined world of a seat, the others' bids guessed."""
    dice = SeededDice(seed)
    return deciding.guess(RULES.imagine(RULES.forget(RULES.view(state, seat)), dice), seat, dice)


@pytest.mark.parametrize("seats", [2, 4])
def test_all_others_have_bid_and_the_bidding_ends_with_ones_own(seats: int) -> None:
    for state, seat in positions("ys", seats, seed=6, every=1):
        if state.public.task != steps.BID:
            continue
        world = guessed(state, seat, seed=seat)
        assert RULES.to_act(world) == {seat}
        for rival in range(seats):
            if rival != seat:
                bid = world.bids[rival]
                assert bid is not None
                assert sorted((*world.screens[rival], *bid)) == sorted(
                    (*state.screens[rival], *(state.bids[rival] or ()))
                )
        RULES.apply(world, seat, RULES.legal(world, seat)[0], SeededDice(1), no_listener)
        assert world.public.task != steps.BID


def test_a_bid_that_is_set_already_is_not_known() -> None:
    """In the first turn all that a rival may hold is known, but not what it has bid."""
    state = opening(2, 4)
    RULES.apply(state, Seat(1), Bid(4, 4), SeededDice(1), no_listener)
    found = {sum(guessed(state, Seat(0), seed).bids[1] or ()) for seed in range(40)}
    assert len(found) > 4


def test_rivals_of_whom_nothing_is_known_bid_most_what_is_bid_most() -> None:
    state = opening(4, 4)
    found = Counter(sum(guessed(state, Seat(0), seed).bids[1] or ()) for seed in range(60))
    assert found.most_common(1)[0][0] == max(range(9), key=bids.MIXED[4].__getitem__)


def test_where_nobody_bids_nothing_is_guessed() -> None:
    state = placing(3)
    assert deciding.guess(state.copy(), Seat(0), SeededDice(1)) == state
