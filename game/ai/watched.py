"""What a box watches of a seat when plans are played on, and how what was seen is told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from game.ai.brain import MixedPolicy, Plan
from game.ai.reasons import Reason
from game.core.rules import Key, Seat

LEAST = 0.3
"""Less than so much of anything is not worth a word, however sure it is."""
_RIVAL = 0.4
"""What something of one of the others counts beside the same of one's own."""
_ONE = 0.95
"""What is as much is told as one or more; a little less as how often there is one."""
AT_ONCE = 0
"""The first look: when the seat has done what it does, and before anybody else does anything."""


@dataclass(frozen=True, slots=True)
class Watched:
    """Something of a seat that can be counted in a position.

    It is told as `seen.<key>` of the box's reasons, of others as `seen.rival_<key>`. `worth` is what one of it is worth
    in points, by which reasons are ordered; `of_rivals` tells that it is watched of the others, too, `is_plain` that
    what it is at once says no more than the move itself: whoever buys has one building more. Nor does it where after
    one plan others decide sooner than after another: what comes then in any case would seem to come of the plan.
    `is_spare` tells that this is a reason all the same where nothing else is: of moves that are as good, the cheaper.
    `is_traded` is what some sort of move gives for something else, such as money for buildings: beside a move of
    another sort it says no more than these, however late it is looked at; it is told only where nothing else can be.
    Nor is it told beside one of the same sort where hardly more of it is left than at once. `said_by` are the facts
    and the things watched that say as much in another way, `is_of` tells of a move whether it may come of that at all:
    no place of a building brings money. `adds_up` tells that it is read from each event of a course, and added up.
    """

    key: str
    read: Callable[[Any, Seat], float]
    worth: float = 1.0
    of_rivals: bool = False
    is_plain: bool = False
    is_spare: bool = False
    is_traded: bool = False
    said_by: tuple[str, ...] = ()
    is_of: Callable[[Any], bool] = lambda move: True
    adds_up: bool = False

    @property
    def names(self) -> set[str]:
        """Returns the names under which as much may be told."""
        return {self.key, *self.said_by}


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a plan is followed for and may come to nothing, such as a place that others can still win.

    It is told as `purpose.<key>` of the box's reasons, with its values and how often of ten times it was reached:
    `reached` tells that of a seat in the position at the first look after the one at once, see `Watching`. `facts` are
    those with one of which it is told, where it says nothing by itself.
    """

    key: str
    values: Mapping[str, Any]
    reached: Callable[[Any, Seat], bool]
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Watching:
    """What is watched in a box, until when, and in how many worlds; `boxes/<name>/brain` holds one as WATCHING.

    `settled` counts what decides about the things that are watched, such as scorings. They are looked at when it is no
    more for the seat to act; where scorings are far apart, when its own turn has come `own_turns` times again; then
    when there were so many more of what decides as `stages` say, one after another, or when the game ends before.
    `mixed` is how everybody plays on, if not as the guide has it: where little is left to luck, all courses would else
    be one, and what hangs by a single reply would look sure. `chooses` tells that plans are chosen by the same courses:
    where what is watched is settled when the guide would end them anyway. `takes_most` tells that of moves of one sort
    that come out as good, such as to take money, that one is advised after which most is there. `purpose` tells what a
    plan is followed for, from what the seat knows; None where that is no single thing.
    """

    watched: tuple[Watched, ...]
    settled: Callable[[Any], int]
    stages: tuple[int, ...]
    worlds: int
    own_turns: int = 0
    mixed: MixedPolicy | None = None
    chooses: bool = False
    takes_most: bool = False
    purpose: Callable[[Any, Seat, Plan], Purpose | None] = lambda known, seat, plan: None

    @property
    def looks(self) -> int:
        """Returns how often things are looked at."""
        return 1 + bool(self.own_turns) + len(self.stages)


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more of something there is after a plan than after another, on average, and how far that may be off.

    `rival` is whose it is, None for the seat that decides; `stage` counts when it was looked at. `apart` is how far the
    plans were apart in each world.
    """

    watched: Watched
    rival: Seat | None
    stage: int
    mean: float
    off: float
    apart: Sequence[float] = ()

    @property
    def is_sure(self) -> bool:
        """Tells whether it is neither luck nor next to nothing; at once no luck can have a part in it at all."""
        off = self.off and (self.off if self.stage > AT_ONCE else inf)
        return abs(self.mean) > off and abs(self.mean) >= LEAST

    def stands_alone(self, *, is_last: bool) -> bool:
        """Tells whether it is a reason beside a move of another sort, or one all the same as the last that is left."""
        return not self.watched.is_traded or (is_last and self.watched.is_spare and self.stage > AT_ONCE)

    def says(self, other: "Difference") -> bool:
        """Tells whether it says what another one comes of: gold of scorings is gold."""
        is_part = self.watched.key in other.watched.said_by and self.rival == other.rival
        return is_part and self.mean * other.mean > 0

    @property
    def gain(self) -> float:
        """Returns what it is worth to the seat that decides."""
        return self.mean * self.watched.worth * (1 if self.rival is None else -_RIVAL)

    def told(self, compared: Plan, *, is_against: bool) -> Reason:
        """Returns it as a reason; takes the plan beside which it was seen, and whether it speaks against the other.

        What is less than one on average is told by how often there is more, and how often less: nobody has half a
        palace. At once there is no luck, nor an average.
        """
        is_more = (self.mean > 0) != is_against
        name = self.watched.key if self.rival is None else f"rival_{self.watched.key}"
        values: dict[str, Any] = {"count": max(1, round(abs(self.mean))), "stage": self.stage}
        if self.stage > AT_ONCE and abs(self.mean) < _ONE:
            ahead = [each for each in self.apart if each * self.mean > 0]
            values["count"] = max(1, round(abs(fmean(ahead))))
            values["often"] = in_tenths(len(ahead), len(self.apart))
            values["rare"] = in_tenths(sum(each * self.mean < 0 for each in self.apart), len(self.apart))
        if self.rival is not None:
            values["seat"] = self.rival
        key = Key(f"reasons.seen.{name}.{'more' if is_more else 'less'}")
        return Reason(key, values, self.gain, is_against, compared)


def mean_and_error(apart: Sequence[float], sure: float, few: int) -> tuple[float, float]:
    """Returns the mean of what was seen in each world, and how far that may be off: so many standard errors, and as
    many times more as the second number is of the worlds.
    """
    if len(apart) < 2:
        return 0.0, 0.0
    return fmean(apart), sure * (1 + few / len(apart)) * stdev(apart) / sqrt(len(apart))


def in_tenths(count: int, of: int) -> int:
    """Returns how many times in ten something came: none and all are told only of what is so without exception."""
    return 10 if count == of else min(9, max(int(count > 0), round(10 * count / of)))
