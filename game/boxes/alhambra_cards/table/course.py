"""How far a game has come."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.rules.view import View
from game.core.beat import Beat
from game.palaces.events import TurnEnded, TurnSkipped


def round_number(beats: Sequence[Beat]) -> int:
    """Returns which round is being played: everybody's turn, had or skipped, makes one."""
    turns = sum(_ends_turn(event) for beat in beats for event in beat.events)
    view: View = beats[-1].view
    return 1 + (turns - view.is_over) // view.seats


def _ends_turn(event: object) -> bool:
    return isinstance(event, TurnEnded) or (isinstance(event, TurnSkipped) and not event.bonus)
