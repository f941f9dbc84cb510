"""A finished game as the history holds it: no moves, no luck, no seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.rules import Options, ScoreLine
from game.saves.players import Player
from game.saves.record import Record
from game.saves.reviews import game_key
from game.saves.sealing import digest
from game.session.session import Refused, Session

Points = Mapping[str, int]
"""Points by the key of a line of the result, or of a kind of points."""
Kinds = Sequence[Points]
"""Points by kind for every seat."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat: the player, total and place, points by line of the result and by kind."""

    player: Player
    total: int
    place: int
    lines: Points = field(default_factory=dict)
    kinds: Points = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over.

    `digest` is equal for the same luck and moves, `deal` for the same box, number of seats and seed. `ended` is when
    (ISO 8601, UTC, "" when unknown), `reason` why, as a key of the box; `seconds` how long was played (0: unknown).
    """

    digest: str
    deal: str
    box: str
    rules_version: int
    options: Options
    ended: str
    reason: str
    seconds: int
    entries: int
    seats: tuple[SeatResult, ...]


def finished_game(session: Session, record: Record, kinds: Kinds = ()) -> FinishedGame:
    """Returns what the history keeps of a game.

    Takes its session, the record that it was played from, and everybody's points by kind, nothing where they are not
    known. Raises Refused while the game goes on: what is secret now must not be found in a database.
    """
    if not session.is_over:
        raise Refused("ui.review.not_over")
    result = session.result()
    seats = tuple(
        SeatResult(player, total, place, _points(lines), kinds[seat] if kinds else {})
        for seat, (player, total, place, lines) in enumerate(
            zip(session.players, result.totals, result.places, result.lines, strict=True)
        )
    )
    return FinishedGame(
        digest=game_key(record),
        deal=deal_key(record.box, len(record.players), record.seed),
        box=record.box,
        rules_version=record.rules_version,
        options=session.options,
        ended=record.label.written,
        reason=result.reason,
        seconds=record.seconds,
        entries=record.opening.played + len(record.entries),
        seats=seats,
    )


def _points(lines: Sequence[ScoreLine]) -> Points:
    return {line.key: line.points for line in lines}


def deal_key(box: str, seats: int, seed: int) -> str:
    """Returns what games of the same box, number of seats and seed have in common; the seed is not found from it."""
    return digest([box, seats, seed])
