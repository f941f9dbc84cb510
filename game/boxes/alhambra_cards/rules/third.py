"""The imaginary third player of a game for two: what he is dealt."""

from game.boxes.alhambra_cards.rules.decks import draw_building
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.events import ThirdDealt
from game.core.chance import Chance
from game.core.rules import Emit


def deal_to_third(state: State, number: int, chance: Chance, emit: Emit) -> None:
    """Gives the third player that many buildings from the deck, or all there are (Two players)."""
    dealt = [draw_building(state, chance) for _ in range(min(number, len(state.building_deck)))]
    state.buildings[-1] = tuple(sorted((*state.buildings[-1], *dealt)))
    if dealt:
        emit(ThirdDealt(tuple(dealt)))
