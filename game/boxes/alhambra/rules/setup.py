"""Setup (2, 9), and drawing tiles: the four squares, the bazaars beside them, the imaginary third player's share."""

from bisect import bisect_left
from functools import cache

from game.boxes.alhambra.rules.board import START
from game.boxes.alhambra.rules.events import BazaarOpened
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, FALCONS, Modules, tiles_of
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.bank import set_up_money
from game.boxes.alhambra_family.rules.components import OPEN_MONEY, SLOTS, money_of
from game.boxes.alhambra_family.rules.events import ThirdDealt, TileOpened
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


# ---------------------------------------------------------------------- drawing tiles
_tile_opened = cache(TileOpened)


def fill_squares(state: State, chance: Chance, emit: Emit) -> bool:
    """Fills the empty squares in order (End of turn, 3); returns whether there were enough tiles.

    A bazaar drawn for a square is laid beside the market and drawing goes on (8.3).
    """
    while None in state.squares:
        if not state.bag:
            return False
        tile = _draw(state, chance)
        if tile in BAZAARS:
            state.beside = tuple(sorted((*state.beside, tile)))
            emit(BazaarOpened(tile))
        else:
            square = state.squares.index(None)
            state.squares[square] = tile
            emit(_tile_opened(square, tile))
    return True


def deal_to_third(state: State, number: int, chance: Chance, emit: Emit) -> None:
    """Gives the imaginary third player that many tiles of the draw pile, or all there are (9)."""
    dealt = [_draw(state, chance) for _ in range(min(number, len(state.bag)))]
    state.third = tuple(sorted((*state.third, *dealt)))
    if dealt:
        emit(ThirdDealt(tuple(dealt)))


def _draw(state: State, chance: Chance) -> int:
    tile = chance.pick(state.bag)
    del state.bag[bisect_left(state.bag, tile)]
    return tile
