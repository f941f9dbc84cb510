"""What a worked example of a rulebook is: a position with a name, written as a save that ships with the program."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.core import box as shelf
from game.core.codec import Codec
from game.core.resources import shipped
from game.saves.autosave import SUFFIX
from game.saves.players import Player
from game.saves.record import Opening, Record
from game.session.session import Session
from tests.golden.playing import COLOURS

_SEED = 20


@dataclass(frozen=True)
class Example:
    """One example: the box, the file's stem (a text of the box under `examples`), who plays, the position.

    `moves` were played since, by whoever had to decide; `options` are those that are switched on.
    """

    box: str
    stem: str
    names: tuple[str, ...]
    state: Any
    moves: Sequence[Any] = ()
    options: tuple[str, ...] = ()

    def record(self) -> Record:
        about = shelf.about(self.box)
        players = tuple(Player(name, colour, "human") for name, colour in zip(self.names, COLOURS, strict=False))
        codec = Codec(shelf.codec_table(self.box))
        start = codec.encode(self.state)
        session, _ = Session.resume(
            Record(
                about.name,
                about.rules_version,
                players,
                about.complete(dict.fromkeys(self.options, True)),
                _SEED,
                Opening((), codec.digest(self.state), start),
                entries=(),
                snapshot=start,
                is_over=False,
            )
        )
        for move in self.moves:
            (seat,) = session.to_act()
            session.submit(seat, move, session.number)
        return session.record()

    @property
    def path(self) -> Path:
        """Where the example ships."""
        return shipped("positions") / self.box / f"{self.stem}{SUFFIX}"


def as_kept(record: Record, kept: Record) -> Record:
    """Returns a record with the version of the rules and the stand that the header of a kept game tells."""
    return replace(record, rules_version=kept.rules_version, progress=kept.progress, standing=kept.standing)
