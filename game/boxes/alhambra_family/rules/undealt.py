"""The end of the game in either box: who gets what is left in the market."""

from collections.abc import Sequence

from game.boxes.alhambra_family.rules.events import LeftoverAwarded
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import Cards, total
from game.boxes.alhambra_family.rules.payment import purses
from game.core.rules import Emit, Seat, no_listener


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
