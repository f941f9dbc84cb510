"""Puzzles out of one's own games: the decision that cost most comes back another day, judged as the review judges."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.ai import reasons
from game.ai.judging import Judgement, judge
from game.ai.levels import adviser
from game.challenges.notes import OwnPuzzle
from game.challenges.puzzles import LEVEL, reply
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Seat
from game.history.history import History
from game.review.walk import Task, judging_seed
from game.saves.parsing import parse_header
from game.saves.reviews import game_key
from game.saves.trouble import SaveError
from game.session.session import Session
from game.tabletop.example import seated_alone

SHOWN = 6
"""So many of a box are offered at a time."""
_GAME = "SELECT id, ended FROM games WHERE digest = ?"
_NAMES = "SELECT name FROM files WHERE game = ? ORDER BY changed DESC"


@dataclass(frozen=True, slots=True)
class OwnGame:
    """An own puzzle with what the history knows of its game.

    That is the day on which the game ended, who played, the replay and its picture; there is no replay (None) where
    it was deleted.
    """

    puzzle: OwnPuzzle
    day: str
    players: tuple[str, ...] = ()
    path: Path | None = None
    picture: bytes = b""


def fits(puzzle: OwnPuzzle, session: Session) -> bool:
    """Tells whether a session is the game of a puzzle, with all moves up to the decision."""
    if not session.is_over or session.box != puzzle.box or game_key(session.record()) != puzzle.game:
        return False
    movers = [seat for seat, _ in session.played()]
    return puzzle.number <= len(movers) and movers[puzzle.number - 1] == puzzle.seat


def due(puzzles: Iterable[OwnPuzzle], box: str, today: str) -> list[OwnPuzzle]:
    """Returns the puzzles of a box that come back today, the newest first: not on the day of the review itself."""
    return [each for each in reversed(list(puzzles)) if each.box == box and each.day < today]


def games_of(history: History, replays: Path, puzzles: Iterable[OwnPuzzle]) -> list[OwnGame]:
    """Returns puzzles with their games, as far as the history knows them; takes the folder of the replays."""
    return [_game_of(history, replays, each) for each in puzzles]


def _game_of(history: History, replays: Path, puzzle: OwnPuzzle) -> OwnGame:
    for number, ended in history.rows(_GAME, puzzle.game):
        players = tuple(seat.player.name for seat in history.game(number).seats)
        paths = (replays / name for (name,) in history.rows(_NAMES, number))
        path = next((path for path in paths if path.is_file()), None)
        return OwnGame(puzzle, ended[: len("2026-11-29")], players, path, _picture(path) if path else b"")
    return OwnGame(puzzle, puzzle.day)


def _picture(path: Path) -> bytes:
    with suppress(OSError, SaveError), path.open("rb") as file:
        return parse_header(file.readline()).label.picture
    return b""


class OwnAttempt:
    """One try at an own puzzle: `session` stands before the decision, with the solver as the only person.

    Takes the finished game, which has to fit. It is over with the first move, and nobody else moves before.
    """

    may_reply = False

    def __init__(self, game: Session, puzzle: OwnPuzzle) -> None:
        self.puzzle = puzzle
        self.played = game.played()[puzzle.number - 1][1]
        self.session = seated_alone(game.branch(game.numbers[puzzle.number - 1]), puzzle.seat, LEVEL)
        self._first, self._before = self.session.number, self.session.view(puzzle.seat)

    @property
    def is_over(self) -> bool:
        """Tells whether the decision was made."""
        return self.session.number > self._first

    @property
    def move(self) -> Any:
        """Returns what was decided."""
        return Codec(shelf.codec_table(self.puzzle.box)).decode(self.session.record().entries[-1].move)

    @property
    def task(self) -> Task:
        """Returns what judges it, as the review judged what was played: from the same view, in the same worlds."""
        it = self.puzzle
        seed = judging_seed(it.number)
        return partial(judge, it.box, adviser().key, self._before, it.seat, seed, self.move)

    def is_solved(self, found: Judgement | None) -> bool:
        """Tells whether the review would have nothing to say of it that is worth a word; takes the judgement."""
        return found is None or found.slip < reasons.load(self.puzzle.box).slip

    def reply(self, seat: Seat) -> Any:
        """Returns what a computer player would do that has to act."""
        return reply(self.session, seat)


def in_order(games: Sequence[OwnGame], solved: Iterable[str]) -> list[OwnGame]:
    """Returns the puzzles that are offered: those not solved yet in front; takes the keys of the solved ones."""
    done = set(solved)
    return sorted(games, key=lambda game: game.puzzle.key in done)[:SHOWN]
