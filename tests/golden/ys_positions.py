"""The worked examples of Ys's rulebook and the positions of its lessons: a first game in pieces, and each variant."""

from collections.abc import Mapping, Sequence

from game.boxes.ys.rules import components, setup, turn, turn_start, view
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import (
    AskForCards,
    AwaitQuote,
    BeginCounting,
    BeginPlacing,
    CollectFavours,
    CountMarket,
    EndTurn,
    Step,
)
from game.core.rules import Seat
from game.core.values import put
from game.session.dice import Dice
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, YELLOW, after, at, bid, card, go_on, holding, opening
from tests.golden.example import Example

_BOX = "ys"
_NAMES = ("Kati", "Norbi", "Lili", "Soma")
_READERS = ("Anna", "Leo", "Mira", "Tom")
KEK, NARANCS, LILA, SARGA = range(4)
_FRONTS = ((0, 1, 4), (0, 1, 4), (2, 3, 4), (1, 2, 3))
_ORDER = (2, 1, 4, 3)
"""The order cards after the source's example of the bid."""
_ELSEWHERE = ("2 port", "3 commerce", "4 palace", "2 commerce", "3 palace", "4 port", "2 palace", "3 port")

Placed = Mapping[str, Sequence[tuple[int, int]]]


def examples() -> list[Example]:
    return [black_gems(), final_gems(), market_columns(), order_bid(), quarter_one(), throne_room(), ties()]


# ---------------------------------------------------------------------- brokers
def _left(seat: int, fronts: Sequence[Sequence[int]], placed: Placed) -> list[int]:
    """Returns the brokers of a seat that stand neither in front nor where the example has them."""
    values = [*setup.BROKERS]
    for value in (*fronts[seat], *(value for row in placed.values() for party, value in row if party == seat)):
        values.remove(value)
    return values


def stand(state: State, seat: int, where: str, value: int, *, is_up: bool) -> None:
    """Puts a broker of a seat on the board."""
    public = state.public
    tag = public.next_tag
    public.brokers = (*public.brokers, view.Broker(tag, seat, Seat(seat), at(where), value if is_up else None))
    if not is_up:
        state.hidden = (*state.hidden, (tag, value))
    public.next_tag += 1


def placed(told: str) -> State:
    """Returns the first turn when all brokers are placed: those of the example, the others elsewhere in the city.

    An area or a square of the market is told with its brokers, each as seat and value: "1 port: 3-4 2-3 | …".
    """
    rows = dict(row.split(": ") for row in told.split(" | "))
    brokers = {where: [(int(pair[0]), int(pair[-1])) for pair in row.split()] for where, row in rows.items()}
    state = opening(4, seed=3)
    public = state.public
    public.order, public.front = _ORDER, _FRONTS
    state.screens, public.behind = ((),) * 4, (0,) * 4
    harbour(state, (BLUE, GREEN, RED))
    for where, row in brokers.items():
        for number, (seat, value) in enumerate(row):
            stand(state, seat, where, value, is_up=number % 2 == 0)
    for seat in range(4):
        for number, value in enumerate(_left(seat, _FRONTS, brokers)):
            stand(state, seat, _ELSEWHERE[number], value, is_up=number % 2 == 1)
    public.points = tuple(
        sum(broker.place >= at("row 1 blue") for broker in public.brokers if broker.party == seat) for seat in range(4)
    )
    return state


def harbour(state: State, ship: components.Ship) -> None:
    """Lets a certain ship lie in the first port; the one that was there goes back to those not yet seen."""
    public = state.public
    first = public.ships[0]
    assert first is not None
    number = next(n for n in public.fleet if components.SHIPS[n] == ship)
    back = next(n for n, other in enumerate(components.SHIPS) if other == first and n not in public.fleet)
    public.fleet = tuple(sorted((*(n for n in public.fleet if n != number), back)))
    public.ships = (ship, *public.ships[1:])
    public.cargo = (turn_start.cargo_of(public.seats, ship), *public.cargo[1:])


