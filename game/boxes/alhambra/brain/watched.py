"""What is watched of a seat in the tile game when plans are played on, and what makes plans different ones."""

from collections.abc import Hashable

from game.ai.brain import Plan
from game.ai.watching import Watched, Watching
from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra.rules.scoring import parties
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.walls import wall
from game.boxes.alhambra_family.brain import watched


def _scored(state: State) -> int:
    return watched.scored(state, is_over=state.task == Task.OVER) - len(state.due)


WATCHING = Watching(
    watched=(
        *watched.watched(parties, _scored),
        Watched("wall", lambda state, seat: wall(state.boards[seat]), 1.5),
    ),
    settled=_scored,
    stages=(1,),
    worlds=48,
    own_turns=watched.SOON,
)


def kind(plan: Plan) -> Hashable:
    """Returns what a plan begins with: a purchase is the same, whatever pays for it."""
    move = plan[0]
    return ("buy", move.tile) if isinstance(move, Buy) else move
