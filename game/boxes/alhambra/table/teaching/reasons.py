"""Reasons for a move in words, with what on the table they speak of."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.reasons import Reason
from game.boxes.alhambra.rules.purchases import offers
from game.boxes.alhambra.rules.tiles import FEATHER
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.falcons import falcon_terms, feather_sprite, sprite
from game.boxes.alhambra.table.phrases import tile as tile_term
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.money import CURRENCIES, CURRENCY, Cards
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.parts import SEEN
from game.boxes.alhambra_family.table.phrases import Players, added
from game.boxes.alhambra_family.table.phrases import money as sums
from game.locale.words import Term
from game.tabletop.explaining import seen_text
from game.tabletop.items import Item
from game.tabletop.teaching import ReasonText

_MARKET, _HAND, _OPEN, _DECK, _MAJORITIES, _HANDS, _LAND = (
    "market", "hand", "money", "deck", "majorities", "hands", "land",
)  # fmt: skip
_PARTS: Mapping[str, str] = {
    **dict.fromkeys(("exact", "overpays", "avoidable", "dear_card"), _HAND),
    **dict.fromkeys(("chain", "vizier", "ends_game"), _MARKET),
    **dict.fromkeys(("lead", "tie", "points", "lowers"), _MAJORITIES),
    **dict.fromkeys(("wall", "shortens", "camps", "bazaars", "flies_off"), _LAND),
    "takes_less": _OPEN,
    "rival": _HANDS,
    "soon": _DECK,
    "falcon": "falcons",
}
_SEEN_PARTS = {"standing": (_MAJORITIES,), "wall": (_LAND,)}
"""What on the table tells how such a thing stands."""


def told(players: Players, view: View, reason: Reason, other: str) -> ReasonText:
    """Returns a reason in words; takes the view from which it was found, and the name of the other plan."""
    if reason.compared is not None:
        return seen_text(players, reason, other, SEEN, _SEEN_PARTS)
    key = reason.key.removeprefix("reasons.")
    values = _words(players, view, reason.values)
    part = _PARTS.get(key)
    return ReasonText(
        players.say(f"reasons.{key}.look"),
        players.say(f"reasons.{key}.fact", **values),
        players.say(f"reasons.{key}.so", **values),
        _sprite(key, reason.values),
        tuple(_items(view, reason.values)),
        (part,) if part else (),
    )


def _words(players: Players, view: View, values: Mapping[str, Any]) -> dict[str, object]:
    """The numbers of a reason as words; what is no number of the box's own stays."""
    found = {name: _AS_WORDS[name](players, value) if name in _AS_WORDS else value for name, value in values.items()}
    if isinstance(values.get("cards"), tuple):
        found["money"] = sums(values["cards"])
        found["sum"] = added(values["cards"])
    if "tile" in values:
        _, found["price"] = _offer(view, values["tile"])
    if "falcon" in values:
        found["flock"] = Term(*_flock(values["falcon"], values["number"]))
    return found


def _offer(view: View, tile: int) -> tuple[int, int]:
    """The currency and the price of a tile on sale, nothing for any other."""
    found = ((currency, price) for each, currency, price in offers(view.squares, view.beside) if each == tile)
    return next(found, (0, 0))


def _flock(falcon: int, number: int) -> tuple[str, int]:
    (term,) = falcon_terms([falcon])
    return term.key, number


_AS_WORDS: Mapping[str, Callable[[Players, Any], object]] = {
    "tile": lambda players, number: tile_term(number),
    "next": lambda players, number: tile_term(number),
    "kind": lambda players, kind: players.words(f"palaces.type_name.{TYPES[kind]}"),
    "letter": lambda players, letter: players.scoring(letter),
    "seat": lambda players, seat: players.name(seat),
    "points": lambda players, points: Term("common.count.points", points),
    "cards": lambda players, cards: Term("common.count.cards", cards if isinstance(cards, int) else len(cards)),
    "falcons": lambda players, falcons: falcon_terms(falcons),
}


def _sprite(key: str, values: Mapping[str, Any]) -> str:
    if "kind" in values:
        return f"tile_{TYPES[values['kind']]}"
    if "falcon" in values:
        return sprite(values["falcon"])
    if "falcons" in values:
        return feather_sprite(FEATHER[values["falcons"][0]])
    if key == "vizier":
        return "vizier_awake"
    cards = values.get("cards")
    return f"coin_{CURRENCIES[CURRENCY[cards[0]]]}" if isinstance(cards, tuple) and cards else ""


def _items(view: View, values: Mapping[str, Any]) -> list[Item]:
    """The tiles and cards of which a reason speaks, as far as they lie on the table."""
    shown = {*view.squares, *view.beside, *view.waiting}
    numbers = [values[name] for name in ("tile", "next") if name in values]
    cards: Cards = values["cards"] if isinstance(values.get("cards"), tuple) else ()
    own = () if view.seat is None else view.hands[view.seat] or ()
    return [
        *(items.tile(number) for number in numbers if number in shown),
        *(money(card) for card in cards if card in own or card in view.display),
    ]
