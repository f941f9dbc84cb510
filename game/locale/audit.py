"""The checks of language files: everything that a translator should change, by file and line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from game.locale.audit_code import check_code, usage
from game.locale.audit_files import check_files
from game.locale.audit_text import all_forms, check_nouns, check_texts
from game.locale.book import ERROR, PLAIN, WARNING, Book, Finding, LocaleEntry, finding, load
from game.locale.files import Problem, read
from game.locale.glossary import kept_terms
from game.locale.glyphs import FONTS, drawable, font_files, script
from game.locale.languages import REFERENCE
from game.locale.sources import stale
from game.locale.table import limits
from game.locale.texts import MARK, TAG, noun

Fits = Callable[[str], Sequence[Finding]]


def audit(
    folders: Sequence[Path],
    wanted: Sequence[str],
    *,
    strict: bool = False,
    code: Path | None = None,
    fonts: Path | None = None,
    fits: Fits | None = None,
    system: Callable[[], Sequence[Path]] = tuple,
) -> list[Finding]:
    """Returns everything that should be changed in the files of the wanted languages, by file and line.

    Takes the folders of languages (the shipped first), the language codes, whether warnings count as errors, and what
    to check against: a folder of Python code that asks for keys (checked along with English), a folder of fonts, and a
    check of whether the texts of a language fit their places on the screen. What is not given is not checked. `system`
    finds the fonts of this computer, and is asked where others lack something.
    """
    reference, room = load(REFERENCE, folders), limits(folders[0])
    found = [*check_code(usage(code), reference)] if code and REFERENCE in wanted else []
    for language in wanted:
        book = reference if language == REFERENCE else load(language, folders)
        found += _written(book, reference, folders)
        found += _too_long(book, reference, room)
        found += _stale(book, reference)
        found += _undrawn(book, reference, letters(fonts, folders, language), system) if fonts else ()
        found += fits(language) if fits else ()
    found = [replace(each, severity=ERROR) for each in found] if strict else found
    return sorted(found, key=lambda each: (str(each.file), each.line, each.severity, each.key))


def faults(folders: Sequence[Path], language: str) -> list[Problem]:
    """Returns what is wrong in the files of a language, one fault for each line; warnings are left out.

    Takes the folders of languages, the shipped first, and a language that has files.
    """
    reference = load(REFERENCE, folders)
    book = reference if language == REFERENCE else load(language, folders)
    found = sorted(
        (each for each in _written(book, reference, folders) if each.severity == ERROR),
        key=lambda each: (str(each.file), each.line, each.key),
    )
    first = {(each.file, each.line): each for each in reversed(found)}
    return [Problem(*place, each.advice_key, each.values) for place, each in sorted(first.items())]


def _written(book: Book, reference: Book, folders: Sequence[Path]) -> Iterator[Finding]:
    """Yields what the files and texts of a language show by themselves: all that can be an error in the program."""
    fillers = {name: keys for name, keys in read(folders[0] / "nouns.yml").tree.items() if isinstance(keys, str)}
    yield from check_files(book, reference)
    yield from check_texts(book, reference, kept_terms(folders, book.speech.language))
    yield from check_nouns(book, reference, fillers)


def letters(fonts: Path, folders: Sequence[Path], language: str) -> list[Path]:
    """Returns the fonts that draw a language: the shipped ones, then those beside its own files."""
    return [file for place in (fonts, *(folder / language / FONTS for folder in folders)) for file in font_files(place)]


def _stale(book: Book, reference: Book) -> Iterator[Finding]:
    for key in sorted(stale(book, reference)):
        yield finding(
            WARNING, book.entries[key], reference.entries[key], "stale", language=book.speech.language, key=key
        )


def _too_long(book: Book, reference: Book, room: Mapping[str, int]) -> Iterator[Finding]:
    """Yields texts for which there is no room, whatever their placeholders hold; where English is longer, it counts."""
    for key in room.keys() & book.entries.keys() & reference.entries.keys():
        english = reference.entries[key]
        most = room[key] if book is reference else max(room[key], *map(_length, english.forms.values()))
        longest = max(book.entries[key].forms.values(), key=_length)
        if _length(longest) > most:
            values = {"found": str(_length(longest)), "most": str(most)}
            yield finding(WARNING, book.entries[key]._replace(forms={PLAIN: longest}), english, "too_long", **values)


def _length(text: str) -> int:
    return len(MARK.sub("", TAG.sub("", noun(text).base)).strip())


def _undrawn(
    book: Book, reference: Book, fonts: Sequence[Path], system: Callable[[], Sequence[Path]]
) -> Iterator[Finding]:
    """Yields one finding for each script that the fonts lack, and one for each other sign.

    What this computer's own fonts draw is no error, but others may lack them.
    """
    known = drawable(fonts)
    lacking: dict[str, dict[str, LocaleEntry]] = {}
    for entry in book.entries.values():
        for text in entry.forms.values():
            for sign in {*"".join(all_forms(MARK.sub("", TAG.sub("", text))))}:
                if ord(sign) not in known and sign.isprintable():
                    lacking.setdefault(script(sign) or sign, {}).setdefault(sign, entry)
    here = drawable(system()) if lacking else frozenset()
    for group, signs in lacking.items():
        entry, is_here = next(iter(signs.values())), {*map(ord, signs)} <= here
        english, severity = reference.entries.get(entry.key), WARNING if is_here else ERROR
        if group in signs:
            yield finding(severity, entry, english, "glyph", sign=group, code=f"U+{ord(group):04X}")
        else:
            some, place = " ".join(sorted(signs)[:8]), str(entry.file.parent / FONTS)
            told = "script_here" if is_here else "script"
            yield finding(severity, entry, english, told, script=group, signs=some, folder=place)
