"""What computer players know about the card game.

`weights.json` was learned over several generations, each started by hand and the best one kept, before `game.tools.train`
did all of it in one command: that command writes a file of the same kind, not this very one.
"""

import json
from importlib.resources import files

from game.ai.linear import LinearBrain
from game.boxes.alhambra_cards.brain.baseline import WEIGHTS as BASELINE
from game.boxes.alhambra_cards.brain.features import features, group
from game.boxes.alhambra_cards.brain.sensible import sensible
from game.boxes.alhambra_cards.rules import RULES

_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))

BRAIN = LinearBrain(RULES, group, features, sensible, hand=BASELINE, learned=_LEARNED)
