"""The picture: everything has its place, is touched, carried and read, and shows nobody more than they may know."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pygame
import pytest

from game.boxes.ys.rules import RULES, components, moves
from game.boxes.ys.rules.events import GemTaken
from game.boxes.ys.rules.moves import ChooseColour, TakeGem
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AskForCards, AwaitQuote, EndTurn, Task
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import items, zones
from game.boxes.ys.table.items import card_item, place_item, quote_item, screen_item
from game.boxes.ys.table.standings import Sum, standing
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item, Selection
from tests.boxes import looking, tables
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, FOUR, GAMES, SMALL, areas, crowded, pixels, pointed, spot, table
from tests.boxes.ys.positions import (
    BLUE,
    RED,
    WHITE,
    after,
    before_counting,
    card,
    counted,
    counting,
    events,
    fleet,
    go_on,
    holding,
    opening,
    placing,
    play,
)
from tests.contract.tables import Table

USUAL = AREAS_OF_WINDOWS[0]
SOME_GAMES = pytest.mark.parametrize("setting", [GAMES[0], GAMES[3]], ids=str)
"""With the neutral player, and with everything that can be kept secret."""


# ---------------------------------------------------------------------- layout
def test_players_sit_in_player_order_and_the_neutral_one_last() -> None:
    """Whose order card is lower places first (3)."""
    for seats, order in ((4, (3, 1, 4, 2)), (2, (2, 1))):
        view = RULES.view(placing(seats, order), None)
        parts = looking.parts_of(table(seats), view, USUAL)
        rows = sorted((box.y, name) for name, box in parts.items() if name.startswith("seat:"))
        in_order = sorted(range(seats), key=lambda seat: order[seat])
        assert [name for _, name in rows] == [f"seat:{party}" for party in (*in_order, *([2] if seats == 2 else []))]


@pytest.mark.parametrize("window", AREAS_OF_WINDOWS)
def test_gems_of_a_ship_fly_to_whoever_took_them(window: Box) -> None:
    """The first of the ranking takes two gems, the second one; equal ones are told apart by their number alone (3)."""
    brokers = {"1 port": [(0, 4), (1, 3)]}
    before, _ = counted(brokers=brokers, ships=[(BLUE, BLUE, RED)])
    state, told = counted(TakeGem(BLUE, BLUE), TakeGem(BLUE, BLUE), brokers=brokers, ships=[(BLUE, BLUE, RED)])
    takers = [event.party for event in events(told, GemTaken)]
    assert sorted(takers) == sorted(landings(before, state, told, "gem", window)) and len(takers) >= 2


@pytest.mark.parametrize("window", AREAS_OF_WINDOWS)
def test_gems_of_rows_fly_to_whoever_won_them_and_those_of_nobody_to_no_one(window: Box) -> None:
    """A white one flies before its winner has chosen what it becomes; where nobody stands, the bank has the gem (3)."""
    stalls = (WHITE, BLUE, RED)
    before, _ = counted(brokers={"1 port": [(0, 4)]}, ships=[(BLUE, BLUE, RED)], stalls=stalls)
    brokers = {"row 1 blue": [(2, 4)], "row 3 red": [(3, 1)]}
    at_white, first = counted(brokers=brokers, stalls=stalls)
    assert landings(before, at_white, first, "stall", window) == [2]
    after_white, then = play(at_white, ChooseColour(RED))
    assert landings(at_white, after_white, then, "stall", window) == [3]


def landings(before: State, after: State, told: Sequence[Any], kind: str, window: Box) -> list[int]:
    """Returns before whom gems come down that went from the board between two states."""
    shown, view = table(4), RULES.view(after, None)
    lying = shown.layout(RULES.view(before, None), window, Selection())
    gone = [item for item in lying if item.kind == kind and item not in shown.layout(view, window, Selection())]
    flown, rows = shown.exits(view, window, Selection(), gone, told), shown.plan(view, window, Selection()).rows
    return [next(i for i, row in enumerate(rows) if row.holds(at.box.cx, at.box.cy)) for at in flown.values()]


@SOME_GAMES
def test_every_target_keeps_twenty_four_pixels_in_small_windows_and_own_brokers_never_hide_each_other(
    setting: Table,
) -> None:
    """Brokers in the city are the only smaller ones, but for own ones that make room for the Spy's looks."""
    shown = table(setting.seats)
    canvas = looking.ui(SMALL).begin(shown.minimum)
    for moment in tables.decisions(setting, 30):
        view, selection = RULES.view(moment.state, moment.seat), tables.picked(setting, moment.state, moment.seat)
        for item, pose in shown.layout(view, USUAL, selection).items():
            if item in selection.open:
                rect, least = canvas.rect(pose.box), {"broker": 20, "column": 23, "front": 23}.get(item.kind, 24)
                assert min(rect.size) >= least, (item, rect)
        for window in (USUAL, areas(shown)[-1]):
            lying = shown.layout(view, window, Selection())
            own = [pose.box for item, pose in lying.items() if item.kind in ("screen", "neutral")]
            k = 1 if window == USUAL or not moment.state.public.effect(components.SPY) else 0.69
            assert all(box.w >= 40 * k for box in own)
            assert all(abs(a.x - b.x) >= 38 * k or abs(a.y - b.y) >= 44 * k for a, b in combinations(own, 2))


