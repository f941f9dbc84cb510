"""Scoring (section 5), where a rule has its bounds."""

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import FALCONS, FEATHER
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import ScoringDone, ThirdDealt
from game.core.rules import Seat, step
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import MODULES, OPEN, TAKE, Draws, position, some

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
    board = drawn("F p c", p=walled("E", "pavilion"), c=camp("W"))
    state = position([(), (), ()], boards=[board], modules=MODULES)
    alike = [falcon for falcon in FALCONS if FEATHER[falcon] == FEATHER[0]][:2]
    state.perched[0] = ((cell(5, 5), alike[0]), (cell(6, 6), alike[1]))
    happened: list[object] = []
    score(state, "C", happened.append)
    told = {type(event): event.points for event in happened if isinstance(event, _MODULES)}
    assert told == {CampsScored: (2, 0, 0), BazaarsScored: (0, 0, 0), FalconsScored: (6, 0, 0)}
