"""A game on paper: what a save holds, and the text that it is written as.

One JSON value a line: a header (format, box, rules version, players, options, opening luck …), a line per entry
(`[seat, move, luck, digest]`), last a snapshot of the state. Entries can be read by people; the seed, a starting
position and the snapshot are sealed (compressed), because they would show hidden cards and the luck to come to anybody
who opens the file in an editor. That keeps honest people honest; an offline program cannot do more.
"""

import base64
import json
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Self

from game.core.codec import Plain
from game.core.rules import Options, Progress
from game.saves.players import Player

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log: who, the encoded move, the indices of the luck used, the digest of the state after it."""

    seat: int
    move: Plain
    luck: tuple[int, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game began: the luck of the setup, or a position when the history before it was closed.

    `digest` is that of the first state. `start` is the encoded first state of a closed history, else None; `played`
    counts the entries before it, so that the dice go on where they were.
    """

    luck: tuple[int, ...]
    digest: str
    start: Plain = None
    played: int = 0


@dataclass(frozen=True, slots=True)
class Label:
    """What a list of saves shows: name, when it was written (ISO 8601, UTC), picture of the public view (JPEG)."""

    name: str = ""
    written: str = ""
    picture: bytes = b""

    @classmethod
    def now(cls, name: str = "", picture: bytes = b"") -> Self:
        """Returns a label with the time of this moment."""
        return cls(name, datetime.now(UTC).isoformat(timespec="milliseconds"), picture)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: who plays what, how it began, every entry, and the encoded last state (None when it was lost).

    `lost` counts the entries that the file should hold and that could not be read. `progress` (None where the file says
    nothing of it) and `acting`, the seats that must decide, are what lists tell of a game without opening it.
    """

    box: str
    rules_version: int
    players: tuple[Player, ...]
    options: Options
    seed: int
    opening: Opening
    entries: tuple[Entry, ...]
    snapshot: Plain
    is_over: bool
    label: Label = Label()
    lost: int = 0
    progress: Progress | None = None
    acting: tuple[int, ...] = ()

    @property
    def header(self) -> dict[str, Any]:
        """Returns the header as plain data."""
        return {
            "kupola": FORMAT,
            "box": self.box,
            "rules": self.rules_version,
            "players": [player.to_plain() for player in self.players],
            "options": dict(self.options),
            "entries": len(self.entries),
            "over": self.is_over,
            "progress": None if self.progress is None else [self.progress.key, self.progress.number],
            "acting": list(self.acting),
            "name": self.label.name,
            "written": self.label.written,
            "luck": list(self.opening.luck),
            "digest": self.opening.digest,
            "start": None if self.opening.start is None else seal(self.opening.start),
            "played": self.opening.played,
            "seed": seal(self.seed),
            "picture": base64.b64encode(self.label.picture).decode("ascii"),
        }

    def to_bytes(self) -> bytes:
        """Returns the text of the save in UTF-8, one JSON value a line."""
        lines = [_line(self.header)]
        lines += [_line([entry.seat, entry.move, list(entry.luck), entry.digest]) for entry in self.entries]
        if self.snapshot is not None:
            lines.append(_line({"snapshot": seal(self.snapshot)}))
        return "".join(lines).encode(errors="replace")


def seal(plain: Plain) -> str:
    """Returns plain data as one word that nobody reads by accident."""
    return base64.b64encode(zlib.compress(json.dumps(plain, separators=(",", ":")).encode())).decode("ascii")


def unseal(word: Any) -> Any:
    """Returns what was sealed; raises ValueError when the word is damaged."""
    if not isinstance(word, str):
        raise ValueError("seal")
    try:
        return json.loads(zlib.decompress(base64.b64decode(word, validate=True)))
    except (zlib.error, RecursionError) as error:
        raise ValueError("seal") from error


def _line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"
