r"""What computer players know about the tile game.

`weights.json` was learned from games of the computer player with itself, `guide.json`, which those follow who play on,
from games of the cheap policy (`policy.py`):

    python -m game.tools.train alhambra weights.json --vary vizier,camps,bazaars,falcons
    python -m game.tools.train alhambra guide.json --policy --start weights.json --seats 2,3,4 --games 800 \
        --generations 2 --trials 20 --ridge 300 --vary vizier,camps,bazaars,falcons
"""

import json
from importlib.resources import files

from game.ai.brain import Guide
from game.ai.linear import LinearBrain, Weights
from game.ai.reasons import Explaining
from game.boxes.alhambra.brain.features import WEIGHTS as BASELINE
from game.boxes.alhambra.brain.features import features, group
from game.boxes.alhambra.brain.policy import policy
from game.boxes.alhambra.brain.pruning import prune
from game.boxes.alhambra.brain.reasons import explain, is_choice, is_free
from game.boxes.alhambra.brain.watched import TASTES as TASTES
from game.boxes.alhambra.brain.watched import WATCHING as WATCHING
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra_family.brain.watched import kind

_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))

_FOLLOWED: Weights = json.loads((files(__package__) / "guide.json").read_text("utf-8"))

BRAIN = LinearBrain(RULES, group, features, prune, hand=BASELINE, learned=_LEARNED)
_VALUE = BRAIN.evaluator(_FOLLOWED)
POLICY = policy
GUIDE = Guide(policy(_FOLLOWED), _VALUE, spread=16.0, first=_VALUE, turns=4)
EXPLAINING = Explaining(explain, kind, is_free=is_free, is_choice=is_choice, slip=5.0)
