"""The settings of seeing, hearing and hands, each with a sentence that says what it does."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.saves.settings import KEY_DELAYS, POINTERS, READINGS, SCAN_PACES, SCANNINGS
from game.scenes.settings_page import Row, SettingsPage
from game.widgets.ui import Ui


class SensesScene(SettingsPage):
    """Shows and changes what helps whoever sees, hears or moves otherwise than most."""

    def word(self, name: str) -> str:
        """Returns a word of the page, such as the label of a setting, by its name."""
        return self.services.words(f"senses.{name}")

    def tip(self, name: str) -> str:
        """Returns the hint of a setting."""
        return self.services.words(f"senses.tips.{name}")

    def panels(self, ui: Ui) -> Iterator[tuple[str, Sequence[Row]]]:
        """Yields each panel's name and rows."""
        pointer = self._numbers(ui, "pointer", "arrow", POINTERS, self._size)
        yield "seeing", (self.switch_row(ui, "contrast", "eye"), pointer)
        yield "hearing", (self.switch_row(ui, "captions", "log"), self._reading(ui))
        slow_keys = self._numbers(ui, "slow_keys", "hourglass", KEY_DELAYS, self._seconds)
        yield "hands", (slow_keys, self.switch_row(ui, "unhurried", "clock"))
        yield "switches", tuple(self._switches(ui))

    def _switches(self, ui: Ui) -> Iterator[Row]:
        """Yields how many switches somebody plays by and, where the program steps by itself, its pace."""
        mode = self.services.settings.scanning
        made = self.choices_row(ui, "scanning", "step", "scannings", SCANNINGS)
        yield replace(made, text=ui.words(f"senses.scanning_texts.{mode}"))
        if mode == "single":
            yield self._numbers(ui, "scan_pace", "speed", SCAN_PACES, self._seconds)

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
