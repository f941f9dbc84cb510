"""Nothing is ever lost or doubled: houses, palaces, characters, governors, chits; and gold, against a ledger."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import (
    AuctionWon,
    CityScored,
    GoldTaken,
    HouseBuilt,
    PalaceBuilt,
    Travelled,
    TurnBegun,
    TurnEnded,
)
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import NEUTRAL
from game.session.dice import Dice
from tests.boxes.saying import game
from tests.breadth import wide
from tests.contract.tables import Table

VARIANTS: list[tuple[str, ...]] = [
    (),
    ("short",),
    ("yogi",),
    ("auction",),
    ("homes",),
    ("several",),
    ("yogi", "auction", "homes"),
    ("yogi", "auction", "homes", "several"),
]


def all_there(state: State) -> None:
    """20 houses and all palaces of each colour are always somewhere, and so is everything else."""
    public = state.public
    for seat in range(public.seats):
        standing = sum(owners.count(seat) for owners in public.villages) + sum(row[seat] for row in public.houses)
        in_hand = int(public.lifted is not None and public.turn == seat)
        assert standing + in_hand + public.supply[seat] + public.quarry[seat] == 20
        built = sum(garden.count(seat) for garden in public.sites)
        assert built + public.palaces[seat] == (6 if public.variants.short else 7)
    held = sorted([*public.bank, *(character for each in public.characters for character in each)])
    assert held == list(range(1, 8 if public.variants.yogi else 7))
    assert sorted(city for city in public.track if city is not None) == list(range(7)) and len(public.track) == 17
    assert 0 <= sum(public.chits) <= 7
    limit = 1 if public.seats == 2 else 2
    assert all(len(owners) <= limit and list(owners) == sorted(owners) for owners in public.villages)
    neutral = 5 - public.seats if public.variants.neutral else 0
    assert all(garden.count(NEUTRAL) == neutral for garden in public.sites)
    assert min(state.gold) >= 0


def scoreboard(gold: list[int], told: Iterable[Any]) -> None:
    """Books every flow that is named: with the bank, and tolls between players."""
    for event in told:
        match event:
            case AuctionWon(seat, price) | HouseBuilt(seat, _, price) | PalaceBuilt(seat, _, _, price, _):
                gold[seat] -= price
            case GoldTaken(seat, amount) | TurnBegun(seat, _, amount, _):
                gold[seat] += amount
            case Travelled(seat, _, _, _, tolls, by_bank):
                for owner, amount in tolls:
                    gold[owner] += amount
                    gold[seat] -= 0 if by_bank else amount
            case TurnEnded(seat, compensation):
                for other in range(len(gold)):
                    gold[other] += compensation if other != seat else 0
            case CityScored(payouts=payouts):
                for other, payout in enumerate(payouts):
                    gold[other] += payout


def table(seats: int, variants: tuple[str, ...]) -> Table:
    return Table("maharaja", seats, tuple((name, True) for name in variants))


EACH = [(seats, variants, seats) for seats, variants in zip(2 * (2, 3, 4, 5), VARIANTS, strict=True)]


@pytest.mark.parametrize(
    ("seats", "variants", "seed"), wide(EACH, product((2, 3, 4, 5), VARIANTS, range(100, 106))), ids=str
)
def test_in_random_games_of_every_variant(seats: int, variants: tuple[str, ...], seed: int) -> None:
    gold = [15] * seats
    for _, _, after, news in game(table(seats, variants), seed):
        scoreboard(gold, news)
        assert tuple(gold) == after.gold
        all_there(after)


def test_an_imagined_game_is_complete_too() -> None:
    luck = Dice(4, "luck")
    for state, seat, _, _ in game(table(3, ("several",)), seed=4):
        for viewer in (None, seat):
            all_there(RULES.imagine(RULES.view(state, viewer), luck))
