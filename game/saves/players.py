"""Who sits at a table, as lobbies remember it and saves write it down."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from game.core.resources import player_colours
from game.core.text import clean
from game.saves.trouble import Notice

Kind = Literal["human", "computer"]
_LONGEST, _MOST_WISHES = 200, 100
_MOST_STINTS, _MOST_ENTRIES = 100, 100_000
MOST_START = 999
"""The most points that somebody may begin with."""
_NOBODY = "?"
"""Stands for a name of which nothing can be shown."""
PERSON_ID = re.compile("[0-9a-f]{16}")
"""What the ids of people look like; it becomes the name of a file."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player: name as typed, key of the colour, human or computer, and a computer's level key.

    `unasked` are the keys of the box's questions that this person does not wish to be asked, `personality` is the key
    of a computer's personality ("": none). `person` is the id of who that is, "" for a computer and for somebody who
    is not known here (see `saves/people.py`). `start` are the points that the player begins with, a handicap for the
    others. `second_thoughts` tells that in this game the person took back what others had answered, or what was said
    about a move: such a game counts for no record, medal or rating. `stints` are those of whoever had the seat
    before, the earliest first; `away` are people who left it before they decided anything, and can come back.
    """

    name: str
    colour: str
    kind: Kind
    level: str = ""
    unasked: frozenset[str] = frozenset()
    personality: str = ""
    person: str = ""
    start: int = 0
    second_thoughts: bool = False
    stints: tuple["Stint", ...] = ()
    away: tuple["Player", ...] = ()

    @property
    def is_human(self) -> bool:
        """Tells whether a person decides for this seat."""
        return self.kind == "human"

    def to_plain(self) -> dict[str, Any]:
        """Returns the player as it stands in a file."""
        name = clean(self.name, _LONGEST)
        plain: dict[str, Any] = {"name": name, "colour": self.colour, "kind": self.kind, "level": self.level}
        if self.unasked:
            plain["waived"] = sorted(self.unasked)
        if self.person:
            plain["person"] = self.person
        if self.start:
            plain["start"] = self.start
        if self.second_thoughts:
            plain["second_thoughts"] = True
        if self.stints:
            plain["stints"] = [stint.to_plain() for stint in self.stints]
        if self.away:
            plain["away"] = [player.to_plain() for player in self.away]
        return plain | {"personality": self.personality} if self.personality else plain

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        """Returns the player of a file's plain data, the name cleaned; raises ValueError when it describes none."""
        if not isinstance(plain, dict):
            raise ValueError("player")
        name, *keys = (plain.get(key, "") for key in ("name", "colour", "kind", "level"))
        if not isinstance(name, str) or not all(isinstance(key, str) and len(key) <= _LONGEST for key in keys):
            raise ValueError("player")
        colour, kind, level = keys
        if kind not in ("human", "computer"):
            raise ValueError(kind)
        shown, personality = clean(name, _LONGEST), plain.get("personality")
        return cls(
            shown if shown.strip() else _NOBODY,
            colour,
            kind,
            level,
            _wishes(plain.get("waived")),
            personality if isinstance(personality, str) and len(personality) <= _LONGEST else "",
            read_id(plain.get("person")) if kind == "human" else "",
            _start(plain.get("start")),
            plain.get("second_thoughts") is True,
            _stints(plain.get("stints")),
            _away(plain.get("away")),
        )


@dataclass(frozen=True, slots=True)
class Stint:
    """A stretch of a game in which one player had a seat: up to which entry, counted from 1, and how many decisions."""

    player: Player
    until: int
    decisions: int

    def to_plain(self) -> dict[str, Any]:
        """Returns the stint as it stands in a file."""
        return {**self.player.to_plain(), "until": self.until, "decisions": self.decisions}


def had_second_thoughts(players: Sequence[Player]) -> bool:
    """Tells whether anybody at a table had second thoughts."""
    return any(player.second_thoughts for player in players)


def read_id(plain: Any) -> str:
    """Reads the id of a person or an evening; older files have none, and damage makes it nobody's, or no evening's."""
    return plain if isinstance(plain, str) and PERSON_ID.fullmatch(plain) else ""


def _start(plain: Any) -> int:
    """Reads with how many points somebody begins; older files do not say it, and damage takes them away."""
    return plain if type(plain) is int and 0 <= plain <= MOST_START else 0


def _stints(plain: Any) -> tuple[Stint, ...]:
    """Reads who had a seat before; older files do not say it, and damage leaves the seat to whoever has it now."""
    if not isinstance(plain, list) or len(plain) > _MOST_STINTS:
        return ()
    try:
        found = tuple(
            Stint(replace(Player.from_plain(each), stints=()), each["until"], each["decisions"]) for each in plain
        )
    except (KeyError, ValueError):
        return ()
    ends = [stint.until for stint in found]
    numbers = [*ends, *(stint.decisions for stint in found)]
    is_sound = all(type(number) is int and 0 < number <= _MOST_ENTRIES for number in numbers)
    return found if is_sound and ends == sorted(set(ends)) else ()


def _away(plain: Any) -> tuple[Player, ...]:
    """Reads who left a seat undecided; older files do not say it, and damage forgets them."""
    if not isinstance(plain, list) or len(plain) > _MOST_STINTS:
        return ()
    try:
        return tuple(replace(Player.from_plain(each), stints=(), away=()) for each in plain)
    except ValueError:
        return ()


def _wishes(plain: Any) -> frozenset[str]:
    """Reads what a player does not wish to be asked; older files hold none, and damage costs the wishes alone."""
    if not isinstance(plain, list) or len(plain) > _MOST_WISHES:
        return frozenset()
    return frozenset(key for key in plain if isinstance(key, str) and len(key) <= _LONGEST)


def read_players(plain: Sequence[Any]) -> tuple[tuple[Player, ...], tuple[Notice, ...]]:
    """Returns the players of a file's plain data, mended where that can be done, and what to tell about it.

    What no screen can show is taken out of names, and a colour that is unknown or another player's gives way to a free
    one. Raises ValueError when a player cannot be understood.
    """
    players, told = [Player.from_plain(player) for player in plain], list[Notice]()
    if any(player.name != old.get("name", "") for player, old in zip(players, plain, strict=True)):
        told.append(Notice("ui.saves.notice_text"))
    known, seen = player_colours(), set[str]()
    for seat, player in enumerate(players):
        if player.colour not in known or player.colour in seen:
            taken = {other.colour for other in players}
            free = next((colour for colour in known if colour not in taken), known[seat % len(known)])
            players[seat] = replace(player, colour=free)
            told.append(Notice("ui.saves.notice_colour", {"player": player.name}))
        seen.add(players[seat].colour)
    return tuple(players), tuple(told)
