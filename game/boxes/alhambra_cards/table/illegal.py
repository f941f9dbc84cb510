"""Why an item on the table cannot be touched."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.touches import BUILDING, BUILDING_DECK, GIVE, KEEP, SPACE, building
from game.boxes.alhambra_family.rules.components import CURRENCY, PRICE, YARD_CURRENCY, Cards, worth
from game.boxes.alhambra_family.table.items import MONEY, MONEY_DECK, SCORING
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.tabletop.items import Item

_ELSEWHERE = {
    MONEY_DECK.kind: "money_deck",
    BUILDING_DECK.kind: "building_deck",
    SCORING: "scoring_card",
    BUILDING: "bought",
}
"""Why what lies beside yard and money cannot be touched, by its kind."""


def sentence(players: Players, view: View, item: Item) -> str:
    """Returns why no choice of the viewer can begin with an item, as a sentence, or ""."""
    key = reason(view, item)
    if key == "too_little" and item.kind == BUILDING:
        slot = view.yard.index(item.at[0])
        missing = PRICE[item.at[0]] - worth(_hand(view), YARD_CURRENCY[slot])
        return players.say("refuse.missing", amount=amount(YARD_CURRENCY[slot], missing))
    return players.say(f"refuse.{key}", player=players.name(view.turn)) if key else ""


def reason(view: View, item: Item) -> str:
    """Returns why no legal move of the viewer touches an item (a key below "refuse"), "" when one does."""
    if view.is_over:
        return "over"
    if view.seat != view.turn:
        return "turn"
    if view.pending:
        return _settled(view, item)
    if item.kind == SPACE:
        return "empty_slot"
    if item.kind == MONEY:
        return _card(view, item.at[0])
    if item.kind == BUILDING and item.at[0] in view.yard:
        return "" if _can_pay(view, view.yard.index(item.at[0])) else "too_little"
    return _ELSEWHERE[item.kind]


def _settled(view: View, item: Item) -> str:
    """A building just bought is decided about by the answers, or carried to one; everything else waits."""
    if item in (KEEP, GIVE):
        return ""
    return "answer" if item == building(view.pending[0]) else "settle"


def _hand(view: View) -> Cards:
    return (None if view.seat is None else view.hands[view.seat]) or ()


def _card(view: View, card: int) -> str:
    """An open card can always be taken; one in hand needs a building of its currency that the hand can pay."""
    slot = YARD_CURRENCY.index(CURRENCY[card])
    if card in view.display:
        return ""
    if card not in _hand(view):
        return "not_yours"
    if view.yard[slot] is not None:
        return "" if _can_pay(view, slot) else "too_little"
    return "no_building"


def _can_pay(view: View, slot: int) -> bool:
    number = view.yard[slot]
    return number is not None and worth(_hand(view), YARD_CURRENCY[slot]) >= PRICE[number]
