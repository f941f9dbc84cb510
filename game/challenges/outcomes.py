"""How challenges went: found in the history, where a deal is known by its seed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from game.challenges.deals import Deal, WrongCode, deal_of
from game.challenges.goals import LEVEL, Earned, Goal, Medal, goals, has_goals
from game.challenges.notes import Tries
from game.challenges.weekly import Challenge
from game.core.rules import Seat
from game.history import cells
from game.history.finished import deal_key
from game.history.history import History

_GAMES = (
    "SELECT g.id, g.ended, g.options, s.seat, s.person, s.player, s.total, s.place, s.lines, s.kinds"
    " FROM games g JOIN seats s ON s.game = g.id WHERE {} ORDER BY g.ended, g.id, s.seat"
)


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat of a game with a deal: the name, the person ("" for a guest), the level of a computer, total, place.

    `start` is how many points the seat began with, as a handicap, `is_own` whether one
    player decided all of it, without second thoughts.
    """

    name: str
    person: str
    level: str
    total: int
    place: int
    start: int = 0
    is_own: bool = True

    @property
    def earned(self) -> int:
        """Returns the total without the points that the seat began with: other families had none."""
        return self.total - self.start


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game with a deal: when it ended, who sat where, how it ended for everybody."""

    ended: str
    seats: tuple[Sitter, ...]
    earned: tuple[Earned, ...]

    def alone(self) -> Seat | None:
        """Returns the seat of the only person.

        None unless all others were computers of the level of the goals, and nobody had a handicap.
        """
        people = [Seat(seat) for seat, sitter in enumerate(self.seats) if not sitter.level]
        others = {sitter.level for sitter in self.seats if sitter.level}
        return (
            people[0]
            if len(people) == 1 and others == {LEVEL} and not any(sitter.start for sitter in self.seats)
            else None
        )

    @property
    def can_count(self) -> bool:
        """Tells whether it may bring a medal: no seat changed hands, and nobody had second thoughts."""
        return all(sitter.is_own for sitter in self.seats)

    def is_known_to(self, who: str) -> bool:
        """Tells whether a person ("" for guests) has seen the deal in this game; guests only where they were alone."""
        seat = self.alone()
        alone = {self.seats[seat].person} if seat is not None else set()
        return who in alone | {sitter.person for sitter in self.seats if sitter.person}

    def reached(self, goal: Goal, seat: Seat) -> int:
        """Returns what a seat reached of a goal."""
        return goal.counted(self.earned, seat)


@dataclass(frozen=True, slots=True)
class ChallengeStanding:
    """How a person fares with a challenge: what counts (None: nothing yet), its medal, and the best of practice.

    `is_seen` tells whether that person knows the deal from another table, so that nothing can count any more.
    """

    number: int | None = None
    medal: Medal | None = None
    practice: int | None = None
    is_seen: bool = False


@dataclass(frozen=True, slots=True)
class Reached:
    """What somebody reached of a goal in a game: the seat, the number, and whether it counts for a medal."""

    goal: Goal
    seat: Seat
    number: int
    counts: bool

    @property
    def medal(self) -> Medal | None:
        """Returns the medal that the game brought."""
        return self.goal.medal(self.number) if self.counts else None


def begun_as(begun: Mapping[str, Tries], boxes: Iterable[str], box: str, seed: int) -> tuple[Deal, Tries] | None:
    """Returns the deal that a game of a box was begun with, None where it was no challenge.

    Takes the deals that somebody began, by code, the names of the boxes that there are, and the seed of the game.
    """
    known = tuple(boxes)
    for code, tries in begun.items():
        with suppress(WrongCode):
            deal = deal_of(code, known)
            if deal.box == box and deal.seed == seed:
                return deal, tries
    return None


def begun_by_code(begun: Mapping[str, Tries], boxes: Iterable[str]) -> Iterator[Deal]:
    """Yields the deals that somebody began without a goal, the latest first; takes what `begun_as` takes."""
    known = tuple(boxes)
    noted = ((tries.again or tries.first, code) for code, tries in begun.items() if not tries.goal)
    for _, code in sorted(noted, reverse=True):
        with suppress(WrongCode):
            yield deal_of(code, known)


def reached_in(history: History, digest: str, deal: Deal, tries: Tries) -> list[Reached]:
    """Returns what a finished game with a deal brought: of the goal it was begun for, or of all goals at its table.

    Only the first game of a person with a deal counts, in whatever company it was, and only if it was over before the
    deal was begun again.
    """
    for options, game in _played(history.rows(_GAMES.format("g.digest = ?"), digest)):
        seat = game.alone()
        if seat is None or not deal.is_played_with(options):
            continue
        who = game.seats[seat].person
        own = [each for each in games(history, deal) if each.is_known_to(who)]
        counts = own[:1] == [game] and game.can_count and tries.counts(game.ended)
        return [Reached(goal, seat, game.reached(goal, seat), counts) for goal in _goals(deal, tries.goal)]
    return []


def _goals(deal: Deal, name: str) -> list[Goal]:
    """Returns the goal of that id, or all goals that are played at the table of a deal."""
    known = goals(deal.box) if has_goals(deal.box) else ()
    at_table = [goal for goal in known if replace(deal, box=goal.box, seats=goal.seats, options=goal.options) == deal]
    return [goal for goal in at_table if goal.id == name] or at_table


def games(history: History, deal: Deal) -> list[Played]:
    """Returns all games that were finished with a deal, the earliest first."""
    key = deal_key(deal.box, deal.seats, deal.seed)
    found = _played(history.rows(_GAMES.format("g.deal = ?"), key))
    return [game for options, game in found if deal.is_played_with(options)]


def free_games(history: History, goal: Goal) -> list[Played]:
    """Returns all games, deals that were there before left out, that somebody played alone at the table of a goal."""
    where = "g.box = ? AND g.seats = ? AND g.people = 1 AND g.again = 0"
    table = Deal(goal.box, goal.seats, 0, goal.options)
    found = _played(history.rows(_GAMES.format(where), goal.box, goal.seats))
    return [game for options, game in found if table.is_played_with(options)]


def week_standing(challenge: Challenge, played: Sequence[Played], who: str, tries: Tries) -> ChallengeStanding:
    """Returns how a person ("" for guests) fares with a deal: the first game counts, later ones are practice."""
    own = [game for game in played if game.is_known_to(who)]
    reached = [
        (game, game.reached(challenge.goal, seat))
        for game in own
        if (seat := game.alone()) is not None and game.seats[seat].person == who
    ]
    first = next(
        (number for game, number in reached if game is own[0] and game.can_count and tries.counts(game.ended)), None
    )
    practice = max((number for _, number in (reached if first is None else reached[1:])), default=None)
    if first is None:
        is_spent = bool(own) and (not reached or reached[0][0] is not own[0] or not own[0].can_count)
        return ChallengeStanding(practice=practice, is_seen=is_spent)
    return ChallengeStanding(first, challenge.goal.medal(first), practice)


def goal_standing(goal: Goal, played: Sequence[Played], who: str) -> ChallengeStanding:
    """Returns how a person ("" for guests) fares with a goal: the best of all games counts."""
    reached = [
        game.reached(goal, seat)
        for game in played
        if (seat := game.alone()) is not None and game.seats[seat].person == who
    ]
    best = max(reached, default=None)
    return ChallengeStanding() if best is None else ChallengeStanding(best, goal.medal(best))


def _played(found: Sequence[Sequence[Any]]) -> Iterator[tuple[dict[str, Any], Played]]:
    for _, listed in groupby(found, key=lambda row: row[0]):
        rows = list(listed)
        seats, earned = list[Sitter](), list[Earned]()
        for *_, person, plain, total, place, lines, kinds in rows:
            player = cells.player(plain)
            level = "" if player.is_human else player.level
            is_own = not player.second_thoughts and not player.stints
            seats.append(Sitter(player.name, person or "", level, total, place, player.start, is_own))
            earned.append(Earned(total, cells.points(lines), cells.points(kinds)))
        _, ended, options, *_ = rows[0]
        yield cells.mapping(options), Played(ended, tuple(seats), tuple(earned))
