"""The rules of the tile game, as one object that follows `game.core.rules.Rules`.

`tiles` numbers everything that can lie in an Alhambra, read from `alhambra_family/rules/tiles.yml` and `modules.yml`,
and says what may touch what. An Alhambra (`board`) is a sorted tuple of cells and tiles that is never changed: copies
of a game share it, and it keeps everything that was found out about it. `sites` knows which cells take which tiles and,
when one tile changes, looks again only around it; `scoring` and `falcons` score. `moves` names what the acting seat
decides, `turn` is the course of a turn with the vizier's window. Why something is forbidden is asked of views (in
`table`), never guessed from the list of moves. A slow twin that knows only the words of the rules says what may be
built (`tests/boxes/alhambra/plain.py`, `tests/perft/test_palaces.py`).
"""

from game.boxes.alhambra.rules import legal, sampling, scoring, setup, state, turn
from game.boxes.alhambra.rules.moves import Buy, Move, Stage, Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.bank import next_scoring
from game.core.chance import Chance
from game.core.rules import Emit, Options, Progress, Rules, Seat, no_listener

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
    view = staticmethod(state.view)
    forget = staticmethod(state.forget)
    imagine = staticmethod(state.imagine)
    result = staticmethod(scoring.result)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
        return setup.new_game(seats, options, chance, emit)

    def to_act(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.task == _OVER else _ONE[state.acting]

    def accepts(self, state: State, seat: Seat, move: Move) -> bool:
        """Tells whether a move is legal; long lists leave out payments with needless cards."""
        return super().accepts(state, seat, move) or (isinstance(move, Buy) and legal.may_pay(state, seat, move))

    def progress(self, view: View) -> Progress | None:
        return None if view.is_over else next_scoring(view.piles, is_ending=view.stage == Stage.END)


RULES: Rules[State, Move, View] = TileGame()
