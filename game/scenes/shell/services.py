"""What every scene may use: texts, settings, files, sounds, computer players, and the way to other scenes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec

import pygame

from game.ai.worker import BotWorker
from game.boxes import NAMES
from game.challenges.notes import NotesFile
from game.core.resources import SpoiltFile, shipped
from game.history.keeper import Keeper
from game.locale.cldr import Speech
from game.locale.pseudo import KEYS
from game.locale.words import Words, languages, system_language
from game.paint.fonts import is_legible
from game.saves.files import Stamp
from game.saves.open_folder import open_folder
from game.saves.paths import Paths
from game.saves.people import People, alone
from game.saves.presets import read_presets
from game.saves.progress import ProgressFile
from game.saves.settings import Settings, wished
from game.saves.store import Store
from game.saves.trouble import Notice as Told
from game.saves.trouble import StoreError, Trouble
from game.scenes.shell.autosaver import Autosaver
from game.scenes.shell.routes import Routes
from game.scenes.shell.stack import Screen, Stack
from game.stage.sound import Sound
from game.tabletop.tallying import points_by_kind
from game.widgets.ui import Ui

NOTICE_SECONDS = 6.0
_PACES = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}

Taken = ParamSpec("Taken")
"""What a scene takes."""


@dataclass(slots=True)
class Notice:
    """A sentence shown over whatever scene is on top, for a while; one that `is_private` goes with its owner's hand."""

    text: str
    seconds: float = NOTICE_SECONDS
    is_private: bool = False


