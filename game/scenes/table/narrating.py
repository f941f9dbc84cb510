"""What the log says of a game: what its box tells, who took over a seat, and who is first by points that were given."""

from collections.abc import Collection, Iterable

from game.core.rules import Beat, Seat
from game.paint.paragraphs import spoken
from game.saves.players import Player
from game.scenes.table.handicap import decided
from game.session.session import Session
from game.tabletop.players import table_of
from game.tabletop.table import LogLine, Table
from game.widgets.ui import Translate


def narrated(words: Translate, table: Table, session: Session, beat: Beat) -> list[LogLine]:
    """Returns what is said of a beat, under the names of those who had the seats then."""
    if any(player.stints for player in session.players):
        table = table_of(words, session, session.sat_at(beat.number))
    changes = [_taken_over(words, *change) for change in session.handed_over(beat.number)]
    return [*table.narrate(beat), *decided(words, session, beat), *changes]


def log_of(
    words: Translate, session: Session, viewer: Seat | None, numbers: Collection[int]
) -> list[tuple[int, LogLine]]:
    """Returns what is said of some entries to a viewer, each sentence with the number of its entry."""
    table, wanted = table_of(words, session), set(numbers)
    beats = (beat for beat in session.beats(viewer) if beat.number in wanted)
    return [(beat.number, line) for beat in beats for line in narrated(words, table, session, beat)]


def as_text(lines: Iterable[LogLine]) -> str:
    """Returns sentences as text to copy or to print, one a line."""
    return "".join(f"{spoken(line.text)}\n" for line in lines)


def _taken_over(words: Translate, seat: Seat, before: Player, now: Player) -> LogLine:
    key = "person" if now.is_human else "computer"
    return LogLine(seat, words(f"seats.log_{key}", player=now.name, before=before.name, level=level_name(words, now)))


def level_name(words: Translate, player: Player) -> str:
    """Returns what the level of a computer player is called, "" for a person."""
    return "" if player.is_human else words(f"ui.lobby.level.{player.level}")
