"""Why something cannot be touched, and what a move would bring (sections 5, 6 and 8)."""

from typing import Any

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.components import ARTISAN, MOGUL, SADHU, TRADER
from game.boxes.maharaja.rules.moves import (
    Bid,
    BuildHouse,
    Found,
    GiveCharacter,
    LiftHouse,
    Lure,
    PickCharacter,
    Plan,
    SwapCharacters,
    TakeCharacter,
    UseChit,
)
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import OVER
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.standings import after as foreseen
from game.boxes.maharaja.table.touches import clicks
from game.core.rules import Seat
from game.tabletop.picker import Picker
from tests.boxes.maharaja.positions import DELHI, LAHORE, after, opening, place, planning, reason, table, turn

BLOCKED = {"kasur": [1, 2], "sirhind": [1, 1], "alwar": [2, 2]}


@pytest.mark.parametrize(
    ("first", "second", "item", "expected"),
    [
        ("house", "gold", "village:multan", None),
        ("house", "gold", "tray:agra", None),
        ("house", "gold", "village:kasur", "village_full"),
        ("house", "gold", "tray:delhi", "architect_elsewhere"),
        ("gold", "gold", "village:multan", "no_part"),
        ("gold", "gold", "tray:agra", "no_part"),
        ("gold", "gold", "city:agra", "already_there"),
        ("gold", "gold", "city:delhi", "blocked"),
        ("gold", "gold", "city:lahore", None),
        ("palace", "gold", "site:agra:0", None),
        ("palace", "gold", "site:delhi:0", "architect_elsewhere"),
        ("palace", "gold", "palace:agra:6", "site_taken"),
        ("gold", "gold", "site:agra:0", "no_part"),
        ("move", "gold", "house:lahore:0", None),
        ("move", "gold", "house:kasur:1", "not_yours"),
        ("gold", "gold", "house:lahore:0", "no_part"),
        ("quarry", "gold", "quarry", None),
        ("gold", "gold", "quarry", "no_part"),
        ("house", "quarry", "gold", "no_part"),
        ("governors", "gold", "governor:delhi", "governor_low"),
        ("governors", "gold", "governor:lahore", None),
        ("gold", "gold", "governor:lahore", "no_part"),
        ("character", "gold", "character:artisan", None),
        ("character", "gold", "character:mogul", "own_character"),
        ("gold", "gold", "character:artisan", "no_part"),
        ("character", "gold", "seat:1", "no_part"),
        ("gold", "gold", "chit", "no_chit"),
        ("gold", "gold", "builder", "not_yours"),
        ("gold", "gold", "pass", "not_now"),
        ("gold", "gold", "bid:3", "not_now"),
        ("gold", "gold", "action:gold:1", "not_now"),
        ("gold", "gold", "architect:0", "not_now"),
        ("gold", "gold", "maharaja", "not_now"),
        ("gold", "gold", "done", None),
    ],
)
def test_one_touch_in_a_turn(first: str, second: str, item: str, expected: str | None) -> None:
    state = turn(first, second, houses={**BLOCKED, "lahore": [0]})
    assert reason(state, item) == expected


def test_gold_supply_palaces_and_quarry_that_are_missing_are_named() -> None:
    assert reason(turn("house", "gold", gold=0), "village:multan") == "no_gold"
    assert reason(turn("palace", "gold", gold=3), "site:agra:0") == "no_gold"
    assert reason(turn(houses={"sirhind": [1, 1], "alwar": [2]}, gold=2), "city:lahore") == "too_dear"
    state = turn("palace_house", "quarry")
    state.public.supply = state.public.palaces = state.public.quarry = (0, 1, 1, 1)
    assert reason(state, "village:multan") == "no_supply"
    assert reason(state, "site:agra:0") == "no_palace"
    assert reason(state, "quarry") == "no_quarry"


def test_the_second_of_two_houses_must_stand_in_a_city() -> None:
    assert reason(after(turn("two_houses", "gold"), BuildHouse(0, free=False)), "village:multan") == "one_village_house"


def test_a_house_in_hand_goes_somewhere_else() -> None:
    state = after(turn("move", "gold", houses={**BLOCKED, "multan": [0]}), LiftHouse(place("multan"), free=False))
    assert reason(state, "village:multan") == "same_village"
    assert reason(state, "village:kasur") == "village_full"
    assert reason(state, "tray:delhi") == "architect_elsewhere"
    assert reason(state, "done") == "house_in_hand"


def test_chits_and_the_builder_help_once() -> None:
    state = turn("house", "gold", yogi=True, held=(5, 1, 2, 3))
    state.public.chits = (2, 0, 0, 0)
    assert reason(state, "chit") is None and reason(state, "builder") is None
    state = after(state, UseChit(0), BuildHouse(0, free=True))
    assert reason(state, "chit") == "chit_spent" and reason(state, "builder") == "builder_used"


def test_where_only_the_builder_helps_the_place_alone_is_touched() -> None:
    state = turn(held=(5, 1, 2, 3))
    assert reason(state, "village:multan") is None and reason(state, "builder") == "builder_at_once"


