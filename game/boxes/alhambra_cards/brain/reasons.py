"""Why a plan of the card game is good: facts that the seat can see on the table and in its own hand.

Hands of others are spoken of only where they lie open, though a good memory would know them.
"""

from collections.abc import Iterator, Mapping, Sequence

from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.boxes.alhambra_cards.rules.moves import Buy, Keep
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.brain.standings import after_one_more, ahead, share
from game.boxes.alhambra_family.rules.adding import cheapest
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPE, count
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import Cards, total, worth
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.core.rules import Key, Seat

_ACTION, _CHAIN, _PREPARES, _REACHES, _RIVAL, _SECURE, _MONEY, _SMALL, _COUNT = (
    3.0,
    3.5,
    2.0,
    1.0,
    2.5,
    1.5,
    0.4,
    0.8,
    0.2,
)
"""What another action, a second purchase, an exact payment to come, and so on are worth, in points: set by hand."""
_LOST, _LEFT, _OTHERS = 0.6, 0.5, 0.6
"""What a coin paid too much, one left lying, and a point of somebody else is worth."""
_POINTLESS = 5.0
"""What counts before a bad payment: that the building itself brings nothing and had better not be bought."""
_NEAR = 8
"""So many cards at most are in a pile from which a scoring card is awaited."""


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns why a plan is good, what counts most first; see `game.ai.reasons.Explain`."""
    found = list(_facts(view, seat, plan))
    if instead is not None:
        shared = {reason.key: reason.weight for reason in _facts(view, seat, instead)}
        telling = [reason for reason in found if reason.weight > shared.get(reason.key, -1.0)]
        found = [*telling, *_against(view, seat, plan, instead)] or found
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def _facts(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what speaks for a plan by itself."""
    move = plan[0]
    if isinstance(move, Buy):
        yield from _purchase(view, seat, plan, move)
    elif isinstance(move, TakeMoney):
        yield from _taking(view, seat, move)
    elif isinstance(move, Keep):
        yield from _gain(view, seat, move.building)
        yield from _lowered(view, seat, move.building, seat)
    else:
        yield from _lowered(view, seat, move.building, view.seats)


# ---------------------------------------------------------------------- buying
def _purchase(view: View, seat: Seat, plan: Plan, move: Buy) -> Iterator[Reason]:
    number = _building(view, move)
    if total(move.cards) == PRICE[number]:
        then = plan[1] if len(plan) > 1 else None
        if isinstance(then, Buy) and total(then.cards) == PRICE[_building(view, then)]:
            yield _reason("chain", {"building": number, "next": _building(view, then)}, _CHAIN)
        yield _reason("exact", {"building": number, "cards": move.cards}, _ACTION)
    yield from _gain(view, seat, number)
    yield from _lowered(view, seat, number, seat)
    yield from _rivals(view, seat, number, move.slot)
    empty = view.yard.count(None) + sum(isinstance(each, Buy) for each in plan)
    if empty > view.buildings_left:
        yield _reason("ends_game", {"left": view.buildings_left, "empty": empty}, _ACTION)


def _gain(view: View, seat: Seat, number: int) -> Iterator[Reason]:
    """What one more of a type brings its owner: in the next scoring, else in the last; or how safe it makes a lead."""
    kind, now = TYPE[number], view.owned
    more, letters = after_one_more(now, seat, number), _to_come(view)
    for letter in (letters[0], letters[-1]):
        before, points = share(now, letter, kind, seat), share(more, letter, kind, seat)
        if points <= before:
            continue
        values = {"kind": kind, "letter": letter, "before": before, "points": points}
        place = ahead(more, kind, seat)
        key = "later" if letter != letters[0] else "lead" if place > 0 else "tie" if place == 0 else "points"
        yield _reason(key, values, float(points - before) * (0.5 if key == "later" else 1.0))
        if letter == letters[0]:
            yield from _soon(view, points - before)
        return
    lead = ahead(more, kind, seat)
    if lead >= 2:
        yield _reason("secure", {"kind": kind, "ahead": lead}, _SECURE)
    else:
        held = count(more[seat], kind)
        yield _reason("count", {"kind": kind, "count": held, "best": held - lead}, _COUNT)


def _soon(view: View, gain: int) -> Iterator[Reason]:
    """That the next scoring card lies in the pile that is drawn from now, among few cards."""
    top = view.piles[0] if view.piles else None
    if top and top.scoring and top.money <= _NEAR:
        yield _reason("soon", {"letter": top.scoring, "cards": top.money + 1}, gain / (1 + top.money / 4))


def _rivals(view: View, seat: Seat, number: int, slot: int) -> Iterator[Reason]:
    """Who else could pay a building exactly, where hands lie open: whoever acts first."""
    if not view.open_hands:
        return
    order = [Seat((seat + step) % view.seats) for step in range(1, view.seats)]
    able = [other for other in order if _exact(view.hands[other] or (), YARD_CURRENCY[slot], PRICE[number])]
    if able:
        yield _reason("rival", {"seat": able[0], "building": number}, _RIVAL)


