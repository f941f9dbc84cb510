"""What the table answers: why something cannot be touched (3, 6), what it is, and which page explains a moment."""

from dataclasses import replace
from typing import Any

import pytest

from game.boxes.ys.rules import RULES, components, moves, steps
from game.boxes.ys.rules.state import State
from game.boxes.ys.table import items
from game.boxes.ys.table.items import DOWN, broker_item, card_item, gem_item, owned_item, place_item, shown_item
from game.core.rules import Seat
from game.lessons.parsing import school
from game.tabletop.items import Item, Selection
from game.tabletop.passages import BOARD, SCORING, player
from game.tabletop.picker import Picker
from tests.boxes import looking, saying
from tests.boxes.ys.pictures import beat, table
from tests.boxes.ys.positions import after, at, before_counting, card, counting, go_on, holding, opening, placing, up
from tests.languages import shipped_languages


def reason(state: State, item: Item, seat: int = 0) -> str:
    """Returns why a seat cannot touch an item, "" where it may."""
    return table(state.public.seats).illegal_reason(RULES.view(state, Seat(seat)), Selection(), item)


def told(key: str, **values: object) -> str:
    return looking.words()(f"ys.refuse.{key}", **values)


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (items.screen_item(4, 0), None),
        (items.place_item(at("1 port")), None),
        (items.place_item(at("row 1 blue")), None),
        (items.DOWN, None),
        (items.front_item(0, 1, 0), "when_front"),
        (items.front_item(1, 1, 0), "not_yours"),
        (items.order_item(1), "when_order"),
        (items.shown_item(0, card("spy")), "in_palace"),
        (items.PASS, "when_pass"),
        (items.quote_item(0, 1), "when_quote"),
    ],
    ids=str,
)
def test_while_a_broker_is_placed(item: Item, expected: str | None) -> None:
    assert reason(placing(), item) == ("" if expected is None else told(expected))


def test_whose_turn_it_is_and_when_the_game_is_over() -> None:
    assert reason(placing(), items.screen_item(4, 0), seat=1) == told("turn", players=["Emma"])
    state = opening(2)
    state.public.task = steps.Task.OVER
    assert reason(state, items.screen_item(4, 0)) == told("over")


def test_a_taken_square_a_closed_quarter_and_one_out_of_play() -> None:
    state = after(placing(), up(3, "row 1 blue"))
    assert reason(state, items.place_item(at("row 1 blue"))) == told("taken")
    state = after(holding(placing(3, three_quarters=True), 0, "queen"), moves.Play(card("queen"), (1,)))
    assert reason(state, items.place_item(at("4 port"))) == told("not_in_play")
    for place in ("1 port", "1 palace"):
        is_up = place == "1 port"
        state = after(state, moves.Place(from_front=False, is_up=is_up, value=3, place=at(place)))
    assert reason(state, items.place_item(at("2 port")), seat=1) == told("closed")
    assert not reason(state, items.place_item(at("1 port")), seat=1)


def test_characters_at_another_window_of_this_turn_or_after_two() -> None:
    state = holding(placing(), 0, "banker", "bishop")
    assert not reason(state, items.card_item(card("bishop")))
    at_the_end = looking.words()("ys.window.end_counting")
    assert reason(state, items.card_item(card("banker"))) == told("other_window_at", window=at_the_end)
    state.public.played = (2, 0, 0, 0)
    assert reason(state, items.card_item(card("banker"))) == told("two_cards")
    assert reason(placing(), items.card_item(card("king"))) == told("next_turn")


def test_other_peoples_brokers_cannot_be_moved() -> None:
    state = before_counting(counting(4, {"1 port": [(0, 3)], "2 port": [(1, 3)]}), "herald")
    assert not reason(state, items.broker_item(0))
    assert reason(state, items.broker_item(1)) == told("not_yours")


def test_the_queens_own_player_is_told_that_her_quarter_is_closed_to_the_herald() -> None:
    """She keeps brokers as they are, her own player's too (6) [ruling]: not "not now" (finding 5)."""
    state = counting(4, {"1 port": [(0, 3)]}, effects=[("queen", 0)])
    state.public.effects = (replace(state.public.effects[0], number=1),)
    before_counting(state, "herald")
    assert not reason(state, items.place_item(at("3 port")))
    assert reason(state, items.place_item(at("2 port"))) == told("closed")


# ---------------------------------------------------------------------- what it is and is for
def explained(state: State, item: Any, seat: int = 0) -> str:
    return table(state.public.seats).explain(RULES.view(state, Seat(seat)), item, Selection())


