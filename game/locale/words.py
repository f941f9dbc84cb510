"""The look-up of every text a player sees: one language, what it falls back to, and the player's own files."""

import logging
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Final, TypeAlias

from game.locale.cldr import CATEGORIES, Speech
from game.locale.collation import SortKey, sort_key
from game.locale.files import Problem, Tree, domain_file, is_there, read, text_files
from game.locale.glyphs import FONTS, font_files
from game.locale.languages import fallbacks, languages, system_language
from game.locale.pseudo import MADE, made
from game.locale.texts import FRACTION, BrokenTextError, Term, fill, noun
from game.locale.typesetting import Typesetting

__all__ = ["Problem", "Term", "Words", "languages", "system_language"]

Branch: TypeAlias = Mapping[str, "str | Branch"]

_log = logging.getLogger(__name__)
_MOST_SAID: Final = 4000
"""How many finished sentences are kept: a painter asks for the same ones in every frame."""


class _Layer:
    """The texts of one domain in one folder, with the habits of the language they are written in.

    They are read when they are first looked at: most texts are there in the language that is spoken.
    """

    def __init__(self, speech: Speech, read: Callable[[], Tree]) -> None:
        self.speech, self._read = speech, read

    @cached_property
    def tree(self) -> Tree:
        """Returns the texts by key."""
        return self._read()


