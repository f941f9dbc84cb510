"""Plans for positions that were asked about before: in imagined games most of what is laid is laid again and again.

Whoever acts before the moves that are compared make a difference acts alike after each of them, and whoever counts gold
along believes the same of everybody in every world. Nobody's plans depend on what discs others have set.
"""

from functools import lru_cache

from game.ai.brain import Draft, Evaluator
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.rules.actions import GOLD
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat

_KEPT = 256
"""About as many positions as the worlds of one decision can have in common; more would be walked through in vain."""


class Laid:
    """What a planner finds, kept for the positions asked about last."""

    def __init__(self, evaluator: Evaluator, disc_beam: int, turn_beam: int) -> None:
        """Takes the evaluator, and how many beginnings of plans for discs and for turns are followed up."""

        def discs(public: Public, gold: tuple[int, ...], seat: Seat) -> list[Draft]:
            return Planner(seat, evaluator, disc_beam).discs(_state(public, gold))

        def turns(public: Public, gold: tuple[int, ...], seat: Seat) -> list[Draft]:
            return Planner(seat, evaluator, turn_beam).turns(_state(public, gold))

        self._discs, self._turns = lru_cache(maxsize=_KEPT)(discs), lru_cache(maxsize=_KEPT)(turns)

    def discs(self, state: State, seat: Seat) -> list[Draft]:
        """Returns the discs worth setting (see `Planner.discs`)."""
        return self._discs(state.public.copy(), state.gold, seat)

    def turns(self, state: State, seat: Seat) -> list[Draft]:
        """Returns plans for the rest of a turn (see `Planner.turns`)."""
        return self._turns(state.public.copy(), state.gold, seat)


def _state(public: Public, gold: tuple[int, ...]) -> State:
    return State(public, gold, ((GOLD, GOLD),) * public.seats)
