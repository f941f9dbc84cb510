"""Scoring (section 5), where a rule has its bounds."""

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.contacts import FORM
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import FALCONS, FEATHER, WALLS
from game.boxes.alhambra.rules.walls import wall_run
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.events import ScoringDone, ThirdDealt
from game.core.rules import Seat, step
from tests.boxes.alhambra.boards import board, camp, drawn, walled
from tests.boxes.alhambra.positions import MODULES, OPEN, TAKE, Draws, position, some

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
