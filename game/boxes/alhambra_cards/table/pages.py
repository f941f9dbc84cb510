"""Which page of the rulebook explains a moment."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.illegal import reason
from game.boxes.alhambra_cards.table.items import BUILDING
from game.boxes.alhambra_family.table.items import MONEY, cards_among
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_TURN, _BUY, _REFILL, _SCORING, _END, _DUO = (
    f"{page}.title" for page in ("turn", "buy", "refill", "scoring", "end", "duo")
)
_OF_REASONS = {
    "over": _END,
    "turn": _TURN,
    "answer": _DUO,
    "settle": _DUO,
    "empty_slot": _BUY,
    "too_little": _BUY,
    "not_yours": _BUY,
    "money_deck": _REFILL,
    "building_deck": _REFILL,
    "scoring_card": _SCORING,
    "bought": _BUY,
}


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    if view.is_over:
        return _END
    if view.pending:
        return _DUO
    cards = cards_among(selection.touched)
    if any(item.kind == BUILDING for item in selection.touched) or any(card not in view.display for card in cards):
        return _BUY
    return _BUY if view.bought and not cards else _TURN


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    key = reason(view, item)
    return _TURN if item.kind == MONEY and key == "" else _OF_REASONS.get(key) or page(view, selection)
