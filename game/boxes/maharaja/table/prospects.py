"""What the chosen move would make of what everybody sees, as far as the scoring of a city is concerned."""

from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules.board import ROADS, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.exchange import holder
from game.boxes.maharaja.rules.moves import BuildHouse, BuildPalace, SetDown, SwapCharacters, Travel
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.purse import put
from game.boxes.maharaja.rules.view import View


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
            return _housed(public, place), "with_house"
        case SetDown(place):
            return _housed(public, place), "with_move"
        case Travel(roads):
            city = public.architects[seat]
            for road in roads:
                city = sum(ROADS[road].ends) - city
            return replace(public, architects=put(public.architects, seat, city)), "with_journey"
        case SwapCharacters(wanted, given):
            return _swapped(public, wanted, given), "with_character"
    return None


def _housed(public: Public, place: int) -> Public:
    if place < VILLAGE_COUNT:
        return public
    city, seat = place - VILLAGE_COUNT, public.acting
    row = put(public.houses[city], seat, public.houses[city][seat] + 1)
    return replace(public, houses=put(public.houses, city, row))


def _swapped(public: Public, wanted: int, given: int) -> Public:
    seat, victim = public.acting, holder(public, wanted)
    if victim is None:
        return public
    own = tuple(sorted({*public.characters[seat], wanted} - {given}))
    theirs = tuple(sorted({*public.characters[victim], given} - {wanted}))
    return replace(public, characters=put(put(public.characters, seat, own), victim, theirs))
