"""All settings on one screen, in four panels, and the way to those of seeing, hearing and hands."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import ceil

from game.paint import lettering
from game.paint.box import Box
from game.saves.settings import ANNOUNCEMENTS, COACHINGS, CONFIRMS, SCALES, SPEEDS, VOLUMES
from game.saves.trash import DAYS, MOST_GAMES, Contents, empty, look
from game.saves.trouble import StoreError
from game.scenes.dialog import Answer, DialogScene
from game.scenes.settings_page import VOLUME_ICONS, Row, SettingsPage
from game.widgets.controls import button, select
from game.widgets.ui import Ui

_LIST, _STEP, _MOST_SEGMENTS = 300.0, 5, 4


class SettingsScene(SettingsPage):
    """Shows and changes the settings."""

    _deleted = Contents()

    def entered(self) -> None:
        """Looks what was deleted, newly or after the question whether it shall go."""
        self._deleted = look(self.services.paths.trash)

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
                self._coach(ui),
                self._trash(ui),
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
        told = ui.words("ui.settings.senses_text")
        return self._door(ui, "senses", "eye", "right", lambda: self.services.open(self.services.routes.senses), told)

    def _own_languages(self, ui: Ui) -> Row:
        """Leads to the folder in which a player's own language files lie."""
        told = ui.words("ui.settings.own_languages_text")
        return self._door(ui, "own_languages", "pencil", "folder", self.services.show_languages, told)

    def _trash(self, ui: Ui) -> Row:
        """Tells how much was deleted and when it leaves by itself, and asks before all of it does."""
        words, found = ui.words, self._deleted
        size = self.services.words.number(ceil(found.size / 100_000) / 10)
        told = words(
            "ui.settings.trash_text",
            games=found.games, people=found.people, size=size, most=MOST_GAMES, days=DAYS,
        )  # fmt: skip
        why = "" if found != Contents() else words("ui.settings.trash_none")
        return self._door(ui, "trash", "trash", "trash", self._ask_to_empty, told, why)

    def _ask_to_empty(self) -> None:
        words = self.services.words
        answer = Answer(words("ui.settings.trash_open"), lambda _: self._empty(), "trash", is_loss=True)
        title, text = words("ui.settings.trash_question"), words("ui.settings.trash_question_text")
        self.services.stack.push(DialogScene(self.services, title, text, (answer,)))

    def _empty(self) -> None:
        try:
            empty(self.services.paths.trash)
        except StoreError as trouble:
            self.services.tell_trouble(trouble)
        else:
            self.services.people.removed = None
            self.services.tell("ui.settings.trash_none")
        self.entered()

    def _door(self, ui: Ui, name: str, icon: str, sign: str, act: Callable[[], None], told: str, why: str = "") -> Row:
        """Returns a row with a button that leads elsewhere, or says why it does not."""
        label = ui.words(f"ui.settings.{name}_open")
        wide = 110 + lettering.width(ui.canvas, label, 26, "display")

        def draw(right: float, cy: float, room: float) -> None:
            at = Box(right - min(wide, room), cy - 27, min(wide, room), 54)
            hint = ui.words(f"tips.settings.{name}")
            button(ui, name, at, label, act, size=26, icon=sign, hint=hint, is_enabled=not why, why=why)

        return Row(ui.words(f"ui.settings.{name}"), icon, wide, wide, draw, told)

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
