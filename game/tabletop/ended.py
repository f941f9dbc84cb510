"""What a table says of a game that is over: what points came of, the best deeds, what everybody built, all hands.

Of one that goes on it tells a part of that: what everybody has openly planned, bid or bought.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game.core.rules import Beat, Result, Seat
from game.paint.box import Box
from game.paint.canvas import Canvas

_MOST_DEEDS, _COMMON = 5, 3
"""So many best deeds are told, and what so many seats have alike is none."""


@dataclass(frozen=True, slots=True)
class PointKind:
    """Something that points came of: its name, its picture (sprites laid over one another), its colour in a bar.

    `key` is what it is called where no text is shown, the same in every language and version. `label` heads its column
    where there is no picture; `told` says more about it ("": its name says it all).
    """

    key: str
    name: str
    label: str = ""
    sprites: tuple[str, ...] = ()
    colour: str = "#8A5A2C"
    told: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """The points of somebody of one kind, and a sentence that says how they came about ("" says no more)."""

    points: int
    told: str = ""


@dataclass(frozen=True, slots=True)
class Party:
    """What somebody's points came of, a share for each kind; `seat` is None for whoever only takes part."""

    seat: Seat | None
    name: str
    shares: tuple[Share, ...]

    @property
    def total(self) -> int:
        """Returns the points of all kinds together."""
        return sum(share.points for share in self.shares)


@dataclass(frozen=True, slots=True)
class Breakdown:
    """What everybody's points came of: the kinds, the parties by seat and after them those without one.

    `note` is a sentence about those without a seat.
    """

    kinds: tuple[PointKind, ...] = ()
    parties: tuple[Party, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something worth telling that a seat did: a title, a sentence, and the number that it is about as it is shown."""

    seat: Seat
    title: str
    told: str
    value: str


@dataclass(frozen=True, slots=True)
class Habit:
    """What everybody did all game long, in numbers: what is counted, and by seat what it came to, in words."""

    title: str
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """Something that a seat planned, bid or bought: the number of the entry that told it to everybody, and in words."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game, such as a round: what it is called, and the lines of each seat."""

    title: str
    lines: tuple[tuple[ChronicleLine, ...], ...]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """What everybody openly planned, bid or bought, chapter by chapter, and what that is called on a tab."""

    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Works:
    """What a seat built or won: as a caption, told in words, and what draws it as large as it fits into a box."""

    caption: str
    told: str
    paint: Callable[[Canvas, Box], None]


class Ended(Protocol):
    """What is told and shown when a game is over; beats are an onlooker's."""

    def kinds(self) -> Sequence[PointKind]:
        """Returns everything that points may come of, in the order in which it is shown."""
        return ()

    def breakdown(self, beats: Sequence[Beat]) -> Breakdown:
        """Returns what the points came of by kind; nothing where the lines of the result say it all."""
        return Breakdown()

    def deeds(self, beats: Sequence[Beat]) -> Sequence[Deed]:
        """Returns the best deeds of a game, the one most worth telling first."""
        return ()

    def habits(self, beats: Sequence[Beat]) -> Sequence[Habit]:
        """Returns what everybody did all game long, for a review."""
        return ()

    def chronicle(self, beats: Sequence[Beat]) -> Chronicle | None:
        """Returns what everybody planned, bid or bought, also while the game goes on; None where there is no such."""
        return None

    def works(self, view: Any, seat: Seat) -> Works | None:
        """Returns a picture of what a seat built or won, None where there is none."""
        return None

    def opened(self, views: Sequence[Any]) -> Any:
        """Returns a view in which nothing is hidden: takes the onlooker's of a moment, then those of all seats."""
        return views[0]


class Epilogue(Protocol):
    """Tells how a game ended, as `Ended` says; a box has a module that does, for players and views of its own."""

    def kinds(self, players: Any) -> Sequence[PointKind]: ...
    def breakdown(self, players: Any, beats: Sequence[Beat]) -> Breakdown: ...
    def deeds(self, players: Any, beats: Sequence[Beat]) -> Sequence[Deed]: ...
    def habits(self, players: Any, beats: Sequence[Beat]) -> Sequence[Habit]: ...
    def chronicle(self, players: Any, beats: Sequence[Beat]) -> Chronicle | None: ...
    def works(self, players: Any, view: Any, seat: Seat) -> Works | None: ...


T = TypeVar("T")


def best(found: Iterable[tuple[int, T]], least: int = 1) -> list[tuple[int, T]]:
    """Returns all that comes with the highest number, nothing where that is less than `least`."""
    pairs = list(found)
    most = max((number for number, _ in pairs), default=0)
    return [pair for pair in pairs if pair[0] == most >= least]


def worth_telling(deeds: Iterable[Deed]) -> list[Deed]:
    """Returns the first few deeds: each once for a seat, and none that three seats or more have alike."""
    once: dict[tuple[Seat, str], Deed] = {}
    for deed in deeds:
        once.setdefault((deed.seat, deed.title), deed)
    alike = Counter(title for _, title in once)
    return [deed for deed in once.values() if alike[deed.title] < _COMMON][:_MOST_DEEDS]


def chronicle(title: str, seats: int, told: Iterable[str | tuple[int, Seat, str]]) -> Chronicle:
    """Returns a chronicle of titles that begin chapters and, after each, its lines with entry and seat.

    A chapter in which nothing was done is left out.
    """
    chapters: list[tuple[str, list[list[ChronicleLine]]]] = []
    for each in told:
        if isinstance(each, str):
            chapters.append((each, [[] for _ in range(seats)]))
        else:
            number, seat, text = each
            chapters[-1][1][seat].append(ChronicleLine(number, text))
    return Chronicle(title, tuple(Chapter(name, tuple(map(tuple, found))) for name, found in chapters if any(found)))


def whole(found: Breakdown, result: Result, rest: PointKind) -> Breakdown:
    """Returns a breakdown that adds up to a result: what is missing, as where a history was closed, is a kind more."""
    totals = (*result.totals, *(party.total for party in found.parties[len(result.totals) :]))
    missing = [total - party.total for total, party in zip(totals, found.parties, strict=True)]
    if not any(missing):
        return found
    parties = tuple(
        Party(party.seat, party.name, (*party.shares, Share(points)))
        for party, points in zip(found.parties, missing, strict=True)
    )
    return Breakdown((*found.kinds, rest), parties, found.note)
