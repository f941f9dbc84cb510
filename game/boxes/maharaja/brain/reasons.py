"""What a plan of Maharaja surely does; all else that speaks for one is seen when it is played on."""

from collections.abc import Sequence

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.rules.actions import turn_parts
from game.boxes.maharaja.rules.moves import EndTurn
from game.boxes.maharaja.rules.view import View
from game.core.rules import Key, Seat


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns that all is done, for whoever is to end the turn (see `game.ai.reasons.Explain`)."""
    progress = view.public.progress
    is_done = progress is not None and all(part.is_done for part in turn_parts(progress))
    return [Reason(Key("reasons.done"))] if plan == (EndTurn(),) and is_done else []
