"""What the lessons of the card game read from their positions."""

from collections.abc import Iterable, Mapping

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.brain.projection import after_one_more, share
from game.boxes.alhambra_family.lessons import pair
from game.boxes.alhambra_family.rules.components import (
    CURRENCIES,
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
from game.boxes.alhambra_family.rules.payment import added, cheapest
from game.core.rules import Seat
from game.lessons.lesson import Fact
from game.locale.words import Term

_FLORIN, _DIRHAM, _DENAR, _DUCAT = range(4)
_GARDEN, _TOWER = TYPES.index("garden"), TYPES.index("tower")
_PLAYERS = ("you", "toni", "niki")
_NOBODY = "nobody"


def _points(number: int) -> Term:
    return Term("common.count.points", number)


def _counted(kind: int, number: int) -> Term:
    return Term(f"palaces.buildings.{TYPES[kind]}", number)


def _hand(view: View, seat: int) -> tuple[int, ...]:
    return view.hands[seat] or ()


def _priced(view: View, seat: Seat, slot: int) -> dict[str, object]:
    """What a building of the yard costs, and how the hand would pay it with the least waste."""
    number = view.yard[slot]
    if number is None:
        return {}
    cards = cheapest(_hand(view, seat), YARD_CURRENCY[slot], PRICE[number])
    return {
        "price": PRICE[number],
        "cost": Term(f"palaces.amount.{CURRENCIES[YARD_CURRENCY[slot]]}", PRICE[number]),
        "sum": added(cards),
        "lost": total(cards) - PRICE[number] if cards else 0,
    }


# ---------------------------------------------------------------------- buying
def taken(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the most valuable open dirham."""
    return {"value": max((VALUE[card] for card in view.display if card is not None and worth((card,), 1)), default=0)}


def garden(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the garden on the dirham space is paid, and what one garden pays the reader in scoring A now."""
    paid = share(view.owned, "A", _GARDEN, seat)
    return {**_priced(view, seat, _DIRHAM), "points": _points(paid)}


def wasted(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the building on the denar space is paid, how much is lost, and what an open denar needs beside it."""
    paid, currency = _priced(view, seat, _DENAR), YARD_CURRENCY[_DENAR]
    held = [VALUE[card] for card in _hand(view, seat) if CURRENCY[card] == currency]
    shown = max((VALUE[card] for card in view.display if card is not None and CURRENCY[card] == currency), default=0)
    number = view.yard[_DENAR]
    fits = PRICE[number] - shown if number is not None else 0
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
        "now": _points(share(view.owned, "A", _TOWER, seat)),
    }


def scored(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the reader's points, and what the first two places in towers get in scoring B."""
    first, second = prizes("B", _TOWER)
    return {"points": _points(sum(view.points[seat])), "first": first, "second": second}


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
        "more": _counted(_GARDEN, high.count),
        "less": _counted(_GARDEN, low.count),
    }


# ---------------------------------------------------------------------- the end, two players, open hands
def leftover(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads who gets the tower of the yard at the end: whoever holds the most florins."""
    sums = [worth(hand, YARD_CURRENCY[_FLORIN]) for hand in _known(view)]
    best = [player for player, held in zip(_PLAYERS, sums, strict=False) if held == max(sums) > 0]
    held = dict(zip(("own", *_PLAYERS[1:]), sums, strict=False))
    return {**_priced(view, seat, _DENAR), "tower": best[0] if len(best) == 1 else _NOBODY, **held}


def gift(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what towers pay the other player in scoring A if the new one is kept or given to the third player."""
    other, number = Seat(1 - seat), next(iter((*view.pending, *(each for each in view.yard[3:] if each is not None))))
    kept, given = (share(after_one_more(view.owned, owner, number), "A", _TOWER, other) for owner in (seat, view.seats))
    held = _counted(_TOWER, count(view.owned[other], _TOWER))
    return {
        **_priced(view, seat, _DUCAT),
        "kept": kept,
        "given": given,
        "alone": prizes("A", _TOWER)[0],
        "held": held,
    }


def rival(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads who else could pay the garden on the dirham space exactly."""
    number = view.yard[_DIRHAM]
    price = PRICE[number] if number is not None else 0
    others = list(zip(_PLAYERS, _known(view), strict=False))[1:]
    ways = {player: cheapest(hand, YARD_CURRENCY[_DIRHAM], price) for player, hand in others}
    able = [player for player, cards in ways.items() if total(cards) == price]
    told = {"rival": able[0], "with": added(ways[able[0]])} if able else {"rival": _NOBODY, "with": ""}
    return {**_priced(view, seat, _DIRHAM), **told}


def _known(view: View) -> Iterable[tuple[int, ...]]:
    """All hands, as whoever watched closely knows them: all money is taken openly."""
    return view.known or ()


FACTS: Mapping[str, Fact] = {
    fact.__name__: fact
    for fact in (taken, garden, wasted, after, small, pair, gardens, towers, scored, tied, leftover, gift, rival)
}
