"""Drawing from the two decks and filling the yard and the money display."""

from bisect import bisect_left
from functools import cache

from game.boxes.alhambra_cards.rules.data import PILE_OF_LETTER, PILES
from game.boxes.alhambra_cards.rules.events import BuildingOpened, DeckReshuffled, MoneyOpened
from game.boxes.alhambra_cards.rules.state import Pile, State
from game.core.chance import Chance
from game.core.rules import Emit

# There are few different ones of these, and a game needs hundreds: each is made once.
_building_opened = cache(BuildingOpened)
_money_opened = cache(MoneyOpened)
_pile = cache(Pile)


def fill_yard(state: State, chance: Chance, emit: Emit) -> bool:
    """Turns buildings up in the empty slots, left to right (End of turn); returns whether there were enough."""
    while None in state.yard:
        if not state.building_deck:
            return False
        slot = state.yard.index(None)
        state.yard[slot] = drawn = draw_building(state, chance)
        emit(_building_opened(slot, drawn))
    return True


def draw_building(state: State, chance: Chance) -> int:
    """Draws the top building of the deck, which must not be empty."""
    building = chance.pick(state.building_deck)
    del state.building_deck[bisect_left(state.building_deck, building)]
    return building


def fill_display(state: State, chance: Chance, emit: Emit) -> str | None:
    """Turns money cards up on the empty places of the display until it is full or a scoring card turns up.

    Returns the letter of that scoring card; it has left the deck, and the display is to be filled on after scoring.
    An empty deck is made anew from the discard; when that is empty too, places stay empty.
    """
    while None in state.display:
        if not state.piles and not _reshuffle(state, emit):
            return None
        if letter := _draw_scoring(state, chance):
            return letter
        slot = state.display.index(None)
        state.display[slot] = drawn = draw_money(state, chance)
        emit(_money_opened(slot, drawn))
    return None


def draw_money(state: State, chance: Chance) -> int:
    """Draws the top money card; during the set-up, before there are piles, from the deck as a whole."""
    card = chance.pick(state.money_deck)
    del state.money_deck[bisect_left(state.money_deck, card)]
    if state.piles:
        top = state.piles[0]
        _shrink(state, _pile(top.money - 1, top.scoring))
    return card


def make_piles(state: State) -> None:
    """Divides the money deck into five piles and hides A in the second and B in the fourth (Setup)."""
    size, more = divmod(len(state.money_deck), PILES)
    state.piles = tuple(Pile(size + (pile < more), PILE_OF_LETTER.get(pile)) for pile in range(PILES))


def _draw_scoring(state: State, chance: Chance) -> str | None:
    """Returns the scoring card of the top pile if that is what lies on top, and takes it out of the pile."""
    top = state.piles[0]
    if top.scoring is None or (top.money and chance.pick((False, True), (top.money, 1)) is False):
        return None
    _shrink(state, _pile(top.money, None))
    return top.scoring


def _shrink(state: State, top: Pile) -> None:
    """Puts a smaller pile in the place of the top pile, or nothing when it is used up."""
    rest = state.piles[1:]
    state.piles = (top, *rest) if top.money or top.scoring else rest


def _reshuffle(state: State, emit: Emit) -> bool:
    """Makes the discard the new money deck, one pile without scoring cards; returns whether there was any."""
    if not state.discard:
        return False
    emit(DeckReshuffled(len(state.discard)))
    state.money_deck = sorted(state.discard)
    state.discard = []
    state.piles = (Pile(len(state.money_deck), None),)
    return True
