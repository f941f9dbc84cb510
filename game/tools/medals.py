"""Simulates what the medals of a box's goals ask for, for developers: `python -m game.tools.medals BOX`.

All seats of a game are computer players of the level that goals are played against, so each seat is a game of its own
of that level. The same command writes the same file.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game.ai.bots import choose
from game.boxes import NAMES
from game.challenges.deals import Deal
from game.challenges.goals import LEVEL, MEDALS, SHARES, Earned, Goal, goals, has_goals, ratings
from game.core.resources import player_colours, shipped
from game.core.rules import Options, Seat
from game.history.finished import points_by_line
from game.locale.words import Words
from game.saves.players import Player
from game.session.session import Session
from game.tabletop.tallying import points_by_kind
from game.tools.workers import add_arguments, positive, workers

_FAR = 0.1
"""By how much more games may reach a medal than its share before the next number is considered."""
_BOXES = Path(__file__).parents[1] / "boxes"
End = tuple[Earned, ...]
"""How a game ended, by seat."""


def played(box: str, seats: int, options: Options, number: int) -> End:
    """Plays a deal of a box among computer players of the goals' level and returns how it ended."""
    return ended(over(Deal(box, seats, number, options)))


def over(deal: Deal) -> Session:
    """Plays a deal among computer players of the goals' level to its end."""
    players = [Player(LEVEL, colour, "computer", LEVEL) for colour in player_colours()[: deal.seats]]
    session = Session.new(deal.box, players, deal.all_options, deal.seed)
    while acting := session.to_act():
        seat = min(acting)
        session.submit(
            seat, choose(deal.box, LEVEL, session.view(seat), seat, f"{deal.seed}:{session.number}"), session.number
        )
    return session


def ended(session: Session) -> End:
    """Returns how a game ended that is over."""
    result, kinds = session.result(), points_by_kind(Words("en", (shipped("locales"),)), session)
    return tuple(map(Earned, result.totals, points_by_line(result), kinds))


def medals(goal: Goal, ends: Sequence[End]) -> dict[str, Any]:
    """Returns the least numbers for the medals of a goal, and which share of the games reaches each.

    Each medal asks for more than the one before it, also where many games end alike.
    """
    found = [goal.counted(end, Seat(seat)) for end in ends for seat in range(goal.seats)]
    asked: dict[str, Any] = {}
    for medal in MEDALS:
        above = [number for number in sorted(set(found)) if number > max(asked.values(), default=min(found) - 1)]
        asked[medal] = _least(found, above, SHARES[medal]) if above else max(found) + 1
    reached = [round(sum(number >= asked[medal] for number in found) / len(found), 3) for medal in MEDALS]
    return {**asked, "games": len(found), "reached": reached}


def _least(found: Sequence[int], above: Sequence[int], share: float) -> int:
    """Returns which of some numbers, the least first, that share of the games reach, or more.

    Where far more do, because many games end alike, and the next number is nearer to the share, it is that one.
    """
    shares = [sum(number >= least for number in found) / len(found) for least in above]
    at = max((i for i, reached in enumerate(shares) if reached >= share), default=0)
    if at + 1 < len(above) and shares[at] - share > max(_FAR, share - shares[at + 1]):
        at += 1
    return above[at]


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, writes the box's ratings, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.medals", description="Simulate medals.")
    parser.add_argument("box", choices=[name for name in NAMES if has_goals(name)])
    parser.add_argument("--games", type=positive, default=100, help="games for each table (default 100)")
    add_arguments(parser)
    asked = parser.parse_args(argv)
    tables = dict.fromkeys((goal.seats, json.dumps(goal.options)) for goal in goals(asked.box))
    ends: dict[tuple[int, str], list[End]] = {}
    with workers(asked.jobs, asked.cluster) as crew:
        for seats, options in tables:
            game = partial(played, asked.box, seats, json.loads(options))
            ends[seats, options] = list(crew.executor.map(game, range(asked.games)))
            print(f"{seats} seats, {options}: {asked.games} games", file=sys.stderr)
    found = {goal.id: medals(goal, ends[goal.seats, json.dumps(goal.options)]) for goal in goals(asked.box)}
    write_rating(asked.box, "medals", found)
    return 0


def write_rating(box: str, part: str, found: Mapping[str, Any]) -> None:
    """Puts one part of the ratings of a box in the place of what was known before."""
    rated = {**ratings(box), part: found}
    lines = (f"{json.dumps(key)}: {_lines(rated[key])}" for key in sorted(rated))
    (_BOXES / box / "ratings.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _lines(found: Mapping[str, Any]) -> str:
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(each)}" for key, each in found.items()) + "\n}"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
