"""Results: points that players begin with, which are no matter of the rules, and how a finished game ended."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Key, Result, ScoreLine
from game.saves.players import Player
from game.saves.record import Record, Standing

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


def standing(record: Record) -> Standing | None:
    """Returns the points and places of a finished game; takes a whole save.

    They are those of its snapshot, None where that is missing, is not what the last entry led to, or belongs to rules
    that are not those of today any more.
    """
    with suppress(Exception):  # a file may hold anything, and whatever the rules make of it, a list does without it
        rules, codec = shelf.rules(record.box), Codec(shelf.codec_table(record.box))
        state = codec.decode(record.snapshot)
        last = record.entries[-1].digest if record.entries else record.opening.digest
        if codec.digest(state) == last and not rules.to_act(state):
            result = handicapped(rules.result(state), record.players)
            return Standing(result.totals, result.places)
    return None
