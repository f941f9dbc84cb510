"""How a handicap is told at the table: who began with points, and who is ahead by them in the end."""

from collections.abc import Sequence

from game.core.rules import Beat, Result
from game.saves.players import Player
from game.session.handicap import is_handicapped
from game.session.session import Session
from game.tabletop.table import LogLine
from game.widgets.ui import Translate


def starts(words: Translate, players: Sequence[Player]) -> list[str]:
    """Returns who begins with how many points, “Leo +11”."""
    return [
        words("evening.handicap.start", player=player.name, points=player.start) for player in players if player.start
    ]


def decided(words: Translate, session: Session, beat: Beat) -> list[LogLine]:
    """Returns who is first by points that were given, once the rules have named a winner in that beat."""
    if is_handicapped(session.players) and session.is_over and session.progress(beat.view) is None:
        return [LogLine(None, _decided(words, session))]
    return []


def _decided(words: Translate, session: Session) -> str:
    """Who is first with the points that were given, and who would be without them, if that is somebody else."""
    first, earned = (_first(session, result) for result in (session.result(), session.earned()))
    if first == earned:
        return words("evening.handicap.wins", players=first)
    return words("evening.handicap.turns", players=first, others=earned)


def _first(session: Session, result: Result) -> list[str]:
    return [player.name for player, place in zip(session.credited, result.places, strict=True) if place == 1]
