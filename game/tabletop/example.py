"""Examples: positions that ship as games, for lessons and for the pictures of a rulebook.

A worked example stands once, as a game in `saves/<box>`: a question of the school asks about it, the rulebook shows it.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path

from game.core.resources import SpoiltFile, shipped
from game.core.rules import Seat
from game.saves.parsing import parse
from game.saves.trouble import SaveError
from game.session.session import Session

_SUFFIX = ".kupola"


@cache
def example(box: str, name: str) -> Session:
    """Returns the shipped game of that name of a box, played to its last entry; raises SpoiltFile.

    It is shared by all who ask: ask it for views and beats, and `branch` it to play on.
    """
    try:
        session, _ = Session.resume(parse(shipped_game(box, name).read_bytes()))
    except (OSError, SaveError) as error:
        raise SpoiltFile(f"{box}/{name}{_SUFFIX}") from error
    return session


def shipped_game(box: str, name: str) -> Path:
    """Returns the file of the shipped game of that name of a box."""
    return shipped("positions") / box / f"{name}{_SUFFIX}"


def alone_at(box: str, name: str, seat: Seat, level: str) -> Session:
    """Returns a shipped game of a box to be played on by one person against computer players of a level."""
    found = example(box, name)
    return seated_alone(found.branch(found.number), seat, level)


def seated_alone(session: Session, seat: Seat, level: str) -> Session:
    """Returns a session with one person in a seat, and computer players of a level in all others."""
    session.players = tuple(
        replace(player, kind="human", level="", unasked=frozenset())
        if at == seat
        else replace(player, kind="computer", level=level, unasked=frozenset())
        for at, player in enumerate(session.players)
    )
    return session
