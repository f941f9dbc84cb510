"""The end of the game: who gets the tiles left on the squares, then the last scoring (6)."""

from game.boxes.alhambra.rules.scoring import END_REASON, score, score_due
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra_family.rules.events import GameEnded, MarketRanOut
from game.boxes.alhambra_family.rules.undealt import award
from game.core.chance import Chance
from game.core.rules import Emit, Seat


def end_game(state: State, chance: Chance, emit: Emit) -> None:
    """Scores a round that is still due, shows the hands and gives away what is left on the squares."""
    score_due(state, chance, emit)
    emit(MarketRanOut())
    state.stage, state.window = Stage.END, ()
    received: dict[Seat, list[int]] = {}
    for seat, tile in award(state.squares, state.hands, emit):
        received.setdefault(seat, []).append(tile)
    order = [Seat((state.turn + 1 + i) % state.seats) for i in range(state.seats)]
    state.receivers = tuple((seat, tuple(sorted(received[seat]))) for seat in order if seat in received)
    next_receiver(state, emit)


def next_receiver(state: State, emit: Emit) -> None:
    """Lets the next receiver place what he got; after the last one scores the third round and closes the game."""
    if state.receivers:
        (state.acting, state.waiting), *rest = state.receivers
        state.receivers, state.task = tuple(rest), Task.PLACE
        return
    score(state, "C", emit)
    state.task = Task.OVER
    emit(GameEnded(END_REASON))
