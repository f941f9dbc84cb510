"""What a place pays whom, in words: for the tips on the table (3, 4, 7)."""

from game.boxes.ys.rules.characters import COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.components import AREAS, COMMERCE, MERCHANT, PORT, is_market, row_of
from game.boxes.ys.rules.scoring import final_gems
from game.boxes.ys.rules.view import Public
from game.boxes.ys.table.phrases import card, gem
from game.core.rules import Seat
from game.tabletop.players import Players

NEUTRAL_KEYS = ("tip", "ties", "takes", "discards", "raises", "third", "hidden")
"""The keys of what the neutral player does."""


def worth(public: Public, seat: Seat) -> int:
    """Returns what the coloured gems of a seat would bring if the game ended now (4)."""
    return sum(scored.points[seat] for scored in final_gems(public))


class Rewards:
    """Says what can be won."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def place(self, public: Public, place: int) -> str:
        """Returns what the highest total of an area, or of a row of the market, wins."""
        if is_market(place):
            return self._row(public, row_of(place))
        number, kind = divmod(place, AREAS)
        if kind == PORT:
            return self._say("reward.port")
        if kind == COMMERCE:
            points = MERCHANT_POINTS if public.effect(MERCHANT) else COMMERCE_POINTS
            return self._say("reward.commerce", count=points)
        shown = public.shown[number]
        return self._say("reward.palace_empty") if shown is None else self._say("reward.palace", card=card(shown))

    def _row(self, public: Public, row: int) -> str:
        stall = public.stalls[row]
        return "" if stall is None else self._say("reward.row", row=row + 1, gem=gem(stall))

    def quarter(self, public: Public) -> str:
        """Returns what the highest totals of a whole quarter choose from its ship."""
        return self._say("reward.quarter" if public.seats > 3 else "reward.quarter_few")

    def columns(self) -> str:
        """Returns what the columns of the market move."""
        return self._say("reward.column")
