"""The nine actions and their parts, what may be left undone and what that costs (section 5)."""

from typing import get_args, get_type_hints

import pytest

from game.boxes.maharaja.rules import RULES
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
from game.boxes.maharaja.rules.tasks import SET_DOWN, TURN
from game.boxes.maharaja.rules.turn import DEEDS
from game.core.rules import Seat
from tests.boxes.maharaja.positions import AGRA, END, after, events, legal, place, play, turn

AGRA_TRAY = place("agra")


def build(where: str) -> BuildHouse:
    return BuildHouse(place(where), free=False)


def test_gold_never_runs_out() -> None:
    """[ruling]"""
    state = after(turn("gold", "palace", gold=10_000), TakeGold(), END)
    assert state.gold == (10_002, 10_003, 10_002, 10_002)


def test_gold_gives_2_and_may_be_set_twice() -> None:
    state = after(turn("gold", "gold"), TakeGold(), TakeGold())
    assert state.gold[0] == 19 and not legal(state, TakeGold)


class TestHouse:
    def test_costs_1_gold_and_comes_from_the_supply(self) -> None:
        state, told = play(turn("house", "gold"), build("kasur"))
        assert state.gold[0] == 14 and state.public.supply[0] == 9 and state.public.quarry[0] == 10
        assert events(told, HouseBuilt) == [HouseBuilt(Seat(0), place("kasur"), 1)]
        assert not legal(state, BuildHouse)

    def test_stands_in_any_village_with_room_or_in_the_city_of_the_architect(self) -> None:
        state = turn("house", "gold", houses={"kasur": [1, 2], "multan": [0]})
        places = {move.place for move in legal(state, BuildHouse)}
        assert place("kasur") not in places and place("multan") in places
        assert [where for where in places if where >= 30] == [AGRA_TRAY]

    def test_is_forgone_without_a_house_in_the_supply_or_without_gold(self) -> None:
        state = turn("house", "gold")
        state.public.supply = (0, *state.public.supply[1:])
        assert not legal(state, BuildHouse)
        assert not legal(turn("house", "gold", gold=0), BuildHouse)

    @pytest.mark.parametrize("order", [("kasur", "agra"), ("agra", "kasur"), ("agra", "agra")])
    def test_two_houses_in_either_order_at_most_one_of_them_in_a_village(self, order: tuple[str, str]) -> None:
        state = after(turn("two_houses", "gold"), *map(build, order))
        assert not legal(state, BuildHouse)

    def test_after_a_village_only_the_city_is_left_of_two_houses(self) -> None:
        state = after(turn("two_houses", "gold"), build("kasur"))
        assert [move.place for move in legal(state, BuildHouse)] == [AGRA_TRAY]

    def test_twice_two_houses_are_at_most_two_in_villages(self) -> None:
        state = after(turn("two_houses", "two_houses"), build("kasur"), build("multan"))
        assert [move.place for move in legal(state, BuildHouse)] == [AGRA_TRAY]
        assert not legal(after(state, build("agra"), build("agra")), BuildHouse)

    def test_two_houses_may_stand_in_different_cities(self) -> None:
        state = turn("two_houses", "gold", houses={"gwalior": [0], "jhansi": [0], "bundi": [0], "kota": [0]})
        state = after(state, build("agra"))
        state = after(state, legal(state, Travel)[0])
        assert state.public.architects[0] != AGRA
        assert any(move.place >= 30 for move in legal(state, BuildHouse))


class TestMove:
    def test_an_own_house_goes_to_another_village_with_room_or_to_the_architects_city_free(self) -> None:
        state = after(turn("move", "gold", houses={"kasur": [0], "multan": [1, 2]}), LiftHouse(place("kasur"), False))
        assert state.public.task == SET_DOWN and state.public.villages[place("kasur")] == ()
        goals = {move.place for move in legal(state, SetDown)}
        assert place("kasur") not in goals and place("multan") not in goals and AGRA_TRAY in goals
        state, told = play(state, SetDown(place("panipat")))
        assert state.gold[0] == 15 and state.public.task == TURN
        assert events(told, HouseMoved) == [HouseMoved(Seat(0), place("kasur"), place("panipat"))]

    def test_no_architect_is_needed_where_the_house_comes_from(self) -> None:
        state = turn("move", "gold", houses={"delhi": [0]})
        assert legal(state, LiftHouse) == [LiftHouse(place("delhi"), False)]

    def test_a_village_left_empty_blocks_at_once(self) -> None:
        state = turn("move", "gold", houses={"gwalior": [0], "jhansi": [0], "bundi": [1], "kota": [1]})
        assert legal(state, Travel)
        assert not legal(after(state, LiftHouse(place("gwalior"), False), SetDown(place("kasur"))), Travel)


