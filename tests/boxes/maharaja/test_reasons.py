"""What a plan of Maharaja surely does, as hints tell it."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.boxes.maharaja.brain import EXPLAINING, WATCHING
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.components import ROADS, ROADS_AT
from game.boxes.maharaja.rules.moves import BuildHouse, BuildPalace, Found, LowerGovernor, Move, Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import Task
from game.core.rules import Seat
from tests.boxes.maharaja.positions import AGRA, DELHI, END, JODHPUR, LAHORE, VARANASI, opening, place, turn, village


def told(state: State, *plan: Move, instead: tuple[Move, ...] | None = None) -> dict[str, Mapping[str, Any]]:
    found = EXPLAINING.explain(RULES.view(state, Seat(0)), Seat(0), plan, instead)
    return {why.key.removeprefix("reasons."): why.values for why in found}


@pytest.mark.parametrize(("city", "keys"), [(AGRA, ["stand"]), (None, [])])
def test_whoever_stays_in_the_city_that_is_scored_is_told_what_it_would_pay(city: int | None, keys: list[str]) -> None:
    """All architects are in Agra; the first character comes first among them (6). Of gold alone nobody saw why."""
    state = turn()
    state.public.city = city
    found = told(state, END, instead=(Travel((7,)), END))
    assert [*found] == keys and all(each == {"city": AGRA, "before": 0, "gold": 12} for each in found.values())


@pytest.mark.parametrize(("owners", "key"), [((), "way"), ((1,), "free_way"), ((0,), None)])
def test_a_house_on_the_way_of_a_later_journey_is_told_so(owners: tuple[int, ...], key: str | None) -> None:
    """A village lets nobody through while it is empty, and costs a gold for each house of others (5)."""
    state = turn("house", "gold", houses={"alwar": owners})
    road, city = next((road, city) for road, city in ROADS_AT[AGRA] if village("alwar") in ROADS[road].villages)
    found = told(state, BuildHouse(village("alwar"), free=False), Travel((road,)), END)
    assert {name: values for name, values in found.items() if "way" in name} == (
        {} if key is None else {key: {"city": city, **({"gold": 1} if owners else {})}}
    )


def test_a_governor_says_which_city_comes_next_and_what_it_pays() -> None:
    """The governor of Agra goes two boxes down, below Delhi's. In Agra are all architects and a house of one's own."""
    state = turn("governors", "gold", houses={"agra": [0]})
    found = told(state, LowerGovernor(AGRA), END, instead=(END,))
    assert found["next"] == {"city": AGRA, "gold": 12, "other": DELHI, "before": 0, "round": 2}
    assert "next" not in told(state, LowerGovernor(AGRA), END, instead=(LowerGovernor(AGRA), END))


def test_a_governor_that_leaves_the_next_city_says_which_one_comes_after_it() -> None:
    """From the bottom Delhi, Jodhpur, Agra, Varanasi: two boxes down Varanasi comes before Jodhpur, in round 3 (5)."""
    state = turn("governors", "gold", houses={"varanasi": [0]})
    found = told(state, LowerGovernor(VARANASI), END, instead=(END,))
    assert found["next"] == {"city": VARANASI, "gold": 17, "other": JODHPUR, "before": 0, "round": 3}


@pytest.mark.parametrize(("name", "values"), [("indore", (LAHORE, 1)), ("kanpur", (DELHI, 2)), ("gwalior", None)])
def test_a_first_house_says_to_which_city_of_the_first_rounds_it_leads(
    name: str, values: tuple[int, int] | None
) -> None:
    """Architects start at the start place (3); the governors’ order is that of the first rounds (4)."""
    state = opening()
    state.public.task = Task.FOUND
    found = told(state, Found(village(name))).get("first_way")
    assert found == (values and dict(zip(("city", "round"), values, strict=True)))


@pytest.mark.parametrize(("key", "is_told"), [("payouts", False), ("palaces", False), ("tolls", True)])
def test_of_a_house_in_a_village_nothing_is_told_that_only_the_rest_of_the_turn_brings(key: str, is_told: bool) -> None:
    """Only journeys of others pay for it (5); in the architect's city it counts (6)."""
    (watched,) = (each for each in WATCHING.watched if each.key == key)
    assert [watched.is_of(move) for move in (Found(village("alwar")), BuildHouse(village("alwar"), False))] == [
        is_told,
        is_told,
    ]
    assert watched.is_of(BuildHouse(place("agra"), False)) and watched.is_of(BuildPalace(0))


def test_a_journey_to_a_palace_says_when_its_city_is_scored_once_the_governor_has_gone_down() -> None:
    """It said round 5 of a city that the same plan made the one after the next, Delhi being the next."""
    state, road = turn("palace", "governors"), next(road for road, city in ROADS_AT[AGRA] if city == VARANASI)
    journey, built = Travel((road,)), BuildPalace(0)
    assert told(state, journey, built, LowerGovernor(VARANASI), END)["palace"]["round"] == 3
    assert told(state, journey, built, END)["palace"]["round"] == 5
    state.public.is_last = True
    assert told(state, journey, built, END)["palace_only"] == {"city": VARANASI}
