"""How everybody plays on in imagined games of Maharaja, and what discs the others have probably set.

A whole turn is laid at once, and not laid again on the way. Plans are kept for positions that were asked about before:
whoever acts before the moves that are compared make a difference acts alike after each of them, and whoever counts gold
along believes the same of everybody in every world. Nobody's plans depend on what discs others have set.
"""

from functools import lru_cache
from math import exp
from operator import itemgetter

from game.ai.brain import Draft, Evaluator, OnePly, Plan
from game.boxes.maharaja.brain.deciding import MaharajaBrain, as_listed
from game.boxes.maharaja.brain.planning import Planner, at_turn
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import GOLD, Disc, Progress
from game.boxes.maharaja.rules.rounds import plan
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, SET_DOWN, TURN, Public
from game.core.chance import Chance
from game.core.rules import Seat, no_listener
from game.core.values import put

_KEPT = 256
"""About as many positions as the worlds of one decision can have in common; more would be walked through in vain."""


class Laid:
    """What a planner finds, kept for the positions asked about last."""

    def __init__(self, evaluator: Evaluator, disc_beam: int, turn_beam: int) -> None:
        """Takes the evaluator, and how many beginnings of plans for discs and for turns are followed up."""

        def discs(public: Public, gold: tuple[int, ...], seat: Seat) -> list[Draft]:
            return Planner(seat, evaluator, disc_beam).discs(_state(public, gold))

        def turns(public: Public, gold: tuple[int, ...], seat: Seat) -> list[Draft]:
            return Planner(seat, evaluator, turn_beam).turns(_state(public, gold))

        self._discs, self._turns = lru_cache(maxsize=_KEPT)(discs), lru_cache(maxsize=_KEPT)(turns)

    def discs(self, state: State, seat: Seat) -> list[Draft]:
        """Returns the discs worth setting (see `Planner.discs`)."""
        return self._discs(state.public.copy(), state.gold, seat)

    def turns(self, state: State, seat: Seat) -> list[Draft]:
        """Returns plans for the rest of a turn (see `Planner.turns`)."""
        return self._turns(state.public.copy(), state.gold, seat)


def _state(public: Public, gold: tuple[int, ...]) -> State:
    return State(public, gold, ((GOLD, GOLD),) * public.seats)


# ---------------------------------------------------------------------- discs of others
_DOUBT = 1.0
"""A disc that is that much worse, in gold, is set 2.7 times as rarely."""
_SCALE = 10_000


class LikelyDiscs:
    """The guess of Maharaja (see `game.ai.brain.Guess`): better discs are more likely, as plans for them tell."""

    def __init__(self, laid: Laid) -> None:
        """Takes the plans that everybody is believed to lay."""
        self._laid = laid

    def __call__(self, world: State, seat: Seat, chance: Chance) -> State:
        """Returns the world with other discs for all others that have not revealed theirs, or are still to set them.

        What they set cannot depend on the seat's own disc, so it is found once for all that is tried in that world. Nor
        can it depend on where whoever has the turn has travelled since: all set their discs before.
        """
        public = world.public
        for other in map(Seat, range(public.seats)):
            if other == seat:
                continue
            if world.discs[other] is not None:
                world.discs = put(world.discs, other, self._disc(world, other, chance))
            elif public.task == PLAN:
                plan(world, other, mv.Plan(*self._disc(world, other, chance)), no_listener)
        return world

    def _disc(self, world: State, seat: Seat, chance: Chance) -> Disc:
        disc = likely_disc(self._laid, _expected(world), seat, chance)
        return disc.first, disc.second


def likely_disc(laid: Laid, world: State, seat: Seat, chance: Chance) -> mv.Plan:
    """Returns a disc that a seat may set: better ones are more likely, as plans for them tell."""
    drafts = laid.discs(world, seat)
    best = max(worth for worth, _ in drafts)
    weights = [1 + round(_SCALE * exp((worth - best) / _DOUBT)) for worth, _ in drafts]
    disc = chance.pick(drafts, weights)[1][0]
    assert isinstance(disc, mv.Plan)
    return disc


def _expected(world: State) -> State:
    """Returns how a world may have looked when the discs were set: who has the turn was to come to the Maharaja's city.

    If it depended on where the architect is now, the others would seem to have set other discs after each journey, and
    a computer player would travel to and fro to change what they have done.
    """
    public = world.public
    if public.task == PLAN or public.city is None:
        return world
    before = world.copy()
    before.public.architects = put(public.architects, public.turn, public.city)
    return before


# ---------------------------------------------------------------------- the policy
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

    def ahead(self, world: State, seat: Seat, plan: Plan) -> tuple[State, Plan]:
        """Returns the turn for which a disc is set, as if it began at once; any other plan begins where it does."""
        disc = plan[0]
        if not isinstance(disc, mv.Plan):
            return world, plan
        begun = at_turn(world, seat)
        begun.public.progress = Progress((disc.first, disc.second))
        return begun, self(begun, seat)

    def mixed(self, world: State, seat: Seat, chance: Chance) -> Plan:
        """Returns what the policy does, but for discs: one that is likely, as of people who keep theirs secret."""
        if world.public.task == PLAN:
            return (likely_disc(self._laid, world, seat, chance),)
        return self(world, seat)