def test_a_chosen_broker_is_not_covered_by_its_like() -> None:
    state = opening(4)
    equal = [screen_item(4, copy) for copy in (0, 1)]
    for chosen in equal:
        selection = tables.picked(FOUR, state, Seat(0), [chosen])
        lying = table(4).layout(RULES.view(state, Seat(0)), USUAL, selection)
        far, near = sorted(equal, key=lambda item: lying[item].box.y)
        assert chosen in selection.touched and lying[far].z < lying[near].z, chosen


# ---------------------------------------------------------------------- touches
@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_an_area_is_touched_everywhere_on_its_ground_and_nowhere_else(size: tuple[int, int]) -> None:
    state, shown, on = placing(4), table(4), looking.ui(size)
    pointed(shown, state, Seat(0), tables.picked(FOUR, state, Seat(0), [items.screen_item(4, 0)]), on)
    view, window = RULES.view(state, Seat(0)), Box(0, 88, on.canvas.w, on.canvas.h - 88)
    lying = shown.layout(view, window, Selection())
    medals = [pose.box for item, pose in lying.items() if item.kind == "shown"]

    def touched(away: float, turn: float) -> str | None:
        """Returns what is touched so far from the middle of the city ("" on a character)."""
        x, y = spot(shown, view, window, ground.around_centre(away, turn))
        node = on.at((on.canvas.px(x), on.canvas.px(y)))
        if any(box.holds(x, y) for box in medals):
            return ""
        return node.name if node is not None else None

    for quarter, (kind, (inner, outer)) in product(range(components.QUARTERS), ground.RINGS.items()):
        aims = product((inner + 10, (inner + outer) / 2, outer - 10), (-30, -12, 0, 12, 30))
        found = Counter(touched(away, ground.QUARTER_ANGLE[quarter] + turn) for away, turn in aims)
        assert found.keys() <= {"", str(items.place_item(components.area(quarter, kind)))} and found[""] < 6, found
    assert touched(250, 0) is None, "in a canal"


def test_characters_in_the_palaces_can_be_pointed_at_while_brokers_are_placed() -> None:
    state, shown, on = placing(4), table(4), looking.ui()
    state.public.shown = (card("king"), card("spy"), card("queen"), card("banker"))
    selection = tables.picked(FOUR, state, Seat(0), [items.screen_item(4, 0)])
    nodes = pointed(shown, state, Seat(0), selection, on)
    medal = nodes[str(items.shown_item(1, card("spy")))]
    assert on.at(medal.rect.center) is medal


@pytest.mark.parametrize("name", ["queen", "captain"])
def test_a_quarter_is_touched_anywhere_once_a_character_asks_for_one(name: str) -> None:
    state, shown, on = holding(placing(4), 0, "queen"), table(4), looking.ui()
    touched = [items.card_item(card(name))] if name == "queen" else []
    selection = tables.picked(FOUR, state, Seat(0), touched)
    pointed(shown, state, Seat(0), selection, on)
    window, point = Box(0, 88, on.canvas.w, on.canvas.h - 88), ground.around_centre(340, ground.QUARTER_ANGLE[2] + 20)
    x, y = spot(shown, RULES.view(state, Seat(0)), window, point)
    node = on.at((on.canvas.px(x), on.canvas.px(y)))
    assert node is not None and node.name == str(
        items.quarter_item(2) if touched else items.place_item(components.area(2, 0))
    )


