"""What computer players know about Maharaja."""

from game.ai.linear import LinearBrain
from game.boxes.maharaja.brain.baseline import WEIGHTS as BASELINE
from game.boxes.maharaja.brain.features import features, group
from game.boxes.maharaja.brain.sensible import sensible
from game.boxes.maharaja.rules import RULES

BRAIN = LinearBrain(RULES, group, features, sensible, hand=BASELINE, learned=BASELINE)
