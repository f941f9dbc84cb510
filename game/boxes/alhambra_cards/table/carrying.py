"""What a hand can pick up at this table, and where it may be let go: the same choices as by touches."""

from collections.abc import Iterator, Mapping

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.plan import Plan
from game.boxes.alhambra_cards.table.touches import BUILDING, GIVE, KEEP, best_purchase
from game.boxes.alhambra_cards.table.touches import building as building_item
from game.boxes.alhambra_family.rules.components import CURRENCY, PRICE, YARD_CURRENCY, total
from game.boxes.alhambra_family.table import hand_layout
from game.boxes.alhambra_family.table.items import cards_among
from game.boxes.alhambra_family.table.items import money as money_item
from game.boxes.alhambra_family.table.paying import besides, taking_drops
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.table import Drop


def is_decided_about(view: View, item: Item) -> bool:
    """Tells whether an item is the bought building that is to be kept or given away: it stands for no click."""
    return bool(view.pending) and item == building_item(view.pending[0])


def drops(view: View, plan: Plan, poses: Mapping[Item, Pose], selection: Selection, item: Item) -> list[Drop]:
    """Returns the places that take an item that was picked up.

    Takes the table's panels and where everything lies; `selection` knows what picking it up touched.
    """
    (number,) = item.at
    if is_decided_about(view, item):
        return list(_answers(view, plan))
    if item.kind == BUILDING:
        return [_purchase(view, selection, number, box) for box in _own_places(view, plan)]
    if number in view.display:
        return taking_drops(view.display, poses, selection, item, plan.hand)
    bought = [
        _purchase(view, selection, other.at[0], poses[other].box)
        for other in poses
        if other.kind == BUILDING and (other in selection.open or other in selection.touched)
    ]
    return [*bought, *_purse(view, plan, number)]


def _answers(view: View, plan: Plan) -> Iterator[Drop]:
    """Keeping a building or giving it away: on the sheet with the question, and in the rows of who would have it."""
    assert plan.decision is not None
    yield Drop(plan.decision.keep, (KEEP,))
    yield Drop(plan.decision.give, (GIVE,))
    if not plan.is_folded:
        yield Drop(plan.scoreboard.rows[view.turn], (KEEP,))
        yield Drop(plan.scoreboard.rows[view.seats], (GIVE,))


def _own_places(view: View, plan: Plan) -> Iterator[Box]:
    """Where whoever acts puts what becomes theirs: their hand, and their row of the majorities."""
    yield plan.hand
    if not plan.is_folded:
        yield plan.scoreboard.rows[view.turn]


def _purse(view: View, plan: Plan, card: int) -> list[Drop]:
    """The coin above the cards of a currency: a card that is let go there is laid aside for a payment."""
    groups = hand_layout.spread(view.hands[view.turn] or (), plan.hand)
    return [Drop(group.label, is_last=False) for group in groups if group.currency == CURRENCY[card]]


def _purchase(view: View, selection: Selection, number: int, box: Box) -> Drop:
    """A purchase with what is chosen, and where that is not a whole payment with the best that completes it.

    One that would be completed by paying too much waits for the button.
    """
    slot, price, cards = view.yard.index(number), PRICE[number], cards_among(selection.touched)
    target = () if building_item(number) in selection.touched else (building_item(number),)
    if total(cards) >= price and all(CURRENCY[card] == YARD_CURRENCY[slot] for card in cards):
        return Drop(box, target)
    best = best_purchase(selection.moves, slot, price)
    if best is None:
        return Drop(box, target, is_last=False)
    rest = besides(best.cards, cards)
    return Drop(box, (*target, *map(money_item, rest)), is_last=total(best.cards) == price)
