"""What panels of both tables are for, and why a move is good, in words."""

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.ai.reasons import Reason
from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, TYPES, Cards
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.phrases import Players, told_of_type
from game.boxes.alhambra_family.table.phrases import money as sums
from game.boxes.alhambra_family.table.scoreboard import Scores
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.boxes.alhambra_family.table.zones import current_pile, front_seat, hidden_in
from game.locale.words import Term
from game.paint.box import Box
from game.tabletop.explaining import seen_text
from game.tabletop.items import Item
from game.tabletop.teaching import ReasonText, TablePart

SEEN = {
    "points": "icon_scales_ink",
    "rival_points": "icon_scales_ink",
    "standing": "icon_scales_ink",
    "buildings": "tile_palace",
    "exact": "icon_coins_ink",
    "fits": "icon_coins_ink",
    "money": "icon_coins_ink",
}
"""The picture beside a difference that was seen when plans were played on."""


def part(players: Players, name: str, box: Box, key: str = "", **values: object) -> TablePart:
    """Returns a part of a table in the words of `palaces.parts`; `key` is its name there, if that is another."""
    texts = f"palaces.parts.{key or name}"
    return TablePart(name, box, players.words(f"{texts}.title", **values), players.words(f"{texts}.told", **values))


def money_parts(players: Players, view: PurseView, plan: PursePlan) -> Iterator[TablePart]:
    """Yields the open money, the money deck, the hand in front and, where they lie open, the hands of the others."""
    yield part(players, "money", plan.money)
    yield part(players, "deck", plan.deck, number=current_pile(view.piles) + 1, where=where_scorings_are(players, view))
    seat = front_seat(view)
    key = "hidden_hand" if view.hands[seat] is None else "hand"
    cards = Term("common.count.cards", view.hand_sizes[seat])
    yield part(players, "hand", plan.hand, key, player=players.name(seat), cards=cards)
    if plan.strip:
        yield part(players, "hands", plan.strip)


def where_scorings_are(players: Players, view: PurseView) -> str:
    """Returns in which pile the next scoring card hides, as a sentence, or that none is left."""
    for letter in ("A", "B"):
        place = hidden_in(view.piles, letter)
        if place is not None:
            return players.words("palaces.parts.next_scoring", scoring=players.scoring(letter), number=place + 1)
    return players.words("palaces.parts.no_scoring")


# ---------------------------------------------------------------------- majorities
def scoreboard_parts(players: Players, table: ScoreboardGrid, scores: Scores) -> Iterator[TablePart]:
    """Yields the majority table, in it the rows of all parties and above those the columns of the types."""
    letter = scores.majorities.letter
    yield part(players, "majorities", table.box, scoring=players.scoring(letter))
    for party, row in enumerate(table.rows):
        yield row_part(players, party, row, scores)
    for kind in range(len(TYPES)):
        yield part(players, f"type:{kind}", column(table, kind), "type", **told_of_type(players, letter, kind))
    if scores.walls:
        yield part(players, "walls", column(table, len(TYPES)))


def row_part(players: Players, party: int, box: Box, scores: Scores) -> TablePart:
    """Returns the row of a party; the imaginary third player is introduced there."""
    key = "row" if players.colour(party) else "third"
    points = Term("common.count.points", scores.points[party])
    return part(players, f"row:{party}", box, key, player=players.name(party), points=points)


def column(table: ScoreboardGrid, kind: int) -> Box:
    """Returns the column of a type of building, or with the number after the last type that of the walls."""
    top = table.head - table.style.head / 2
    return Box(table.columns[kind] - table.step / 2, top, table.step, table.rows[-1].bottom - top)


# ---------------------------------------------------------------------- why a move is good
_PARTS = {
    **dict.fromkeys(("exact", "overpays", "avoidable", "dear_card", "spares"), "hand"),
    **dict.fromkeys(("lead", "tie", "points", "lowers", "idle"), "majorities"),
    **dict.fromkeys(("money", "takes_less"), "money"),
    "rival": "hands",
    "soon": "deck",
}
_SEEN_PARTS = {"standing": ("majorities",), "wall": ("land",), "money": ("hand",)}
"""What on the table tells how such a thing stands."""
_NUMBERS = ("tile", "building", "next")
"""What is a number of something for sale."""

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Goods:
    """What is built in a game, and how it speaks of that.

    Takes what a number is called, its item, which numbers lie on the table in a view, and its price there in words; by
    reason further parts of the table and pictures, the picture of any other, and further values in words.
    """

    term: Callable[[int], object]
    item: Callable[[int], Item]
    shown: Callable[[Any], Container[int]]
    price: Callable[[Any, int], object]
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
                yield "next_price" if name == "next" else "price", self.price(view, value)
            else:
                yield name, _AS_WORDS[name](players, value) if name in _AS_WORDS else value
        if cards := _cards(values):
            yield from (("money", sums(cards)), ("sum", added(cards)))
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
