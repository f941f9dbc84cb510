"""The points of a game over its course."""

from collections.abc import Sequence

from game.boxes.ys.rules.events import TurnEnded
from game.boxes.ys.rules.view import View
from game.core.beat import Beat
from game.tabletop.players import Players
from game.tabletop.table import History


def points(view: View) -> tuple[int, ...]:
    """Returns the points of every seat; the neutral player's are shown on the table only."""
    return view.public.points[: view.public.seats]


def history(players: Players, beats: Sequence[Beat]) -> History:
    """Returns the totals at the start, after each turn and, before the end, now."""
    view: View = beats[-1].view
    moments = [(players.say("chapter.start"), (0,) * view.public.seats)]
    over = [(event, beat.view) for beat in beats for event in beat.events if isinstance(event, TurnEnded)]
    moments += [
        (players.say("chapter.turn", number=event.round), points(then)) for event, then in over if not then.is_over
    ]
    moments.append((players.say("chapter.final" if view.is_over else "chapter.now"), points(view)))
    labels, totals = zip(*moments, strict=True)
    return History(labels, totals)
