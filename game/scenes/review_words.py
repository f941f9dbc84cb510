"""The moments of a review in words, for the scene and for the tool."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai import reasons
from game.ai.levels import level
from game.core import box as shelf
from game.core.rules import Seat
from game.locale.words import Words
from game.review.course import Course
from game.review.moments import Moment
from game.session.session import Session
from game.tabletop.doing import doing
from game.tabletop.items import Item
from game.tabletop.table import Preview, Table

_SMALL = 8.0
"""Leads of fewer points are told with a decimal."""
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class MomentText:
    """A moment in words: what was played and what else there was, each as lines (none: nothing is compared).

    `told` says who did what where something happened to a seat, `why` what is to be said of all that; `items` are what
    it is about.
    """

    played: tuple[str, ...]
    instead: tuple[str, ...]
    told: tuple[str, ...]
    why: tuple[str, ...]
    items: tuple[Item, ...] = ()


def moment_text(words: Words, session: Session, table: Table, course: Course, moment: Moment) -> MomentText:
    """Returns a moment in words."""
    if moment.decision is None:
        return _happened(words, session, table, moment)
    number, seat, judged = moment.number, moment.seat, moment.decision.judgement
    before = session.branch(session.numbers[number - 1])
    view, legal = before.view(seat), before.legal(seat)
    instead = judged.best if moment.kind == "slip" else judged.instead
    assert instead is not None
    played = _lines(doing(table, view, seat, legal, judged.played[0]))
    other = _lines(doing(table, view, seat, legal, instead[0]))
    items = dict.fromkeys((*table.clicks(view, judged.played[0]), *table.clicks(view, instead[0])))
    plain = words(f"ui.review.{moment.kind}_text", points=points(words, abs(moment.worth), course))
    why = _why(session.box, course.level, table, view, moment) or (plain,)
    return MomentText(played, other, (), why, tuple(items))


def sentences(words: Words, text: MomentText) -> list[str]:
    """Returns all that is to be told of a moment, as sentences."""
    played = [words("ui.review.was_played", move=" · ".join(text.played))] if text.played else []
    other = [words("ui.review.could_be_played", move=" · ".join(text.instead))] if text.instead else []
    return [*played, *other, *text.told, *text.why]


def _why(box: str, key: str, table: Table, view: Any, moment: Moment) -> tuple[str, ...]:
    """Returns why the better one of two plans was better, as sentences; nothing where the box has no words for it."""
    assert moment.decision is not None
    known = view if level(key).remembers else shelf.rules(box).forget(view)
    best, instead = moment.decision.judgement.best, moment.decision.judgement.instead
    found = reasons.load(box)(known, moment.seat, best, instead)
    ordered = sorted(found, key=lambda one: not one.is_against) if moment.kind == "slip" else found
    texts = [table.reason(view, one, best[0]) for one in ordered[: reasons.MOST]]
    return tuple(" ".join(part for part in (_closed(text.fact), text.so) if part) for text in texts if text.fact)


def _closed(fact: str) -> str:
    return fact if fact.endswith((".", "!", "?", "…")) else f"{fact}."


def _happened(words: Words, session: Session, table: Table, moment: Moment) -> MomentText:
    """What happened at a turning point: what the log says of the entry, and whose doing it was."""
    beat = session.beats(moment.seat)[moment.number]
    told = [line.text for line in table.narrate(beat) if not line.is_aside]
    why = words("ui.review.luck_text" if moment.is_luck else "ui.review.others_text")
    items = tuple(dict.fromkeys(item for cue in table.cues(beat) for item in cue.items))
    return MomentText((), (), tuple(told[:2]), (why,), items)


def _lines(preview: Preview) -> tuple[str, ...]:
    """What the action panel says of a move first: its title and a line."""
    return tuple(dict.fromkeys((preview.title, *(text.rstrip(":") for text, _ in preview.lines[:1]))))


# ---------------------------------------------------------------------- numbers
def digits(course: Course) -> int:
    """Returns with how many decimals the points of a game are told: small ones with one."""
    return 0 if max(abs(value) for row in course.leads for value in row) >= _SMALL else 1


def points(words: Words, value: float, course: Course) -> str:
    """Returns points without a sign."""
    return words.number(rounded(abs(value), digits(course)))


def signed(words: Words, value: float, course: Course) -> str:
    """Returns points with their sign."""
    shown = rounded(value, digits(course))
    return f"{'+' if shown > 0 else MINUS if shown < 0 else ''}{words.number(abs(shown))}"


def rounded(value: float, places: int) -> int | float:
    """Returns a value with so many decimals; a whole number without any."""
    return round(value, places) if places else round(value)


def adding_up(values: Sequence[float], places: int) -> list[float]:
    """Returns rounded values whose sum is the rounded sum: each rounding is made good by the next."""
    found: list[float] = []
    for i in range(len(values)):
        found.append(rounded(rounded(sum(values[: i + 1]), places) - sum(found), places))
    return found


def seats_told(course: Course) -> list[Seat]:
    """Returns the seats as the ledger lists them: who was ahead at the end first."""
    return sorted(course.seats, key=lambda seat: (-course.totals[seat], seat))
