"""What scenes share: the way to each other, texts, settings, notices, files, sounds and computer players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from functools import partial
from pathlib import Path

from game.ai.worker import BotWorker
from game.challenges.notes import NotesFile
from game.core.resources import shipped
from game.engine.autosaver import Autosaver
from game.history.keeper import Keeper
from game.locale.words import Words
from game.saves.files import Stamp
from game.saves.paths import Paths
from game.saves.people import People, alone
from game.saves.presets import SetUp, read_presets
from game.saves.progress import ProgressFile
from game.saves.settings import Settings
from game.saves.store import Store
from game.saves.trouble import Notice
from game.scenes.shell.language import Language
from game.scenes.shell.notices import Notices
from game.scenes.shell.routes import Navigation, Routes
from game.scenes.shell.settings import LiveSettings
from game.stage.sound import Sound
from game.tabletop.tallying import points_by_kind
from game.widgets.ui import Ui


@dataclass
class Services:
    """The services of the program, made once by `Program`.

    Takes, besides, the settings as they were kept, the languages that the desktop's owner speaks, most wanted first,
    what makes the routes to all scenes, what keeps changed settings by name, and what applies those of the window.
    `spoilt` are the games in progress that could not be opened, and why; `learner` is whose progress the school shows
    (the id of a person, "" for anybody); `laid` is the table that waits for the end of a lesson.
    """

    ui: Ui
    paths: Paths
    sound: Sound
    bot_worker: BotWorker
    kept: InitVar[Settings]
    spoken: InitVar[Sequence[str]]
    wire: InitVar["Callable[[Services], Routes]"]
    keep_settings: InitVar[Callable[[Mapping[str, object]], None]]
    show_window: InitVar[Callable[[Settings], None]]
    store: Store = field(init=False)
    autosaver: Autosaver = field(init=False)
    progress: ProgressFile = field(init=False)
    notes: NotesFile = field(init=False)
    people: People = field(init=False)
    history: Keeper = field(init=False)
    language: Language = field(init=False)
    notices: Notices = field(init=False)
    settings: LiveSettings = field(init=False)
    routes: Routes = field(init=False)
    navigation: Navigation = field(init=False)
    spoilt: dict[tuple[Path, Stamp], Notice] = field(default_factory=dict, init=False)
    learner: str = field(default="", init=False)
    laid: SetUp | None = field(default=None, init=False)

    def __post_init__(
        self,
        kept: Settings,
        spoken: Sequence[str],
        wire: "Callable[[Services], Routes]",
        keep_settings: Callable[[Mapping[str, object]], None],
        show_window: Callable[[Settings], None],
    ) -> None:
        paths = self.paths
        self.store = Store(paths)
        self.progress, self.notes, self.people = (
            ProgressFile(paths.progress),
            NotesFile(paths.challenges),
            People(paths),
        )
        texts = Words("en", (shipped("locales"),))  # of its own: kinds are counted in another thread, without words
        self.history = Keeper(paths, partial(points_by_kind, texts), self.people.namesakes)
        self.autosaver = Autosaver(self.store, self.history.look)
        self.language = Language(self.ui, (shipped("locales"), paths.locales), spoken, kept.language)
        self.notices = Notices(self.ui, self.language)
        self.settings = LiveSettings(
            kept, self.ui, self.sound, self.language, self.notices, self.people, keep_settings, show_window
        )
        self.routes = wire(self)
        self.navigation = Navigation(self.ui, self.notices, self.routes.menu)
        if last := read_presets(paths.presets).last:
            self.learner = alone(last.players)

    @property
    def words(self) -> Words:
        """Returns what labels show now."""
        return self.language.words
