"""The characters (section 6): each does what its row says, alone and in the combinations that meet.

When each may be played and at what it may be aimed is asked by `tests/perft/test_ys.py`.
"""

from dataclasses import replace
from typing import Any

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import CARD_NAMES, SPY, Window
from game.boxes.ys.rules.events import BrokerLookedAt, CardPlayed, ValueLearned
from game.boxes.ys.rules.moves import Look, Place, PlaceNeutral, Play, Refill
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import ASK, LOOK, PLACE, EndTurn
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.playing import shows
from tests.boxes.ys.positions import (
    BLACK,
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    after,
    at,
    before_counting,
    card,
    counted,
    counting,
    down,
    events,
    holding,
    legal,
    placing,
    play,
    tag,
    up,
)


def plays(state: State, name: str) -> list[tuple[int, ...]]:
    """Returns what a card can be aimed at now."""
    return [move.targets for move in legal(state, Play) if move.card == card(name)]


def use(name: str, *targets: int) -> Play:
    return Play(card(name), targets)


def using(*names: str, seats: int = 4) -> State:
    """Returns a placement at whose start the first seat has played these characters."""
    return after(holding(placing(seats), 0, *names), *map(use, names))


# ---------------------------------------------------------------------- windows
def test_only_whoever_can_play_something_is_asked_until_passing_or_two_cards_end_it() -> None:
    shows(placing(), task=PLACE)
    state = holding(placing(), 1, "bishop", "conjurer", "spy")
    shows(state, task=ASK, acting=1)
    state = after(state, use("bishop"))
    shows(state, task=ASK)
    shows(after(state, PASS), task=PLACE, played={1: 1})
    shows(after(state, use("spy")), task=PLACE, played={1: 2})


def test_every_card_but_prince_king_and_the_blue_one_has_a_window_and_none_works_in_the_turn_it_is_won() -> None:
    assert {CARD_NAMES[number] for number in range(16) if number not in WINDOW} == {"prince", "king", "blue"}
    state, told = counted(brokers={"1 palace": [(2, 1)]}, shown=["jeweler"])
    assert not events(told, CardPlayed) and state.public.task != ASK and state.won[2] == (card("jeweler"),)


# ---------------------------------------------------------------------- at the start of placement
def test_the_bishop_works_for_this_placement_only() -> None:
    state = using("bishop", seats=2)
    assert {move.is_up for move in legal(after(state, down(1, "1 port")), Place)} == {True, False}
    while state.public.round == 1 and any(effect.card == card("bishop") for effect in state.public.effects):
        state = after(state, RULES.legal(state, state.public.acting)[0])
    assert card("bishop") in state.public.discard


def spying() -> State:
    """Seat 0 has declared the Spy; seat 1 has placed a hidden 4 before it, in order."""
    state = after(holding(placing(2, order=(2, 1)), 0, "spy"), use("spy"))
    shows(state, acting=1)
    return after(state, up(1, "1 port"), down(4, "2 port"), PlaceNeutral(4, at("3 port")))


def test_the_spy_looks_at_three_hidden_brokers_before_between_or_after_ones_own_never_at_neutral_ones() -> None:
    """Once more after the last pair of all: a ruling."""
    state = spying()
    effect = state.public.effect(SPY)
    assert effect is not None and effect.number == 3
    for now in (state, after(state, up(1, "1 port"))):
        assert legal(now, Look) == [Look(tag(state, "2 port"))]
    while state.public.task != LOOK:
        moves = [move for move in RULES.legal(state, state.public.acting) if not isinstance(move, Look)]
        state = after(state, next((move for move in moves if move == PASS), moves[0]))
    assert state.public.acting == 0 and legal(state, Look)


def test_what_the_spy_sees_is_private_and_remembered() -> None:
    state = spying()
    hidden = tag(state, "2 port")
    done = step(RULES, state, Seat(0), Look(hidden), Dice(0))
    public, own = (visible_events(done.events, seat) for seat in (None, Seat(0)))
    assert events(public, BrokerLookedAt) and not events(public, ValueLearned)
    assert events(own, ValueLearned) == [ValueLearned(Seat(0), hidden, 4)]
    assert (hidden, 4) in RULES.view(done.state, Seat(0)).values and not legal(done.state, Look)


