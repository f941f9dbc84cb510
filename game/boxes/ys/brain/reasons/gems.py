"""Reasons for what concerns gems: taking one, choosing a colour, putting columns in order, moving a value."""

from collections.abc import Iterator
from dataclasses import replace

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.brain.reasons.sight import reason
from game.boxes.ys.rules.change import dearest, put
from game.boxes.ys.rules.final import GEM_POINTS, final_gems
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.view import View
from game.core.rules import Seat

_LEAD, _DEAR, _OWNED = 1.5, 0.2, 0.5
"""What it is worth to own most of a colour, that a colour is dear, and a step of a value for each own gem."""


def standing(public: Public, seat: Seat) -> int:
    """Returns what the coloured gems of a seat would bring if the game ended now (4)."""
    return sum(scored.points[seat] for scored in final_gems(public))


def given(public: Public, seat: Seat, *colours: int) -> Public:
    """Returns what is open on the table with more gems of a seat."""
    gems = list(public.gems[seat])
    for colour in colours:
        gems[colour] += 1
    return replace(public, gems=put(public.gems, seat, tuple(gems)))


def taking(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what a gem of a ship brings."""
    return _more(view.public, seat, plan[0].colour)


def colouring(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what a gem of choice brings."""
    return _more(view.public, seat, plan[0].colour)


def _more(public: Public, seat: Seat, colour: int) -> Iterator[Reason]:
    before, after = standing(public, seat), standing(given(public, seat, colour), seat)
    if after > before:
        yield reason("gem_points", {"colour": int(colour), "before": before, "after": after}, float(after - before))
    own = public.gems[seat][colour] + 1
    best = max(gems[colour] for party, gems in enumerate(public.gems) if party != seat)
    if own == best + 1:
        yield reason("gem_most", {"colour": int(colour), "own": own, "other": best}, _LEAD)
    rank = dearest(public).index(COLOURS[colour])
    values = {"colour": int(colour), "rank": rank + 1, "points": GEM_POINTS[rank][0]}
    yield reason("gem_dear", values, _DEAR * (len(COLOURS) - rank))


def ranking(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what the next column's value does, and how many of its gems are one's own."""
    public, column = view.public, plan[0].column
    step = COLUMN_STEPS[len(public.ranked)]
    yield reason("column_next", {"column": column, "step": step, "owned": public.gems[seat][column]}, 1.0)


def moving(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what moving a value brings."""
    public, move = view.public, plan[0]
    moved = replace(public, quotes=put(public.quotes, move.column, public.quotes[move.column] + move.step))
    before, after = standing(public, seat), standing(moved, seat)
    values = {"column": move.column, "step": move.step}
    if after > before:
        yield reason("quote_points", {**values, "before": before, "after": after}, float(after - before))
    owned = public.gems[seat][move.column]
    best = max(gems[move.column] for party, gems in enumerate(public.gems) if party != seat)
    key = "quote_up" if move.step > 0 else "quote_down"
    yield reason(key, {**values, "owned": owned, "other": best}, _OWNED)
