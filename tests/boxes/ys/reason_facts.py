"""What each reason of Ys claims, counted out again on the board: for hints, the coach and reviews."""

from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.rules.view import View
from game.core.rules import Seat
from tests.boxes.facts import Facts

_PAYS = ((24, 18, 12, 6), (20, 15, 10, 5), (16, 12, 8, 4), (12, 9, 6, 3))


def worth(quotes: tuple[int, ...], gems: tuple[tuple[int, ...], ...], seat: Seat) -> int:
    """What the coloured gems of a seat bring at the end: the lowest of the places that equal ones share."""
    ranks = sorted(range(4), key=lambda colour: (-quotes[colour], colour))
    points = 0
    for rank, colour in enumerate(ranks):
        own = gems[seat][colour]
        if own:
            points += _PAYS[rank][sum(held[colour] >= own for held in gems) - 1]
    return points


def after_move(view: View, seat: Seat, move: Any) -> tuple[tuple[int, ...], list[list[int]]]:
    """Values and gems after a move that changes any of them."""
    quotes, gems = list(view.public.quotes), [list(row) for row in view.public.gems]
    name = type(move).__name__
    if name in ("TakeGem", "ChooseColour"):
        gems[seat][move.colour] += 1
    elif name == "MoveQuote":
        quotes[move.column] += move.step
    elif move.card.name == "JEWELER":
        for colour in move.targets:
            gems[seat][colour] += 1
    elif move.card.name == "ALCHEMIST":
        gems[seat][move.targets[0]] -= 1
        gems[seat][move.targets[1]] += 1
    else:
        quotes[move.targets[0]] += 1
        quotes[move.targets[1]] -= 1
    return tuple(quotes), gems


def gains(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    public = view.public
    quotes, gems = after_move(view, seat, plan[0])
    before = worth(public.quotes, public.gems, seat)
    after = worth(quotes, tuple(map(tuple, gems)), seat)
    return (before, after) == (reason.values["before"], reason.values["after"]) and after > before


FACTS: Facts = {"reasons.gem_points": gains}
