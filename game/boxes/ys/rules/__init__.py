"""The rules of Ys, as one object that follows `game.core.rules.Rules`."""

from game.boxes.ys.rules import observation, scoring, setup, turn
from game.boxes.ys.rules.legal import moves as legal_moves
from game.boxes.ys.rules.legal import sample
from game.boxes.ys.rules.moves import Move
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, FAVOUR, OVER
from game.boxes.ys.rules.view import View
from game.core.rules import Key, Progress, Rules, Seat

_TOGETHER = (BID, FAVOUR)
_NOBODY: frozenset[Seat] = frozenset()
_ONE = tuple(frozenset([Seat(seat)]) for seat in range(4))
_ALL = tuple(frozenset(map(Seat, range(seats))) for seats in range(5))


class Ys(Rules[State, Move, View]):
    """Ys; each function does what the protocol says."""

    setup = staticmethod(setup.new_game)
    legal = staticmethod(legal_moves)
    sample = staticmethod(sample)
    apply = staticmethod(turn.play)
    view = staticmethod(observation.view)
    forget = staticmethod(observation.forget)
    imagine = staticmethod(observation.imagine)
    result = staticmethod(scoring.result)
    discloses = staticmethod(observation.discloses)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns who decides: several at once while bidding and at the king's favour; nobody when the game is over."""
        public = state.public
        task = public.task
        if task in _TOGETHER:
            return _ALL[public.seats].difference(public.done)
        return _NOBODY if task == OVER else _ONE[public.acting]

    def progress(self, view: View) -> Progress | None:
        """Returns which of the four turns is played (3); a shorter game has as many."""
        return None if view.is_over else Progress(Key("progress.turn"), view.public.round)


RULES = Ys()
