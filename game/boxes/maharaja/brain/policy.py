"""How everybody plays on in imagined games of Maharaja: a whole turn laid at once, and not laid again on the way."""

from game.ai.brain import Evaluator, OnePly, Plan
from game.boxes.maharaja.brain.deciding import MaharajaBrain, as_listed
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PLAN, SET_DOWN, TURN
from game.core.rules import Seat

_BEAM = 0
"""Only the best beginning is followed up."""


class WholeTurns:
    """The policy of Maharaja (see `game.ai.brain.Policy`)."""

    def __init__(self, brain: MaharajaBrain, evaluator: Evaluator) -> None:
        """Takes the brain, for what is no turn, and the evaluator to follow."""
        self._evaluator, self._otherwise = evaluator, OnePly(RULES, brain, evaluator)

    def __call__(self, world: State, seat: Seat) -> Plan:
        """Returns the best plan found, for as long as the world allows it."""
        planner = Planner(seat, self._evaluator, _BEAM)
        if world.public.task == PLAN:
            return max(planner.discs(world), key=lambda draft: draft[0])[1]
        if world.public.task in (TURN, SET_DOWN):
            best = max(planner.turns(world), key=lambda draft: draft[0])
            return as_listed(world, seat, best)[1]
        return self._otherwise(world, seat)
