"""The positions of the lessons of Ys: a first game in pieces, and one for each variant."""

from collections.abc import Mapping, Sequence

from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AwaitQuote, BeginCounting, BeginPlacing, CollectFavours, CountMarket, EndTurn
from game.boxes.ys.rules.view import without
from game.core.rules import Seat
from tests.boxes.ys.positions import BLUE, GREEN, RED, YELLOW, after, at, go_on, holding, opening
from tests.golden.example import Example
from tests.golden.ys_examples import harbour, last, no_city, on, placed

_BOX = "ys"
_NAMES = ("Anna", "Leo", "Mira", "Tom")
_READER = 0
_BIDS = ((1, 2), (0, 3), (1, 3), (0, 1))


def positions() -> list[Example]:
    """Returns the positions in the order of their names."""
    made = [_bid(), _cards(), _duo(), _end(), _express(), _favour(), _first()]
    return [*made, _market(), _open(), _quarter(), _three()]


def _example(name: str, state: State, *options: str) -> Example:
    return Example(_BOX, f"lesson_{name}", _NAMES[: state.public.seats], state, options=options)


def _placing(
    seats: int, bids: Sequence[tuple[int, int]] = _BIDS, order: Sequence[int] = (1, 2, 3, 4), **options: bool
) -> State:
    """Returns the first turn when nobody has placed anything: these were bid, and these order cards picked."""
    state = opening(seats, seed=3, **options)
    public = state.public
    public.front, public.order = tuple(map(tuple, bids[:seats])), tuple(order[:seats])
    for seat in range(seats):
        for value in public.front[seat]:
            _take(state, seat, value)
    public.agenda = (BeginPlacing(),)
    go_on(state)
    return state


def _take(state: State, seat: int, value: int) -> None:
    """Takes a broker from behind a screen."""
    screens = list(state.screens)
    screens[seat] = without(screens[seat], value)
    state.screens = tuple(screens)
    behind = list(state.public.behind)
    behind[seat] -= 1
    state.public.behind = tuple(behind)


def _place(value: int, where: str, *, is_up: bool) -> Place:
    return Place(from_front=False, is_up=is_up, value=value, place=at(where))


# ---------------------------------------------------------------------- the first game
def _first() -> Example:
    """The reader is the first to place; the first ship has blue, green and red gems."""
    state = _placing(4)
    harbour(state, (BLUE, GREEN, RED))
    return _example("first", state)


def _quarter() -> Example:
    """Quarter 1 is counted: 9, 7, 4 and 3; in the palace the reader is tied and loses by the front."""
    brokers: Mapping[str, Sequence[tuple[int, int]]] = {
        "1 port": [(_READER, 4), (3, 3)],
        "1 commerce": [(3, 4), (1, 4), (_READER, 2)],
        "1 palace": [(_READER, 3), (2, 3)],
    }
    return _example("quarter", on(placed(brokers), BeginCounting()))


def _market() -> Example:
    """The market is counted: blue 6, green 5, red 3; the reader, with 6, is the best bidder; green is dearer by 1.

    The second player holds the Jeweler, so that the turn is not yet over after that.
    """
    brokers: Mapping[str, Sequence[tuple[int, int]]] = {
        "row 1 blue": [(_READER, 3)],
        "row 1 green": [(1, 4)],
        "row 2 blue": [(_READER, 2)],
        "row 2 red": [(3, 3)],
        "row 3 blue": [(_READER, 1)],
        "row 3 green": [(1, 1)],
    }
    state = placed(brokers)
    public = state.public
    hidden, home = dict(state.hidden), [broker for broker in public.brokers if broker.place < at("row 1 blue")]
    public.counted = tuple(broker.revealed(hidden.get(broker.tag, broker.value or 0)) for broker in home)
    public.brokers = tuple(broker for broker in public.brokers if broker not in home)
    state.hidden = tuple(pair for pair in state.hidden if pair[0] in {broker.tag for broker in public.brokers})
    no_city(state)
    holding(state, 1, "jeweler")
    public.stalls = (RED, YELLOW, GREEN)
    public.quotes = (8, 10, 8, 8)
    public.gems = ((3, 1, 0, 0, 1), (1, 2, 1, 0, 0), (0, 1, 0, 2, 1), (1, 0, 2, 0, 0))
    return _example("market", on(state, CountMarket()))


def _bid() -> Example:
    """Everybody bids; the order cards so far are 1 to 4."""
    state = opening(4, seed=3)
    state.public.order = (1, 2, 3, 4)
    return _example("bid", state)


def _cards() -> Example:
    """The reader, who holds the Soldier, has just placed a pair: a 3 is behind an open 4 in a palace."""
    state = holding(_placing(4, order=(2, 1, 3, 4)), _READER, "soldier")
    moves = (
        _place(4, "1 palace", is_up=True),
        _place(1, "row 3 green", is_up=False),
        _place(3, "1 palace", is_up=True),
        _place(0, "row 2 blue", is_up=False),
    )
    return _example("cards", after(state, *moves))


def _end() -> Example:
    """The end of the fourth turn: blue is dearest, and the reader has most of it; two are tied behind."""
    gems = [(4, 1, 2, 0, 3), (3, 2, 0, 1, 1), (3, 0, 3, 2, 0), (1, 3, 1, 4, 0)]
    return _example("end", on(last(gems), AwaitQuote(Seat(_READER)), EndTurn()))


# ---------------------------------------------------------------------- variants
def _duo() -> Example:
    """Two players: the other one leads the commercial area of quarter 1; the reader has a neutral broker to place."""
    state = _placing(2, order=(2, 1), hard_neutral=True)
    moves = (
        _place(4, "1 commerce", is_up=True),
        _place(1, "row 2 red", is_up=False),
        PlaceNeutral(1, at("3 port")),
        _place(3, "1 port", is_up=True),
        _place(0, "2 palace", is_up=False),
    )
    return _example("duo", after(state, *moves), "hard_neutral")


def _three() -> Example:
    """Three players with three quarters, at the first bid."""
    state = opening(3, seed=3, three_quarters=True)
    state.public.order = (1, 2, 3)
    return _example("three", state, "three_quarters")


def _express() -> Example:
    """Express for three, at the first bid."""
    state = opening(3, seed=3, express=True)
    state.public.order = (1, 2, 3)
    return _example("express", state, "express")


def _open() -> Example:
    """All open: the reader is the first to place."""
    return _example("open", _placing(4, all_open=True), "all_open")


def _favour() -> Example:
    """The first turn has been counted; everybody has three brokers in front to choose from."""
    state = last([(2, 0, 1, 0, 1), (0, 1, 0, 1, 0), (1, 0, 1, 0, 0)], seats=3, points=4, favour=True)
    public = state.public
    public.round = 1
    public.deck, public.discard = tuple(sorted((*public.deck, *public.discard[4:]))), public.discard[:4]
    public.counted, public.brokers = (*public.counted, *public.brokers), ()
    return _example("favour", on(state, CollectFavours(), EndTurn()), "favour")
