"""What must be true when Maharaja gives a reason: counted piece by piece on the board, after the moves were played."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.board import ROADS
from game.boxes.maharaja.rules.events import TurnEnded
from game.boxes.maharaja.rules.moves import BuildPalace, EndTurn
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.facts import Fact

ARTISAN = 6


@dataclass
class After:
    """A position after a plan up to its end, with the palaces for 9 gold and what others get."""

    public: Public
    cheap: int
    compensation: int


def played(view: View, seat: Seat, plan: Plan | None) -> After:
    dice = Dice(1)
    state = RULES.imagine(view, dice)
    cheap = compensation = 0
    for move in plan or ():
        done = step(RULES, state, seat, move, dice)
        if isinstance(move, EndTurn):
            (compensation,) = (news.compensation for news in done.events if isinstance(news, TurnEnded))
            break
        spent, state = state.gold[seat] - done.state.gold[seat], done.state
        cheap += isinstance(move, BuildPalace) and spent == 9
        if state.public.acting != seat:
            other = state.public.acting
            state = step(RULES, state, other, RULES.legal(state, other)[0], dice).state
    return After(state.public, cheap, compensation)


def _built(public: Public, seat: int) -> int:
    return sum(owner == seat for garden in public.sites for owner in garden)


def _road_of(village: int) -> Any:
    (road,) = (road for road in ROADS if village in road.villages)
    return road


def _whole(public: Public) -> int:
    return 6 if public.variants.short else 7


class Told:
    """What a reason tells of a plan, and what comes of the plan and of the other one."""

    def __init__(self, view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> None:
        self.view, self.public, self.seat, self.plan, self.values = view, view.public, seat, plan, reason.values
        self.instead = instead

    @cached_property
    def after(self) -> After:
        return played(self.view, self.seat, self.plan)

    @cached_property
    def other(self) -> After:
        return played(self.view, self.seat, self.instead)


class Claim(Told):
    """Each method tells whether the reason of its name is true."""

    def palaces(self) -> bool:
        after, other = self.after, self.other
        count = _built(after.public, self.seat) - _built(self.public, self.seat)
        left = _whole(self.public) - _built(after.public, self.seat)
        is_more = _built(after.public, self.seat) > _built(other.public, self.seat)
        return is_more and self.values["count"] == count and bool(self.values["left"] == left)

    def artisan(self) -> bool:
        is_new = ARTISAN not in self.public.characters[self.seat]
        return is_new and 3 * self.after.cheap == self.values["saved"] > 0

    def road(self) -> bool:
        village = self.values["village"]
        road, after = _road_of(village), self.after.public
        is_open = all(after.villages[each] for each in road.villages)
        is_new = not self.public.villages[village] and self.seat in after.villages[village]
        return is_new and (self.values["ends"], self.values["is_open"]) == (road.ends, is_open)

    def undone(self) -> bool:
        """Section 5: 2 gold for each of the others, once."""
        return (self.after.compensation, self.other.compensation, self.values["gold"]) == (0, 2, 2)

    def complete(self) -> bool:
        return self.after.compensation == 0 and self.plan == (EndTurn(),)


def _fact(name: str) -> Fact:
    return lambda *told: bool(getattr(Claim(*told), name)())


FACTS = {f"reasons.{name}": _fact(name) for name in vars(Claim) if not name.startswith("_")}
"""What must be true of each reason; takes the view, the seat, the reason, its plan and the other one."""
