"""What a place pays whom, in words: for the tips on the table (3, 4, 7)."""

from game.boxes.ys.rules.board import AREAS, COMMERCE, PORT, is_market, row_of
from game.boxes.ys.rules.cards import MERCHANT
from game.boxes.ys.rules.change import dearest
from game.boxes.ys.rules.characters.merchant import COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.final import BLACK_POINTS, GEM_POINTS, final_gems
from game.boxes.ys.rules.public import Public
from game.boxes.ys.table.phrases import card, counted, gem, ordinal
from game.boxes.ys.table.phrases import quarter as named
from game.core.rules import Seat
from game.tabletop.players import Players

_NEUTRAL = ("tip", "ties", "takes", "discards", "raises", "third", "hidden")


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

    def ship(self, public: Public, quarter: int) -> str:
        """Returns which gems a ship still has and what they are for."""
        cargo = public.cargo[quarter]
        told = self._say("item.ship" if cargo else "item.ship_empty", quarter=named(quarter), cargo=counted(cargo))
        return f"{told} · {self.quarter(public)}"

    def colour(self, public: Public, colour: int) -> str:
        """Returns what the gems of a colour pay at the end by its present quotation, and what moves that."""
        rank = dearest(public).index(colour)
        payouts = " – ".join(map(str, GEM_POINTS[rank][: public.parties]))
        gems = self._say("reward.gems", rank=ordinal(self._players, rank + 1), payouts=payouts)
        return f"{gems} · {self.columns()}"

    def columns(self) -> str:
        """Returns what the columns of the market move."""
        return self._say("reward.column")

    def black(self, owned: int) -> str:
        """Returns what black gems pay at the end, and what the next one adds to those that are owned."""
        told = self._say("reward.black_tip")
        if owned + 1 >= len(BLACK_POINTS):
            return told
        return f"{told} · {self._say('reward.black_next', points=BLACK_POINTS[owned + 1] - BLACK_POINTS[owned])}"

    def neutral(self) -> str:
        """Returns what the neutral player does."""
        return " · ".join(self._say(f"neutral.{key}") for key in _NEUTRAL)
