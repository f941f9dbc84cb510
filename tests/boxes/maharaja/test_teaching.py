"""Pointing at anything on the table of Maharaja says what it is and what it is for."""

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.board import CITIES, VILLAGES
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.teaching.course import last_round, round_of
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.looking import AREA
from tests.boxes.maharaja.positions import (
    ADVANCED,
    AGRA,
    ALL,
    DELHI,
    FOUR,
    KHAJURAHO,
    LAHORE,
    opening,
    place,
    planning,
    table,
    turn,
)
from tests.boxes.tables import decisions, made, picked


def test_no_refusal_says_only_that_it_is_not_the_moment(language: str = "hu") -> None:
    empty = {table(4, language)._players.say(f"refuse.{key}") for key in ("not_now", "no_part")}
    """In random games with and without variants, in some of everything a turn can ask for."""
    for setting in (FOUR, ALL, ADVANCED):
        shown = made(setting, language)
        for moment in decisions(setting, 6):
            view, selection = RULES.view(moment.state, moment.seat), picked(setting, moment.state, moment.seat)
            told = {shown.illegal_reason(view, selection, item) for item in shown.layout(view, AREA, selection)}
            assert not told & empty


def test_what_waits_is_told_what_comes_first() -> None:
    shown = table(4)
    for state, told in ((planning(), "set the disc"), (opening(), "choose a character")):
        view = RULES.view(state, state.public.acting)
        assert told in shown.illegal_reason(view, Selection(), items.village(0))
    view = RULES.view(turn("gold", "quarry", houses={"lahore": [0]}), Seat(0))
    assert "“House”" in shown.illegal_reason(view, Selection(), items.village(0))
    assert "“Governors”" not in shown.illegal_reason(view, Selection(), items.village(0))


def test_figures_come_from_the_position() -> None:
    houses = {"kasur": [1, 2], "sirhind": [1, 1], "alwar": [0, 2], "lahore": [1, 1]}
    state = turn("house", "palace", houses=houses, held=(6, 2, 3, 4))
    shown, view = table(4), RULES.view(state, Seat(0))

    def told(item: Item) -> str:
        return shown.explain(view, item, Selection())

    assert "pay 2 gold" in told(items.village(place("kasur"))) and "No more" in told(items.village(place("kasur")))
    assert "Free to pass for Emma" in told(items.village(place("alwar")))
    assert "costs 2 gold" in told(items.city(LAHORE)) and "end of this round" in told(items.city(LAHORE))
    assert "round 2" in told(items.city(DELHI)) and "no house in" in told(items.city(DELHI))
    assert "costs 9 gold" in told(items.site(AGRA, 0)) and "3 points" in told(items.site(AGRA, 0))
    assert "2 points for Krzysztof" in told(items.house(place("lahore"), Seat(1)))
    assert "2 parts" in told(items.DONE)


def test_when_a_city_is_scored_follows_the_track() -> None:
    """Section 4: the lowest governor is next; section 7: round 10 is the last one, or a governor on box 10."""
    state = planning()
    assert round_of(state.public, LAHORE) == 1 and round_of(state.public, DELHI) == 2
    assert round_of(state.public, KHAJURAHO) == 7 and last_round(state.public) == 10
    state.public.round = 5
    assert round_of(state.public, KHAJURAHO) is None
    state.public.is_last = True
    assert last_round(state.public) == 5 and round_of(state.public, DELHI) is None
    assert len(VILLAGES) == 30 and len(CITIES) == 7
