"""What each character may be aimed at, and what the Spy may look at (6)."""

from collections.abc import Callable, Iterator
from itertools import combinations

from game.boxes.ys.rules.board import quarter_of
from game.boxes.ys.rules.cards import (
    ALCHEMIST,
    BANKER,
    BISHOP,
    CAPTAIN,
    CONJURER,
    HERALD,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    MOST_PLAYED,
    QUEEN,
    SOLDIER,
    SPY,
    WINDOW,
    Card,
)
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.moves import Look, Play
from game.boxes.ys.rules.public import Broker, Public
from game.core.rules import Seat

STEPS = 15
Targets = Iterator[tuple[int, ...]]


def playable(public: Public, seat: Seat, hand: tuple[Card, ...], window: int) -> list[Play]:
    """Returns the ways to play cards of a hand at a window, sorted; at most two cards a turn (6)."""
    if not hand or public.played[seat] >= MOST_PLAYED:
        return []
    cards = [card for card in hand if WINDOW[card] == window]
    return [Play(card, targets) for card in cards for targets in _TARGETS[card](public, seat)]


def looks(public: Public, seat: Seat, known: tuple[tuple[int, int], ...]) -> list[Look]:
    """Returns the hidden brokers that a seat's Spy can still look at: on the board or in the throne room (6, 7)."""
    spy = public.effect(SPY)
    if spy is None or spy.seat != seat or not spy.number:
        return []
    seen = {tag for viewer, tag in known if viewer == seat}
    board = [broker.tag for broker in public.brokers if broker.value is None and broker.party < public.seats]
    throne = [tag for owner, tags in enumerate(public.throne) for tag in tags if owner != seat]
    own = {broker.tag for broker in public.brokers if broker.party == seat}
    return [Look(tag) for tag in sorted([*board, *throne]) if tag not in seen and tag not in own]


def closed_to(public: Public, seat: Seat) -> int:
    """Returns the quarter that the Queen closes to a seat that wants to place a broker, -1 for none."""
    queen = public.effect(QUEEN)
    return -1 if queen is None or queen.seat == seat else queen.number


def frozen(public: Public) -> int:
    """Returns the quarter where the Queen keeps brokers as they are, her own player's too **[ruling]**; -1 for none."""
    queen = public.effect(QUEEN)
    return -1 if queen is None else queen.number


# ---------------------------------------------------------------------- by card
def _own(public: Public, seat: Seat) -> list[Broker]:
    """Returns one's brokers on the board that may be moved."""
    kept = frozen(public)
    return [broker for broker in public.brokers if broker.party == seat and quarter_of(broker.place) != kept]


def _nothing(public: Public, seat: Seat) -> Targets:
    yield ()


def _queen(public: Public, seat: Seat) -> Targets:
    yield from ((quarter,) for quarter in public.quarters)


def _soldier(public: Public, seat: Seat) -> Targets:
    placed = {broker.tag for broker in public.brokers}
    yield from ((tag,) for tag in sorted(public.go) if tag in placed)


def _magician(public: Public, seat: Seat) -> Targets:
    """Two of one's own on the board; one of them may be one's own in the throne room, named second."""
    own = sorted(broker.tag for broker in _own(public, seat))
    throne = public.throne[seat]
    yield from sorted([*combinations(own, 2), *((tag, other) for tag in own for other in throne)])


def _captain(public: Public, seat: Seat) -> Targets:
    yield from combinations(public.quarters, 2)


def _herald(public: Public, seat: Seat) -> Targets:
    free = public.free_places(frozen(public))
    for broker in sorted(_own(public, seat), key=lambda broker: broker.tag):
        yield from ((broker.tag, place) for place in free if place != broker.place)


def _alchemist(public: Public, seat: Seat) -> Targets:
    """A gem and what it becomes; or nothing, for the change is not compulsory though the card is spent (6)."""
    yield ()
    for gem, number in enumerate(public.gems[seat]):
        if number:
            yield from ((gem, colour) for colour in COLOURS if colour != gem)


def _banker(public: Public, seat: Seat) -> Targets:
    """One quotation up and a different one down; neither may be without effect **[ruling]**."""
    up = [column for column in COLOURS if public.quotes[column] < STEPS]
    down = [column for column in COLOURS if public.quotes[column] > 1]
    yield from ((rising, falling) for rising in up for falling in down if rising != falling)


def _jeweler(public: Public, seat: Seat) -> Targets:
    yield from ((first, second) for first in COLOURS for second in COLOURS if first <= second)


_TARGETS: dict[int, Callable[[Public, Seat], Targets]] = {
    ALCHEMIST: _alchemist,
    BANKER: _banker,
    CAPTAIN: _captain,
    BISHOP: _nothing,
    SPY: _nothing,
    HERALD: _herald,
    CONJURER: _nothing,
    INTRIGUER: _nothing,
    JEWELER: _jeweler,
    MAGICIAN: _magician,
    MERCHANT: _nothing,
    SOLDIER: _soldier,
    QUEEN: _queen,
}
