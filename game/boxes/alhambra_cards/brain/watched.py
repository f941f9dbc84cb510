"""What is watched of a seat in the card game when plans are played on, and what makes plans different ones."""

from collections.abc import Hashable

from game.ai.brain import Plan
from game.ai.watching import Watching
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain import watched


def _scored(state: State) -> int:
    return watched.scored(state, is_over=state.is_over)


WATCHING = Watching(
    watched=watched.watched(lambda state: state.buildings, _scored),
    settled=_scored,
    stages=(1,),
    worlds=64,
    own_turns=watched.SOON,
)


def kind(plan: Plan) -> Hashable:
    """Returns what a plan begins with: a purchase is the same, whatever pays for it."""
    move = plan[0]
    return ("buy", move.slot) if isinstance(move, Buy) else move
