"""The great moments of Maharaja: a city won, the most palaces, the last round."""

from collections.abc import Iterator, Sequence

from game.boxes.maharaja.rules.events import CityScored, PalaceBuilt, RoundBegun
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.history import points
from game.boxes.maharaja.table.phrases import city, gold
from game.core.beat import Beat
from game.tabletop.moments import Moment, new_leader
from game.tabletop.players import Players

_MANY = 3
"""How many palaces make a lead: with fewer it changes hands in every other turn."""


def moments(players: Players, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry; who wins the game is told at its end."""
    if beat.view.is_over:
        return
    for event in beat.events:
        match event:
            case CityScored() if event.ranking:
                yield _city(players, event)
            case PalaceBuilt():
                yield from _lead(players, beat, before)
            case RoundBegun() if event.is_last:
                title, text = players.say("moment.last_round"), players.say("moment.last_round_text")
                yield Moment("last_round", None, title, text, (items.MAHARAJA,))


def _city(players: Players, event: CityScored) -> Moment:
    winner = event.ranking[0]
    title = players.say("moment.city", player=players.name(winner), city=city(event.city))
    won = event.payouts[winner]
    return Moment("city", winner, title, players.say("moment.city_text", gold=gold(won)), (items.city(event.city),))


def _lead(players: Players, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    now = points(beat.view)
    leader = new_leader(now, (points(earlier.view) for earlier in reversed(before)))
    if leader is not None and now[leader] >= _MANY:
        title = players.words("common.moment.lead", player=players.name(leader))
        yield Moment("lead", leader, title, players.say("palaces", count=now[leader]))
