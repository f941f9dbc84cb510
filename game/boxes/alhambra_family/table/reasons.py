"""Reasons for a move in words, with what on the table they speak of, as both Alhambra games give them."""

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.ai.reasons import Reason
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

_PARTS = {
    **dict.fromkeys(("exact", "overpays", "avoidable", "dear_card"), "hand"),
    **dict.fromkeys(("lead", "tie", "points", "lowers"), "majorities"),
    "takes_less": "money",
    "rival": "hands",
    "soon": "deck",
}
_SEEN_PARTS = {"standing": ("majorities",), "wall": ("land",)}
"""What on the table tells how such a thing stands."""
_NUMBERS = ("tile", "building", "next")
"""What is a number of something for sale."""

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Goods:
    """What is built in a game, and how it speaks of that.

    Takes what a number is called, its item, which numbers lie on the table in a view, and what one costs there; by
    reason further parts of the table and pictures, the picture of any other, and further values in words.
    """

    term: Callable[[int], object]
    item: Callable[[int], Item]
    shown: Callable[[Any], Container[int]]
    price: Callable[[Any, int], int]
    parts: Mapping[str, str]
    picture: str = ""
    sprite: Callable[[str, Values], str] = lambda key, values: ""
    further: Callable[[Values], Mapping[str, object]] = lambda values: {}

    def told(self, players: Players, view: Any, reason: Reason, other: str) -> ReasonText:
        """Returns a reason in words; takes the view from which it was found, and the name of the other plan."""
        if reason.compared is not None:
            return seen_text(players, reason, other, SEEN, _SEEN_PARTS)
        key = reason.key.removeprefix("reasons.")
        values = dict(self._words(players, view, reason.values))
        look, fact, so = (players.say(f"reasons.{key}.{part}", **values) for part in ("look", "fact", "so"))
        part = {**_PARTS, **self.parts}.get(key)
        sprite = self.sprite(key, reason.values) or _sprite(reason.values) or self.picture
        return ReasonText(look, fact, so, sprite, tuple(self._items(view, reason.values)), (part,) if part else ())

    def _words(self, players: Players, view: Any, values: Values) -> Iterator[tuple[str, object]]:
        """Yields the numbers of a reason as words; what is no number of the box's own stays."""
        for name, value in values.items():
            if name in _NUMBERS:
                yield name, self.term(value)
            else:
                yield name, _AS_WORDS[name](players, value) if name in _AS_WORDS else value
        if cards := _cards(values):
            yield from (("money", sums(cards)), ("sum", added(cards)))
        for name in values.keys() & {*_NUMBERS[:2]}:
            yield "price", self.price(view, values[name])
        yield from self.further(values).items()

    def _items(self, view: Any, values: Values) -> Iterator[Item]:
        """Yields what is for sale and the cards of which a reason speaks, as far as they lie on the table."""
        shown, own = self.shown(view), () if view.seat is None else view.hands[view.seat] or ()
        numbers = (values[name] for name in _NUMBERS if name in values)
        yield from (self.item(number) for number in numbers if number in shown)
        yield from (money(card) for card in _cards(values) if card in own or card in view.display)


_AS_WORDS: Mapping[str, Callable[[Players, Any], object]] = {
    "kind": lambda players, kind: players.words(f"palaces.type_name.{TYPES[kind]}"),
    "letter": lambda players, letter: players.scoring(letter),
    "seat": lambda players, seat: players.name(seat),
    "points": lambda players, points: Term("common.count.points", points),
    "cards": lambda players, cards: Term("common.count.cards", cards if isinstance(cards, int) else len(cards)),
}


def _cards(values: Values) -> Cards:
    cards = values.get("cards")
    return cards if isinstance(cards, tuple) else ()


def _sprite(values: Values) -> str:
    if "kind" in values:
        return f"tile_{TYPES[values['kind']]}"
    return f"coin_{CURRENCIES[CURRENCY[cards[0]]]}" if (cards := _cards(values)) else ""
