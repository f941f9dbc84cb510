"""All settings, on two pages: the usual ones, and those of seeing, hearing and hands."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil

from game.paint.box import Box
from game.saves.trash import DAYS, MOST_GAMES, Contents, empty, look
from game.saves.trouble import StoreError
from game.scenes.settings.page import VOLUMES, SettingsPage
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.translation import language_list, show_languages
from game.widgets.sheets import Row
from game.widgets.ui import Ui

_LIST, _MOST_SEGMENTS = 300.0, 4


class SettingsScene(SettingsPage):
    """Shows and changes the settings."""

    _deleted = Contents()

    def entered(self) -> None:
        """Counts what was deleted, at first and after it was asked whether all of it is to go."""
        self._deleted = look(self.services.paths.trash)

    def panels(self, ui: Ui) -> Iterator[tuple[str, Sequence[Row]]]:
        services = self.services
        yield (
            "look",
            (
                self._language(),
                self._window(),
                self.slider("scale", "scale"),
                self.switch("key_cues", "key"),
                self.door("own_languages", "pencil", "folder", partial(show_languages, services)),
            ),
        )
        yield (
            "motion",
            (
                self.choices("speed", "speed", "speeds"),
                self.switch("reduced_motion", "motion"),
                self.choices("announcements", "computer", "announcement_lengths"),
                self.switch("step_mode", "step"),
                self.switch("think_faster", "hint"),
            ),
        )
        volumes = (self.slider(*volume) for volume in VOLUMES.items())
        yield "sound", (*volumes, self.switch("mute", "mute"), self.switch("quiet_in_background", "eye_off"))
        confirmed = self.word(f"confirm_texts.{services.settings.now.confirm_turn}")
        coached = self.word("coach_again_text" if services.settings.now.coach == "again" else "coach_text")
        yield (
            "game",
            (
                self.choices("confirm_turn", "check", "confirms", confirmed),
                self.switch("automatic_choices", "auto"),
                self.door("senses", "eye", "right", lambda: services.navigation.open(services.routes.senses)),
                self.choices("coach", "hint", "coachings", coached),
                self._trash(),
            ),
        )

    def _trash(self) -> Row:
        """Tells how much was deleted and when it leaves by itself, and asks before all of it does."""
        words, found = self.services.words, self._deleted
        size = words.number(ceil(found.size / 100_000) / 10)
        told = words(
            "ui.settings.trash_text",
            games=found.games, people=found.people, size=size, most=MOST_GAMES, days=DAYS,
        )  # fmt: skip
        why = "" if found != Contents() else words("ui.settings.trash_none")
        return self.door("trash", "trash", "trash", self._ask_to_empty, told, why)

    def _ask_to_empty(self) -> None:
        words = self.services.words
        answer = Answer(words("ui.settings.trash_open"), lambda _: self._empty(), "trash", is_loss=True)
        title, text = words("ui.settings.trash_question"), words("ui.settings.trash_question_text")
        self.services.navigation.stack.push(DialogScene(self.services, title, text, (answer,)))

    def _empty(self) -> None:
        try:
            empty(self.services.paths.trash)
        except StoreError as trouble:
            self.services.notices.tell_trouble(trouble)
        else:
            self.services.people.removed = None
            self.services.notices.tell("ui.settings.trash_none")
        self.entered()

    def _language(self) -> Row:
        services, names = self.services, [*self.services.language.names().items()]
        if len(names) <= _MOST_SEGMENTS:
            return self.segments(
                "language", "globe", names, services.language.code, lambda code: services.settings.change(language=code)
            )

        def draw(right: float, cy: float, room: float) -> None:
            language_list(services.ui, services, Box(right - _LIST, cy - 27, _LIST, 54))

        return Row(self.word("language"), "globe", _LIST, _LIST, draw)

    def _window(self) -> Row:
        choices = [(key, self.word(key)) for key in ("windowed", "full_screen")]
        now = "full_screen" if self.services.settings.now.full_screen else "windowed"
        choose = lambda key: self.services.settings.change(full_screen=key == "full_screen")  # noqa: E731
        return self.segments("window", "monitor", choices, now, choose)


class SensesScene(SettingsPage):
    """Shows and changes what helps whoever sees, hears or moves otherwise than most."""

    page, tips = "senses", "senses.tips"

    def panels(self, ui: Ui) -> Iterator[tuple[str, Sequence[Row]]]:
        reader = ui.words(f"access.reader.{self.services.settings.reader}")
        ui.reading.say("reader", reader)
        yield "seeing", (self.switch("contrast", "eye"), self.numbers("pointer", "arrow", self._size))
        yield "hearing", (self.switch("captions", "log"), self.choices("reading", "book", "readings", reader))
        yield "hands", (self.numbers("slow_keys", "hourglass", self._seconds), self.switch("unhurried", "clock"))
        mode = self.services.settings.now.scanning
        by_switch = [self.choices("scanning", "step", "scannings", self.word(f"scanning_texts.{mode}"))]
        yield "switches", [*by_switch, *([self.numbers("scan_pace", "speed", self._seconds)] * (mode == "single"))]

    def _size(self, value: int) -> str:
        return self.services.words.percent(value / 100) if value else self.word("pointers.own")

    def _seconds(self, value: int) -> str:
        words = self.services.words
        return words("senses.seconds", number=words.number(value / 1000)) if value else self.word("slow_keys_off")
