"""Who may lay what."""

from collections.abc import Sequence

from game.boxes.template.rules.data import VALUE
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State
from game.boxes.template.rules.view import View
from game.core.rules import Key, Seat


def to_act(state: State) -> frozenset[Seat]:
    """Returns the seats that have a card and have not laid one in this round."""
    return frozenset(Seat(seat) for seat, hand in enumerate(state.hands) if hand and state.laid[seat] is None)


def moves(state: State, seat: Seat) -> Sequence[Lay]:
    """Returns one move for each value in a hand: of equal cards the lowest."""
    lowest: dict[int, int] = {}
    for card in state.hands[seat]:
        lowest.setdefault(VALUE[card], card)
    return [Lay(card) for card in lowest.values()]


def illegal_reason(view: View, items: Sequence[str]) -> Key | None:
    """Returns why touching these cards (`card:<number>`) leads to no move, or None."""
    if view.seat is None or not view.hand or view.ready[view.seat]:
        return Key("refuse.turn")
    mine = {f"card:{card}" for card in view.hand}
    return None if len(items) <= 1 and mine.issuperset(items) else Key("refuse.one_of_yours")
