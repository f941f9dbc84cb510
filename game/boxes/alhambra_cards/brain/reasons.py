"""What a plan of the card game surely does, as the seat can see it on the table and in its own hand."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.ai.brain import Plan
from game.ai.reasons import Reason, most_telling
from game.boxes.alhambra_cards.rules.moves import Buy, Keep
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.brain import reasons
from game.boxes.alhambra_family.brain.reasons import ACTION, CHAIN, Offer, OneMore, reason
from game.boxes.alhambra_family.rules.components import PRICE, TYPE, YARD_CURRENCY, total
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns why a plan is good, what counts most first; see `game.ai.reasons.Explain`."""
    facts, against = partial(_facts, view, seat, instead), partial(_against, view, seat, plan)
    return reasons.told_once(most_telling(facts, against, plan, instead))


def is_free(view: View, plan: Plan) -> bool:
    """Tells whether a plan begins with an exact purchase, after which another action follows."""
    return isinstance(plan[0], Buy) and not _lost(view, plan)


def _facts(view: View, seat: Seat, instead: Plan | None, plan: Plan) -> Iterator[Reason]:
    """Yields what speaks for a plan by itself, or beside another one of another sort."""
    move, other = plan[0], instead[0] if instead else None
    if isinstance(move, Buy):
        yield from _purchase(view, seat, plan, move)
    elif isinstance(move, TakeMoney):
        hand = view.hands[seat] or ()
        yield from reasons.taking(hand, move, on_sale(view))
        if instead is None:
            yield from reasons.dearest(view, move)
        if isinstance(other, Buy):
            offer = _offer(view, other)
            yield from reasons.saving(hand, seat, offer, on_sale(view), _one_more(view, offer.number))
    elif isinstance(move, Keep):
        yield from _gain(view, seat, move.building)
        yield from _one_more(view, move.building).lowers(seat, view.seats, seat)
    else:
        yield from _one_more(view, move.building).lowers(seat, view.seats, view.seats)


def _purchase(view: View, seat: Seat, plan: Plan, move: Buy) -> Iterator[Reason]:
    offer = _offer(view, move)
    if total(move.cards) == offer.price:
        then = plan[1] if len(plan) > 1 else None
        if isinstance(then, Buy) and total(then.cards) == _offer(view, then).price:
            yield reason("chain", {"building": offer.number, "next": _offer(view, then).number}, CHAIN)
        yield reason("exact", {"building": offer.number, "cards": move.cards}, ACTION)
    yield from _gain(view, seat, offer.number)
    yield from _one_more(view, offer.number).lowers(seat, view.seats, seat)
    yield from reasons.rivals(view, seat, offer)
    empty = view.yard.count(None) + sum(isinstance(each, Buy) for each in plan)
    if empty > view.buildings_left:
        yield reason("ends_game", {"left": view.buildings_left, "empty": empty}, ACTION)


def _gain(view: View, seat: Seat, number: int) -> Iterator[Reason]:
    return _one_more(view, number).gain(seat, view.piles[0] if view.piles else None)


def _lost(view: View, plan: Plan) -> int:
    """Returns how much too much the first purchase of a plan pays, 0 where it begins with none."""
    return total(plan[0].cards) - _offer(view, plan[0]).price if isinstance(plan[0], Buy) else 0


def _against(view: View, seat: Seat, plan: Plan, instead: Plan) -> Iterator[Reason]:
    move = instead[0]
    if isinstance(move, Buy):
        yield from reasons.overpays(view.hands[seat] or (), _offer(view, move), move.cards, _lost(view, plan))
    elif isinstance(move, TakeMoney):
        yield from reasons.takes_less(view, move)


# ----------------------------------------------------------------------
def _one_more(view: View, number: int) -> OneMore:
    return OneMore(TYPE[number], number, view.owned, _to_come(view))


def _offer(view: View, move: Buy) -> Offer:
    return next(offer for offer in on_sale(view) if offer.number == view.yard[move.slot])


def on_sale(view: View) -> list[Offer]:
    """Returns the buildings in the yard."""
    return [
        Offer(number, YARD_CURRENCY[slot], PRICE[number], "building")
        for slot, number in enumerate(view.yard)
        if number is not None
    ]


def _to_come(view: View) -> Sequence[str]:
    """Returns the letters of the scorings that are still to come."""
    return LETTERS[2 - sum(pile.scoring is not None for pile in view.piles) :]