def test_figures_come_from_the_position() -> None:
    """What an area pays now: the next black gem, 5 points with the Merchant, the character of the palace (3, 4, 6)."""
    state = placing()
    state.public.gems = ((0, 0, 0, 0, 3), *state.public.gems[1:])
    assert "adds 4 " in explained(state, place_item(at("1 port")))
    assert "gets 3 points" in explained(state, place_item(at("1 commerce")))
    state.public.shown = (card("spy"), *state.public.shown[1:])
    assert "the Spy" in explained(state, place_item(at("1 palace")))
    assert "8 at the end" in explained(state, owned_item(4))
    busy = counting(4, {"1 port": [(1, 3)]}, effects=[("merchant", 1)])
    assert "gets 5 points" in explained(busy, place_item(at("1 commerce")))


def test_a_hidden_broker_may_be_what_has_not_been_seen() -> None:
    """The values of others' hidden brokers are those that are nowhere in sight (5)."""
    state = counting(4, {"1 port": [(1, 3)]}, front=[(0, 0), (0, 0, 1, 1, 1, 2, 4, 4), (0, 0), (0, 0)])
    assert "worth 3 to 3" in explained(state, broker_item(0))
    assert "do not know" in explained(state, broker_item(0), seat=1)


def test_the_moment_of_a_character_is_told() -> None:
    state = holding(placing(), 0, "banker")
    assert "0 of at most 2" in explained(state, card_item(card("banker")))
    assert "next round" in explained(state, shown_item(0, card("banker")))
    assert "at once" in explained(state, shown_item(0, card("king")))


def test_a_gem_aboard_says_who_picks_it_and_what_it_is_worth() -> None:
    told = explained(placing(), gem_item(1, components.BLACK, 0))
    assert "highest sums in quarter 2" in told and "black" in told.lower()


def test_a_window_for_characters_leads_to_the_page_of_that_window() -> None:
    state = before_counting(counting(4, {"1 port": [(0, 3)]}), "herald")
    shown, view = table(4), RULES.view(state, Seat(0))
    assert shown.page(view, Selection()) == "counting_cards.title"
    assert shown.reason_page(view, Selection(), shown_item(0, card("king"))) == "characters.title"
    assert shown.page(RULES.view(placing(), Seat(0)), Selection()) == "placing.title"
    waiting = RULES.view(holding(placing(), 0, "banker"), Seat(0))
    assert shown.reason_page(waiting, Selection(), card_item(card("banker"))) == "counting_cards.title"


_BROKERS = {"row 2 blue": [(0, 3)], "row 3 red": [(1, 2), (0, 1)], "1 port": [(0, 4)]}


def read(name: str) -> list[str]:
    """Returns the lines of a part as the first seat reads it, in a counting with a blue gem for the second."""
    state = counting(3, _BROKERS)
    state.public.gems = (state.public.gems[0], (1, 0, 0, 0, 0), state.public.gems[2])
    passages = saying.speaker("ys", 3, "en").passages(RULES.view(state, Seat(0)))
    part = next(passage for passage in passages if passage.name == name)
    return [entry.text or str(entry.item) for row in part.rows for entry in row]


def test_the_market_is_told_row_by_row_and_as_a_whole() -> None:
    assert [line.partition(":")[0] for line in read(SCORING)] == [
        "Quarter 1",
        "Market row 2",
        "Market row 3",
        "Whole market",
    ]


def test_own_brokers_are_read_in_a_part_of_their_own() -> None:
    assert len(read(BOARD)) == sum(party == 0 for standing in _BROKERS.values() for party, _ in standing)


def test_what_gems_are_worth_is_read_of_whoever_has_some() -> None:
    assert read(player(1))[0].endswith("’s gems are now worth 24")
    assert not [line for line in read(player(0)) if "worth" in line]


@pytest.mark.parametrize("language", shipped_languages())
def test_a_broker_that_is_turned_over_before_it_is_chosen_is_asked_for(language: str) -> None:
    state, shown = placing(4), saying.speaker("ys", 4, language)
    seat = Seat(state.public.acting)
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    picker.choose([DOWN])
    selection = Selection(actor=seat, viewer=seat, touched=picker.touched, moves=picker.candidates, move=picker.move)
    assert not saying.faults(shown.preview(view, selection).title)


def test_no_question_cuts_the_brokers_it_speaks_of() -> None:
    """The middle of an area is lit only where a broker is to be placed; who stands there would be lit by half."""
    asking = [step for lesson in school("ys").lessons for step in lesson.steps if not step.allow]
    assert not [step for step in asking for name in step.point if name.startswith("item:area")]


def test_the_blue_cards_of_the_last_turn_are_told_once() -> None:
    state = placing(4)
    state.public.round, state.public.agenda = 3, (steps.BeginTurn(),)
    news = [line.text for line in saying.speaker("ys", 4, "en").narrate(beat(state, go_on(state)))]
    assert ["blue" in line.lower() for line in news[:3]] == [False, True, False], news[:3]