def test_the_conjurers_broker_may_come_from_the_front_which_is_refilled_at_once() -> None:
    state = after(using("conjurer"), up(1, "1 port", from_front=True))
    shows(after(state, Refill(4)), front={0: (0, 4)}, behind={0: 8})


def test_a_front_broker_may_lie_face_down_though_everybody_saw_it() -> None:
    """Together with the Bishop both of a pair may."""
    state = after(using("bishop", "conjurer"), down(1, "1 port", from_front=True), Refill(4))
    hidden = tag(state, "1 port")
    assert (hidden, 1) in (RULES.view(state, Seat(2)).recalled or ())
    assert hidden not in dict(RULES.view(state, Seat(2)).values)
    ways = {(move.from_front, move.is_up) for move in legal(state, Place)}
    assert ways == {(False, False), (False, True), (True, False), (True, True)}


# ---------------------------------------------------------------------- before a pair
def test_nobody_else_may_place_in_the_queens_quarter_her_player_a_neutral_broker_too() -> None:
    """The last is a ruling."""

    def is_closed(state: State, kind: type[Place] | type[PlaceNeutral]) -> bool:
        return at("2 port") not in {move.place for move in legal(state, kind)}

    state = after(holding(placing(2), 0, "queen"), use("queen", 1))
    assert not is_closed(state, Place)
    state = after(state, up(1, "1 port"), down(1, "1 port"))
    assert not is_closed(state, PlaceNeutral)
    state = after(state, PlaceNeutral(0, at("1 port")))
    assert is_closed(state, Place)
    assert is_closed(after(state, up(1, "1 port"), down(1, "1 port")), PlaceNeutral)


def test_no_magician_or_herald_moves_a_broker_into_out_of_or_within_it_not_even_her_players() -> None:
    state = after(holding(placing(), 0, "magician", "queen"), use("queen", 1), up(1, "2 port"), down(3, "1 port"))
    assert not plays(state, "magician")
    state = counting(4, {"2 port": [(0, 3)], "1 port": [(0, 1)]}, effects=[("queen", 0)])
    state.public.effects = (replace(state.public.effects[0], number=1),)
    moved = plays(before_counting(state, "herald"), "herald")
    assert {targets[0] for targets in moved} == {tag(state, "1 port")}
    assert not {targets[1] for targets in moved} & {*map(at, ("2 port", "2 commerce", "2 palace"))}


def test_the_queen_works_until_the_quarter_is_counted() -> None:
    state, _ = counted(effects=[("queen", 1)])
    assert card("queen") in state.public.discard and not state.public.effects


# ---------------------------------------------------------------------- after a pair
def test_the_soldier_marks_one_of_the_two_just_placed_which_counts_5() -> None:
    """One that lies face down stays down: a ruling."""
    state = after(holding(placing(), 0, "soldier"), down(0, "1 port"), up(4, "1 palace"))
    assert state.public.task == ASK and len(plays(state, "soldier")) == 2
    marked = after(state, use("soldier", tag(state, "1 port"))).public.brokers[0]
    assert marked.marked and marked.value is None


def test_the_mark_stays_when_the_herald_moves_the_broker_and_counts_in_the_market() -> None:
    """The gem of row 1 goes to 5 against 4."""
    state = counting(4, {"1 port": [(0, 0)], "row 1 blue": [(1, 4)]})
    state.public.brokers = (replace(state.public.brokers[0], marked=True), *state.public.brokers[1:])
    shows(after(before_counting(state, "herald"), use("herald", 0, at("row 1 red"))), gems={0: (1, 0, 0, 0, 0)})


def test_the_magician_swaps_two_own_brokers_each_keeps_its_facing_without_a_market_point() -> None:
    """The point is a ruling. He may follow the same pair as the Soldier, whose mark goes with the broker."""
    state = after(holding(placing(), 0, "magician", "soldier"), down(4, "1 port"), up(1, "row 1 blue"))
    first, second = tag(state, "1 port"), tag(state, "row 1 blue")
    assert plays(state, "magician") == [(first, second)]
    state = after(state, use("soldier", first), use("magician", first, second))
    assert tag(state, "row 1 blue") == first and tag(state, "1 port") == second
    assert [(broker.value, broker.marked) for broker in state.public.brokers[:2]] == [(None, True), (1, False)]
    shows(state, points={0: 1})


