"""Why a plan of the tile game is good: facts that the seat can see on the table and in its own hand.

Hands of others are spoken of only where they lie open, though a good memory would know them.
"""

from collections.abc import Iterator, Mapping, Sequence

from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.boxes.alhambra.brain.layouts import grown, harmed, roomier
from game.boxes.alhambra.rules.falcons import POINTS
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    Give,
    PayFalcon,
    Place,
    PlaceFalcon,
    Reserve,
    WakeVizier,
)
from game.boxes.alhambra.rules.purchases import offers
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import FEATHER, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.brain.standings import after_one_more, ahead, share
from game.boxes.alhambra_family.rules.adding import cheapest
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, count
from game.boxes.alhambra_family.rules.money import VALUE, Cards, total, worth
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.core.rules import Key, Seat

_ACTION, _CHAIN, _PREPARES, _REACHES, _RIVAL, _SECURE, _MONEY, _SMALL, _COUNT, _VIZIER = (
    3.0, 3.5, 2.0, 1.0, 2.5, 1.5, 0.4, 0.8, 0.2, 2.5,
)  # fmt: skip
"""What another action, a second purchase, an exact payment to come, and so on are worth, in points: set by hand."""
_LOST, _LEFT, _OTHERS = 0.6, 0.5, 0.6
"""What a coin paid too much, one left lying, and a point of somebody else is worth."""
_NEAR = 8
"""So many cards at most are in a pile from which a scoring card is awaited."""


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns why a plan is good, what counts most first; see `game.ai.reasons.Explain`."""
    found = list(_facts(view, seat, plan))
    if instead is not None:
        shared = {reason.key: reason.weight for reason in _facts(view, seat, instead)}
        telling = [reason for reason in found if reason.weight > shared.get(reason.key, -1.0)]
        found = [*telling, *_against(view, seat, plan, instead), *roomier(view, seat, plan, instead)] or found
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def _facts(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what speaks for a plan by itself."""
    match plan[0]:
        case Buy() as move:
            yield from _purchase(view, seat, plan, move)
        case TakeMoney() as move:
            yield from _taking(view, seat, move)
        case Place(tile, _) | Build(tile, _):
            yield from _gain(view, seat, tile)
            yield from _lowered(view, seat, tile, seat)
        case Give(tile):
            yield from _lowered(view, seat, tile, view.seats)
        case WakeVizier() | Decline():
            yield _reason("awake", {}, _VIZIER)
        case PlaceFalcon() | PayFalcon() as move:
            yield from _falcons(view, seat, move)
    yield from grown(view, seat, plan, len(_to_come(view)))


# ---------------------------------------------------------------------- buying
def _purchase(view: View, seat: Seat, plan: Plan, move: Buy) -> Iterator[Reason]:
    price = _price(view, move.tile)
    if view.task == Task.INVITE:
        yield _reason("vizier", {"tile": move.tile, "cards": move.cards}, _VIZIER)
    elif total(move.cards) == price:
        then = plan[1] if len(plan) > 1 else None
        if isinstance(then, Buy) and total(then.cards) == _price(view, then.tile):
            yield _reason("chain", {"tile": move.tile, "next": then.tile}, _CHAIN)
        yield _reason("exact", {"tile": move.tile, "cards": move.cards}, _ACTION)
    yield from _gain(view, seat, move.tile)
    yield from _lowered(view, seat, move.tile, seat)
    yield from _rivals(view, seat, move.tile)
    bought = [each for each in plan if isinstance(each, Buy) and each.tile in view.squares]
    empty = view.squares.count(None) + len(bought)
    if bought and empty > view.tiles_left:
        yield _reason("ends_game", {"left": view.tiles_left, "empty": empty}, _ACTION)


def _gain(view: View, seat: Seat, tile: int) -> Iterator[Reason]:
    """What one more of a type brings its owner: in the next scoring, else in the last; or how safe it makes a lead."""
    kind, now = TYPE[tile], _owned(view, seat, tile)
    if kind is None:
        return
    more, letters = after_one_more(now, seat, tile), _to_come(view)
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
    if not view.due and view.stage != Stage.END and top and top.scoring and top.money <= _NEAR:
        yield _reason("soon", {"letter": top.scoring, "cards": top.money + 1}, gain / (1 + top.money / 4))