# ---------------------------------------------------------------------- choices
def test_how_a_broker_lies_is_asked_only_where_both_ways_are_open() -> None:
    """A pair is one face up and one face down, in either order (3)."""
    state, shown = placing(4), table(4)
    assert items.DOWN in shown.layout(RULES.view(state, Seat(0)), USUAL, Selection())
    one = after(state, moves.Place(from_front=False, is_up=True, value=4, place=0))
    assert items.DOWN not in shown.layout(RULES.view(one, Seat(0)), USUAL, Selection())
    assert items.DOWN not in shown.layout(RULES.view(state, Seat(1)), USUAL, Selection())
    assert items.DOWN not in shown.layout(RULES.view(placing(4, all_open=True), Seat(0)), USUAL, Selection())


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_colours_and_the_ways_of_quotations_lie_there_only_when_they_are_asked_for(setting: Table) -> None:
    for moment in tables.decisions(setting, 24):
        task = moment.state.public.task
        lying = table(setting.seats).layout(RULES.view(moment.state, moment.seat), USUAL, Selection())
        assert any(item.kind == "colour" for item in lying) == (task == "colour")
        assert any(item.kind == "quote" for item in lying) == (task == "quote")
        assert (items.PASS in lying) == (task in ("ask", "look"))


def test_the_spy_finds_brokers_of_the_throne_room_large_enough() -> None:
    """With King's Favour he may look there too (6, 7)."""
    state = holding(placing(4, favour=True), 0, "spy")
    state.public.throne, state.hidden = ((90,), (91,), (92,), ()), ((90, 4), (91, 0), (92, 3))
    state = after(state, moves.Play(card("spy"), ()))
    looks = [move.tag for move in RULES.legal(state, Seat(0)) if isinstance(move, moves.Look)]
    lying = table(4).layout(RULES.view(state, Seat(0)), USUAL, Selection())
    assert looks == [91, 92] and all(lying[items.broker_item(tag)].box.w >= 44 for tag in looks)


# ---------------------------------------------------------------------- what is known
def test_sums_tell_what_is_in_sight_and_how_much_is_hidden() -> None:
    assert [Sum(4).told, Sum(4, 1).told, Sum(4, 2).told, Sum(4, 3).told] == ["4", "4+?", "4+??", "4+3?"]
    assert [Sum(0, 1).told, Sum(0, 0).told, Sum(7, 3).short] == ["?", "0", "7+?"]
    state = counting(3, {"1 port": [(0, 4), (0, 3), (1, 2)]})
    state.public.brokers = (replace(state.public.brokers[0], value=4), *state.public.brokers[1:])
    of = state.public.brokers
    assert standing(RULES.view(state, None), of) == {0: Sum(4, 1, 2), 1: Sum(0, 1, 1)}
    assert standing(RULES.view(state, Seat(0)), of) == {0: Sum(7, 0, 2), 1: Sum(0, 1, 1)}
    marked = tuple(replace(broker, marked=True) for broker in of)
    assert standing(RULES.view(state, None), marked) == {0: Sum(10, 0, 2), 1: Sum(5, 0, 1)}


