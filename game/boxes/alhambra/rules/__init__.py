"""The rules of the tile game, as one object that follows `game.core.rules.Rules`."""

from game.boxes.alhambra.rules import legal, observation, sampling, scoring, setup, turn
from game.boxes.alhambra.rules.moves import Buy, Move
from game.boxes.alhambra.rules.purchases import may_pay
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.bank import next_scoring
from game.core.chance import Chance
from game.core.rules import Emit, Options, Progress, Result, Rules, Seat, no_listener

_OVER = Task.OVER  # asked for again and again, and members of an enum are slow to look up
_NOBODY: frozenset[Seat] = frozenset()
_ONE = tuple(frozenset([Seat(seat)]) for seat in range(6))


class TileGame(Rules[State, Move, View]):
    """Alhambra; each method does what the protocol says.

    What is called for every move of random play is the function itself: another call between would be felt.
    """

    legal = staticmethod(legal.moves)
    sample = staticmethod(sampling.sample)
    apply = staticmethod(turn.play)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        """Returns the game before the first turn, see `setup.py`."""
        return setup.new_game(seats, options, chance, emit)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns the one who decides, nobody when the game is over."""
        return _NOBODY if state.task == _OVER else _ONE[state.acting]

    def accepts(self, state: State, seat: Seat, move: Move) -> bool:
        """Tells whether a move is legal; long lists leave out payments with needless cards, see `purchases.py`."""
        return super().accepts(state, seat, move) or (isinstance(move, Buy) and may_pay(state, seat, move))

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what a seat that remembers everything, or an onlooker who remembers nothing, may know."""
        return observation.view(state, seat)

    def forget(self, view: View) -> View:
        """Returns the view of a seat that does not remember which money was taken."""
        return observation.forget(view)

    def imagine(self, view: View, chance: Chance) -> State:
        """Returns a game that fits the view, hands unknown to it dealt at random."""
        return observation.imagine(view, chance)

    def result(self, state: State) -> Result:
        """Returns points by scoring and places; the imaginary third player is not compared."""
        return scoring.result(state)

    def progress(self, view: View) -> Progress | None:
        """Returns which scoring is next."""
        return None if view.is_over else next_scoring(view.piles, is_ending=view.stage == Stage.END)


RULES: Rules[State, Move, View] = TileGame()
