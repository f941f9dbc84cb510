"""What must be true when Maharaja gives a reason, counted out of what the turn has done."""

from collections import Counter

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.rules.actions import PARTS
from game.boxes.maharaja.rules.moves import EndTurn
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat
from tests.boxes.facts import Facts


def _done(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """As many things were done as the disc and a chit have parts."""
    progress = view.public.progress
    assert progress
    actions = Counter([*progress.disc, *([] if progress.chit is None else [progress.chit])])
    asked = sum(times * sum(PARTS[action]) for action, times in actions.items())
    return isinstance(plan[0], EndTurn) and view.public.acting == seat and sum(progress.done) >= asked


FACTS: Facts = {"reasons.done": _done}
