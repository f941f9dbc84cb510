"""The money of a game: deck, piles, display and discard, for any state that has them."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Protocol

from game.boxes.alhambra_family.rules.components import (
    LETTER_OF_PILE,
    OPEN_MONEY,
    PILES,
    START_MONEY,
    VALUE,
    Cards,
    money_of,
    total,
)
from game.boxes.alhambra_family.rules.events import (
    DeckReshuffled,
    FirstPlayerChosen,
    MoneyOpened,
    MoneyTaken,
    StartMoneyDealt,
)
from game.boxes.alhambra_family.rules.majorities import Points
from game.core.chance import Chance
from game.core.rules import Emit, Key, Progress, Seat, no_listener
from game.core.values import value


@value
class Pile:
    """One of the piles of the money deck: how many money cards it still has, and the scoring card hidden in it."""

    money: int
    scoring: str | None


class Bank(Protocol):
    """What a state holds of money: hands by seat, open cards, and decks as sorted bags, unordered until drawn.

    `piles` tells how many cards of the bag lie in which pile of the money deck, top pile first.
    """

    hands: list[Cards]
    display: list[int | None]
    discard: list[int]
    money_deck: list[int]
    piles: tuple[Pile, ...]


# There are few different ones of these, and a game needs hundreds: each is made once.
_money_opened = cache(MoneyOpened)
_pile = cache(Pile)


def fill_display(bank: Bank, chance: Chance, emit: Emit) -> str | None:
    """Turns money cards up on the empty places of the display until it is full or a scoring card turns up.

    Returns the letter of that scoring card; it has left the deck, and the display is to be filled on after scoring.
    An empty deck is made anew from the discard; when that is empty too, places stay empty.
    """
    display = bank.display
    while None in display:
        if not bank.piles and not _reshuffle(bank, emit):
            return None
        if bank.piles[0].scoring and (letter := _draw_scoring(bank, chance)):
            return letter
        slot = display.index(None)
        display[slot] = drawn = draw_money(bank, chance)
        if emit is not no_listener:
            emit(_money_opened(slot, drawn))
    return None


def draw_money(bank: Bank, chance: Chance) -> int:
    """Draws the top money card; during the set-up, before there are piles, from the deck as a whole."""
    deck = bank.money_deck
    card = chance.pick(deck)
    del deck[bisect_left(deck, card)]
    if piles := bank.piles:
        top = piles[0]
        bank.piles = (_pile(top.money - 1, top.scoring), *piles[1:]) if top.money > 1 or top.scoring else piles[1:]
    return card


def take_money(bank: Bank, seat: Seat, cards: Cards, emit: Emit) -> None:
    """Moves open money into a hand."""
    display, hands = bank.display, bank.hands
    for card in cards:
        display[display.index(card)] = None
    hands[seat] = tuple(sorted(hands[seat] + cards))
    if emit is not no_listener:
        emit(MoneyTaken(seat, cards))


def pay(bank: Bank, seat: Seat, cards: Cards) -> None:
    """Moves money from a hand to the discard."""
    bank.hands[seat] = tuple([card for card in bank.hands[seat] if card not in cards])
    for card in cards:
        insort(bank.discard, card)


def set_up_money(bank: Bank, youngest: int, chance: Chance, emit: Emit, *, by_sum: bool = False) -> Seat:
    """Deals start money, opens four money cards and makes the piles (Setup); returns who begins, see `first_player`."""
    for seat in range(len(bank.hands)):
        deal_start_money(bank, Seat(seat), chance, emit)
    first = first_player(bank.hands, youngest, emit, by_sum=by_sum)
    for slot in range(OPEN_MONEY):
        bank.display[slot] = card = draw_money(bank, chance)
        emit(MoneyOpened(slot, card))
    make_piles(bank)
    return first


def make_piles(bank: Bank) -> None:
    """Divides the money deck into five piles and hides A in the second and B in the fourth (Setup)."""
    size, more = divmod(len(bank.money_deck), PILES)
    bank.piles = tuple(Pile(size + (pile < more), LETTER_OF_PILE.get(pile)) for pile in range(PILES))


def _draw_scoring(bank: Bank, chance: Chance) -> str | None:
    """Returns the scoring card of the top pile if that is what lies on top, and takes it out of the pile."""
    top = bank.piles[0]
    if top.money and chance.pick((False, True), (top.money, 1)) is False:
        return None
    rest = bank.piles[1:]
    bank.piles = (_pile(top.money, None), *rest) if top.money else rest
    return top.scoring


def _reshuffle(bank: Bank, emit: Emit) -> bool:
    """Makes the discard the new money deck, one pile without scoring cards; returns whether there was any."""
    if not bank.discard:
        return False
    emit(DeckReshuffled(len(bank.discard)))
    bank.money_deck = sorted(bank.discard)
    bank.discard = []
    bank.piles = (Pile(len(bank.money_deck), None),)
    return True


def deal_start_money(bank: Bank, seat: Seat, chance: Chance, emit: Emit) -> None:
    """Deals a seat money cards, one by one, until they are worth at least 20."""
    cards: list[int] = []
    worth = 0
    while worth < START_MONEY:
        card = draw_money(bank, chance)
        cards.append(card)
        worth += VALUE[card]
    bank.hands[seat] = tuple(sorted(cards))
    emit(StartMoneyDealt(seat, tuple(cards)))


def first_player(hands: Sequence[Cards], youngest: int, emit: Emit, *, by_sum: bool = False) -> Seat:
    """Returns who begins: the seat with the fewest cards; of several the first in seat order from the youngest on.

    With `by_sum` the youngest decides only among those of them whose cards are worth least.
    """
    sizes = tuple(len(hand) for hand in hands)
    sums = tuple(total(hand) if by_sum else 0 for hand in hands)
    fewest = [Seat(seat) for seat, size in enumerate(sizes) if size == min(sizes)]
    poorest = [seat for seat in fewest if sums[seat] == min(sums[other] for other in fewest)]
    first = min(poorest, key=lambda seat: (seat - youngest) % len(hands))
    reason = "youngest" if len(poorest) > 1 else "poorest" if len(fewest) > 1 else "fewest"
    emit(FirstPlayerChosen(first, reason, sizes, sums))
    return first


def draw(bag: list[int], chance: Chance) -> int:
    """Draws a card from a bag (sorted), which must not be empty; the others stay in their order."""
    card = chance.pick(bag)
    del bag[bisect_left(bag, card)]
    return card


def deal(bag: list[int], number: int, chance: Chance) -> Cards:
    """Draws that many cards from a bag; returns them sorted."""
    return tuple(sorted([draw(bag, chance) for _ in range(number)]))


# ---------------------------------------------------------------------- the next scoring
KEYS = ("progress.final", "progress.second", "progress.first")
"""By how many scoring cards are still in the deck."""


def next_scoring(piles: Iterable[Pile], *, is_ending: bool = False) -> Progress:
    """Returns before which scoring a game is; one whose buildings have run out skips cards that were never turned."""
    hidden = 0 if is_ending else sum(pile.scoring is not None for pile in piles)
    return Progress(Key(KEYS[hidden]))


# ---------------------------------------------------------------------- imagined worlds
class MoneyView(Protocol):
    """What a view of either game tells of money and points.

    `hands` holds those that lie open, else None; `known` is what its owner remembers.
    """

    @property
    def seats(self) -> int: ...
    @property
    def open_hands(self) -> bool: ...
    @property
    def hands(self) -> tuple[Cards | None, ...]: ...
    @property
    def hand_sizes(self) -> tuple[int, ...]: ...
    @property
    def known(self) -> tuple[Cards, ...] | None: ...
    @property
    def display(self) -> tuple[int | None, ...]: ...
    @property
    def discard(self) -> Cards: ...
    @property
    def points(self) -> tuple[Points, ...]: ...


def imagine_money(view: MoneyView, chance: Chance) -> tuple[list[Cards], list[int]]:
    """Returns hands and a money deck (sorted) that fit a view: unknown hands are dealt from the cards not in sight."""
    hands = view.hands if view.known is None else view.known
    seen = {*view.display, *view.discard}.union(*(hand for hand in hands if hand is not None))
    unseen = [card for card in money_of(view.seats) if card not in seen]
    dealt = [
        deal(unseen, size, chance) if hand is None else hand for hand, size in zip(hands, view.hand_sizes, strict=True)
    ]
    return dealt, unseen
