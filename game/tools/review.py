"""The tool `review`: how a finished game went, what was luck and what was decided, and the moments worth knowing."""

import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from game.ai.levels import LADDER, adviser
from game.locale.words import Words
from game.review.course import PARTS, Course, JudgedDecision
from game.review.moments import ReviewMoment, moments
from game.review.walk import walked
from game.saves.trouble import Trouble
from game.scenes.after.words import adding_up, digits, moment_digits, moment_text, sentences, signed, verdict
from game.session.session import Session
from game.tabletop.players import table_of
from game.tabletop.table import Table
from game.tools.saved import SavedGame, asking, plain_move, words_for

_DIGITS = 3


_JUDGES = tuple(level.key for level in LADDER if level.evaluator)


def run(arguments: Sequence[str]) -> int:
    """Runs `review FILE [--level L] [--lang L] [--json]`.

    Returns 0, or 1 with a line where the file cannot be read or its game is not over.
    """
    parser = asking("review", "Says how a finished game went.")
    parser.add_argument(
        "--level", choices=_JUDGES, default=adviser().key, help="who judges (default: who also gives hints)"
    )
    chosen = parser.parse_args(arguments)
    words = words_for(chosen)
    try:
        session = SavedGame(chosen.file).for_all()
        started = perf_counter()
        course = walked(session, chosen.level)
    except Trouble as trouble:
        print(words(trouble.notice.key, **trouble.notice.values), file=sys.stderr)
        return 1
    seconds = round(perf_counter() - started, 2)
    if chosen.json:
        found = review(session, course, words)
        print(json.dumps({"level": course.level, "seconds": seconds, **found}, ensure_ascii=False))
    else:
        print("\n".join(_told(session, course, words)))
    return 0


def review(session: Session, course: Course, words: Words) -> dict[str, Any]:
    """Returns the course of a game and its moments as plain data.

    `lead` has a row with everybody's lead before the first decision, one after each, and last the real one; `ledger`
    tells by seat what adds up to the real lead.
    """
    table = table_of(words, session)
    found = [moment for seat in course.seats for moment in moments(course, seat)]
    return {
        "decisions": [_decision(session.box, course, each) for each in course.decisions],
        "lead": [[_short(value) for value in row] for row in course.leads],
        "ledger": [_account(course, seat) for seat in range(len(course.totals))],
        "moments": [_moment(words, session, table, course, moment) for moment in found],
    }


def _decision(box: str, course: Course, each: JudgedDecision) -> dict[str, Any]:
    return {
        "number": each.number,
        "seat": each.seat,
        "played": plain_move(box, each.judgement.played),
        "best": plain_move(box, each.judgement.best),
        "worth_played": _short(each.worth_played),
        "worth_best": _short(each.worth_best),
        "interval": _short(each.interval),
        "luck_before": _short(course.luck_before[each.number]),
    }


def _account(course: Course, seat: int) -> dict[str, Any]:
    account = course.account(course.seats[seat])
    parts = {name: _short(getattr(account, name)) for name in (*PARTS, "lead")}
    return {"seat": seat, **parts}


def _moment(words: Words, session: Session, table: Table, course: Course, moment: ReviewMoment) -> dict[str, Any]:
    text = moment_text(words, session, table, course, moment)
    return {
        "seat": moment.seat,
        "number": moment.number,
        "kind": moment.kind,
        "name": moment.name,
        "worth": _short(moment.worth),
        "interval": _short(moment.interval),
        "when": text.when[0],
        "sentences": sentences(words, text),
    }


def _short(value: float) -> float:
    return round(value, _DIGITS)


def _told(session: Session, course: Course, words: Words) -> list[str]:
    """Returns the review as lines for people."""
    lines, table = [words("ui.review.judge")], table_of(words, session)
    for seat, player in zip(course.seats, session.credited, strict=True):
        account, places = course.account(seat), digits(course)
        shown = zip(PARTS, adding_up([getattr(account, name) for name in PARTS], places), strict=True)
        parts = ", ".join(f"{words(f'ui.review.{name}')} {signed(words, value, places)}" for name, value in shown)
        lines += ["", f"{player.name}: {parts} = {signed(words, account.lead, places)}"]
        lines.append(f"  {verdict(words, course, session.credited, seat)[0]}")
        for moment in moments(course, seat):
            text, title = moment_text(words, session, table, course, moment), words(f"ui.review.{moment.name}")
            worth = signed(words, moment.worth, moment_digits(course, moment))
            lines.append(f"  {title} ({text.when[0]}, {worth})")
            lines += [f"    {sentence}" for sentence in sentences(words, text)]
    return lines
