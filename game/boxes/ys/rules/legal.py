"""Which moves a player may make, in a fixed order: by their short names, then by what they are about."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple, Protocol, TypeVar, assert_never

from game.boxes.ys.rules import tasks
from game.boxes.ys.rules.board import END, STEPS
from game.boxes.ys.rules.cards import AFTER_PAIR, BEFORE_PAIR
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.characters.bishop import chooses_facing
from game.boxes.ys.rules.characters.conjurer import placeable, refills
from game.boxes.ys.rules.characters.queen import closed_to
from game.boxes.ys.rules.characters.spy import looks
from game.boxes.ys.rules.gems import COLOURS, WHITE, Gem
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
from game.core.chance import Chance
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
_QUOTES = tuple((MoveQuote(column, -1), MoveQuote(column, 1)) for column in COLOURS)


def moves(of: Sighted, seat: Seat) -> Sequence[Move]:
    """Returns all moves of a seat that must act. The commonest tasks are asked for first, for speed."""
    public = of.public
    match public.task:
        case tasks.PLACE:
            return _listed(of, seat)
        case tasks.GEM:
            return _gems(public.cargo[public.picked_from])
        case tasks.ASK:
            return _asked(of, seat)
        case tasks.BID:
            return bids_of(_own(of.screens, seat))
        case tasks.ORDER:
            return _orders(public.cards)
        case tasks.NEUTRAL:
            return _neutrals(of, seat)
        case tasks.COLOUR:
            return _COLOURS
        case tasks.QUOTE:
            return _quotes(public)
        case tasks.COLUMN:
            return [NextColumn(column) for column in next_columns(public)]
        case tasks.LOOK:
            return [*looks(public, seat, of.known), _PASS]
        case tasks.REFILL:
            return refills(_own(of.screens, seat))
        case tasks.FAVOUR:
            return [Favour(value) for value in dict.fromkeys(public.front[seat])]
        case tasks.OVER:
            return ()
        case _:
            assert_never(public.task)


def sample(of: Sighted, seat: Seat, chance: Chance) -> Move:
    """Returns one of the moves of a seat that must act, each equally likely."""
    if of.public.task == tasks.PLACE:
        return _drawn(of, seat, chance)
    return chance.pick(moves(of, seat))


def _own(rows: Sequence[tuple[N, ...] | None], seat: Seat) -> tuple[N, ...]:
    return rows[seat] or ()


@cache
def _orders(cards: tuple[int, ...]) -> tuple[PickOrder, ...]:
    return tuple(map(PickOrder, cards))


@lru_cache(maxsize=1 << 10)
def bids_of(screen: tuple[int, ...]) -> tuple[Bid, ...]:
    """Returns the bids that brokers behind a screen allow."""
    return tuple(Bid(*pair) for pair in sorted(set(combinations(screen, 2))))


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


_Rows = tuple[tuple[Place, ...], ...]
_ByKind = dict[tuple[bool, bool, int], tuple[Place, ...]]


class Placings(NamedTuple):
    """What can be done where a broker is to be placed, in the order of the list: brokers lie in the middle of it.

    `by_kind` are the ways to place a broker: by whether it comes from the front, lies face up, and its value, all
    places; `rows` are the same in order.
    """

    looks: Sequence[Move]
    by_kind: _ByKind
    rows: _Rows
    places: tuple[int, ...]
    plays: Sequence[Move]

    def way(self, from_front: bool, is_up: bool, value: int, place: int) -> Place | None:
        """Returns the move that places a broker so, None if it is not legal."""
        row = self.by_kind.get((from_front, is_up, value))
        return row[place] if row and place in self.places else None


def placings(of: Sighted, seat: Seat) -> Placings:
    """Returns what a seat can do that is to place a broker of its own."""
    return Placings(*_parts(of, seat))


def _parts(of: Sighted, seat: Seat) -> tuple[Sequence[Move], _ByKind, _Rows, tuple[int, ...], Sequence[Move]]:
    """Returns the fields of `Placings`, which whoever needs them once takes as they are."""
    public, screen = of.public, _own(of.screens, seat)
    by_kind, rows = _rows(screen, placeable(public, seat, screen), facings(public, seat))
    plays = () if public.go else playable(public, seat, _own(of.hands, seat), BEFORE_PAIR)
    return looks(public, seat, of.known), by_kind, rows, open_places(public, seat), plays


@lru_cache(maxsize=1 << 12)
def _rows(screen: Values, front: Values, ways: tuple[bool, ...]) -> tuple[_ByKind, _Rows]:
    """Returns the ways to place a broker, from behind the screen or from the front."""
    sources = ((False, screen), (True, front))
    keys = [(from_front, is_up, value) for from_front, values in sources for is_up in ways for value in values]
    by_kind = {key: _PLACES[key] for key in keys}
    return by_kind, tuple(by_kind.values())


def _listed(of: Sighted, seat: Seat) -> Sequence[Move]:
    found, _, rows, places, plays = _parts(of, seat)
    pick, moves = _at(places), list(found)
    for row in rows:
        moves += pick(row)
    moves += plays
    return moves


def _drawn(of: Sighted, seat: Seat, chance: Chance) -> Move:
    """Returns one of those that would be listed, each equally likely, without a list of all."""
    found, _, rows, places, plays = _parts(of, seat)
    first, width = len(found), len(places)
    last = first + len(rows) * width
    number = chance.pick(range(last + len(plays)))
    if number < first:
        return found[number]
    if number >= last:
        return plays[number - last]
    row, place = divmod(number - first, width)
    return rows[row][places[place]]


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


# ---------------------------------------------------------------------- counting
@cache
def _gems(cargo: tuple[Gem, ...]) -> tuple[TakeGem, ...]:
    return tuple(
        TakeGem(gem, colour) for gem in dict.fromkeys(cargo) for colour in (COLOURS if gem == WHITE else (gem,))
    )


def _quotes(public: Public) -> Sequence[Move]:
    """Returns the steps that have an effect **[ruling]**."""
    steps = [(quote, move) for quote, moves in zip(public.quotes, _QUOTES, strict=True) for move in moves]
    return [move for quote, move in steps if 1 <= quote + move.step <= STEPS]
