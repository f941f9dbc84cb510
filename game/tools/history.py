"""The tool `history`: what was played here, given out, brought in, made anew."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path

from game.core.resources import shipped
from game.core.text import clean
from game.history import export, replays, wall
from game.history.database import DamagedHistory
from game.history.history import History
from game.locale.words import Words, languages, system_language
from game.saves.paths import Paths, find_paths
from game.saves.people import People
from game.saves.trouble import Notice, SaveError, Trouble
from game.tabletop.tallying import points_by_kind

_TOLD_EACH = 10
"""After so many files it is told how far bringing them in has come."""


def run(arguments: Sequence[str]) -> int:
    """Runs `history [--json | --export csv|json | --import FOLDER | --rebuild] [--lang L] [--portable]`.

    Returns 0, or 1 with a line for why the history cannot be read or written.
    """
    folders = (shipped("locales"),)
    chosen = _parser(languages(folders)).parse_args(arguments)
    words, paths = Words(chosen.lang, folders), find_paths(portable=chosen.portable)
    people, count = People(paths), partial(points_by_kind, words)
    try:
        for notice in people.notices:
            _tell(words, notice)
        history, left = replays.opened(paths, people.namesakes(), count)
        try:
            _look_and_do(chosen, words, history, left, people, paths, count)
        except DamagedHistory:  # it was whole when it was opened
            history.close()
            history, left = replays.mended(paths, people.namesakes(), count)
            _look_and_do(chosen, words, history, left, people, paths, count)
        finally:
            history.close()
    except Trouble as trouble:
        _tell(words, trouble.notice)
        return 1
    return 0


def _parser(known: Collection[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kupola history", description="Says what was played here, and by whom.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--json", action="store_true", help="print people, games and evenings as one JSON object on one line"
    )
    what.add_argument(
        "--export", choices=("csv", "json"), help="print everything, for a spreadsheet in the language or a program"
    )
    what.add_argument("--import", dest="folder", type=Path, help="add the finished games of another folder")
    what.add_argument("--rebuild", action="store_true", help="make the database anew from replays and what it holds")
    parser.add_argument("--lang", choices=sorted(known), default=system_language(known))
    parser.add_argument("--portable", action="store_true", help="use the files beside the program")
    return parser


def _tell(words: Words, notice: Notice) -> None:
    print(words(notice.key, **notice.values), file=sys.stderr)


def _look_and_do(
    chosen: argparse.Namespace,
    words: Words,
    history: History,
    left: replays.Left | None,
    people: People,
    paths: Paths,
    count: replays.Count,
) -> None:
    """Adds the replays that the history does not know, tells of damage, then does what was chosen."""
    for path in replays.found(history, paths):
        replays.look(history, path, count)
    if left is not None:
        for notice in (Notice("history.notice_damaged"), *replays.still_damaged(history, left)):
            _tell(words, notice)
    _do(chosen, words, history, people, paths, count)


def _do(
    chosen: argparse.Namespace, words: Words, history: History, people: People, paths: Paths, count: replays.Count
) -> None:
    """Does what was chosen on the command line."""
    if chosen.rebuild:
        print(words("history.rebuilt", count=replays.rebuild(history, paths, count)))
    elif chosen.folder:
        _bring(chosen.folder, words, history, paths, count)
    elif chosen.export == "csv":
        _write_every_letter()
        for _ in history.games():
            pass  # a table breaks off at damage: better before its first line
        export.write_table(history, sys.stdout, ";" if "," in words.number(0.5) else ",")
    elif chosen.export or chosen.json:
        _write_every_letter()
        plain = export.exported(history, people.all())
        print(json.dumps(plain, ensure_ascii=False, indent=None if chosen.json else 2))
    else:
        print("\n".join(_told(words, history, people)))


def _bring(folder: Path, words: Words, history: History, paths: Paths, count: replays.Count) -> None:
    """Brings in the games of a folder and tells how far it has come; what came of it is told of a part, too."""
    found = Counter[str]()
    damaged: list[tuple[Path, Notice]] = []
    offered = replays.offered(folder)
    try:
        for number, path in enumerate(offered, 1):
            if number % _TOLD_EACH == 0:
                _tell(words, Notice("history.importing", {"number": number, "count": len(offered)}))
            try:
                found["imported" if replays.bring(history, path, paths, count) else "known"] += 1
            except replays.GoesOn:
                found["passed_over"] += 1
            except SaveError as error:
                damaged.append((path, error.notice))
    finally:
        print(words("history.imported", count=found["imported"]))
        for key in ("known", "passed_over"):
            if found[key]:
                print(words(f"history.{key}", count=found[key]))
        if damaged:
            print(words("history.unreadable", count=len(damaged)))
        for path, notice in damaged:
            print(f"  {clean(path.name)}: {words(notice.key, **notice.values)}")


def _write_every_letter() -> None:
    """What other programs read is UTF-8, whatever the system uses."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="")


def _told(words: Words, history: History, people: People) -> list[str]:
    """Returns lines for people: how many games, then everybody, those who won most in front, then by name."""
    lines = [words("history.games", count=history.rows("SELECT count(*) FROM games")[0][0])]
    tallies = wall.tallies(history)
    known = [(tallies[person.id], person.name) for person in people.all() if person.id in tallies]
    for tally, name in sorted(known, key=lambda each: (-each[0].wins, words.sort_key(each[1]))):
        games = words("history.games", count=tally.games)
        lines.append(f"{name}: {words('history.tally', games=games, count=tally.wins)}")
    return lines
