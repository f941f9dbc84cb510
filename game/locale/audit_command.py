"""The command `check-locales`: prints what the checks find, and how much of each language is done."""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TextIO

from game.core.resources import shipped
from game.locale.audit import Fits, audit
from game.locale.book import ERROR, WARNING, Book, Finding, load
from game.locale.coverage import Coverage, coverage, in_order, total, words_done
from game.locale.glossary import kept_terms
from game.locale.languages import REFERENCE
from game.locale.sources import is_among, keep, stale
from game.locale.words import Words, languages, system_language

CODE: Final = Path(__file__).resolve().parent.parent  # the package itself
FOLDED: Final = frozenset({"audit.missing", "audit.identical"})
"""Findings of which an unfinished file has one in nearly every line."""
MOST: Final = 12
"""More of them are told in one line for each file."""


def run(
    arguments: Sequence[str],
    *,
    folders: Sequence[Path] = (),
    fits: Fits | None = None,
    system: Callable[[], Sequence[Path]] = tuple,
    output: TextIO | None = None,
) -> int:
    """Runs `check-locales LANG…` with its options and prints what it finds in the language of the system.

    Takes the arguments after the command, the folders of languages (by default the shipped one), the check of places
    on the screen, what finds the fonts of this computer, and where to print (by default to standard output). Notes
    beside the files which English text each translation was made from. Returns the exit code: 0 when there is no
    error, 1 when there is one (`--strict`: or a warning), 2 for a language or key that there is not.
    """
    places = tuple(folders) or (shipped("locales"),)
    available = languages(places)
    words = Words(system_language(available), places)
    options = _options(words).parse_args(arguments)
    if unknown := [code for code in options.languages if code not in available]:
        print(words("audit.no_language", languages=unknown, known=[*available]), file=output)
        return 2
    wanted = options.languages or [*available]
    if unknown := _note_sources(wanted, places, options.confirm):
        print(words("audit.table.unknown", keys=unknown), file=output)
        return 2
    if options.json:
        print(json.dumps({language: _plain(places, language) for language in wanted}, indent=2), file=output)
        return 0
    if options.stats:
        _print_stats(words, places, wanted, output)
        return 0
    is_whole = not (options.fast or options.confirm)
    if fits and is_whole:
        print(words("audit.drawing"), file=output, flush=True)
    found = audit(
        places,
        wanted,
        strict=options.strict,
        code=CODE if is_whole else None,
        fonts=shipped("assets") / "fonts",
        fits=fits if is_whole else None,
        system=system,
    )
    _print_findings(found, words, output)
    return int(any(each.severity == ERROR for each in found))


def _options(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kupola check-locales", description=words("audit.help.about"))
    parser.add_argument("languages", nargs="*", metavar="LANG", help=words("audit.help.languages"))
    for name in ("fast", "strict", "stats", "json"):
        parser.add_argument(f"--{name}", action="store_true", help=words(f"audit.help.{name}"))
    parser.add_argument("--confirm", action="append", default=[], metavar="KEY", help=words("audit.help.confirm"))
    return parser


def _note_sources(wanted: Sequence[str], folders: Sequence[Path], confirmed: Sequence[str]) -> list[str]:
    """Notes what was translated from what; returns what was confirmed and is no key of English."""
    reference = load(REFERENCE, folders)
    for language in wanted:
        if language != REFERENCE:
            keep(load(language, folders), reference, confirmed)
    return [each for each in confirmed if not any(is_among(key, (each,)) for key in reference.entries)]


def done(folders: Sequence[Path], language: str, reference: Book | None = None) -> dict[str, Coverage]:
    """Returns by domain how much of a language is done; who asks for several gives the English book."""
    reference = reference or load(REFERENCE, folders)
    book = reference if language == REFERENCE else load(language, folders)
    return coverage(book, reference, kept_terms(folders, language), stale(book, reference))


def shares(folders: Sequence[Path], wanted: Sequence[str]) -> dict[str, float]:
    """Returns how much of each wanted language is translated, of 1."""
    reference = load(REFERENCE, folders) if wanted else None
    return {language: total(done(folders, language, reference)).share for language in wanted}


def _in_stages(folders: Sequence[Path], language: str) -> dict[str, tuple[int, int]]:
    """Returns by stage how many words are translated, and how many there are."""
    reference = load(REFERENCE, folders)
    book = reference if language == REFERENCE else load(language, folders)
    return words_done(book, reference, kept_terms(folders, language), stale(book, reference))


def _plain(folders: Sequence[Path], language: str) -> dict[str, dict[str, int]]:
    return {domain: each.plain() for domain, each in done(folders, language).items()}


# ---------------------------------------------------------------------- printing
def _print_findings(found: Sequence[Finding], words: Words, output: TextIO | None) -> None:
    for each in folded(found):
        print(told(each, words), file=output)
    severities = [each.severity for each in found]
    totals = (words(f"audit.total.{level}", count=severities.count(level)) for level in (ERROR, WARNING))
    print(", ".join(totals), file=output)


def folded(found: Sequence[Finding]) -> list[Finding]:
    """Returns findings, errors last, with those that an unfinished file is full of told once for the file."""
    groups: dict[tuple[Path, str], list[Finding]] = {}
    for each in found:
        if each.advice_key in FOLDED:
            groups.setdefault((each.file, each.advice_key), []).append(each)
    many = {place: group for place, group in groups.items() if len(group) > MOST}
    kept = [each for each in found if (each.file, each.advice_key) not in many]
    for (file, advice), group in many.items():
        values = {"number": str(len(group)), "first": group[0].key}
        kept.append(Finding(group[0].severity, file, group[0].line, "", "", "", f"{advice}_many", values))
    return sorted(kept, key=lambda each: (each.severity == ERROR, str(each.file), each.line, each.key))


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
    names = [words(f"audit.stats.{name}") for name in Coverage().plain()]
    width = max(12, *map(len, names)) + 2
    for language in wanted:
        for stage, (made, there) in _in_stages(folders, language).items():
            share = words.percent(made / max(1, there), 1)
            print(words(f"audit.stages.{stage}", language=language, done=made, count=there, share=share), file=output)
    print(" " * 28 + "".join(f"{name:>{width}}" for name in names), file=output)
    for language in wanted:
        counted = done(folders, language)
        rows = {language: total(counted), **{f"  {domain}": counted[domain] for domain in in_order(counted)}}
        for name, each in rows.items():
            numbers = "".join(f"{number:>{width}}" for number in each.plain().values())
            print(f"{name:<28}{numbers}{words.percent(each.share, 1):>8}", file=output)
