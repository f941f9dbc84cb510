"""Which moves of the card game deserve a thought."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.brain.purse import purse
from game.boxes.alhambra_cards.rules.moves import Buy, Move
from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import Seat
from game.palaces.market import SLOTS
from game.palaces.money import Cards, total
from game.palaces.taking import TakeMoney

_WAYS = 3


def sensible(state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns the moves without those that another one beats.

    Left out are: taking some cards where more may be taken with them; overpaying where the cards can pay exactly or
    more cheaply; and of many ways to pay the same all but those that leave the most useful hand.
    """
    if state.pending:
        return moves
    takings = [set(move.cards) for move in moves if isinstance(move, TakeMoney)]
    found: list[Move] = []
    for slot in SLOTS:
        found += _payments(state.hands[seat], [move for move in moves if isinstance(move, Buy) and move.slot == slot])
    return found + [
        move for move in moves if isinstance(move, TakeMoney) and not any(set(move.cards) < more for more in takings)
    ]


def _payments(hand: Cards, purchases: Sequence[Buy]) -> Sequence[Buy]:
    """Returns the cheapest ways to pay for a building, those first that leave a hand with many exact payments."""

    def rank(move: Buy) -> tuple[int, int, int]:
        rest = purse(tuple([card for card in hand if card not in move.cards]))
        return total(move.cards), -rest.fits, len(move.cards)

    return sorted(purchases, key=rank)[:_WAYS]
