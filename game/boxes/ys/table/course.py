"""The points of a game over its course."""

from collections.abc import Sequence

from game.boxes.ys.rules.events import TurnEnded
from game.boxes.ys.rules.view import View
from game.core.beat import Beat
from game.widgets.company import Company
from game.widgets.table import Course


def points(view: View) -> tuple[int, ...]:
    """Returns the points of every seat; the neutral player's are shown on the table only."""
    return view.public.points[: view.public.seats]


def course(company: Company, beats: Sequence[Beat]) -> Course:
    """Returns the totals at the start, after each turn and, before the end, now."""
    view: View = beats[-1].view
    moments = [(company.say("chapter.start"), (0,) * view.public.seats)]
    over = [(event, beat.view) for beat in beats for event in beat.events if isinstance(event, TurnEnded)]
    moments += [
        (company.say("chapter.turn", number=event.round), points(then)) for event, then in over if not then.is_over
    ]
    moments.append((company.say("chapter.final" if view.is_over else "chapter.now"), points(view)))
    labels, totals = zip(*moments, strict=True)
    return Course(labels, totals)
