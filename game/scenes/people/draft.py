"""Somebody who is being made or changed: everything may be changed until it is kept."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.core.text import called
from game.locale.words import Words, languages
from game.paint.palette import PLAYER
from game.saves.people import People, Person
from game.saves.settings import Wishes
from game.scenes.people.portraits import PORTRAITS

COLOURS = tuple(PLAYER)
LONGEST_NAME = 14


def offered_names(locales: Sequence[Path]) -> frozenset[str]:
    """Returns the names, as `called` returns them, that a seat has before anybody types one, in every language."""
    spoken = [Words(code, locales) for code in languages(locales)]
    return frozenset(called(words(f"common.names.human.n{i + 1}")) for words in spoken for i in range(len(COLOURS)))


@dataclass
class Draft:
    """A person to be; `who` is the id of one who is changed, "" for somebody new.

    `shows_wishes` tells whether the form shows how the person likes to play: as soon as somebody asks for that, or
    anything differs from what is usual.
    """

    name: str
    colour: str
    portrait: str
    level: str = ""
    wishes: Wishes = field(default_factory=dict)
    who: str = ""
    shows_wishes: bool = False

    @classmethod
    def fresh(cls, people: People, name: str = "", taken: Collection[str] = ()) -> "Draft":
        """Returns somebody new with a colour and a portrait that nobody has yet, if there are any.

        `taken` are colours that others have at the table.
        """
        colours = {person.colour for person in people.all()}
        portraits = {person.portrait for person in people.all()}
        free = [colour for colour in COLOURS if colour not in taken] or list(COLOURS)
        colour = next((colour for colour in free if colour not in colours), free[0])
        return cls(name, colour, next((each for each in PORTRAITS if each not in portraits), PORTRAITS[0]))

    @classmethod
    def of(cls, person: Person) -> "Draft":
        """Returns somebody as they are now."""
        wishes, is_unusual = dict(person.wishes), bool(person.level or person.wishes)
        return cls(person.name, person.colour, person.portrait, person.level, wishes, person.id, is_unusual)

    def wish(self, setting: str, value: bool | int | str | None) -> None:
        """Notes a wish about a setting; None wishes nothing."""
        others = {name: wished for name, wished in self.wishes.items() if name != setting}
        self.wishes = others if value is None else {**others, setting: value}

    def keep(self, people: People, offered: Collection[str]) -> Person:
        """Puts the person on the disk and returns it; raises StoreError.

        Games under the name of somebody new are that person's, unless somebody else goes by that name, or it is among
        those that are `offered` to every seat: who played under one of them did not need to type it.
        """
        if self.who:
            return people.change(self.who, self._changed)
        is_anybodys = called(self.name) in offered or called(self.name) in people.namesakes()
        self.who = people.create(self.name, self.colour, self.portrait).id
        return people.change(self.who, lambda person: self._changed(person, () if is_anybodys else (person.name,)))

    def _changed(self, person: Person, also: tuple[str, ...] | None = None) -> Person:
        return replace(
            person,
            name=self.name.strip(),
            colour=self.colour,
            portrait=self.portrait,
            level=self.level,
            wishes=self.wishes,
            also=person.also if also is None else also,
        )
