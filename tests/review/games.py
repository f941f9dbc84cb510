"""Finished games for tests of their review."""

from functools import cache

from game.ai.bots import choose
from game.core.rules import Seat
from game.review.course import Course
from game.review.walk import walked
from game.saves.players import Player
from game.session.session import Session
from tests.golden.kept import kept

BOXES = ("alhambra_cards", "kalah", "maharaja", "ys")
"""Of every day; the tile game takes longest and is asked nothing that the others are not."""
_NAMES = {"alhambra_cards": "two-most"}


def kalah(level: str = "random", entries: int = 999) -> Session:
    """Returns a game of Kalah, or its beginning."""
    players = [Player("Zsófia", "cobalt", "human"), Player("Wojciech", "jade", "computer", level)]
    session = Session.new("kalah", players, {}, 3)
    while session.to_act() and session.number < entries:
        seat, number = min(session.to_act()), session.number
        session.submit(seat, choose("kalah", level, session.view(seat), Seat(seat), number), number)
    return session


@cache
def finished(box: str) -> Session:
    """Returns a finished game of a box for two."""
    return kalah() if box == "kalah" else kept(box, _NAMES.get(box, "two"))


@cache
def judged(box: str) -> Course:
    return walked(finished(box), "easy")
