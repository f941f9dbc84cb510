"""What is watched of a seat in the tile game when plans are played on."""

from collections.abc import Iterator

from game.ai.watching import Watched, Watching
from game.boxes.alhambra.rules.legal import offers
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.scoring import parties, wall
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.brain import watched


def _scored(state: State) -> int:
    return watched.scored(state, is_over=state.task == Task.OVER) - len(state.due)


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
)
