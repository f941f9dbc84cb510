"""The great moments of Ys: a quarter won, the lead taken, the last turn."""

from collections.abc import Iterator, Sequence

from game.boxes.ys.rules.events import QuarterCounted, TurnBegun
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.history import points
from game.boxes.ys.table.items import quarter_item
from game.boxes.ys.table.phrases import YsPlayers, quarter
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.moments import Moment, new_leader


def moments(players: YsPlayers, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry; who wins the game is told at its end."""
    if beat.view.is_over:
        return
    for event in beat.events:
        match event:
            case QuarterCounted(number, _, _, ranking) if ranking and ranking[0] < len(players.cast):
                title = players.say("moment.quarter", player=players.name(ranking[0]), quarter=quarter(number))
                yield Moment("city", Seat(ranking[0]), title, "", (quarter_item(number),))
            case TurnBegun(number) if number == LAST_TURN:
                title, text = players.say("moment.last_turn"), players.say("moment.last_turn_text")
                yield Moment("last_round", None, title, text)
    yield from _lead(players, beat, before)


def _lead(players: YsPlayers, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Whose points are the most now; in the first turn, in which everybody's first ones come, nobody's."""
    view: View = beat.view
    if view.public.round == 1 or not before or points(before[-1].view) == points(view):
        return
    now = points(view)
    leader = new_leader(now, (points(earlier.view) for earlier in reversed(before)))
    if leader is not None:
        title = players.words("common.moment.lead", player=players.name(leader))
        yield Moment("lead", leader, title, players.words("common.count.points", count=now[leader]))
