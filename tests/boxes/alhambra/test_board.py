"""Building an Alhambra, one rule of section 4 after the other."""

from itertools import product

import pytest
from game.boxes.alhambra_family.rules.buildings import BUILDINGS

from game.boxes.alhambra.rules.board import (
    CENTRE,
    START,
    STEPS,
    at,
    cell,
    cells_for,
    placed,
    removable,
    removed,
    swappable,
    why_not,
    why_not_removed,
    why_not_swapped,
    xy,
)
from game.boxes.alhambra.rules.tiles import FOUNTAIN, WALLS
from tests.boxes.alhambra.boards import asked, drawn, walled

OPEN, ANOTHER = walled("", "garden"), walled("", "tower")
BLOCK = """
    F o o
    o o o
    o o o
    """


def test_cells_are_counted_from_the_fountain() -> None:
    assert xy(CENTRE) == (0, 0)
    assert [xy(CENTRE + step) for step in STEPS] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert all(xy(cell(x, y)) == (x, y) for x, y in product(range(-70, 71), repeat=2))


def test_an_alhambra_is_the_same_in_whatever_order_it_was_built() -> None:
    east, west = cell(1, 0), cell(-1, 0)
    one = placed(placed(START, east, OPEN), west, ANOTHER)
    assert one == placed(placed(START, west, ANOTHER), east, OPEN)
    assert at(one) == {west: ANOTHER, CENTRE: FOUNTAIN, east: OPEN}
    assert removed(one, east) == placed(START, west, ANOTHER)


def test_a_tile_joins_with_a_side_a_corner_is_not_enough() -> None:
    """Section 4.4, the source's fourth forbidden example."""
    assert why_not(START, OPEN, cell(1, 1)) == "no_join"
    assert why_not(START, OPEN, cell(2, 0)) == "no_join"
    assert why_not(START, OPEN, CENTRE) == "taken"
    assert [xy(where) for where in cells_for(START, OPEN)] == [(0, -1), (-1, 0), (1, 0), (0, 1)]


@pytest.mark.parametrize("tile", BUILDINGS)
def test_only_open_sides_touch_the_fountain(tile: int) -> None:
    """Section 4.2, the source's second forbidden example; section 1: the fountain has no walls."""
    walls = {CENTRE + step: WALLS[tile] >> (side ^ 2) & 1 for side, step in enumerate(STEPS)}
    assert {where: why_not(START, tile, where) for where in walls} == {
        where: "walls" if wall else None for where, wall in walls.items()
    }


def test_wall_lies_against_wall_and_open_against_open() -> None:
    """Section 4.2."""
    now = drawn("F o o \n o e .", e=walled("E"))
    assert why_not(now, OPEN, cell(2, 1)) == "walls"
    assert why_not(now, walled("NW"), cell(2, 1)) == "walls"
    assert why_not(now, walled("W"), cell(2, 1)) is None


def test_every_building_is_reached_on_foot() -> None:
    """Section 4.3, the source's third forbidden example: a tower behind a wall."""
    tower = walled("N", "tower")
    assert why_not(drawn("F s", s=walled("S")), tower, cell(1, 1)) == "on_foot"
    assert why_not(drawn("F s \n o .", s=walled("S")), tower, cell(1, 1)) is None


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        ("o o o \n o . o \n F ? o", "hole"),
        ("o o . \n o . ? \n F o o", "hole"),  # a diagonal gap
        ("o o o o \n o . . o \n F ? . o", None),
        ("o o o o \n o . . o \n F o ? o", "hole"),
        ("o o o o \n o . . o \n o . . o \n F o ? o", "hole"),
        ("o o o o \n o . . . \n o . . . \n F o ? .", None),
    ],
)
def test_no_empty_cell_is_enclosed(picture: str, reason: str | None) -> None:
    """Section 4.5, the source's fifth forbidden example; a diagonal gap does not open a hole [ruling]."""
    now = drawn(picture)
    assert why_not(now, OPEN, asked(picture)) == reason
    assert (asked(picture) in cells_for(now, OPEN)) == (reason is None)


def test_the_reason_told_is_the_first_one() -> None:
    """A hole before walls that do not match, those before what cannot be reached on foot."""
    assert why_not(drawn("o o o \n o . o \n F . o"), walled("W"), cell(1, 0)) == "hole"
    assert why_not(drawn("F e", e=walled("E")), walled("N"), cell(2, 0)) == "walls"
    assert why_not(drawn("F e", e=walled("E")), walled("W"), cell(2, 0)) == "on_foot"


def test_the_fountain_never_moves() -> None:
    """Section 4: it is neither taken away nor exchanged."""
    now = drawn("o F")
    assert why_not_removed(now, CENTRE) == why_not_swapped(now, OPEN, CENTRE) == "fountain"
    assert [xy(where) for where in removable(now)] == [xy(where) for where in swappable(now, OPEN)] == [(-1, 0)]
    assert removable(START) == swappable(START, OPEN) == ()


def test_what_a_removal_leaves_is_one_group() -> None:
    """Section 4.4."""
    now = drawn("F o o o")
    assert why_not_removed(now, cell(1, 0)) == why_not_removed(now, cell(2, 0)) == "apart"
    assert [xy(where) for where in removable(now)] == [(3, 0)]


def test_a_removal_leaves_no_hole() -> None:
    """Section 4.5."""
    now = drawn(BLOCK)
    assert why_not_removed(now, cell(1, 1)) == "hole"
    assert [xy(where) for where in removable(now)] == [
        *[(1, 0), (2, 0)],
        *[(0, 1), (2, 1)],
        *[(0, 2), (1, 2), (2, 2)],
    ]
    assert cell(1, 1) not in removable(drawn("F o o \n o o o \n o o ."))


def test_what_a_removal_leaves_is_reached_on_foot() -> None:
    """Section 4.3: between the two lower tiles stands a wall, so that the right one needs the way above."""
    now = drawn("o o \n e w \n F .", e=walled("E"), w=walled("W"))
    assert why_not_removed(now, cell(0, -2)) == why_not_removed(now, cell(1, -2)) == "on_foot"
    assert why_not_removed(now, cell(0, -1)) == "apart"
    assert [xy(where) for where in removable(now)] == [(1, -1)]


def test_an_interior_tile_may_be_swapped() -> None:
    """Section 3: the rules hold for the final position, whatever taking the old tile away would have left."""
    now = drawn(BLOCK)
    assert why_not_removed(now, cell(1, 1)) == "hole"
    assert why_not_swapped(now, ANOTHER, cell(1, 1)) is None
    assert len(swappable(now, ANOTHER)) == 8
    assert why_not_swapped(now, walled("N"), cell(1, 1)) == "walls"
    assert [xy(where) for where in swappable(now, walled("N"))] == [(1, 0), (2, 0)]


def test_a_tile_that_leads_to_others_may_be_swapped_for_one_that_does_too() -> None:
    """Section 3."""
    now = drawn("F o o")
    assert why_not_removed(now, cell(1, 0)) == "apart"
    assert [xy(where) for where in swappable(now, walled("S"))] == [(1, 0), (2, 0)]
    assert [xy(where) for where in swappable(now, walled("E"))] == [(2, 0)]
    assert swappable(now, walled("W")) == ()
