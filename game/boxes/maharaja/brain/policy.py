"""How everybody plays on in imagined games of Maharaja: sensibly, and several times as fast as a computer player."""

from collections.abc import Callable

from game.ai.brain import Evaluator, Plan
from game.boxes.maharaja.brain.deciding import MaharajaBrain
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import SET_DOWN, TURN
from game.core.rules import Seat


def policy(brain: MaharajaBrain, evaluator: Evaluator) -> Callable[[State, Seat], Plan]:
    """Returns what a seat that must act does next, as a plan that begins with a legal move.

    Takes the brain and the evaluator to follow. Of the beginnings of a turn only the best one is followed up, and since
    the whole turn is played as planned, nobody asks what follows a journey.
    """

    def chosen(world: State, seat: Seat) -> Plan:
        if world.public.task in (TURN, SET_DOWN):
            drafts = Planner(seat, evaluator, 0).turns(world)
        else:
            drafts = [*brain.plans(world, seat, evaluator, 0)]
        return max(drafts, key=lambda draft: draft[0])[1]

    return chosen
