"""The vizier (section 8.1): who is asked after a turn, and what he can buy."""

from collections.abc import Sequence

from game.boxes.alhambra.rules.events import VizierWoken
from game.boxes.alhambra.rules.moves import Decline, Move
from game.boxes.alhambra.rules.purchases import purchases
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.core.rules import Emit, Seat

_DECLINE = Decline()


def wake(state: State, seat: Seat, emit: Emit) -> None:
    """Turns a sleeping vizier to his awake side."""
    state.awake[seat] = True
    emit(VizierWoken(seat))


def open_window(state: State) -> None:
    """Lines up who may be asked: whoever follows the seat whose turn it was, that seat last."""
    state.stage = Stage.WINDOW
    state.window = tuple([Seat((state.turn + 1 + i) % state.seats) for i in range(state.seats)])


def ask_next(state: State) -> bool:
    """Asks the next player whose vizier is awake and who could really use it; returns whether there is one."""
    while state.window:
        seat, *rest = state.window
        state.window = tuple(rest)
        if state.awake[seat] and purchases(state, state.hands[seat], exactly=True):
            state.acting, state.task = seat, Task.INVITE
            return True
    return False


def invitation(state: State, seat: Seat) -> Sequence[Move]:
    """Returns what the vizier can buy, exactly."""
    return [*purchases(state, state.hands[seat], exactly=True), _DECLINE]
