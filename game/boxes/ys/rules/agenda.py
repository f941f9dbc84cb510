"""What happens next: steps are taken off the agenda until somebody has to decide."""

from collections.abc import Callable

from game.boxes.ys.rules import arrivals, bidding, counting, ending, market, placing, plays
from game.boxes.ys.rules.state import State
from game.core.chance import Chance
from game.core.rules import Emit

Taker = Callable[[State, int, int, Chance, Emit], bool]
"""Does a step, with its two numbers; returns whether somebody has to decide, and then the agenda stays as it was."""

_TAKERS: dict[str, Taker] = {
    "turn": arrivals.turn,
    "bid": bidding.bid,
    "order": bidding.order,
    "placing": placing.begin,
    "go": placing.go,
    "place": placing.place,
    "refill": placing.refill,
    "neutral": placing.neutral,
    "look": plays.last_look,
    "fronts": placing.open_fronts,
    "ask": plays.ask,
    "counting": counting.begin,
    "quarter": counting.quarter,
    "gem": counting.gem,
    "area": counting.area,
    "gift": counting.gift,
    "home": counting.home,
    "market": market.begin,
    "row": market.row,
    "stall": market.stall,
    "column": market.column,
    "best": market.best,
    "quote": market.quote,
    "favour": ending.favour,
    "end": ending.end_turn,
}


def advance(state: State, chance: Chance, emit: Emit) -> None:
    """Takes steps until one needs a decision or the game is over."""
    public = state.public
    while agenda := public.agenda:
        name, first, second = agenda[0]
        public.agenda = agenda[1:]
        if _TAKERS[name](state, first, second, chance, emit):
            public.agenda = agenda
            return
