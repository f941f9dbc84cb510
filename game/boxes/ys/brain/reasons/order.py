"""Reasons for bids, order cards, what goes to the king or to the front, and for playing no character."""

from collections.abc import Iterator

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.brain.reasons.sight import reason
from game.boxes.ys.rules.tasks import ASK
from game.boxes.ys.rules.view import View
from game.core.rules import Seat


def bidding(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what a bid leaves for placing."""
    move = plan[0]
    screen = view.screens[seat] or ()
    values = {"sum": move.low + move.high, "left": sum(screen) - move.low - move.high}
    yield reason("bid", values, 0.5)


def picking(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what an order card is good for."""
    public, card = view.public, plan[0].card
    sums = [sum(front) for front in public.front]
    level = [other for other in range(public.seats) if other != seat and sums[other] == sums[seat]]
    behind = [other for other in level if public.chosen[other] == 0 or public.chosen[other] > card]
    if behind and card == public.cards[0]:
        yield reason("order_ties", {"card": card, "seat": behind[0], "sum": sums[seat]}, 1.5)
    if card == public.seats:
        yield reason("order_last", {"card": card}, 1.2)
    elif card == 1:
        yield reason("order_first", {"card": card}, 0.8)
    else:
        yield reason("order_middle", {"card": card, "before": card - 1}, 0.4)


def refilling(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what the sum in front will be."""
    value = plan[0].value
    yield reason("refill", {"value": value, "sum": sum(view.public.front[seat]) + value}, 1.0)


def sending(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what the own sum in the throne room will be."""
    value, known = plan[0].value, dict(view.values)
    own = sum(known.get(tag, 0) for tag in view.public.throne[seat])
    yield reason("favour", {"value": value, "sum": own + value}, 1.0)


def passing(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields that characters are kept."""
    cards = view.hands[seat] or ()
    if cards and view.public.task == ASK:
        yield reason("pass", {"cards": len(cards), "turn": view.public.round}, 0.5)
