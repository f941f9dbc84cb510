"""The rules of the template: everybody secretly lays a card; the highest one that nobody else laid takes the prize.

Each seat is dealt four of 24 cards (values 1 to 8, three of each). When all cards are laid, most points win.
"""

from collections.abc import Sequence

from game.boxes.template.rules import legal, observation, scoring, setup, turn
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State
from game.boxes.template.rules.view import View
from game.core.chance import Chance
from game.core.rules import Emit, Key, Options, Progress, Result, Rules, Seat, no_listener


class Template(Rules[State, Lay, View]):
    """The template; each method does what the protocol says."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        """Returns the game with the hands dealt."""
        return setup.new_game(seats, options, chance, emit)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns the seats that have not laid a card in this round: all of them decide at once."""
        return legal.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Lay]:
        """Returns one move for each value in the seat's hand."""
        return legal.moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Lay, chance: Chance, emit: Emit) -> None:
        """Lays a card and, when it is the last of the round, reveals them all."""
        turn.play(state, seat, move, emit)

    def view(self, state: State, seat: Seat | None) -> View:
        return observation.view(state, seat)

    def forget(self, view: View) -> View:
        """Returns the view as it is: everything once seen stays in sight."""
        return view

    def imagine(self, view: View, chance: Chance) -> State:
        """Returns a game that fits the view, unknown cards dealt at random."""
        return observation.imagine(view, chance)

    def result(self, state: State) -> Result:
        return scoring.result(state)

    def progress(self, view: View) -> Progress | None:
        return Progress(Key("progress.round"), view.round) if sum(view.hand_sizes) or any(view.ready) else None


RULES: Rules[State, Lay, View] = Template()