class Words:
    """Looks up texts of one language by key: `words("ui.menu.new_game")`, `words("ui.turn", player="Zsófia")`.

    A text that is missing or empty is taken from the next place: the player's own folder, the shipped one, the same
    for the language without its region ("pl_PL", "pl"), the same for English. What nobody has shows as `⟦key⟧`. A
    domain (the first part of a key) is read when it is first asked for, and what it falls back to when that is needed.
    `problems` are the faults of the files read so far.
    """

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        """Takes a language code (or `qps`, `key`) and folders of languages, the shipped first, the player's last."""
        self.language = language
        self.problems: list[Problem] = []
        self._folders = tuple(folders)
        self._speeches = [Speech(code) for code in fallbacks(language)]
        self._domains: dict[str, list[_Layer]] = {}
        self._told: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}

    def reload(self) -> None:
        """Forgets everything read, so that the next look-ups read the files anew."""
        self.problems.clear()
        self._domains.clear()
        self._told.clear()
        self._said.clear()

    def read_all(self) -> None:
        """Reads every file of this language at once, so that all its faults are known."""
        places = [place for folder in self._folders for place in folder.glob("*")]
        for domain in sorted({file.stem for place in places for file in text_files(place)}):
            for layer in self._layers(domain):
                layer.tree  # noqa: B018 looking at it reads it

    def __call__(self, key: str, /, **values: object) -> str:
        """Returns the text of the key with its placeholders filled in (of a noun, its base form); never raises.

        Takes values by name: texts, numbers, terms, or sequences of them (shown as a list within the sentence). An
        entry with plural forms goes by the value `count`. A translation that cannot be filled in gives way to English.
        """
        call = (key, *values.items())
        try:
            return self._said[call]
        except KeyError:
            return self._keep(call, key, values)
        except TypeError:  # a sequence among the values
            call = (key, *((name, _lasting(value)) for name, value in values.items()))
            return self._said.get(call) or self._keep(call, key, values)

    def _keep(self, call: tuple[object, ...], key: str, values: Mapping[str, object]) -> str:
        if len(self._said) >= _MOST_SAID:
            self._said.clear()
        said = self._said[call] = self._say(key, values)
        return said

    def _say(self, key: str, values: Mapping[str, object]) -> str:
        for speech, text in self._texts(key, values.get("count")):
            try:
                return fill(noun(text).base, values, speech, partial(self._noun, speech, values))
            except BrokenTextError as fault:
                self._tell(key, f"the {speech.language} text cannot be filled in: {fault}")
        self._tell(key, "no text")
        return f"⟦{key}⟧"

    def raw(self, key: str) -> str:
        """Returns a text as it stands in its file, placeholders and all, of plural forms the first; "" for none."""
        for _, found in self._found(key):
            text = next((each for each in found.values() if each), "") if isinstance(found, dict) else found
            if isinstance(text, str) and text:
                return text
        return ""

    def has(self, key: str) -> bool:
        """Tells whether the key has a text or sub-keys, in this language or in one it falls back to."""
        return any(found for _, found in self._found(key))

    def tree(self, key: str, /, **values: object) -> Branch:
        """Returns the texts below the key by sub-key, in the order of the English file, filled in like single texts.

        Sub-keys without a text are left out; plural forms stay a mapping unless a `count` is given.
        """
        branches = [found for _, found in self._found(key) if isinstance(found, dict)]
        names = dict.fromkeys(name for branch in reversed(branches) for name in branch)
        twigs = ((name, self._twig(f"{key}.{name}", values)) for name in names)
        return {name: twig for name, twig in twigs if twig}

    def number(self, number: int | float) -> str:
        """Returns the number as this language writes it."""
        return self._speeches[0].number(number)

    def percent(self, ratio: float, decimals: int = 0) -> str:
        """Returns a ratio (1.0 is the whole) as a percentage with at most so many decimals."""
        return self._speeches[0].percent(ratio, decimals)

    def date(self, iso: str) -> str:
        """Returns a day or a moment (ISO 8601) as this language writes it, the moment in local time."""
        return self._speeches[0].date(iso)

    def sort_key(self, name: str) -> SortKey:
        """Returns what a name is sorted by among others, as this language sorts."""
        return sort_key(name, self("common.alphabet"))

    @property
    def typesetting(self) -> Typesetting:
        """How the lines of this language are set."""
        own = [folder / code for code in fallbacks(self.language) for folder in self._folders]
        others = [place for folder in self._folders for place in sorted(folder.glob("*"))]
        fonts = [file for place in dict.fromkeys((*own, *others)) for file in font_files(place / FONTS)]
        return Typesetting(
            tuple(self("common.clinging").split()), tuple(fonts), is_from_right=self._speeches[0].is_from_right
        )

    def explain(self, problem: Problem) -> str:
        """Returns the sentence that tells a player what is wrong with a locale file, and where."""
        what = self(problem.what, **problem.values)
        where = "audit.place" if problem.line else "audit.place_file"
        return self(where, file=str(problem.file), line=str(problem.line), what=what)

    def _twig(self, key: str, values: Mapping[str, object]) -> "str | Branch":
        nearest = next((found for _, found in self._found(key) if found), "")
        if _is_plural(nearest) and "count" not in values:
            return nearest
        if isinstance(nearest, str) or _is_plural(nearest):
            return nearest and self(key, **values)
        return self.tree(key, **values)

    def _texts(self, key: str, count: object) -> Iterator[tuple[Speech, str]]:
        """Yields the texts of the key, most wanted first, each with the habits of its language."""
        for speech, found in self._found(key):
            text = _form(found, count, speech) if isinstance(found, dict) else found
            if text:
                yield speech, text

    def _noun(self, speech: Speech, values: Mapping[str, object], term: Term) -> str:
        """Returns the noun entry in the language of the sentence it goes into, else in whichever has it."""
        texts = [*self._texts(term.key, values.get("count") if term.count is None else term.count)]
        if not texts:
            self._tell(term.key, "no text")
            return f"⟦{term.key}⟧"
        return next((text for spoken, text in texts if spoken is speech), texts[0][1])

    def _found(self, key: str) -> Iterator[tuple[Speech, "str | Tree"]]:
        domain, *names = key.split(".")
        for layer in self._layers(domain):
            found: str | Tree | None = layer.tree
            for name in names:
                found = found.get(name) if isinstance(found, dict) else None
            if found is not None:
                yield layer.speech, found

    def _layers(self, domain: str) -> list[_Layer]:
        if domain not in self._domains:
            self._domains[domain] = self._read(domain)
        return self._domains[domain]

    def _read(self, domain: str) -> list[_Layer]:
        return [
            _Layer(speech, partial(self._texts_of, domain, domain_file(folder / speech.language, domain)))
            for speech in self._speeches
            for folder in reversed(self._folders)
        ]

    def _texts_of(self, domain: str, file: Path) -> Tree:
        tree = self._file(file)
        return made(self.language, domain, tree) if self.language in MADE else tree

    def _file(self, file: Path) -> Tree:
        if not is_there(file):
            return {}
        document = read(file)
        self.problems += document.problems
        for problem in document.problems:
            _log.warning("%s:%d: %s %s", problem.file, problem.line, problem.what, dict(problem.values))
        return document.tree

    def _tell(self, key: str, what: str) -> None:
        """Writes one line per key to the log: a painter asks for it in every frame."""
        if key not in self._told:
            self._told.add(key)
            _log.warning("%s: %s", key, what)


def _lasting(value: object) -> object:
    """Returns a value by which a sentence can be found again: a sequence as a tuple, what cannot be kept as shown."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(_lasting, value))
    return value if isinstance(value, Hashable) else str(value)


def _is_plural(found: "str | Tree") -> bool:
    return isinstance(found, dict) and bool(found) and found.keys() <= CATEGORIES


def _form(forms: Tree, count: object, speech: Speech) -> str:
    """Returns the plural form that the count takes; empty when there is none, or these are no plural forms."""
    if not _is_plural(forms) or not isinstance(count, int | float):
        return ""
    form = forms.get(speech.category(count)) or forms.get("other") or forms.get("many")
    if not isinstance(form, str):
        return ""
    return form if float(count).is_integer() else noun(form).forms.get(FRACTION, form)
