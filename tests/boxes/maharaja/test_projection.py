"""Who would get what with the chosen move, in the city where the Maharaja is (sections 5, 6 and 8)."""

from typing import Any

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import (
    GiveCharacter,
    LiftHouse,
    Lure,
    PickCharacter,
    SwapCharacters,
    TakeCharacter,
)
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.table.projection import after as foreseen
from game.core.rules import Seat
from tests.boxes.maharaja.positions import DELHI, LAHORE, after, place, turn

MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = range(1, 8)


def pays(state: State, move: Any, city: int) -> tuple[int, ...]:
    """Returns what a city would pay after a move, as the panel of payouts foresees it."""
    found = foreseen(RULES.view(state, Seat(state.public.acting)), move)
    assert found is not None
    return score_city(found[0], city).payouts


def played(state: State, move: Any, city: int) -> tuple[int, ...]:
    return score_city(after(state, move).public, city).payouts


def test_a_house_that_is_picked_up_counts_no_more() -> None:
    state = turn("move", "gold", houses={"lahore": [0, 1]})
    assert pays(state, LiftHouse(place("lahore"), free=False), LAHORE) == (0, 17, 0, 0)


def test_a_character_of_the_bank_at_home_brings_its_point_at_once() -> None:
    state = turn("character", "gold", held=(2, 3, 4, 5), homes=True, houses={"delhi": [1]})
    assert pays(state, TakeCharacter(MOGUL), DELHI) == (12, 9, 0, 0) == played(state, TakeCharacter(MOGUL), DELHI)


def test_the_one_that_goes_back_takes_its_point_along() -> None:
    state = turn("character", "gold", held=(1, 3, 4, 5), homes=True)
    assert pays(state, TakeCharacter(ARTISAN), DELHI) == (0, 0, 0, 0) == played(state, TakeCharacter(ARTISAN), DELHI)


def test_with_several_characters_none_goes_back() -> None:
    state = turn("character", "gold", held=(1, 3, 4, 5), homes=True, several=True)
    assert pays(state, TakeCharacter(ARTISAN), DELHI) == (17, 0, 0, 0) == played(state, TakeCharacter(ARTISAN), DELHI)


def test_what_somebody_robbed_will_choose_is_not_foreseen() -> None:
    state = turn("character", "gold")
    assert foreseen(RULES.view(state, Seat(0)), TakeCharacter(TRADER)) is None


def test_whoever_was_robbed_sees_what_each_character_would_bring() -> None:
    state = after(turn("character", "gold", homes=True), TakeCharacter(TRADER))
    assert pays(state, PickCharacter(MOGUL), DELHI) == (0, 17, 0, 0) == played(state, PickCharacter(MOGUL), DELHI)


def test_swapped_and_given_characters_count_for_their_new_holders() -> None:
    state = turn("character", "gold", seats=2, several=True, homes=True)
    state.public.characters, state.public.bank = ((TRADER,), (MOGUL, SADHU)), ()
    swap = SwapCharacters(MOGUL, TRADER)
    assert pays(state, swap, DELHI) == (15, 0) == played(state, swap, DELHI)
    state = after(state, Lure(Seat(1)))
    assert pays(state, GiveCharacter(MOGUL), DELHI) == (15, 0) == played(state, GiveCharacter(MOGUL), DELHI)