def _rivals(view: View, seat: Seat, tile: int) -> Iterator[Reason]:
    """Who else could pay a tile exactly, where hands lie open: whoever acts first."""
    if not view.open_hands:
        return
    currency, price = _offers(view)[tile]
    order = [Seat((seat + step) % view.seats) for step in range(1, view.seats)]
    able = [other for other in order if _exact(view.hands[other] or (), currency, price)]
    if able:
        yield _reason("rival", {"seat": able[0], "tile": tile}, _RIVAL)


def _lowered(view: View, seat: Seat, tile: int, owner: int) -> Iterator[Reason]:
    """Which other player would get less in the next scoring if a party had one more: the one left with least."""
    kind, letter = TYPE[tile], _to_come(view)[0]
    if kind is None:
        return
    now = _owned(view, seat, tile)
    more = after_one_more(now, owner, tile)
    for other in sorted(set(range(view.seats)) - {seat}, key=lambda other: share(more, letter, kind, other)):
        before, points = share(now, letter, kind, other), share(more, letter, kind, other)
        if points < before:
            values = {"kind": kind, "letter": letter, "seat": Seat(other), "before": before, "points": points}
            yield _reason("lowers", values, _OTHERS * (before - points))
            return


# ---------------------------------------------------------------------- taking money
def _taking(view: View, seat: Seat, move: TakeMoney) -> Iterator[Reason]:
    hand = view.hands[seat] or ()
    more = tuple(sorted((*hand, *move.cards)))
    yield from _prepared(view, hand, more)
    others = [total(other.cards) for other in takings(view.display) if other.cards != move.cards]
    if total(move.cards) > max(others, default=0):
        yield _reason("most", {"cards": move.cards}, _MONEY + total(move.cards) / 10)
    if len(move.cards) > 1:
        yield _reason("several", {"cards": move.cards}, _SMALL * (len(move.cards) - 1))
    yield _reason("money", {"cards": move.cards, "total": total(more)}, 0.1)


def _prepared(view: View, hand: Cards, more: Cards) -> Iterator[Reason]:
    """Which tile the hand could then pay exactly, or at all; the dearest of them."""
    exact, payable = [], []
    for tile, (currency, price) in _offers(view).items():
        cards = _exact(more, currency, price)
        if cards and not _exact(hand, currency, price):
            exact.append((price, tile, cards))
        elif tile in view.squares and worth(hand, currency) < price <= worth(more, currency):
            payable.append((price, tile, worth(more, currency)))
    if exact:
        _, tile, cards = max(exact)
        yield _reason("prepares", {"tile": tile, "cards": cards}, _PREPARES)
    elif payable:
        _, tile, held = max(payable)
        yield _reason("reaches", {"tile": tile, "sum": held}, _REACHES)


# ---------------------------------------------------------------------- falcons
def _falcons(view: View, seat: Seat, move: PlaceFalcon | PayFalcon) -> Iterator[Reason]:
    hand = view.hands[seat] or ()
    falcon = move.falcon if isinstance(move, PlaceFalcon) else view.pledged[0]
    kin = sum(FEATHER[other] == FEATHER[falcon] for _, other in view.perched[seat])
    before, after = POINTS[kin], POINTS[kin + 1]
    yield _reason(
        "falcon",
        {"falcon": falcon, "number": kin + 1, "before": before, "after": after},
        float((after - before) * len(_to_come(view))),
    )
    if isinstance(move, PayFalcon) and VALUE[move.card] == min(map(VALUE.__getitem__, hand)):
        yield _reason("small_card", {"cards": (move.card,)}, _SMALL)


