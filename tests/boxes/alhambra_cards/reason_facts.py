"""What each reason of the card game claims, looked up again in the position by counting out, for hints and reviews."""

from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra_cards.rules.moves import Buy, Give
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.core.rules import Seat
from tests.boxes.alhambra_family.reason_facts import Claims, value
from tests.boxes.facts import Facts


class CardClaims(Claims):
    building = "building"
    given_away = Give

    def tile(self, view: View, move: Any) -> int:
        number = view.yard[move.slot] if isinstance(move, Buy) else move.building
        assert number is not None
        return int(number)

    def offer(self, view: View, tile: int) -> tuple[int, int]:
        return YARD_CURRENCY[view.yard.index(tile)], PRICE[tile]

    def owned(self, view: View, seat: Seat) -> list[list[int]]:
        """What lies before each party, and what whoever's turn it is has bought."""
        tables = [list(held) for held in view.buildings]
        tables[view.turn] += view.bought
        return [*tables, *([list(view.third.buildings)] if view.third else [])]


def exact(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move, number = plan[0], reason.values["building"]
    return isinstance(move, Buy) and view.yard[move.slot] == number and value(move.cards) == PRICE[number]


def ends_game(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    bought = sum(isinstance(move, Buy) for move in plan)
    empty = sum(number is None for number in view.yard) + bought
    return bool(empty == reason.values["empty"] > reason.values["left"] == view.buildings_left)


FACTS: Facts = {**CardClaims().facts(), "reasons.exact": exact, "reasons.ends_game": ends_game}
