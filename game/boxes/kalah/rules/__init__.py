"""The rules of Kalah: sow the seeds of a pit; who gathers the most in the store wins."""

from collections.abc import Sequence

from game.boxes.kalah.rules import turn
from game.boxes.kalah.rules.board import PITS, STORE
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.state import State
from game.boxes.kalah.rules.view import View
from game.core.chance import Chance
from game.core.rules import Emit, Key, Options, Progress, Result, Rules, ScoreLine, Seat, no_listener, places

_SEEDS = {"three": 3, "four": 4, "six": 6}


class Kalah(Rules[State, Sow, View]):
    """Kalah; each method does what the protocol says."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        """Returns the board with as many seeds in every pit as the option says."""
        side = (*[_SEEDS[str(options["seeds"])]] * PITS, 0)
        return State((side, side), Seat(0), is_over=False)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.is_over else frozenset([state.turn])

    def legal(self, state: State, seat: Seat) -> Sequence[Sow]:
        return turn.legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Sow, chance: Chance, emit: Emit) -> None:
        turn.sow(state, seat, move, emit)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.sides, state.turn, state.is_over)

    def forget(self, view: View) -> View:
        return view

    def imagine(self, view: View, chance: Chance) -> State:
        return State(view.sides, view.turn, view.is_over)

    def result(self, state: State) -> Result:
        """Returns the seeds in the stores; most win, equal ones share."""
        totals = tuple(side[STORE] for side in state.sides)
        lines = tuple((ScoreLine(Key("score.seeds"), total),) for total in totals)
        return Result(lines, totals, places(totals), turn.END_REASON)

    def progress(self, view: View) -> Progress | None:
        stored = sum(side[STORE] for side in view.sides)
        return None if view.is_over else Progress(Key("progress.seeds"), stored)


RULES: Rules[State, Sow, View] = Kalah()
