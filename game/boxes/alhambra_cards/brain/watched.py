"""What is watched of a seat in the card game when plans are played on."""

from collections.abc import Iterator

from game.ai.watching import Watching
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain import watched
from game.boxes.alhambra_family.rules.components import PRICE, YARD_CURRENCY


def _scored(state: State) -> int:
    return watched.scored(state, is_over=state.is_over)


def _on_sale(state: State) -> Iterator[tuple[int, int]]:
    return ((YARD_CURRENCY[slot], PRICE[number]) for slot, number in enumerate(state.yard) if number is not None)


WATCHING = Watching(
    watched=watched.watched(lambda state: state.buildings, _scored, _on_sale),
    settled=_scored,
    stages=(1,),
    worlds=64,
    own_turns=watched.SOON,
)
