"""Zoom: a board fills its box however near it is, and what a hand holds stays under the hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.paint.box import Box
from game.tabletop.zoom import MOST, WHOLE, Zoom

BOARD = Box(100, 50, 800, 600)
zooms = st.builds(Zoom, st.floats(1, MOST), st.floats(-0.5, 1.5), st.floats(-0.5, 1.5))
points = st.tuples(st.floats(BOARD.x, BOARD.right), st.floats(BOARD.y, BOARD.bottom))


def test_the_whole_board_lies_where_it_always_does() -> None:
    assert WHOLE.over(BOARD).box(BOARD) == BOARD


@given(zooms)
def test_a_board_fills_its_box_however_near_it_is(zoom: Zoom) -> None:
    shown = zoom.over(BOARD).box(BOARD)
    assert shown.x <= BOARD.x + 1e-6 and shown.right >= BOARD.right - 1e-6
    assert shown.y <= BOARD.y + 1e-6 and shown.bottom >= BOARD.bottom - 1e-6


@given(st.floats(1, MOST), points)
def test_what_is_under_the_hand_stays_there_while_the_board_comes_nearer(times: float, at: tuple[float, float]) -> None:
    zoom = WHOLE.held(BOARD, times, at, at)
    assert zoom.over(BOARD).at(at) == pytest.approx(at, abs=1e-6)


def test_a_hand_moves_the_board_as_far_as_its_edges_allow() -> None:
    near = Zoom(2)
    middle = (BOARD.cx, BOARD.cy)
    moved = near.held(BOARD, 1, middle, (BOARD.cx + 50, BOARD.cy - 20))
    assert moved.over(BOARD).at(middle) == pytest.approx((BOARD.cx + 50, BOARD.cy - 20))
    far = near.held(BOARD, 1, middle, (BOARD.cx + 9000, BOARD.cy))
    assert far.over(BOARD).at((BOARD.x, BOARD.cy)) == pytest.approx((BOARD.x, BOARD.cy))
    back = far.held(BOARD, 1, middle, (BOARD.cx - 10, BOARD.cy))
    assert back.over(BOARD).x == pytest.approx(far.over(BOARD).x - 10), "nothing to make up for first"


@given(zooms, points)
def test_what_has_the_focus_comes_into_sight(zoom: Zoom, at: tuple[float, float]) -> None:
    x, y = zoom.over(BOARD).at(at)
    box = Box(x - 20, y - 20, 40, 40)
    shown = zoom.showing(BOARD, box)
    place = shown.over(BOARD).at(zoom.over(BOARD).back((box.cx, box.cy)))
    assert BOARD.grown(1e-6).holds(*place)


def test_a_part_of_the_board_is_brought_as_near_as_it_fits() -> None:
    part = Box(500, 350, 200, 100)
    shown = WHOLE.on(BOARD, part)
    assert shown.k == 4
    assert (shown.over(BOARD).box(part).cx, shown.over(BOARD).box(part).cy) == pytest.approx((BOARD.cx, BOARD.cy))


def test_a_way_between_two_zooms_begins_and_ends_at_them() -> None:
    goal = Zoom(4, 0.2, 0.8)
    assert WHOLE.towards(goal, 0) == WHOLE
    assert WHOLE.towards(goal, 1) == goal
    assert WHOLE.towards(goal, 0.5).k == pytest.approx(2)
