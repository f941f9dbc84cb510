"""The moments of a review in words, for the scene and for the tool."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai import reasons
from game.ai.levels import level
from game.core import box as shelf
from game.core.rules import Beat, Seat
from game.locale.words import Words
from game.review.course import PARTS, Course, Gap
from game.review.moments import ReviewMoment
from game.saves.players import Player
from game.scenes.saves.saved_game import progress
from game.session.seats import is_same
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.explaining import Decision, move_in_words, told_apart
from game.tabletop.items import Item
from game.tabletop.players import table_of
from game.tabletop.table import Table

_SMALL = 8.0
"""Leads of fewer points are told with a decimal."""
_TOLD = 3
"""Of one entry two lines of the log are told at a turning point, of two entries one each."""
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class MomentText:
    """A moment in words: when it was (wordings, the longest first), what was played and what else there was, each as
    lines (none: nothing is compared).

    `told` says who did what where something happened to a seat, `why` what is to be said of all that; `items` are what
    it is about.
    """

    when: tuple[str, ...]
    played: tuple[str, ...]
    instead: tuple[str, ...]
    told: tuple[str, ...]
    why: tuple[str, ...]
    items: tuple[Item, ...] = ()


def moment_text(words: Words, session: Session, table: Table, course: Course, moment: ReviewMoment) -> MomentText:
    """Returns a moment in words, under the names of those who had the seats then."""
    seated = session.sat_at(session.numbers[moment.number])
    if seated != session.credited:
        table = table_of(words, session, seated)
    if moment.decision is None:
        return _happened(words, session, table, course, moment, seated[moment.seat].name)
    number, seat, judged = moment.number, moment.seat, moment.decision.judgement
    before = session.branch(session.numbers[number - 1])
    view, legal = before.view(seat), before.legal(seat)
    instead = judged.best if moment.kind == "slip" else judged.instead
    assert instead is not None
    played, other = told_apart(*(move_in_words(table, view, seat, legal, plan[0]) for plan in (judged.played, instead)))
    items = dict.fromkeys((*table.clicks(view, judged.played[0]), *table.clicks(view, instead[0])))
    places = moment_digits(course, moment)
    worth = counted(words, course, moment.worth, points(words, moment.worth, places), places)
    plain = words(f"ui.review.{moment.kind}_text", points=worth)
    why = _why(session, course, Decision(words, table, view, seat, legal), moment) or (plain,)
    if not is_same(seated[seat], session.credited[seat]):
        why = (words("seats.then", player=seated[seat].name), *why)
    return MomentText(_when(words, session, course, moment), played, other, (), why, tuple(items))


def _when(words: Words, session: Session, course: Course, moment: ReviewMoment) -> tuple[str, ...]:
    """Returns when a moment was: how far the game was in the words of its box, and which move that is."""
    view = session.beats(moment.seat)[moment.index if moment.decision else moment.number - 1].view
    stand = progress(words, session.box, session.progress(view))
    number = words("ui.replay.count", step=moment.number, steps=course.entries)
    return (f"{stand} · {number}", stand) if stand else (number,)


def sentences(words: Words, text: MomentText) -> list[str]:
    """Returns all that is to be told of a moment, as sentences."""
    played = [words("ui.review.was_played", move=" · ".join(text.played))] if text.played else []
    other = [words("ui.review.could_be_played", move=" · ".join(text.instead))] if text.instead else []
    return [*played, *other, *text.told, *text.why]


def _why(session: Session, course: Course, decision: Decision, moment: ReviewMoment) -> tuple[str, ...]:
    """Returns why the better one of two plans was better, as sentences; nothing where there are no words for it."""
    assert moment.decision is not None
    judged, box = moment.decision.judgement, session.box
    known = decision.view if level(course.level).remembers else shelf.rules(box).forget(decision.view)
    facts = reasons.load(box).explain(known, moment.seat, judged.best, judged.instead)
    against = sorted(facts, key=lambda one: not one.is_against)
    own = (one for one in facts if not one.is_against)  # nobody made the other move
    found = [*judged.why[:1], *against, *judged.why[1:]] if moment.kind == "slip" else [*own, *judged.why]
    texts = decision.reasoned(judged.best, found[: reasons.MOST])
    return tuple(" ".join(part for part in (_closed(text.fact), text.so) if part) for text in texts if text.fact)


def _closed(fact: str) -> str:
    return fact if fact.endswith((".", "!", "?", "…")) else f"{fact}."


def _happened(
    words: Words, session: Session, table: Table, course: Course, moment: ReviewMoment, player: str
) -> MomentText:
    """What happened at a turning point: what the log says of the entry, what it did, and whose doing it was."""
    assert moment.gap is not None
    leads = adding_up([moment.gap.before.lead, moment.gap.swing], digits(course))
    before, after = (lead_told(words, course, value) for value in (leads[0], sum(leads)))
    swing = words("ui.review.swing", player=player, before=before, after=after)
    all_beats = session.beats(moment.seat)
    beats = [all_beats[number] for number in sorted(moment.causes)]
    drawn = moment.is_luck and moment.number in course.drawn
    told = [text for beat in beats for text in _deeds(table, beat, moment.seat)[: _TOLD - len(beats)]]
    told += [line.text for line in table.narrate(all_beats[moment.number]) if line.is_aside] if drawn else []
    if not told:  # what others did led on to the own turn: told is what they did before
        between = course.by_others(moment.gap)
        told = [text for number in between for text in _deeds(table, all_beats[number], moment.seat)][-_TOLD:]
    are_slips = abs(moment.gap.others) >= abs(moment.gap.luck)
    why = words(f"ui.review.{'luck' if moment.is_luck else 'others' if are_slips else 'moves'}_text")
    items = tuple(dict.fromkeys(item for beat in beats for cue in table.cues(beat) for item in cue.items))
    opened = _opened(words, session, table, course, moment.gap)
    return MomentText(_when(words, session, course, moment), (), (), tuple(told), (swing, *opened, why), items)


def _opened(words: Words, session: Session, table: Table, course: Course, gap: Gap) -> tuple[str, ...]:
    """Returns what a seat could do after a gap that was good for it, as a sentence: that is what it was good for."""
    then = next((each for each in course.own(gap.seat) if each.number == gap.after.number + 1), None)
    if then is None or gap.swing <= 0:
        return ()
    before = session.branch(session.numbers[gap.after.number])
    move = move_in_words(table, before.view(gap.seat), gap.seat, before.legal(gap.seat), then.judgement.best[0])
    return (words("ui.review.opened", move=" · ".join(next(told_apart(move)))),)


def _deeds(table: Table, beat: Beat, seat: Seat) -> list[str]:
    """Returns what the log says that others than a seat did, then what came of it: of a secret bid, all bids."""
    lines = [line for line in table.narrate(beat) if not line.is_aside and line.seat != seat]
    return [line.text for line in sorted(lines, key=lambda line: line.seat is None)]


def verdict(words: Words, course: Course, players: Sequence[Player], seat: Seat) -> tuple[str, ...]:
    """Returns why a player ended where the game left them, as a sentence; all its wordings, the longest first."""
    account = course.account(seat)
    shown = dict(zip(PARTS, adding_up([getattr(account, name) for name in PARTS], digits(course)), strict=True))
    shown["start"] = rounded(account.start - account.fair, digits(course))
    causes = [
        words(f"ui.review.cause_{name}", points=signed(words, shown[name], digits(course))) for name in account.causes
    ]
    told = {"player": players[seat].name, "lead": lead_told(words, course, account.lead)}
    if not causes and not account.lead:
        return (words("ui.review.verdict_level", **told),)
    if not causes:
        return (words("ui.review.verdict_start", start=lead_told(words, course, account.start), **told),)
    told["first"] = causes[0]
    short = words("ui.review.verdict_one", **told)
    return (words("ui.review.verdict_two", second=causes[1], **told), short) if len(causes) > 1 else (short,)


def moment_told(words: Words, course: Course, players: Sequence[Player], moment: ReviewMoment) -> str:
    """Returns whose and which moment it is, and its points."""
    places = moment_digits(course, moment)
    worth = counted(words, course, moment.worth, signed(words, moment.worth, places), places)
    name = words(f"ui.review.{moment.name}")
    return words("ui.review.moment", player=players[moment.seat].name, moment=name, points=worth)


# ---------------------------------------------------------------------- numbers
def unit(words: Words, course: Course) -> str:
    """Returns what a game counts: points, palaces."""
    return words(f"{_tally(course)}.unit")


def counted(words: Words, course: Course, value: float, shown: str, places: int) -> str:
    """Returns a value, as it is shown, with what it counts; takes with how many decimals that is."""
    return words(f"{_tally(course)}.counted", amount=shown, count=abs(rounded(value, places)))


def lead_told(words: Words, course: Course, value: float) -> str:
    """Returns a lead with its sign and what it counts."""
    return counted(words, course, value, signed(words, value, digits(course)), digits(course))


def _tally(course: Course) -> str:
    return loading.tally(course.box) if course.box else "ui.result"


def digits(course: Course) -> int:
    """Returns with how many decimals the points of a game are told: small ones with one."""
    return 0 if max(abs(value) for row in course.leads for value in row) >= _SMALL else 1


def moment_digits(course: Course, moment: ReviewMoment) -> int:
    """Returns with how many decimals a moment is told: with one, too, where it would seem to be off by nothing."""
    return digits(course) if rounded(moment.interval, 0) else 1


def points(words: Words, value: float, places: int) -> str:
    """Returns points without a sign."""
    return words.number(rounded(abs(value), places))


def signed(words: Words, value: float, places: int) -> str:
    """Returns points with their sign."""
    shown = rounded(value, places)
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
