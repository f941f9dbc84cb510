"""What each reason of the card game claims, looked up again in the position by counting out, for hints and reviews."""

from typing import Any

from game.boxes.alhambra_cards.rules.moves import Buy, Give
from game.boxes.alhambra_family.rules.components import PRICE, YARD_CURRENCY
from tests.boxes.alhambra_family.reason_facts import Claims


class CardClaims(Claims):
    building = "building"
    given_away = Give

    def tile(self, move: Any) -> int:
        return int(self.view.yard[move.slot] if isinstance(move, Buy) else move.building)

    def offer(self, tile: int) -> tuple[int, int]:
        return YARD_CURRENCY[self.view.yard.index(tile)], PRICE[tile]

    def owned(self) -> list[list[int]]:
        """What lies before each party, and what whoever's turn it is has bought."""
        tables = [list(held) for held in self.view.buildings]
        tables[self.view.turn] += self.view.bought
        return [*tables, *([list(self.view.third.buildings)] if self.view.third else [])]

    def ends_game(self) -> bool:
        empty = self.view.yard.count(None) + sum(isinstance(move, Buy) for move in self.plan)
        return bool(empty == self.told["empty"] > self.told["left"] == self.view.buildings_left)


FACTS = CardClaims.facts()