def on(state: State, *steps: Step) -> State:
    """Lets a turn go on with these steps until somebody has to decide."""
    state.public.agenda = steps
    turn.advance(state, Dice(0), lambda news: None)
    return state


# ---------------------------------------------------------------------- a turn (3)
def order_bid() -> Example:
    """The bids of the source: 1, 5, 6 and 5; with the old cards 1 to 4 it is the third who picks first."""
    state = opening(4, seed=3)
    state.public.order = (1, 2, 3, 4)
    state, _ = bid(state, (0, 1), (1, 4), (2, 4), (2, 3))
    return Example(_BOX, "order_bid", _NAMES, state)


def quarter_one() -> Example:
    """Quarter 1 of the source: 9, 5, 6 and 8; the commercial tie goes to the one with 6 in front."""
    brokers = "1 port: 3-4 2-3 0-3 | 1 commerce: 3-4 1-4 0-2 | 1 palace: 0-4 2-3 1-1"
    return Example(_BOX, "quarter_one", _NAMES, on(placed(brokers), BeginCounting()))


def ties() -> Example:
    """Three are tied in the commercial area of quarter 1, equal in front too but one; the first holds the Intriguer."""
    brokers = "1 commerce: 0-3 1-3 2-3 | 1 port: 0-0 1-0"
    state = placed(brokers)
    public = state.public
    intriguer = card("intriguer")
    shown = [other for other in public.shown if other is not None]
    public.deck = tuple(sorted({*public.deck} - {intriguer}))
    if intriguer in shown:
        other = public.deck[0]
        public.shown = tuple(other if at_palace == intriguer else at_palace for at_palace in public.shown)
        public.deck = public.deck[1:]
    state.hands, public.hand_sizes = ((intriguer,), (), (), ()), (1, 0, 0, 0)
    return Example(_BOX, "ties", _NAMES, on(state, AskForCards(Seat(KEK), components.START_COUNTING), BeginCounting()))


def market_columns() -> Example:
    """The market of the source: three columns with 4 each, of which blue and red have three brokers."""
    brokers = (
        "row 1 blue: 0-3 | row 1 green: 1-4 | row 1 red: 0-1 | "
        "row 2 blue: 2-0 | row 2 red: 3-3 | row 3 blue: 2-1 | row 3 red: 2-0"
    )
    state = placed(brokers)
    city_counted(state)
    state.public.stalls = (WHITE, YELLOW, RED)
    return Example(_BOX, "market_columns", _NAMES, on(state, CountMarket()))


def city_counted(state: State) -> None:
    """Reveals and counts the brokers of all quarters: those of the market are left."""
    public, hidden = state.public, dict(state.hidden)
    home = [broker for broker in public.brokers if broker.place < at("row 1 blue")]
    public.counted = tuple(broker.revealed(hidden.get(broker.tag, broker.value or 0)) for broker in home)
    public.brokers = tuple(broker for broker in public.brokers if broker not in home)
    state.hidden = tuple(pair for pair in state.hidden if pair[0] in {broker.tag for broker in public.brokers})
    no_city(state)


def no_city(state: State) -> None:
    """Leaves no ship and no character in the city: they were won or discarded."""
    public = state.public
    public.discard = tuple(sorted((*public.discard, *(card for card in public.shown if card is not None))))
    public.shown, public.cargo = (None,) * 4, ((),) * 4


