"""Reasons for a move in words, with what on the table they speak of."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.reasons import Reason
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPES
from game.boxes.alhambra_family.rules.money import CURRENCIES, CURRENCY, Cards
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.parts import SEEN
from game.boxes.alhambra_family.table.phrases import THIRD, Players, added, building
from game.boxes.alhambra_family.table.phrases import money as sums
from game.locale.words import Term
from game.tabletop.explaining import seen_text
from game.tabletop.items import Item
from game.tabletop.teaching import ReasonText

_YARD, _HAND, _OPEN, _DECK, _MAJORITIES, _HANDS = "yard", "hand", "open_money", "deck", "majorities", "hands"
_PARTS = {
    "exact": (_HAND,),
    "chain": (_YARD,),
    "lead": (_MAJORITIES,),
    "tie": (_MAJORITIES,),
    "points": (_MAJORITIES,),
    "lowers": (_MAJORITIES,),
    "rival": (_HANDS,),
    "ends_game": (_YARD,),
    "soon": (_DECK,),
    "takes_less": (_OPEN,),
    "overpays": (_HAND,),
    "avoidable": (_HAND,),
}
_SEEN_PARTS = {"standing": (_MAJORITIES,)}
"""What on the table tells how such a thing stands."""


def told(players: Players, view: View, reason: Reason, other: str) -> ReasonText:
    """Returns a reason in words; takes the view from which it was found, and the name of the other plan."""
    if reason.compared is not None:
        return seen_text(players, reason, other, SEEN, _SEEN_PARTS)
    key = reason.key.removeprefix("reasons.")
    values = _words(players, reason.values)
    return ReasonText(
        players.say(f"reasons.{key}.look"),
        players.say(f"reasons.{key}.fact", **values),
        players.say(f"reasons.{key}.so", **values),
        _sprite(reason.values),
        tuple(_items(view, reason.values)),
        _PARTS.get(key, ()),
    )


def _words(players: Players, values: Mapping[str, Any]) -> dict[str, object]:
    """The numbers of a reason as words; what is no number of the box's own stays."""
    found = {name: _AS_WORDS[name](players, value) if name in _AS_WORDS else value for name, value in values.items()}
    if "cards" in values and isinstance(values["cards"], tuple):
        found["money"] = sums(values["cards"])
        found["sum"] = added(values["cards"])
    if "building" in values:
        found["price"] = PRICE[values["building"]]
    found["third"] = THIRD
    return found


_AS_WORDS: Mapping[str, Callable[[Players, Any], object]] = {
    "building": lambda players, number: building(number),
    "next": lambda players, number: building(number),
    "kind": lambda players, kind: players.words(f"palaces.type_name.{TYPES[kind]}"),
    "letter": lambda players, letter: players.scoring(letter),
    "seat": lambda players, seat: players.name(seat),
    "points": lambda players, points: Term("common.count.points", points),
    "cards": lambda players, cards: Term("common.count.cards", cards if isinstance(cards, int) else len(cards)),
}


def _sprite(values: Mapping[str, Any]) -> str:
    if "kind" in values:
        return f"tile_{TYPES[values['kind']]}"
    cards = values.get("cards")
    return f"coin_{CURRENCIES[CURRENCY[cards[0]]]}" if isinstance(cards, tuple) and cards else "icon_coins_ink"


def _items(view: View, values: Mapping[str, Any]) -> list[Item]:
    """The buildings of the yard and the cards of which a reason speaks, as far as they lie on the table."""
    numbers = [values[name] for name in ("building", "next") if name in values]
    shown = {*view.yard, *view.bought, *view.pending}
    cards: Cards = values["cards"] if isinstance(values.get("cards"), tuple) else ()
    own = () if view.seat is None else view.hands[view.seat] or ()
    return [
        *(building_item(number) for number in numbers if number in shown),
        *(money(card) for card in cards if card in own or card in view.display),
    ]
