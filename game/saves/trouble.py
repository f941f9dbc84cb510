"""What can go wrong with files, and what a player is told: a locale key and its values, never an exception's text."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Values = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a player should be told: a full locale key and the values of its placeholders."""

    key: str
    values: Values = field(default_factory=dict)


class Trouble(Exception):
    """Says why a file could not be read or written; `notice` holds what to tell the player."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"{key} {values}" if values else key)
        self.notice = Notice(key, values)


class SaveError(Trouble):
    """Says that a save cannot be played on."""


class DamagedSave(SaveError):
    """Says that nothing playable is left of a save."""


class NewerSave(SaveError):
    """Says that a save was written by a newer version of the program or of the box's rules."""


class WrongBox(SaveError):
    """Says that a save belongs to another box, or to one that is not on the shelf."""


class StoreError(Trouble):
    """Says that the disk refused: full, read-only or gone. The game in memory is untouched."""
