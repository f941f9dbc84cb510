"""Why touched items lead to no move: the sentences for tooltips."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import BUILDING_OF, PRICE
from game.boxes.alhambra_family.rules.buildings import ITEM as BUILDING_ITEM
from game.boxes.alhambra_family.rules.market import SLOTS, TAKE_LIMIT, YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CARD_OF, CURRENCY, VALUE, Cards, total
from game.core.rules import Key

_SLOT_OF = {f"yard:{slot}": slot for slot in SLOTS}


def illegal_reason(view: View, items: Sequence[str]) -> Key | None:
    """Returns why no legal move of the viewer touches all these items ("refuse.…"); None when one does.

    Takes item ids in any order: money in hand or on display, buildings of the yard or their slots, "keep", "give".
    Cards of equal currency and value stand for each other.
    """
    if reason := _state_of_play(view, items):
        return Key(f"refuse.{reason}")
    reason = None if view.pending else _refuse_action(view, items)
    return None if reason is None else Key(f"refuse.{reason}")


def _state_of_play(view: View, items: Sequence[str]) -> str | None:
    """Tells whether the viewer may decide at all, and about what."""
    if view.is_over:
        return "over"
    if view.seat != view.turn:
        return "turn"
    if view.pending:
        return _refuse_settling(items, BUILDING_ITEM[view.pending[0]])
    return None


def _refuse_settling(items: Sequence[str], building: str) -> str | None:
    """A bought building is kept or given away, not both."""
    if {"keep", "give"} <= {*items}:
        return "keep_or_give"
    return None if {*items} <= {building, "keep", "give"} else "settle"


def _refuse_action(view: View, items: Sequence[str]) -> str | None:
    cards = tuple(CARD_OF[item] for item in items if item in CARD_OF)
    slots = {_slot(view, item) for item in items if item not in CARD_OF}
    hand = () if view.seat is None else view.hands[view.seat] or ()
    taken = [card for card in cards if card in view.display]
    if None in slots:
        return "not_here"
    if any(card not in hand and card not in taken for card in cards):
        return "not_yours"
    if taken and (len(taken) < len(cards) or slots):
        return "one_action"
    if taken:
        return "over_five" if len(taken) > 1 and total(taken) > TAKE_LIMIT else None
    if len(slots) > 1:
        return "one_building"
    return _refuse_buying(view, hand, cards, [slot for slot in slots if slot is not None] or list(SLOTS))


def _slot(view: View, item: str) -> int | None:
    """Returns the slot that a touched slot or building means, None when it is neither."""
    building = BUILDING_OF.get(item)
    if building is not None:
        return view.yard.index(building) if building in view.yard else None
    return _SLOT_OF.get(item)


def _refuse_buying(view: View, hand: Cards, cards: Cards, slots: list[int]) -> str | None:
    """Returns the reason of the most promising slot; with one slot touched that is the only one."""
    if len({CURRENCY[card] for card in cards}) > 1:
        return "two_currencies"
    reasons = {_obstacle(view, hand, cards, slot) for slot in slots}
    if None in reasons:
        return None
    return next(reason for reason in ("too_little", "wrong_currency", "empty_slot") if reason in reasons)


def _obstacle(view: View, hand: Cards, cards: Cards, slot: int) -> str | None:
    """Returns what prevents paying for the building in a slot with these and perhaps more cards of a hand."""
    building = view.yard[slot]
    if building is None:
        return "empty_slot"
    purse = tuple(VALUE[card] for card in hand if CURRENCY[card] == YARD_CURRENCY[slot])
    if any(CURRENCY[card] != YARD_CURRENCY[slot] for card in cards):
        return "wrong_currency"
    return "too_little" if sum(purse) < PRICE[building] else None
