"""Scoring (section 5): walls, types, modules; what an Alhambra itself is worth is in test_walls.py and others."""

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import Board, cell
from game.boxes.alhambra.rules.contacts import FORM
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, WallsScored
from game.boxes.alhambra.rules.scoring import parties, score
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FEATHER, WALLS
from game.boxes.alhambra.rules.walls import wall_run
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.events import ScoringDone, ThirdDealt, TypeScored
from game.core.rules import Seat, step
from tests.boxes.alhambra.boards import board, camp, drawn, row, walled
from tests.boxes.alhambra.positions import MODULES, OPEN, TAKE, Draws, events, falcon, position, some, told

LETTERS = ("A", "B", "C")


def scored(letter: str, *boards: Board, modules: tuple[str, ...] = ()) -> tuple[State, list[object]]:
    state = position([()] * len(boards), boards=boards, modules=modules)
    happened: list[object] = []
    score(state, letter, happened.append)
    return state, happened


def test_the_reserve_does_not_count() -> None:
    state = position(boards=[row(*some("garden", 1))], reserves=[(), some("garden", 4)[1:]])
    assert parties(state) == [some("garden", 1), (), ()]


def test_camps_bazaars_and_the_fountain_count_in_no_majority() -> None:
    state, happened = scored("C", row(*CAMPS, *BAZAARS), row(*some("tower", 1)), modules=MODULES)
    assert parties(state) == [(), some("tower", 1)] + [()] * (len(state.points) - 2)
    assert all(not event.counts[0] for event in events(happened, TypeScored))


@pytest.mark.parametrize("letter", LETTERS)
def test_first_walls_then_the_types_pavilion_to_tower_then_camps_bazaars_falcons(letter: str) -> None:
    """[ruling for the modules]"""
    _, happened = scored(letter, *[row()] * 3, modules=MODULES)
    assert [event.kind for event in events(happened, TypeScored)] == [0, 1, 2, 3, 4, 5]
    bazaars = [BazaarsScored] if letter == "C" else []
    order = [WallsScored, *[TypeScored] * 6, CampsScored, *bazaars, FalconsScored, ScoringDone]
    assert [type(event) for event in happened] == order


@pytest.mark.parametrize("module", MODULES)
def test_only_the_modules_that_are_played_are_scored(module: str) -> None:
    _, happened = scored("C", *[row()] * 3, modules=(module,))
    found = told(happened, CampsScored, BazaarsScored, FalconsScored)
    assert found == {"camps": [CampsScored], "bazaars": [BazaarsScored], "falcons": [FalconsScored]}.get(module, [])


@pytest.mark.parametrize("letter", LETTERS)
def test_the_longest_outer_wall_scores_its_segments_in_every_round(letter: str) -> None:
    board = drawn("a b \n F o", a=walled("NW"), b=walled("NE"), o=walled("ES"))
    _, happened = scored(letter, board, row(), row())
    (walls,) = events(happened, WallsScored)
    assert walls.points == (6, 0, 0)
    ring = drawn("a b \n e F \n c d", a=walled("NW"), b=walled("NE"), e=walled("W"), c=walled("SW"), d=walled("ES"))
    (walls,) = events(scored(letter, ring, row(), row())[1], WallsScored)
    assert sum(WALLS[tile].bit_count() for _, tile in ring) == 9
    assert walls.points == (9, 0, 0)


def test_all_that_is_scored_adds_up() -> None:
    """A wall of 1 and a pavilion; a camp that looks at two tiles; a falcon alone of its feather."""
    board = drawn("F p c", p=walled("E", "pavilion"), c=camp("W"))
    state = position([(), (), ()], boards=[board], modules=MODULES)
    state.perched[0] = ((cell(5, 5), falcon("garden", "tower")),)
    happened: list[object] = []
    for letter in LETTERS:
        score(state, letter, happened.append)
    each = 1 + 2 + 2
    assert state.points == [(each + 1, each + 8, each + 16), (0, 0, 0), (0, 0, 0)]
    assert [(done.gains[0], done.totals[0]) for done in events(happened, ScoringDone)] == [(6, 6), (13, 19), (21, 40)]


def test_every_building_counts_once() -> None:
    state, _ = scored("A", row(*BUILDINGS), row(), row())
    assert len(parties(state)[0]) == 54


NORTH, _, _, WEST = range(4)
_MODULES = CampsScored | BazaarsScored | FalconsScored


def test_everybody_looks_at_a_round_before_the_third_player_takes_his_tiles() -> None:
    """Sections 5 and 9: the round is scored, then he takes six."""
    state = position([(), ()], display=OPEN, third=some("garden", 2), piles=[Pile(30, "A"), Pile(66, None)])
    done = step(RULES, state, Seat(0), TAKE, Draws(True))
    ((told, then),) = done.pauses
    assert isinstance(done.events[told - 1], ScoringDone) and isinstance(done.events[told], ThirdDealt)
    assert then.points[2] == (5, 0, 0) and len(then.third) == 2 and len(done.state.third) == 8


def test_each_module_is_told_with_its_own_points() -> None:
    """Sections 5 and 8: a camp that looks at two tiles, no bazaar, two falcons with the same feathers."""
    alhambra = drawn("F p c", p=walled("E", "pavilion"), c=camp("W"))
    state = position([(), (), ()], boards=[alhambra], modules=MODULES)
    alike = [falcon for falcon in FALCONS if FEATHER[falcon] == FEATHER[0]][:2]
    state.perched[0] = ((cell(5, 5), alike[0]), (cell(6, 6), alike[1]))
    happened: list[object] = []
    score(state, "C", happened.append)
    told = {type(event): event.points for event in happened if isinstance(event, _MODULES)}
    assert told == {CampsScored: (2, 0, 0), BazaarsScored: (0, 0, 0), FalconsScored: (6, 0, 0)}


def test_of_walls_that_are_equally_long_the_north_most_then_west_most_is_shown() -> None:
    """Section 5: it scores the same."""
    singles = {(x, y): walled("W") for x in range(-6, 7, 2) for y in range(-6, 7, 2)}
    assert wall_run(board(singles)) == ((cell(-6, -6), WEST),)


def test_of_closed_walls_that_are_equally_long_the_north_most_then_west_most_is_shown() -> None:
    """Section 5: blocks of four tiles, each walled all around."""
    block = {(0, 0): walled("NW"), (1, 0): walled("NE"), (0, 1): walled("SW"), (1, 1): walled("ES")}
    blocks = {(x + dx, y + dy): tile for (dx, dy), tile in block.items() for x in (-8, 0, 8) for y in (-8, 0, 8)}
    run = wall_run(board(blocks))
    assert len(run) == 8 and run[0] == (cell(-8, -8), NORTH)


def test_tiles_have_their_own_forms_only() -> None:
    """Section 4.2: which cells take a tile depends on its own sides."""
    north, corner = walled("N"), walled("ES")
    assert not FORM[north] & FORM[corner]
    assert {tile for tile in BUILDINGS if FORM[tile] == FORM[north]} == {
        tile for tile in BUILDINGS if WALLS[tile] == WALLS[north]
    }
