"""The characters, and how they change hands (sections 3, 4, 5 and 8)."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.components import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER
from game.boxes.maharaja.rules.events import CharacterTaken, HouseBuilt, PalaceBuilt, TurnBegun
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
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
from game.boxes.maharaja.rules.view import GIVE, REPLACE, TURN
from game.core.rules import Seat
from tests.boxes.maharaja.positions import END, after, disc, events, legal, place, planning, play, turn
from tests.boxes.playing import shows

AGRA = place("agra")


def planned(state: State, first: str = "gold", second: str = "gold") -> tuple[State, list[object]]:
    """Lets everybody set the same disc."""
    told: list[object] = []
    for seat in range(state.public.seats):
        state, told = play(state, Plan(*disc(first, second)), seat=seat)
    return state, told


# ---------------------------------------------------------------------- order (section 4)
def test_turns_follow_the_character_numbers_lowest_first() -> None:
    (state, _), order = planned(planning(4, (6, 2, 4, 1))), []
    for _ in range(4):
        order.append(state.public.acting)
        state = after(state, END)
    assert order == [3, 1, 2, 0]


def test_after_an_exchange_the_lowest_of_those_who_have_not_acted_is_next_and_nobody_acts_twice() -> None:
    state, _ = planned(planning(4, (1, 2, 3, 4)), "character", "gold")
    state = after(state, TakeCharacter(TRADER), PickCharacter(ARTISAN), END)
    assert state.public.acting == 2
    state = after(state, TakeCharacter(MONK), PickCharacter(MOGUL), END)
    shows(state, acting=3, waiting=(1,))


# ---------------------------------------------------------------------- abilities (section 3)
def test_the_trader_brings_1_gold_at_the_start_of_the_holders_turn() -> None:
    """[ruling] After the Hungarian text: not in the middle of one, but to whoever is robbed and takes him before."""
    state, told = planned(planning(2, (2, 3)))
    assert events(told, TurnBegun) == [TurnBegun(Seat(0), (0, 0), 1, 0)] and state.gold[0] == 16
    state = after(turn("character", "gold"), TakeCharacter(TRADER), PickCharacter(ARTISAN))
    assert state.gold[0] == 15
    state, _ = planned(planning(2, (1, 3)), "character", "gold")
    _, told = play(state, TakeCharacter(SADHU), PickCharacter(TRADER), END)
    assert events(told, TurnBegun)[0].gold == 1


BUILDING = (5, 1, 2, 3)
"""The first seat holds the Builder."""


def test_the_builder_builds_one_free_house_from_the_supply_that_counts_towards_no_action() -> None:
    state, told = play(turn("house", "gold", held=BUILDING), BuildHouse(0, free=True))
    assert events(told, HouseBuilt) == [HouseBuilt(Seat(0), 0, 0)]
    assert state.gold[0] == 15 and state.public.supply[0] == 9
    assert {move.free for move in legal(state, BuildHouse)} == {False}


def test_or_moves_one_with_the_normal_limits() -> None:
    state = turn("gold", "gold", held=BUILDING, houses={"kasur": [0], "multan": [1, 2]})
    state = after(state, LiftHouse(place("kasur"), free=True))
    assert SetDown(place("multan")) not in legal(state, SetDown)
    state = after(state, SetDown(place("panipat")))
    assert not legal(state, LiftHouse) and not legal(state, BuildHouse)


def test_the_builder_helps_once_in_a_turn_even_if_lost_and_regained() -> None:
    """[ruling]"""
    state = after(turn("character", "character", held=BUILDING), BuildHouse(0, free=True))
    state = after(state, TakeCharacter(ARTISAN), TakeCharacter(BUILDER))
    assert state.public.characters[0] == (BUILDER,) and not legal(state, BuildHouse)


@pytest.mark.parametrize(
    ("held", "moves", "price"),
    [
        ((6, 1, 2, 3), [BuildPalace(0)], 9),
        ((1, 2, 3, 4), [BuildPalace(0), TakeCharacter(ARTISAN)], 12),
        (BUILDING, [BuildHouse(0, free=True), TakeCharacter(ARTISAN), BuildPalace(0)], 9),
    ],
    ids=["a palace costs 9", "not before he was taken", "the old and the new character in one turn"],
)
def test_the_artisan(held: tuple[int, ...], moves: list[object], price: int) -> None:
    state, told = play(turn("palace", "character", held=held), *moves)
    assert [event.price for event in events(told, PalaceBuilt)] == [price] and state.gold[0] == 15 - price


@pytest.mark.parametrize(("out", "given"), [((0, 0), 1), ((2, 4), 1), ((3, 4), 0)])
def test_the_yogi_brings_one_of_the_seven_chits_at_the_start_of_the_holders_turn(
    out: tuple[int, int], given: int
) -> None:
    """Section 8; none if all are out."""
    state = planning(2, (7, 1), yogi=True)
    state.public.chits = out
    state, _ = planned(state)
    state, told = play(state, END)
    assert events(told, TurnBegun) == [TurnBegun(Seat(0), (0, 0), 0, given)]
    assert state.public.chits == (out[0] + given, out[1])


# ---------------------------------------------------------------------- chits (section 8)
@pytest.mark.parametrize(
    ("first", "moves", "gold"),
    [
        ("house", [UseChit(2), BuildHouse(0, free=False), TakeGold()], (16, 15, 15, 15)),
        ("house", [UseChit(2), BuildHouse(AGRA, free=False), TakeGold()], (16, 15, 15, 15)),
        ("palace", [UseChit(2), BuildHouse(0, free=False), TakeGold()], (16, 17, 17, 17)),
    ],
    ids=["what was done counts for the disc first [ruling]", "a city house too", "the disc is compensated whatever"],
)
def test_a_part_of_a_chit_left_undone_lapses_without_compensation(
    first: str, moves: list[object], gold: tuple[int, ...]
) -> None:
    """Also without the Yogi."""
    state = turn(first, "gold", held=(1, 3, 4, 5), yogi=True)
    state.public.chits = (2, 0, 0, 0)
    state = after(state, *moves)
    assert not legal(state, UseChit) and state.public.chits[0] == 1
    assert after(state, END).gold == gold


# ---------------------------------------------------------------------- exchange (sections 5 and 8)
def test_ones_own_returns_to_the_bank_and_the_robbed_player_must_pick_at_once() -> None:
    """That he must is a [ruling]."""
    state, told = play(turn("character", "gold"), TakeCharacter(TRADER))
    assert events(told, CharacterTaken) == [CharacterTaken(Seat(0), TRADER, Seat(1), MOGUL)]
    shows(state, task=REPLACE, acting=1, turn=0)
    assert RULES.legal(state, Seat(1)) == [*map(PickCharacter, (1, 5, 6))]
    state = after(state, PickCharacter(MOGUL))
    shows(state, task=TURN, acting=0, characters=((TRADER,), (MOGUL,), (SADHU,), (MONK,)))


def test_from_the_bank_nobody_is_robbed_and_the_exchange_may_be_set_twice() -> None:
    state = after(turn("character", "character"), TakeCharacter(ARTISAN))
    shows(state, task=TURN, bank=(MOGUL, BUILDER))
    assert after(state, TakeCharacter(MOGUL)).public.characters[0] == (MOGUL,)


def trading(*held: tuple[int, ...]) -> State:
    """Returns a game with several characters each; the bank has none left."""
    state = turn("character", "gold", seats=len(held), several=True)
    state.public.characters, state.public.bank = held, ()
    return state


def test_with_several_each_one_is_taken_from_the_bank_and_none_returned() -> None:
    state = after(turn("character", "gold", seats=2, several=True), TakeCharacter(ARTISAN))
    assert state.public.characters == ((MOGUL, ARTISAN), (TRADER,))


def test_when_the_bank_is_empty_any_is_swapped_for_one_of_ones_own_or_one_lured_that_its_holder_chooses() -> None:
    state = trading((1, 3), (2, 4, 5, 6))
    assert after(state, SwapCharacters(BUILDER, SADHU)).public.characters == ((1, 5), (2, 3, 4, 6))
    state = after(state, Lure(Seat(1)))
    shows(state, task=GIVE, acting=1)
    shows(after(state, GiveCharacter(MONK)), characters=((1, 3, 4), (2, 5, 6)), acting=0)


def test_the_lowest_number_held_says_when_one_acts_once_and_all_abilities_count() -> None:
    state = planning(2, several=True)
    state.public.characters, state.public.bank = ((3, 4), (2, 6)), (1, 5)
    state, _ = planned(state)
    assert state.public.acting == 1
    assert after(state, END).public.acting == 0
    assert any(move.free for move in legal(trading((5, 6), (1, 2, 3, 4)), BuildHouse))
