"""What is watched of a seat in the tile game when plans are played on; and what pleases its persons."""

from collections.abc import Iterator, Mapping

from game.ai.brain import Plan
from game.ai.personality import Taste
from game.ai.watched import Purpose, Watched, Watching
from game.boxes.alhambra.brain.reasons import on_sale
from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.legal import offers
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.scoring import parties, wall, wall_lengths
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.brain import watched
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.rules.components import BUILDINGS, PRICE
from game.core.rules import Seat


def _scored(state: State) -> int:
    return watched.scored(state, is_over=state.task == Task.OVER) - len(state.due)


def _purpose(known: View, seat: Seat, plan: Plan) -> Purpose | None:
    return watched.bought_later(known.hands[seat] or (), plan, on_sale(known), _has)


def _has(state: State, seat: Seat, tile: int) -> bool:
    return tile in at(state.boards[seat]).values() or tile in state.reserves[seat]


def _on_sale(state: State) -> Iterator[tuple[int, int]]:
    return ((currency, price) for _, currency, price in offers(state.squares, state.beside))


WATCHING = Watching(
    watched=(
        *watched.watched(parties, _scored, _on_sale),
        Watched("wall", lambda state, seat: wall(state.boards[seat]), 1.5),
    ),
    settled=_scored,
    stages=(1,),
    worlds=48,
    own_turns=watched.SOON,
    takes_most=True,
    purpose=_purpose,
)


_DEAR = 8
"""From which price on a building is one that only the rich can have."""


def _walls(state: State, seat: Seat) -> float:
    """Somebody who builds walls first and asks for the use of what is behind them later."""
    _, outer = wall_lengths(state.boards[seat])
    return 0.6 * outer


def _exact(state: State, seat: Seat) -> float:
    """Somebody patient, who waits for the right change and then acts twice: money that pays many prices exactly."""
    return 0.45 * purse(state.hands[seat]).fits


def _gardener(state: State, seat: Seat) -> float:
    """Somebody of taste, who saves for what is dear: gardens and towers."""
    return 0.8 * sum(tile in BUILDINGS and PRICE[tile] >= _DEAR for tile in at(state.boards[seat]).values())


def _racer(state: State, seat: Seat) -> float:
    """Somebody in a hurry, who wants a large Alhambra soon, of whatever there is."""
    return 0.9 * len(state.boards[seat])


TASTES: Mapping[str, Taste] = {"walls": _walls, "exact": _exact, "gardener": _gardener, "racer": _racer}
