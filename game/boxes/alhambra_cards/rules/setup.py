"""Set-up, and what is dealt from the decks: the yard, and the buildings of the imaginary third player."""

from functools import cache

from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.bank import draw, set_up_money
from game.boxes.alhambra_family.rules.components import BUILDINGS, OPEN_MONEY, SLOTS, money_of
from game.boxes.alhambra_family.rules.events import ThirdDealt, TileOpened
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat, no_listener

THIRD_AT_START = components.AT_START
THIRD_AFTER = {"A": components.AFTER_A, "B": 2}
"""How many buildings the imaginary third player gets after which scoring."""

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


def deal_to_third(state: State, number: int, chance: Chance, emit: Emit) -> None:
    """Gives the third player that many buildings from the deck, or all there are (Two players)."""
    dealt = [draw_building(state, chance) for _ in range(min(number, len(state.building_deck)))]
    state.buildings[-1] = tuple(sorted((*state.buildings[-1], *dealt)))
    if dealt:
        emit(ThirdDealt(tuple(dealt)))


def new_game(seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
    """Returns the game before the first turn.

    Takes 2 to 6 seats and the options `open_hands` (bool) and `youngest` (a seat, counted on round the table).
    """
    parties = 3 if seats == 2 else seats
    state = State(
        seats=seats,
        open_hands=bool(options["open_hands"]),
        turn=Seat(0),
        hands=[()] * seats,
        buildings=[()] * parties,
        points=[(0, 0, 0)] * parties,
        yard=[None for _ in SLOTS],
        display=[None] * OPEN_MONEY,
        discard=[],
        money_deck=money_of(seats),
        piles=(),
        building_deck=list(BUILDINGS),
        bought=(),
        pending=(),
        is_over=False,
    )
    fill_yard(state, chance, emit)
    state.turn = set_up_money(state, int(options["youngest"]), chance, emit)
    if state.has_third:
        deal_to_third(state, THIRD_AT_START, chance, emit)
    return state
