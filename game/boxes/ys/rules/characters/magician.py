"""The Magician lets two of one's own brokers change places (6), one of them perhaps in the throne room (7)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import broker_of, move_broker, put, without
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.characters.queen import movable
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """Two of one's own on the board; one of them may be one's own in the throne room, named second."""
    own = [broker.tag for broker in movable(public, seat)]
    throne = public.throne[seat]
    yield from sorted([*combinations(own, 2), *((tag, other) for tag in own for other in throne)])


def _act(state: State, seat: Seat, targets: Targets) -> int:
    """Each keeps its facing; no market point **[ruling]**."""
    public, (one, other) = state.public, targets
    if other in public.throne[seat]:
        _from_throne(state, seat, one, other)
        return 0
    places = broker_of(public, one).place, broker_of(public, other).place
    move_broker(public, one, places[1])
    move_broker(public, other, places[0])
    return 0


def _from_throne(state: State, seat: Seat, tag: int, throned: int) -> None:
    """The one coming out stays face down, the one going in is turned down **[ruling]** (7)."""
    public = state.public
    leaving = broker_of(public, tag)
    public.brokers = tuple(
        [
            replace(broker, tag=throned, value=None, marked=False) if broker.tag == tag else broker
            for broker in public.brokers
        ]
    )
    public.throne = put(public.throne, seat, tuple(sorted((*without(public.throne[seat], throned), tag))))
    if leaving.value is not None:
        state.hidden = (*state.hidden, (tag, leaving.value))
        others = tuple((other, tag) for other in range(public.seats) if other != seat)
        state.seen = tuple(sorted((*state.seen, *others)))


CHARACTER = Character(Card.MAGICIAN, Window.AFTER_PAIR, _aims, _act, brokers=2)
