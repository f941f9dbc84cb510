"""The tool `challenge`: the deal of a week, or of a code, and what its medals ask for."""

import argparse
import json
from collections.abc import Sequence
from typing import Any

from game.boxes import NAMES
from game.challenges.deals import Deal, WrongCode, deal_of, shown
from game.challenges.goals import LEVEL, Goal, goals, has_goals
from game.challenges.weekly import day_of, week_deal, week_of
from game.core.resources import shipped
from game.locale.words import Words, languages, system_language

_BOXES = [name for name in NAMES if has_goals(name)]


def run(arguments: Sequence[str]) -> int:
    """Runs `challenge DATE BOX [--json]` or `challenge CODE [--json]` and prints the deal; returns the exit code."""
    folders = (shipped("locales"),)
    known = languages(folders)
    parser = argparse.ArgumentParser(prog="kupola challenge", description="Says what the deal of a week is.")
    parser.add_argument("which", metavar="DATE|CODE", help="a day of the week, such as 2026-11-23, or a code")
    parser.add_argument("box", nargs="?", choices=_BOXES)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--lang", choices=sorted(known), default=system_language(known))
    chosen = parser.parse_args(arguments)
    words = Words(chosen.lang, folders)
    try:
        found = _week(chosen.which, chosen.box) if chosen.box else _coded(chosen.which)
    except WrongCode as wrong:
        if _is_day(chosen.which):
            parser.error(f"{chosen.which}: which box? {', '.join(_BOXES)}")
        parser.error(words(wrong.notice.key, **wrong.notice.values))
    except ValueError:
        parser.error(f"{chosen.which}: YEAR-MONTH-DAY, for example 2026-11-23")
    print(json.dumps(found) if chosen.json else _told(found))
    return 0


def _is_day(text: str) -> bool:
    try:
        day_of(text)
    except ValueError:
        return False
    return True


def _week(day: str, box: str) -> dict[str, Any]:
    week = week_of(day_of(day))
    challenge = week_deal(box, week)
    span = {"week": week.name, "from": week.monday.isoformat(), "to": week.sunday.isoformat()}
    return {**span, **_plain(challenge.deal), "goal": _goal(challenge.goal)}


def _coded(code: str) -> dict[str, Any]:
    deal = deal_of(code, NAMES)
    same = [goal for goal in goals(deal.box) if goal.seats == deal.seats and deal.is_played_with(goal.options)]
    return {**_plain(deal), "goals": [_goal(goal) for goal in same]}


def _plain(deal: Deal) -> dict[str, Any]:
    return {
        "box": deal.box, "code": deal.code, "seats": deal.seats, "options": deal.all_options, "seed": deal.seed,
        "seat": deal.seat, "opponents": LEVEL,
    }  # fmt: skip


def _goal(goal: Goal) -> dict[str, Any]:
    worth = {"worth": dict(goal.worth)} if goal.worth else {}
    return {"id": goal.id, "counts": goal.count, **worth, "medals": dict(goal.medals)}


def _told(found: dict[str, Any]) -> str:
    """Returns the figures as lines for people."""
    when = f"{found['week']} ({found['from']} to {found['to']}), " if "week" in found else ""
    lines = [f"{when}{found['box']}, {found['seats']} seats: {shown(found['code'])}"]
    for goal in [found["goal"]] if "goal" in found else found["goals"]:
        medals = ", ".join(f"{medal} {number}" for medal, number in goal["medals"].items())
        lines += [f"{goal['id']}: {medals}"]
    return "\n".join(lines)
