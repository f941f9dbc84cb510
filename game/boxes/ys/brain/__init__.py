"""What computer players know about Ys."""

from game.boxes.ys.brain.baseline import WEIGHTS as BASELINE
from game.boxes.ys.brain.deciding import YsBrain
from game.boxes.ys.brain.features import features, group
from game.boxes.ys.rules import RULES

BRAIN = YsBrain(RULES, group, features, lambda state, seat, moves: moves, hand=BASELINE, learned=BASELINE)
