"""Why a character, a bid or a first house is good, and where a house in hand belongs."""

from collections.abc import Iterator

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS
from game.boxes.maharaja.rules.characters import HOME
from game.boxes.maharaja.rules.moves import Bid, Found, Pass, PickCharacter
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.view import View
from game.core.rules import Key, Seat

_SOON = 3
"""The cities scored in so many rounds are worth a road."""
_ABILITY, _HOME, _ROAD, _HALF, _TOLL, _NEAR, _BID = 1.5, 0.8, 1.6, 1.1, 0.3, 0.5, 0.2


def facts(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Yields what speaks for the first move of a plan outside a turn."""
    match plan[0]:
        case PickCharacter(character):
            yield from _character(view.public, character)
        case Found(village):
            yield from _first_house(view.public, seat, village)
        case Bid(amount):
            yield _bid(view, {"gold": amount, "rest": (view.gold[seat] or 0) - amount})
        case Pass():
            yield _bid(view, {})


def _bid(view: View, values: dict[str, int]) -> Reason:
    """How many characters are left for how many players, and what a bid leaves."""
    rivals = sum(not held for held in view.public.characters)
    return Reason(Key("reasons.bid"), {**values, "left": len(view.public.bank), "players": rivals}, _BID)


def _character(public: Public, character: int) -> Iterator[Reason]:
    """The ability, and the home."""
    yield Reason(Key("reasons.ability"), {"character": character}, _ABILITY)
    if public.variants.homes and character in HOME:
        yield Reason(Key("reasons.home"), {"character": character, "city": HOME.index(character)}, _HOME)


def _first_house(public: Public, seat: Seat, village: int) -> Iterator[Reason]:
    """What a first house opens and earns, and how soon the cities at its road are scored."""
    road = next(road for road in ROADS if village in road.villages)
    closed = [each for each in road.villages if each != village and not public.villages[each]]
    if not public.villages[village]:
        values = {"village": village, "ends": road.ends, "is_open": not closed}
        yield Reason(Key("reasons.road"), values, _HALF if closed else _ROAD)
    payers = public.seats - len({*public.villages[village], seat})
    if payers:
        yield Reason(Key("reasons.tolls"), {"village": village, "count": payers}, _TOLL * payers)
    soon = course(public).cities[:_SOON]
    near = [(soon.index(end), end) for end in road.ends if end < CITY_COUNT and end in soon]
    if near:
        when, city = min(near)
        yield Reason(Key("reasons.near"), {"city": city, "round": public.round + 1 + when}, _NEAR * (_SOON - when))
