"""Questions to a view: whose decision it shows, what is still to happen in the turn, what lies before whom."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from game.boxes.ys.rules.components import AREAS, Card, area
from game.boxes.ys.rules.steps import BID, FAVOUR, BeginCounting, BeginGo, ChooseGift, EndTurn, RankColumns, SendHome
from game.boxes.ys.rules.view import Broker, Public, View
from game.core.rules import Seat


def must_act(view: View) -> bool:
    """Tells whether the viewer has to decide."""
    return view.seat is not None and acts(view.public, view.seat)


def acts(public: Public, party: int) -> bool:
    """Tells whether a party decides now."""
    if public.is_over or party >= public.seats:
        return False
    return party not in public.done if public.task in (BID, FAVOUR) else public.acting == party


def decider(view: View) -> Seat:
    """Returns whose decision a view shows: the viewer's own while everybody decides at once."""
    public = view.public
    return view.seat if view.seat is not None and public.task in (BID, FAVOUR) else public.acting


# ---------------------------------------------------------------------- the agenda
def is_gift(public: Public) -> bool:
    """Tells whether a colour is chosen for the gem of a blue card, and not for the white gem of a row."""
    return isinstance(public.agenda[0], ChooseGift)


def counted_quarter(public: Public) -> int:
    """Returns the quarter that is counted."""
    return public.due(SendHome)[0].quarter


def has_counting_begun(public: Public) -> bool:
    """Tells whether the counting has begun: no broker comes or goes any more, and ties are as they will be decided."""
    return not public.due(BeginCounting)


def stands_back(public: Public, quarter: int) -> bool:
    """Tells whether a quarter does not matter now, because another one is counted."""
    return bool(public.due(SendHome)) and has_counting_begun(public) and counted_quarter(public) != quarter


def are_quotations_moved(public: Public) -> bool:
    """Tells whether the columns have moved the quotations in this turn."""
    return bool(public.due(EndTurn)) and not public.due(RankColumns)


def goes(public: Public) -> list[Seat]:
    """Returns the seats that still place pairs, in order."""
    return [step.seat for step in public.due(BeginGo)]


def pair_number(public: Public) -> int:
    """Returns which pair is placed now, from the goes that are still to come."""
    return max(1, public.pairs - len(goes(public)) // public.seats)


# ---------------------------------------------------------------------- what lies before whom
T = TypeVar("T")


def owned(view: View, rows: Sequence[tuple[T, ...] | None]) -> tuple[T, ...]:
    """Returns the viewer's own entry of what every seat has; an onlooker has nothing."""
    return () if view.seat is None else rows[view.seat] or ()


def held(view: View) -> tuple[Card, ...]:
    """Returns the viewer's characters: those that may be played, then those won in this turn."""
    return (*owned(view, view.hands), *owned(view, view.won))


def working(public: Public, party: int) -> tuple[int, ...]:
    """Returns the characters of a party that are at work."""
    return tuple(effect.card for effect in public.effects if effect.seat == party)


def is_laid_open(view: View, party: int) -> bool:
    """Tells whether it is of use now what a party has before and behind its screen: the viewer, and who decides."""
    return party in (view.seat, None if view.public.is_over else decider(view))


def order_of(public: Public, seat: int) -> int:
    """Returns the order card that lies before a seat; 0 while it has none because they are being picked."""
    return public.chosen[seat] if public.cards else public.order[seat]


def crowd(public: Public, place: int) -> list[Broker]:
    """Returns the brokers of an area as they stand: those of a party side by side."""
    return sorted((b for b in public.brokers if b.place == place), key=lambda broker: (broker.party, broker.tag))


def crowds(public: Public) -> Iterator[tuple[int, list[Broker]]]:
    """Yields the areas of all quarters in play with their brokers."""
    for quarter in public.quarters:
        for kind in range(AREAS):
            yield area(quarter, kind), crowd(public, area(quarter, kind))


def copies(values: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yields values with how many equal ones came before."""
    seen: dict[int, int] = {}
    for value in values:
        yield value, seen.get(value, 0)
        seen[value] = seen.get(value, 0) + 1
