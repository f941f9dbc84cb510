"""What a script is made of: how much it likes a move, or when it leaves a move to a level."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.core import box as shelf
from game.core.rules import Seat

Taste = Callable[[Any, Seat, Any], float | None]
"""How much a script likes a move in a view; None: it leaves all of this decision to Easy."""
Scripts = Mapping[str, Taste]


def move_of(box: str, taste: Taste, view: Any, seat: Seat, seed: str) -> Any:
    """Returns the move that a script likes best, one of several by dice; it knows what a computer player knows."""
    rules, dice = shelf.rules(box), SeededDice(seed)
    moves = rules.legal(rules.imagine(view, dice), seat)
    found = [(taste(view, seat, move), move) for move in moves]
    liked = [(like, move) for like, move in found if like is not None]
    if not liked:
        return choose(box, "easy", view, seat, seed)
    most = max(like for like, _ in liked)
    return dice.pick([move for like, move in liked if like == most])