# ---------------------------------------------------------------------- the end (4, 7)
def last(gems: Sequence[view.Gems], *, seats: int = 4, points: int = 20, **options: bool) -> State:
    """Returns the very end of the fourth turn: the first player is the best bidder."""
    state = opening(seats, seed=3, **options)
    public = state.public
    public.round, public.gems, public.quotes = 4, tuple(gems), (12, 8, 7, 9)
    public.points = (points,) * seats
    public.front = ((0, 1, 4),) * seats
    no_city(state)
    public.discard = tuple(sorted((*public.discard, *public.deck[:8])))
    public.deck = public.deck[8:]
    state.screens, public.behind = ((),) * seats, (0,) * seats
    for seat in range(seats):
        for value in _left(seat, public.front, {}):
            stand(state, seat, "1 port", value, is_up=True)
    best, *others = public.brokers
    public.brokers = (view.Broker(best.tag, best.party, best.placer, at("row 2 blue"), best.value),)
    public.counted = tuple(others)
    public.stalls = (None, None, None)
    return state


def final_gems() -> Example:
    """Blue gems 6, 5, 5 and 3 at the first rank: 24, 12, 12 and 6."""
    state = last([(6, 0, 1, 0, 0), (5, 2, 0, 1, 0), (5, 0, 3, 2, 0), (3, 3, 0, 4, 0)])
    return Example(_BOX, "final_gems", _NAMES, on(state, AwaitQuote(Seat(KEK)), EndTurn()))


def black_gems() -> Example:
    """Black gems 1, 3, 5 and 8 are worth 1, 8, 16 and 24."""
    state = last([(2, 1, 1, 2, 1), (1, 1, 2, 1, 3), (1, 2, 1, 1, 5), (0, 0, 1, 0, 8)])
    return Example(_BOX, "black_gems", _NAMES, on(state, AwaitQuote(Seat(KEK)), EndTurn()))


def throne_room() -> Example:
    """With the king's favour: sums of 9, 9 and 2 in the throne room after three turns; a last broker is still to go."""
    state = last([(2, 1, 1, 2, 1), (1, 1, 2, 1, 3), (1, 2, 1, 1, 2)], seats=3, favour=True)
    public = state.public
    public.throne = ((90, 91, 92), (93, 94, 95), (96, 97, 98))
    values = (3, 3, 3, 3, 3, 3, 0, 1, 1)
    state.hidden = tuple(zip(range(90, 99), values, strict=True))
    public.counted = tuple(_spared(public.counted, values))
    public.next_tag = 99
    steps: tuple[Step, ...] = (AwaitQuote(Seat(KEK)), CollectFavours(), EndTurn())
    return Example(_BOX, "throne_room", _NAMES[:3], on(state, *steps), options=("favour",))


def _spared(counted: Sequence[view.Broker], values: Sequence[int]) -> list[view.Broker]:
    """Returns counted brokers with a 2 in the place of each that went to the throne room."""
    found = list(counted)
    for number, value in enumerate(values):
        seat = number // 3
        index = next(i for i, broker in enumerate(found) if broker.party == seat and broker.value == value)
        broker = found[index]
        found[index] = view.Broker(broker.tag, broker.party, broker.placer, broker.place, 2)
    return found


# ---------------------------------------------------------------------- lessons
_BIDS = ((1, 2), (0, 3), (1, 3), (0, 1))


def lessons() -> list[Example]:
    made = [_bid(), _cards(), _duo(), _end(), _express(), _favour(), _first()]
    return [*made, _market(), _open(), _quarter(), _three()]


def _lesson(name: str, state: State, *options: str) -> Example:
    return Example(_BOX, f"lesson_{name}", _READERS[: state.public.seats], state, options=options)


def _placing(
    seats: int, bids: Sequence[tuple[int, int]] = _BIDS, order: Sequence[int] = (1, 2, 3, 4), **options: bool
) -> State:
    """Returns the first turn when nobody has placed anything: these were bid, and these order cards picked."""
    state = opening(seats, seed=3, **options)
    public = state.public
    public.front, public.order = tuple(map(tuple, bids[:seats])), tuple(order[:seats])
    for seat in range(seats):
        for value in public.front[seat]:
            state.screens = put(state.screens, seat, view.without(state.screens[seat], value))
            public.behind = put(public.behind, seat, public.behind[seat] - 1)
    public.agenda = (BeginPlacing(),)
    go_on(state)
    return state


