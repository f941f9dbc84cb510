"""Positions of games that pictures are taken of: in a checkout none depends on what a computer player would choose."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.ai.levels import DEFAULT
from game.ai.process import Task
from game.ai.worker import BotWorker
from game.core.resources import shipped
from game.core.rules import Seat
from game.program import Program
from game.saves.players import Player
from game.session.session import Session
from game.tools.moments import played
from game.tools.saved import SavedGame

_GOLDEN = Path(__file__).parents[2] / "tests" / "golden"


class Prompter(BotWorker):
    """Has no process: it says what it was told, if anything, and thinks forever otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.found: object = None
        self._token = 0

    def wake(self, box: str) -> None:
        """Has nothing to load."""

    def ask(self, token: int, task: Task, *, is_watched: bool = False, is_patient: bool = False) -> None:
        self._token = token

    def poll(self) -> tuple[int, object] | None:
        """Answers with what it was told, once."""
        found, self.found = self.found, None
        return None if found is None else (self._token, found)


def examples(box: str) -> Iterator[tuple[str, Path]]:
    """Yields the names and files of the positions of a box that ship with the program."""
    yield from _games("example", shipped("positions") / box)


def golden(box: str) -> Iterator[tuple[str, Path]]:
    """Yields the names and files of a box's golden games, which only a checkout has."""
    yield from _games("golden", _GOLDEN / box)


def finished(made: Program, box: str) -> list[tuple[str, Callable[[], Session]]]:
    """Returns the golden games of a box by name; where there are none, one that is played when it is asked for."""
    kept: dict[str, Callable[[], Session]] = {name: partial(opened, path) for name, path in golden(box)}
    return [*kept.items()] or [("played", partial(played, made, box, ["human", "easy", "easy"], -1))]


def _games(kind: str, folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.glob("*.kupola")):
        yield f"{kind}.{path.stem}", path


def opened(path: Path) -> Session:
    """Returns the game in a file."""
    return SavedGame(path, is_all=True).for_all()


def seated(session: Session, number: int, people: Collection[Seat], **options: bool) -> Session:
    """Returns the game as it stood after an entry, with people in these seats only and some options changed."""
    made = session.branch(number)
    made.players = tuple(_player(player, Seat(i) in people) for i, player in enumerate(made.players))
    made.options |= options
    return made


def _player(player: Player, is_human: bool) -> Player:
    if is_human:
        return replace(player, kind="human", level="", unasked=frozenset())
    return replace(player, kind="computer", level=player.level or DEFAULT)


def kinds(session: Session) -> frozenset[str]:
    """Returns the kinds of the moves of the one seat that is to act; none where several are to act, or nobody."""
    acting = session.to_act()
    if len(acting) != 1:
        return frozenset()
    return frozenset(type(move).__name__ for seat in acting for move in session.legal(seat))


def decisions(session: Session) -> list[int]:
    """Returns the entries after which a kind of move can be made for the first time, and the last with a decision."""
    first: dict[str, int] = {}
    last = 0
    for number in session.numbers:
        for kind in kinds(session.branch(number)):
            first.setdefault(kind, number)
            last = number
    return sorted({*first.values(), last})


def happenings(session: Session) -> list[int]:
    """Returns the entries in which a kind of event happened for the first time."""
    found: dict[str, int] = {}
    for beat in session.beats(None):
        for event in beat.events:
            found.setdefault(type(event).__name__, beat.number)
    return sorted({*found.values()} - {0})
