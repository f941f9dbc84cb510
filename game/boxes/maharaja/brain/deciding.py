"""How a computer player of Maharaja decides, whatever it is asked."""

from collections.abc import Sequence

from game.ai.brain import Draft, Judge
from game.ai.linear import LinearBrain, Weights, lead
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.board import ROADS
from game.boxes.maharaja.rules.building import PALACE_PRICE
from game.boxes.maharaja.rules.moves import Bid, Move, Pass, PickCharacter, Travel
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import BID, PICK, PLAN, SET_DOWN, TURN
from game.boxes.maharaja.rules.tolls import routes
from game.boxes.maharaja.rules.turn import play
from game.core.rules import Seat, unheard

_TIE = 0.1
"""What a gold more is worth at the end, where it only breaks ties."""
_EAGERNESS = 0.5
"""The part of a character's worth that is bid for it."""


class MaharajaBrain(LinearBrain):
    """The brain of Maharaja: its judges tell palaces from features; it tells gold, and lays plans for whole turns."""

    def judge(self, weights: Weights) -> Judge:  # type: ignore[override]
        """Returns the judge with these weights; it counts in gold, a palace as its price."""
        palaces = super().judge(weights)

        def gold(state: State, seat: Seat) -> float:
            worth = PALACE_PRICE * palaces(state, seat)
            return worth + _TIE * lead(state.gold, seat) if state.public.is_over else worth

        return gold

    def plans(self, world: State, seat: Seat, judge: Judge, beam: int) -> Sequence[Draft]:
        """Returns plans for the rest of a seat's turn, see `game.ai.brain.Planner`."""
        public = world.public
        if public.task == PLAN:
            return Planner(seat, judge, beam).discs(world)
        if public.task in (TURN, SET_DOWN):
            return [
                _as_listed(public, seat, world.gold[seat], draft) for draft in Planner(seat, judge, beam).turns(world)
            ]
        if public.task == BID:
            return _bids(world, seat, judge)
        return [(_worth(world, seat, move, judge), (move,)) for move in RULES.legal(world, seat)]


def _worth(world: State, seat: Seat, move: Move, judge: Judge) -> float:
    """Returns what a move makes of a position."""
    after = world.copy()
    play(after, seat, move, unheard)
    return judge(after, seat)


def _bids(world: State, seat: Seat, judge: Judge) -> list[Draft]:
    """Returns the least bid and the pass: a character is worth what it is better than the one left at the end."""
    public, auction = world.public, world.public.auction
    assert auction is not None
    picking = world.copy()
    picking.public.auction, picking.public.task = None, PICK
    worths = sorted((_worth(picking, seat, PickCharacter(character), judge) for character in public.bank), reverse=True)
    rivals = [held for held in public.characters if not held]
    limit = _EAGERNESS * (worths[0] - worths[min(len(worths), len(rivals)) - 1])
    if auction.leader is None:
        return [(limit, (Bid(0),))]
    bid = Bid(auction.bid + 1)
    return [(0.0, (Pass(),)), *([(limit - bid.amount, (bid,))] if bid.amount <= world.gold[seat] else [])]


def _as_listed(public: Public, seat: Seat, purse: int, draft: Draft) -> Draft:
    """Returns a draft whose first journey is one of those listed: the cheapest to its city."""
    worth, plan = draft
    if not isinstance(plan[0], Travel):
        return draft
    city = public.architects[seat]
    for road in plan[0].roads:
        city = sum(ROADS[road].ends) - city
    listed = min((route for route in routes(public, seat, purse) if route.city == city), key=lambda route: route.cost)
    return worth, (Travel(listed.roads), *plan[1:])
