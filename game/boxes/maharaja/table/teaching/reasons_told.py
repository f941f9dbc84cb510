"""Reasons for moves in words: where to look, the fact, and what follows from it."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.reasons import Reason
from game.boxes.maharaja.rules import characters
from game.boxes.maharaja.rules.board import START
from game.boxes.maharaja.table import items, phrases
from game.locale.words import Term
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.teaching import ReasonText

_SPRITES = {
    "first": "icon_crown_ink",
    "pays": "gold_coin",
    "could_pay": "gold_coin",
    "next_city": "maharaja",
    "palaces": "action_palace",
    "last_palace": "action_palace",
    "centre": "action_palace",
    "palace_paid": "action_palace",
    "artisan": "character_artisan",
    "road": "action_house",
    "half_road": "action_house",
    "tolls": "gold_coin",
    "near": "action_house",
    "supply": "action_quarry",
    "fetches": "action_quarry",
    "no_houses": "action_quarry",
    "undone": "coin_stack",
    "toll": "coin_stack",
    "left": "coin_stack",
    "short": "coin_stack",
    "income": "action_gold",
}
"""The picture beside each reason; one about a character shows that, others none."""
_PAYOUTS, _TRACK = "payouts", "track"


class ReasonWords:
    """Puts reasons into words; takes the players and their texts."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def told(self, reason: Reason) -> ReasonText:
        """Returns a reason in words, with what it speaks of."""
        name = _text(str(reason.key).rpartition(".")[2], reason.values)
        values = dict(self._words(reason.values))
        look, fact, so = (self._say(f"reasons.{name}.{part}", **values) for part in ("look", "fact", "so"))
        return ReasonText(look, fact, so, self._sprite(name, reason.values), *_places(name, reason.values))

    def _words(self, values: Mapping[str, Any]) -> Mapping[str, object]:
        """Returns the values as they are read: places and characters by name, gold with its unit."""
        return {made: word for name, value in values.items() for made, word in self._read(name, value).items()}

    def _read(self, name: str, value: Any) -> Mapping[str, object]:
        read: dict[str, Callable[[Any], Mapping[str, object]]] = {
            "city": lambda city: {"city": phrases.city(city)},
            "instead": lambda city: {"instead": phrases.city(city)},
            "village": lambda village: {"village": phrases.village(village)},
            "gold": lambda gold: {"gold": phrases.gold(gold)},
            "points": lambda points: {"points": self._players.words("common.count.points", count=points)},
            "ends": self._ends,
            "character": self._character,
        }
        if name == "count":
            return {"count": value, "palaces": Term("maharaja.palaces", value)}
        return read[name](value) if name in read else {name: value}

    def _ends(self, ends: tuple[int, int]) -> Mapping[str, object]:
        first, second = (self._say("start") if end == START else phrases.city(end) for end in ends)
        return {"origin": first, "goal": second}

    def _character(self, number: int) -> Mapping[str, object]:
        ability = self._say(f"ability.{characters.NAMES[number]}")
        return {"name": phrases.character_name(self._players, number), "ability": ability}

    def _sprite(self, name: str, values: Mapping[str, Any]) -> str:
        character = values.get("character")
        return _SPRITES.get(name, "") if character is None else f"character_{characters.NAMES[character]}"


def _text(name: str, values: Mapping[str, Any]) -> str:
    """Returns the text of a reason: some have another one for a special case."""
    special = {
        "palaces": ("last_palace", values.get("left") == 0),
        "road": ("half_road", values.get("is_open") is False),
        "bid": ("pass", "gold" not in values),
    }
    other, is_so = special.get(name, (name, False))
    return other if is_so else name


def _places(name: str, values: Mapping[str, Any]) -> tuple[tuple[Item, ...], tuple[str, ...]]:
    """Returns the items and the parts that a reason speaks of."""
    found: list[Item] = []
    if "village" in values:
        found.append(items.village(values["village"]))
    elif "city" in values:
        found.append(items.city(values["city"]))
    elif "character" in values:
        found.append(items.character(values["character"]))
    parts = {"first": (_PAYOUTS,), "pays": (_PAYOUTS,), "could_pay": (_PAYOUTS,), "next_city": (_TRACK,)}
    return tuple(found), parts.get(name, ())
