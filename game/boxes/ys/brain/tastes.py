"""What pleases the persons of Ys besides winning, see `game.ai.personality`."""

from collections.abc import Callable, Mapping

from game.ai.personality import Taste
from game.boxes.ys.rules.components import AREAS, PALACE, is_market
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker
from game.core.rules import Seat


def _own(state: State, seat: Seat, is_liked: Callable[[Broker], bool]) -> int:
    """Returns the values of the seat's own brokers on the board that are of some kind, added up."""
    values = dict(state.hidden)
    return sum(
        values[broker.tag] if broker.value is None else broker.value
        for broker in state.public.brokers
        if broker.party == seat and is_liked(broker)
    )


def _bluffer(state: State, seat: Seat) -> float:
    """Somebody secretive, who lays the strong brokers face down and shows the weak ones."""
    return 0.3 * _own(state, seat, lambda broker: broker.value is None)


def _careful(state: State, seat: Seat) -> float:
    """Somebody who bids low and keeps the strong brokers behind the screen for as long as possible."""
    return 0.2 * sum(state.screens[seat])


def _jeweler(state: State, seat: Seat) -> float:
    """Somebody with an eye for gems, who goes where they are sold."""
    return 0.3 * _own(state, seat, lambda broker: is_market(broker.place))


def _patron(state: State, seat: Seat) -> float:
    """Somebody sociable, who wants the characters of the palaces."""
    return 0.65 * _own(state, seat, lambda broker: not is_market(broker.place) and broker.place % AREAS == PALACE)


TASTES: Mapping[str, Taste] = {"bluffer": _bluffer, "careful": _careful, "jeweler": _jeweler, "patron": _patron}
