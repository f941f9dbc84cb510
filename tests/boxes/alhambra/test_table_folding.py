"""Panels that are folded where letters are large, and the own Alhambra brought nearer."""

from dataclasses import replace

import pygame
import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.plan import OTHERS
from game.boxes.alhambra_family.table.items import MONEY_DECK
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.selection import Selection
from game.tabletop.zoom import Zoom
from tests.boxes.alhambra.speaking import TILE, table
from tests.boxes.alhambra.test_table_picture import AREAS, own_turn, picked
from tests.boxes.looking import draw, ui

pytestmark = pytest.mark.painted

FOLDED = Box(0, 88, 1280, 632)


# ---------------------------------------------------------------------- folded
def test_in_the_usual_letters_nothing_is_folded() -> None:
    (state, seat), shown = own_turn(4), table(4)
    for area in AREAS:
        assert not shown.plan(RULES.view(state, seat), area, Selection()).tabs


def test_another_alhambra_is_brought_to_the_front_from_the_panel_of_all() -> None:
    (state, seat), shown, on = own_turn(3), table(3), ui((1280, 720), scale=2.0)
    asked, brought = list[str](), list[Seat | None]()
    selection = Selection(actor=seat, viewer=seat, unfolded=OTHERS, unfold=asked.append, bring=brought.append)
    draw(shown, RULES.view(state, seat), selection, on)
    node = on.find("table:plot:2")
    assert node is not None and node.act
    node.act()
    assert (brought, asked) == ([Seat(2)], [""])


def test_what_is_folded_does_not_lie_on_the_table() -> None:
    (state, seat), shown = own_turn(3), table(3)
    view = RULES.view(state, seat)
    lying = shown.layout(view, FOLDED, Selection())
    theirs = [tile for tile in dict(state.boards[1]).values() if tile != FOUNTAIN]
    assert MONEY_DECK not in lying and not {TILE[tile] for tile in theirs} & lying.keys()
    assert items.fountain(0) in lying and items.fountain(1) not in lying
    tab = shown.plan(view, FOLDED, Selection()).tabs[OTHERS]
    gone = shown.exits(view, FOLDED, [TILE[theirs[0]]])[TILE[theirs[0]]]
    assert tab.holds(gone.box.cx, gone.box.cy), "a tile that another builds goes to the tab"


# ---------------------------------------------------------------------- nearer
def near(state: State, seat: Seat) -> tuple[Selection, Selection]:
    selection = picked(table(3), state, seat, AREAS[1])
    return selection, replace(selection, zoom=Zoom(2.0, 0.5, 0.5))


def test_nearer_it_is_painted_within_its_land() -> None:
    (state, seat), shown, on = own_turn(3), table(3), ui((1280, 720))
    view, (usual, nearer) = RULES.view(state, seat), near(state, seat)
    pictures = []
    for selection in (usual, nearer):
        canvas = on.begin(shown.minimum)
        canvas.s.fill("#2A1230")
        shown.paint(on, view, Box(0, 88, canvas.w, canvas.h - 88), selection)
        on.end()
        pictures.append(on.surface.copy())
    board = on.canvas.rect(shown.board(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), usual).grown(6))
    for picture in pictures:
        picture.fill("black", board)
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
