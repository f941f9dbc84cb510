"""What the lessons of the card game read from their positions."""

from collections.abc import Iterable, Mapping

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.brain.projection import after_one_more, share
from game.boxes.alhambra_family.lessons import NOBODY, PLAYERS, counted, pair, payer, points, priced, scored
from game.boxes.alhambra_family.rules.components import (
    CURRENCY,
    PRICE,
    TAKE_LIMIT,
    TYPE,
    TYPES,
    VALUE,
    YARD_CURRENCY,
    count,
    total,
    worth,
)
from game.boxes.alhambra_family.rules.majorities import awards, prizes
from game.boxes.alhambra_family.rules.payment import added
from game.core.rules import Seat
from game.lessons.lesson import Fact

_FLORIN, _DIRHAM, _DENAR, _DUCAT = range(4)
_GARDEN, _TOWER = TYPES.index("garden"), TYPES.index("tower")


def _hand(view: View, seat: int) -> tuple[int, ...]:
    return view.hands[seat] or ()


def _priced(view: View, seat: Seat, slot: int) -> dict[str, object]:
    return priced(view.hands[seat], slot, _price(view, slot))


def _price(view: View, slot: int) -> int | None:
    number = view.yard[slot]
    return None if number is None else PRICE[number]


# ---------------------------------------------------------------------- buying
def taken(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the most valuable open dirham."""
    return {"value": max((VALUE[card] for card in view.display if card is not None and worth((card,), 1)), default=0)}


def garden(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the garden on the dirham space is paid, and what one garden pays the reader in scoring A now."""
    paid = share(view.owned, "A", _GARDEN, seat)
    return {**_priced(view, seat, _DIRHAM), "points": points(paid)}


def wasted(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the building on the denar space is paid, how much is lost, and what an open denar needs beside it."""
    paid, currency = _priced(view, seat, _DENAR), YARD_CURRENCY[_DENAR]
    held = [VALUE[card] for card in _hand(view, seat) if CURRENCY[card] == currency]
    shown = max((VALUE[card] for card in view.display if card is not None and CURRENCY[card] == currency), default=0)
    fits = (_price(view, _DENAR) or shown) - shown
    return {**paid, "held": list(map(str, held)), "open": shown, "fits": fits}


def after(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what follows when the building on the denar space is paid with as little waste as the hand can."""
    paid = wasted(view, seat)
    return {**paid, "then": "ends" if paid.get("lost") else "again"}


def small(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads which open cards may be taken together: those that are worth most."""
    cards = [card for card in view.display if card is not None]
    pairs = [(one, two) for at, one in enumerate(cards) for two in cards[at + 1 :] if total((one, two)) <= TAKE_LIMIT]
    best = max(pairs, key=total, default=())
    return {"sum": added(best), "cards": sorted(best), "limit": TAKE_LIMIT}


# ---------------------------------------------------------------------- majorities
def gardens(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what gardens pay the reader in scoring A, and the second place in scoring B."""
    counts = [count(held, _GARDEN) for held in view.owned]
    second = next(party for party, number in enumerate(counts) if number == sorted(counts)[-2])
    return {
        "own": counts[seat],
        "other": counts[second],
        "first": share(view.owned, "A", _GARDEN, seat),
        "best": share(view.owned, "B", _GARDEN, seat),
        "second": share(view.owned, "B", _GARDEN, second),
    }


def towers(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what towers pay the reader in scoring A, alone and as they are shared now, and how the next is paid."""
    return {
        **_priced(view, seat, _FLORIN),
        "own": count(view.owned[seat], _TOWER),
        "share": share(view.owned, "A", _TOWER, seat),
        "alone": prizes("A", _TOWER)[0],
        "now": points(share(view.owned, "A", _TOWER, seat)),
    }


def tied(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what gardens pay in scoring C once the reader has bought one more: both ties, with their arithmetic."""
    owned = after_one_more(view.owned, seat, next(number for number in view.yard if number and TYPE[number] == _GARDEN))
    high, low = awards([count(held, _GARDEN) for held in owned], prizes("C", _GARDEN))
    return {
        "first": high.prizes[0],
        "then": high.prizes[1],
        "pool": sum(high.prizes),
        "share": high.share,
        "third": low.prizes[0],
        "low": low.share,
        "alone": high.prizes[0],
        "more": counted(_GARDEN, high.count),
        "less": counted(_GARDEN, low.count),
    }


# ---------------------------------------------------------------------- the end, two players, open hands
def leftover(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads who gets the tower of the yard at the end: whoever holds the most florins."""
    sums = [worth(hand, YARD_CURRENCY[_FLORIN]) for hand in _known(view)]
    best = [player for player, held in zip(PLAYERS, sums, strict=False) if held == max(sums) > 0]
    held = dict(zip(("own", *PLAYERS[1:]), sums, strict=False))
    return {**_priced(view, seat, _DENAR), "tower": best[0] if len(best) == 1 else NOBODY, **held}


def gift(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what towers pay the other player in scoring A if the new one is kept or given to the third player."""
    other, number = Seat(1 - seat), next(iter((*view.pending, *(each for each in view.yard[3:] if each is not None))))
    kept, given = (share(after_one_more(view.owned, owner, number), "A", _TOWER, other) for owner in (seat, view.seats))
    held = counted(_TOWER, count(view.owned[other], _TOWER))
    return {**_priced(view, seat, _DUCAT), "kept": kept, "given": given, "alone": prizes("A", _TOWER)[0], "held": held}


def rival(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads who else could pay the garden on the dirham space exactly."""
    return _priced(view, seat, _DIRHAM) | payer(_known(view), _DIRHAM, _price(view, _DIRHAM) or 0)


def _known(view: View) -> Iterable[tuple[int, ...]]:
    """All hands, as whoever watched closely knows them: all money is taken openly."""
    return view.known or ()


FACTS: Mapping[str, Fact] = {
    fact.__name__: fact
    for fact in (taken, garden, wasted, after, small, pair, gardens, towers, scored, tied, leftover, gift, rival)
}
