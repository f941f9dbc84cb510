"""Setup: yard, start money, first player, money display, piles; the third player's first buildings."""

from game.boxes.alhambra_cards.rules.data import OPEN_MONEY, SLOTS, START_MONEY, THIRD_AT_START
from game.boxes.alhambra_cards.rules.decks import draw_money, fill_yard, make_piles
from game.boxes.alhambra_cards.rules.events import FirstPlayerChosen, MoneyOpened, StartMoneyDealt
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.rules.third import deal_to_third
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat
from game.palaces.buildings import BUILDINGS
from game.palaces.money import COPIES, VALUE, money_deck


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
        money_deck=money_deck(COPIES - 1 if seats == 2 else COPIES),
        piles=(),
        building_deck=list(BUILDINGS),
        bought=(),
        pending=(),
        is_over=False,
    )
    fill_yard(state, chance, emit)
    for seat in range(seats):
        _deal_start_money(state, Seat(seat), chance, emit)
    _choose_first(state, int(options["youngest"]), emit)
    for slot in range(OPEN_MONEY):
        state.display[slot] = card = draw_money(state, chance)
        emit(MoneyOpened(slot, card))
    make_piles(state)
    if state.has_third:
        deal_to_third(state, THIRD_AT_START, chance, emit)
    return state


def _deal_start_money(state: State, seat: Seat, chance: Chance, emit: Emit) -> None:
    """Deals a seat money cards, one by one, until they are worth at least 20."""
    cards: list[int] = []
    worth = 0
    while worth < START_MONEY:
        card = draw_money(state, chance)
        cards.append(card)
        worth += VALUE[card]
    state.hands[seat] = tuple(sorted(cards))
    emit(StartMoneyDealt(seat, tuple(cards)))


def _choose_first(state: State, youngest: int, emit: Emit) -> None:
    """Lets the seat with the fewest cards begin; of several the first in seat order from the youngest on."""
    sizes = tuple(len(hand) for hand in state.hands)
    fewest = [Seat(seat) for seat, size in enumerate(sizes) if size == min(sizes)]
    state.turn = min(fewest, key=lambda seat: (seat - youngest) % state.seats)
    emit(FirstPlayerChosen(state.turn, "fewest" if len(fewest) == 1 else "youngest", sizes))
