"""The nine actions and their parts, what is left undone and what that costs (section 5).

What can be done when is asked by `tests/perft/test_maharaja.py`, of lists written once more from the rules.
"""

from collections.abc import Sequence
from typing import get_args, get_type_hints

import pytest

from game.boxes.maharaja.rules.events import HouseBuilt, HouseMoved, PalaceBuilt, TurnEnded
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    FetchHouses,
    LiftHouse,
    LowerGovernor,
    Move,
    SetDown,
    TakeCharacter,
    TakeGold,
    Travel,
)
from game.boxes.maharaja.rules.turn import DEEDS
from game.boxes.maharaja.rules.view import SET_DOWN, TURN
from game.core.rules import Seat
from tests.boxes.maharaja.positions import AGRA, END, after, events, legal, place, play, turn
from tests.boxes.playing import shows

BY_START = {name: [0] for name in ("gwalior", "jhansi", "bundi", "kota")}
"""Own houses on two roads that lead from Agra by the start place."""


def build(where: str) -> BuildHouse:
    return BuildHouse(place(where), free=False)


def test_gold_gives_2_and_never_runs_out() -> None:
    """The last is a [ruling]."""
    state = after(turn("gold", "gold"), TakeGold(), TakeGold())
    assert state.gold[0] == 19
    state = after(turn("gold", "palace", gold=10_000), TakeGold(), END)
    assert state.gold == (10_002, 10_003, 10_002, 10_002)


def test_a_house_costs_1_gold_which_may_be_the_last_and_comes_from_the_supply() -> None:
    state, told = play(turn("house", "gold", gold=1), build("kasur"))
    assert state.gold[0] == 0 and events(told, HouseBuilt) == [HouseBuilt(Seat(0), place("kasur"), 1)]
    shows(state, supply={0: 9}, quarry={0: 10}, villages={place("kasur"): (0,)})


@pytest.mark.parametrize(
    ("second", "built", "only"),
    [
        ("gold", ["kasur", "agra"], []),
        ("gold", ["agra", "kasur"], []),
        ("gold", ["agra", "agra"], []),
        ("gold", ["kasur"], ["agra"]),
        ("two_houses", ["kasur", "multan"], ["agra"]),
        ("two_houses", ["kasur", "multan", "agra", "agra"], []),
    ],
)
def test_of_two_houses_at_most_one_stands_in_a_village_in_either_order(
    second: str, built: Sequence[str], only: Sequence[str]
) -> None:
    left = legal(after(turn("two_houses", second), *map(build, built)), BuildHouse)
    assert [move.place for move in left] == [*map(place, only)]


def test_an_own_house_moves_free_and_a_village_that_is_left_empty_blocks_at_once() -> None:
    state = turn("move", "gold", houses=BY_START | {"bundi": [1], "kota": [1]})
    assert legal(state, Travel)
    state = after(state, LiftHouse(place("gwalior"), free=False))
    shows(state, task=SET_DOWN, villages={place("gwalior"): ()})
    state, told = play(state, SetDown(place("panipat")))
    assert state.gold[0] == 15 and state.public.task == TURN and not legal(state, Travel)
    assert events(told, HouseMoved) == [HouseMoved(Seat(0), place("gwalior"), place("panipat"))]


@pytest.mark.parametrize(("left", "fetched", "compensation"), [(10, 2, 0), (1, 1, 0), (0, 0, 2)])
def test_the_quarry_gives_two_houses_the_last_one_is_done_none_is_forgone(
    left: int, fetched: int, compensation: int
) -> None:
    """[ruling]"""
    state = turn("quarry", "gold")
    state.public.quarry = (left, *state.public.quarry[1:])
    assert legal(state, FetchHouses) == [FetchHouses()] * bool(fetched)
    if fetched:
        state = after(state, FetchHouses())
        shows(state, quarry={0: left - fetched}, supply={0: 10 + fetched})
    assert events(play(state, TakeGold(), END)[1], TurnEnded)[0].compensation == compensation


def test_a_palace_costs_12_and_stands_on_the_site() -> None:
    state, told = play(turn("palace", "gold"), BuildPalace(0))
    assert state.gold[0] == 3 and state.public.palaces[0] == 6
    assert events(told, PalaceBuilt) == [PalaceBuilt(Seat(0), AGRA, 0, 12, is_final=False)]
    assert state.public.sites[AGRA][0] == 0
    state = turn("palace", "gold")
    state.public.palaces = (0, *state.public.palaces[1:])
    assert not legal(state, BuildPalace), "none is left"


@pytest.mark.parametrize(
    ("first", "second", "done", "gold", "compensation"),
    [
        pytest.param("two_houses", "palace", [], 15, 2, id="once, however much it is [ruling]"),
        pytest.param("house", "gold", [build("agra"), TakeGold()], 16, 0, id="all done"),
        pytest.param("two_houses", "gold", [build("kasur"), TakeGold()], 16, 2, id="a city house"),
        pytest.param("palace_house", "gold", [build("agra"), BuildPalace(1), TakeGold()], 4, 0, id="palace and house"),
        pytest.param("governors", "gold", [LowerGovernor(3), TakeGold()], 17, 0, id="a governor"),
    ],
)
def test_with_something_undone_each_other_player_gets_2_from_the_bank(
    first: str, second: str, done: Sequence[Move], gold: int, compensation: int
) -> None:
    state, told = play(turn(first, second, held=(1, 3, 4, 5)), *done, END)
    assert state.gold == (gold, *(15 + compensation,) * 3)
    assert events(told, TurnEnded) == [TurnEnded(Seat(0), compensation)]


def test_parts_may_be_done_in_any_order_and_interleaved() -> None:
    """Two houses, or a palace and a house, may stand in different cities."""
    state = after(turn("palace_house", "character", houses=BY_START), build("agra"), TakeCharacter(6))
    state = after(state, legal(state, Travel)[0])
    assert state.public.architects[0] != AGRA
    assert after(state, BuildPalace(0), END).public.turn != 0


def test_every_kind_of_move_is_made_by_what_makes_its_kind() -> None:
    assert set(DEEDS) == set(get_args(Move))
    for kind, deed in DEEDS.items():
        made = get_type_hints(deed)["move"]
        assert kind in (get_args(made) or (made,))
