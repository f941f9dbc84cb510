"""What computer players know about the tile game."""

import json
from collections.abc import Sequence
from importlib.resources import files

from game.ai.linear import Linear
from game.boxes.alhambra.brain.baseline import WEIGHTS as BASELINE
from game.boxes.alhambra.brain.features import features, group
from game.boxes.alhambra.brain.sensible import sensible
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Move
from game.boxes.alhambra.rules.state import State
from game.core.rules import Seat

_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))


class TileGameBrain:
    """The brain of the tile game."""

    judges = {
        "baseline": Linear(RULES, group, features, BASELINE),
        "learned": Linear(RULES, group, features, _LEARNED),
    }

    def group(self, state: State) -> str:
        """Returns the number of seats and of scorings over, see `features.py`."""
        return group(state)

    def features(self, state: State, seat: Seat) -> Sequence[float]:
        """Returns the position as numbers, see `features.py`."""
        return features(state, seat)

    def sensible(self, state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """Returns the moves worth a thought, see `sensible.py`."""
        return sensible(state, seat, moves)


BRAIN = TileGameBrain()
