"""How a computer player of Ys decides, whatever it is asked: one move, or a pair of brokers, tried in one world."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from math import log

from game.ai.brain import Draft, Evaluator, Plan
from game.ai.dice import CommonRandomNumbers
from game.ai.linear import Linear, LinearBrain, Weights
from game.boxes.ys.brain.features import NAMES
from game.boxes.ys.brain.places import worths
from game.boxes.ys.brain.projection import COMPONENTS
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.bidding import set_bid
from game.boxes.ys.rules.ending import choose_favour
from game.boxes.ys.rules.legal import placings
from game.boxes.ys.rules.moves import Bid, Favour, Look, Move, Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AwaitQuote
from game.boxes.ys.rules.tasks import BID, PLACE
from game.core.rules import Seat, no_listener, step

_PLACES = 8
"""In how many places brokers are thought of that are neither the weakest nor the strongest."""
_SECONDS = 4
"""In how many places brokers of each value are thought of as the second one of a pair."""
_TURNED = 6
"""How many of the best pairs are thought of lying the other way round too."""
_BLUFF = 0.3
"""How many points it may please to hide the weaker broker of a pair, or the stronger one."""
_LUCK = CommonRandomNumbers([0.5])


class ByLead(Linear):
    """An evaluator to which what is won counts by how far ahead of the others it brings a seat, and by nothing else."""


def goes_by_lead(weights: Weights) -> bool:
    """Tells whether weights are those of an evaluator that goes by the lead, point by point."""
    rows = [dict(zip(NAMES, row, strict=True)) for row in weights.values()]
    others = ("lead", *COMPONENTS, *(f"others_{name}" for name in COMPONENTS))
    return all(row["mean_lead"] == 1 and not any(row[name] for name in others) for row in rows)


class YsBrain(LinearBrain):
    """The brain of Ys: its evaluators weigh only what can be known, so that plans need one world."""

    def evaluator(self, weights: Weights) -> Evaluator:
        """Returns the evaluator with these weights."""
        kind = ByLead if goes_by_lead(weights) else Linear
        return kind(self._rules, self.group, self.features, weights)

    def plans(self, world: State, seat: Seat, evaluator: Evaluator, beam: int) -> Sequence[Draft]:
        """Returns plans for a pair of brokers, else for one move, see `game.ai.brain.Planner`."""
        moves = RULES.legal(world, seat)
        if world.public.task == PLACE and not world.public.go:
            drafts = _pairs(world, seat, evaluator, beam, [move for move in moves if isinstance(move, Place)])
        elif world.public.task == BID:
            bids = [move for move in moves if isinstance(move, Bid)]
            drafts = [(evaluator(after(world, seat, move), seat) + _fancy(world, seat, move), (move,)) for move in bids]
        else:
            ways = [move for move in moves if not isinstance(move, Look)]
            drafts = [(worth, (move,)) for worth, move in zip(_worths(world, seat, evaluator, ways), ways, strict=True)]
        return drafts + _besides(world, seat, evaluator, moves, max(worth for worth, _ in drafts))


def after(world: State, seat: Seat, move: Move) -> State:
    """Returns what a move by itself makes of a position: nothing that would follow happens."""
    state = world.copy()
    if isinstance(move, Bid | Favour):
        set_bid(state, seat, move, no_listener) if isinstance(move, Bid) else choose_favour(
            state, seat, move, no_listener
        )
        state.public.done = ()
        return state
    due, *rest = world.public.agenda
    state.public.agenda = (due, AwaitQuote(seat))  # a decision always waits there
    RULES.apply(state, seat, move, _LUCK, no_listener)
    state.public.agenda = (*state.public.agenda[:-1], *rest)
    return state


def _whim(world: State, seat: Seat, choice: object) -> float:
    """Returns how much a choice pleases just now, from 0 to 1, so that rivals cannot rely on always the same one.

    What lies on the table stands in for dice: it is open and never the same.
    """
    public = world.public
    table = public.fleet, public.order, public.round, public.next_tag, seat, choice
    digest = blake2b(repr(table).encode(), digest_size=4).digest()
    return (int.from_bytes(digest) + 0.5) / (1 << 32)


def _fancy(world: State, seat: Seat, bid: Bid) -> float:
    """Returns how much a bid of its total pleases just now.

    Added to the logarithm of how often each total is meant to be bid, this makes it the best one just so often
    (Gumbel's distribution).
    """
    return -log(-log(_whim(world, seat, bid.low + bid.high)))


def _pairs(world: State, seat: Seat, evaluator: Evaluator, beam: int, moves: Sequence[Place]) -> list[Draft]:
    """Returns plans that begin with each of some brokers, and the best of them lying the other way round."""
    facing = moves[0].is_up
    ranked = _singles(world, seat, evaluator, [move for move in moves if move.is_up == facing])
    seconds = _best_of_each(ranked)
    drafts = [draft for _, first in ranked[:beam] for draft in _followed(world, seat, evaluator, first, seconds)]
    drafts.sort(key=lambda draft: -draft[0])
    if any(move.is_up != facing for move in moves):
        drafts += [found for _, plan in drafts[:_TURNED] for found in _turned(world, seat, evaluator, plan)]
    pleases = [_BLUFF * _whim(world, seat, hides_less) for hides_less in (False, True)]
    drafts = [(worth + pleases[_hides_less(plan)], plan) for worth, plan in drafts]
    return drafts or [(worth, (first,)) for worth, first in ranked]


def _hides_less(plan: Plan) -> bool:
    """Tells whether a plan hides the weaker broker of a pair."""
    return len(plan) > 1 and min(plan, key=lambda move: (move.is_up, move.value)).value < max(m.value for m in plan)


def _singles(world: State, seat: Seat, evaluator: Evaluator, moves: Sequence[Place]) -> list[tuple[float, Place]]:
    """Returns brokers with their worth: the weakest and strongest anywhere, others where those do well; best first."""
    extremes = {min(move.value for move in moves), max(move.value for move in moves)}
    at_ends = [move for move in moves if move.value in extremes]
    found = list(zip(_worths(world, seat, evaluator, at_ends), at_ends, strict=True))
    found.sort(key=_worth, reverse=True)
    places = set(list(dict.fromkeys(move.place for _, move in found))[:_PLACES])
    others = [move for move in moves if move.value not in extremes and move.place in places]
    found += zip(_worths(world, seat, evaluator, others), others, strict=True)
    return sorted(found, key=_worth, reverse=True)


def _worths(world: State, seat: Seat, evaluator: Evaluator, moves: Sequence[Move]) -> list[float]:
    """Returns what moves are worth; places for the same broker are compared by their regions where that says it all."""
    placing = [move for move in moves if isinstance(move, Place | PlaceNeutral)]
    if isinstance(evaluator, ByLead) and len(placing) == len(moves):
        return worths(evaluator, after, world, seat, placing)
    return [evaluator(after(world, seat, move), seat) for move in moves]


def _best_of_each(ranked: Sequence[tuple[float, Place]]) -> list[Place]:
    """Returns the best places for every value, so that some fit whatever was placed first."""
    found: dict[int, list[Place]] = {}
    for _, move in ranked:
        its = found.setdefault(move.value, [])
        if len(its) < _SECONDS:
            its.append(move)
    return [move for its in found.values() for move in its]


def _worth(found: tuple[float, Place]) -> float:
    return found[0]


def _followed(world: State, seat: Seat, evaluator: Evaluator, first: Place, seconds: Sequence[Place]) -> list[Draft]:
    """Returns plans with one first broker, the second one lying the other way wherever that may be."""
    between = step(RULES, world, seat, first, _LUCK).state
    if between.public.task != PLACE:  # the Conjurer's front is refilled first
        return [(evaluator(between, seat), (first,))]
    way = placings(between, seat).way
    drafts: list[Draft] = []
    for second in seconds:
        for is_up in (not first.is_up, first.is_up):
            move = way(second.from_front, is_up, second.value, second.place)
            if move is not None:
                drafts.append((evaluator(after(between, seat, move), seat), (first, move)))
                break
    return drafts


def _turned(world: State, seat: Seat, evaluator: Evaluator, plan: Plan) -> list[Draft]:
    """Returns the plan with its brokers lying the other way round."""
    first = replace(plan[0], is_up=not plan[0].is_up)
    seconds = [replace(move, is_up=not move.is_up) for move in plan[1:]]
    return _followed(world, seat, evaluator, first, seconds)


def _besides(world: State, seat: Seat, evaluator: Evaluator, moves: Sequence[Move], best: float) -> list[Draft]:
    """Returns what can be done before a pair: what is gained by it comes on top of the pair."""
    if world.public.task != PLACE:
        return [(best + 1 + _interest(world, move), (move,)) for move in moves if isinstance(move, Look)]
    now = evaluator(world, seat)
    found: list[Draft] = []
    for move in moves:
        if isinstance(move, Look):
            found.append((best + 1 + _interest(world, move), (move,)))
        elif not isinstance(move, Place):
            found.append((best + evaluator(after(world, seat, move), seat) - now, (move,)))
    return found


def _interest(world: State, look: Look) -> float:
    """Returns how much a seat wants to look at a broker: best where many stand, least in the throne room."""
    brokers = world.public.brokers
    return 0.1 * sum(broker.tag == look.tag and broker.place == its.place for broker in brokers for its in brokers)
