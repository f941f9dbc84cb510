"""The log as it is read aloud: sentence by sentence, each with the entry that it tells of."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rules import Beat
from game.paint.paragraphs import spoken
from game.tabletop.table import LogLine
from game.widgets.reading import StoryKey

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
    def unwalked(self) -> Mapping[StoryKey, str]:
        """Returns those that no scoring sequence has told."""
        return {key: text for key, text in self.sentences.items() if not self._lines[key].is_walked}

    @property
    def before_walk(self) -> Mapping[StoryKey, str]:
        """Returns those that come before the scoring sequence of the last entry."""
        number = max(self._lines)[0] if self._lines else 0
        walked = [key for key, line in self._lines.items() if line.is_walked and key[0] == number]
        end = min(walked, default=(number + 1, 0))
        return {key: text for key, text in self.unwalked.items() if key < end}

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
