"""What the lessons of the card game read from their positions."""

from collections.abc import Mapping

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPE, TYPES
from game.core.rules import Seat
from game.lessons.facts import Fact

_GARDEN_SLOT = 2


def garden(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the garden in the yard costs, and how many gardens the reader has."""
    slot = view.yard[_GARDEN_SLOT]
    owned = sum(TYPES[TYPE[each]] == "garden" for each in view.buildings[seat])
    return {"price": PRICE[slot] if slot is not None else 0, "owned": owned}


FACTS: Mapping[str, Fact] = {"garden": garden}
