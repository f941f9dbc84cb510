"""Ideas for Maharaja: plans that are always the same; how they are carried out is left to Easy."""

from functools import partial
from typing import Any

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.moves import EndTurn, Plan, TakeGold
from game.core.rules import Seat
from tests.trials.scripts.script import Scripts

_RICH = 24
"""Gold for two palaces."""


def always(view: Any, seat: Seat, move: Any, *, plan: tuple[int, int]) -> float | None:
    """Sets the disc to the same two actions each time."""
    if not isinstance(move, Plan):
        return None
    return float((move.first, move.second) == tuple(sorted(plan)))


def saves_first(view: Any, seat: Seat, move: Any) -> float | None:
    """Takes gold until two palaces can be paid, then builds two."""
    gold = view.gold[seat] or 0
    wanted = (actions.PALACE, actions.PALACE) if gold >= _RICH else (actions.GOLD, actions.GOLD)
    return always(view, seat, move, plan=wanted)


def in_turn(view: Any, seat: Seat, move: Any) -> float | None:
    """Builds houses in odd rounds and palaces in even ones."""
    palaces = (actions.PALACE, actions.PALACE_HOUSE)
    houses = (actions.TWO_HOUSES, actions.QUARRY)
    return always(view, seat, move, plan=palaces if view.public.round % 2 == 0 else houses)


def idle(view: Any, seat: Seat, move: Any) -> float | None:
    """Takes its gold and ends its turn."""
    if isinstance(move, Plan):
        return always(view, seat, move, plan=(actions.GOLD, actions.GOLD))
    return 2.0 if isinstance(move, TakeGold) else 1.0 if isinstance(move, EndTurn) else None


SCRIPTS: Scripts = {
    "palace and house twice": partial(always, plan=(actions.PALACE_HOUSE, actions.PALACE_HOUSE)),
    "two palaces": partial(always, plan=(actions.PALACE, actions.PALACE)),
    "palace and gold": partial(always, plan=(actions.GOLD, actions.PALACE)),
    "houses and palace": partial(always, plan=(actions.TWO_HOUSES, actions.PALACE)),
    "governors and palace": partial(always, plan=(actions.PALACE, actions.GOVERNORS)),
    "saves, then two palaces": saves_first,
    "houses, then palaces": in_turn,
    "gold, and nothing else": idle,
}
