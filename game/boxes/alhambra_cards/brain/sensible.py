"""Which moves of the card game deserve a thought."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.rules.moves import Buy, Move, TakeMoney
from game.boxes.alhambra_cards.rules.state import State
from game.palaces.buildings import PRICE
from game.palaces.money import total

_OVERPAYMENTS = 2


def sensible(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns the moves without those that another one beats.

    Left out are: taking some cards where more may be taken with them; overpaying where the cards can pay exactly; and
    all but the two cheapest of several ways to overpay.
    """
    if state.pending:
        return moves
    takings = [set(move.cards) for move in moves if isinstance(move, TakeMoney)]
    found: list[Move] = []
    for slot, building in enumerate(state.yard):
        if building is not None:
            found += _payments([move for move in moves if isinstance(move, Buy) and move.slot == slot], PRICE[building])
    return found + [
        move for move in moves if isinstance(move, TakeMoney) and not any(set(move.cards) < more for more in takings)
    ]


def _payments(purchases: Sequence[Buy], price: int) -> Sequence[Buy]:
    """Returns the exact payments, or if there is none the cheapest others, of fewer cards first."""
    exact = [move for move in purchases if total(move.cards) == price]
    return exact or sorted(purchases, key=lambda move: (total(move.cards), len(move.cards)))[:_OVERPAYMENTS]
