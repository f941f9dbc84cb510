"""The deal of the week: the same for everybody who names the same date."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from game.challenges.deals import DEALS, Deal
from game.challenges.goals import Goal, goals

_DAY = re.compile(r"(\d{4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})\.?|(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})\.?", re.ASCII)
_YEARS = range(1900, 3000)
_FIRST_MONDAY = date(2024, 1, 1)
"""Weeks are counted from here to take a box's goals in turn."""


@dataclass(frozen=True, slots=True)
class Week:
    """A week as ISO 8601 counts them, by its Monday."""

    monday: date

    @property
    def sunday(self) -> date:
        """Returns its last day."""
        return self.monday + timedelta(days=6)

    @property
    def name(self) -> str:
        """Returns what it is called, such as 2026-W48."""
        year, number, _ = self.monday.isocalendar()
        return f"{year}-W{number:02}"

    def moved(self, weeks: int) -> "Week":
        """Returns the week so many weeks later."""
        return Week(self.monday + timedelta(weeks=weeks))


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal and what is to be reached with it."""

    deal: Deal
    goal: Goal


def day_of(text: str) -> date:
    """Returns the day that was typed, the year in front or the day; raises ValueError where it is none of our times."""
    if not (found := _DAY.fullmatch(text.strip())):
        raise ValueError(text)
    year, month, day = (int(part) for part in (found.groups()[:3] if found[1] else reversed(found.groups()[3:])))
    if year not in _YEARS:
        raise ValueError(text)
    return date(year, month, day)


def week_of(day: date) -> Week:
    """Returns the week that a day lies in."""
    return Week(day - timedelta(days=day.weekday()))


def week_deal(box: str, week: Week) -> Challenge:
    """Returns the deal of a week for a box that has goals."""
    goal = _turn(goals(box), week)
    number = int(hashlib.sha256(f"{box} {week.name}".encode()).hexdigest(), 16) % DEALS
    return Challenge(Deal(box, goal.seats, number, goal.options), goal)


def goal_deal(goal: Goal, number: int) -> Challenge:
    """Returns a deal with which a goal can be tried at any time; takes a number below DEALS."""
    return Challenge(Deal(goal.box, goal.seats, number, goal.options), goal)


def _turn(listed: Sequence[Goal], week: Week) -> Goal:
    return listed[(week.monday - _FIRST_MONDAY).days // 7 % len(listed)]
