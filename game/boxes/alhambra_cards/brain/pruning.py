"""Which moves of the card game deserve a thought."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.rules.moves import Buy, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain.purse import ample, thrifty
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat


def prune(state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns the moves without those that another one beats.

    Left out are: taking some cards where more may be taken with them; overpaying where the cards can pay exactly or
    more cheaply; and of many ways to pay the same all but those that leave the most useful hand.
    """
    if state.pending:
        return moves
    kept: list[Move] = []
    for slot, building in enumerate(state.yard):
        if building is not None:
            ways = [move for move in moves if isinstance(move, Buy) and move.slot == slot]
            kept += thrifty(state.hands[seat], PRICE[building], ways)
    return kept + ample(move for move in moves if isinstance(move, TakeMoney))
