"""Reasons for moves in words: where to look, a bold fact, its plain consequence, and what on the table it is about."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.ai.reasons import Reason
from game.boxes.ys.rules import cards
from game.boxes.ys.rules.board import AREAS, areas_of, is_market, square
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.items import column_item, order_item, place_item, quarter_item
from game.boxes.ys.table.phrases import YsPlayers, card, colour, column, ordinal, quarter, spot
from game.boxes.ys.table.projection import signed
from game.boxes.ys.table.rewards import Rewards
from game.locale.words import Term
from game.tabletop.items import Item
from game.tabletop.teaching import ReasonText

Values = Mapping[str, Any]
_SILENT = frozenset(
    {"bid", "order_first", "order_last", "order_middle", "gem_dear", "refill", "look_throne", "quote_up", "quote_down"}
)
"""The reasons whose fact says it all."""
_OF_CHARACTERS = ("moment", "play_points")
"""The reasons whose card is a character."""


class Why:
    """Says reasons; takes who sits at the table."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._say = players.say
        self._rewards = Rewards(players)

    def told(self, view: View, reason: Reason) -> ReasonText:
        """Returns a reason in words."""
        name = str(reason.key).removeprefix("reasons.")
        values = self._worded(view, name, reason.values)
        so = "" if name in _SILENT else self._say(f"reasons.{name}.so", **values)
        look, fact = (self._say(f"reasons.{name}.{part}", **values) for part in ("look", "fact"))
        items = tuple(_items(view, name, reason.values))
        return ReasonText(look, fact, so, _sprite(name, reason.values), items, tuple(_parts(view, reason.values)))

    def _worded(self, view: View, name: str, values: Values) -> dict[str, object]:
        """Returns the values as words and numbers."""
        found: dict[str, object] = dict(values)
        if "place" in values:
            found["spot"], found["prize"] = spot(values["place"]), self._rewards.place(view.public, values["place"])
        if "row" in values:
            found["prize"] = self._rewards.place(view.public, square(values["row"], 0))
            found["row"] = values["row"] + 1
        if "quarter" in values:
            found["quarter"] = quarter(values["quarter"])
        if "hidden" in values:
            found["brokers"] = Term("ys.hidden", values["hidden"])
        if "colour" in values:
            found["colour"] = colour(values["colour"])
        if "column" in values:
            found["column"], found["colour"] = column(values["column"]), colour(values["column"])
        if "step" in values:
            found["step"] = signed(values["step"])
        if "rank" in values:
            found["rank"] = ordinal(self._players, values["rank"])
        if "cards" in values:
            found["cards"] = Term("ys.cards", values["cards"])
        if name in _OF_CHARACTERS:
            found["character"] = card(values["card"])
        if "seat" in values:
            found["player"] = self._players.name(values["seat"])
        if "before" in values and "after" in values:
            found["more"] = values["after"] - values["before"]
        return found


def _items(view: View, name: str, values: Values) -> Iterator[Item]:
    """Yields what on the table a reason speaks of."""
    public = view.public
    if "place" in values:
        place = values["place"]
        if is_market(place) or place // AREAS in public.quarters:
            yield place_item(place)
    if "quarter" in values:
        yield quarter_item(values["quarter"])
        yield from map(place_item, areas_of(values["quarter"]))
    if "row" in values:
        yield from (place_item(square(values["row"], number)) for number in range(4))
    if "column" in values:
        yield column_item(values["column"])
    if name.startswith("order"):
        yield order_item(values["card"])


def _parts(view: View, values: Values) -> Iterator[str]:
    if "colour" in values:
        yield f"value:{values['colour']}"
    if "seat" in values:
        yield f"front:{values['seat']}"


def _sprite(name: str, values: Values) -> str:
    """Returns the picture of a reason: its gem, character or order card."""
    if "colour" in values or "column" in values:
        return f"gem_{GEM_NAMES[values.get('colour', values.get('column'))]}"
    if name.startswith("order"):
        return f"order_{values['card']}"
    if name in _OF_CHARACTERS:
        return f"medal_{cards.NAMES[values['card']]}"
    return {"merchant": "medal_merchant", "soldier": "medal_soldier", "look": "medal_spy"}.get(name, "")
