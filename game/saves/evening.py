"""The evening that goes on: who sat down and which boxes there will be; what was played is in the history."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from game.saves.claims import waited
from game.saves.files import read_json, refusal, set_aside, write_json
from game.saves.players import PERSON_ID, Player, read_players
from game.saves.trouble import InUse, Notice

_VERSION = 1
MOST_GAMES = 24
"""So many games an evening has at most."""
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening: its id, which its games carry; who sits at the first one; all boxes in order, those played too."""

    id: str
    players: tuple[Player, ...]
    boxes: tuple[str, ...]

    @classmethod
    def begin(cls, players: Sequence[Player], boxes: Sequence[str]) -> Self:
        """Returns a new evening."""
        return cls(secrets.token_hex(8), tuple(players), tuple(boxes))

    def to_plain(self) -> dict[str, Any]:
        """Returns the evening as it stands in a file."""
        players = [player.to_plain() for player in self.players]
        return {"version": _VERSION, "id": self.id, "players": players, "boxes": list(self.boxes)}

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        """Returns the evening of a file's plain data; raises ValueError when it describes none, or is a newer one."""
        match plain:
            case {"version": 1, "id": str() as name, "players": [_, *_] as players, "boxes": list() as boxes}:
                if PERSON_ID.fullmatch(name) and all(isinstance(box, str) and len(box) <= _LONGEST for box in boxes):
                    return cls(name, read_players(players)[0], tuple(boxes[:MOST_GAMES]))
        raise ValueError("evening")


def read_evening(path: Path) -> tuple[Evening | None, Notice | None]:
    """Returns the evening that goes on, None for none, and what to tell when its file was damaged and is set aside."""
    try:
        plain = read_json(path)
        return (None if plain is None else Evening.from_plain(plain)), None
    except ValueError:
        set_aside(path)
        return None, Notice("evening.cup.notice_damaged")


def write_evening(path: Path, evening: Evening) -> None:
    """Puts the evening on the disk; raises InUse where another program has begun another one, StoreError."""
    with _of(path, evening):
        write_json(path, evening.to_plain())


def end_evening(path: Path, evening: Evening) -> None:
    """Ends the evening; its games stay in the history. Raises what `write_evening` raises."""
    with _of(path, evening):
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise refusal(error, path) from error


@contextmanager
def _of(path: Path, evening: Evening) -> Iterator[None]:
    with waited(path):
        found, _ = read_evening(path)
        if found and found.id != evening.id:
            raise InUse("evening.cup.error_other")
        yield
