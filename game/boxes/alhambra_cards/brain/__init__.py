"""What computer players know about the card game.

`weights.json` was learned by an earlier form of `game.tools.train`, which made one generation in a run: the command of
today writes a file of the same kind, not this very one.
"""

import json
from importlib.resources import files

from game.ai.brain import Brain
from game.ai.linear import LinearBrain
from game.ai.reasons import Explain
from game.boxes.alhambra_cards.brain.baseline import WEIGHTS as BASELINE
from game.boxes.alhambra_cards.brain.features import features, group
from game.boxes.alhambra_cards.brain.pruning import prune
from game.boxes.alhambra_cards.brain.reasons import explain
from game.boxes.alhambra_cards.brain.tastes import TASTES as TASTES
from game.boxes.alhambra_cards.rules import RULES

SLIP = 5.0
"""So many points thrown away are worth a word of the coach (see `game.ai.advice`)."""
_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))

BRAIN: Brain = LinearBrain(RULES, group, features, prune, hand=BASELINE, learned=_LEARNED)
EXPLAIN: Explain = explain
