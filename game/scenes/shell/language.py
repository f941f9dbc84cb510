"""What is spoken: the texts that labels show, the languages there are, keys instead of texts for translators."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.locale.cldr import Speech
from game.locale.pseudo import KEYS
from game.locale.words import Words, languages, system_language
from game.paint.fonts import is_legible
from game.widgets.ui import Ui


class Language:
    """The language of the program.

    Takes where its files lie, those of the program first, what the desktop's owner speaks, most wanted first, and the
    code that the player has chosen.
    `words` is what labels show, `texts` the same in a language also while labels show their keys.
    """

    def __init__(self, ui: Ui, folders: Sequence[Path], spoken: Sequence[str], chosen: str) -> None:
        self._ui = ui
        self.folders = tuple(folders)
        self._spoken = spoken
        self._found: dict[str, str] = {}
        self.choose(chosen)

    def choose(self, code: str) -> None:
        """Speaks a language from now on; "" is that of the system."""
        self._chosen = code
        self.speak(Words(self.code, self.folders))

    def speak(self, words: Words) -> None:
        """Shows everything in the language of some texts from now on."""
        self.words = self._ui.words = words
        if not self.shows_keys:
            self.texts = words
        self._ui.typesetting = words.typesetting
        self._ui.is_stale = True

    @property
    def code(self) -> str:
        """Returns the language that is spoken, also while labels show their keys."""
        return self._chosen or self.of_system

    @property
    def of_system(self) -> str:
        """Returns the language that is spoken where the player has chosen none."""
        return system_language(self._known(), self._spoken)

    @property
    def shows_keys(self) -> bool:
        """Tells whether labels show their keys."""
        return self.words.language == KEYS

    def toggle_keys(self) -> None:
        """Shows each label's key instead of its text, or the texts again."""
        self.speak(self.texts if self.shows_keys else Words(KEYS, self.folders))

    def names(self) -> dict[str, str]:
        """Returns the languages there are, as they were found last, by own name: code and name."""
        return dict(sorted(self._known().items(), key=lambda each: self.words.sort_key(each[1])))

    def reload(self) -> None:
        """Reads the language files anew, says what is wrong in them, and looks for further languages."""
        self._found = {}
        self.words.reload()
        self.texts.reload()
        self.texts.read_all()
        if self.code in self._known():
            from game.locale.audit import faults

            self.texts.problems[:] = faults(self.folders, self.code)
        self.speak(self.words)

    def _known(self) -> dict[str, str]:
        """Returns the languages there are in no order, for as long as nothing is spoken yet."""
        if not self._found:
            found = languages(self.folders)
            own = [code for code in found if not (self.folders[0] / code).is_dir()]
            self._found = {**found, **self._labelled(own, found)} if own else found
        return self._found

    def _labelled(self, own: Sequence[str], found: Mapping[str, str]) -> dict[str, str]:
        from game.locale.audit_command import shares  # like `faults` above: most starts do without

        return {code: self._label(code, found[code], share) for code, share in shares(self.folders, own).items()}

    def _label(self, code: str, name: str, share: float) -> str:
        """Returns the name of a player's own language, with how much of it is done where it is not complete.

        A name for which there are no letters is told in English: it is the way back for who tried the language.
        """
        spoken = Words(code, self.folders)
        name = name if is_legible(name, spoken.typesetting) else Speech(code).english_name
        return name if share == 1 else spoken("ui.language.partial", name=name, share=spoken.percent(share, 1))
