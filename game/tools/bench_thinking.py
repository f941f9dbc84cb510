"""The parts of `bench` that say how long computer players think: about a move, and about a game that is over."""

from statistics import median, quantiles
from time import process_time

from game.ai.bots import choose
from game.ai.levels import adviser
from game.core import box as shelf
from game.core.resources import shipped
from game.core.rules import Seat
from game.locale.words import Words
from game.review.moments import moments
from game.review.walk import Walk
from game.session.session import Session
from game.tools.demo import players

_GAMES, _SEATS = 2, 4


def expert(box: str) -> dict[str, float]:
    """Returns the seconds that Expert thinks about a decision of its own at four seats: median, p95, longest."""
    taken = list[float]()
    for seed in range(_GAMES):
        session = _session(box, ["expert"] * min(_SEATS, shelf.about(box).seats[-1]), seed)
        while session.to_act():
            seat = min(session.to_act())
            start = process_time()
            move = choose(box, "expert", session.view(seat), seat, session.number)
            taken.append(process_time() - start)
            session.submit(seat, move, session.number)
    found = {"median": median(taken), "p95": quantiles(taken, n=20)[-1], "longest": max(taken)}
    return {key: round(value, 2) for key, value in found.items()} | {"decisions": len(taken)}


def review(box: str) -> dict[str, float]:
    """Returns the seconds that a review takes of a game of one person and two others: to its first moment, and all."""
    session = _session(box, ["human", "normal", "normal"], 5)
    while session.to_act():
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    walk, seconds, first = Walk(session, adviser().key), 0.0, 0.0
    while (task := walk.task) is not None:
        start = process_time()
        found = task()
        seconds += process_time() - start
        walk.take(found)
        if not first and moments(walk.course(), Seat(0)):
            first = seconds
    return {"first_moment_s": round(first, 2), "all_s": round(seconds, 2), "entries": session.number}


def _session(box: str, levels: list[str], seed: int) -> Session:
    return Session.new(box, players(Words("en", (shipped("locales"),)), levels), {}, seed)
