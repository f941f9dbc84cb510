"""What discs the others have probably set."""

from math import exp

from game.boxes.maharaja.brain.laid import Laid
from game.boxes.maharaja.rules.actions import Disc
from game.boxes.maharaja.rules.moves import Plan
from game.boxes.maharaja.rules.rounds import plan
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, put
from game.core.chance import Chance
from game.core.rules import Seat, no_listener

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
                plan(world, other, Plan(*self._disc(world, other, chance)), no_listener)
        return world

    def _disc(self, world: State, seat: Seat, chance: Chance) -> Disc:
        disc = likely_disc(self._laid, _expected(world), seat, chance)
        return disc.first, disc.second


def likely_disc(laid: Laid, world: State, seat: Seat, chance: Chance) -> Plan:
    """Returns a disc that a seat may set: better ones are more likely, as plans for them tell."""
    drafts = laid.discs(world, seat)
    best = max(worth for worth, _ in drafts)
    weights = [1 + round(_SCALE * exp((worth - best) / _DOUBT)) for worth, _ in drafts]
    disc = chance.pick(drafts, weights)[1][0]
    assert isinstance(disc, Plan)
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
