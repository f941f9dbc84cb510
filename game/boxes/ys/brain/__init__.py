"""What computer players know about Ys.

Easy sees only its own gains, Normal those of all. Both judge by weights set by hand: `game.tools.train` has not yet
learned better ones (it begins with those of Normal). How much Normal keeps its strong brokers for later pairs was found
by matches of players that differ in nothing else, how it mixes its bids by games of players who bid at random. Every
other number in this package was set by hand, and no measurement of it is on record.
"""

from dataclasses import replace

from game.ai.brain import Guide
from game.ai.reasons import Explaining
from game.boxes.ys.brain.deciding import YsBrain, guess
from game.boxes.ys.brain.features import FROZEN, HAND, features, group
from game.boxes.ys.brain.reasons import explain
from game.boxes.ys.brain.watched import TASTES as TASTES
from game.boxes.ys.brain.watched import WATCHED, kind
from game.boxes.ys.rules import RULES

BRAIN = YsBrain(RULES, group, features, lambda state, seat, moves: moves, hand=HAND, learned=HAND)
BRAIN.evaluators["baseline"] = BRAIN.evaluator(FROZEN)
EXPLAINING = Explaining(explain, kind)
WATCHING = replace(WATCHED, mixed=BRAIN.mixed)
BLUNDER_RATES = {"casual": 50}
"""So many lie half-way between Easy and Normal here; with 15 Casual won 99 % of games against Easy."""
GUIDE = Guide(
    BRAIN.play_on,
    BRAIN.evaluators["learned"],
    spread=14,
    margin=6,
    turns=1,
    share=0.5,
    enough=20,
    breadth=1.5,
    prior=8,
    rounds=lambda state: int(state.public.round),
    guess=guess,
    is_smooth=True,
)
"""Rollouts go on to the end of the turn, where the value is right on average: of 192 games that were played on from
there, leads went up by 1.0 point with each point of it, and were 9 to 14 points apart from it. More than twenty worlds
change little, more moves change much (`python -m tests.trials.gains ys`). Two moves in six worlds won no more than
Normal's own.
"""