class TestQuarry:
    def test_two_houses_go_to_the_supply(self) -> None:
        state = after(turn("quarry", "gold"), FetchHouses())
        assert state.public.quarry[0] == 8 and state.public.supply[0] == 12

    @pytest.mark.parametrize(("left", "compensation"), [(1, 0), (0, 2)])
    def test_one_left_is_taken_and_done_none_left_is_forgone(self, left: int, compensation: int) -> None:
        """[ruling]"""
        state = turn("quarry", "gold")
        state.public.quarry = (left, *state.public.quarry[1:])
        if left:
            state = after(state, FetchHouses())
            assert state.public.quarry[0] == 0 and state.public.supply[0] == 11
        assert not legal(state, FetchHouses)
        _, told = play(state, TakeGold(), END)
        assert events(told, TurnEnded)[0].compensation == compensation


class TestPalace:
    def test_costs_12_on_any_free_site_of_the_architects_city(self) -> None:
        state = turn("palace", "gold")
        assert [move.site for move in legal(state, BuildPalace)] == [0, 1, 2, 3, 4, 5]
        state, told = play(state, BuildPalace(0))
        assert state.gold[0] == 3 and state.public.palaces[0] == 6
        assert events(told, PalaceBuilt) == [PalaceBuilt(Seat(0), AGRA, 0, 12, is_final=False)]
        assert state.public.sites[AGRA][0] == 0

    def test_needs_the_gold_and_a_palace_left(self) -> None:
        assert not legal(turn("palace", "gold", gold=11), BuildPalace)
        state = turn("palace", "gold")
        state.public.palaces = (0, *state.public.palaces[1:])
        assert not legal(state, BuildPalace)

    def test_palace_and_house_are_one_of_each_in_any_order_the_house_in_a_village_too(self) -> None:
        state = turn("palace_house", "gold")
        for first, second in ((BuildPalace(1), build("kasur")), (build("agra"), BuildPalace(1))):
            done = after(state, first, second)
            assert not legal(done, BuildHouse) and not legal(done, BuildPalace)


class TestForgoing:
    def test_with_something_undone_each_other_player_gets_2_from_the_bank_once(self) -> None:
        """[ruling] Once in a turn, however much it is."""
        state, told = play(turn("two_houses", "palace", held=(1, 3, 4, 5)), END)
        assert state.gold == (15, 17, 17, 17)
        assert events(told, TurnEnded) == [TurnEnded(Seat(0), 2)]

    def test_with_everything_done_nobody_gets_anything(self) -> None:
        state, _ = play(turn("house", "gold", held=(1, 3, 4, 5)), build("agra"), TakeGold(), END)
        assert state.gold == (16, 15, 15, 15)

    def test_a_missing_city_house_is_an_undone_part(self) -> None:
        _, told = play(turn("two_houses", "gold"), build("kasur"), TakeGold(), END)
        assert events(told, TurnEnded) == [TurnEnded(Seat(0), 2)]


def test_parts_may_be_done_in_any_order_and_interleaved() -> None:
    state = turn("palace_house", "character", houses={"gwalior": [0], "jhansi": [0], "bundi": [0], "kota": [0]})
    state = after(state, build("kasur"), TakeCharacter(6))
    state = after(state, legal(state, Travel)[0])
    assert state.public.architects[0] != AGRA
    assert after(state, BuildPalace(0), END).public.turn != 0


def test_everything_may_be_left_undone() -> None:
    assert all(END in RULES.legal(turn(first, "gold"), turn().public.acting) for first in ("palace", "governors"))


def test_a_governor_is_an_action_too() -> None:
    _, told = play(turn("governors", "gold"), LowerGovernor(3), TakeGold(), END)
    assert events(told, TurnEnded) == [TurnEnded(Seat(0), 0)]


def test_every_kind_of_move_is_made_by_what_makes_its_kind() -> None:
    assert set(DEEDS) == set(get_args(Move))
    for kind, deed in DEEDS.items():
        made = get_type_hints(deed)["move"]
        assert kind in (get_args(made) or (made,))
