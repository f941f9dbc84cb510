"""What is watched of a seat in the card game when plans are played on."""

from game.ai.watching import Watching
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
