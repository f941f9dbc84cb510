"""How a computer player of Maharaja decides, whatever it is asked."""

from collections.abc import Sequence
from itertools import takewhile

from game.ai.brain import Draft, Evaluator
from game.ai.linear import LinearBrain, Weights
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.brain.projection import course, prospects
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import Bid, Move, Pass, PickCharacter, Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tolls import cheapest_listed, goal_of
from game.boxes.maharaja.rules.turn import PALACE_PRICE, play
from game.boxes.maharaja.rules.view import BID, PICK, PLAN, SET_DOWN, TURN, Public
from game.core.rules import Seat, no_listener

_TIE = 0.1
"""What a gold more is worth at the end, where it only breaks ties."""
_WIN = 24
"""What a game that is surely won is worth, in gold, beyond its palaces: more than hopes for more of them."""
_COMING = 0.6
"""How many palaces more are to be expected of whoever is still to come in the last round."""
_USUAL_GOLD, _MUCH_GOLD = 15, 60
"""With how much gold ties are even, and how much more wins them for sure."""
_JOURNEYS = 3
"""Among so many first journeys a player wavers."""
_EAGERNESS = 0.5
"""The part of a character's worth that is bid for it."""


def everything(state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns all moves: plans are laid without a list of them."""
    return moves


class MaharajaBrain(LinearBrain):
    """The brain of Maharaja: its evaluators tell palaces from features; it tells gold and plans whole turns."""

    def evaluator(self, weights: Weights) -> Evaluator:
        """Returns the evaluator with these weights; it counts in gold, a palace as its price."""
        palaces = super().evaluator(weights)

        def gold(state: State, seat: Seat) -> float:
            public = state.public
            if public.is_over or (public.is_last and seat not in public.waiting):
                return _final(public, seat, state.gold[seat])
            return PALACE_PRICE * palaces(state, seat)

        return gold

    def plans(self, world: State, seat: Seat, evaluator: Evaluator, beam: int) -> Sequence[Draft]:
        """Returns plans for the rest of a seat's turn, see `game.ai.brain.Planner`."""
        public = world.public
        if public.task == PLAN:
            return Planner(seat, evaluator, beam).discs(world)
        if public.task in (TURN, SET_DOWN):
            return _turns(world, seat, evaluator, beam)
        if public.task == BID:
            return _bids(world, seat, evaluator)
        return [(_worth(world, seat, move, evaluator), (move,)) for move in RULES.legal(world, seat)]


def _final(public: Public, seat: Seat, gold: int) -> float:
    """Returns what an end is worth to a seat that has had its last turn; whoever is still to come may build more."""
    coming = [_COMING if other in (*public.waiting, public.acting) else 0.0 for other in range(public.seats)]
    left = [own - (0.0 if public.is_over else may) for own, may in zip(public.palaces, coming, strict=True)]
    ahead = min(rest for other, rest in enumerate(left) if other != seat) - public.palaces[seat]
    pay = 0 if public.is_over else prospects(public, seat, course(public).cities[:1])[0].pay
    won = max(-1.0, min(1.0, ahead + (gold + pay - _USUAL_GOLD) / _MUCH_GOLD))
    return PALACE_PRICE * ahead + _WIN * won + _TIE * (gold + pay)


def _turns(world: State, seat: Seat, evaluator: Evaluator, beam: int) -> list[Draft]:
    """Returns plans for the rest of the turn, the best first.

    After a journey the plan is made anew. So a journey is begun only where something is best done that it leads to, and
    none that promises less than what can be done at once: nobody travels twice in a row, or in circles, whatever else
    decides among the plans.
    """
    planner = Planner(seat, evaluator, beam)
    plans = sorted(planner.turns(world), key=lambda draft: (-draft[0], not isinstance(draft[1][0], Travel)))
    before = list(takewhile(lambda draft: isinstance(draft[1][0], Travel), plans))
    journeys = [as_listed(world, seat, draft) for draft in before[:_JOURNEYS]]
    begun = [draft for draft in journeys if not _leads_on(world, seat, planner, draft[1][0])]
    return [*begun, *(draft for draft in plans if not isinstance(draft[1][0], Travel))] or journeys[:1]


def _leads_on(world: State, seat: Seat, planner: Planner, journey: Move) -> bool:
    """Tells whether the best that can be done after a journey begins with another one."""
    after = world.copy()
    play(after, seat, journey, no_listener)
    _, plan = max(planner.turns(after), key=lambda other: other[0])
    return isinstance(plan[0], Travel)


def _worth(world: State, seat: Seat, move: Move, evaluator: Evaluator) -> float:
    """Returns what a move makes of a position."""
    after = world.copy()
    play(after, seat, move, no_listener)
    return evaluator(after, seat)


def _bids(world: State, seat: Seat, evaluator: Evaluator) -> list[Draft]:
    """Returns the least bid and the pass: a character is worth what it is better than the one left at the end."""
    public, auction = world.public, world.public.auction
    assert auction is not None
    picking = world.copy()
    picking.public.auction, picking.public.task = None, PICK
    worths = sorted(
        (_worth(picking, seat, PickCharacter(character), evaluator) for character in public.bank), reverse=True
    )
    rivals = [held for held in public.characters if not held]
    limit = _EAGERNESS * (worths[0] - worths[min(len(worths), len(rivals)) - 1])
    if auction.leader is None:
        return [(limit, (Bid(0),))]
    bid = Bid(auction.bid + 1)
    return [(0.0, (Pass(),)), *([(limit - bid.amount, (bid,))] if bid.amount <= world.gold[seat] else [])]


def as_listed(world: State, seat: Seat, draft: Draft) -> Draft:
    """Returns a draft whose first journey is one of those listed: the cheapest to its city."""
    (worth, plan), public = draft, world.public
    if not isinstance(plan[0], Travel):
        return draft
    city = goal_of(public.architects[seat], plan[0].roads)
    return worth, (Travel(cheapest_listed(public, seat, city)), *plan[1:])
