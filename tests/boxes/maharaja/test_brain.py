"""What the brain of Maharaja knows."""

from itertools import product

import pytest

from game.ai.bots import choose
from game.ai.brain import Planner as LaysPlans
from game.boxes.maharaja.brain import BRAIN
from game.boxes.maharaja.brain.parts import useful_villages
from game.boxes.maharaja.brain.projection import ways_of
from game.boxes.maharaja.rules import RULES, actions
from game.boxes.maharaja.rules.actions import Progress
from game.boxes.maharaja.rules.components import VILLAGES
from game.boxes.maharaja.rules.events import PalaceBuilt, TurnEnded
from game.boxes.maharaja.rules.moves import (
    Bid,
    BuildPalace,
    EndTurn,
    FetchHouses,
    Move,
    Pass,
    PickCharacter,
    Plan,
    SetDown,
    TakeCharacter,
    TakeGold,
    Travel,
)
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tolls import least_toll
from game.boxes.maharaja.rules.view import BID, OVER, PLAN, TURN
from game.core.rules import Seat
from game.core.values import put
from tests.ai.positions import positions
from tests.boxes.maharaja.positions import AGRA, LAHORE, number, planning, play, stand, turn, village
from tests.boxes.maharaja.test_planning import VARIANTS
from tests.breadth import wide

ADVANCED = {"yogi": True, "auction": True, "homes": True}
LEVELS = ["easy", "normal"]


def chosen(state: State, level: str = "normal", seed: int = 1) -> Move:
    """Returns the move of a computer player whose decision it is."""
    seat = min(RULES.to_act(state))
    move: Move = choose("maharaja", level, RULES.view(state, seat), seat, seed)
    return move


def own_turn(state: State, level: str = "normal") -> tuple[State, list[Move], list[object]]:
    """Plays the turn of seat 0 to its end; returns what it led to, the moves and what was told."""
    moves: list[Move] = []
    told: list[object] = []
    while EndTurn() not in moves:
        assert len(moves) < 30
        moves.append(chosen(state, level))
        state, news = play(state, moves[-1])
        told += news
    return state, moves, told


def test_at_the_end_a_palace_more_is_worth_more_than_any_gold_and_gold_breaks_ties() -> None:
    """Most palaces wins, then gold (7)."""
    state = planning(2)
    public = state.public
    public.task, state.gold, public.palaces = OVER, (3, 40), (6, 7)
    for evaluator in BRAIN.evaluators.values():
        assert evaluator(state, Seat(0)) > 0 > evaluator(state, Seat(1))
    public.palaces = (6, 6)
    for evaluator in BRAIN.evaluators.values():
        assert evaluator(state, Seat(0)) < 0 < evaluator(state, Seat(1))


@pytest.mark.parametrize(("level", "gold"), wide([("hard", 24)], product(["hard", "expert"], [24, 30])))
def test_whoever_plays_plans_on_never_travels_twice_in_a_row(level: str, gold: int) -> None:
    """All roads are free, and two palaces can be built in either order: Hard travelled to and fro between them."""
    state = turn("palace", "palace_house", seats=2, gold=gold, houses=dict.fromkeys(VILLAGES[:18], (0,)))
    made: list[Move] = []
    while not made or made[-1] != EndTurn():
        move = choose("maharaja", level, RULES.view(state, Seat(0)), Seat(0), seed=len(made))
        assert not (isinstance(move, Travel) and made and isinstance(made[-1], Travel)), made
        made.append(move)
        state, _ = play(state, move)
    assert any(isinstance(move, Travel) for move in made)


def test_it_lays_its_own_plans() -> None:
    assert isinstance(BRAIN, LaysPlans)
    state = turn("gold", "house")
    plans = BRAIN.plans(state, Seat(0), BRAIN.evaluators["baseline"], 4)
    firsts = [plan[0] for _, plan in plans]
    assert len(firsts) == len(set(firsts))
    assert set(firsts) <= set(RULES.legal(state, Seat(0)))
    assert all(plan[-1] == EndTurn() for _, plan in plans)


@pytest.mark.parametrize("options", wide([ADVANCED], [*VARIANTS, {"several": True}]), ids=str)
def test_it_never_plans_what_it_could_not_do_at_once(options: dict[str, bool]) -> None:
    """Whatever it sets on the disc is done without a rest if its turn begins right then."""
    planned = 0
    for state, seat in positions("maharaja", 3, seed=46, every=1, options=options, level="normal"):
        if state.public.task != PLAN or state.public.planned:
            continue
        planned += 1
        if planned > 8:
            break
        move = chosen(state)
        assert isinstance(move, Plan)
        public = state.public
        public.task, public.turn, public.acting = TURN, seat, seat
        public.waiting = tuple(other for other in public.waiting if public.rank(other) > public.rank(seat))
        trader, yogi = (number(name) in public.characters[seat] for name in ("trader", "yogi"))
        state.gold = put(state.gold, seat, state.gold[seat] + trader)
        public.chits = put(public.chits, seat, public.chits[seat] + yogi)
        public.progress = Progress((move.first, move.second))
        state.discs = tuple((0, 0) if other in public.waiting else None for other in range(3))
        told = own_turn_of(state, seat)
        assert [event.compensation for event in told if isinstance(event, TurnEnded)][:1] == [0], move
    assert planned > 5


