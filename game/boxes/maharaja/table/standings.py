"""How everybody stands: palaces over a game, when cities are scored, what a move makes of it, and the great moments."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules import supposing
from game.boxes.maharaja.rules.events import CityScored, PalaceBuilt, RoundBegun
from game.boxes.maharaja.rules.scoring import palaces_built
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.phrases import city, gold
from game.core.rules import Beat, Seat
from game.tabletop.moments import Moment, new_leader
from game.tabletop.players import Players
from game.tabletop.table import PointHistory


def points(view: View) -> tuple[int, ...]:
    """Returns the palaces that every seat has built."""
    return tuple(palaces_built(view.public, Seat(seat)) for seat in range(view.public.seats))


def history(players: Players, beats: Sequence[Beat]) -> PointHistory:
    """Returns the palaces at the start, after each round and, before the last one is over, now."""
    view: View = beats[-1].view
    built = [0] * view.public.seats
    moments = [("0", tuple(built))]
    for event in (event for beat in beats for event in beat.events):
        match event:
            case PalaceBuilt(seat, _, _, _, _):
                built[seat] += 1
            case CityScored():
                moments.append((str(len(moments)), tuple(built)))
    if not view.is_over:
        moments.append((players.say("chapter.now"), tuple(built)))
    labels, totals = zip(*moments, strict=True)
    return PointHistory(labels, totals)


# ---------------------------------------------------------------------- when cities are scored
def round_of(public: Public, city: int) -> int | None:
    """Returns in which round a city is scored next if nobody moves a governor, None if the game ends before."""
    if city == public.city and not public.is_over:
        return public.round
    queue = [governor for governor in public.track if governor is not None]
    number = public.round + 1 + queue.index(city)
    return number if number <= last_round(public) else None


def last_round(public: Public) -> int:
    """Returns which round is the last one if nobody moves a governor or builds a last palace."""
    if public.is_last or public.is_over:
        return public.round
    topmost = max(box for box, governor in enumerate(public.track) if governor is not None)
    return min(public.variants.rounds, public.round + len(public.track) - 1 - topmost)


def next_city(public: Public) -> int:
    """Returns where the Maharaja goes next: to the city of the lowest governor (4)."""
    return next(city for city in public.track if city is not None)


def scored_next(public: Public) -> int:
    """Returns the city that is scored next: the Maharaja's or, before the first round, the lowest governor's."""
    return next_city(public) if public.city is None else public.city


# ---------------------------------------------------------------------- what a move makes of it
_WITH = {
    mv.BuildPalace: "with_palace",
    mv.BuildHouse: "with_house",
    mv.LiftHouse: "with_move",
    mv.SetDown: "with_move",
    mv.Travel: "with_journey",
}
"""The key of the name of what a move makes; of any other it is that of a character."""


def after(view: View, move: Any) -> tuple[Public, str] | None:
    """Returns the board after a move that can change a scoring, and the key of its name; None for any other move."""
    found = supposing.after(view.public, move)
    return None if found is None else (found, _WITH.get(type(move), "with_character"))


# ---------------------------------------------------------------------- great moments
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
