"""`check-locales`: everything that a translator should change, and how much of each language is done."""

import argparse
import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TextIO

from game.core.resources import shipped
from game.locale.audit_code import check_code, usage
from game.locale.audit_files import check_files
from game.locale.audit_nouns import check_nouns
from game.locale.audit_text import all_forms, check_texts
from game.locale.book import ERROR, WARNING, Book, Finding, finding, load
from game.locale.files import read
from game.locale.glyphs import FontError, characters, missing
from game.locale.languages import REFERENCE
from game.locale.texts import MARK, TAG
from game.locale.words import Words, languages, system_language

__all__ = ["Finding", "audit", "done", "run"]

Fits = Callable[[str], Sequence[Finding]]

CODE: Final = Path(__file__).resolve().parent.parent  # the package itself


def audit(
    folders: Sequence[Path],
    wanted: Sequence[str],
    *,
    strict: bool = False,
    code: Path | None = None,
    fonts: Path | None = None,
    fits: Fits | None = None,
) -> list[Finding]:
    """Returns everything that should be changed in the files of the wanted languages, by file and line.

    Takes the folders of languages (the shipped first), the language codes, whether warnings count as errors, and what
    to check against: a folder of Python code that asks for keys (checked along with English), a folder of fonts, and a
    check of whether the texts of a language fit their places on the screen. What is not given is not checked.
    """
    reference = load(REFERENCE, folders)
    fillers = {name: keys for name, keys in read(folders[0] / "nouns.yml").tree.items() if isinstance(keys, str)}
    glyphs = [*_glyphs(fonts)] if fonts else []
    found = [*check_code(usage(code), reference)] if code and REFERENCE in wanted else []
    for language in wanted:
        book = reference if language == REFERENCE else load(language, folders)
        found += check_files(book, reference)
        found += check_texts(book, reference, _equivalence_key(folders[0] / "glossary.csv", language))
        found += check_nouns(book, reference, fillers)
        found += _undrawn(book, reference, glyphs)
        found += fits(language) if fits else ()
    found = [replace(each, severity=ERROR) for each in found] if strict else found
    return sorted(found, key=lambda each: (str(each.file), each.line, each.severity, each.key))


def _glyphs(folder: Path) -> Iterator[frozenset[int]]:
    for file in sorted(folder.glob("*.ttf")):
        try:
            yield characters(file)
        except FontError:
            continue  # the program cannot draw with it either, and says so


def _undrawn(book: Book, reference: Book, glyphs: Sequence[frozenset[int]]) -> Iterator[Finding]:
    for entry in book.entries.values() if glyphs else ():
        for text in entry.forms.values():
            shown = "".join(all_forms(MARK.sub("", TAG.sub("", text))))
            for sign in missing(shown, glyphs):
                english = reference.entries.get(entry.key)
                yield finding(ERROR, entry, english, "glyph", sign=sign, code=f"U+{ord(sign):04X}")


def _equivalence_key(glossary: Path, language: str) -> frozenset[str]:
    """Returns the English terms that the glossary keeps unchanged in the language."""
    if not glossary.is_file():
        return frozenset()
    with glossary.open(encoding="utf-8", newline="") as rows:
        return frozenset(row[REFERENCE] for row in csv.DictReader(rows) if row.get(language) == row[REFERENCE])


def done(folders: Sequence[Path], language: str) -> dict[str, tuple[int, int]]:
    """Returns, by domain, how many entries the language has and how many English has."""
    reference = load(REFERENCE, folders)
    book = reference if language == REFERENCE else load(language, folders)
    counted: dict[str, tuple[int, int]] = {}
    for key, english in reference.entries.items():
        if english.text:
            domain = key.partition(".")[0]
            own = book.entries.get(key)
            have, of = counted.get(domain, (0, 0))
            counted[domain] = (have + bool(own and own.text), of + 1)
    return counted


def run(
    arguments: Sequence[str],
    *,
    folders: Sequence[Path] = (),
    fits: Fits | None = None,
    output: TextIO | None = None,
) -> int:
    """Runs `check-locales LANG… [--strict] [--stats]` and prints what it finds in the language of the system.

    Takes the arguments after the command, the folders of languages (by default the shipped one), the check of places
    on the screen, and where to print (by default to standard output). Returns the exit code: 0 when there is no error,
    1 when there is one (`--strict`: or a warning), 2 for a language that has no files.
    """
    places = tuple(folders) or (shipped("locales"),)
    available = languages(places)
    words = Words(system_language(available), places)
    options = _options(words).parse_args(arguments)
    if unknown := [code for code in options.languages if code not in available]:
        print(words("audit.no_language", languages=unknown, known=[*available]), file=output)
        return 2
    wanted = options.languages or [*available]
    found = audit(places, wanted, strict=options.strict, code=CODE, fonts=shipped("assets") / "fonts", fits=fits)
    for each in found:
        print(told(each, words), file=output)
    severities = [each.severity for each in found]
    totals = (words(f"audit.total.{level}", count=severities.count(level)) for level in (ERROR, WARNING))
    print(", ".join(totals), file=output)
    if options.stats:
        _print_stats(words, places, wanted, output)
    return int(ERROR in severities)


def _options(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="check-locales", description=words("audit.help.about"))
    parser.add_argument("languages", nargs="*", metavar="LANG", help=words("audit.help.languages"))
    parser.add_argument("--strict", action="store_true", help=words("audit.help.strict"))
    parser.add_argument("--stats", action="store_true", help=words("audit.help.stats"))
    return parser


def told(found: Finding, words: Words) -> str:
    """Returns a finding as a translator reads it: place, key, both texts, and what to write instead."""
    here = Path.cwd()
    file = found.file.relative_to(here) if found.file.is_relative_to(here) else found.file
    place = f"{file}:{found.line}" if found.line else str(file)
    lines = [f"{place}: {words(f'audit.severity.{found.severity}')}: {found.key}".removesuffix(": ")]
    texts: Mapping[str, str] = {"english": found.english, "translated": found.translated}
    lines += [f"    {words(f'audit.{name}')}: {text.strip()}" for name, text in texts.items() if text]
    return "\n".join([*lines, f"    {words(found.advice_key, **found.values)}"])


def _print_stats(words: Words, folders: Sequence[Path], wanted: Sequence[str], output: TextIO | None) -> None:
    for language in wanted:
        counted = done(folders, language)
        have, of = (sum(column) for column in zip(*counted.values(), strict=True)) if counted else (0, 0)
        rows = {language: (have, of), **{f"  {domain}": numbers for domain, numbers in counted.items()}}
        for name, (own, english) in rows.items():
            share = words.percent(int(100 * own / english) / 100) if english else "–"  # 99.9 % is not 100 %
            print(f"{name:<28}{own:>6} / {english:<6}{share:>6}", file=output)
