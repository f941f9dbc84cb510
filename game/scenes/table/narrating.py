"""What the log says of a game: what its box tells, who took over a seat, points that were given; also read aloud."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from game.core.rules import Beat, Seat
from game.paint.paragraphs import spoken
from game.saves.players import Player
from game.scenes.table.handicap import decided
from game.session.session import Session
from game.tabletop.players import table_of
from game.tabletop.table import LogLine, Table
from game.widgets.reading import StoryKey
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


_REMEMBERED = 60


class Story:
    """Holds the latest sentences of a log in full.

    Takes what tells an entry, what was told, and the story that this one follows: what both tell is not put into
    words again.
    """

    def __init__(
        self, tell: Callable[[Beat], Sequence[LogLine]], beats: Sequence[Beat], former: "Story | None" = None
    ) -> None:
        self._tell = tell
        self._beats = len(beats), beats[-1]
        self._former = former._narrated if former else {}
        self._narrated: dict[int, tuple[Beat, Sequence[LogLine]]] = {}
        self._lines = self._recounted(beats)
        self._former = {}
        self.sentences = {key: spoken(line.aloud or line.text) for key, line in self._lines.items()}

    def tells(self, beats: Sequence[Beat]) -> bool:
        """Tells whether this is the story of what was told."""
        count, last = self._beats
        return len(beats) == count and beats[-1] is last

    @property
    def outside_sequences(self) -> Mapping[StoryKey, str]:
        """Returns those that no scoring sequence has told."""
        return {key: text for key, text in self.sentences.items() if not self._lines[key].is_in_sequence}

    @property
    def before_sequence(self) -> Mapping[StoryKey, str]:
        """Returns those that come before the scoring sequence of the last entry."""
        number = max(self._lines)[0] if self._lines else 0
        told = [key for key, line in self._lines.items() if line.is_in_sequence and key[0] == number]
        end = min(told, default=(number + 1, 0))
        return {key: text for key, text in self.outside_sequences.items() if key < end}

    def _recounted(self, beats: Sequence[Beat]) -> dict[StoryKey, LogLine]:
        """Returns sentences by entry and place in it, whole entries, from the oldest on."""
        told: dict[int, list[LogLine]] = {}
        for beat in reversed(beats):
            later = told.get(beat.number, [])
            if not later and sum(map(len, told.values())) >= _REMEMBERED:
                break
            told[beat.number] = [*self._narrate(beat), *later]
        return {(number, i): line for number, lines in sorted(told.items()) for i, line in enumerate(lines)}

    def _narrate(self, beat: Beat) -> Sequence[LogLine]:
        known = self._former.get(id(beat))  # the beat is kept beside its lines, so that no other can have its number
        self._narrated[id(beat)] = known or (beat, self._tell(beat))
        return self._narrated[id(beat)][1]
