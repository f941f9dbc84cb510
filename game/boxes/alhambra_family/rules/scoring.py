"""Scoring the majorities of all building types, what is left in the market at the end, and the result."""

from collections.abc import Sequence

from game.boxes.alhambra_family.rules.components import YARD_CURRENCY, Cards, counts_by_kind, total
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, TypeScored
from game.boxes.alhambra_family.rules.majorities import Points, awards, prizes, shares
from game.boxes.alhambra_family.rules.payment import purses
from game.core.rules import Emit, Key, Result, ScoreLine, Seat, no_listener, places


# ---------------------------------------------------------------------- scorings
def score_types(letter: str, buildings: Sequence[Cards], emit: Emit) -> tuple[int, ...]:
    """Scores all six types, pavilions first; takes the buildings of each party and returns what each gains."""
    counts = [counts_by_kind(held) for held in buildings]
    by_kind = [*enumerate(zip(*counts, strict=True))]
    if emit is not no_listener:
        for kind, held in by_kind:
            emit(TypeScored(letter, kind, held, awards(held, prizes(letter, kind)), shares(letter, kind, held)))
    return tuple(map(sum, zip(*[shares(letter, kind, held) for kind, held in by_kind], strict=True)))


def result(points: Sequence[Points], lines: Sequence[Key], reason: str) -> Result:
    """Returns the result of a game: points by scoring, and places by their sums, shared in a tie.

    Takes the points of the seats (the imaginary third player is not compared), what each scoring is called, and why
    the game ended.
    """
    totals = tuple(map(sum, points))
    told = tuple(tuple(ScoreLine(key, part) for key, part in zip(lines, seat, strict=True)) for seat in points)
    return Result(told, totals, places(totals), Key(reason))


# ---------------------------------------------------------------------- what is left at the end
def award(market: list[int | None], hands: Sequence[Cards], emit: Emit) -> list[tuple[Seat, int]]:
    """Gives each tile left in the market to whoever holds the most money of its slot's currency.

    A tie for the most leaves it there, and so does nobody holding any. Returns who gets which tile, by slot.
    """
    given, held = [], [purses(hand) for hand in hands]
    for slot, tile in enumerate(market):
        if tile is not None:
            amounts = tuple([total(each[YARD_CURRENCY[slot]]) for each in held])
            seat, reason = _richest(amounts)
            if emit is not no_listener:
                emit(LeftoverAwarded(slot, tile, seat, amounts, reason))
            if seat is not None:
                market[slot] = None
                given.append((seat, tile))
    return given


def _richest(amounts: Sequence[int]) -> tuple[Seat | None, str]:
    """Returns who holds the most, and why that one or nobody is given the tile."""
    most = max(amounts)
    if amounts.count(most) > 1:
        return None, "tie" if most else "nobody"
    return Seat(amounts.index(most)), "most"
