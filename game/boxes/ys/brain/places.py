"""Places for a broker compared by the regions that it joins: nothing else differs between them."""

from collections.abc import Callable, Sequence

from game.ai.brain import Evaluator
from game.boxes.ys.brain.contests import hopes
from game.boxes.ys.brain.projection import Projection
from game.boxes.ys.brain.strengths import REGIONS_OF, Strengths, strengths
from game.boxes.ys.rules.board import column_of, is_market
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

Placing = Place | PlaceNeutral
_WORTH_IT = 3
"""As many places at least are compared by their regions; fewer are judged one by one as fast."""


def worths(
    evaluator: Evaluator,
    after: Callable[[State, Seat, Placing], State],
    world: State,
    seat: Seat,
    moves: Sequence[Placing],
) -> list[float]:
    """Returns what moves that place a broker are worth to a seat, for an evaluator that goes by its lead.

    Takes what a move by itself makes of a world. A broker of some value is judged at one place, in the market once for
    each column, whose sum moves a quotation.
    """
    groups: dict[tuple[int, int | None, bool, bool], list[int]] = {}
    for number, move in enumerate(moves):
        column = column_of(move.place) if is_market(move.place) else None
        is_up, from_front = (move.is_up, move.from_front) if isinstance(move, Place) else (False, False)
        groups.setdefault((move.value, column, is_up, from_front), []).append(number)
    found, stands = [0.0] * len(moves), strengths(world, seat)
    for (_, _, _, from_front), numbers in groups.items():
        row = [moves[number] for number in numbers]
        if len(row) < _WORTH_IT or from_front:
            its = [evaluator(after(world, seat, move), seat) for move in row]
        else:
            there = after(world, seat, row[0])
            its = gains(Projection(there, seat), stands, seat, row)
            base = evaluator(there, seat) - its[0]
            its = [base + gain for gain in its]
        for number, worth in zip(numbers, its, strict=True):
            found[number] = worth
    return found


def gains(projected: Projection, stands: Strengths, seat: Seat, row: Sequence[Placing]) -> list[float]:
    """Returns how much further ahead of the others a seat is by each of some ways to place the same broker.

    Takes what can be won with one broker less to come, and what stands where without it.
    """
    party = seat if isinstance(row[0], Place) else projected.seats
    joined = {region for move in row for region in REGIONS_OF[move.place]}
    found = dict.fromkeys(joined, 0.0)
    for contest in projected.contests:
        region = contest.region
        if region in joined:
            rows = stands.regions[region], stands.standings(region, party, row[0].value)
            now, then = (hopes(one, contest.left, projected.ties, contest.share, contest.prizes) for one in rows)
            found[region] += _lead(then, seat, projected.seats) - _lead(now, seat, projected.seats)
    return [sum([found[region] for region in REGIONS_OF[move.place]]) for move in row]


def _lead(points: Sequence[float], seat: Seat, seats: int) -> float:
    return points[seat] - (sum(points[:seats]) - points[seat]) / (seats - 1)
