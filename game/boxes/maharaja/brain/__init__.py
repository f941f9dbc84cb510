"""What computer players know about Maharaja."""

from game.boxes.maharaja.brain.baseline import WEIGHTS as BASELINE
from game.boxes.maharaja.brain.deciding import MaharajaBrain, everything
from game.boxes.maharaja.brain.features import features, group
from game.boxes.maharaja.rules import RULES

BRAIN = MaharajaBrain(RULES, group, features, everything, hand=BASELINE, learned=BASELINE)
