"""Money cards: those in the display, those in the hand that lies in front, and hidden ones."""

from collections.abc import Iterator

from game.boxes.alhambra_family.rules.money import CURRENCIES, CURRENCY, VALUE
from game.boxes.alhambra_family.table import hand_layout
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView, rounded
from game.boxes.alhambra_family.table.items import BACK, MONEY, money
from game.boxes.alhambra_family.table.phrases import amount
from game.boxes.alhambra_family.table.pieces.piece import SharedFrame, SharedPiece
from game.boxes.alhambra_family.table.zones import current_pile, deck_box, discard, front_seat, open_card, pile
from game.core.rules import Seat
from game.paint import pieces
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.highlight import dim, faded, glow, outline
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_HAND = 100
"""How high the hand lies, so that its cards are above whatever else is on its way."""


class MoneyCard(SharedPiece):
    """A card that lies open, or in the hand in front where its owner looks at it; a chosen one is lifted."""

    kind = MONEY
    is_carried = True

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the cards of the display and of the hand lie."""
        for place, card in enumerate(view.display):
            if card is not None:
                item, box = money(card), open_card(plan.money, place)
                yield item, Pose(box.moved(0, -8) if item in selection.touched else box, 20 + place)
        groups = hand_layout.spread(view.hands[front_seat(view)] or (), plan.hand)
        for i, (card, box) in enumerate(pair for group in groups for pair in group.cards):
            item = money(card)
            yield item, Pose(hand_layout.lifted(box) if item in selection.touched else box, _HAND + i)

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws a card with its light, which follows the face without the shadow."""
        canvas, (card,), box = frame.canvas, item.at, pose.box
        face = box.part(0.015, 0.01, 0.93, 0.945)
        glow(frame, item, face, box.w * 0.08)
        name, wide = CURRENCIES[CURRENCY[card]], rounded(canvas, box.w)
        canvas.stamp(pieces.money_card(canvas, name, VALUE[card], wide, faded(pose.alpha)), box.x, box.y)
        outline(frame, item, face, box.w * 0.075)
        dim(frame, item, face, box.w * 0.075)

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        """Returns what a card is worth, and whether it lies open."""
        (card,) = item.at
        key = "money" if card in view.display else "hand_card"
        return self._players.say(f"item.{key}", amount=amount(CURRENCY[card], VALUE[card]))

    def entrance(self, view: PurseView, plan: PursePlan, item: Item) -> Pose:
        """Returns the pile that cards are drawn from."""
        return Pose(pile(deck_box(plan.deck), current_pile(view.piles)))

    def exit(self, view: PurseView, plan: PursePlan, item: Item) -> Pose:
        """Returns the row of whoever took a card; a paid one fades away where the discard would be."""
        taker = self._taker(view, item.at[0])
        if taker is None:
            return Pose(discard(plan.deck), alpha=0)
        row = plan.scoreboard.rows[taker]
        return Pose(Box(row.x + 10, row.cy - 24, 32, 48), 200, alpha=60)

    def _taker(self, view: PurseView, card: int) -> Seat | None:
        """Returns whose hand a card went to, None when it was paid; an onlooker can only go by who acted last."""
        if card in view.discard:
            return None
        hands = view.known or view.hands
        return next((Seat(seat) for seat, hand in enumerate(hands) if hand and card in hand), view.acted)


class MoneyBack(SharedPiece):
    """A card of a hidden hand: it tells nothing but whose it is."""

    kind = BACK

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where the cards lie if the hand in front is hidden."""
        seat = front_seat(view)
        if view.hands[seat] is None:
            for i, box in enumerate(hand_layout.backs(view.hand_sizes[seat], plan.hand)):
                yield Item(BACK, (seat, i)), Pose(box, _HAND + i)

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws the back of a card."""
        wide = rounded(frame.canvas, pose.box.w)
        frame.canvas.put("money_back", pose.box.x, pose.box.y, wide, alpha=faded(pose.alpha))

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        """Returns whose card it is."""
        return self._players.say("item.back", player=self._players.name(item.at[0]))
