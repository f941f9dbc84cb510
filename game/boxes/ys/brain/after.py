"""What a move makes of a position, before anything else happens."""

from game.ai.dice import CommonRandomNumbers
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Bid, Favour, Move
from game.boxes.ys.rules.scoring import choose_favour
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AwaitQuote
from game.boxes.ys.rules.turn_start import set_bid
from game.core.rules import Seat, no_listener

_LUCK = CommonRandomNumbers([0.5])


def after(world: State, seat: Seat, move: Move) -> State:
    """Returns what a move by itself makes of a position: nothing that would follow happens."""
    state = world.copy()
    if isinstance(move, Bid | Favour):
        set_bid(state, seat, move, no_listener) if isinstance(move, Bid) else choose_favour(
            state, seat, move, no_listener
        )
        state.public.done = ()
        return state
    due, *rest = world.public.agenda
    state.public.agenda = (due, AwaitQuote(seat))  # a decision always waits there
    RULES.apply(state, seat, move, _LUCK, no_listener)
    state.public.agenda = (*state.public.agenda[:-1], *rest)
    return state
