"""The points of a game over its course, and which round it is in."""

from collections.abc import Sequence

from game.boxes.alhambra.rules.events import TurnEnded
from game.boxes.alhambra.rules.tasks import TURN
from game.boxes.alhambra.rules.view import View
from game.core.beat import Beat
from game.courtyard.phrases import Company
from game.palaces.events import ScoringDone
from game.widgets.table import Course


def points(view: View) -> tuple[int, ...]:
    """Returns the points of every seat."""
    return tuple(sum(seat) for seat in view.points)


def course(company: Company, beats: Sequence[Beat]) -> Course:
    """Returns the totals at the start, after each scoring and, before the last one, now."""
    view: View = beats[-1].view
    moments = [(company.say("chapter.start"), (0,) * view.seats)]
    scored = [event for beat in beats for event in beat.events if isinstance(event, ScoringDone)]
    moments += [(company.scoring(event.letter), event.totals[: view.seats]) for event in scored]
    if not view.is_over:
        moments.append((company.say("chapter.now"), points(view)))
    labels, totals = zip(*moments, strict=True)
    return Course(labels, totals)


def round_number(beats: Sequence[Beat]) -> int:
    """Returns which round is being played: everybody's turn makes one, with viziers and last tiles."""
    ended = sum(isinstance(event, TurnEnded) for beat in beats for event in beat.events)
    view: View = beats[-1].view
    return 1 + (ended - (view.stage != TURN)) // view.seats
