"""Who may lay what."""

from collections.abc import Sequence

from game.boxes.template.rules.data import VALUE
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State
from game.core.rules import Seat


def to_act(state: State) -> frozenset[Seat]:
    """Returns the seats that have a card and have not laid one in this round."""
    return frozenset(Seat(seat) for seat, hand in enumerate(state.hands) if hand and state.laid[seat] is None)


def moves(state: State, seat: Seat) -> Sequence[Lay]:
    """Returns one move for each value in a hand: of equal cards the lowest."""
    lowest: dict[int, int] = {}
    for card in state.hands[seat]:
        lowest.setdefault(VALUE[card], card)
    return [Lay(card) for card in lowest.values()]
