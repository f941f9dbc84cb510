"""How a computer player of Ys decides, whatever it is asked, and what it guesses that the others bid.

A decision is one move, or a pair of brokers, tried in one world.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp, log

from game.ai.brain import Draft, Evaluator, Plan
from game.ai.linear import LinearBrain, Weights
from game.ai.personality import Inclined
from game.boxes.ys.brain.bids import MIXED, reading
from game.boxes.ys.brain.features import READING, Appraisal
from game.boxes.ys.brain.pairs import MOST, after, moved, neutral, pairs, second, whim
from game.boxes.ys.brain.projection import Projection
from game.boxes.ys.brain.strengths import in_columns
from game.boxes.ys.brain.treasures import pace
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import AFTER_PAIR, CONJURER, HERALD, START_COUNTING
from game.boxes.ys.rules.legal import bids_of, placings
from game.boxes.ys.rules.moves import Bid, Look, Move, Pass, Place, Play, TakeGem
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, GEM, NEUTRAL, PLACE
from game.boxes.ys.rules.turn_start import set_bid
from game.boxes.ys.rules.view import within
from game.core.chance import Chance
from game.core.rules import Seat, no_listener
from game.core.values import put

_FINE = 1000


def guess(world: State, seat: Seat, chance: Chance) -> State:
    """Returns the imagined world in which the others have bid as Normal does, see `game.ai.brain.Guess`."""
    if world.public.task != BID:
        return world
    for rival in map(Seat, range(world.public.seats)):
        if rival != seat:
            _bid(world, rival, chance)
    return world


def _bid(world: State, rival: Seat, chance: Chance) -> None:
    public, screen = world.public, world.screens[rival]
    for value in world.bids[rival] or ():
        screen = within(screen, value)
    world.screens = put(world.screens, rival, screen)
    public.done = tuple(seat for seat in public.done if seat != rival)
    bids = bids_of(screen)
    shares = [_share(world, rival, bid.low + bid.high) for bid in bids]
    set_bid(world, rival, chance.pick(bids, shares), no_listener)


def _share(world: State, rival: Seat, total: int) -> int:
    """Returns how often a rival bids a total; for each pair that makes it."""
    public = world.public
    return round(_FINE * MIXED[public.seats][total] * exp(READING * reading(public, rival, total)))


# ---------------------------------------------------------------------- decisions
_TO_TASTE = 36
"""So many plans for brokers are thought of by whoever chooses by taste, too."""
_TRIED = 12
"""So many of the brokers and places that the Herald may be aimed at are tried in games that are played on."""
_ABOUT = 0.3
"""Plans are about as good that are so many points behind the best one at most."""


class YsBrain(LinearBrain):
    """The brain of Ys: its evaluators weigh only what can be known, so that plans need one world."""

    def evaluator(self, weights: Weights) -> Evaluator:
        return Appraisal(weights)

    def plans(self, world: State, seat: Seat, evaluator: Evaluator, beam: int) -> Sequence[Draft]:
        """Returns plans for a pair of brokers, else for one move, see `game.ai.brain.Planner`."""
        task = world.public.task
        if task not in (PLACE, NEUTRAL):
            return _single(world, seat, evaluator)
        drafts = self._placed(world, seat, evaluator, beam)
        return drafts if task == NEUTRAL else drafts + _besides(world, seat, evaluator, max(map(_worth, drafts)))

    def play_on(self, world: State, seat: Seat) -> Plan:
        """Returns what a seat does next in an imagined game.

        Characters that could be played before a pair wait, and those that could be after one wait for the last pair.
        """
        if world.public.task == GEM:
            return (_dearest(world, seat),)
        if world.public.window == AFTER_PAIR and pace(world.public).left[seat]:
            return (Pass(),)
        return max(self._played_on(world, seat), key=_worth)[1]

    def mixed(self, world: State, seat: Seat, chance: Chance) -> Plan:
        """Returns what a seat may do next there: for brokers, any of the plans that are about as good.

        Of all that the Herald could do only what is promising is tried.
        """
        if world.public.task not in (PLACE, NEUTRAL):
            aims = self._promising(world, seat)
            return max(_single(world, seat, self.appraisal, aims), key=_worth)[1] if aims else self.play_on(world, seat)
        drafts = self._played_on(world, seat)
        least = max(map(_worth, drafts)) - _ABOUT
        return chance.pick([plan for worth, plan in drafts if worth >= least])

    def _played_on(self, world: State, seat: Seat) -> Sequence[Draft]:
        learned, is_placing = self.appraisal, world.public.task in (PLACE, NEUTRAL)
        return _compared(learned, world, seat, 1) if is_placing else _single(world, seat, learned)

    def _promising(self, world: State, seat: Seat) -> Sequence[Move]:
        """Returns what a seat may do that could play the Herald, by what brokers bring here and there; else nothing."""
        if world.public.window != START_COUNTING or HERALD not in world.hands[seat]:
            return ()
        gains, others, aims = moved(self.appraisal, world, seat), list[Move](), list[Play]()
        for move in RULES.legal(world, seat):
            aims.append(move) if isinstance(move, Play) and move.card == HERALD else others.append(move)
        return [*others, *sorted(aims, key=lambda aim: -gains(*aim.targets))[:_TRIED]]

    @cached_property
    def appraisal(self) -> Appraisal:
        """The learned evaluator, which tells its rates."""
        learned = self.evaluators["learned"]
        assert isinstance(learned, Appraisal)
        return learned

    def _placed(self, world: State, seat: Seat, evaluator: Evaluator, beam: int) -> list[Draft]:
        """Returns plans for brokers; where they are to please a taste, too, many more are thought of."""
        bare = evaluator.evaluator if isinstance(evaluator, Inclined) else evaluator
        if not isinstance(bare, Appraisal):
            liked = _compared(self.appraisal, world, seat, beam, _TO_TASTE)
            return [(evaluator(_reached(world, seat, plan), seat), plan) for _, plan in liked]
        drafts = _compared(bare, world, seat, beam, MOST if evaluator is bare else _TO_TASTE)
        if isinstance(evaluator, Inclined):
            drafts = [(worth + evaluator.liking(_reached(world, seat, plan), seat), plan) for worth, plan in drafts]
        best, plan = max(drafts, key=_worth)
        more = evaluator(_reached(world, seat, plan), seat) - best
        return [(worth + more, plan) for worth, plan in drafts] + _from_front(world, seat, evaluator)


def _compared(appraisal: Appraisal, world: State, seat: Seat, beam: int, most: int = MOST) -> list[Draft]:
    """Returns plans for brokers, whose worth tells how far they are apart."""
    if world.public.task == NEUTRAL:
        return neutral(appraisal, world, seat)
    if world.public.go:
        return second(appraisal, world, seat)
    return pairs(appraisal, world, seat, beam, most, has_taste=most > MOST)


def _from_front(world: State, seat: Seat, evaluator: Evaluator) -> list[Draft]:
    """Returns where brokers may be placed that the Conjurer takes from the front, each judged by itself (6)."""
    if not world.public.works_for(CONJURER, seat):
        return []
    moves = [move for move in RULES.legal(world, seat) if isinstance(move, Place) and move.from_front]
    return [(evaluator(after(world, seat, move), seat), (move,)) for move in moves]


def _reached(world: State, seat: Seat, plan: Plan) -> State:
    """Returns the position after a plan."""
    for move in plan:
        world = after(world, seat, move)
    return world


def _single(world: State, seat: Seat, evaluator: Evaluator, tried: Sequence[Move] = ()) -> list[Draft]:
    """Returns the moves of a decision that places no broker, all or those that are to be tried."""
    moves = tried or RULES.legal(world, seat)
    ways = [move for move in moves if not isinstance(move, Look)]
    drafts = [(evaluator(after(world, seat, move), seat) + _fancy(world, seat, move), (move,)) for move in ways]
    return drafts + _looked(world, moves, max(map(_worth, drafts)))


def _dearest(world: State, seat: Seat) -> Move:
    """Returns the gem to pick of which one more is worth most to a seat."""
    gains = Projection(world, seat, in_columns(world, seat)).gains[seat]
    picks = [move for move in RULES.legal(world, seat) if isinstance(move, TakeGem)]
    return max(picks, key=lambda move: gains[move.colour])


def _fancy(world: State, seat: Seat, move: Move) -> float:
    """Returns how much a bid of its total pleases just now; nothing for any other move.

    Added to the logarithm of how often each total is meant to be bid, this makes it the best one just so often
    (Gumbel's distribution).
    """
    return -log(-log(whim(world, seat, move.low + move.high))) if isinstance(move, Bid) else 0.0


# ---------------------------------------------------------------------- characters
def _besides(world: State, seat: Seat, evaluator: Evaluator, best: float) -> list[Draft]:
    """Returns what can be done before a pair: what is gained by it comes on top of the pair."""
    found = placings(world, seat)
    if not found.plays:
        return _looked(world, found.looks, best)
    now = evaluator(world, seat)
    played = [(best + evaluator(after(world, seat, move), seat) - now, (move,)) for move in found.plays]
    return _looked(world, found.looks, best) + played


def _looked(world: State, moves: Iterable[Move], best: float) -> list[Draft]:
    """Returns the looks by the Spy among moves, which cost nothing and so come first."""
    return [(best + 1 + _interest(world, move), (move,)) for move in moves if isinstance(move, Look)]


def _interest(world: State, look: Look) -> float:
    """Returns how much a seat wants to look at a broker: best where many stand, least in the throne room."""
    places = [broker.place for broker in world.public.brokers]
    looked_at = [broker.place for broker in world.public.brokers if broker.tag == look.tag]
    return 0.1 * sum(map(places.count, looked_at))


def _worth(draft: Draft) -> float:
    return draft[0]
