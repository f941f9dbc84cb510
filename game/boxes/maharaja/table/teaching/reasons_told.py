"""Reasons for moves in words: where to look, the fact, and what follows from it."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.reasons import Reason
from game.boxes.maharaja.rules.board import START
from game.boxes.maharaja.table import items, phrases
from game.locale.words import Term
from game.tabletop.explaining import seen_text
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.teaching import ReasonText

_SPRITES = {
    "palaces": "action_palace",
    "rival_palaces": "action_palace",
    "gold": "gold_coin",
    "next_payout": "icon_crown_ink",
    "houses": "action_house",
    "villages": "action_house",
    "last_palace": "action_palace",
    "complete": "",
    "artisan": "character_artisan",
    "road": "action_house",
    "half_road": "action_house",
    "undone": "coin_stack",
}
"""The picture beside each reason."""
_PARTS = {"next_payout": ("track",)}


class ReasonWords:
    """Puts reasons into words; takes the players and their texts."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def told(self, reason: Reason, other: str) -> ReasonText:
        """Returns a reason in words, with what it speaks of; takes the name of the other plan."""
        if reason.compared is not None:
            return seen_text(self._players, reason, other, _SPRITES, _PARTS)
        name = str(reason.key).rpartition(".")[2]
        if reason.values.get("is_open") is False:
            name = "half_road"
        elif reason.values.get("left") == 0:
            name = "last_palace"
        values = {made: word for each, value in reason.values.items() for made, word in self._read(each, value).items()}
        look, fact, so = (self._say(f"reasons.{name}.{part}", **values) for part in ("look", "fact", "so"))
        return ReasonText(look, fact, so, _SPRITES[name], _items(reason.values))

    def _read(self, name: str, value: Any) -> Mapping[str, object]:
        """Returns a value as it is read: places by name, gold with its unit."""
        read: dict[str, Callable[[Any], Mapping[str, object]]] = {
            "village": lambda village: {"village": phrases.village(village)},
            "gold": lambda gold: {"gold": phrases.gold(gold)},
            "ends": self._ends,
            "count": lambda count: {"palaces": Term("maharaja.palaces", count)},
        }
        return read[name](value) if name in read else {name: value}

    def _ends(self, ends: tuple[int, int]) -> Mapping[str, object]:
        first, second = (self._say("start") if end == START else phrases.city(end) for end in ends)
        return {"origin": first, "goal": second}


def _items(values: Mapping[str, Any]) -> tuple[Item, ...]:
    """Returns the items that a reason speaks of."""
    return (items.village(values["village"]),) if "village" in values else ()
