"""Positions of the card game, written as a player would say them."""

from collections.abc import Sequence
from typing import Any

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import BUILDINGS, money_deck
from game.core.chance import Chance
from game.core.rules import Seat
from tests.boxes.alhambra_family.pieces import Told, held, opened, tiles
from tests.boxes.playing import played


def position(
    hands: Sequence[Told] = ("", "", ""),
    *,
    buildings: Sequence[Sequence[int]] = (),
    yard: Told | None = None,
    display: Told | None = None,
    discard: Told = "",
    deck: Sequence[int] | None = None,
    piles: Sequence[Pile] | None = None,
    open_hands: bool = False,
) -> State:
    """Returns a position with seat 0 to move; whatever is not named lies in the decks, and A and B are out.

    Without a yard or a display, buildings and cards that are nowhere else are opened, the dearest ones.
    """
    seats, in_hand = len(hands), [held(hand) for hand in hands]
    parties = 3 if seats == 2 else seats
    owned = [*buildings, *[()] * (parties - len(buildings))]
    houses = [each for each in BUILDINGS if each not in {*tiles(yard or ())}.union(*owned)]
    money = [each for each in money_deck(2 if seats == 2 else 3)
             if each not in {*opened(discard), *opened(display or ())}.union(*in_hand)]  # fmt: skip
    shown = [houses.pop() for _ in range(4)] if yard is None else tiles(yard)
    open_money = [money.pop() for _ in range(4)] if display is None else opened(display)
    stock = money if piles is None or any(pile.money for pile in piles) else []
    return State(
        seats=seats,
        open_hands=open_hands,
        turn=Seat(0),
        hands=in_hand,
        buildings=[tuple(sorted(party)) for party in owned],
        points=[(0, 0, 0)] * parties,
        yard=[*shown],
        display=[*open_money],
        discard=[*held(discard)],
        money_deck=stock,
        piles=(Pile(len(stock), None),) if piles is None else tuple(piles),
        building_deck=houses if deck is None else sorted(deck),
        bought=(),
        pending=(),
        is_over=False,
    )


def legal(state: State) -> list[Move]:
    (seat,) = RULES.to_act(state)
    return list(RULES.legal(state, seat))


def play(state: State, *moves: Move, luck: Chance | None = None) -> tuple[State, list[Any]]:
    """Plays moves of whoever must act, each of them legal; returns the position and all that happened."""
    return played(RULES, state, moves, luck)
