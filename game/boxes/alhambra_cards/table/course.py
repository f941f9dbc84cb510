"""Points over a game, and how far it has come."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.rules.events import TurnEnded, TurnSkipped
from game.boxes.alhambra_cards.rules.view import View
from game.core.beat import Beat
from game.palaces.events import ScoringDone
from game.widgets.table import Course
from game.widgets.ui import Translate


def points(view: View) -> tuple[int, ...]:
    """Returns the points of every seat."""
    return tuple(sum(seat) for seat in view.points)


def course(words: Translate, beats: Sequence[Beat]) -> Course:
    """Returns the totals at the start, after each scoring and, before the last one, now."""
    view: View = beats[-1].view
    moments = [(words("alhambra_cards.chapter.start"), (0,) * view.seats)]
    for event in (event for beat in beats for event in beat.events):
        if isinstance(event, ScoringDone):
            letter = words(f"palaces.scoring_letter.{event.letter.lower()}")
            moments.append((letter, event.totals[: view.seats]))
    if not view.is_over:
        moments.append((words("alhambra_cards.chapter.now"), points(view)))
    labels, totals = zip(*moments, strict=True)
    return Course(labels, totals)


def round_number(beats: Sequence[Beat]) -> int:
    """Returns which round is being played: everybody's turn, had or skipped, makes one."""
    turns = sum(_ends_turn(event) for beat in beats for event in beat.events)
    view: View = beats[-1].view
    return 1 + (turns - view.is_over) // view.seats


def _ends_turn(event: object) -> bool:
    return isinstance(event, TurnEnded) or (isinstance(event, TurnSkipped) and not event.bonus)
