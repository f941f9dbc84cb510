"""Why a character, a bid or a first house is good, and where a house in hand belongs."""

from collections.abc import Iterator

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS
from game.boxes.maharaja.rules.characters import HOME
from game.boxes.maharaja.rules.moves import Bid, Found, GiveCharacter, Pass, PickCharacter
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.view import View
from game.core.rules import Key, Seat

_SOON = 3
"""The cities scored in so many rounds are worth a road."""
_ABILITY, _ORDER, _HOME, _ROAD, _HALF, _TOLL, _NEAR, _BID = 1.5, 0.4, 0.8, 1.6, 1.1, 0.3, 0.5, 0.2


def facts(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Yields what speaks for the first move of a plan outside a turn."""
    other = None if instead is None else instead[0]
    match plan[0]:
        case PickCharacter(character):
            yield from _character(view.public, character)
        case GiveCharacter(character):
            kept = [held for held in view.public.characters[seat] if held != character]
            yield Reason(Key("reasons.keeps"), {"characters": tuple(kept)}, _ABILITY)
        case Found(village):
            yield from _first_house(view.public, seat, village, other)
        case Bid(amount):
            yield Reason(Key("reasons.bid"), {"gold": amount, "rest": (view.gold[seat] or 0) - amount}, _BID)
        case Pass():
            rivals = sum(not held for held in view.public.characters)
            values = {"left": len(view.public.bank), "players": rivals}
            yield Reason(Key("reasons.pass"), values, _BID)


def _character(public: Public, character: int) -> Iterator[Reason]:
    """The ability, the place in the order of turns, and the home."""
    yield Reason(Key("reasons.ability"), {"character": character}, _ABILITY)
    lower = sum(number < character for held in public.characters for number in held)
    if not lower and public.round == 0:
        yield Reason(Key("reasons.first_turn"), {"number": character}, _ORDER)
    if public.variants.homes and character in HOME:
        yield Reason(Key("reasons.home"), {"character": character, "city": HOME.index(character)}, _HOME)


def _first_house(public: Public, seat: Seat, village: int, other: object) -> Iterator[Reason]:
    """What a first house opens and earns, and how soon the cities at its road are scored."""
    road = next(road for road in ROADS if village in road.villages)
    closed = [each for each in road.villages if each != village and not public.villages[each]]
    if not public.villages[village]:
        key, weight = ("reasons.half_road", _HALF) if closed else ("reasons.road", _ROAD)
        values = {"village": village, "ends": road.ends}
        yield Reason(Key(key), values, weight)
    payers = public.seats - len({*public.villages[village], seat})
    if payers:
        yield Reason(Key("reasons.tolls"), {"village": village, "count": payers}, _TOLL * payers)
    soon = course(public).cities[:_SOON]
    near = [(soon.index(end), end) for end in road.ends if end < CITY_COUNT and end in soon]
    if near:
        when, city = min(near)
        yield Reason(Key("reasons.near"), {"city": city, "round": public.round + 1 + when}, _NEAR * (_SOON - when))
    if isinstance(other, Found) and public.villages[other.village] and not public.villages[village]:
        values = {"village": other.village, "owners": public.villages[other.village]}
        yield Reason(Key("reasons.shared"), values, _TOLL, is_against=True)
