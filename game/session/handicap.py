"""Points that players begin with: they are no matter of the rules, but added where a result is read."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.rules import Key, Result, ScoreLine
from game.saves.players import Player

LINE = Key("handicap")
"""The key of the line of a result that holds what a player began with."""


def is_handicapped(players: Sequence[Player]) -> bool:
    """Tells whether anybody begins with points."""
    return any(player.start for player in players)


def handicapped(result: Result, players: Sequence[Player]) -> Result:
    """Returns a result with what players began with.

    Where totals are equal by that, whoever was ahead without it is ahead; nothing else breaks the tie.
    """
    if not is_handicapped(players):
        return result
    totals = tuple(total + player.start for total, player in zip(result.totals, players, strict=True))
    worth = [(total, -place) for total, place in zip(totals, result.places, strict=True)]
    return replace(
        result,
        lines=tuple(
            (*lines, ScoreLine(LINE, player.start)) for lines, player in zip(result.lines, players, strict=True)
        ),
        totals=totals,
        places=tuple(1 + sum(other > own for other in worth) for own in worth),
        breaks=(),
    )
