"""Examples: positions that ship as games to load, for the pictures of a rulebook.

A worked example stands once, as a game in `saves/<box>` that a player may take over; the rulebook shows the same one.
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