def test_with_several_characters_the_banks_come_first() -> None:
    state = turn("character", "gold", several=True)
    assert reason(state, "character:trader") == "bank_first" and reason(state, "seat:1") == "bank_first"
    state.public.characters, state.public.bank = ((1, 5, 6), (2,), (3,), (4,)), ()
    assert reason(state, "seat:1") == "holds_no_more"
    assert reason(state, "character:trader", "character:builder") is None
    assert reason(state, "character:trader", "character:monk") == "one_action"


def test_a_chit_allows_no_exchange_of_characters() -> None:
    state = turn(yogi=True)
    state.public.chits = (1, 0, 0, 0)
    assert reason(state, "chit", "action:gold:1") is None
    assert reason(state, "chit", "action:character:1") == "chit_character"


def test_bids() -> None:
    state = opening(2, auction=True)
    assert reason(state, "bid:0") is None and reason(state, "pass") == "opener_bids"
    assert reason(state, "bid:16") == "no_gold"
    state = after(state, Bid(4))
    assert reason(state, "bid:4", seat=1) == "bid_too_low" and reason(state, "bid:5", seat=1) is None
    assert reason(state, "gold", seat=1) == "not_now"


def test_other_tasks() -> None:
    assert reason(planning(3), "village:multan") == "not_now"
    assert reason(planning(3), "action:gold:1", "action:gold:2") is None
    assert reason(planning(3), "action:gold:1", "action:house:1", "action:palace:1") == "one_action"
    state = turn("character", "gold")
    assert reason(state, "village:kasur", seat=1) == "turn"
    robbed = after(state, TakeCharacter(2))
    assert reason(robbed, "character:artisan", seat=1) is None
    assert reason(robbed, "character:sadhu", seat=1) == "not_now"


def test_a_finished_game_takes_no_touches() -> None:
    state = turn()
    state.public.task = OVER
    assert reason(state, "done") == "over"


def test_an_action_set_twice_takes_both_places() -> None:
    view = RULES.view(planning(3), Seat(0))
    assert clicks(view, Plan(0, 0)) == (items.action(0, 1), items.action(0, 2))
    assert clicks(view, Plan(0, 3)) == (items.action(0), items.action(3))
    assert clicks(view, Found(0)) == (items.village(0),)


@pytest.mark.parametrize(
    ("touches", "plan"), [((0, 0), (0, 0)), ((0, 0, 0), None), ((0, 3), (0, 3)), ((0, 3, 0, 3), (3, 3))]
)
def test_an_action_touched_twice_is_set_twice(touches: tuple[int, ...], plan: tuple[int, int] | None) -> None:
    """A third touch gives both arrows back; one that is set elsewhere is given back by the next touch there."""
    state = planning(3)
    picker = Picker(table(3), RULES.view(state, Seat(0)), RULES.legal(state, Seat(0)))
    for action in touches:
        picker.touch(items.action(action))
    assert picker.move == (plan and Plan(*plan))


# ---------------------------------------------------------------------- what a move would bring
def pays(state: State, move: Any, city: int) -> tuple[int, ...]:
    """Returns what a city would pay after a move, as the panel of payouts foresees it."""
    found = foreseen(RULES.view(state, Seat(state.public.acting)), move)
    assert found is not None
    return score_city(found[0], city).payouts


def test_a_house_that_is_picked_up_counts_no_more() -> None:
    state = turn("move", "gold", houses={"lahore": [0, 1]})
    assert pays(state, LiftHouse(place("lahore"), free=False), LAHORE) == (0, 17, 0, 0)


def traded() -> State:
    """Returns a game for two in which the bank has no character left; the second player holds the Mogul."""
    state = turn("character", "gold", seats=2, several=True, homes=True)
    state.public.characters, state.public.bank = ((TRADER,), (MOGUL, SADHU)), ()
    return state


@pytest.mark.parametrize(
    ("state", "move", "payouts"),
    [
        (turn("character", held=(2, 3, 4, 5), homes=True, houses={"delhi": [1]}), TakeCharacter(MOGUL), (12, 9, 0, 0)),
        (turn("character", held=(1, 3, 4, 5), homes=True), TakeCharacter(ARTISAN), (0, 0, 0, 0)),
        (turn("character", held=(1, 3, 4, 5), homes=True, several=True), TakeCharacter(ARTISAN), (17, 0, 0, 0)),
        (after(turn("character", homes=True), TakeCharacter(TRADER)), PickCharacter(MOGUL), (0, 17, 0, 0)),
        (traded(), SwapCharacters(MOGUL, TRADER), (15, 0)),
        (after(traded(), Lure(Seat(1))), GiveCharacter(MOGUL), (15, 0)),
    ],
    ids=["taken", "goes back", "several: none goes back", "robbed", "swapped", "given"],
)
def test_the_mogul_brings_his_point_in_delhi_to_whoever_holds_him_then(
    state: State, move: Any, payouts: tuple[int, ...]
) -> None:
    assert pays(state, move, DELHI) == payouts == score_city(after(state, move).public, DELHI).payouts


def test_what_somebody_robbed_will_choose_is_not_foreseen() -> None:
    assert foreseen(RULES.view(turn("character", "gold"), Seat(0)), TakeCharacter(TRADER)) is None
