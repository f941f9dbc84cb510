"""The settings that count now: those of the program, over them the wishes of whoever plays, and what obeys them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.saves.people import People
from game.saves.settings import Settings, wished
from game.saves.trouble import StoreError
from game.scenes.shell.language import Language
from game.scenes.shell.notices import Notices
from game.stage.sound import Sound
from game.widgets.ui import Ui

_PACES = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}


class LiveSettings:
    """Keeps the settings and applies them.

    Takes them as they were kept, what obeys them, the people, who may have wishes of their own, what keeps changes by
    name, and what applies those of the window. `now` are the settings that count, `reader` is what is known of a screen
    reader (the key of a sentence).
    """

    def __init__(
        self,
        settings: Settings,
        ui: Ui,
        sound: Sound,
        language: Language,
        notices: Notices,
        people: People,
        keep: Callable[[Mapping[str, object]], None],
        show_window: Callable[[Settings], None],
    ) -> None:
        self.now = self._usual = settings
        self.reader = "missing"
        self._guest = ""
        self._ui, self._sound, self._language, self._notices = ui, sound, language, notices
        self._people, self._keep, self._show_window = people, keep, show_window
        self.apply()

    @property
    def pace(self) -> float:
        """Returns what every duration is multiplied by: 0 is instant."""
        return _PACES[self.now.speed]

    def welcome(self, who: str) -> None:
        """Lets the wishes of a person count, or for "" the settings of the program alone."""
        person = self._people.get(who)
        self._guest = who
        self.now = wished(self._usual, person.wishes if person else {})
        self.apply()

    def preview(self, **fields: Any) -> None:
        """Shows and sounds settings without keeping them yet, as while a slider is dragged."""
        self.now = replace(self.now, **fields)
        self.apply()

    def change(self, **fields: Any) -> None:
        """Changes settings, applies them live and keeps them at once."""
        before, self.now = self.now, replace(self.now, **fields)
        changed = self._kept_as_wishes(fields)
        self._usual = replace(self._usual, **changed)
        if "language" in fields:
            self._language.choose(self.now.language)
        self.apply()
        if (before.full_screen, before.scale) != (self.now.full_screen, self.now.scale):
            self._show_window(self.now)
        if changed:
            self._keep(changed)

    def _kept_as_wishes(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Keeps what whoever plays wishes otherwise than the program has it; returns the other fields."""
        person = self._people.get(self._guest)
        wishes = {name: value for name, value in fields.items() if person and name in person.wishes}
        if person and wishes:
            try:
                self._people.change(person.id, lambda person: replace(person, wishes={**person.wishes, **wishes}))
            except StoreError as error:
                self._notices.tell_trouble(error)
        return {name: value for name, value in fields.items() if name not in wishes}

    def apply(self) -> None:
        """Brings what is running in line with the settings."""
        ui, sound, settings = self._ui, self._sound, self.now
        ui.scale = settings.scale / 100
        ui.has_key_cues, ui.has_captions = settings.key_cues, settings.captions
        ui.key_delay, ui.is_high_contrast = settings.slow_keys / 1000, settings.contrast
        ui.reading.is_on = settings.reading == "on" or (settings.reading == "auto" and self.reader == "connected")
        ui.scan.mode, ui.scan.pace = settings.scanning, settings.scan_pace / 1000
        ui.is_stale = True
        self._notices.are_unhurried = settings.unhurried
        sound.is_quiet_unfocused = settings.quiet_in_background
        sound.volumes(0 if settings.mute else settings.master, settings.effects, settings.music)
