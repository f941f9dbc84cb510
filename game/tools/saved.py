"""The one door through which tools come to games in files: of a game that goes on they get what may be told aloud."""

import argparse
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from game.ai.brain import Plan
from game.core import box as shelf
from game.core.codec import Codec
from game.core.resources import shipped
from game.core.rules import Seat
from game.locale.words import Words, languages, system_language
from game.saves.autosave import read
from game.saves.trouble import Trouble
from game.scenes.table.narrating import log_of
from game.session.seats import has_no_secrets, people
from game.session.session import Session
from game.tabletop.players import table_of
from game.tabletop.table import LogLine

_LOCALES = (shipped("locales"),)


class Withheld(Trouble):
    """Says why something of a game that goes on is not told."""


class SavedGame:
    """A game in a file, as far as whoever reads what a tool prints may know it.

    Takes the file, and whether all of a game that goes on is wanted (`--all`). Raises SaveError or StoreError.
    `notice` is what differs from what was written, None where nothing does.
    """

    def __init__(self, path: Path, *, is_all: bool = False) -> None:
        self._session, self.notice = Session.resume(read(path))
        self.is_over = self._session.is_over
        self.is_all = is_all and not self.is_over
        self.numbers = self._session.numbers

    @property
    def is_whole(self) -> bool:
        """Tells whether everything is told: nothing is secret any more, or it was asked for."""
        return self.is_over or self.is_all

    def for_all(self) -> Session:
        """Returns the game as everybody may know it."""
        return self._session if self.is_whole else self._session.as_known(None)

    def log(self, words: Words) -> list[tuple[int, LogLine]]:
        """Returns what the log told everybody at the table: each sentence with the number of its entry."""
        return log_of(words, self._session, None, self.numbers)

    def for_decider(self, words: Words, number: int | None) -> tuple[Session, Seat | None]:
        """Returns the game after an entry (None: the last) as whoever decides there may know it, and who that is.

        Nobody (None) decides when it is over. Of a game that goes on it is the one person who is to act now, as at the
        table: several people learn of a decision before everybody's eyes only what all of them know. Raises Withheld.
        """
        session = self._session
        if self.is_whole:
            then = session.branch(session.number if number is None else number)
            return then, min(then.to_act(), default=None)
        if number not in (None, session.number):
            raise Withheld("ui.secrets.earlier")
        deciding = sorted(session.to_act().intersection(people(session.players)))
        if not deciding:
            raise Withheld("ui.secrets.computer", player=session.players[min(session.to_act())].name)
        seat = deciding[0]
        if has_no_secrets(session.players, session.options):
            return session.as_known(seat), seat
        if table_of(words, session).openly(session.view(None)) is None:
            raise Withheld("ui.secrets.others", player=session.players[seat].name)
        return session.as_known(None), seat


def asking(tool: str, told: str) -> argparse.ArgumentParser:
    """Returns what reads the command line of a tool that takes the file of a game and a language."""
    known = languages(_LOCALES)
    parser = argparse.ArgumentParser(prog=f"kupola {tool}", description=told)
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=sorted(known), default=system_language(known))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def add_all(parser: argparse.ArgumentParser) -> None:
    """Lets all of a game that goes on be asked for."""
    parser.add_argument("--all", action="store_true", help="tell what is hidden in a game that goes on, too")


def words_for(chosen: argparse.Namespace) -> Words:
    """Returns the texts of the language that was asked for."""
    return Words(chosen.lang, _LOCALES)


def plain_move(box: str, plan: Plan | None) -> dict[str, Any] | None:
    """Returns a plan's first move as lessons write it: its short name with its fields."""
    if plan is None:
        return None
    encoded = Codec(shelf.codec_table(box)).encode(plan[0])
    assert isinstance(encoded, list)
    return {str(encoded[0]): {field.name: plain(getattr(plan[0], field.name)) for field in fields(plan[0])}}


def plain(value: Any) -> Any:
    """Returns a value of numbers, texts and collections as JSON has them."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | frozenset | set):
        return [plain(each) for each in (sorted(value) if isinstance(value, frozenset | set) else value)]
    return value if value is None or isinstance(value, bool | int | float | str) else repr(value)
