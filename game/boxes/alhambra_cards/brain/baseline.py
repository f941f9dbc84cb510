"""The frozen evaluator: weights set by hand, against which learned ones are measured. Never tuned, so never changed."""

from game.boxes.alhambra_cards.brain.features import GROUPS, NAMES
from game.boxes.alhambra_family.brain.reading import handmade

WEIGHTS = handmade(NAMES, GROUPS, [{"own_buildings": 0.5}] * 3)
