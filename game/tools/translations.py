"""The tool `translations`: texts as a table (CSV) out and in, and what every key is for, for translation platforms."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.resources import shipped
from game.core.text import LANGUAGE_CODE
from game.locale.audit import audit
from game.locale.audit_command import told
from game.locale.book import ERROR
from game.locale.languages import REFERENCE, system_language
from game.locale.table import CSV, TextRow, Unknown, Unreadable, explained, read_table, rows, take, write_table
from game.locale.words import Words, languages
from game.saves.paths import find_paths
from game.tools.fits import KeyListener
from game.tools.pictures import ROOMS, file_name, pictures, posed

_SIZE = (1280, 720)


def run(arguments: Sequence[str]) -> int:
    """Runs `translations (export | import) LANG FILE` or `translations explain FILE`; returns 1 if that cannot be."""
    folders = (shipped("locales"), find_paths().locales)
    words = Words(system_language(languages(folders)), folders)
    chosen = _parser(words).parse_args(arguments)
    file = chosen.file
    if chosen.what != "explain" and not LANGUAGE_CODE.fullmatch(chosen.language):
        print(words("audit.new_language.no_code", code=chosen.language))
        return 1
    try:
        match chosen.what:
            case "export" if file.suffix.lower() not in ("", CSV):
                print(words("audit.table.only_csv", file=str(file)))
                return 1
            case "export":
                write_table(rows(chosen.language, folders), file)
            case "import":
                _import(chosen, folders, words)
                return 0
            case _:
                _explain(file, folders[0], chosen.pictures)
    except Unknown:
        print(words("audit.table.no_table", columns=[*TextRow._fields[:4]], file=str(file)))
        return 1
    except Unreadable:
        print(words("audit.table.no_library", file=str(file)))
        return 1
    except OSError as error:
        print(words("audit.table.trouble", detail=error.strerror or str(error), file=error.filename or str(file)))
        return 1
    print(words("audit.table.written", file=str(file)))
    return 0


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kupola translations", description=words("audit.table.about"))
    kinds = parser.add_subparsers(dest="what", required=True, help=words("audit.table.what"))
    for name in ("export", "import", "explain"):
        kind = kinds.add_parser(name)
        if name != "explain":
            kind.add_argument("language", metavar="LANG", help=words("audit.new_language.code"))
        kind.add_argument("file", type=Path, metavar="FILE", help=words("audit.table.file"))
        if name == "import":
            kind.add_argument("--into", type=Path, metavar="DIR", help=words("audit.table.into"))
        if name == "explain":
            kind.add_argument("--pictures", type=Path, metavar="DIR", help=words("audit.table.pictures"))
    return parser


def _import(chosen: argparse.Namespace, folders: Sequence[Path], words: Words) -> None:
    target = chosen.into or folders[-1] / chosen.language
    is_begun = not (chosen.into or (folders[0] / chosen.language).exists())
    texts, letters = read_table(chosen.file, chosen.language)
    unknown = take(texts, chosen.language, folders, target, is_begun=is_begun)
    if letters:
        print(words("audit.table.letters", letters=letters))
    if unknown:
        print(words("audit.table.unknown", keys=unknown))
    if target.name == chosen.language:
        found = audit((folders[0], target.parent), [chosen.language])
        for each in found:
            if each.key in texts and (each.severity == ERROR or each.advice_key == "audit.too_long"):
                print(told(each, words))
    print(words("audit.table.taken", code=chosen.language, folder=str(target)))


def _explain(file: Path, locales: Path, pictures: Path | None) -> None:
    """Writes for every key what Weblate calls explanation and flags, and the picture that shows it first."""
    shown = _pictures(pictures, locales) if pictures else {}
    told = {
        key: {
            "explanation": explanation,
            **({"flags": f"max-length:{limit}"} if limit else {}),
            **({"screenshot": shown[key]} if key in shown else {}),
        }
        for key, (explanation, limit) in explained(locales).items()
    }
    file.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _pictures(folder: Path, locales: Path) -> dict[str, str]:
    """Draws every screen in English; returns which picture showed the text of a key first."""
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, str] = {}
    for room in ROOMS:
        with posed(_SIZE, REFERENCE) as made:
            listener = KeyListener(REFERENCE, (locales,))
            made.services.language.speak(listener)
            for screen in pictures(made, room, is_brief=True):
                listener.keys.clear()
                made.draw()
                name = file_name(f"{room}/{screen}")
                new = {key: name for key in listener.keys.values() if key not in found}
                if new:
                    pygame.image.save(made.services.ui.surface, folder / name)
                    found |= new
    return found