@dataclass
class Services:
    """The services of the program, made once by `Program`.

    `wire` makes the routes to all scenes, which need not import each other. `show_window` applies window settings.
    `spoken` are the languages of the desktop's owner, most wanted first. `spoilt` are the games in progress that could
    not be opened, and why. `reader` is what is known of a screen reader (the key of a sentence), `learner` whose
    progress the school shows (the id of a person, "" for anybody). `words` is what labels show, `texts` the same in a
    language also while labels show their keys.
    """

    ui: Ui
    stack: Stack
    paths: Paths
    store: Store
    autosaver: Autosaver
    settings: Settings
    sound: Sound
    bot_worker: BotWorker
    locale_folders: tuple[Path, ...]
    wire: InitVar["Callable[[Services], Routes]"]
    keep_settings: Callable[[Mapping[str, object]], None]
    show_window: Callable[[Settings], None]
    spoken: Sequence[str] = ()
    notices: list[Notice] = field(default_factory=list)
    spoilt: dict[tuple[Path, Stamp], Told] = field(default_factory=dict, init=False)
    reader: str = field(default="missing", init=False)
    learner: str = field(default="", init=False)
    progress: ProgressFile = field(init=False)
    notes: NotesFile = field(init=False)
    people: People = field(init=False)
    history: Keeper = field(init=False)
    words: Words = field(init=False)
    texts: Words = field(init=False)
    routes: Routes = field(init=False)
    _languages: dict[str, str] = field(default_factory=dict, init=False)
    _usual: Settings = field(init=False)
    _guest: str = field(default="", init=False)

    def __post_init__(self, wire: "Callable[[Services], Routes]") -> None:
        self.routes = wire(self)
        self._usual = self.settings
        self.progress = ProgressFile(self.paths.progress)
        self.notes = NotesFile(self.paths.challenges)
        self.people = People(self.paths)
        texts = Words("en", (shipped("locales"),))  # of its own: kinds are counted in another thread, without words
        self.history = Keeper(self.paths, partial(points_by_kind, texts), self.people.namesakes)
        if last := read_presets(self.paths.presets).last:
            self.learner = alone(last.players)
        self._take_language()
        self.apply()

    # ------------------------------------------------------------------ navigation
    def open(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Puts a scene on top; a shipped file without which it cannot be is told."""
        try:
            self.stack.push(route(*args, **named))
        except SpoiltFile as spoilt:
            self.tell(spoilt.key, **spoilt.values)

    def swap(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Puts a scene in the place of the topmost one."""
        self.stack.replace(route(*args, **named))

    def start(self, route: Callable[Taken, Screen], *args: Taken.args, **named: Taken.kwargs) -> None:
        """Leaves everything and shows a scene, the menu below it unless it is the menu itself."""
        self.take_back()
        menu = self.routes.menu()
        if route == self.routes.menu:
            self.stack.reset(menu)
        else:
            self.stack.reset(menu, route(*args, **named))

    def quit(self) -> None:
        """Ends the program."""
        self.stack.reset()

    # ------------------------------------------------------------------ settings
    def preview(self, **fields: Any) -> None:
        """Shows and sounds settings without keeping them yet, as while a slider is dragged."""
        self.settings = replace(self.settings, **fields)
        self.apply()

    def change(self, **fields: Any) -> None:
        """Changes settings, applies them live and keeps them at once."""
        before, self.settings = self.settings, replace(self.settings, **fields)
        changed = self._kept_as_wishes(fields)
        self._usual = replace(self._usual, **changed)
        if "language" in fields:
            self._take_language()
        self.apply()
        if (before.full_screen, before.scale) != (self.settings.full_screen, self.settings.scale):
            self.show_window(self.settings)
        if changed:
            self.keep_settings(changed)

    def _kept_as_wishes(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Keeps what whoever plays wishes otherwise than the program has it; returns the other fields."""
        person = self.people.get(self._guest)
        wishes = {name: value for name, value in fields.items() if person and name in person.wishes}
        if person and wishes:
            try:
                self.people.change(person.id, lambda person: replace(person, wishes={**person.wishes, **wishes}))
            except StoreError as error:
                self.tell_trouble(error)
        return {name: value for name, value in fields.items() if name not in wishes}

    def welcome(self, who: str) -> None:
        """Lets the wishes of a person count, or for "" the settings of the program alone."""
        person = self.people.get(who)
        self._guest = who
        self.settings = wished(self._usual, person.wishes if person else {})
        self.apply()

    def apply(self) -> None:
        """Brings what is running in line with the settings."""
        self.ui.scale = self.settings.scale / 100
        self.ui.has_key_cues, self.ui.has_captions = self.settings.key_cues, self.settings.captions
        self.ui.key_delay, self.ui.is_high_contrast = self.settings.slow_keys / 1000, self.settings.contrast
        self.ui.reading.is_on = self.settings.reading == "on" or (
            self.settings.reading == "auto" and self.reader == "connected"
        )
        self.ui.scan.mode, self.ui.scan.pace = self.settings.scanning, self.settings.scan_pace / 1000
        self.ui.is_stale = True
        loud = 0 if self.settings.mute else self.settings.master
        self.sound.is_quiet_unfocused = self.settings.quiet_in_background
        self.sound.volumes(loud, self.settings.effects, self.settings.music)

    def languages(self) -> dict[str, str]:
        """Returns the languages there are, as they were found last, by own name: code and name."""
        return dict(sorted(self._known_languages().items(), key=lambda each: self.words.sort_key(each[1])))

    def _known_languages(self) -> dict[str, str]:
        """Returns them in no order, for as long as nothing is spoken yet."""
        if not self._languages:
            found = languages(self.locale_folders)
            own = [code for code in found if not (self.locale_folders[0] / code).is_dir()]
            self._languages = {**found, **self._labelled(own, found)} if own else found
        return self._languages

    def _labelled(self, own: Sequence[str], found: Mapping[str, str]) -> dict[str, str]:
        from game.locale.audit_command import shares  # like `faults` below: most starts do without

        return {code: self._label(code, found[code], share) for code, share in shares(self.locale_folders, own).items()}

    def _label(self, code: str, name: str, share: float) -> str:
        """Returns the name of a player's own language, with how much of it is done where it is not complete.

        A name for which there are no letters is told in English: it is the way back for who tried the language.
        """
        spoken = Words(code, self.locale_folders)
        name = name if is_legible(name, spoken.typesetting) else Speech(code).english_name
        return name if share == 1 else spoken("ui.language.partial", name=name, share=spoken.percent(share, 1))

    def show_languages(self) -> None:
        """Opens the folder of the player's own languages and says where it is, for not every desktop shows one."""
        if pygame.display.get_driver() != "dummy":
            open_folder(self.paths.locales)
        self.tell("ui.language.folder", folder=str(self.paths.locales))

    def toggle_key_mode(self) -> None:
        """Shows each label's key instead of its text, or the texts again."""
        self.speak(self.texts if self.shows_keys else Words(KEYS, self.locale_folders))
        self.ui.is_stale = True

    @property
    def shows_keys(self) -> bool:
        """Tells whether labels show their keys."""
        return self.words.language == KEYS

    def open_rules(self) -> None:
        """Opens the rules at the page that explains what goes on, else those of the box that was played last."""
        top = self.stack.top
        if top is None or top.is_help:
            return
        page = next((scene.rules_page for scene in reversed(self.stack.shown) if scene.rules_page), None)
        if page:
            self.open(self.routes.rules, *page)
        else:
            session = self.autosaver.session
            self.open(self.routes.rules, session.box if session else self.box_played_last())

    def open_aid(self) -> None:
        """Lays the aid of the box that is being played over the table."""
        top = self.stack.top
        if top is not None and not top.is_help and top.rules_page:
            self.open(self.routes.aid, top.rules_page[0])

    def box_played_last(self) -> str:
        """Returns the box of the game that waits, else of the table laid last, else the first on the shelf."""
        waiting, laid = self.store.latest(), read_presets(self.paths.presets).last
        found = waiting.head.box if waiting and waiting.head else laid.box if laid else ""
        return found if found in NAMES else NAMES[0]

    def reload_words(self) -> None:
        """Reads the language files anew, says what is wrong in them, and looks for further languages."""
        self._languages = {}
        self.words.reload()
        self.texts.reload()
        self.texts.read_all()
        if self.language in self.languages():
            from game.locale.audit import faults

            self.texts.problems[:] = faults(self.locale_folders, self.language)
        self.speak(self.words)
        self.ui.is_stale = True

    @property
    def system_language(self) -> str:
        """Returns the language that is spoken where the player has chosen none."""
        return system_language(self._known_languages(), self.spoken)

    @property
    def language(self) -> str:
        """Returns the language that is spoken, also while labels show their keys."""
        return self.settings.language or self.system_language

    def _take_language(self) -> None:
        self.speak(Words(self.language, self.locale_folders))

    def speak(self, words: Words) -> None:
        """Shows everything in the language of some texts from now on."""
        self.words = self.ui.words = words
        if not self.shows_keys:
            self.texts = words
        self.ui.typesetting = words.typesetting

    @property
    def pace(self) -> float:
        """Returns what every duration is multiplied by: 0 is instant."""
        return _PACES[self.settings.speed]

    # ------------------------------------------------------------------ notices
    def tell(self, key: str, **values: object) -> None:
        """Shows a sentence for a while, whatever scene is on top."""
        self.say(self.words(key, **values))

    def tell_trouble(self, trouble: Trouble) -> None:
        """Shows why a file could not be read or written."""
        self.tell(trouble.notice.key, **trouble.notice.values)

    def say(self, sentence: str, *, is_private: bool = False) -> None:
        """Shows a sentence that is already in the player's language; one that waits to be seen is not said again."""
        if all(notice.text != sentence for notice in self.notices):
            self.notices.append(Notice(sentence, is_private=is_private))
        self.ui.is_stale = True

    def take_back(self) -> None:
        """Takes back what was said to one person alone."""
        self.notices[:] = [notice for notice in self.notices if not notice.is_private]
