r"""What computer players know about Maharaja.

`weights.json` was learned from games of the computer player with itself; five seats have the weights of four:

    python -m game.tools.train maharaja weights.json --seats 2,3,4 --games 50 --generations 1 --trials 6 --seed 101 \
        --ridge 2500 --vary short,neutral,yogi,auction,homes,several

Those who play on follow it as well, and not every file that leads in duels serves them (see `docs/strength.md`).
"""

import json
from importlib.resources import files

from game.ai.brain import Guide
from game.ai.reasons import Explaining
from game.boxes.maharaja.brain.deciding import MaharajaBrain, everything
from game.boxes.maharaja.brain.features import WEIGHTS as BASELINE
from game.boxes.maharaja.brain.features import features, group
from game.boxes.maharaja.brain.policy import DISC_BEAM, TURN_BEAM, Laid, LikelyDiscs, WholeTurns
from game.boxes.maharaja.brain.reasons import explain
from game.boxes.maharaja.brain.watched import TASTES as TASTES
from game.boxes.maharaja.brain.watched import WATCHING as WATCHING
from game.boxes.maharaja.brain.watched import begun, kind, parts
from game.boxes.maharaja.rules import RULES

_LEARNED = json.loads((files(__package__) / "weights.json").read_text("utf-8"))

BRAIN = MaharajaBrain(RULES, group, features, everything, hand=BASELINE, learned=_LEARNED)
BLUNDER_RATES = {"casual": 28}
"""So many lie half-way between Easy and Normal here; with 15 Casual won 95 % of games against Easy."""


_LAID = Laid(BRAIN.evaluators["learned"], DISC_BEAM, TURN_BEAM)
_POLICY = WholeTurns(BRAIN, BRAIN.evaluators["learned"], _LAID)
EXPLAINING = Explaining(explain, kind, parts, ahead=_POLICY.ahead)
GUIDE = Guide(
    _POLICY,
    BRAIN.evaluators["learned"],
    spread=15,
    margin=6,
    share=0.2,
    enough=10,
    breadth=2,
    prior=8,
    rounds=begun,
    guess=LikelyDiscs(_LAID),
    mixed=_POLICY.mixed,
)
"""Few worlds are enough, because little is left to luck. `spread` as in `game/review/scales.json`, in gold."""
