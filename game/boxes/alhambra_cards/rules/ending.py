"""The end of the game: who gets the buildings left in the yard, then scoring C."""

from game.boxes.alhambra_cards.rules.events import BuildingAwarded, BuildingsRanOut, GameEnded
from game.boxes.alhambra_cards.rules.scoring import END_REASON, score
from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import Emit, Seat
from game.palaces.market import YARD_CURRENCY
from game.palaces.money import worth


def end_game(state: State, emit: Emit) -> None:
    """Gives away what is left in the yard, scores C and closes the game; a scoring card never turned is skipped."""
    emit(BuildingsRanOut())
    for slot, building in enumerate(state.yard):
        if building is not None:
            _award(state, slot, building, emit)
    score(state, "C", emit)
    state.is_over = True
    emit(GameEnded(END_REASON))


def _award(state: State, slot: int, building: int, emit: Emit) -> None:
    """Gives a building to whoever holds the most money of its slot's currency; a tie or nobody leaves it."""
    amounts = tuple(worth(hand, YARD_CURRENCY[slot]) for hand in state.hands)
    most = max(amounts)
    if amounts.count(most) > 1:
        emit(BuildingAwarded(slot, building, None, amounts, "tie" if most else "nobody"))
        return
    seat = Seat(amounts.index(most))
    state.yard[slot] = None
    state.buildings[seat] = tuple(sorted((*state.buildings[seat], building)))
    emit(BuildingAwarded(slot, building, seat, amounts, "most"))
