"""The money deck: five piles side by side, drawn and named as one thing."""

from collections.abc import Iterator

from game.boxes.alhambra_family.rules.market import PILES
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView
from game.boxes.alhambra_family.table.items import MONEY_DECK
from game.boxes.alhambra_family.table.pieces.piece import SharedFrame, SharedPiece
from game.boxes.alhambra_family.table.zones import current_pile, deck_box, is_folded, pile
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class MoneyDeck(SharedPiece):
    """The piles of the money deck."""

    kind = MONEY_DECK.kind

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the piles stand, if they are seen."""
        if is_folded(plan.deck):
            return
        yield MONEY_DECK, Pose(deck_box(plan.deck), 1)

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws the five piles, their thickness in coarse steps, for nobody counts the cards of a deck."""
        canvas, piles = frame.canvas, frame.view.piles
        first = PILES - len(piles)
        for place in range(PILES):
            card = pile(pose.box, place)
            left = piles[place - first].money if place >= first else 0
            if not left:
                canvas.box(card.part(0, 0, 0.94, 0.95), "#00000055", "#8A6A3A", 6, 2)
            for layer in range(min(6, -(-left // 5))):
                canvas.put("money_back", card.x, card.y - layer * 3, card.w)

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        """Returns which pile cards are drawn from."""
        return self._players.say("item.pile_current", number=current_pile(view.piles) + 1)
