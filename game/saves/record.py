"""A game on paper: what a save holds, and the text that it is written as.

One JSON value a line: a header (format, box, rules version, players, options, opening luck …, a digest of all that), a
line per entry (`[seat, move, luck, digest]`), last a snapshot of the state with a digest of all lines after the header.
The entries of a finished game can be read by people. What would show hidden cards or the luck to come to anybody who
opens the file in an editor is sealed: the seed, a starting position, the snapshot, and as long as the game is not over
also the opening's luck and the entries (`[[seat, move, luck] in one word, digest]`).
"""

import base64
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Self

from game.core.codec import Plain
from game.core.rules import Options, Progress
from game.core.text import clean
from game.saves.players import Player
from game.saves.sealing import digest, seal
from game.saves.trouble import Notice

FORMAT = 2
CHECK = "check"
"""The key of the digests of the header and of the lines after it."""
STANDING = "standing"
"""The key of how a finished game ended; older saves do not have it."""
LONGEST = 200
"""Letters of the longest name."""
SECONDS = "seconds"
"""The key of how long was played; older saves do not have it."""
EVENING = "evening"
"""The key of the evening that a game belongs to; most games, and all older saves, have none."""
BRANCH = "branch"
"""The key that tells of a game that it was played on from another; all other games, and older saves, have none."""


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
        return cls(clean(name, LONGEST), datetime.now(UTC).isoformat(timespec="milliseconds"), picture)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a finished game ended, for lists: the points and the place of every seat."""

    totals: tuple[int, ...]
    places: tuple[int, ...]

    def to_plain(self) -> list[list[int]]:
        """Returns it as a header holds it."""
        return [list(self.totals), list(self.places)]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: who plays what, how it began, every entry, and the encoded last state (None when it was lost).

    `lost` counts the entries that the file should hold and that could not be read; `is_torn` tells whether its lines
    differ from what was written, and `mended` what to tell the player about its header. `progress` (None where the file
    says nothing of it) and `acting`, the seats that must decide, are what lists tell of a game without opening it, and
    of a finished one its `standing` (None where the file says nothing of it). `seconds` is how long people sat at it
    (0: unknown), `evening` the id of the evening that it is part of ("": of none); `is_branch` tells whether it was
    played on from a finished one.
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
    standing: Standing | None = None
    seconds: int = 0
    evening: str = ""
    is_branch: bool = False
    is_torn: bool = False
    mended: tuple[Notice, ...] = ()

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
            **({} if self.standing is None else {STANDING: self.standing.to_plain()}),
            **({SECONDS: self.seconds} if self.seconds else {}),
            **({EVENING: self.evening} if self.evening else {}),
            **({BRANCH: True} if self.is_branch else {}),
            "name": self.label.name,
            "written": self.label.written,
            "luck": list(self.opening.luck) if self.is_over else seal([*self.opening.luck]),
            "digest": self.opening.digest,
            "start": None if self.opening.start is None else seal(self.opening.start),
            "played": self.opening.played,
            "seed": seal(self.seed),
            "picture": base64.b64encode(self.label.picture).decode("ascii"),
        }

    def to_bytes(self) -> bytes:
        """Returns the text of the save in UTF-8, one JSON value a line."""
        body: list[Any] = [self._line(entry) for entry in self.entries]
        if self.snapshot is not None:
            word = seal(self.snapshot)
            body.append({"snapshot": word, CHECK: digest([*body, word])})
        return "".join(map(text_line, [signed(self.header), *body])).encode(errors="replace")

    def _line(self, entry: Entry) -> list[Any]:
        seat, move, luck = entry.seat, entry.move, list[Any](entry.luck)
        return [seat, move, luck, entry.digest] if self.is_over else [seal([seat, move, luck]), entry.digest]


def signed(head: dict[str, Any]) -> dict[str, Any]:
    """Returns a header with the digest of all that it says."""
    told = {key: value for key, value in head.items() if key != CHECK}
    return told | {CHECK: digest(told)}


def text_line(value: Any) -> str:
    """Returns plain data as a line of a save."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"
