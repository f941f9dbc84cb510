"""Buildings: in the yard, waiting in their buyer's row, and large while it is decided who gets one."""

from collections.abc import Iterator

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.items import BUILDING, building
from game.boxes.alhambra_cards.table.plan_folded import WAITING
from game.boxes.alhambra_cards.table.plan_parts import Plan
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPE, TYPES, count
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.table.frame import rounded
from game.boxes.alhambra_family.table.phrases import amount, building_name
from game.boxes.alhambra_family.table.pieces.piece import FamilyPiece
from game.paint import pieces
from game.paint.box import Box
from game.paint.canvas import changed
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.highlight import dim, faded, glow, outline
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_WAITING = 34.0
"""The width of a bought building in its buyer's row."""
_NUMBERED = 70
"""A building less wide than this is drawn without its price."""


class Building(FamilyPiece[View, Plan]):
    """A building card."""

    kind = BUILDING
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where buildings lie; the bought one that is decided about lies large."""
        for slot, number in enumerate(view.yard):
            if number is not None:
                yield building(number), Pose(plan.building(slot), 10)
        for i, number in enumerate(view.bought or view.pending):
            if plan.decision and i == 0:
                yield building(number), Pose(plan.decision.building, 70)
            else:
                yield building(number), _waiting(view, plan, i)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws a building with its light, and with its price where that can be read."""
        canvas, (number,) = frame.canvas, item.at
        kind = TYPES[TYPE[number]]
        box = Box(pose.box.x, pose.box.y, pose.box.w, pose.box.w)
        wide = rounded(canvas, pose.box.w)
        price = PRICE[number] if pose.box.w >= _NUMBERED else None
        glow(frame, item, box, 8)
        if pose.alpha == 255:
            canvas.shadow(canvas.rect(Box(box.x, box.y, wide, wide)), 8 if price else 3, 130, 3, 5, 6)
        outline(frame, item, box.grown(3), 10)
        made = pieces.building_tile(canvas, kind, price, wide, wide * 0.36)
        if pose.alpha < 255:
            alpha, whole = faded(pose.alpha), made
            made = canvas.made.get(("faded", kind, price, whole.get_size(), alpha), lambda: changed(whole, 0, alpha))
        out = pieces.overhang(canvas, wide, wide * 0.36) if price is not None else 0
        canvas.stamp(made, box.x - out, box.y - out)
        dim(frame, item, box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns its type and price, in the currency of its space while it lies in the yard."""
        (number,) = item.at
        name = building_name(self._players.words, number)
        if number not in view.yard:
            return self._players.say("item.owned", building=name, price=PRICE[number])
        price = amount(YARD_CURRENCY[view.yard.index(number)], PRICE[number])
        return self._players.say("item.building", building=name, price=price)

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose:
        """Returns the deck of buildings."""
        return Pose(plan.building_deck)

    def exit(self, view: View, plan: Plan, item: Item) -> Pose:
        """Returns where a building is counted that was laid open."""
        (number,) = item.at
        owned = [*view.buildings, view.third.buildings if view.third else ()]
        party = next((party for party, buildings in enumerate(owned) if number in buildings), view.turn)
        x, y = plan.scoreboard.cell(party, TYPE[number])
        return Pose(Box(x, y, 0, 0).centred(_WAITING, _WAITING), 60, alpha=90)


def _waiting(view: View, plan: Plan, place: int) -> Pose:
    """Returns where a bought building waits: beside what its buyer has of the type, over earlier ones of that type.

    Where the majorities are folded it waits beside their tab.
    """
    waiting, table = view.bought or view.pending, plan.scoreboard
    if plan.waiting:
        return Pose(plan.waiting.trimmed(left=place * WAITING).cut_left(_WAITING)[0].fit(1), 60 + place)
    kind, row = TYPE[waiting[place]], table.rows[view.turn]
    x, y = table.cell(view.turn, kind)
    left, top = x + table.step * 0.18, y - _WAITING / 2
    if table.style.is_double:
        left, top = x - _WAITING / 2, row.bottom - _WAITING
        if not count(view.buildings[view.turn], kind):
            top = row.cy - _WAITING / 2
    return Pose(Box(left + 8 * count(waiting[:place], kind), top, _WAITING, _WAITING), 60 + place)
