"""The Herald moves one of one's own brokers to any free place (6)."""

from collections.abc import Iterator

from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import broker_of, move_broker, score
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.characters.queen import frozen, movable
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.room import free_places
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """A broker, and where it goes."""
    free = free_places(public, frozen(public))
    for broker in movable(public, seat):
        yield from ((broker.tag, place) for place in free if place != broker.place)


def _act(state: State, seat: Seat, targets: Targets) -> int:
    """Into the market +1 point, within it none."""
    public, (tag, place) = state.public, targets
    origin = broker_of(public, tag).place
    move_broker(public, tag, place)
    point = int(is_market(place) and not is_market(origin))
    score(public, seat, point)
    return point


CHARACTER = Character(Card.HERALD, Window.START_COUNTING, _aims, _act, brokers=1)
