"""How far a game has come."""

from collections.abc import Sequence

from game.boxes.alhambra.rules.tasks import TURN
from game.boxes.alhambra.rules.view import View
from game.core.beat import Beat
from game.palaces.events import TurnEnded


def round_number(beats: Sequence[Beat]) -> int:
    """Returns which round is being played: everybody's turn makes one, with viziers and last tiles."""
    ended = sum(isinstance(event, TurnEnded) for beat in beats for event in beat.events)
    view: View = beats[-1].view
    return 1 + (ended - (view.stage != TURN)) // view.seats
