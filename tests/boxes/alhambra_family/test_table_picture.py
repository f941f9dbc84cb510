"""The picture of both tables: everything has its place, can be read, and shows nobody more than they may know."""

from itertools import combinations
from typing import Any

import pytest

from game.boxes.alhambra.table.plan import DECK, MAJORITIES
from game.boxes.alhambra_family.table.items import cards_among, money
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra.positions import cards
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.alhambra_family.tables import decisions, met, picked, table
from tests.boxes.looking import AREA, Luck, draw, faults, overlap, picture, ui, walked, words

pytestmark = pytest.mark.painted

WINDOWS = [
    (2, (1024, 600), 1.0),
    (3, (1280, 720), 2.0),
    (4, (1024, 768), 1.5),
    (5, (1280, 720), 1.0),
    (6, (1024, 600), 1.0),
    (6, (1024, 600), 2.0),
]
"""Seats, pixels and the size of letters."""


def areas(shown: Any) -> list[Box]:
    sizes = ((1728, 1080), (1920, 1080), (1843, 1080), (1728, 1296), shown.minimum)
    return [Box(0, 88, w, h - 88) for w, h in sizes]


def panels(game: Game, view: Any, area: Box) -> list[Box]:
    """Returns the panels of a table, tabs among them."""
    zones = table(game, view.seats).plan(view, area, Selection())
    boxes = [zones.money, zones.hand, zones.action, zones.log, *([zones.strip] if zones.strip else [])]
    if not game.is_tiles:
        boxes += [zones.yard, *(box for _, box in zones.tabs)]
        return boxes + ([] if zones.is_folded else [zones.deck, zones.scoreboard.box])
    boxes += [zones.market, *zones.tabs.values(), *([zones.falcons] if zones.falcons else [])]
    boxes += [zones.scoreboard.box] if MAJORITIES not in zones.tabs else []
    boxes += [zones.deck] if DECK not in zones.tabs else []
    return boxes + [plot.box for plot in zones.plots if not plot.is_folded]


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whatever_a_move_needs_lies_inside_the_table_and_no_panel_on_another(game: Game, seats: int) -> None:
    shown = table(game, seats)
    for state, seat in decisions(game, seats, 3):
        for viewer in (None, seat):
            view = game.rules.view(state, viewer)
            for area in areas(shown):
                lying = shown.layout(view, area, Selection())
                for item, pose in lying.items():
                    box = pose.box
                    assert box.x >= area.x and box.y >= area.y - 1, item
                    assert box.right <= area.right and box.bottom <= area.bottom, item
                boxes = panels(game, view, area)
                assert all(box.w >= 44 and box.h >= 44 for box in boxes)
                assert not any(overlap(Pose(a), Pose(b)) for a, b in combinations(boxes, 2))
        assert {item for move in game.legal(state) for item in shown.clicks(view, move)} <= lying.keys()


# ---------------------------------------------------------------------- secrets
@BOTH
def test_hidden_hands_leave_no_trace_in_the_picture(game: Game) -> None:
    """For an onlooker and, by turns, for whoever decides but does not remember what the others took."""
    rules, shown, others = game.rules, table(game, 3), 0
    for number, (state, seat) in enumerate(decisions(game, 3, 9)[2::4]):
        viewer = seat if number % 2 else None
        view = rules.forget(rules.view(state, viewer))
        world = rules.imagine(view, Luck(1))
        others += world.hands != state.hands
        assert picture(shown, view) == picture(shown, rules.forget(rules.view(world, viewer)))
    assert others > 1


@BOTH
def test_who_remembers_sees_the_same_picture_as_who_forgets(game: Game) -> None:
    state, seat = decisions(game, 3)[4]
    view = game.rules.view(state, seat)
    assert picture(table(game, 3), view) == picture(table(game, 3), game.rules.forget(view))


@BOTH
def test_hidden_cards_are_named_by_their_place_only(game: Game) -> None:
    state = game.position([cards("denar 5"), cards("florin 9"), ()])
    lying = table(game, 3).layout(game.rules.view(state, None), AREA, Selection())
    assert not {money(card) for hand in state.hands for card in hand} & lying.keys()
    assert Item("back", (0, 0)) in lying and {*cards_among(lying)} == {*state.display}


# ---------------------------------------------------------------------- legibility
def unreadable(game: Game, seats: int, size: tuple[int, int], scale: float, language: str) -> list[str]:
    """Returns what cannot be read in some positions, seen by an onlooker and by whoever decides by turns."""
    shown, on = table(game, seats, language), ui(size, language, scale)
    found: list[str] = []
    for number, (state, seat) in enumerate(decisions(game, seats)[:: 7 if game.is_tiles else 4]):
        viewer, selection = (seat, picked(game, state)) if number % 2 else (None, Selection())
        found += faults(draw(shown, game.rules.view(state, viewer), selection, on))
    over, _ = met(game, seats)[-1]
    return found + faults(draw(shown, game.rules.view(over, Seat(0)), Selection(viewer=Seat(0)), on))


def unread_steps(game: Game, seats: int, language: str) -> list[tuple[str, int, list[str]]]:
    """Returns the steps of walks that cannot be read."""
    shown, on = table(game, seats, language), ui((1024, 600), language)
    return [step for _, beat in met(game, seats) for step in walked(shown, beat, on) if step[2]]


@BOTH
@pytest.mark.parametrize(("seats", "size", "scale"), WINDOWS)
def test_every_text_can_be_read(game: Game, seats: int, size: tuple[int, int], scale: float) -> None:
    """In Hungarian; in every language in tests/marathon."""
    assert unreadable(game, seats, size, scale, "hu") == []


@BOTH
@pytest.mark.parametrize("seats", [2, 6])
def test_each_step_of_every_walk_can_be_read(game: Game, seats: int) -> None:
    assert unread_steps(game, seats, "hu") == []


@BOTH
def test_who_the_imaginary_third_player_is_stands_on_the_table_for_two(game: Game) -> None:
    state = decisions(game, 2)[3][0]
    marks = draw(table(game, 2), game.rules.view(state, None), Selection(), ui((1920, 1080)))
    assert any(words()("common.third_player") in mark.text for mark in marks)
