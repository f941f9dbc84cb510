"""The settings of seeing, hearing and hands, each with a sentence that says what it does."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.saves.settings import READINGS
from game.scenes.settings_page import Row, SettingsPage
from game.widgets.ui import Ui


class SensesScene(SettingsPage):
    """Shows and changes what helps whoever sees, hears or moves otherwise than most."""

    texts, tips = "senses", "senses.tips"

    def panels(self, ui: Ui) -> Iterator[tuple[str, Sequence[Row]]]:
        """Yields each panel's name and rows."""
        yield "seeing", (self._reading(ui),)
        yield "hearing", (self.switch_row(ui, "captions", "log"),)

    def _reading(self, ui: Ui) -> Row:
        told = ui.words(f"access.reader.{self.services.reader}")
        return replace(self.choices_row(ui, "reading", "book", "readings", READINGS), text=told)
