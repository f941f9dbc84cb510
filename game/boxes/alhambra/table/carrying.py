"""What a hand can carry at this table, and where it may be let go: the same choices as by touches."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.boxes.alhambra.rules.board import cells_for
from game.boxes.alhambra.rules.moves import Buy, Place, Reserve, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.ground import land
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra.table.touches import best_purchase, offers, touch
from game.boxes.alhambra_family.rules.components import CURRENCY, total
from game.boxes.alhambra_family.table import hand_layout
from game.boxes.alhambra_family.table.items import cards_among, money
from game.boxes.alhambra_family.table.paying import besides, face, taking_drops
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.table import Drop

Poses = Mapping[Item, Pose]


def is_only_new(view: View, item: Item) -> bool:
    """Tells whether an item is the only tile that waits to be placed: it stands for no click."""
    return (
        view.task == Task.PLACE and view.seat == view.acting and item.at[:1] == view.waiting and item.kind == items.TILE
    )


def drops(view: View, plan: Plan, poses: Poses, selection: Selection, item: Item) -> list[Drop]:
    """Returns the places that take an item that was picked up.

    Takes the table's panels and where everything lies; `selection` knows what picking it up touched.
    """
    (kind,) = touch(view, (item,)).kinds
    match kind:
        case "open":
            return taking_drops(view.display, poses, selection, item, plan.hand)
        case "hand" if view.task == Task.PAY:
            # the price of a falcon goes to the bird, or anywhere on the Alhambra where it sits
            return [Drop(poses[items.falcon(view.pledged[0])].box), Drop(_home(view, plan))]
        case "hand":
            return [*_bought(view, poses, selection), *_laid_aside(view, plan, item.at[0])]
        case "sale":
            return [*_purchases(view, plan, selection, item.at[0])]
        case "vizier" | "done" | "decline":
            return [Drop(_home(view, plan))]
    return list(_places(poses, selection, item))


def _home(view: View, plan: Plan) -> Box:
    """The own Alhambra, where whatever becomes one's own goes."""
    plot = plan.plots[view.acting]
    return plot.land if plot.is_large else plot.box


def _places(poses: Poses, selection: Selection, item: Item) -> Iterator[Drop]:
    """What may be touched next, and what was raised because nothing else is possible: that is chosen by the hand."""
    for other, pose in poses.items():
        if other in selection.open:
            yield Drop(pose.box, (other,))
        elif other in selection.touched and other != item:
            yield Drop(pose.box, (other, other))


# ---------------------------------------------------------------------- money


def _laid_aside(view: View, plan: Plan, card: int) -> Iterator[Drop]:
    """The coin above the cards of a currency: a card that is let go there is laid aside for a payment."""
    for group in hand_layout.spread(view.hands[view.acting] or (), plan.hand):
        if group.currency == CURRENCY[card]:
            yield Drop(Box(group.x, group.y, 0, 0).centred(88, 48), is_last=False)


# ---------------------------------------------------------------------- purchases
def _bought(view: View, poses: Poses, selection: Selection) -> Iterator[Drop]:
    for tile in (*view.squares, *view.beside):
        if tile is not None and (items.tile(tile) in selection.open or items.tile(tile) in selection.touched):
            yield _purchase(view, selection, tile, poses[items.tile(tile)].box)


def _purchases(view: View, plan: Plan, selection: Selection, tile: int) -> Iterator[Drop]:
    """A purchase into the own Alhambra, or at once to where the tile goes there: a cell where it fits, the reserve."""
    home = _purchase(view, selection, tile, _home(view, plan))
    yield home
    plot = plan.plots[view.acting]
    if not plot.is_large:
        return
    ground = land(view, plan, view.acting)
    for cell in cells_for(view.boards[view.acting], tile):
        seen = ground.box(cell).common(plot.land)
        if seen is not None:
            yield replace(home, box=seen, then=Place(tile, cell))
    yield replace(home, box=plot.reserve, then=Reserve(tile))


def _purchase(view: View, selection: Selection, tile: int, box: Box) -> Drop:
    """A purchase with what is chosen, and where that is not a whole payment with the best that completes it.

    One that would be completed by paying too much waits for the button.
    """
    item, cards = items.tile(tile), cards_among(selection.touched)
    target = () if item in selection.touched else (item,)
    ways = [move for move in selection.moves if isinstance(move, Buy) and move.tile == tile]
    if any(Counter(map(face, move.cards)) == Counter(map(face, cards)) for move in ways):
        return Drop(box, target)
    best = best_purchase(ways, tile)
    if best is None:
        return Drop(box, target, is_last=False)
    is_exact = total(best.cards) == offers(view)[tile].price
    return Drop(box, (*target, *map(money, besides(best.cards, cards))), is_last=is_exact)
