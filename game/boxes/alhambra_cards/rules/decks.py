"""Drawing from the two decks and filling the yard and the money display."""

from functools import cache

from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import draw
from game.boxes.alhambra_family.rules.events import TileOpened
from game.core.chance import Chance
from game.core.rules import Emit, no_listener

# There are few different ones of these, and a game needs hundreds: each is made once.
_building_opened = cache(TileOpened)


def fill_yard(state: State, chance: Chance, emit: Emit) -> bool:
    """Turns buildings up in the empty slots, left to right (End of turn); returns whether there were enough."""
    while None in state.yard:
        if not state.building_deck:
            return False
        slot = state.yard.index(None)
        state.yard[slot] = drawn = draw_building(state, chance)
        if emit is not no_listener:
            emit(_building_opened(slot, drawn))
    return True


def draw_building(state: State, chance: Chance) -> int:
    """Draws the top building of the deck, which must not be empty."""
    return draw(state.building_deck, chance)
