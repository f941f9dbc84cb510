"""The way to every scene and what each takes, so that scenes open each other without importing each other."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from game.challenges.puzzles import Puzzle
from game.core.rules import Seat
from game.saves.people import Person
from game.saves.players import Player
from game.saves.presets import SetUp
from game.scenes.stack import Screen
from game.session.session import Session
from game.tabletop.table import ScoringSequence
from game.widgets.reading import Saying


class TableRoute(Protocol):
    """Makes the table of a session."""

    def __call__(self, session: Session, path: Path | None = None) -> Screen:
        """Returns the table; `path` is the save that the session came from, None for a new game."""
        ...


class RulesRoute(Protocol):
    """Makes the rulebook of a box."""

    def __call__(self, box: str, page: str = "") -> Screen:
        """Returns the rulebook, open at the page with that title key; "" is its first."""
        ...


class LobbyRoute(Protocol):
    """Makes the lobby."""

    def __call__(self, first: str = "", laid: SetUp | None = None, evening: str = "", seed: str = "") -> Screen:
        """Returns the lobby, laid for a first game of a box ("": as it was last time), or as `laid` says.

        `evening` is the id of the evening that the game will be part of ("": of none), `seed` that of a deal ("": a
        fresh one).
        """
        ...


class PeopleRoute(Protocol):
    """Makes the scene that asks who takes a seat."""

    def __call__(self, seated: Collection[str], colours: Collection[str], take: Callable[[Person], None]) -> Screen:
        """Returns it; takes who sits already, their colours, and what to do with whoever is chosen."""
        ...


class ReplayRoute(Protocol):
    """Makes the replay of a session."""

    def __call__(self, session: Session, at: int | None = None) -> Screen:
        """Returns the replay from its beginning, or halted after some entry."""
        ...


@dataclass(frozen=True, slots=True)
class Routes:
    """Makes every scene; a route is handed to `Services.open` with what the scene takes.

    `pause` takes the session that is interrupted, if one is; `saves` which list is shown ("load" or "replays");
    `rules` a box and the page that is open first; `aid` and `school` a box, `lesson` also the id of one of its lessons;
    `curtain` who is next (None: all are to look) and what to do when it rises; `scoring_sequence` what makes the
    sequence in the language that is spoken, the ground below it, and what is to be said before it; `log` and `recap`
    whose knowledge they show, and the number of the entry that they end or begin with.
    """

    menu: Callable[[], Screen]
    lobby: LobbyRoute
    people: PeopleRoute
    evening: Callable[[], Screen]
    wall: Callable[[], Screen]
    challenges: Callable[[], Screen]
    puzzle: Callable[[Puzzle], Screen]
    settings: Callable[[], Screen]
    senses: Callable[[], Screen]
    pause: Callable[[Session | None], Screen]
    questions: Callable[[Session], Screen]
    saves: Callable[[str], Screen]
    rules: RulesRoute
    aid: Callable[[str], Screen]
    school: Callable[[str], Screen]
    lesson: Callable[[str, str], Screen]
    table: TableRoute
    curtain: Callable[[Player | None, Callable[[], None]], Screen]
    scoring_sequence: Callable[[Callable[[], ScoringSequence], str, Saying | None], Screen]
    log: Callable[[Session, Seat | None, int], Screen]
    replay: ReplayRoute
    recap: Callable[[Session, Seat, int], Screen]
    result: Callable[[Session], Screen]
    review: Callable[[Session], Screen]
