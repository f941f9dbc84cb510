"""The great moments that both Alhambra games have: paying exactly, and taking the lead in a scoring."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.boxes.alhambra_family.rules.events import ScoringDone, TurnSkipped
from game.boxes.alhambra_family.table.phrases import Players
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.moments import Moment, new_leader


def exact(players: Players, beat: Beat, seat: Seat, bought: Item) -> Iterator[Moment]:
    """Yields that a seat paid exactly, if it has something to do with the action that it won."""
    if not any(isinstance(event, TurnSkipped) and event.bonus for event in beat.events):
        title, text = players.words("palaces.moment.exact"), players.words("palaces.moment.exact_text")
        yield Moment("exact", seat, title, text, (bought,))


def lead(
    players: Players, beat: Beat, before: Sequence[Beat], points: Callable[[Any], Sequence[int]]
) -> Iterator[Moment]:
    """Yields that somebody else leads after a scoring; who wins the game is told at its end."""
    if beat.view.is_over or not any(isinstance(event, ScoringDone) for event in beat.events):
        return
    now = points(beat.view)
    leader = new_leader(now, (points(earlier.view) for earlier in reversed(before)))
    if leader is not None:
        title = players.words("common.moment.lead", player=players.name(leader))
        yield Moment("lead", leader, title, players.words("common.count.points", count=now[leader]))