def test_with_the_kings_favour_one_may_be_ones_own_throne_broker() -> None:
    """The one coming out stays face down, the one going in is turned down: a ruling."""
    state = holding(placing(3, favour=True), 0, "magician")
    state.public.throne, state.hidden = ((90,), (91,), ()), ((90, 4), (91, 4))
    state = after(state, up(1, "1 port"), down(0, "2 port"))
    going = tag(state, "1 port")
    state = after(state, use("magician", going, 90))
    assert state.public.throne[0] == (going,) and dict(state.hidden)[going] == 1
    assert tag(state, "1 port") == 90 and state.public.brokers[0].value is None


# ---------------------------------------------------------------------- the start of counting
def test_the_captain_swaps_two_ships_in_the_ports() -> None:
    state = counting(4, ships=[(BLUE, GREEN, YELLOW), (GREEN, YELLOW, RED)])
    state = after(before_counting(state, "captain"), use("captain", 0, 1))
    shows(state, ships={0: (GREEN, YELLOW, RED)}, cargo={1: (BLUE, BLUE, GREEN, YELLOW)})


@pytest.mark.parametrize(
    ("brokers", "point"), [({"1 port": [(0, 3)], "row 1 blue": [(1, 2)]}, 1), ({"row 1 blue": [(0, 2)]}, 0)]
)
def test_the_herald_moves_one_own_broker_into_the_market_for_a_point_within_it_for_none(
    brokers: dict[str, Any], point: int
) -> None:
    state, told = play(before_counting(counting(4, brokers), "herald"), use("herald", 0, at("row 1 red")))
    assert state.public.points[0] == events(told, CardPlayed)[0].point == point


@pytest.mark.parametrize(
    ("seats", "rivals", "names", "points"),
    [(4, [(0, 2), (1, 2)], ["intriguer", "merchant"], (5, 0, 0, 0)), (2, [(0, 2), (2, 2)], ["intriguer"], (3, 0, 0))],
    ids=["with the Merchant", "against the neutral player"],
)
def test_the_intriguer_wins_ties_in_the_whole_phase(
    seats: int, rivals: list[tuple[int, int]], names: list[str], points: tuple[int, ...]
) -> None:
    front = ((0,), (4,), (), ())[:seats]
    state = before_counting(counting(seats, {"1 commerce": rivals}, front=front), *names)
    shows(after(state, *map(use, names)), points=points)


# ---------------------------------------------------------------------- the end of counting
def ending(*names: str, quotes: tuple[int, int, int, int] = (8, 8, 8, 8)) -> State:
    state = counting(4)
    state.public.gems, state.public.quotes = ((1, 0, 0, 0, 1), *state.public.gems[1:]), quotes
    state.public.agenda = (EndTurn(),)
    return before_counting(state, *names, window=Window.END_COUNTING)


@pytest.mark.parametrize(
    ("name", "ways", "targets", "public"),
    [
        ("alchemist", 8, (BLACK, RED), {"gems": {0: (1, 0, 0, 1, 0)}}),
        ("alchemist", 8, (), {"gems": {0: (1, 0, 0, 0, 1)}}),
        ("banker", 12, (GREEN, RED), {"quotes": (8, 9, 8, 7)}),
        ("jeweler", 10, (YELLOW, YELLOW), {"gems": {0: (1, 0, 2, 0, 1)}}),
    ],
    ids=[
        "the Alchemist changes one own gem, black included [ruling], into one of the four colours",
        "or leaves the gems alone, but the card goes either way",
        "the Banker moves one quotation up and a different one down",
        "the Jeweler takes two gems of choice, alike or not",
    ],
)
def test_at_the_end_of_counting(name: str, ways: int, targets: tuple[int, ...], public: dict[str, Any]) -> None:
    state = ending(name)
    assert len(plays(state, name)) == ways
    shows(after(state, use(name, *targets)), **public, discard=(card(name),), hand_sizes=(0, 0, 0, 0))


def test_the_banker_makes_no_move_without_effect() -> None:
    """A ruling."""
    moved = plays(ending("banker", quotes=(15, 8, 8, 1)), "banker")
    assert moved and not any(rise == BLUE or fall == RED for rise, fall in moved)
