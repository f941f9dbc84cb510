"""Setup: governors, pieces, gold, neutral palaces, characters (3, 8)."""

from game.boxes.maharaja.rules.board import CITY_COUNT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.characters import CHARACTERS, YOGI
from game.boxes.maharaja.rules.network import network_of
from game.boxes.maharaja.rules.opening import open_choice
from game.boxes.maharaja.rules.public import NEUTRAL, Public, Site, Variants
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PICK
from game.core.chance import Chance
from game.core.rules import Options, Seat

GOLD, HOUSES, FIRST_HOUSES, CHITS = 15, 20, 4, 7
PALACES, PALACES_SHORT = 7, 6
BOXES, COLOURS = 10, 5
"""Numbered boxes of the track, and player colours of the published game: unused ones are neutral (8)."""


def new_game(seats: int, options: Options, chance: Chance) -> State:
    """Returns the game before the first character is chosen.

    Takes 2 to 5 seats, the variants of `state.Variants` (bools) and `youngest` (a seat, counted on round the table).
    """
    names = ("short", "neutral", "yogi", "auction", "homes", "several", "open_gold")
    variants = Variants(*(bool(options[name]) for name in names))
    state = State(_table(seats, variants, _shuffled(chance)), (GOLD,) * seats, (None,) * seats)
    open_choice(state, Seat(int(options["youngest"]) % seats))
    return state


def _shuffled(chance: Chance) -> tuple[int, ...]:
    """Returns the governors in random order."""
    left = list(range(CITY_COUNT))
    return tuple([left.pop(chance.pick(range(len(left)))) for _ in range(CITY_COUNT)])


def _garden(seats: int, variants: Variants) -> tuple[Site, ...]:
    """Returns the sites of a city: in games of fewer than five, neutral palaces stand on outer ones (8)."""
    neutral = COLOURS - seats if variants.neutral else 0
    return (None,) * (7 - neutral) + (NEUTRAL,) * neutral


def _table(seats: int, variants: Variants, governors: tuple[int, ...]) -> Public:
    return Public(
        seats=seats,
        variants=variants,
        task=PICK,
        turn=Seat(0),
        acting=Seat(0),
        round=0,
        city=None,
        track=(*governors, *(None,) * BOXES),
        villages=network_of(((),) * VILLAGE_COUNT),
        houses=((0,) * seats,) * CITY_COUNT,
        sites=(_garden(seats, variants),) * CITY_COUNT,
        architects=(START,) * seats,
        characters=((),) * seats,
        bank=tuple(character for character in CHARACTERS if variants.yogi or character != YOGI),
        supply=(FIRST_HOUSES,) * seats,
        quarry=(HOUSES - FIRST_HOUSES,) * seats,
        palaces=(PALACES_SHORT if variants.short else PALACES,) * seats,
        chits=(0,) * seats,
        auction=None,
        founded=0,
        planned=(),
        waiting=(),
        progress=None,
        lifted=None,
        is_last=False,
    )
