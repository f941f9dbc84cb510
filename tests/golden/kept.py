"""The games that are kept in the golden folders."""

from functools import cache
from pathlib import Path

from game.saves.reading import parse
from game.session.session import Session


def kept(box: str, name: str) -> Session:
    """Returns a finished game at its end: a copy of one that was played again once for all tests."""
    whole = _replayed(box, name)
    return whole.branch(whole.number)


@cache
def _replayed(box: str, name: str) -> Session:
    session, notice = Session.resume(parse((Path(__file__).parent / box / f"{name}.kupola").read_bytes()))
    assert notice is None, notice
    return session
