"""What a move makes of what everybody sees, supposed before it is made: for scorings as things would stand then."""

from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.components import START, VILLAGE_COUNT
from game.boxes.maharaja.rules.tolls import goal_of
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import REPLACE, Public
from game.core.rules import Seat
from game.core.values import put


def after(public: Public, move: Any) -> Public | None:
    """Returns the board after a move of whoever acts that can change a scoring, None for any other move."""
    seat = public.acting
    match move:
        case mv.BuildPalace(site) if public.architects[seat] != START:
            city = public.architects[seat]
            garden = put(public.sites[city], site, seat)
            return replace(public, sites=put(public.sites, city, garden))
        case mv.BuildHouse(place) | mv.SetDown(place):
            return _housed(public, place, 1)
        case mv.LiftHouse(place):
            return _housed(public, place, -1)
        case mv.Travel(roads):
            city = goal_of(public.architects[seat], roads)
            return replace(public, architects=put(public.architects, seat, city))
    return _exchanged(public, move)


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
