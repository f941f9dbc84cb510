"""All settings on one screen, in four panels, and the way to those of seeing, hearing and hands."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.paint import lettering
from game.paint.box import Box
from game.saves.settings import ANNOUNCEMENTS, COACHINGS, CONFIRMS, SCALES, SPEEDS, VOLUMES
from game.scenes.settings_page import VOLUME_ICONS, Row, SettingsPage
from game.widgets.controls import button, select
from game.widgets.ui import Ui

_LIST, _STEP, _MOST_SEGMENTS = 300.0, 5, 4


class SettingsScene(SettingsPage):
    """Shows and changes the settings."""

    def word(self, name: str) -> str:
        """Returns a word of the page, such as the label of a setting, by its name."""
        return self.services.words(f"ui.settings.{name}")

    def tip(self, name: str) -> str:
        """Returns the hint of a setting."""
        return self.services.words(f"tips.settings.{name}")

    def panels(self, ui: Ui) -> Iterator[tuple[str, Sequence[Row]]]:
        """Yields each panel's name and rows."""
        yield (
            "look",
            (
                self._language(ui),
                self._window(ui),
                self.slider_row(ui, "scale", "scale", SCALES, _STEP),
                self.switch_row(ui, "key_cues", "key"),
                self._own_languages(ui),
            ),
        )
        yield (
            "motion",
            (
                self.choices_row(ui, "speed", "speed", "speeds", SPEEDS),
                self.switch_row(ui, "reduced_motion", "motion"),
                self.choices_row(ui, "announcements", "computer", "announcement_lengths", ANNOUNCEMENTS),
                self.switch_row(ui, "step_mode", "step"),
                self.switch_row(ui, "think_faster", "hint"),
            ),
        )
        yield (
            "sound",
            (
                *(self.slider_row(ui, *volume, VOLUMES, _STEP) for volume in VOLUME_ICONS.items()),
                self.switch_row(ui, "mute", "mute"),
                self.switch_row(ui, "quiet_in_background", "eye_off"),
            ),
        )
        yield (
            "game",
            (
                self._confirmation(ui),
                self.switch_row(ui, "automatic_choices", "auto"),
                self._senses(ui),
                replace(
                    self.choices_row(ui, "coach", "hint", "coachings", COACHINGS),
                    text=ui.words("ui.settings.coach_text"),
                ),
            ),
        )

    def _language(self, ui: Ui) -> Row:
        names, now = [*self.services.languages().items()], self.services.language
        if len(names) <= _MOST_SEGMENTS:
            return self.segments_row(
                ui, "language", "globe", names, now, lambda code: self.services.change(language=code)
            )

        def draw(right: float, cy: float, room: float) -> None:
            at = Box(right - _LIST, cy - 27, _LIST, 54)
            label = ui.words("ui.settings.language")
            select(
                ui,
                "language",
                at,
                names,
                now,
                lambda code: self.services.change(language=code),
                label,
                hint=ui.words("tips.settings.language"),
            )

        return Row(ui.words("ui.settings.language"), "globe", _LIST, _LIST, draw)

    def _senses(self, ui: Ui) -> Row:
        """Leads to the settings of seeing, hearing and hands."""
        return self._door(ui, "senses", "eye", "right", lambda: self.services.open(self.services.routes.senses))

    def _own_languages(self, ui: Ui) -> Row:
        """Leads to the folder in which a player's own language files lie."""
        return self._door(ui, "own_languages", "pencil", "folder", self.services.show_languages)

    def _door(self, ui: Ui, name: str, icon: str, sign: str, act: Callable[[], None]) -> Row:
        """Returns a row with a button that leads elsewhere."""
        label = ui.words(f"ui.settings.{name}_open")
        wide = 110 + lettering.width(ui.canvas, label, 26, "display")

        def draw(right: float, cy: float, room: float) -> None:
            at = Box(right - min(wide, room), cy - 27, min(wide, room), 54)
            button(ui, name, at, label, act, size=26, icon=sign, hint=ui.words(f"tips.settings.{name}"))

        return Row(ui.words(f"ui.settings.{name}"), icon, wide, wide, draw, ui.words(f"ui.settings.{name}_text"))

    def _window(self, ui: Ui) -> Row:
        choices = [(key, ui.words(f"ui.settings.{key}")) for key in ("windowed", "full_screen")]
        now = "full_screen" if self.services.settings.full_screen else "windowed"

        def choose(key: str) -> None:
            self.services.change(full_screen=key == "full_screen")

        return self.segments_row(ui, "window", "monitor", choices, now, choose)

    def _coach(self, ui: Ui) -> Row:
        made = self.choices_row(ui, "coach", "hint", "coachings", COACHINGS)
        return replace(made, text=ui.words("ui.settings.coach_text"))

    def _confirmation(self, ui: Ui) -> Row:
        told = ui.words(f"ui.settings.confirm_texts.{self.services.settings.confirm_turn}")
        return replace(self.choices_row(ui, "confirm_turn", "check", "confirms", CONFIRMS), text=told)
