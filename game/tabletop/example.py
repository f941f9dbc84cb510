"""Examples: positions that ship as games, for lessons and for the pictures of a rulebook.

A worked example stands once, as a game in `saves/<box>`: a question of the school asks about it, the rulebook shows it.
"""

from functools import cache

from game.core.resources import shipped
from game.saves.reading import parse
from game.session.session import Session

_SUFFIX = ".kupola"


@cache
def example(box: str, name: str) -> Session:
    """Returns the shipped game of that name of a box, played to its last entry.

    It is shared by all who ask: ask it for views and beats, and `branch` it to play on.
    """
    session, _ = Session.resume(parse((shipped("positions") / box / f"{name}{_SUFFIX}").read_bytes()))
    return session
