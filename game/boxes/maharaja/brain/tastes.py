"""What pleases the persons of Maharaja besides winning, see `game.ai.personality`; in gold."""

from collections.abc import Mapping

from game.ai.personality import Taste
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat


def _racer(state: State, seat: Seat) -> float:
    """Somebody in a hurry, who builds a palace wherever the gold is there for one."""
    return -1.5 * state.public.palaces[seat]


def _settler(state: State, seat: Seat) -> float:
    """Somebody who likes to travel free and to be paid by others: houses in many villages."""
    return 0.4 * sum(seat in owners for owners in state.public.villages)


def _courtier(state: State, seat: Seat) -> float:
    """Somebody who wants to be seen where the Maharaja is, or will be next."""
    public = state.public
    cities = course(public).cities[:2]
    return 0.7 * sum(public.houses[city][seat] + 2 * public.sites[city].count(seat) for city in cities)


def _treasurer(state: State, seat: Seat) -> float:
    """Somebody careful, who likes a full chest and builds when there is more than enough."""
    return 0.07 * state.gold[seat]


TASTES: Mapping[str, Taste] = {
    "racer": _racer,
    "settler": _settler,
    "courtier": _courtier,
    "treasurer": _treasurer,
}
