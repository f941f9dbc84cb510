"""The way to every scene and what each takes, so that scenes open each other without importing each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, Protocol

from game.core.resources import SpoiltFile
from game.core.rules import Seat
from game.paint.cache import hand_back
from game.saves.people import Person
from game.saves.players import Player
from game.saves.presets import SetUp
from game.scenes.shell.notices import Notices
from game.scenes.shell.stack import Screen, Stack
from game.widgets.reading import Saying
from game.widgets.ui import Ui

if TYPE_CHECKING:
    from game.challenges.deals import Deal
    from game.challenges.notes import OwnPuzzle, Tries
    from game.challenges.puzzles import Puzzle
    from game.session.session import Session
    from game.tabletop.table import ScoringSequence


Taken = ParamSpec("Taken")
"""What a scene takes."""


class Navigation:
    """Opens and leaves scenes; takes also what makes the menu."""

    def __init__(self, ui: Ui, notices: Notices, menu: Callable[[], Screen]) -> None:
        self.stack = Stack(ui)
        self._notices, self._menu = notices, menu

    def open(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Puts a scene on top; a shipped file without which it cannot be is told."""
        try:
            self.stack.push(route(*args, **named))
        except SpoiltFile as spoilt:
            self._notices.tell(spoilt.key, **spoilt.values)

    def swap(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Puts a scene in the place of the topmost one."""
        self.stack.replace(route(*args, **named))

    def start(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Leaves everything and shows a scene, the menu below it unless it is the menu itself."""
        self._notices.take_back()
        menu = self._menu()
        self.stack.reset(menu, *(() if route == self._menu else (route(*args, **named),)))
        hand_back()

    def quit(self) -> None:
        """Ends the program."""
        self.stack.reset()


class Routes(Protocol):
    """Makes every scene; a route is handed to `Navigation.open` with what the scene takes.

    `first` is a box whose first game is laid ("": as it was last time), or `laid` says how; `evening` is the id of
    the evening that the game will be part of, `seed` that of a deal, `box` the one that is chosen from the shelf
    ("": that of last time). `people` takes who sits already, their colours, what to do with whoever is chosen, and
    the name that was typed (`is_claim`: whose a seat was); `saves` which list is shown ("load" or "replays");
    `rules` the title key of the page that is open first; `table` the save that a session came from (None: a new
    game); `curtain` who is next (None: all are to look), what to do when it rises, and what pauses; `seats` the
    seat that is chosen first (None: any); `scoring_sequence` what makes the sequence in the language that is
    spoken, the ground below it, and what is to be said before it; `log` and `recap` whose knowledge they show.
    `log` takes the numbers of the entries that it tells, that of the entry which is looked at, and what leads to
    another one; `recap` those of its first and last entry and of the one after which it is halted; `replay` which
    stop that is.
    """

    def menu(self) -> Screen: ...
    def lobby(
        self, first: str = "", laid: SetUp | None = None, evening: str = "", seed: str = "", *, box: str = ""
    ) -> Screen: ...
    def people(
        self,
        seated: Collection[str],
        colours: Collection[str],
        take: Callable[[Person], None],
        name: str = "",
        *,
        is_claim: bool = False,
    ) -> Screen: ...
    def evening(self) -> Screen: ...
    def wall(self) -> Screen: ...
    def challenges(self, begun: tuple[Deal, Tries] | None = None) -> Screen: ...
    def puzzle(self, puzzle: Puzzle, /) -> Screen: ...
    def own_puzzle(self, game: Session, puzzle: OwnPuzzle, /) -> Screen: ...
    def settings(self) -> Screen: ...
    def senses(self) -> Screen: ...
    def pause(self, session: Session | None, /) -> Screen: ...
    def questions(self, session: Session, /) -> Screen: ...
    def saves(self, kind: str, /) -> Screen: ...
    def rules(self, box: str, page: str = "") -> Screen: ...
    def aid(self, box: str, /) -> Screen: ...
    def school(self, box: str, /) -> Screen: ...
    def lesson(self, box: str, lesson: str, /) -> Screen: ...
    def table(self, session: Session, path: Path | None = None) -> Screen: ...
    def curtain(self, player: Player | None, risen: Callable[[], None], pause: Callable[[], None], /) -> Screen: ...
    def seats(self, session: Session, seat: Seat | None = None, /) -> Screen: ...
    def scoring_sequence(
        self, make: Callable[[], ScoringSequence], ground: str, before: Saying | None, /
    ) -> Screen: ...
    def log(
        self,
        session: Session,
        viewer: Seat | None,
        numbers: Sequence[int],
        at: int | None = None,
        go: Callable[[int], None] | None = None,
        /,
    ) -> Screen: ...
    def replay(self, session: Session, at: int | None = None) -> Screen: ...
    def recap(
        self, session: Session, viewer: Seat | None, start: int, end: int | None = None, at: int | None = None, /
    ) -> Screen: ...
    def result(self, session: Session, /) -> Screen: ...
    def review(self, session: Session, /) -> Screen: ...
