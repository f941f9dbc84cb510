"""Which places the columns of the market hold, as far as the viewer can know, and what those places pay (3)."""

from dataclasses import dataclass

from game.boxes.ys.rules.components import COLUMNS, column_of, is_market
from game.boxes.ys.rules.counting import COLUMN_STEPS
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.deciding import are_quotations_moved
from game.boxes.ys.table.standing import standing, together
from game.boxes.ys.table.win_odds import spans_of

_Measure = tuple[int, int]
"""Total of all players and number of brokers."""


@dataclass(frozen=True, slots=True)
class Projection:
    """The places (0 to 3) that a column shares with equal ones as things stand, and whether hidden brokers leave it."""

    first: int
    last: int
    is_sure: bool


def columns(view: View) -> list[Projection]:
    """Returns what the columns hold by what the viewer knows: by total, then by number of brokers.

    Brokers that are hidden count nothing here; a place is sure where they cannot change it. Once the quotations are
    moved there is nothing to tell.
    """
    if view.is_over or are_quotations_moved(view.public):
        return []
    measured = [_measured(view, number) for number in range(COLUMNS)]
    now = [measures[0] for measures in measured]
    found = []
    for number, (own, least, most) in enumerate(measured):
        first, equal = sum(other > own for other in now), now.count(own)
        others = [measured[other] for other in range(COLUMNS) if other != number]
        is_sure = all(least > highest or most < lowest for _, lowest, highest in others)
        found.append(Projection(first, first + equal - 1, is_sure))
    return found


def _measured(view: View, number: int) -> tuple[_Measure, _Measure, _Measure]:
    """Returns a column's measure in sight, the least that hidden brokers may make of it, and the most."""
    here = [b for b in view.public.brokers if is_market(b.place) and column_of(b.place) == number]
    seen = together(standing(view, here).values()).seen
    spans = spans_of(view, here).values()
    least, most = sum(odds[0][0] for odds in spans), sum(odds[-1][0] for odds in spans)
    return (seen, len(here)), (least, len(here)), (most, len(here))


def moved(projection: Projection) -> str:
    """Returns how far the marker of a column goes: "+2", or what equal columns share, from the best to the worst.

    A question mark tells that hidden brokers may change it.
    """
    best, worst = COLUMN_STEPS[projection.first], COLUMN_STEPS[projection.last]
    if best == worst:
        return signed(best) if projection.is_sure else f"{signed(best)}?"
    if best == -worst:
        return f"±{best}"
    return f"{signed(best)}{'/' if projection.last == projection.first + 1 else '…'}{signed(worst)}"


def signed(step: int) -> str:
    """Returns a change with its sign."""
    return f"+{step}" if step > 0 else f"−{-step}"
