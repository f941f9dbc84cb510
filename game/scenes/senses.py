"""The settings of seeing, hearing and hands, each with a sentence that says what it does."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.saves.settings import KEY_DELAYS, POINTERS, READINGS
from game.scenes.settings_page import Row, SettingsPage
from game.widgets.ui import Ui


class SensesScene(SettingsPage):
    """Shows and changes what helps whoever sees, hears or moves otherwise than most."""

    texts, tips = "senses", "senses.tips"

    def panels(self, ui: Ui) -> Iterator[tuple[str, Sequence[Row]]]:
        """Yields each panel's name and rows."""
        yield "seeing", (self._numbers(ui, "pointer", "arrow", POINTERS, self._size), self._reading(ui))
        yield "hearing", (self.switch_row(ui, "captions", "log"),)
        slow_keys = self._numbers(ui, "slow_keys", "hourglass", KEY_DELAYS, self._seconds)
        yield "hands", (slow_keys, self.switch_row(ui, "unhurried", "clock"))

    def _reading(self, ui: Ui) -> Row:
        told = ui.words(f"access.reader.{self.services.reader}")
        return replace(self.choices_row(ui, "reading", "book", "readings", READINGS), text=told)

    def _size(self, value: int) -> str:
        words = self.services.words
        return words.percent(value / 100) if value else words("senses.pointers.own")

    def _seconds(self, value: int) -> str:
        words = self.services.words
        return words("senses.seconds", number=words.number(value / 1000)) if value else words("senses.slow_keys_off")

    def _numbers(self, ui: Ui, name: str, icon: str, values: Sequence[int], label: Callable[[int], str]) -> Row:
        """Returns a row of numbers to choose from, with its sentence."""
        choices = [(str(value), label(value)) for value in values]
        now = str(getattr(self.services.settings, name))

        def choose(value: str) -> None:
            self.services.change(**{name: int(value)})

        made = self.segments_row(ui, name, icon, choices, now, choose)
        return replace(made, text=ui.words(f"senses.{name}_text"))
