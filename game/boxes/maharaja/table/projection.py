"""What the chosen move would make of what everybody sees, as far as the scoring of a city is concerned."""

from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules.components import START, VILLAGE_COUNT
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    GiveCharacter,
    LiftHouse,
    PickCharacter,
    SetDown,
    SwapCharacters,
    TakeCharacter,
    Travel,
)
from game.boxes.maharaja.rules.tolls import goal_of
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import REPLACE, Public, View, put
from game.core.rules import Seat


def after(view: View, move: Any) -> tuple[Public, str] | None:
    """Returns the board after a move that can change a scoring, and the key of its name; None for any other move."""
    public = view.public
    seat = public.acting
    match move:
        case BuildPalace(site) if public.architects[seat] != START:
            city = public.architects[seat]
            garden = put(public.sites[city], site, seat)
            return replace(public, sites=put(public.sites, city, garden)), "with_palace"
        case BuildHouse(place):
            return _housed(public, place, 1), "with_house"
        case LiftHouse(place):
            return _housed(public, place, -1), "with_move"
        case SetDown(place):
            return _housed(public, place, 1), "with_move"
        case Travel(roads):
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
        case SwapCharacters(wanted, given):
            return _handed(public, (wanted, holder(public, wanted), seat), (given, seat, holder(public, wanted)))
        case TakeCharacter(character) if holder(public, character) is None:
            returned = () if public.variants.several else public.characters[seat]
            return _handed(public, (character, None, seat), *((own, seat, None) for own in returned))
        case PickCharacter(character) if public.task == REPLACE:
            return _handed(public, (character, None, seat))
        case GiveCharacter(character):
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