def _place(value: int, where: str, *, is_up: bool) -> Place:
    return Place(from_front=False, is_up=is_up, value=value, place=at(where))


# ---------------------------------------------------------------------- the first game
def _first() -> Example:
    """The reader is the first to place; the first ship has blue, green and red gems."""
    state = _placing(4)
    harbour(state, (BLUE, GREEN, RED))
    return _lesson("first", state)


def _quarter() -> Example:
    """Quarter 1 is counted: 9, 7, 4 and 3; in the palace the reader is tied and loses by the front."""
    brokers = "1 port: 0-4 3-3 | 1 commerce: 3-4 1-4 0-2 | 1 palace: 0-3 2-3"
    return _lesson("quarter", on(placed(brokers), BeginCounting()))


def _market() -> Example:
    """The market is counted: blue 6, green 5, red 3; the reader, with 6, is the best bidder; green is dearer by 1.

    The second player holds the Jeweler, so that the turn is not yet over after that.
    """
    brokers = (
        "row 1 blue: 0-3 | row 1 green: 1-4 | row 2 blue: 0-2 | row 2 red: 3-3 | row 3 blue: 0-1 | row 3 green: 1-1"
    )
    state = placed(brokers)
    public = state.public
    city_counted(state)
    holding(state, 1, "jeweler")
    public.stalls = (RED, YELLOW, GREEN)
    public.quotes = (8, 10, 8, 8)
    public.gems = ((3, 1, 0, 0, 1), (1, 2, 1, 0, 0), (0, 1, 0, 2, 1), (1, 0, 2, 0, 0))
    return _lesson("market", on(state, CountMarket()))


def _bid() -> Example:
    """Everybody bids; the order cards so far are 1 to 4."""
    state = opening(4, seed=3)
    state.public.order = (1, 2, 3, 4)
    return _lesson("bid", state)


def _cards() -> Example:
    """The reader, who holds the Soldier, has just placed a pair: a 3 is behind an open 4 in a palace."""
    state = holding(_placing(4, order=(2, 1, 3, 4)), 0, "soldier")
    moves = (
        _place(4, "1 palace", is_up=True),
        _place(1, "row 3 green", is_up=False),
        _place(3, "1 palace", is_up=True),
        _place(0, "row 2 blue", is_up=False),
    )
    return _lesson("cards", after(state, *moves))


def _end() -> Example:
    """The end of the fourth turn: blue is dearest, and the reader has most of it; two are tied behind."""
    gems = [(4, 1, 2, 0, 3), (3, 2, 0, 1, 1), (3, 0, 3, 2, 0), (1, 3, 1, 4, 0)]
    return _lesson("end", on(last(gems), AwaitQuote(Seat(0)), EndTurn()))


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
    return _lesson("duo", after(state, *moves), "hard_neutral")


def _three() -> Example:
    """Three players with three quarters, at the first bid."""
    state = opening(3, seed=3, three_quarters=True)
    state.public.order = (1, 2, 3)
    return _lesson("three", state, "three_quarters")


def _express() -> Example:
    """Express for three, at the first bid."""
    state = opening(3, seed=3, express=True)
    state.public.order = (1, 2, 3)
    return _lesson("express", state, "express")


def _open() -> Example:
    """All open: the reader is the first to place."""
    return _lesson("open", _placing(4, all_open=True), "all_open")


def _favour() -> Example:
    """The first turn has been counted; everybody has three brokers in front to choose from."""
    state = last([(2, 0, 1, 0, 1), (0, 1, 0, 1, 0), (1, 0, 1, 0, 0)], seats=3, points=4, favour=True)
    public = state.public
    public.round = 1
    public.deck, public.discard = tuple(sorted((*public.deck, *public.discard[4:]))), public.discard[:4]
    public.counted, public.brokers = (*public.counted, *public.brokers), ()
    return _lesson("favour", on(state, CollectFavours(), EndTurn()), "favour")
