"""A cheap way to play on: a broker goes where the regions that it joins gain most, and the rest is as planned."""

from collections.abc import Sequence

from game.ai.brain import Draft, Evaluator, Plan, Planner
from game.boxes.ys.brain.deciding import after
from game.boxes.ys.brain.places import Placing, gains
from game.boxes.ys.brain.projection import Projection
from game.boxes.ys.brain.strengths import REGIONS_OF, strengths
from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.legal import open_places, placings
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import NEUTRAL, PLACE
from game.core.rules import Seat


class Greedy:
    """The policy of Ys: what a seat does next, found many times as fast as by its plans.

    What a broker of some value does to everything else is judged at one place; to compare places, only the regions
    count that it joins. The second broker of a pair is the next best one elsewhere. Characters that could be played
    before a pair wait.
    """

    def __init__(self, planner: Planner, evaluator: Evaluator) -> None:
        """Takes who plans whatever places no broker, and the evaluator to follow."""
        self._planner, self._evaluator = planner, evaluator

    def __call__(self, world: State, seat: Seat) -> Plan:
        """Returns the next move, or both of a pair."""
        if world.public.task == PLACE:
            return self._pair(world, seat)
        if world.public.task == NEUTRAL:
            return ranked(self._evaluator, world, seat, _neutrals(world, seat))[0][1]
        return max(self._planner.plans(world, seat, self._evaluator, 1), key=_worth)[1]

    def _pair(self, world: State, seat: Seat) -> Plan:
        """Returns the best broker and, if it is the first of a pair, the best one for the other half."""
        found = placings(world, seat)
        facing, *others = dict.fromkeys(is_up for from_front, is_up, _ in found.by_kind if not from_front)
        values = dict.fromkeys(world.screens[seat])
        ways = [[found.by_kind[False, facing, value][place] for place in found.places] for value in values]
        plans = ranked(self._evaluator, world, seat, ways)
        first = plans[0][1][0]
        if world.public.go:
            return (first,)
        left = list(world.screens[seat])
        left.remove(first.value)
        for _, (second,) in plans:
            if second.value in left and _elsewhere(first.place, second.place):
                other = found.way(False, others[0] if others else facing, second.value, second.place)
                return (first, other) if other else (first,)
        return (first,)


def ranked(evaluator: Evaluator, world: State, seat: Seat, ways: Sequence[Sequence[Placing]]) -> list[Draft]:
    """Returns the ways to place a broker, by value, with what they are worth; the best first."""
    stands = strengths(world, seat)
    drafts: list[Draft] = []
    for row in ways:
        there = after(world, seat, row[0])
        its = gains(Projection(there, seat), stands, seat, row)
        by_place = [_point(move) + gain for move, gain in zip(row, its, strict=True)]
        base = evaluator(there, seat) - by_place[0]
        drafts += [(base + gain, (move,)) for move, gain in zip(row, by_place, strict=True)]
    return sorted(drafts, key=_worth, reverse=True)


def _neutrals(world: State, seat: Seat) -> list[list[PlaceNeutral]]:
    places = open_places(world.public, seat)
    return [[PlaceNeutral(value, place) for place in places] for value in dict.fromkeys(world.neutrals[seat])]


def _point(move: Placing) -> float:
    """Returns the point of a market square (3): it is the seat's own if the broker is."""
    return float(is_market(move.place) and isinstance(move, Place))


def _elsewhere(first: int, second: int) -> bool:
    """Tells whether two places share no area, ship or square."""
    return second != first if is_market(first) else REGIONS_OF[first][1] != REGIONS_OF[second][1]


def _worth(draft: Draft) -> float:
    return draft[0]
