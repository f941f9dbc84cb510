"""How a finished game ended, found in its save without playing it again."""

from contextlib import suppress

from game.core import box as shelf
from game.core.codec import Codec
from game.saves.record import Record, Standing
from game.session.handicap import handicapped


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
