"""The rules of Maharaja, as one object that follows `game.core.rules.Rules`."""

from collections.abc import Sequence

from game.boxes.maharaja.rules import legal, opening, rounds, scoring, state, turn
from game.boxes.maharaja.rules.moves import Move
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import OVER, PLAN, View
from game.core.chance import Chance
from game.core.rules import Emit, Options, Progress, Rules, Seat, no_listener

_NOBODY: frozenset[Seat] = frozenset()
_ONE = tuple(frozenset([Seat(seat)]) for seat in range(5))


class Maharaja(Rules[State, Move, View]):
    """Maharaja; each function does what the protocol says."""

    view = staticmethod(state.view)
    forget = staticmethod(state.forget)
    imagine = staticmethod(state.imagine)
    result = staticmethod(scoring.result)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        return opening.new_game(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns who decides: while planning everybody who has not set the disc, nobody when the game is over."""
        public = state.public
        if public.task == PLAN:
            return frozenset(public.waiting).difference(public.planned)
        return _NOBODY if public.task == OVER else _ONE[public.acting]

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return legal.moves(state.public, seat, state.gold[seat])

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
        turn.play(state, seat, move, emit)

    def progress(self, view: View) -> Progress | None:
        return rounds.progress(view.public)


RULES = Maharaja()
