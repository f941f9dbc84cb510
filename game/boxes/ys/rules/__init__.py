"""The rules of Ys, as one object that follows `game.core.rules.Rules`."""

from collections.abc import Sequence

from game.boxes.ys.rules import final, legal, observation, setup, turn
from game.boxes.ys.rules.moves import Move
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import BID, FAVOUR, OVER
from game.boxes.ys.rules.view import View
from game.core.chance import Chance
from game.core.rules import Emit, Key, Options, Progress, Result, Rules, Seat, no_listener

_TOGETHER = (BID, FAVOUR)
_NOBODY: frozenset[Seat] = frozenset()
_ONE = tuple(frozenset([Seat(seat)]) for seat in range(4))
_ALL = tuple(frozenset(map(Seat, range(seats))) for seats in range(5))


class Ys(Rules[State, Move, View]):
    """Ys; each method does what the protocol says."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        """Returns the game at the first secret bid, see `setup.py`."""
        return setup.new_game(seats, options, chance, emit)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns who decides: several at once while bidding and at the king's favour; nobody when the game is over."""
        public = state.public
        task = public.task
        if task in _TOGETHER:
            return _ALL[public.seats].difference(public.done)
        return _NOBODY if task == OVER else _ONE[public.acting]

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Returns the moves of a seat that must act in a fixed order, see `legal.py`."""
        return legal.moves(state, seat)

    def sample(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Returns one of the legal moves, each equally likely; a placing as place by broker, see `legal.py`."""
        return legal.sample(state, seat, chance)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
        """Plays a move and everything that follows without a decision, see `turn.py` and `agenda.py`."""
        turn.play(state, seat, move, chance, emit)

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what a seat that remembers everything, or an onlooker who remembers nothing, may know."""
        return observation.view(state, seat)

    def forget(self, view: View) -> View:
        """Returns the view of a seat that remembers neither cards won nor brokers seen before."""
        return observation.forget(view)

    def imagine(self, view: View, chance: Chance) -> State:
        """Returns a game that fits the view, what is hidden dealt at random."""
        return observation.imagine(view, chance)

    def result(self, state: State) -> Result:
        """Returns points by where they come from, and places; the neutral player is not compared."""
        return final.result(state)

    def progress(self, view: View) -> Progress | None:
        """Returns which of the four turns is played (3); a shorter game has as many."""
        return None if view.is_over else Progress(Key("progress.turn"), view.public.round)

    def discloses(self, view: View, event: object) -> bool:
        """Tells whether an event names a broker that the view did not show, see `observation.py`."""
        return observation.discloses(view, event)


RULES = Ys()
