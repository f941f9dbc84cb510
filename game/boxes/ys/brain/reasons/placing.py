"""Reasons for placing brokers: who is ahead where by what is in sight, and what strength is kept for later."""

from collections.abc import Iterator, Sequence

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.brain.reasons.sight import (
    Seen,
    board,
    column_rank,
    contest,
    placed,
    quarter,
    reason,
    region,
)
from game.boxes.ys.rules.board import AREAS, COMMERCE, PALACE, column_of, is_market, row_of
from game.boxes.ys.rules.characters.merchant import commerce_points
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.rules.moves import Bid, Place
from game.boxes.ys.rules.view import View
from game.core.rules import Seat

_BLACK, _CHARACTER, _GEM, _SHIP, _POINT = 2.5, 3.0, 3.5, 6.0, 0.9
"""What a black gem, a character, a gem of a row, the first two gems of a ship and a square are worth, set by hand."""
_STEP, _HIDES, _KEPT, _BEHIND = 0.4, 0.5, 0.6, 3.2
"""What a step of a value for a gem, hiding the stronger broker, and a point of strength kept are worth."""
_UNSURE = 0.35
"""How much less a lead counts for each hidden broker of others there."""


def placing(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what brokers bring that a plan places."""
    before, after = board(view), placed(view, seat, plan)
    places = list(dict.fromkeys(move.place for move in plan if isinstance(move, Place)))
    for place in places:
        yield from leads(view, seat, before, after, place)
    yield from _quarters(seat, before, after, [place for place in places if not is_market(place)])
    for place in places:
        if is_market(place):
            yield reason("point", {"place": place}, _POINT)
            yield from _column(view, seat, before, after, column_of(place))
    yield from _hidden(plan)


def leads(view: View, seat: Seat, before: Sequence[Seen], after: Sequence[Seen], place: int) -> Iterator[Reason]:
    """Yields that an area or row is led in sight that was not led before."""
    was, now = contest(before, region(place), seat), contest(after, region(place), seat)
    if was.is_led or not now.is_led:
        return
    kind = "row" if is_market(place) else "area"
    about = {"row": row_of(place)} if is_market(place) else {"place": place}
    weight = _worth(view, place) / (1 + _UNSURE * now.hidden)
    if now.other is None:
        yield reason(f"{kind}_alone", {**about, "own": now.own}, weight)
    else:
        yield reason(f"{kind}_first", {**about, "own": now.own, "other": now.other, "hidden": now.hidden}, weight)


def _worth(view: View, place: int) -> float:
    if is_market(place):
        return _GEM
    kind = place % AREAS
    return float(commerce_points(view.public)) if kind == COMMERCE else _CHARACTER if kind == PALACE else _BLACK


def _quarters(seat: Seat, before: Sequence[Seen], after: Sequence[Seen], places: Sequence[int]) -> Iterator[Reason]:
    for number in dict.fromkeys(place // AREAS for place in places):
        areas = quarter(number * AREAS)
        was, now = contest(before, areas, seat), contest(after, areas, seat)
        if was.is_led or not now.is_led or now.other is None:
            continue
        values = {"quarter": number, "own": now.own, "other": now.other, "hidden": now.hidden}
        yield reason("quarter_first", values, _SHIP / (1 + _UNSURE * now.hidden))


def _column(view: View, seat: Seat, before: Sequence[Seen], after: Sequence[Seen], column: int) -> Iterator[Reason]:
    """Yields that a column comes first alone in sight whose gems the seat owns."""
    owned = view.public.gems[seat][column]
    if owned and column_rank(after, column) == (0, 0) != column_rank(before, column):
        yield reason("column", {"column": column, "step": COLUMN_STEPS[0], "owned": owned}, _STEP * owned + _HIDES)


def _hidden(plan: Plan) -> Iterator[Reason]:
    """Yields that the stronger broker of a pair lies face down."""
    pair = [move for move in plan if isinstance(move, Place)]
    if len(pair) < 2 or pair[0].is_up == pair[1].is_up:
        return
    down, up = sorted(pair, key=lambda move: move.is_up)
    if down.value > up.value and not down.from_front:
        yield reason("hides", {"value": down.value, "open": up.value}, _HIDES)


# ---------------------------------------------------------------------- the neutral player's brokers
def neutral(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what a neutral broker takes from the other player, and that it takes nothing from one's own."""
    (move,), rival = plan[:1], Seat(1 - seat)
    now = board(view)
    here = contest(now, region(move.place), rival)
    own = contest(now, region(move.place), seat)
    values = {"place": move.place, "value": move.value}
    if here.is_led and here.own is not None and own.own is None:
        yield reason("neutral_rival", {**values, "other": here.own}, 2.0)
    elif own.own is None:
        yield reason("neutral_away", values, 1.0)
    else:
        yield reason("neutral_weak", {**values, "own": own.own}, 0.2)


# ---------------------------------------------------------------------- compared with another plan
def spared(plan: Plan, instead: Plan) -> Iterator[Reason]:
    """Yields how much strength a plan leaves for later, compared with another one."""
    used, other = (sum(move.value for move in each if isinstance(move, Place)) for each in (plan, instead))
    pairs = (sum(isinstance(move, Place) for move in each) for each in (plan, instead))
    if len({*pairs}) == 1 and used < other:
        yield reason("saves", {"sum": used, "other": other}, _KEPT * (other - used))
    if isinstance(plan[0], Bid) and isinstance(instead[0], Bid):
        yield from _bids(sum((plan[0].low, plan[0].high)), sum((instead[0].low, instead[0].high)))


def _bids(own: int, other: int) -> Iterator[Reason]:
    if own < other:
        yield reason("bid_less", {"sum": own, "other": other}, 1.0 + other - own)
    elif own > other:
        yield reason("bid_more", {"sum": own, "other": other}, 1.0 + own - other)


def against(view: View, seat: Seat, plan: Plan, instead: Plan) -> Iterator[Reason]:
    """Yields where a broker of the other plan stays behind what is in sight, while this plan goes elsewhere."""
    after = placed(view, seat, instead)
    places = {move.place for move in plan if isinstance(move, Place)}
    for move in instead:
        if not isinstance(move, Place) or move.place in places:
            continue
        now = contest(after, region(move.place), seat)
        if now.own is not None and now.other is not None and now.own < now.other:
            key, about = (
                ("behind_row", {"row": row_of(move.place)})
                if is_market(move.place)
                else ("behind", {"place": move.place})
            )
            yield reason(key, {**about, "own": now.own, "other": now.other}, _BEHIND, is_against=True)
