"""Where everything on the table goes, in reference units."""

from functools import lru_cache

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table import plan_folded, plan_roomy
from game.boxes.alhambra_cards.table.plan_parts import Plan
from game.paint.box import Box

MINIMUM = plan_folded.MINIMUM


def plan(view: View, area: Box) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum."""
    others = view.seats - 1 if view.open_hands else 0
    waiting = max(len(view.bought), len(view.pending))
    return _plan(view.seats + (1 if view.third else 0), others, bool(view.pending), waiting, area)


@lru_cache(maxsize=64)
def _plan(parties: int, others: int, is_deciding: bool, waiting: int, area: Box) -> Plan:
    if plan_roomy.has_room(area, others):
        return plan_roomy.plan(parties, others, is_deciding, area)
    return plan_folded.plan(parties, others, is_deciding, waiting, area)
