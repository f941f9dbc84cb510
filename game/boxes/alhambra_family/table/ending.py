"""A finished game of either Alhambra box: what points came of, and the deeds that both know."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from game.boxes.alhambra_family.rules.components import CURRENCY, TYPES
from game.boxes.alhambra_family.rules.events import Bought, ScoringDone, TurnEnded, TypeScored
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.frame import type_colour
from game.boxes.alhambra_family.table.phrases import Players, amount, building
from game.boxes.alhambra_family.table.standings import next_letter
from game.core.rules import Beat, Seat
from game.tabletop.ended import Breakdown, Chronicle, Deed, Habit, Party, PointKind, Share, best
from game.tabletop.ended import chronicle as chronicle_of

BoughtT = TypeVar("BoughtT", bound=Bought)
Column = tuple[PointKind, dict[str, tuple[int, ...]]]
"""A kind, and by scoring the points of every party of that kind."""
_FEWEST_EXACT, _FEWEST_IN_TURN = 2, 2


def events_of(beats: Iterable[Beat]) -> list[object]:
    """Returns what happened in a game, in order."""
    return [event for beat in beats for event in beat.events]


# ---------------------------------------------------------------------- what points came of
def breakdown(players: Players, parties: int, columns: Sequence[Column]) -> Breakdown:
    """Returns what everybody's points came of; takes the number of parties and their points by kind and scoring."""
    kinds = tuple(kind for kind, _ in columns)
    found = tuple(
        Party(
            Seat(party) if party < len(players.cast) else None,
            players.name(party),
            tuple(_share(players, kind, party, scored) for kind, scored in columns),
        )
        for party in range(parties)
    )
    note = players.words("palaces.ending.third", third=players.name(None)) if parties > len(players.cast) else ""
    return Breakdown(kinds, found, note)


def _share(players: Players, kind: PointKind, party: int, scored: dict[str, tuple[int, ...]]) -> Share:
    rows = [scored.get(letter, ()) for letter in LETTERS]
    a, b, c = (row[party] if party < len(row) else 0 for row in rows)
    values = {"kind": kind.name, "player": players.name(party), "a": a, "b": b, "c": c, "count": a + b + c}
    return Share(a + b + c, players.words("palaces.ending.share", **values))


def type_kinds(players: Players) -> list[PointKind]:
    """Returns the six types as kinds of points."""
    return [
        PointKind(name, players.words(f"palaces.type_name.{name}"), "", (f"tile_{name}",), type_colour(number))
        for number, name in enumerate(TYPES)
    ]


def type_columns(players: Players, events: Iterable[object]) -> list[Column]:
    """Returns the points of the six types."""
    scored: list[dict[str, tuple[int, ...]]] = [{} for _ in TYPES]
    for event in events:
        if isinstance(event, TypeScored):
            scored[event.kind][event.letter] = event.points
    return list(zip(type_kinds(players), scored, strict=True))


# ---------------------------------------------------------------------- deeds
def when(players: Players, letter: str) -> str:
    """Returns in which scoring something happened."""
    return players.say(f"ending.scoring.{letter.lower()}")


def leap(players: Players, events: Iterable[object]) -> Iterator[Deed]:
    """Yields the most points that somebody got in one scoring."""
    for gain, (seat, letter) in best(
        (gain, (Seat(seat), event.letter))
        for event in events
        if isinstance(event, ScoringDone)
        for seat, gain in enumerate(event.gains[: len(players.cast)])
    ):
        yield Deed(seat, players.words("palaces.ending.leap"), when(players, letter), f"+{gain}")


