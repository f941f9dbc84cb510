"""The rules of the card game, as one object that follows `game.core.rules.Rules`."""

from game.boxes.alhambra_cards.rules import legal, scoring, setup, state, turn
from game.boxes.alhambra_cards.rules.legal import sample as draw
from game.boxes.alhambra_cards.rules.moves import Buy, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.bank import next_scoring
from game.core.rules import Progress, Rules, Seat

_NOBODY: frozenset[Seat] = frozenset()
_ONE = tuple(frozenset([Seat(seat)]) for seat in range(6))


class CardGame(Rules[State, Move, View]):
    """Alhambra: the card game; each function does what the protocol says."""

    setup = staticmethod(setup.new_game)
    legal = staticmethod(legal.moves)
    sample = staticmethod(draw)
    apply = staticmethod(turn.play)
    view = staticmethod(state.view)
    forget = staticmethod(state.forget)
    imagine = staticmethod(state.imagine)
    result = staticmethod(scoring.result)

    def to_act(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.is_over else _ONE[state.turn]

    def accepts(self, state: State, seat: Seat, move: Move) -> bool:
        """Tells whether a move is legal; long lists leave out payments with needless cards, see `legal.py`."""
        return super().accepts(state, seat, move) or (isinstance(move, Buy) and legal.may_pay(state, seat, move))

    def progress(self, view: View) -> Progress | None:
        return None if view.is_over else next_scoring(view.piles)


RULES = CardGame()
