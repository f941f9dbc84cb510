"""The people who play here: one file each, so that damage or another running program costs nobody else anything."""

import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from game.core.text import called, clean
from game.saves.claims import waited
from game.saves.files import make_private, move_over, read_json, refusal, set_aside, stamps, write_json
from game.saves.paths import Paths
from game.saves.players import PERSON_ID, Player
from game.saves.settings import Wishes, read_wishes
from game.saves.trouble import Notice, StoreError

_VERSION = 1
_SUFFIX, _BACKUP = ".json", ".bak"
_LONGEST, _MOST_NAMES = 200, 100


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here: an id that is never given twice, the name as typed, keys of colour and portrait.

    The colour brings its emblem. `level` is the computer players' level that is liked best ("": none), `wishes` are
    settings that differ from those of the program, `also` are names under which games without a person are this
    person's, and `since` is when the person was made (ISO 8601, UTC).
    """

    id: str
    name: str
    colour: str
    portrait: str
    level: str = ""
    wishes: Wishes = field(default_factory=dict)
    also: tuple[str, ...] = ()
    since: str = ""

    def to_plain(self) -> dict[str, Any]:
        """Returns the person as it stands in a file."""
        plain = {each.name: getattr(self, each.name) for each in fields(self)}
        return {"version": _VERSION, **plain, "wishes": dict(self.wishes), "also": list(self.also)}

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        """Returns the person of a file's plain data; raises ValueError when it describes none, or is a newer one."""
        if not isinstance(plain, dict) or plain.get("version") != _VERSION:
            raise ValueError("person")
        texts = {key: plain.get(key, "") for key in ("id", "name", "colour", "portrait", "level", "since")}
        if not all(isinstance(text, str) and len(text) <= _LONGEST for text in texts.values()):
            raise ValueError("person")
        if not PERSON_ID.fullmatch(texts["id"]) or not clean(texts["name"]).strip():
            raise ValueError("person")
        names = plain.get("also")
        also = names[:_MOST_NAMES] if isinstance(names, list) else []
        return cls(
            **{key: clean(text) for key, text in texts.items()},
            wishes=read_wishes(plain.get("wishes")),
            also=tuple(clean(name, _LONGEST) for name in also if isinstance(name, str)),
        )


class People:
    """The people of one home, read once and again before each change, for another program may have changed them.

    Each change is on the disk when it returns; it raises StoreError when the disk refuses. `notices` holds what the
    player should be told about reading, `removed` who was removed last since the program began.
    """

    def __init__(self, paths: Paths) -> None:
        self._folder, self._trash = paths.people, paths.trash
        self.notices: list[Notice] = []
        self.removed: Person | None = None
        self._known: dict[str, Person] = {}
        self.reread()

    def reread(self) -> None:
        """Looks again who there is."""
        found = [person for person in map(self._read, _ids(self._folder)) if person]
        self._known = {person.id: person for person in sorted(found, key=lambda person: (person.since, person.id))}

    def all(self) -> tuple[Person, ...]:
        """Returns everybody, those who came first in front."""
        return tuple(self._known.values())

    def get(self, who: str) -> Person | None:
        """Returns the person of an id, None for somebody who was removed or never was here."""
        return self._known.get(who)

    def namesakes(self) -> dict[str, str]:
        """Returns whose seats without a person are, by name; a name that two people go by is nobody's."""
        found = [(called(name), person.id) for person in self.all() for name in person.also]
        owners = {name: {who for other, who in found if other == name} for name, _ in found}
        return {name: who for name, who in found if len(owners[name]) == 1}

    # ------------------------------------------------------------------ changes
    def create(self, name: str, colour: str, portrait: str, level: str = "") -> Person:
        """Makes a person; takes the name as typed, the keys of colour and portrait, and of the level liked best.

        Where the disk refuses there is no such person: whoever typed the name still has it.
        """
        since = datetime.now(UTC).isoformat(timespec="microseconds")
        made = Person(secrets.token_hex(8), clean(name, _LONGEST).strip(), colour, portrait, level, since=since)
        try:
            self._write(made)
        except StoreError:
            del self._known[made.id]
            raise
        return made

    def change(self, who: str, changed: Callable[[Person], Person]) -> Person:
        """Changes a person: takes what makes the new one of the present one, as it is on the disk now."""
        with waited(self._folder / "people"):
            found = self._read(who) if self._file(who).exists() else None
            before = found or self._known[who]  # another program may have removed the person: what is typed now stays
            after = replace(changed(before), id=who)
            if after != before:
                self._write(after, before)
        return after

    def remove(self, who: str) -> None:
        """Moves a person to the trash; the games stay."""
        path = self._file(who)
        with waited(self._folder / "people"), _told(path):
            make_private(self._trash)
            path.with_suffix(_BACKUP).unlink(missing_ok=True)
            move_over(path, self._trash / path.name)
        self.removed = self._known.pop(who)

    def restore(self, who: str) -> None:
        """Brings a person back who was removed."""
        path = self._file(who)
        with waited(self._folder / "people"), _told(path):
            move_over(self._trash / path.name, path)
        self.removed = None
        self.reread()

    # ------------------------------------------------------------------ files
    def _file(self, who: str) -> Path:
        return self._folder / f"{who}{_SUFFIX}"

    def _write(self, person: Person, before: Person | None = None) -> None:
        """Where the disk refuses, the person is known all the same until the program ends."""
        self._known[person.id] = person
        path = self._file(person.id)
        if before:
            write_json(path.with_suffix(_BACKUP), before.to_plain())
        write_json(path, person.to_plain())

    def _read(self, who: str) -> Person | None:
        """Returns a person; one whose file is damaged as a moment before, and then it is told."""
        path = self._file(who)
        try:
            return _person(path, who)
        except ValueError:
            set_aside(path)
        try:
            found = _person(path.with_suffix(_BACKUP), who)
        except ValueError:
            self.notices.append(Notice("people.notice_damaged"))
            return None
        self.notices.append(Notice("people.notice_backup", {"name": found.name}))
        with suppress(StoreError):  # the next start tries again
            write_json(path, found.to_plain())
        return found


def alone(players: Iterable[Player]) -> str:
    """Returns the id of the only person among players, "" when it is not known or there are several."""
    people = [player.person for player in players if player.is_human]
    return people[0] if len(people) == 1 else ""


def _person(path: Path, who: str) -> Person:
    found = Person.from_plain(read_json(path))
    if found.id != who:
        raise ValueError("person")
    return found


def _ids(folder: Path) -> set[str]:
    """Returns whose files a folder holds, also those of which only the moment before is left."""
    stems = {path.stem for path in stamps(folder, _SUFFIX, _BACKUP) if path.suffix in (_SUFFIX, _BACKUP)}
    return {stem for stem in stems if PERSON_ID.fullmatch(stem)}


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise refusal(error, path) from error
