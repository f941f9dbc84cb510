"""What must be true when Kalah gives a reason, found by sowing seed by seed."""

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.kalah.rules.board import PITS, STORE
from game.boxes.kalah.rules.view import View
from game.core.rules import Seat
from tests.boxes.facts import Facts


def _last(view: View, seat: Seat, pit: int) -> int:
    """Returns where the last seed falls, counted from the own first pit over own store and the others' pits."""
    ring, at = PITS + 1 + PITS, pit
    for _ in range(view.sides[seat][pit]):
        at = (at + 1) % ring
    return at


def _captures(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    pit, count = reason.values["pit"], reason.values["count"]
    seeds, last = view.sides[seat][pit], _last(view, seat, pit)
    across = view.sides[1 - seat][PITS - 1 - last] + (seeds > PITS)
    return pit == plan[0].pit and last < PITS and (last == pit or not view.sides[seat][last]) and count == across + 1


def _again(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return reason.values["pit"] == plan[0].pit and _last(view, seat, plan[0].pit) == STORE


def _ends(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    return reason.values["pit"] == instead[0].pit and _last(view, seat, instead[0].pit) != STORE and reason.is_against


FACTS: Facts = {"reasons.captures": _captures, "reasons.again": _again, "reasons.ends": _ends}
