"""The algebra of boxes, and panels in them."""

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.paint import box, lettering, palette, panels
from game.paint.box import Box, Viewport, bounds
from game.paint.canvas import Canvas
from game.widgets.tips import framed

pytestmark = pytest.mark.painted

sides = st.floats(1, 4000)
spots = st.floats(-2000, 2000)
boxes = st.builds(Box, spots, spots, sides, sides)
shares = st.floats(0, 1)


def close(one: Box, other: Box) -> bool:
    return (one.x, one.y, one.w, one.h) == pytest.approx((other.x, other.y, other.w, other.h), abs=1e-6)


def inside(part: Box, whole: Box) -> bool:
    return (
        part.x >= whole.x - 1e-6
        and part.y >= whole.y - 1e-6
        and part.right <= whole.right + 1e-6
        and part.bottom <= whole.bottom + 1e-6
    )


@settings(deadline=None)
@given(boxes, shares, shares)
def test_what_is_cut_off_and_what_is_left_make_the_whole(box: Box, share: float, gap: float) -> None:
    gap *= 1 - share
    for cut, rest in (
        box.cut_left(box.w * share, box.w * gap),
        box.cut_right(box.w * share, box.w * gap),
        box.cut_top(box.h * share, box.h * gap),
        box.cut_bottom(box.h * share, box.h * gap),
    ):
        assert close(bounds([cut, rest]), box)


@settings(deadline=None)
@given(boxes, st.integers(1, 9), st.integers(1, 9))
def test_columns_rows_and_grids_fill_their_box(box: Box, columns: int, rows: int) -> None:
    assert close(bounds(box.columns(columns)), box) and len(box.columns(columns)) == columns
    assert close(bounds(box.rows(rows, gap=0.5 * box.h / rows)), box) and len(box.rows(rows)) == rows
    cells = box.grid(columns, rows)
    assert close(bounds(cells), box) and len(cells) == columns * rows
    assert cells[0].x == box.x and cells[0].y == box.y


@settings(deadline=None)
@given(boxes, st.floats(0.2, 5))
def test_a_fitting_box_has_its_shape_and_touches_two_sides(box: Box, shape: float) -> None:
    fitted = box.fit(shape)
    assert fitted.h == pytest.approx(fitted.w * shape)
    assert inside(fitted, box)
    assert fitted.w == pytest.approx(box.w) or fitted.h == pytest.approx(box.h)


@settings(deadline=None)
@given(boxes, shares)
def test_growing_and_insetting_keep_the_middle(box: Box, by: float) -> None:
    for other in (box.grown(by), box.inset(by, by / 2), box.scaled(1 + by), box.centred(by, by)):
        assert (other.cx, other.cy) == pytest.approx((box.cx, box.cy), abs=1e-6)


def test_parts_bands_lines_and_piles() -> None:
    box = Box(10, 20, 100, 50)
    assert box.part(0.5, 0, 0.5, 1) == Box(60, 20, 50, 50)
    assert box.band(10, 5) == Box(10, 30, 100, 5)
    assert box.trimmed(left=1, top=2, right=3, bottom=4) == Box(11, 22, 96, 44)
    assert box.at(0, 0) == Box(0, 0, 100, 50)
    assert box.line(2, 30, 10) == (Box(25, 20, 30, 50), Box(65, 20, 30, 50))
    assert box.pile(2, 10, 5) == (Box(10, 20, 100, 10), Box(10, 35, 100, 10))


@given(spots, spots, spots, spots)
def test_a_viewport_finds_back(left: float, top: float, x: float, y: float) -> None:
    shown = Viewport(left, top, 2.5)
    assert shown.back(shown.at((x, y))) == pytest.approx((x, y), abs=1e-4, rel=1e-6)


def test_a_viewport_shows_boxes_and_is_shown_by_another() -> None:
    shown = Viewport(-1000, -500, 10)
    assert shown.box(Box(100, 50, 40, 20)) == Box(0, 0, 400, 200)
    again = shown.then(Viewport(7, 9, 2))
    assert again.at((120, 60)) == (7 + 200 * 2, 9 + 100 * 2)


@pytest.mark.parametrize("cover", [panels.panel, panels.sheet])
def test_no_edge_goes_around_letters_below_a_card(cover: Callable[[Canvas, box.Box], None]) -> None:
    pygame.init()
    canvas = Canvas(pygame.display.set_mode((1280, 720)), is_high_contrast=True)
    lettering.text(canvas, "Florin", 300, 300, 40, palette.INK)
    (letters,) = canvas.letters
    control = letters.move(letters.w // 2, 0)
    assert framed(control, canvas.letters) != control
    cover(canvas, box.Box(200, 200, 600, 400))
    assert framed(control, canvas.letters) == control
    lettering.text(canvas, "Back", 300, 300, 40, palette.INK)
    assert len(canvas.letters) == 1


def test_the_focus_stands_out_from_any_ground() -> None:
    """4.5:1 by one of its rings: felt, walnut, brass and parchment lie behind what has it, and any picture."""
    rings = [(ring.r, ring.g, ring.b) for ring in (pygame.Color(colour) for _, colour, _ in panels.FOCUS_RINGS)]
    for shade in range(256):
        assert max(palette.contrast((shade, shade, shade), ring) for ring in rings) >= 4.5
