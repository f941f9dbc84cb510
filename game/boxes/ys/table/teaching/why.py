"""Reasons for moves in words: where to look, a bold fact, its plain consequence, and what on the table it is about."""

from game.ai.reasons import Reason
from game.boxes.ys.table.phrases import YsPlayers
from game.tabletop.explaining import seen_text
from game.tabletop.teaching import ReasonText

_SPRITES = {
    "points": "points",
    "rival_points": "points",
    "gem_points": "gem_blue",
    "gems": "gem_green",
    "black": "gem_black",
    "characters": "medal_spy",
    "throne": "ys_icon_king",
}
"""The picture beside what was seen."""


class Why:
    """Says reasons; takes who sits at the table."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._say = players.say

    def told(self, reason: Reason, other: str) -> ReasonText:
        """Returns a reason in words; takes the name of the other plan."""
        if reason.compared is not None:
            return seen_text(self._players, reason, other, _SPRITES, {})
        values = {**reason.values, "more": reason.values["after"] - reason.values["before"]}
        look, fact, so = (self._say(f"{reason.key}.{part}", **values) for part in ("look", "fact", "so"))
        return ReasonText(look, fact, so, "points")
