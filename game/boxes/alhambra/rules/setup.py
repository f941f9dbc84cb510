"""Setup: tiles, start money, first player, money market, piles; the third player's first tiles (2, 9)."""

from game.boxes.alhambra.rules.board import START
from game.boxes.alhambra.rules.draws import deal_to_third, fill_squares
from game.boxes.alhambra.rules.modules import Modules
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.bank import set_up_money
from game.boxes.alhambra_family.rules.components import BUILDINGS, OPEN_MONEY, SLOTS, money_of
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """Returns the game before the first turn.

    Takes 2 to 6 seats and the options `open_hands`, `vizier`, `camps`, `bazaars`, `falcons` (bools) and `youngest` (a
    seat, counted on round the table).
    """
    names = ("vizier", "camps", "bazaars", "falcons")
    state = empty(seats, bool(options["open_hands"]), Modules(*(bool(options[name]) for name in names)))
    fill_squares(state, chance, emit)
    state.turn = state.acting = set_up_money(state, int(options["youngest"]), chance, emit, by_sum=True)
    if state.has_third:
        deal_to_third(state, components.AT_START, chance, emit)
    return state


def tiles_of(modules: Modules) -> list[int]:
    """Returns all tiles of a game with these modules, sorted; the fountains are not among them."""
    return [*BUILDINGS, *(CAMPS if modules.camps else ()), *(BAZAARS if modules.bazaars else ())]


def empty(seats: int, open_hands: bool, modules: Modules) -> State:
    """Returns a state in which nothing is dealt or built but the fountains, and the first seat is to act."""
    return State(
        seats=seats,
        open_hands=open_hands,
        modules=modules,
        turn=Seat(0),
        acting=Seat(0),
        task=Task.ACT,
        stage=Stage.TURN,
        waiting=(),
        pledged=(),
        window=(),
        receivers=(),
        due=(),
        hands=[()] * seats,
        boards=[START] * seats,
        reserves=[()] * seats,
        perched=[()] * seats,
        awake=[modules.vizier] * seats,
        third=(),
        points=[(0, 0, 0)] * (3 if seats == 2 else seats),
        squares=[None for _ in SLOTS],
        beside=(),
        bag=tiles_of(modules),
        falcons=tuple(FALCONS) if modules.falcons else (),
        display=[None] * OPEN_MONEY,
        discard=[],
        money_deck=money_of(seats),
        piles=(),
    )