@pytest.mark.painted
def test_a_face_down_broker_shows_its_value_to_its_owner_and_to_a_spy_only() -> None:
    """Its owner sees his own, the Spy what he looked at (5, 6)."""
    shown = table(3)
    one = counting(3, {"1 port": [(0, 4)]})
    one.public.task, one.public.agenda = Task.ASK, (AskForCards(Seat(0), components.START_COUNTING), *one.public.agenda)
    two = one.copy()
    two.hidden = tuple((tag, 1) for tag, _ in one.hidden)

    def differs(viewer: int | None) -> bool:
        seat = None if viewer is None else Seat(viewer)
        return pixels(shown, RULES.view(one, seat), Selection()) != pixels(shown, RULES.view(two, seat), Selection())

    assert [differs(viewer) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    for state in (one, two):
        state.known = ((Seat(1), state.public.brokers[0].tag),)
    assert [differs(viewer) for viewer in (0, 1, 2, None)] == [True, True, False, False]


@pytest.mark.painted
def test_the_soldiers_mark_the_queens_quarter_and_the_merchant_are_seen() -> None:
    shown = table(4)

    def seen(change: Any) -> bytes:
        state = crowded(4)
        change(state)
        return pixels(shown, RULES.view(state, None), Selection())

    def mark(state: State) -> None:
        first, *rest = state.public.brokers
        state.public.brokers = (replace(first, marked=True), *rest)

    def effects(name: str) -> Any:
        def change(state: State) -> None:
            state.public.effects = counting(4, effects=[(name, 1)]).public.effects

        return change

    plain = seen(lambda state: None)
    assert all(seen(change) != plain for change in (mark, effects("queen"), effects("merchant"), effects("intriguer")))


@pytest.mark.painted
def test_the_broker_to_be_placed_is_shown_where_it_would_stand() -> None:
    state, shown = placing(4), table(4)
    selection = tables.picked(FOUR, state, Seat(0), [items.screen_item(4, 0)])
    view = RULES.view(state, Seat(0))
    up, down = selection, tables.picked(FOUR, state, Seat(0), [items.screen_item(4, 0), items.DOWN])
    place = zones.brokers(shown.plan(view, Box(0, 88, 1843.2, 992), selection), components.area(1, 0), 1)[0]

    def seen(selection: Selection, hover: Item | None) -> bytes:
        on = looking.ui()
        looking.draw(shown, view, replace(selection, hover=hover), on)
        return pygame.image.tobytes(on.surface.subsurface(on.canvas.rect(place.centred(30, 30))), "RGB")

    over = items.place_item(components.area(1, 0))
    assert len({seen(up, None), seen(up, over), seen(down, over)}) == 3


# ---------------------------------------------------------------------- legibility
@pytest.mark.painted
@pytest.mark.parametrize("language", ["hu", "de"])
def test_a_full_hand_and_what_a_character_asks_for_can_be_read(language: str) -> None:
    shown, on = table(4, language), looking.ui(SMALL, language)
    names = ("alchemist", "banker", "captain", "jeweler", "merchant", "soldier", "spy")
    for number in range(1, len(names) + 1):
        state = holding(placing(4), 0, *names[:number])
        fleet(
            state,
            (components.BLUE, components.YELLOW, components.WHITE),
            (components.GREEN, components.RED, components.BLUE),
            (components.YELLOW, components.BLUE, components.GREEN),
            (components.RED, components.WHITE, components.YELLOW),
        )
        assert looking.faults(looking.draw(shown, RULES.view(state, Seat(0)), Selection(viewer=Seat(0)), on)) == []
        lying = shown.layout(RULES.view(state, Seat(0)), USUAL, Selection())
        cards = [lying[items.card_item(card(name))] for name in names[:number]]
        assert not any(looking.overlap(a, b) for a, b in combinations(cards, 2))
        assert min(min(pose.box.w, pose.box.h) for pose in cards) >= 44


@pytest.mark.painted
def test_colours_are_laid_out_twice_for_the_jeweler() -> None:
    """Two gems of choice, which may be alike (6)."""
    state = counting(4)
    state.public.agenda = (EndTurn(),)
    before_counting(state, "jeweler", window=components.END_COUNTING)
    selection = tables.picked(FOUR, state, Seat(0), [items.card_item(card("jeweler"))])
    assert sum(item.kind == "colour" for item in selection.open) == 8
    assert looking.faults(looking.draw(table(4), RULES.view(state, Seat(0)), selection, looking.ui(SMALL))) == []


def test_brokers_in_front_and_behind_are_told_for_everybody() -> None:
    state = placing(3)
    lying = table(3).layout(RULES.view(state, None), USUAL, Selection())
    assert {items.front_item(seat, value, 0) for seat in range(3) for value in (0, 1)} <= set(lying)
    assert not any(item.kind in ("screen", "card", "owned") for item in lying)


# ---------------------------------------------------------------------- carrying


def hand(state: State) -> tables.Hand:
    return tables.Hand(table(state.public.seats), RULES, state, Seat(0), USUAL)


def test_a_quotation_is_carried_to_its_track() -> None:
    state = counting(3, {"row 2 blue": [(0, 4)]})
    state.public.agenda = (AwaitQuote(Seat(0)), EndTurn())
    go_on(state)
    held, quote = hand(state), quote_item(1, 1)
    assert held.lift(quote)
    assert looking.parts_of(table(3), held.view, USUAL)["values"] in [drop.box for drop in held.drops(quote)]


@pytest.mark.parametrize("name", ["queen", "bishop", "conjurer"])
def test_a_character_is_carried_to_what_it_is_aimed_at_or_to_its_player(name: str) -> None:
    held, item, made = hand(holding(placing(4), 0, name)), card_item(card(name)), set[object]()
    assert held.lift(item)
    start = held.picker.choice
    for drop in held.drops(item):
        held.picker.restore(start)
        held.drop(drop)
        made.add(held.picker.move)
    assert made - {None} == {move for move in held.picker.moves if isinstance(move, moves.Play)}


def test_a_broker_is_let_go_anywhere_on_the_ground_of_an_area() -> None:
    held, broker = hand(placing(4)), screen_item(4, 0)
    assert held.lift(broker)
    drops = held.drops(broker)
    for quarter in range(4):
        for kind, (inner, outer) in ground.RINGS.items():
            for turn in (-25, 0, 25):
                point = ground.around_centre((inner + outer) / 2, ground.QUARTER_ANGLE[quarter] + turn)
                x, y = spot(table(4), held.view, held.area, point)
                here = {drop.items for drop in drops if drop.box.holds(x, y)}
                assert here == {(place_item(components.area(quarter, kind)),)}
