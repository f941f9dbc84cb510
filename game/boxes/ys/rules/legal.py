"""Which moves a player may make, in a fixed order: by their short names, then by what they are about."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

from game.boxes.ys.rules.cards import AFTER_PAIR, BEFORE_PAIR, BISHOP, CONJURER
from game.boxes.ys.rules.change import broker_of
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
    Refill,
    TakeGem,
)
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.ranking import next_columns
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.targets import STEPS, closed_to, looks, playable
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

_PASS = Pass()
_COLOURS = tuple(map(ChooseColour, COLOURS))


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Returns all moves of a seat that must act."""
    return _LISTS[state.public.task](state, seat)


@lru_cache(maxsize=1 << 10)
def _bids_of(screen: tuple[int, ...]) -> tuple[Bid, ...]:
    return tuple(Bid(*pair) for pair in sorted(set(combinations(screen, 2))))


def _bids(state: State, seat: Seat) -> Sequence[Move]:
    return _bids_of(state.screens[seat])


def _orders(state: State, seat: Seat) -> Sequence[Move]:
    return [PickOrder(card) for card in state.public.cards]


# ---------------------------------------------------------------------- placing
@lru_cache(maxsize=1 << 14)
def _places(from_front: bool, is_up: bool, value: int, places: tuple[int, ...]) -> tuple[Place, ...]:
    return tuple(Place(from_front, is_up, value, place) for place in places)


def facings(public: Public, seat: Seat) -> tuple[bool, ...]:
    """Returns how the next broker of a pair may lie, True face up.

    One face up and one face down, in either order; with "all open" both up; the Bishop's player as he likes (3, 6).
    """
    bishop = public.effect(BISHOP)
    if bishop is not None and bishop.seat == seat:
        return (False, True)
    if public.variants.all_open:
        return (True,)
    if not public.go:
        return (False, True)
    return (broker_of(public, public.go[0]).value is None,)


def open_places(public: Public, seat: Seat) -> tuple[int, ...]:
    """Returns where a seat may place a broker: free places that the Queen has not closed to it."""
    return tuple([place for place in public.free_places() if not closed_to(public, seat, place)])


def _placings(state: State, seat: Seat) -> Sequence[Move]:
    public, places = state.public, open_places(state.public, seat)
    conjurer = public.effect(CONJURER)
    sources: list[tuple[bool, tuple[int, ...]]] = [(False, state.screens[seat])]
    if conjurer is not None and conjurer.seat == seat and state.screens[seat]:
        sources.append((True, public.front[seat]))
    found: list[Move] = list(looks(public, seat, state.known))
    for from_front, values in sources:
        for is_up in facings(public, seat):
            for value in dict.fromkeys(values):
                found += _places(from_front, is_up, value, places)
    return found if public.go else [*found, *playable(public, seat, state.hands[seat], BEFORE_PAIR)]


def _refills(state: State, seat: Seat) -> Sequence[Move]:
    return [Refill(value) for value in dict.fromkeys(state.screens[seat])]


def _neutrals(state: State, seat: Seat) -> Sequence[Move]:
    places = open_places(state.public, seat)
    return [PlaceNeutral(value, place) for value in dict.fromkeys(state.neutrals[seat]) for place in places]


# ---------------------------------------------------------------------- characters
def _asked(state: State, seat: Seat) -> Sequence[Move]:
    window = state.public.agenda[0][2]
    plays: list[Play] = playable(state.public, seat, state.hands[seat], window)
    found: list[Look] = looks(state.public, seat, state.known) if window == AFTER_PAIR else []
    return [*found, _PASS, *plays]


def _looks(state: State, seat: Seat) -> Sequence[Move]:
    return [*looks(state.public, seat, state.known), _PASS]


# ---------------------------------------------------------------------- counting
def _gems(state: State, seat: Seat) -> Sequence[Move]:
    _, _, quarter = state.public.agenda[0]
    found = []
    for gem in dict.fromkeys(state.public.cargo[quarter]):
        found += [TakeGem(gem, colour) for colour in (COLOURS if gem == WHITE else (gem,))]
    return found


def _colours(state: State, seat: Seat) -> Sequence[Move]:
    return _COLOURS


def _columns(state: State, seat: Seat) -> Sequence[Move]:
    return [NextColumn(column) for column in next_columns(state.public)]


def _quotes(state: State, seat: Seat) -> Sequence[Move]:
    """Returns the steps that have an effect **[ruling]**."""
    quotes = state.public.quotes
    return [MoveQuote(column, step) for column in COLOURS for step in (-1, 1) if 1 <= quotes[column] + step <= STEPS]


def _favours(state: State, seat: Seat) -> Sequence[Move]:
    return [Favour(value) for value in dict.fromkeys(state.public.front[seat])]


_LISTS: dict[str, Callable[[State, Seat], Sequence[Move]]] = {
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
