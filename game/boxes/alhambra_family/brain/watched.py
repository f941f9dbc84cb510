"""What is watched of a seat in either Alhambra game when plans are played on, and what makes plans different ones."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from game.ai.brain import Plan
from game.ai.watched import Purpose, Watched
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.brain.reasons import Offer, taking
from game.boxes.alhambra_family.rules.components import Cards, counts_by_kind, total
from game.boxes.alhambra_family.rules.majorities import LETTERS, shares
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat

_LEADS_TO = ("prepares", "affords", "vizier_next")
"""What is told of money that leads to a purchase."""
SOON = 2
"""Plans are looked at first when the turn has come to the seat so often again."""


def scored(state: Any, *, is_over: bool) -> int:
    """Returns how many scorings were turned up; when the game is over, all."""
    return len(LETTERS) if is_over else len(LETTERS) - 1 - sum(pile.scoring is not None for pile in state.piles)


def watched(
    owned: Callable[[Any], Sequence[Cards]],
    count: Callable[[Any], int],
    on_sale: Callable[[Any], Iterable[tuple[int, int]]],
) -> tuple[Watched, ...]:
    """Returns what both games watch.

    Takes what all parties have that counts, how many scorings there were, and currency and price of what is for sale.
    """

    def standing(state: Any, seat: Seat) -> float:
        """What the next scoring would bring as things stand."""
        done = count(state)
        if done == len(LETTERS):
            return 0
        by_party = [counts_by_kind(cards) for cards in owned(state)]
        return sum(shares(LETTERS[done], kind, counts)[seat] for kind, counts in enumerate(zip(*by_party, strict=True)))

    def exact(state: Any, seat: Seat) -> float:
        """What is for sale that the hand could pay exactly."""
        amounts = purse(state.hands[seat]).exact
        return sum(amounts[currency] >> price & 1 for currency, price in on_sale(state))

    return (
        Watched("points", lambda state, seat: sum(state.points[seat]), of_rivals=True),
        Watched("standing", standing, 0.6, said_by=("lead", "tie", "points")),
        Watched(
            "buildings",
            lambda state, seat: len(owned(state)[seat]),
            3.0,
            is_plain=True,
            is_spare=True,
            is_traded=True,
            is_of=is_trade,
        ),
        Watched("exact", exact, 1.5, is_traded=True, said_by=_LEADS_TO, is_of=is_trade),
        Watched(
            "fits",
            lambda state, seat: purse(state.hands[seat]).fits,
            0.4,
            is_plain=True,
            is_traded=True,
            is_of=is_trade,
        ),
        Watched(
            "money", lambda state, seat: total(state.hands[seat]), 0.2, is_plain=True, is_traded=True, is_of=is_trade
        ),
    )


def is_trade(move: Any) -> bool:
    """Tells whether a move takes or spends money."""
    return hasattr(move, "cards")


def bought_later(
    hand: Cards, plan: Plan, offers: Sequence[Offer], has: Callable[[Any, Seat, int], bool]
) -> Purpose | None:
    """Returns what money is taken for, see `reasons.taking`: whether it is bought in the next turn.

    Takes the hand, the plan, what is for sale, and what tells whether a seat has something in a position.
    """
    if not isinstance(plan[0], TakeMoney) or not (found := [*taking(hand, plan[0], offers)]):
        return None
    ((name, number),) = ((name, found[0].values[name]) for name in ("tile", "building") if name in found[0].values)
    return Purpose("bought", {name: number}, lambda state, seat: has(state, seat, number), _LEADS_TO)


def kind(plan: Plan) -> Hashable:
    """Returns what a plan begins with: a purchase is the same, whatever pays for it."""
    move: Hashable = plan[0]
    return move if isinstance(move, TakeMoney) or not hasattr(move, "cards") else replace(plan[0], cards=())