# ---------------------------------------------------------------------- taking money
def _taking(view: View, seat: Seat, move: TakeMoney) -> Iterator[Reason]:
    hand = view.hands[seat] or ()
    more = tuple(sorted((*hand, *move.cards)))
    found = list(_prepared(view, hand, more))
    others = [total(other.cards) for other in takings(view.display) if other.cards != move.cards]
    if total(move.cards) > max(others, default=0):
        found.append(_reason("most", {"cards": move.cards}, _MONEY + total(move.cards) / 10))
    if len(move.cards) > 1:
        found.append(_reason("several", {"cards": move.cards}, _SMALL * (len(move.cards) - 1)))
    yield from found or [_reason("money", {"cards": move.cards, "total": total(more)}, 0.1)]


def _prepared(view: View, hand: Cards, more: Cards) -> Iterator[Reason]:
    """Which building the hand could then pay exactly, or at all; the dearest of them."""
    exact, payable = [], []
    for slot, number in enumerate(view.yard):
        if number is None:
            continue
        currency, price = YARD_CURRENCY[slot], PRICE[number]
        cards = _exact(more, currency, price)
        if cards and not _exact(hand, currency, price):
            exact.append((price, number, cards))
        elif worth(hand, currency) < price <= worth(more, currency):
            payable.append((price, number, worth(more, currency)))
    if exact:
        _, number, cards = max(exact)
        yield _reason("prepares", {"building": number, "cards": cards}, _PREPARES)
    elif payable:
        _, number, held = max(payable)
        yield _reason("reaches", {"building": number, "sum": held}, _REACHES)


def _exact(hand: Cards, currency: int, price: int) -> Cards:
    """Returns the fewest cards of a hand that pay a price exactly, or none."""
    cards = cheapest(hand, currency, price)
    return cards if total(cards) == price else ()


# ---------------------------------------------------------------------- what others lose
def _lowered(view: View, seat: Seat, number: int, owner: int) -> Iterator[Reason]:
    """Which other player would get less in the next scoring if a party had one more: the one left with least."""
    kind, letter, more = TYPE[number], _to_come(view)[0], after_one_more(view.owned, owner, number)
    for other in sorted(set(range(view.seats)) - {seat}, key=lambda other: share(more, letter, kind, other)):
        before, points = share(view.owned, letter, kind, other), share(more, letter, kind, other)
        if points < before:
            values = {"kind": kind, "letter": letter, "seat": Seat(other), "before": before, "points": points}
            yield _reason("lowers", values, _OTHERS * (before - points))
            return


# ---------------------------------------------------------------------- what speaks against another plan
def _against(view: View, seat: Seat, plan: Plan, instead: Plan) -> Iterator[Reason]:
    move, hand = instead[0], view.hands[seat] or ()
    if isinstance(move, Buy):
        yield from _overpaid(view, hand, move)
        is_better_bought = isinstance(plan[0], Buy) and plan[0].slot == move.slot
        yield from _worthless(view, seat, _building(view, move), _SMALL if is_better_bought else _POINTLESS)
        yield from _left_in_hand(view, hand, plan[0], move)
    elif isinstance(move, TakeMoney):
        taken = set(move.cards)
        fuller = [other.cards for other in takings(view.display) if taken < set(other.cards)]
        if fuller:
            rest = tuple(card for card in max(fuller, key=total) if card not in taken)
            yield _reason("takes_less", {"cards": rest}, _LEFT * total(rest), is_against=True)
    elif isinstance(move, Keep):
        yield from _worthless(view, seat, move.building, _SMALL)


def _overpaid(view: View, hand: Cards, move: Buy) -> Iterator[Reason]:
    number = _building(view, move)
    lost = total(move.cards) - PRICE[number]
    if lost:
        exact = _exact(hand, YARD_CURRENCY[move.slot], PRICE[number])
        values = {"lost": lost, "building": number}
        weight = _LOST * lost + (_ACTION if exact else 0.0)
        if exact:
            yield _reason("avoidable", {**values, "cards": exact}, weight, is_against=True)
        else:
            yield _reason("overpays", values, weight, is_against=True)


def _worthless(view: View, seat: Seat, number: int, weight: float) -> Iterator[Reason]:
    """That one more of a type would pay its owner nothing more in any scoring to come, as things stand."""
    kind, more = TYPE[number], after_one_more(view.owned, seat, number)
    if all(share(more, letter, kind, seat) <= share(view.owned, letter, kind, seat) for letter in _to_come(view)):
        yield _reason("nothing", {"kind": kind}, weight, is_against=True)


def _left_in_hand(view: View, hand: Cards, better: object, move: Buy) -> Iterator[Reason]:
    """How many prices less could still be paid exactly, where the same building is paid with other cards."""
    if not isinstance(better, Buy) or better.slot != move.slot or better.cards == move.cards:
        return
    kept, other = (purse(tuple(card for card in hand if card not in way.cards)).fits for way in (better, move))
    if kept > other:
        yield _reason("fits", {"more": kept, "less": other}, 0.2 * (kept - other), is_against=True)


# ----------------------------------------------------------------------
def _reason(key: str, values: Mapping[str, object], weight: float, *, is_against: bool = False) -> Reason:
    return Reason(Key(f"reasons.{key}"), values, weight, is_against)


def _building(view: View, move: Buy) -> int:
    number = view.yard[move.slot]
    assert number is not None
    return number


def _to_come(view: View) -> Sequence[str]:
    """Returns the letters of the scorings that are still to come."""
    return LETTERS[2 - sum(pile.scoring is not None for pile in view.piles) :]
