"""Positions and luck for tests, written as a player would say them."""

from collections.abc import Sequence
from typing import Any

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE, TYPE, TYPES
from game.boxes.alhambra_family.rules.money import CURRENCIES, money_card, money_deck
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy, Move
from game.boxes.alhambra_cards.rules.state import State
from game.core.chance import Chance
from game.core.rules import Seat
from tests.boxes.playing import Draws, events, played

__all__ = ["Draws", "events"]

FLORIN_SLOT, DIRHAM_SLOT, DENAR_SLOT, DUCAT_SLOT = range(4)


def cards(*names: str) -> tuple[int, ...]:
    """Returns money cards: "denar 7" is the first copy, "denar 7 b" the second, "denar 7 c" the third; sorted."""
    return tuple(sorted(card(name) for name in names))


def card(name: str) -> int:
    currency, value, *copy = name.split()
    return money_card(CURRENCIES.index(currency), int(value), "abc".index(copy[0]) if copy else 0)


def building(kind: str, price: int, copy: int = 0) -> int:
    """Returns the building of a type and price; of several the one with that number."""
    return [each for each in BUILDINGS if TYPES[TYPE[each]] == kind and PRICE[each] == price][copy]


def some(**numbers: int) -> tuple[int, ...]:
    """Returns so many buildings of each type, e.g. `some(garden=3, tower=1)`, the cheapest ones."""
    return tuple(
        sorted(
            each
            for kind, number in numbers.items()
            for each in [each for each in BUILDINGS if TYPES[TYPE[each]] == kind][:number]
        )
    )


def position(
    hands: Sequence[Sequence[int]] = ((), (), ()),
    *,
    buildings: Sequence[Sequence[int]] = (),
    yard: Sequence[int | None] | None = None,
    display: Sequence[int | None] | None = None,
    discard: Sequence[int] = (),
    deck: Sequence[int] | None = None,
    piles: Sequence[Pile] | None = None,
    bought: Sequence[int] = (),
    open_hands: bool = False,
) -> State:
    """Returns a position with seat 0 to move; whatever is not named lies in the decks, and A and B are out.

    Without a yard or a display, buildings and cards that are nowhere else are opened, the dearest ones.
    """
    seats = len(hands)
    parties = 3 if seats == 2 else seats
    owned = [*buildings, *[()] * (parties - len(buildings))]
    houses = [each for each in BUILDINGS if each not in {*bought, *(yard or ())}.union(*owned)]
    shown: list[int | None] = [houses.pop() for _ in range(4)] if yard is None else [*yard]
    money = [
        each for each in money_deck(2 if seats == 2 else 3) if each not in {*discard, *(display or ())}.union(*hands)
    ]
    opened: list[int | None] = [money.pop() for _ in range(4)] if display is None else [*display]
    stock = money if piles is None or any(pile.money for pile in piles) else []
    return State(
        seats=seats,
        open_hands=open_hands,
        turn=Seat(0),
        hands=[tuple(sorted(hand)) for hand in hands],
        buildings=[tuple(sorted(party)) for party in owned],
        points=[(0, 0, 0)] * parties,
        yard=shown,
        display=opened,
        discard=sorted(discard),
        money_deck=stock,
        piles=(Pile(len(stock), None),) if piles is None else tuple(piles),
        building_deck=houses if deck is None else sorted(deck),
        bought=tuple(sorted(bought)),
        pending=(),
        is_over=False,
    )


def legal(state: State) -> list[Move]:
    (seat,) = RULES.to_act(state)
    return list(RULES.legal(state, seat))


def ways_to_pay(state: State, slot: int) -> list[tuple[int, ...]]:
    return [move.cards for move in legal(state) if isinstance(move, Buy) and move.slot == slot]


def ways_to_take(state: State) -> list[tuple[int, ...]]:
    return [move.cards for move in legal(state) if isinstance(move, TakeMoney)]


def play(state: State, *moves: Move, luck: Chance | None = None) -> tuple[State, list[Any]]:
    """Plays moves of whoever must act, each of them legal; returns the position and all that happened."""
    return played(RULES, state, moves, luck)