def majority(players: Players, events: Iterable[object]) -> Iterator[Deed]:
    """Yields the dearest first place that was held by a single building more."""
    held = (event for event in events if isinstance(event, TypeScored) and _is_narrow(event))
    for points, event in best((event.awards[0].share, event) for event in held):
        own, other = sorted(event.counts, reverse=True)[:2]
        name, seat = players.words(f"palaces.type_name.{TYPES[event.kind]}"), event.awards[0].parties[0]
        if seat < len(players.cast):
            told = players.words("palaces.ending.narrow_told", kind=name, own=own, other=other)
            yield Deed(Seat(seat), players.words("palaces.ending.narrow"), told, f"+{points}")


def _is_narrow(event: TypeScored) -> bool:
    counts = sorted(event.counts, reverse=True)
    return len(counts) > 1 and counts[1] > 0 and counts[0] - counts[1] == 1


def exact(players: Players, events: Iterable[object], kind: type[Bought]) -> Iterator[Deed]:
    """Yields who paid exactly most often; takes the kind of event that is a purchase."""
    paid = Counter(event.seat for event in events if isinstance(event, kind) and event.exact)
    for number, seat in best(((number, seat) for seat, number in paid.items()), _FEWEST_EXACT):
        told = players.words("palaces.ending.exact_told", count=number)
        yield Deed(seat, players.words("palaces.ending.exact"), told, f"{number}×")


def habits(players: Players, beats: Sequence[Beat], kind: type[Bought]) -> list[Habit]:
    """Returns how many purchases were paid exactly, and the coins that the others cost too much."""
    bought = [event for event in events_of(beats) if isinstance(event, kind)]
    own = [[each for each in bought if each.seat == seat] for seat in range(len(players.cast))]
    exact = [
        players.words("palaces.habits.exact_told", exact=sum(purchase.exact for purchase in each), count=len(each))
        for each in own
    ]
    lost = [str(sum(purchase.paid - purchase.price for purchase in each)) for each in own]
    return [
        Habit(players.words("palaces.habits.exact"), tuple(exact)),
        Habit(players.words("palaces.habits.lost"), tuple(lost)),
    ]


def chronicle(
    players: Players, beats: Sequence[Beat], kind: type[BoughtT], named: Callable[[BoughtT], str]
) -> Chronicle:
    """Returns all purchases, scoring by scoring; takes what names what was bought."""

    def told() -> Iterator[str | tuple[int, Seat, str]]:
        yield _until(players, next_letter(beats[0].view.piles))
        for beat in beats:
            for event in beat.events:
                if isinstance(event, ScoringDone) and event.letter != LETTERS[-1]:
                    yield _until(players, LETTERS[LETTERS.index(event.letter) + 1])
                elif isinstance(event, kind):
                    yield beat.number, event.seat, _purchase(players, event, named(event))

    return chronicle_of(players.words("palaces.chronicle.title"), len(players.cast), told())


def _until(players: Players, letter: str) -> str:
    return players.words("palaces.chronicle.until", scoring=players.scoring(letter))


def _purchase(players: Players, bought: Bought, name: str) -> str:
    price = amount(CURRENCY[bought.cards[0]], bought.price)
    key = "exactly" if bought.exact else "over"
    return players.words(f"palaces.chronicle.{key}", bought=name, price=price, paid=bought.paid)


def busiest(players: Players, events: Iterable[object], kind: type[Bought]) -> Iterator[Deed]:
    """Yields the most purchases of one turn."""
    turns = groupby(events, lambda event: isinstance(event, TurnEnded))
    counted = (Counter(each.seat for each in turn if isinstance(each, kind)) for ends, turn in turns if not ends)
    for number, seat in best(
        ((number, seat) for buyers in counted for seat, number in buyers.items()), _FEWEST_IN_TURN
    ):
        told = players.words("palaces.ending.busy_told", count=number)
        yield Deed(seat, players.words("palaces.ending.busy"), told, str(number))


def grand(players: Players, seat: Seat, tile: int, price: int) -> Deed:
    """Returns the dearest building that was paid exactly."""
    told = players.words("palaces.ending.grand_told", building=building(tile))
    return Deed(seat, players.words("palaces.ending.grand"), told, str(price))
