"""The end of the game: who gets the buildings left in the yard, then scoring C."""

from game.boxes.alhambra_cards.rules.scoring import END_REASON, score
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.events import GameEnded, MarketRanOut
from game.boxes.alhambra_family.rules.undealt import award
from game.core.rules import Emit


def end_game(state: State, emit: Emit) -> None:
    """Gives away what is left in the yard, scores C and closes the game; a scoring card never turned is skipped."""
    emit(MarketRanOut())
    for seat, building in award(state.yard, state.hands, emit):
        state.buildings[seat] = tuple(sorted((*state.buildings[seat], building)))
    score(state, "C", emit)
    state.is_over = True
    emit(GameEnded(END_REASON))
