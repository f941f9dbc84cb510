"""What computer players know about the tile game."""

import json
from importlib.resources import files

from game.ai.linear import LinearBrain
from game.boxes.alhambra.brain.baseline import WEIGHTS as BASELINE
from game.boxes.alhambra.brain.features import features, group
from game.boxes.alhambra.brain.sensible import sensible
from game.boxes.alhambra.rules import RULES

_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))

BRAIN = LinearBrain(RULES, group, features, sensible, hand=BASELINE, learned=_LEARNED)
