"""Hints where somebody who knows a game knows what to do: what players missed in them, and what they found good."""

from collections.abc import Callable
from typing import Any

import pytest

from game.ai import levels
from game.ai.advice import advise
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.positions import position
from tests.boxes.alhambra_family.pieces import cards, opened

OTHERS = ("dirham 3, ducat 5", "florin 6 2")
EARLY = (Pile(20, "A"), Pile(25, None), Pile(25, "B"), Pile(20, None))
"""Both scorings are still to come."""
DEAR = "tower 13, tower 12, garden 10, arcades 8"
"""What is for sale, for florins, dirhams, denars and ducats."""


def table(hand: str, display: str, squares: str = DEAR, *modules: str) -> Any:
    return position([hand, *OTHERS], squares=squares, display=opened(display), piles=EARLY, modules=modules)


SMALL, LARGE = "denar 4, dirham 5, ducat 7, florin 6", "denar 4, dirham 5, ducat 9, florin 9 b"
FULL = "denar 2 8, dirham 4 7, ducat 3, florin 9"
NEARLY = "tower 13, tower 12, palace 9, arcades 10"
FOR_DENARS = "garden 12, palace 9, tower 13, arcades 10"
RAISED = "denar 7, dirham 8, ducat 4, florin 9"
SOLD = {"exact", "lead", "chain"}


def buys(*money: str) -> Callable[[Any], bool]:
    return lambda move: isinstance(move, Buy) and move.cards == cards(*money)


def takes(*money: str) -> Callable[[Any], bool]:
    return lambda move: move == TakeMoney(cards(*money))


KNOWN: dict[str, tuple[Any, Callable[[Any], bool], set[str]]] = {
    "an exact purchase costs no action": (
        table("denar 2 8, dirham 4", SMALL), buys("denar 2 8"), SOLD),
    "nor does it where much money lies there": (table(FULL, LARGE), buys("denar 2 8"), SOLD),
    "whoever can pay 13 exactly pays no 14": (
        table("denar 5 8 9, dirham 4", SMALL, FOR_DENARS), buys("denar 5 8"), SOLD),
    "a card completes a price": (
        table("ducat 5 b, denar 2", RAISED, NEARLY), takes("denar 7"), {"prepares"}),
    "the vizier who is awake buys at once": (
        table("ducat 5 b, denar 2", RAISED, NEARLY, "vizier"), takes("denar 7"), {"vizier_next"}),
}  # fmt: skip
"""By what somebody knows: a position of the tile game, the move, and what the first reason may be."""


@pytest.mark.parametrize("known", KNOWN)
@pytest.mark.parametrize("seed", range(4))
def test_a_hint_says_what_somebody_knows_who_knows_the_game(known: str, seed: int) -> None:
    state, is_it, why = KNOWN[known]
    found = advise("alhambra", levels.adviser(), RULES.view(state, Seat(0)), Seat(0), seed)
    assert is_it(found.move), found.plan
    assert found.reasons and str(found.reasons[0].key).removeprefix("reasons.") in why
