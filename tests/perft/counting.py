"""Counts the courses of a position, by the rules' lists of moves and by plain ones."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.boxes.alhambra_family.rules.components import CURRENCY
from game.core.rules import AnyRules, Seat, step
from tests.boxes.playing import Draws
from tests.contract.tables import Moment


@dataclass(frozen=True)
class Counting:
    """Takes the rules, what a move means in plain words in a position, and the plain list of what a seat can choose."""

    rules: AnyRules
    choice: Callable[[Any, Any], Any]
    choices: Callable[[Any, Seat], set[Any]]

    def perft(self, state: Any, depth: int) -> int:
        """Returns how many courses there are, so many decisions deep, with luck that always draws the first."""
        acting = self.rules.to_act(state)
        if depth == 0 or not acting:
            return 1
        seat = min(acting)
        moves = self.rules.legal(state, seat)
        if depth == 1:
            return len(moves)
        return sum(self.perft(self._after(state, seat, move), depth - 1) for move in moves)

    def plain_perft(self, state: Any, depth: int) -> int:
        """The same, with the moves listed plainly; a choice is played as the first legal move that means it."""
        acting = self.rules.to_act(state)
        if depth == 0 or not acting:
            return 1
        seat = min(acting)
        wanted = self.choices(state, seat)
        moves = {self.choice(state, move): move for move in self.rules.legal(state, seat)}
        assert set(moves) == wanted
        if depth == 1:
            return len(wanted)
        return sum(self.plain_perft(self._after(state, seat, moves[each]), depth - 1) for each in wanted)

    def _after(self, state: Any, seat: Seat, move: Any) -> Any:
        return step(self.rules, state, seat, move, Draws()).state

    def courses(self, state: Any, counts: tuple[int, ...]) -> None:
        """Checks the numbers of courses, 1 decision deep and more; the first three of them plainly too."""
        assert tuple(self.perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
        plainly = range(1, min(3, len(counts)) + 1)
        assert tuple(self.plain_perft(state, depth) for depth in plainly) == counts[:3]

    def same(self, moment: Moment, most: int | None = None) -> None:
        """Compares the lists of moves of a moment, unless a hand has more than so many cards of a currency.

        Larger hands are left to the payment tests: their subsets are too many.
        """
        hand = moment.state.hands[moment.seat] if most else ()
        if max(Counter(CURRENCY[card] for card in hand).values(), default=0) > (most or 0):
            return
        found = [self.choice(moment.state, move) for move in self.rules.legal(moment.state, moment.seat)]
        assert len(found) == len(set(found))
        assert set(found) == self.choices(moment.state, moment.seat)
