"""What was deleted: how much of it there is, and when it is gone for good."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path

from game.saves.autosave import BACKUPS, SUFFIX, discard, games_in
from game.saves.files import Stamp, stamps
from game.saves.trouble import StoreError

MOST_GAMES, DAYS = 100, 30
"""So many deleted games stay in any case, and for so many days all of them do."""
_PEOPLE = ".json"
_AT_ONCE = 50
"""So many games leave by themselves in one go: a slow disk must not keep the menu waiting."""


@dataclass(frozen=True, slots=True)
class Contents:
    """How many deleted games and removed people there are, and how many bytes all that takes."""

    games: int = 0
    people: int = 0
    size: int = 0


def look(trash: Path) -> Contents:
    """Returns what a trash holds; of what others put there nothing is counted."""
    found = _ours(trash)
    people = sum(path.suffix.casefold() == _PEOPLE for path in found)
    return Contents(len(games_in(trash)), people, sum(size for _, size, _ in found.values()))


def empty(trash: Path) -> None:
    """Removes all that was deleted; raises StoreError where some of it stays."""
    is_refused = False
    for path in sorted(_ours(trash), key=lambda path: path.suffix.casefold() == SUFFIX):
        try:
            path.unlink(missing_ok=True)
        except OSError:
            is_refused = True
    if is_refused:
        raise StoreError("ui.settings.trash_refused", folder=str(trash))


def thin_out(trash: Path) -> None:
    """Of more games than stay in any case, removes those deleted longest ago, if that is long enough ago.

    A game that was deleted says when by the times of its file (`Store.delete` sets one, most disks the other).
    """
    games = sorted(((max(written, changed), path) for path, (written, _, changed) in games_in(trash).items()))
    until = (datetime.now(UTC) - timedelta(days=DAYS)).timestamp() * 1e9
    for deleted, path in islice(games, min(_AT_ONCE, max(0, len(games) - MOST_GAMES))):
        if deleted < until:
            with suppress(OSError):
                discard(path)


def _ours(trash: Path) -> dict[Path, Stamp]:
    return stamps(trash, SUFFIX, *BACKUPS, _PEOPLE)
