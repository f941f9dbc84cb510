"""Which scene stands behind each route.

Each is loaded when it is first wanted: the first frame must not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.rules import Seat
from game.saves.people import Person
from game.saves.players import Player
from game.saves.presets import SetUp
from game.scenes.shell.routes import Routes
from game.scenes.shell.services import Services
from game.scenes.shell.stack import Screen
from game.widgets.reading import Saying

if TYPE_CHECKING:  # the first frame needs no table
    from game.challenges.deals import Deal
    from game.challenges.notes import OwnPuzzle, Tries
    from game.challenges.puzzles import Puzzle
    from game.session.session import Session
    from game.tabletop.table import ScoringSequence


class Wiring(Routes):
    """The routes of a program with some services."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def menu(self) -> Screen:
        from game.scenes.menu.scene import MenuScene

        return MenuScene(self._services)

    def lobby(
        self, first: str = "", laid: SetUp | None = None, evening: str = "", seed: str = "", *, box: str = ""
    ) -> Screen:
        from game.scenes.lobby.scene import LobbyScene

        return LobbyScene(self._services, first, laid, evening, seed, box=box)

    def people(
        self,
        seated: Collection[str],
        colours: Collection[str],
        take: Callable[[Person], None],
        name: str = "",
        *,
        is_claim: bool = False,
    ) -> Screen:
        from game.scenes.people.scene import PeopleScene

        return PeopleScene(self._services, seated, colours, take, name, is_claim=is_claim)

    def evening(self) -> Screen:
        from game.saves.evening import read_evening
        from game.scenes.evening.cup import CupScene
        from game.scenes.evening.plan import EveningPlanScene

        evening, notice = read_evening(self._services.paths.evening)
        if notice:
            self._services.notices.tell(notice.key)
        return CupScene(self._services, evening) if evening else EveningPlanScene(self._services)

    def wall(self) -> Screen:
        from game.scenes.wall.scene import WallScene

        return WallScene(self._services)

    def challenges(self, begun: tuple[Deal, Tries] | None = None) -> Screen:
        from game.scenes.challenges.scene import ChallengesScene

        return ChallengesScene(self._services, begun)

    def puzzle(self, puzzle: Puzzle, /) -> Screen:
        from game.scenes.challenges.puzzle import PuzzleScene

        return PuzzleScene(self._services, puzzle)

    def own_puzzle(self, game: Session, puzzle: OwnPuzzle, /) -> Screen:
        from game.scenes.after.own_puzzle import OwnPuzzleScene

        return OwnPuzzleScene(self._services, game, puzzle)

    def settings(self) -> Screen:
        from game.scenes.settings.scenes import SettingsScene

        return SettingsScene(self._services)

    def senses(self) -> Screen:
        from game.scenes.settings.scenes import SensesScene

        return SensesScene(self._services)

    def pause(self, session: Session | None, /) -> Screen:
        from game.scenes.table.pause import PauseScene

        return PauseScene(self._services, session)

    def questions(self, session: Session, /) -> Screen:
        from game.scenes.table.questions import QuestionsScene

        return QuestionsScene(self._services, session)

    def saves(self, kind: str, /) -> Screen:
        from game.scenes.saves.scene import SavesScene

        return SavesScene(self._services, kind)

    def rules(self, box: str, page: str = "") -> Screen:
        from game.scenes.rulebook.scene import RulebookScene

        return RulebookScene(self._services, box, page)

    def aid(self, box: str, /) -> Screen:
        from game.scenes.rulebook.aid import AidScene

        return AidScene(self._services, box)

    def school(self, box: str, /) -> Screen:
        from game.scenes.school.scene import SchoolScene

        return SchoolScene(self._services, box)

    def lesson(self, box: str, lesson: str, /) -> Screen:
        from game.scenes.lesson.scene import lesson_scene

        return lesson_scene(self._services, box, lesson)

    def table(self, session: Session, path: Path | None = None) -> Screen:
        from game.scenes.table.scene import TableScene

        return TableScene(self._services, session, path)

    def curtain(self, player: Player | None, risen: Callable[[], None], pause: Callable[[], None], /) -> Screen:
        from game.scenes.table.curtain import CurtainScene

        return CurtainScene(self._services, player, risen, pause)

    def seats(self, session: Session, seat: Seat | None = None, /) -> Screen:
        from game.scenes.table.seats import SeatsScene

        return SeatsScene(self._services, session, seat)

    def scoring_sequence(self, make: Callable[[], ScoringSequence], ground: str, before: Saying | None, /) -> Screen:
        from game.scenes.table.scoring_sequence import SequenceScene

        return SequenceScene(self._services, make, ground, before)

    def log(
        self,
        session: Session,
        viewer: Seat | None,
        numbers: Sequence[int],
        at: int | None = None,
        go: Callable[[int], None] | None = None,
        /,
    ) -> Screen:
        from game.scenes.after.log import LogScene

        return LogScene(self._services, session, viewer, numbers, at, go)

    def replay(self, session: Session, at: int | None = None) -> Screen:
        from game.scenes.after.replay import ReplayScene

        made = ReplayScene(self._services, session)
        if at is not None:
            made.jump(at)
        return made

    def recap(
        self, session: Session, viewer: Seat | None, start: int, end: int | None = None, at: int | None = None, /
    ) -> Screen:
        from game.scenes.after.replay import RecapScene

        made = RecapScene(self._services, session, viewer, start, end)
        if at is not None:
            made.go(at)
        return made

    def result(self, session: Session, /) -> Screen:
        from game.scenes.after.result import ResultScene

        return ResultScene(self._services, session)

    def review(self, session: Session, /) -> Screen:
        from game.scenes.after.review import ReviewScene

        return ReviewScene(self._services, session)
