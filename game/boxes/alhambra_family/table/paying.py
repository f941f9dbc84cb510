"""Paying and taking money in either Alhambra box: the best choices, and previews of what was touched."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, TAKE_LIMIT, VALUE, Cards, total
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.phrases import Players, sums
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.table import Drop, Preview, PreviewLine


@dataclass(frozen=True, slots=True)
class Payable:
    """Something with a price, and the best way for a hand to pay it: these cards, none when it cannot be paid.

    `missing` is how much money lacks for it.
    """

    price: int
    missing: int
    cards: Cards

    @property
    def lost(self) -> int:
        """Returns how much would be paid too much."""
        return total(self.cards) - self.price

    @property
    def is_exact(self) -> bool:
        """Tells whether the price can be paid to the coin."""
        return bool(self.cards) and self.lost == 0


def best_taking(moves: Iterable[object], card: int) -> TakeMoney | None:
    """Returns the taking with a card that is worth most, of equal ones the one with the most cards."""
    return most_money(move for move in moves if isinstance(move, TakeMoney) and card in move.cards)


def most_money(moves: Iterable[object]) -> TakeMoney | None:
    """Returns the taking that is worth most, of equal ones the one with the most cards."""
    ways = [move for move in moves if isinstance(move, TakeMoney)]
    return max(ways, key=lambda move: (total(move.cards), len(move.cards)), default=None)


def taking_drops(
    display: Iterable[int | None], poses: Mapping[Item, Pose], selection: Selection, item: Item, hand: Box
) -> list[Drop]:
    """Returns what takes open money: the hand; on other open money it joins it, so that both are taken together."""
    joined = [
        Drop(poses[other].box, () if other in selection.touched else (other,), is_last=False)
        for other in (money(card) for card in display if card is not None)
        if other != item and (other in selection.open or other in selection.touched)
    ]
    return [*joined, *([Drop(hand)] if isinstance(selection.move, TakeMoney) else [])]


def face(card: int) -> tuple[int, int]:
    """Returns what a card shows: equal ones stand for each other."""
    return CURRENCY[card], VALUE[card]


def besides(cards: Cards, chosen: Sequence[int]) -> Cards:
    """Returns the cards of a payment besides the chosen ones, for which equal ones may stand."""
    laid = Counter(map(face, chosen))
    rest = []
    for card in sorted(cards, key=lambda card: card not in chosen):
        if laid[face(card)]:
            laid[face(card)] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def can_add(display: Iterable[int | None], cards: Sequence[int]) -> bool:
    """Tells whether another open card may be taken together with these."""
    room = TAKE_LIMIT - total(cards)
    return any(VALUE[card] <= room for card in display if card is not None and card not in cards)


def taking(players: Players, display: Iterable[int | None], cards: Sequence[int], *, is_whole: bool) -> Preview:
    """Returns what the touched open money is worth and whether more may be added; it cannot be taken back."""
    if can_add(display, cards):
        line = players.say("action.take_more", room=TAKE_LIMIT - total(cards))
    else:
        line = players.say("action.take_ends")
    title = players.say("action.take_sum", money=sums(cards))
    label = players.say("action.take") if is_whole else ""
    return Preview(title, ((line, "plain"),), label, sprite=f"coin_{CURRENCIES[CURRENCY[cards[0]]]}")


def payment(players: Players, player: int, cards: Sequence[int], price: int) -> tuple[PreviewLine, ...]:
    """Returns what a whole payment does: exact and one action more, or too much and the turn is over."""
    lost = total(cards) - price
    if lost:
        over = players.say("action.over", sum=added(cards), lost=lost)
        return (over, "bad"), (players.say("action.turn_ends"), "bad")
    again = players.say("action.acts_again", player=players.name(player))
    return (players.say("action.exact", sum=added(cards)), "plain"), (again, "good")
