"""What lies on both tables: money, its deck, and the scoring cards in it."""

from collections.abc import Iterator
from typing import TypeAlias

from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, PILES, VALUE
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table import hand_layout, zones
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView, rounded
from game.boxes.alhambra_family.table.items import BACK, MONEY, MONEY_DECK, SCORING, money, scoring
from game.boxes.alhambra_family.table.phrases import Players, amount
from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CREAM, INK
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.highlight import dim, faded, glow, outline
from game.tabletop.items import Item, Selection
from game.tabletop.pieces import AskedT, Piece, PlacesT


class FamilyPiece(Piece[AskedT, PlacesT]):
    """A piece that knows who plays, the third player too, and what scorings are called."""

    def __init__(self, players: Players) -> None:
        self._players = players


class SharedPiece(FamilyPiece[PurseView, PursePlan]):
    """A piece that lies on both tables."""


SharedFrame: TypeAlias = Frame[PurseView, PursePlan]
"""What such a piece is drawn with."""


def paint_pile(canvas: Canvas, box: Box, layers: int, back: str) -> None:
    """Draws a pile of tiles or cards of one's own colour on their backs, and where none is left its place."""
    if not layers:
        canvas.outline(box, BRASS_DARK, 6, 2)
        return
    for i in range(layers):
        canvas.box(box.moved(-2 + i * 3, 6 - i * 4), back, INK, 6, 2)
    top = layers - 1
    canvas.star(box.cx - 2 + top * 3, box.cy + 6 - top * 4, box.w * 0.34)


_HAND = 100
"""How high the hand lies, so that its cards are above whatever else is on its way."""


class MoneyCard(SharedPiece):
    """A card that lies open, or in the hand in front where its owner looks at it; a chosen one is lifted."""

    kind = MONEY
    is_carried = True

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for place, card in enumerate(view.display):
            if card is not None:
                item, box = money(card), zones.open_card(plan.money, place)
                yield item, Pose(box.moved(0, -8) if item in selection.touched else box, 20 + place)
        groups = hand_layout.spread(view.hands[zones.front_seat(view)] or (), plan.hand)
        for i, (card, box) in enumerate(pair for group in groups for pair in group.cards):
            item = money(card)
            yield item, Pose(hand_layout.lifted(box) if item in selection.touched else box, _HAND + i)

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws a card with its light, which follows the face without the shadow."""
        canvas, (card,), box = frame.canvas, item.at, pose.box
        face = box.part(0.015, 0.01, 0.93, 0.945)
        glow(frame, item, face, box.w * 0.08)
        name, width = CURRENCIES[CURRENCY[card]], rounded(canvas, box.w)
        canvas.stamp(pieces.money_card(canvas, name, VALUE[card], width, faded(pose.alpha)), box.x, box.y)
        outline(frame, item, face, box.w * 0.075)
        dim(frame, item, face, box.w * 0.075)

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        (card,) = item.at
        key = "money" if card in view.display else "hand_card"
        return self._players.say(f"item.{key}", amount=amount(CURRENCY[card], VALUE[card]))

    def entrance(self, view: PurseView, plan: PursePlan, item: Item) -> Pose:
        return Pose(zones.pile(zones.deck_box(plan.deck), zones.current_pile(view.piles)))

    def exit(self, view: PurseView, plan: PursePlan, item: Item) -> Pose:
        """Returns the row of whoever took a card; a paid one fades away where the discard would be."""
        taker = self._taker(view, item.at[0])
        if taker is None:
            return Pose(zones.discard(plan.deck), alpha=0)
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
        seat = zones.front_seat(view)
        if view.hands[seat] is None:
            for i, box in enumerate(hand_layout.backs(view.hand_sizes[seat], plan.hand)):
                yield Item(BACK, (seat, i)), Pose(box, _HAND + i)

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        width = rounded(frame.canvas, pose.box.w)
        frame.canvas.put("money_back", pose.box.x, pose.box.y, width, alpha=faded(pose.alpha))

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        return self._players.say("item.back", player=self._players.name(item.at[0]))


class MoneyDeck(SharedPiece):
    """The piles of the money deck."""

    kind = MONEY_DECK.kind

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        if zones.is_folded(plan.deck):
            return
        yield MONEY_DECK, Pose(zones.deck_box(plan.deck), 1)

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws the five piles, their thickness in coarse steps, for nobody counts the cards of a deck."""
        canvas, piles = frame.canvas, frame.view.piles
        first = PILES - len(piles)
        for place in range(PILES):
            card = zones.pile(pose.box, place)
            left = piles[place - first].money if place >= first else 0
            if not left:
                canvas.box(card.part(0, 0, 0.94, 0.95), "#00000055", "#8A6A3A", 6, 2)
            for layer in range(min(6, -(-left // 5))):
                canvas.put("money_back", card.x, card.y - layer * 3, card.w)

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        return self._players.say("item.pile_current", number=zones.current_pile(view.piles) + 1)


class ScoringCard(SharedPiece):
    """A scoring card with the letter or number of its scoring; one that was drawn carries a tick."""

    kind = SCORING

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for letter, pose in zones.scoring_cards(view.piles, plan.deck).items():
            yield scoring(letter), pose

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws a card, its letter in the middle, or at its upper edge while the pile covers the rest."""
        canvas, letter, box = frame.canvas, LETTERS[item.at[0]], pose.box
        width = rounded(canvas, box.w)
        canvas.put("scoring_card", box.x, box.y, width)
        size = lettering.figure(canvas, width * 0.35)
        radius = size / 1.35
        shown = lettering.fitting(canvas, (self._players.scoring(letter), letter), size, "heavy", radius * 1.9)
        is_hidden = zones.hidden_in(frame.view.piles, letter) is not None
        x, y = (box.x + width * 0.72, box.y + radius * 0.6) if is_hidden else (box.x + width / 2, box.cy)
        canvas.disc(x, y, radius, "#0A2F38", BRASS_LIGHT, 2)
        lettering.text(canvas, shown, x, y - 1, size, CREAM, "heavy", "c", room=radius * 1.9)
        if not is_hidden:
            pieces.check(canvas, box.x + width * 0.9, box.y + width * 1.36, max(18.0, width * 0.4))

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        """Returns which scoring it brings, and in which pile it is still hidden."""
        letter = LETTERS[item.at[0]]
        shown, place = self._players.scoring(letter), zones.hidden_in(view.piles, letter)
        if place is None:
            return self._players.say("item.scoring_card", scoring=shown)
        return self._players.say("item.pile_scoring", number=place + 1, scoring=shown)
