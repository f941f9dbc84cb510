"""The games that are kept in the golden folders."""

from functools import cache
from pathlib import Path

from game.saves.parsing import parse
from game.session.session import Session

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.kupola"))


@cache
def replayed(path: Path) -> Session:
    """Returns a kept game at its end, played again once for all who only look at it."""
    session, notice = Session.resume(parse(path.read_bytes()))
    assert notice is None, notice
    return session


def finished(name: str) -> Session:
    """Returns a finished game, "box/name", to look at."""
    return replayed(FOLDER / f"{name}.kupola")


def kept(box: str, name: str) -> Session:
    whole = finished(f"{box}/{name}")
    return whole.branch(whole.number)
