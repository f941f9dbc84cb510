"""The rules of Maharaja, as one object that follows `game.core.rules.Rules`."""

from collections.abc import Sequence

from game.boxes.maharaja.rules import legal, observation, rounds, scoring, setup, turn
from game.boxes.maharaja.rules.moves import Move
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import OVER, PLAN
from game.boxes.maharaja.rules.view import View
from game.core.chance import Chance
from game.core.rules import Emit, Options, Progress, Result, Rules, Seat, no_listener

_NOBODY: frozenset[Seat] = frozenset()
_ONE = tuple(frozenset([Seat(seat)]) for seat in range(5))


class Maharaja(Rules[State, Move, View]):
    """Maharaja; each method does what the protocol says."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        """Returns the game before the first character is chosen, see `setup.py`."""
        return setup.new_game(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns who decides: while planning everybody who has not set the disc, nobody when the game is over."""
        public = state.public
        if public.task == PLAN:
            return frozenset(public.waiting).difference(public.planned)
        return _NOBODY if public.task == OVER else _ONE[public.acting]

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Returns the moves of a seat that must act in a fixed order, see `legal.py`."""
        return legal.moves(state.public, seat, state.gold[seat])

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
        """Plays a move and everything that follows without a decision, see `turn.py`."""
        turn.play(state, seat, move, emit)

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what a seat, or an onlooker, may know."""
        return observation.view(state, seat)

    def forget(self, view: View) -> View:
        """Returns the view of a seat that did not count the gold of others along."""
        return observation.forget(view)

    def imagine(self, view: View, chance: Chance) -> State:
        """Returns a game that fits the view, unknown gold and discs picked at random."""
        return observation.imagine(view, chance)

    def result(self, state: State) -> Result:
        """Returns the palaces built and the places."""
        return scoring.result(state)

    def progress(self, view: View) -> Progress | None:
        """Returns which round is played, see `rounds.py`."""
        return rounds.progress(view.public)


RULES: Rules[State, Move, View] = Maharaja()
