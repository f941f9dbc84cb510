r"""What computer players know about the card game.

`weights.json` was learned from games of the computer player with itself, `guide.json`, which those follow who play on,
from games of the cheap policy (`policy.py`):

    python -m game.tools.train alhambra_cards weights.json --seats 2,3,4,5
    python -m game.tools.train alhambra_cards guide.json --policy --start weights.json --seats 2,3,4,5 \
        --games 1000 --generations 2 --trials 40 --ridge 400
"""

import json
from importlib.resources import files

from game.ai.brain import Brain, Guide
from game.ai.linear import LinearBrain
from game.ai.reasons import Explaining
from game.boxes.alhambra_cards.brain.features import WEIGHTS as BASELINE
from game.boxes.alhambra_cards.brain.features import features, group
from game.boxes.alhambra_cards.brain.policy import policy, prune
from game.boxes.alhambra_cards.brain.reasons import explain, is_free
from game.boxes.alhambra_cards.brain.watched import TASTES as TASTES
from game.boxes.alhambra_cards.brain.watched import WATCHING as WATCHING
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_family.brain.watched import kind

_FILES = ("weights", "guide")
_LEARNED, _FOLLOWED = (json.loads((files(__package__) / f"{name}.json").read_text("utf-8")) for name in _FILES)
_BRAIN = LinearBrain(RULES, group, features, prune, hand=BASELINE, learned=_LEARNED)
_VALUE = _BRAIN.evaluator(_FOLLOWED)

BRAIN: Brain = _BRAIN
POLICY = policy
GUIDE = Guide(policy(_FOLLOWED), _VALUE, spread=15.0, first=_VALUE, turns=4, share=2.0, breadth=2)
EXPLAINING = Explaining(explain, kind, is_free=is_free, slip=5.0)
