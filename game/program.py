"""The running program: the loop that turns events into scenes and scenes into pictures."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter, sleep

import pygame

from game.access.announcing import Listener
from game.access.outline import outline
from game.access.reader import Reader
from game.ai.worker import BotWorker
from game.core.outage import trace
from game.core.resources import SpoiltFile
from game.saves.crash import write_crash
from game.saves.paths import Paths
from game.saves.settings import Settings, change_settings, read_settings
from game.saves.trouble import StoreError
from game.scenes.shell.dialog import leave_program
from game.scenes.shell.help import open_aid, open_rules
from game.scenes.shell.key_card import KeyCard
from game.scenes.shell.services import Services
from game.scenes.shell.stack import Screen
from game.scenes.wiring import Wiring
from game.sdl import await_event, heed_pads
from game.signals import heeded
from game.stage.sound import Sound
from game.widgets.captions import Captions
from game.widgets.input import Input
from game.widgets.keys import is_command, is_plain
from game.widgets.pointer import Pointer
from game.widgets.ui import Ui
from game.window import WindowFrame, show_message

_LOG = logging.getLogger(__name__)
_FRAME, _SEEN_SELDOM = 1 / 60, 0.1
"""Seconds from frame to frame where something moves: on the screen, and in a window that nobody sees."""
_POLL, _IDLE = 0.025, 0.5
"""Seconds that are slept through at most: while an answer is due, and while nothing is."""
_LONGEST_STEP = 0.1
_SIGNALLED = 128
"""Added to the number of the signal that ended the program, as shells do."""
_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class Program:
    """Owns the services and runs the loop.

    Takes the window's surface, where the player's files lie, settings to use instead of the kept ones, the languages
    that the desktop's owner speaks, and whether the window comes back to where it was last, and is there next time.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        paths: Paths,
        settings: Settings | None = None,
        spoken: Sequence[str] = (),
        *,
        keeps_window: bool = False,
    ) -> None:
        pygame.font.init()
        kept, notice = read_settings(paths.settings)
        self.paths = paths
        sound = Sound()
        ui = Ui(surface, lambda key, /, **values: key, sound=sound.play)
        self.services = Services(
            ui=ui,
            paths=paths,
            sound=sound,
            bot_worker=BotWorker(),
            kept=settings or kept,
            wire=Wiring,
            keep_settings=self._keep_settings,
            show_window=self._show_window,
            spoken=spoken,
        )
        self._input = Input(ui)
        self._frame = WindowFrame(pygame.Window.from_display_module)
        self._keeps_window = keeps_window
        self._signal = 0
        self._pointer = Pointer()
        for told in (notice, self.services.progress.notice, self.services.notes.notice, *self.services.people.notices):
            if told:
                self.services.notices.tell(told.key, **told.values)
        self._told_problems = 0
        self._told_of_files: tuple[str, ...] = ()
        self.reader = Reader()
        self._listeners: list[Listener] = []
        self._is_unheard = self._is_drawn_ahead = False
        self._renewals = ui.renewals
        self._since = perf_counter()
        self._key_card = KeyCard(self.services)
        self._captions = Captions(ui)
        sound.listener = self._captions.hear

    # ------------------------------------------------------------------ loop
    def run(self, first: Callable[[], None], clock: Callable[[], float] | None = None) -> int:
        """Shows the first scene and runs until the last one is gone or a signal ends it; returns the exit code.

        Takes what puts the first scene on the stack and, for tests and demonstrations, what tells the seconds of a
        frame instead of the wall clock.
        """
        try:
            with heeded(partial(setattr, self, "_signal")):
                self._begin(first, is_alone=clock is None)
                while (scene := self.services.navigation.stack.top) is not None:
                    events, seconds = self.wait(scene) if clock is None else (pygame.event.get(), clock())
                    self.turn(events, seconds)
                    if self._signal:
                        self.services.navigation.quit()
                self._keep_window()
        except Exception as error:
            return self._crashed(error)
        finally:
            self.services.autosaver.close()
            self.services.bot_worker.close()
            self.services.history.close()
        return _SIGNALLED + self._signal if self._signal else 0

    def _begin(self, first: Callable[[], None], *, is_alone: bool) -> None:
        """Shows the first scene, and what the system adds to the window when nobody else leads the program."""
        first()
        self.services.sound.open()
        self._input.open()
        self.services.history.begin()
        self.services.settings.apply()
        if is_alone:
            self.reader.open()
            self._follow_reader()
        self._frame.show()
        if self._keeps_window:
            settings = self.services.settings.now
            self._frame.settle(settings.window, is_maximised=settings.maximised, is_full=settings.full_screen)

    def wait(self, scene: Screen) -> tuple[list[pygame.Event], float]:
        """Waits for the next frame, for an event, or for a computer player; an idle window sleeps.

        Returns what happened, in the order in which it did, and the seconds since the last call: no more than an idle
        window sleeps, for a computer that slept itself must not have hands, pads and notices make up for hours.
        """
        is_moving = scene.needs_ticks or self._input.is_waiting or self.services.ui.is_stale
        if not is_moving:
            await_event(self._longest_rest(scene))
        elif pygame.display.get_active():
            sleep(max(0.0, self._since + _FRAME - perf_counter()))
        else:
            await_event(_SEEN_SELDOM)
        before, self._since = self._since, perf_counter()
        return pygame.event.get(), min(_IDLE, self._since - before)

    def _longest_rest(self, scene: Screen) -> float:
        """Returns for how many seconds nothing is to be done, unless something happens."""
        if scene.waits_for_other or self.reader.is_active:
            return _POLL if pygame.key.get_focused() else _SEEN_SELDOM
        fades = self.services.notices.waiting and not self.services.settings.now.unhurried
        return _LONGEST_STEP if fades or self.services.sound.is_changing else _IDLE

    def turn(self, events: list[pygame.Event], seconds: float) -> None:
        """Handles events, lets time pass and draws if something changed: one round of the loop.

        Hands know how long a second is; what moves passes over a moment in which the computer was busy.
        """
        self.services.ui.now += seconds
        self.services.sound.tick(seconds)
        if self.reader.tick(self.services.ui):
            self._follow_reader()
        for event in self._input.sift(events):
            self.take(event)
        for event in self._input.tick(seconds):
            self._take(event)
        self._frame.tick(seconds)  # after the events, which tell what the window's new size means
        self._pointer.follow(self.services.settings.now.pointer, is_asking=self.services.ui.is_asking)
        try:
            self._show(min(_LONGEST_STEP, seconds))
        except SpoiltFile as spoilt:
            self._go_back(spoilt)

    def _show(self, seconds: float) -> None:
        """Lets time pass and draws if something changed."""
        scene = self.services.navigation.stack.top
        if scene is None:
            return
        if scene.tick(0.0 if self._is_drawn_ahead else seconds):
            self.services.ui.is_stale = True
        self.services.notices.age(seconds)
        self._tell_problems()
        top = self.services.navigation.stack.top
        self._is_drawn_ahead = top is not None and self.services.ui.is_stale and top.draw_ahead(self.services.ui)
        if self._is_drawn_ahead:
            return
        if self.services.ui.is_stale and top is not None:
            self.draw()
            pygame.display.flip()
            self._drop_early_presses()
        elif self.services.ui.layers.is_shifted:
            self.services.ui.shift()
            pygame.display.flip()
        if self._is_unheard and not self.services.ui.is_stale:
            self._tell()

    def _go_back(self, spoilt: SpoiltFile) -> None:
        """Says which file is damaged, and leaves what cannot be shown without it: help alone, else for the menu.

        Where nothing else is left, raises it again. What is below a curtain must not come to light.
        """
        stack = self.services.navigation.stack
        if stack.is_lowest:
            raise spoilt
        if stack.top is not None and stack.top.is_help:
            stack.pop()
        else:
            self.services.navigation.start(self.services.routes.menu)
        self.services.notices.tell(spoilt.key, **spoilt.values)

    def _drop_early_presses(self) -> None:
        """Forgets presses that came while something new was being drawn: they were meant for what was there before."""
        if self._renewals != self.services.ui.renewals:
            self._renewals = self.services.ui.renewals
            pygame.event.clear(_PRESSES)

    def take(self, event: pygame.Event) -> None:
        """Hands an event to the controls, then to the scene, then to the keys that work everywhere.

        Where it would need a shipped file that is damaged, that is told, and everything else goes on.
        """
        for meant in self._input.read(event):
            self._take(meant)

    def _take(self, event: pygame.Event) -> None:
        try:
            self._hand_on(event)
        except SpoiltFile as spoilt:
            self.services.notices.tell(spoilt.key, **spoilt.values)

    def _hand_on(self, event: pygame.Event) -> None:
        ui, scene = self.services.ui, self.services.navigation.stack.top
        if scene is None:
            return
        if (self.services.language.shows_keys and self._is_for_card(event)) or self.services.notices.closes(event):
            return
        if ui.layers.is_patched and event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.KEYDOWN):
            self.draw()  # what is pressed must lie where it is seen
        match event.type:
            case pygame.QUIT:
                leave_program(self.services)
            case pygame.VIDEORESIZE | pygame.WINDOWEXPOSED | pygame.WINDOWSIZECHANGED:
                ui.resize(pygame.display.get_surface() or ui.surface)
            case pygame.WINDOWMAXIMIZED | pygame.WINDOWRESTORED | pygame.WINDOWDISPLAYCHANGED:
                self._frame.notice(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                self.services.sound.focus(has_focus=event.type == pygame.WINDOWFOCUSGAINED)
                self.reader.focus(has_focus=event.type == pygame.WINDOWFOCUSGAINED)
                heed_pads(has_focus=event.type == pygame.WINDOWFOCUSGAINED)
                self._input.handle(event)
            case pygame.DROPFILE:
                self.open_file(Path(event.file))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                if not self._input.handle(event):
                    scene.click()
            case pygame.FINGERDOWN:
                if not self._input.handle(event):
                    scene.click()
            case pygame.KEYDOWN:
                if self._input.handle(event):
                    return
                if not is_plain(event.mod):
                    self._chord(event, scene)
                elif ui.is_typing or not scene.key(event):
                    self._global_key(event, scene)
            case pygame.KEYUP:
                self._input.handle(event)
                scene.released(event.key)
            case _:
                self._input.handle(event)

    def open_file(self, path: Path) -> None:
        """Opens a file that was dropped on the window or named when the program was started."""
        from game.scenes.saves.opening import open_file

        open_file(self.services, path)

    def _is_for_card(self, event: pygame.Event) -> bool:
        """Lets the card of keys follow the pointer; returns whether it took the event: Ctrl+C copies what it says."""
        self.services.ui.is_stale |= event.type == pygame.MOUSEMOTION
        is_copying = event.type == pygame.KEYDOWN and event.key == pygame.K_c and is_command(event.mod)
        return is_copying and self._key_card.copy()

    def _chord(self, event: pygame.Event, scene: Screen) -> None:
        """Takes a key that was pressed with Ctrl, Alt or Meta."""
        if event.key == pygame.K_q and is_command(event.mod):
            leave_program(self.services)
        elif not self.services.ui.is_typing:
            scene.chord(event)
        self.services.ui.is_stale = True

    def _global_key(self, event: pygame.Event, scene: Screen) -> None:
        services = self.services
        match event.key:
            case pygame.K_ESCAPE:
                scene.back()
            case pygame.K_F1:
                self._explain()
            case pygame.K_F3:
                open_aid(services)
            case pygame.K_F5:
                self._reload_words()
            case pygame.K_F6:
                services.language.toggle_keys()
            case pygame.K_F11:
                services.settings.change(full_screen=not services.settings.now.full_screen)
        services.ui.is_stale = True

    def _reload_words(self) -> None:
        """Reads the language files anew, all of them, and says what came of it."""
        self.services.language.reload()
        self._key_card.forget()
        self._told_problems = 0
        if not self.services.language.texts.problems:
            self._tell_of_files(self.services.language.texts("ui.language.reloaded"))

    def _tell_of_files(self, *sentences: str) -> None:
        """Says something of the language files instead of what was said of them before."""
        notices = self.services.notices.waiting
        notices[:] = [notice for notice in notices if notice.text not in self._told_of_files]
        self._told_of_files = sentences
        for sentence in sentences:
            self.services.notices.say(sentence)

    def _explain(self) -> None:
        """Opens the rule for which what is pointed at is off, else the page that explains what goes on."""
        pointed = self.services.ui.pointed
        if pointed and pointed.rule and not pointed.is_enabled:
            pointed.rule()
        else:
            open_rules(self.services)

    # ------------------------------------------------------------------ drawing
    def draw(self) -> None:
        """Draws every scene that shows, the lowest first, and notices above them."""
        ui = self.services.ui
        for scene in self.services.navigation.stack.shown:
            ui.begin(scene.minimum)
            self._key_card.listen()
            scene.draw(ui)
        self._key_card.draw(ui)
        self.services.notices.draw()
        self._input.draw()
        if ui.has_captions:
            ui.later(self._captions.draw)
        ui.end()
        ui.typist.listen()
        self._is_unheard = ui.reading.is_heard

    def _tell(self) -> None:
        """Lets those who listen hear what is on the screen, as soon as nothing moves on it."""
        scene = self.services.navigation.stack.top
        if scene is None or scene.needs_ticks:
            return
        self._is_unheard = False
        made = outline(self.services.ui)
        self.reader.hear(made, is_answered=scene.is_answered)
        for listener in self._listeners:
            listener.hear(made)

    def listen(self, listener: Listener) -> None:
        """Lets somebody hear from now on what is on the screen."""
        self._listeners.append(listener)
        self._follow_reader()

    def _follow_reader(self) -> None:
        """Collects what is to be read while somebody listens, and says in the settings who does."""
        self.services.ui.reading.is_heard = self.reader.is_active or bool(self._listeners)
        self.services.settings.reader = self.reader.state
        self.services.settings.apply()

    # ------------------------------------------------------------------ settings and troubles
    def _tell_problems(self) -> None:
        """Says what is wrong in language files, for which the shipped texts fill in, and in the history."""
        while self.services.history.notices:
            told = self.services.history.notices.popleft()
            self.services.notices.tell(told.key, **told.values)
        texts = self.services.language.texts
        if len(texts.problems) == self._told_problems:
            return
        self._told_problems = len(texts.problems)
        if texts.problems:
            counted = texts("ui.language.problems", count=len(texts.problems))
            self._tell_of_files(texts.explain(texts.problems[0]), counted)

    def _keep_settings(self, changed: Mapping[str, object]) -> None:
        try:
            change_settings(self.paths.settings, changed)
        except StoreError as error:
            self.services.notices.tell(error.notice.key, **error.notice.values)

    def _keep_window(self) -> None:
        """Keeps where the window was for the next start."""
        if self._keeps_window:
            self.services.settings.change(window=self._frame.home, maximised=self._frame.is_maximised)

    def _show_window(self, settings: Settings) -> None:
        if pygame.display.is_fullscreen() == settings.full_screen:
            return
        if settings.full_screen:
            self._frame.fill()
        else:
            self._frame.come_back()
        self.services.ui.resize(pygame.display.get_surface() or self.services.ui.surface)

    def _crashed(self, error: Exception) -> int:
        """Writes a log and the game, tells the player where, and ends; Continue offers the game next time."""
        _LOG.error("crash\n%s", trace(error))
        session = self.services.autosaver.session
        path: Path | None = write_crash(self.paths, error, session.record if session else None)
        words = self.services.words
        if isinstance(error, SpoiltFile):
            told = words(error.key, **error.values)
        elif _is_lack_of_memory(error):
            told = words("ui.crash.memory")
        elif path is None:
            told = words("ui.crash.unwritten")
        else:
            told = words("ui.crash.text" if session else "ui.crash.text_no_game", file=str(path))
        if not show_message(words("ui.crash.title"), told):
            _LOG.error("%s", told)
        return 1


def _is_lack_of_memory(error: Exception) -> bool:
    return isinstance(error, MemoryError) or (isinstance(error, pygame.error) and "memory" in str(error).lower())
