"""The games that a view leaves possible, as far as money goes."""

from typing import Protocol

from game.boxes.alhambra_family.rules.bank import deal
from game.boxes.alhambra_family.rules.money import Cards, money_of
from game.core.chance import Chance


class MoneyView(Protocol):
    """What a view tells of money: `hands` where they are open, else None; `known` is what its owner remembers."""

    @property
    def seats(self) -> int: ...
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


def imagine_money(view: MoneyView, chance: Chance) -> tuple[list[Cards], list[int]]:
    """Returns hands and a money deck (sorted) that fit a view: unknown hands are dealt from the cards not in sight."""
    hands = view.hands if view.known is None else view.known
    seen = {*view.display, *view.discard}.union(*(hand for hand in hands if hand is not None))
    unseen = [card for card in money_of(view.seats) if card not in seen]
    dealt = [
        deal(unseen, size, chance) if hand is None else hand for hand, size in zip(hands, view.hand_sizes, strict=True)
    ]
    return dealt, unseen
