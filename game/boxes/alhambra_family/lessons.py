"""What lessons of both Alhambra boxes read from a position."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.boxes.alhambra_family.rules.components import TAKE_LIMIT, VALUE, total
from game.boxes.alhambra_family.rules.payment import added
from game.core.rules import Seat


class OpenMoney(Protocol):
    """What a view tells of the open money."""

    @property
    def display(self) -> Sequence[int | None]: ...


def pair(view: OpenMoney, seat: Seat) -> Mapping[str, object]:
    """Reads at which end of the display the two neighbours lie that may be taken together, and their sums."""
    shown = [card for card in view.display if card is not None]
    left, right = shown[:2], shown[-2:]
    return {
        "pair": "left" if total(left) <= TAKE_LIMIT else "right",
        "left": added(left),
        "right": added(right),
        "shown": [str(VALUE[card]) for card in shown],
        "limit": TAKE_LIMIT,
    }
