"""Reasons for playing a character: what it brings now, and how often its moment still comes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.brain.reasons.gems import given, standing
from game.boxes.ys.brain.reasons.placing import leads
from game.boxes.ys.brain.reasons.sight import Seen, board, contest, reason
from game.boxes.ys.rules.arrivals import LAST_TURN
from game.boxes.ys.rules.board import COMMERCE, area
from game.boxes.ys.rules.cards import ALCHEMIST, BANKER, HERALD, JEWELER, MAGICIAN, MERCHANT, SOLDIER
from game.boxes.ys.rules.change import put
from game.boxes.ys.rules.characters.merchant import COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.characters.soldier import MARKED
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.view import View
from game.core.rules import Seat

Targets = tuple[int, ...]


def playing(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what a character does now, then how many turns are left for it."""
    move = plan[0]
    if move.card in _GAINS:
        yield from _GAINS[move.card](view, seat, move.targets)
    turns = LAST_TURN - view.public.round
    yield reason("moment", {"card": int(move.card), "turns": turns}, 0.5)


def _gems(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    yield from _points(view, seat, given(view.public, seat, *targets), JEWELER)


def _changed(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    if not targets:
        return
    gone, come = targets
    row = view.public.gems[seat]
    less = put(row, gone, row[gone] - 1)
    changed = replace(view.public, gems=put(view.public.gems, seat, put(less, come, less[come] + 1)))
    yield from _points(view, seat, changed, ALCHEMIST)


def _moved(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    up, down = targets
    quotes = view.public.quotes
    risen = put(quotes, up, quotes[up] + 1)
    yield from _points(view, seat, replace(view.public, quotes=put(risen, down, risen[down] - 1)), BANKER)


def _points(view: View, seat: Seat, after: Public, card: int) -> Iterator[Reason]:
    before, now = standing(view.public, seat), standing(after, seat)
    if now > before:
        yield reason("play_points", {"card": int(card), "before": before, "after": now}, float(now - before))


def _merchant(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    now = board(view)
    led = [n for n in view.public.quarters if contest(now, (area(n, COMMERCE),), seat).is_led]
    if led:
        more = MERCHANT_POINTS - COMMERCE_POINTS
        yield reason("merchant", {"areas": len(led), "more": more}, float(more * len(led)))


def _soldier(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    (tag,) = targets
    found = next(broker for broker in board(view) if broker.tag == tag)
    if found.value is not None and found.value < MARKED:
        values = {"value": found.value, "place": found.place}
        yield reason("soldier", values, float(MARKED - found.value))


def _herald(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    tag, place = targets
    yield from _shifted(view, seat, {tag: place})


def _magician(view: View, seat: Seat, targets: Targets) -> Iterator[Reason]:
    at = {broker.tag: broker.place for broker in board(view)}
    one, other = targets
    if one in at and other in at:
        yield from _shifted(view, seat, {one: at[other], other: at[one]})


def _shifted(view: View, seat: Seat, places: dict[int, int]) -> Iterator[Reason]:
    """Yields where brokers come to lead that are moved."""
    before: Sequence[Seen] = board(view)
    after = [replace(broker, place=places.get(broker.tag, broker.place)) for broker in before]
    for place in dict.fromkeys(places.values()):
        yield from leads(view, seat, before, after, place)


_GAINS: dict[int, Callable[[View, Seat, Targets], Iterator[Reason]]] = {
    ALCHEMIST: _changed,
    BANKER: _moved,
    JEWELER: _gems,
    MERCHANT: _merchant,
    SOLDIER: _soldier,
    HERALD: _herald,
    MAGICIAN: _magician,
}
