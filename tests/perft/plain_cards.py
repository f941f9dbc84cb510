"""The moves of the card game once more, slow and plain, straight from the rulebook: what the fast lists are held to."""

from collections.abc import Iterable
from itertools import combinations

from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.components import CURRENCY, PRICE, VALUE
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat

YARD = ("florin", "dirham", "denar", "ducat")
NAMES = ("denar", "dirham", "ducat", "florin")

Kind = tuple[str, int]
Choice = tuple[str, int, tuple[Kind, ...]]
"""A move in kinds of cards: what is done, in which slot or to which building, with which (currency, value) cards."""


def choice(state: State, move: Move) -> Choice:
    match move:
        case TakeMoney(cards):
            return "take", 0, kinds(cards)
        case Buy(slot, cards):
            return "buy", slot, kinds(cards)
        case Keep(building):
            return "keep", building, ()
        case Give(building):
            return "give", building, ()


def choices(state: State, seat: Seat) -> set[Choice]:
    if state.pending:
        return {(word, state.pending[0], ()) for word in ("keep", "give")}
    shown = [card for card in state.display if card is not None]
    found: set[Choice] = {("take", 0, kinds(cards)) for cards in subsets(shown) if may_be_taken(cards)}
    for slot, building in enumerate(state.yard):
        if building is not None:
            purse = [card for card in state.hands[seat] if NAMES[CURRENCY[card]] == YARD[slot]]
            found |= {("buy", slot, kinds(cards)) for cards in subsets(purse) if may_be_paid(cards, PRICE[building])}
    return found


def may_be_taken(cards: tuple[int, ...]) -> bool:
    return len(cards) == 1 or sum(VALUE[card] for card in cards) <= 5


def may_be_paid(cards: tuple[int, ...], price: int) -> bool:
    return sum(VALUE[card] for card in cards) >= price


def kinds(cards: Iterable[int]) -> tuple[Kind, ...]:
    return tuple(sorted((NAMES[CURRENCY[card]], VALUE[card]) for card in cards))


def subsets(cards: list[int]) -> Iterable[tuple[int, ...]]:
    return (chosen for size in range(1, len(cards) + 1) for chosen in combinations(cards, size))
