"""What can go wrong with files, and what a player is told: a locale key and its values, never an exception's text."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Values = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a player should be told: a full locale key and the values of its placeholders.

    `also` holds what there is to tell besides.
    """

    key: str
    values: Values = field(default_factory=dict)
    also: tuple["Notice", ...] = ()

    @property
    def all(self) -> tuple["Notice", ...]:
        """Returns the notice and what there is to tell besides, one by one."""
        return (Notice(self.key, self.values), *(each for other in self.also for each in other.all))

    @classmethod
    def together(cls, notices: Iterable["Notice"]) -> "Notice | None":
        """Returns several notices as one, None when there are none."""
        found = [each for notice in notices for each in notice.all]
        return cls(found[0].key, found[0].values, tuple(found[1:])) if found else None


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

    @property
    def is_full(self) -> bool:
        """Tells whether there was no room."""
        return self.notice.key == "ui.saves.error_disk_full"


class InUse(StoreError):
    """Says that another running program has a game open."""
