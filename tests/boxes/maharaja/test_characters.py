"""The characters, and how they change hands (sections 3, 4, 5 and 8)."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import CharacterTaken, HouseBuilt, PalaceBuilt, TurnBegun
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    FetchHouses,
    GiveCharacter,
    LiftHouse,
    Lure,
    PickCharacter,
    Plan,
    SetDown,
    SwapCharacters,
    TakeCharacter,
    TakeGold,
    UseChit,
)
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import GIVE, REPLACE, TURN
from game.core.rules import Seat
from tests.boxes.maharaja.positions import END, after, disc, events, legal, place, planning, play, turn

MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = range(1, 8)


def planned(held: tuple[int, ...], first: str = "gold", second: str = "gold", **options: bool | int) -> State:
    state = planning(len(held), held, **options)
    for seat in range(len(held)):
        state, _ = play(state, Plan(*disc(first, second)), seat=seat)
    return state


# ---------------------------------------------------------------------- order (section 4)
def test_turns_follow_the_character_numbers_lowest_first() -> None:
    state, order = planned((6, 2, 4, 1)), []
    for _ in range(4):
        order.append(state.public.acting)
        state, _ = play(state, END)
    assert order == [3, 1, 2, 0]


def test_after_an_exchange_the_lowest_of_those_who_have_not_acted_is_next_and_nobody_acts_twice() -> None:
    state = planned((1, 2, 3, 4), "character", "gold")
    state, _ = play(state, TakeCharacter(TRADER), PickCharacter(ARTISAN), END)
    assert state.public.acting == 2
    state, _ = play(state, TakeCharacter(MONK), PickCharacter(MOGUL), END)
    assert state.public.acting == 3 and state.public.waiting == (1,)


# ---------------------------------------------------------------------- abilities (section 3)
class TestTrader:
    def test_1_gold_at_the_start_of_the_holders_turn(self) -> None:
        state, told = play(planning(2, (2, 3)), Plan(0, 0), seat=0)
        state, told = play(state, Plan(0, 0), seat=1)
        assert events(told, TurnBegun) == [TurnBegun(Seat(0), (0, 0), 1, 0)] and state.gold[0] == 16

    def test_not_when_taken_in_the_middle_of_a_turn(self) -> None:
        """[ruling] After the Hungarian text."""
        state = after(turn("character", "gold"), TakeCharacter(TRADER), PickCharacter(ARTISAN))
        assert state.gold[0] == 15

    def test_a_robbed_player_who_takes_him_before_his_turn_does_receive_it(self) -> None:
        """[ruling]"""
        state = planned((1, 3), "character", "gold")
        state, told = play(state, TakeCharacter(SADHU), PickCharacter(TRADER), END)
        assert events(told, TurnBegun)[0].gold == 1


class TestBuilder:
    held = (5, 1, 2, 3)

    def test_one_free_house_from_the_supply_that_counts_towards_no_action(self) -> None:
        state, told = play(turn("house", "gold", held=self.held), BuildHouse(0, free=True))
        assert events(told, HouseBuilt) == [HouseBuilt(Seat(0), 0, 0)]
        assert state.gold[0] == 15 and state.public.supply[0] == 9
        assert not any(move.free for move in legal(state, BuildHouse))
        assert BuildHouse(1, free=False) in legal(state, BuildHouse)

    def test_or_one_move_with_the_normal_limits(self) -> None:
        state = turn("gold", "gold", held=self.held, houses={"kasur": [0], "multan": [1, 2]})
        state = after(state, LiftHouse(place("kasur"), free=True))
        assert SetDown(place("multan")) not in legal(state, SetDown)
        state = after(state, SetDown(place("panipat")))
        assert not legal(state, LiftHouse) and not legal(state, BuildHouse)

    def test_not_without_a_house_in_the_supply(self) -> None:
        state = turn(held=self.held)
        state.public.supply = (0, 0, 0, 0)
        assert not legal(state, BuildHouse)

    def test_once_per_turn_even_if_lost_and_regained(self) -> None:
        """[ruling]"""
        state = after(turn("character", "character", held=self.held), BuildHouse(0, free=True))
        state = after(state, TakeCharacter(ARTISAN), TakeCharacter(BUILDER))
        assert state.public.characters[0] == (BUILDER,) and not legal(state, BuildHouse)

    def test_the_old_and_the_new_characters_may_both_be_used_in_one_turn(self) -> None:
        state = after(turn("character", "palace", held=self.held), BuildHouse(0, free=True), TakeCharacter(ARTISAN))
        _, told = play(state, BuildPalace(0))
        assert events(told, PalaceBuilt)[0].price == 9


def test_palaces_cost_the_artisan_9_not_afterwards() -> None:
    state, told = play(turn("palace", "character", held=(6, 1, 2, 3)), BuildPalace(0))
    assert events(told, PalaceBuilt)[0].price == 9 and state.gold[0] == 6
    state = turn("palace", "character")
    state, told = play(state, BuildPalace(0), TakeCharacter(ARTISAN))
    assert state.gold[0] == 3


class TestYogi:
    def test_one_chit_at_the_start_of_the_holders_turn(self) -> None:
        state = planned((7, 1), yogi=True)
        state, told = play(state, END)
        assert events(told, TurnBegun) == [TurnBegun(Seat(0), (0, 0), 0, 1)] and state.public.chits == (1, 0)

    def test_none_if_all_7_are_out(self) -> None:
        state = planning(2, (7, 1), yogi=True)
        state.public.chits = (3, 4)
        for seat in (0, 1):
            state, _ = play(state, Plan(0, 0), seat=seat)
        assert after(state, END).public.chits == (3, 4)


class TestChits:
    def holding(self, first: str = "gold", second: str = "gold") -> State:
        state = turn(first, second, held=(1, 3, 4, 5), yogi=True)
        state.public.chits = (2, 0, 0, 0)
        return state

    def test_one_third_action_per_turn_any_but_the_character_exchange_also_without_the_yogi(self) -> None:
        state = self.holding()
        assert [move.action for move in legal(state, UseChit)] == list(range(8))
        state = after(state, UseChit(4))
        assert state.public.chits[0] == 1 and not legal(state, UseChit)
        assert legal(state, FetchHouses)

    def test_parts_may_be_interleaved(self) -> None:
        state = after(self.holding("house", "gold"), UseChit(2), BuildHouse(0, free=False), BuildHouse(1, free=False))
        assert [move.place for move in legal(state, BuildHouse)] == [place("agra")]

    def test_a_part_left_undone_lapses_without_compensation(self) -> None:
        """[ruling] What was done counts for the disc first."""
        state = after(self.holding("house", "gold"), UseChit(2), BuildHouse(0, free=False), TakeGold(), END)
        assert state.gold == (16, 15, 15, 15)

    def test_a_city_house_counts_for_the_disc_first(self) -> None:
        state = after(self.holding("house", "gold"), UseChit(2), BuildHouse(place("agra"), free=False), TakeGold())
        assert after(state, END).gold[1] == 15

    def test_what_is_missing_of_the_disc_is_compensated_whatever_the_chit_did(self) -> None:
        state = after(self.holding("palace", "gold"), UseChit(2), BuildHouse(0, free=False), TakeGold(), END)
        assert state.gold[1] == 17


# ---------------------------------------------------------------------- exchange (sections 5 and 8)
class TestExchange:
    def test_any_other_players_also_of_one_who_has_acted_or_the_banks(self) -> None:
        state = turn("character", "gold")
        state.public.waiting = (Seat(3),)
        assert [move.character for move in legal(state, TakeCharacter)] == [2, 3, 4, 5, 6]

    def test_ones_own_returns_to_the_bank_and_the_robbed_player_picks_at_once(self) -> None:
        state, told = play(turn("character", "gold"), TakeCharacter(TRADER))
        assert events(told, CharacterTaken) == [CharacterTaken(Seat(0), TRADER, Seat(1), MOGUL)]
        assert state.public.task == REPLACE and state.public.acting == 1 and state.public.turn == 0
        assert [move.character for move in legal(state, PickCharacter)] == [1, 5, 6]
        state, _ = play(state, PickCharacter(MOGUL))
        assert state.public.task == TURN and state.public.acting == 0
        assert state.public.characters == ((TRADER,), (MOGUL,), (SADHU,), (MONK,))

    def test_the_robbed_player_must_pick(self) -> None:
        """[ruling]"""
        state = after(turn("character", "gold"), TakeCharacter(TRADER))
        assert all(isinstance(move, PickCharacter) for move in RULES.legal(state, Seat(1)))

    def test_from_the_bank_nobody_is_robbed(self) -> None:
        state = after(turn("character", "gold"), TakeCharacter(ARTISAN))
        assert state.public.task == TURN and state.public.bank == (MOGUL, BUILDER)

    def test_may_be_set_twice(self) -> None:
        state = after(turn("character", "character"), TakeCharacter(ARTISAN))
        assert MOGUL in [move.character for move in legal(state, TakeCharacter)]


class TestSeveralCharacters:
    def trading(self, *held: tuple[int, ...]) -> State:
        state = turn("character", "gold", seats=len(held), several=True)
        state.public.characters, state.public.bank = held, ()
        return state

    def test_while_the_bank_has_some_one_is_taken_from_it_and_none_returned(self) -> None:
        state = turn("character", "gold", seats=2, several=True)
        assert [move.character for move in legal(state, TakeCharacter)] == [3, 4, 5, 6]
        assert not legal(state, SwapCharacters) and not legal(state, Lure)
        assert after(state, TakeCharacter(ARTISAN)).public.characters == ((MOGUL, ARTISAN), (TRADER,))

    def test_bank_empty_swap_any_for_one_of_ones_own(self) -> None:
        state = self.trading((1, 3), (2, 4, 5, 6))
        assert len(legal(state, SwapCharacters)) == 8 and not legal(state, TakeCharacter)
        state = after(state, SwapCharacters(BUILDER, SADHU))
        assert state.public.characters == ((1, 5), (2, 3, 4, 6))

    def test_bank_empty_lure_from_a_player_who_has_more_and_chooses_which(self) -> None:
        state = after(self.trading((1, 3), (2, 4, 5, 6)), Lure(Seat(1)))
        assert state.public.task == GIVE and state.public.acting == 1
        assert [move.character for move in legal(state, GiveCharacter)] == [2, 4, 5, 6]
        state = after(state, GiveCharacter(MONK))
        assert state.public.characters == ((1, 3, 4), (2, 5, 6)) and state.public.acting == 0

    @pytest.mark.parametrize(("held", "lured"), [(((1, 2), (3, 4), (5, 6)), []), (((1,), (2, 3, 4), (5, 6)), [1, 2])])
    def test_nobody_with_as_few_characters_can_be_lured_from(
        self, held: tuple[tuple[int, ...], ...], lured: list[int]
    ) -> None:
        assert [move.victim for move in legal(self.trading(*held), Lure)] == lured

    def test_order_by_the_lowest_number_held_one_turn_each(self) -> None:
        state = planning(2, several=True)
        state.public.characters, state.public.bank = ((3, 4), (2, 6)), (1, 5)
        for seat in (0, 1):
            state, _ = play(state, Plan(0, 0), seat=seat)
        assert state.public.acting == 1
        assert after(state, END).public.acting == 0

    def test_all_abilities_count(self) -> None:
        state = self.trading((5, 6), (1, 2, 3, 4))
        assert any(move.free for move in legal(state, BuildHouse))
