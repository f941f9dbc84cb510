"""Setup: yard, start money, first player, money display, piles; the third player's first buildings."""

from game.boxes.alhambra_cards.rules.data import THIRD_AT_START
from game.boxes.alhambra_cards.rules.decks import fill_yard
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.rules.third import deal_to_third
from game.boxes.alhambra_family.rules.bank import set_up_money
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.market import OPEN_MONEY, SLOTS
from game.boxes.alhambra_family.rules.money import money_of
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
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
