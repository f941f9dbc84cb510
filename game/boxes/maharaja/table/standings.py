"""How everybody stands: palaces over a game, when cities are scored, what a move makes of it, and the great moments."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.components import START, VILLAGE_COUNT
from game.boxes.maharaja.rules.events import CityScored, PalaceBuilt, RoundBegun
from game.boxes.maharaja.rules.scoring import palaces_built
from game.boxes.maharaja.rules.tolls import goal_of
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import REPLACE, Public, View, put
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
def after(view: View, move: Any) -> tuple[Public, str] | None:
    """Returns the board after a move that can change a scoring, and the key of its name; None for any other move."""
    public = view.public
    seat = public.acting
    match move:
        case mv.BuildPalace(site) if public.architects[seat] != START:
            city = public.architects[seat]
            garden = put(public.sites[city], site, seat)
            return replace(public, sites=put(public.sites, city, garden)), "with_palace"
        case mv.BuildHouse(place):
            return _housed(public, place, 1), "with_house"
        case mv.LiftHouse(place):
            return _housed(public, place, -1), "with_move"
        case mv.SetDown(place):
            return _housed(public, place, 1), "with_move"
        case mv.Travel(roads):
            city = goal_of(public.architects[seat], roads)
            return replace(public, architects=put(public.architects, seat, city)), "with_journey"
    exchanged = _exchanged(public, move)
    return None if exchanged is None else (exchanged, "with_character")


def _housed(public: Public, place: int, change: int) -> Public:
    if place < VILLAGE_COUNT:
        return public
    city, seat = place - VILLAGE_COUNT, public.acting
    row = put(public.houses[city], seat, public.houses[city][seat] + change)
    return replace(public, houses=put(public.houses, city, row))


def _exchanged(public: Public, move: Any) -> Public | None:
    """What holding other characters makes of it; None where somebody who is robbed has still to choose."""
    seat = public.acting
    match move:
        case mv.SwapCharacters(wanted, given):
            return _handed(public, (wanted, holder(public, wanted), seat), (given, seat, holder(public, wanted)))
        case mv.TakeCharacter(character) if holder(public, character) is None:
            returned = () if public.variants.several else public.characters[seat]
            return _handed(public, (character, None, seat), *((own, seat, None) for own in returned))
        case mv.PickCharacter(character) if public.task == REPLACE:
            return _handed(public, (character, None, seat))
        case mv.GiveCharacter(character):
            return _handed(public, (character, seat, public.turn))
    return None


def _handed(public: Public, *passed: tuple[int, Seat | None, Seat | None]) -> Public:
    """Returns what everybody sees after characters went from somebody to somebody else (None: the bank)."""
    held = [set(characters) for characters in public.characters]
    for character, giver, taker in passed:
        if giver is not None:
            held[giver].remove(character)
        if taker is not None:
            held[taker].add(character)
    return replace(public, characters=tuple(tuple(sorted(characters)) for characters in held))


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