# ---------------------------------------------------------------------- what speaks against another plan
def _against(view: View, seat: Seat, plan: Plan, instead: Plan) -> Iterator[Reason]:
    move, hand = instead[0], view.hands[seat] or ()
    if isinstance(move, Buy):
        yield from _overpaid(view, hand, move)
        yield from _worthless(view, seat, move.tile)
        yield from _left_in_hand(hand, plan[0], move)
    elif isinstance(move, TakeMoney):
        taken = set(move.cards)
        fuller = [other.cards for other in takings(view.display) if taken < set(other.cards)]
        if fuller:
            rest = tuple(card for card in max(fuller, key=total) if card not in taken)
            yield _reason("takes_less", {"cards": rest}, _LEFT * total(rest), is_against=True)
    elif isinstance(move, Reserve) and not isinstance(plan[0], Reserve):
        yield _reason("rests", {"tile": move.tile}, _SMALL, is_against=True)
    elif isinstance(move, PayFalcon):
        yield from _dear_card(hand, move)
    yield from harmed(view, seat, instead, len(_to_come(view)))


def _overpaid(view: View, hand: Cards, move: Buy) -> Iterator[Reason]:
    currency, price = _offers(view)[move.tile]
    lost = total(move.cards) - price
    if lost:
        exact = _exact(hand, currency, price)
        values = {"lost": lost, "tile": move.tile}
        weight = _LOST * lost + (_ACTION if exact else 0.0)
        if exact:
            yield _reason("avoidable", {**values, "cards": exact}, weight, is_against=True)
        else:
            yield _reason("overpays", values, weight, is_against=True)


def _worthless(view: View, seat: Seat, tile: int) -> Iterator[Reason]:
    """That one more of a type would pay its owner nothing more in any scoring to come, as things stand."""
    kind = TYPE[tile]
    if kind is None:
        return
    now = _owned(view, seat, tile)
    more = after_one_more(now, seat, tile)
    if all(share(more, letter, kind, seat) <= share(now, letter, kind, seat) for letter in _to_come(view)):
        yield _reason("nothing", {"kind": kind}, _SMALL, is_against=True)


def _left_in_hand(hand: Cards, better: object, move: Buy) -> Iterator[Reason]:
    """How many prices less could still be paid exactly, where the same tile is paid with other cards."""
    if not isinstance(better, Buy) or better.tile != move.tile or better.cards == move.cards:
        return
    kept, other = (purse(tuple(card for card in hand if card not in way.cards)).fits for way in (better, move))
    if kept > other:
        yield _reason("fits", {"more": kept, "less": other}, 0.2 * (kept - other), is_against=True)


def _dear_card(hand: Cards, move: PayFalcon) -> Iterator[Reason]:
    least = min(hand, key=lambda card: (VALUE[card], card))
    if VALUE[least] < VALUE[move.card]:
        lost = VALUE[move.card] - VALUE[least]
        yield _reason("dear_card", {"cards": (least,), "lost": lost}, _LOST * lost, is_against=True)


# ----------------------------------------------------------------------
def _reason(key: str, values: Mapping[str, object], weight: float, *, is_against: bool = False) -> Reason:
    return Reason(Key(f"reasons.{key}"), values, weight, is_against)


def _offers(view: View) -> dict[int, tuple[int, int]]:
    """Returns by tile on sale its currency and its price."""
    return {tile: (currency, price) for tile, currency, price in offers(view.squares, view.beside)}


def _price(view: View, tile: int) -> int:
    return _offers(view)[tile][1]


def _exact(hand: Cards, currency: int, price: int) -> Cards:
    """Returns the fewest cards of a hand that pay a price exactly, or none."""
    cards = cheapest(hand, currency, price)
    return cards if total(cards) == price else ()


def _owned(view: View, seat: Seat, tile: int) -> tuple[Cards, ...]:
    """Returns everybody's buildings, with the seat also the new ones that it will place, but not this tile."""
    new = tuple(each for each in view.waiting_of(seat) if each in BUILDINGS)
    found = [tuple(each for _, each in board if each in BUILDINGS) for board in view.boards]
    found[seat] = tuple(each for each in (*found[seat], *new) if each != tile)
    third = (tuple(each for each in view.third.tiles if each in BUILDINGS),) if view.third else ()
    return (*found, *third)


def _to_come(view: View) -> Sequence[str]:
    """Returns the letters of the scorings that are still to come, as far as the deck tells."""
    if view.stage == Stage.END:
        return ("C",)
    return (*view.due, *(pile.scoring for pile in view.piles if pile.scoring), "C")