def own_turn_of(state: State, seat: Seat) -> list[object]:
    """Plays on until the turn of a seat has ended; returns what was told."""
    told: list[object] = []
    while not any(isinstance(event, TurnEnded) for event in told):
        state, news = play(state, chosen(state))
        told += news
    return told


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_without_gold_plans_a_palace(level: str) -> None:
    for gold in range(8):
        state = planning(3)
        state.gold = (gold,) * 3
        for seed in range(3):
            move = chosen(state, level, seed)
            assert isinstance(move, Plan)
            assert not {actions.PALACE, actions.PALACE_HOUSE} & {move.first, move.second}


def test_with_gold_enough_a_palace_is_planned_and_no_quarry_while_the_supply_is_full() -> None:
    """Ten houses lie ready: no turn needs more."""
    move = chosen(planning(2))
    assert isinstance(move, Plan)
    assert {actions.PALACE, actions.PALACE_HOUSE} & {move.first, move.second}
    assert actions.QUARRY not in (move.first, move.second)


def test_the_last_palace_that_wins_is_built() -> None:
    """The seventh palace ends the game after the round; who has most then wins (7)."""
    state = turn("palace", "gold", seats=2, gold=12)
    state.public.palaces = (1, 2)
    state.public.track = (*state.public.track[1:7], None, *state.public.track[7:])
    after, _, told = own_turn(state)
    assert any(isinstance(event, PalaceBuilt) and event.is_final for event in told)
    assert after.public.is_last


def test_the_architect_ends_in_the_city_of_the_maharaja_when_that_pays() -> None:
    """Alone in the scored city he earns 10 gold and the monopoly's 5 (6); his own houses make the road free (5)."""
    state = turn("gold", "gold", seats=2, houses={"sirhind": [0], "alwar": [0]})
    after, moves, told = own_turn(state)
    assert after.public.architects[0] == LAHORE
    assert [type(move).__name__ for move in moves].count("TakeGold") == 2
    assert [event.compensation for event in told if isinstance(event, TurnEnded)] == [0]


def test_no_gold_is_spent_on_a_journey_that_leads_to_nothing() -> None:
    """The third of three would get 3 gold in the scored city; the toll is 4."""
    owners = [1, 2]
    state = turn("gold", "gold", seats=3, houses={"sirhind": owners, "alwar": owners})
    state.public.is_last = True
    stand(state, "lahore", owners * 3)
    assert not any(isinstance(move, Travel) for move in own_turn(state)[1])


def test_a_house_in_hand_goes_where_the_maharaja_is() -> None:
    state = turn("move", "gold", seats=2, houses={"multan": [0], "panna": [0], "agra": [1]})
    state.public.city, state.public.architects = AGRA, (AGRA, LAHORE)
    after, moves, _ = own_turn(state)
    assert any(isinstance(move, SetDown) for move in moves)
    assert after.public.houses[AGRA][0] == 1


def test_houses_are_fetched_when_none_is_at_hand() -> None:
    state = turn("quarry", "gold", seats=2)
    state.public.supply, state.public.quarry = (0, 10), (4, 10)
    assert FetchHouses() in own_turn(state)[1]


@pytest.mark.parametrize(("action", "gift"), [("gold", TakeGold), ("quarry", FetchHouses)])
def test_not_even_an_easy_player_leaves_what_costs_nothing(action: str, gift: type) -> None:
    """What is left undone would give the others 2 gold each (5); the supply is full."""
    state = turn(action, "palace", gold=0)
    assert all(isinstance(chosen(state, "easy", seed), gift) for seed in range(12))


def test_a_good_character_of_the_bank_is_taken_also_by_whoever_is_robbed() -> None:
    state = turn("character", "gold", seats=2, held=(1, 3))
    taken = [move.character for move in own_turn(state)[1] if isinstance(move, TakeCharacter)]
    assert taken in ([number("artisan")], [number("builder")])
    robbed, _ = play(turn("character", "gold", seats=2, held=(1, 6)), TakeCharacter(number("artisan")))
    assert chosen(robbed) in (PickCharacter(number("builder")), PickCharacter(number("trader")))


def test_the_cheapest_journeys_are_those_of_the_rules() -> None:
    for state, seat in positions("maharaja", 4, seed=47, every=23):
        if state.public.task == TURN:
            is_monk, here = number("monk") in state.public.characters[seat], state.public.architects[seat]
            for city, way in enumerate(ways_of(state.public, seat)):
                if way is not None and city != here:
                    assert way.cost == (0 if is_monk else least_toll(state.public, seat, city))


def test_houses_that_open_a_road_at_once_serve_best() -> None:
    """A village without a house blocks its road (5): these three are the last ones of theirs."""
    state = turn("house", "gold", seats=2, houses={"sirhind": [0], "kasur": [1], "panipat": [1]})
    assert set(useful_villages(state.public, Seat(0))[:3]) == {village("multan"), village("kanpur"), village("alwar")}


def test_bids_stay_small_and_an_auction_ends() -> None:
    for state, seat in positions("maharaja", 4, seed=48, every=1, options=ADVANCED, level="normal"):
        if state.public.round:
            break
        if state.public.task == BID:
            move = chosen(state)
            assert isinstance(move, Bid | Pass)
            assert not isinstance(move, Bid) or move.amount <= min(8, state.gold[seat])


def test_palaces_go_to_the_centre_while_it_is_free() -> None:
    """The centre counts 3, an outer site 1 (6)."""
    state = turn("palace", "gold", seats=2)
    built = [move for move in own_turn(state)[1] if isinstance(move, BuildPalace)]
    assert built == [BuildPalace(0)]
