r"""What computer players know about the tile game.

`weights.json` was learned from about 1,070 games of two seats and 230 of three to five, with all mixes of modules,
which followed the weights set by hand and then those learned so far. It was fitted step by step before
`game.tools.train` did all of it in one command: that command writes a file of the same kind, not this very one.

`guide.json`, which those follow who play on, was learned from games by the cheap policy, in two runs of the program as
it was at commit eb2e1f3:

    python -m game.tools.train alhambra two.json --policy --begin game/boxes/alhambra/brain/weights.json \
        --seats 2 --games 1600 --generations 1 --trials 20 --ridge 300
    python -m game.tools.train alhambra guide.json --policy --begin two.json \
        --seats 3,4 --games 500 --generations 1 --trials 6 --ridge 300

Since then `--begin` is called `--start` and the seat that comes next is learned from as well, so that today's commands
find slightly other ones. At two seats the policy leads by 12 points over itself with `weights.json`. These stay those
of Normal, against which other levels are measured.
"""

import json
from importlib.resources import files

from game.ai.brain import Guide
from game.ai.linear import LinearBrain, Weights
from game.ai.reasons import Explain
from game.boxes.alhambra.brain.baseline import WEIGHTS as BASELINE
from game.boxes.alhambra.brain.features import features, group
from game.boxes.alhambra.brain.policy import policy
from game.boxes.alhambra.brain.pruning import prune
from game.boxes.alhambra.brain.reasons import explain
from game.boxes.alhambra.brain.tastes import TASTES as TASTES
from game.boxes.alhambra.rules import RULES

SLIP = 5.0
"""So many points thrown away are worth a word of the coach (see `game.ai.advice`)."""
_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))

_FOLLOWED: Weights = json.loads((files(__package__) / "guide.json").read_text("utf-8"))

BRAIN = LinearBrain(RULES, group, features, prune, hand=BASELINE, learned=_LEARNED)
_VALUE = BRAIN.evaluator(_FOLLOWED)
POLICY = policy
GUIDE = Guide(policy(_FOLLOWED), _VALUE, spread=16.0, first=_VALUE)
EXPLAIN: Explain = explain
