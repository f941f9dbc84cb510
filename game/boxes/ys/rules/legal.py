"""Which moves a player may make, in a fixed order: by their short names, then by what they are about."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import Protocol, TypeVar

from game.boxes.ys.rules.board import END, STEPS
from game.boxes.ys.rules.cards import AFTER_PAIR, BEFORE_PAIR
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.characters import conjurer
from game.boxes.ys.rules.characters.bishop import chooses_facing
from game.boxes.ys.rules.characters.queen import closed_to
from game.boxes.ys.rules.characters.spy import looks
from game.boxes.ys.rules.gems import COLOURS, WHITE
from game.boxes.ys.rules.moves import (
    Bid,
    ChooseColour,
    Favour,
    Look,
    Move,
    MoveQuote,
    NextColumn,
    Pass,
    PickOrder,
    Place,
    PlaceNeutral,
    Play,
    TakeGem,
)
from game.boxes.ys.rules.plays import playable
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.ranking import next_columns
from game.boxes.ys.rules.state import Hand, Values
from game.boxes.ys.rules.tasks import (
    ASK,
    BID,
    COLOUR,
    COLUMN,
    FAVOUR,
    GEM,
    LOOK,
    NEUTRAL,
    ORDER,
    PLACE,
    QUOTE,
    REFILL,
)
from game.core.rules import Seat


class Sighted(Protocol):
    """What moves are listed from: a state, or the view of whoever must act."""

    @property
    def public(self) -> Public: ...
    @property
    def screens(self) -> Sequence[Values | None]: ...
    @property
    def neutrals(self) -> Sequence[Values | None]: ...
    @property
    def hands(self) -> Sequence[Hand | None]: ...
    @property
    def known(self) -> tuple[tuple[int, int], ...]: ...


N = TypeVar("N", bound=int)
_PASS = Pass()
_COLOURS = tuple(map(ChooseColour, COLOURS))


def moves(of: Sighted, seat: Seat) -> Sequence[Move]:
    """Returns all moves of a seat that must act."""
    return _LISTS[of.public.task](of, seat)


def _own(rows: Sequence[tuple[N, ...] | None], seat: Seat) -> tuple[N, ...]:
    return rows[seat] or ()


@lru_cache(maxsize=1 << 10)
def _bids_of(screen: tuple[int, ...]) -> tuple[Bid, ...]:
    return tuple(Bid(*pair) for pair in sorted(set(combinations(screen, 2))))


def _bids(of: Sighted, seat: Seat) -> Sequence[Move]:
    return _bids_of(_own(of.screens, seat))


def _orders(of: Sighted, seat: Seat) -> Sequence[Move]:
    return [PickOrder(card) for card in of.public.cards]


# ---------------------------------------------------------------------- placing
_PLACES = {
    (from_front, is_up, value): tuple(Place(from_front, is_up, value, place) for place in range(END))
    for from_front in (False, True)
    for is_up in (False, True)
    for value in range(5)
}
"""Every way to place a broker: by where it comes from, how it lies and its value, the places in order."""


@lru_cache(maxsize=1 << 8)
def _at(places: tuple[int, ...]) -> Callable[[tuple[Place, ...]], tuple[Place, ...]]:
    """Returns what picks the entries of those places from a row; there are always more than one."""
    return itemgetter(*places)


def facings(public: Public, seat: Seat) -> tuple[bool, ...]:
    """Returns how the next broker of a pair may lie, True face up.

    One face up and one face down, in either order; with "all open" both up; the Bishop's player as he likes (3, 6).
    """
    if chooses_facing(public, seat):
        return (False, True)
    if public.variants.all_open:
        return (True,)
    if not public.go:
        return (False, True)
    return (broker_of(public, public.go[0]).value is None,)


def open_places(public: Public, seat: Seat) -> tuple[int, ...]:
    """Returns where a seat may place a broker: free places that the Queen has not closed to it."""
    return public.free_places(closed_to(public, seat))


def _placings(of: Sighted, seat: Seat) -> Sequence[Move]:
    public, pick = of.public, _at(open_places(of.public, seat))
    screen = _own(of.screens, seat)
    sources: list[tuple[bool, Values]] = [(False, screen)]
    if front := conjurer.placeable(public, seat, screen):
        sources.append((True, front))
    found: list[Move] = list(looks(public, seat, of.known))
    ways = facings(public, seat)
    for from_front, values in sources:
        different = dict.fromkeys(values)
        for is_up in ways:
            for value in different:
                found += pick(_PLACES[from_front, is_up, value])
    if not public.go:
        found += playable(public, seat, _own(of.hands, seat), BEFORE_PAIR)
    return found


def _refills(of: Sighted, seat: Seat) -> Sequence[Move]:
    return conjurer.refills(_own(of.screens, seat))


def _neutrals(of: Sighted, seat: Seat) -> Sequence[Move]:
    places = open_places(of.public, seat)
    return [PlaceNeutral(value, place) for value in dict.fromkeys(_own(of.neutrals, seat)) for place in places]


# ---------------------------------------------------------------------- characters
def _asked(of: Sighted, seat: Seat) -> Sequence[Move]:
    window = of.public.window
    assert window is not None
    plays: list[Play] = playable(of.public, seat, _own(of.hands, seat), window)
    found: list[Look] = looks(of.public, seat, of.known) if window == AFTER_PAIR else []
    return [*found, _PASS, *plays]


def _looks(of: Sighted, seat: Seat) -> Sequence[Move]:
    return [*looks(of.public, seat, of.known), _PASS]


# ---------------------------------------------------------------------- counting
def _gems(of: Sighted, seat: Seat) -> Sequence[Move]:
    found = []
    for gem in dict.fromkeys(of.public.cargo[of.public.picked_from]):
        found += [TakeGem(gem, colour) for colour in (COLOURS if gem == WHITE else (gem,))]
    return found


def _colours(of: Sighted, seat: Seat) -> Sequence[Move]:
    return _COLOURS


def _columns(of: Sighted, seat: Seat) -> Sequence[Move]:
    return [NextColumn(column) for column in next_columns(of.public)]


def _quotes(of: Sighted, seat: Seat) -> Sequence[Move]:
    """Returns the steps that have an effect **[ruling]**."""
    quotes = of.public.quotes
    return [MoveQuote(column, step) for column in COLOURS for step in (-1, 1) if 1 <= quotes[column] + step <= STEPS]


def _favours(of: Sighted, seat: Seat) -> Sequence[Move]:
    return [Favour(value) for value in dict.fromkeys(of.public.front[seat])]


_LISTS: dict[str, Callable[[Sighted, Seat], Sequence[Move]]] = {
    BID: _bids,
    ORDER: _orders,
    PLACE: _placings,
    REFILL: _refills,
    NEUTRAL: _neutrals,
    ASK: _asked,
    LOOK: _looks,
    GEM: _gems,
    COLOUR: _colours,
    COLUMN: _columns,
    QUOTE: _quotes,
    FAVOUR: _favours,
}
