"""The log as it is read aloud: sentence by sentence, each with the entry that it tells of."""

from collections.abc import Mapping, Sequence

from game.core.beat import Beat
from game.paint.paragraphs import spoken
from game.tabletop.table import LogLine, Table
from game.widgets.reading import StoryKey

_REMEMBERED = 60


class Story:
    """Holds the latest sentences of a log in full. Takes the table that tells them, and what was told."""

    def __init__(self, table: Table, beats: Sequence[Beat]) -> None:
        self._lines = _recounted(table, beats)

    @property
    def sentences(self) -> Mapping[StoryKey, str]:
        """Returns all of them."""
        return {key: spoken(line.aloud or line.text) for key, line in self._lines.items()}

    @property
    def unwalked(self) -> Mapping[StoryKey, str]:
        """Returns those that no scoring sequence has told."""
        return {key: spoken(line.aloud or line.text) for key, line in self._lines.items() if not line.is_walked}

    @property
    def before_walk(self) -> Mapping[StoryKey, str]:
        """Returns those that come before the scoring sequence of the last entry."""
        number = max(self._lines)[0] if self._lines else 0
        walked = [key for key, line in self._lines.items() if line.is_walked and key[0] == number]
        end = min(walked, default=(number + 1, 0))
        return {key: text for key, text in self.unwalked.items() if key < end}


def _recounted(table: Table, beats: Sequence[Beat]) -> dict[StoryKey, LogLine]:
    """Returns sentences by entry and place in it, whole entries, from the oldest on."""
    told: dict[StoryKey, LogLine] = {}
    for beat in reversed(beats):
        if len(told) >= _REMEMBERED and (beat.number, 0) not in told:
            break
        later = [line for key, line in sorted(told.items()) if key[0] == beat.number]
        told |= {(beat.number, i): line for i, line in enumerate((*table.narrate(beat), *later))}
    return dict(sorted(told.items()))
