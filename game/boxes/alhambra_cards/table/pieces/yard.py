"""The empty spaces of the yard and the deck of buildings."""

from collections.abc import Iterator

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.items import BUILDING_DECK, SPACE, space
from game.boxes.alhambra_cards.table.plan_parts import Plan
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.table.phrases import currency_name
from game.boxes.alhambra_family.table.pieces.piece import FamilyPiece
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, INK
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class EmptySpace(FamilyPiece[View, Plan]):
    """A space whose building was bought in this turn; the panel of the yard draws it."""

    kind = SPACE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where spaces are empty."""
        for slot, building in enumerate(view.yard):
            if building is None:
                yield space(slot), Pose(plan.building(slot), 10)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws nothing."""

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns which space it is, and its currency."""
        (slot,) = item.at
        currency = currency_name(self._players.words, YARD_CURRENCY[slot])
        return self._players.say("item.slot_empty", number=slot + 1, currency=currency)


class BuildingDeck(FamilyPiece[View, Plan]):
    """The deck of buildings."""

    kind = BUILDING_DECK.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the deck stands."""
        yield BUILDING_DECK, Pose(plan.building_deck, 1)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws a small pile, coarser than its number."""
        canvas, box = frame.canvas, pose.box
        layers = min(4, -(-frame.view.buildings_left // 12))
        if not layers:
            canvas.outline(box, BRASS_DARK, 6, 2)
            return
        for i in range(layers):
            canvas.box(Box(box.x - 2 + i * 3, box.y + 6 - i * 4, box.w, box.h), "#5B2A4C", INK, 6, 2)
        top = layers - 1
        canvas.star(box.cx - 2 + top * 3, box.cy + 6 - top * 4, box.w * 0.34)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns how many buildings are left."""
        return self._players.say("table.building_deck", count=view.buildings_left)
