"""How everybody plays on in imagined games of Maharaja: a whole turn laid at once, and not laid again on the way."""

from operator import itemgetter

from game.ai.brain import Evaluator, OnePly, Plan
from game.boxes.maharaja.brain.deciding import MaharajaBrain, as_listed
from game.boxes.maharaja.brain.guessing import likely_disc
from game.boxes.maharaja.brain.laid import Laid
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, SET_DOWN, TURN
from game.core.chance import Chance
from game.core.rules import Seat

DISC_BEAM, TURN_BEAM = 0, 4
"""How many beginnings are followed up: discs are dear to find and hardly better for more, turns are cheap and are."""

_by_worth = itemgetter(0)


class WholeTurns:
    """The policy of Maharaja (see `game.ai.brain.Policy`)."""

    def __init__(self, brain: MaharajaBrain, evaluator: Evaluator, laid: Laid) -> None:
        """Takes the brain and the evaluator to follow, for what is no turn, and the plans for what is."""
        self._laid, self._otherwise = laid, OnePly(RULES, brain, evaluator)

    def __call__(self, world: State, seat: Seat) -> Plan:
        """Returns the best plan found, for as long as the world allows it."""
        if world.public.task == PLAN:
            return max(self._laid.discs(world, seat), key=_by_worth)[1]
        if world.public.task in (TURN, SET_DOWN):
            return as_listed(world, seat, max(self._laid.turns(world, seat), key=_by_worth))[1]
        return self._otherwise(world, seat)

    def mixed(self, world: State, seat: Seat, chance: Chance) -> Plan:
        """Returns what the policy does, but for discs: one that is likely, as of people who keep theirs secret."""
        if world.public.task == PLAN:
            return (likely_disc(self._laid, world, seat, chance),)
        return self(world, seat)
