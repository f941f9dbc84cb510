"""A finished game as the history holds it: no moves, no luck, no seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.achievements import Game
from game.core.box import achievements
from game.core.rules import Options, Result, Seat
from game.saves.players import Player, had_second_thoughts
from game.saves.record import Record
from game.saves.reviews import game_key
from game.saves.sealing import digest
from game.session.handicap import LINE, is_handicapped
from game.session.session import Refused, Session

Points = Mapping[str, int]
"""Points by the key of a line of the result, or of a kind of points."""
Kinds = Sequence[Points]
"""Points by kind for every seat."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat: the player, total and place, points by line of the result (and by what
    else decides between equal totals), and by kind.

    `achievements` are the keys of those that the game brought. `person` is whose the seat is ("": nobody's): in the
    history also somebody's who is known by the name, while the player is as the replay has it.
    """

    player: Player
    total: int
    place: int
    lines: Points = field(default_factory=dict)
    kinds: Points = field(default_factory=dict)
    achievements: tuple[str, ...] = ()
    person: str = ""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over.

    `digest` is equal for the same luck and moves, `deal` for the same box, number of seats and seed. `ended` is when
    (ISO 8601, UTC, "" when unknown), `reason` why, as a key of the box; `seconds` how long was played (0: unknown).
    `first` is the seat that began (None: several at once, or unknown), `evening` the evening that it was part of.
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
    first: Seat | None = None
    evening: str = ""

    @property
    def can_count(self) -> bool:
        """Tells whether it may set records: nobody began with points, and nobody had second thoughts."""
        players = [seat.player for seat in self.seats]
        return not is_handicapped(players) and not had_second_thoughts(players)


def finished_game(session: Session, record: Record, kinds: Kinds = ()) -> FinishedGame:
    """Returns what the history keeps of a game.

    Takes its session, the record that it was played from, and everybody's points by kind, nothing where they are not
    known. Raises Refused while the game goes on: what is secret now must not be found in a database.
    """
    if not session.is_over:
        raise Refused("ui.review.not_over")
    result, won = session.result(), achieved(session)
    seats = tuple(
        SeatResult(player, total, place, lines, _kinds(kinds[seat], player) if kinds else {}, won[seat], player.person)
        for seat, (player, total, place, lines) in enumerate(
            zip(session.credited, result.totals, result.places, points_by_line(result), strict=True)
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
        first=session.first,
        evening=record.evening,
    )


def achieved(session: Session) -> tuple[tuple[str, ...], ...]:
    """Returns the keys of the achievements that a finished game brought to each seat, as an onlooker may tell.

    Computer players win none, and nobody does where what came before a position was closed.
    """
    if session.opening.start is not None:
        return ((),) * len(session.players)
    game = Game(session.beats(None), session.result(), session.options)
    offered = achievements(session.box)
    return tuple(
        tuple(each.key for each in offered if player.is_human and each.is_won(game, Seat(seat)))
        for seat, player in enumerate(session.credited)
    )


def points_by_line(result: Result) -> tuple[Points, ...]:
    """Returns for every seat the points of its result by line, with what else decides where totals are equal."""
    breaks = result.breaks or ((),) * len(result.lines)
    return tuple(
        {line.key: line.points for line in (*own, *more)} for own, more in zip(result.lines, breaks, strict=True)
    )


def _kinds(earned: Points, player: Player) -> Points:
    """Returns points by kind with what a player began with."""
    return {**earned, LINE: player.start} if player.start else earned


def deal_key(box: str, seats: int, seed: int) -> str:
    """Returns what games of the same box, number of seats and seed have in common; the seed is not found from it."""
    return digest([box, seats, seed])
