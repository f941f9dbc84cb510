"""The scoring cards A and B: each peeks out of its pile of the money deck until it is drawn."""

from collections.abc import Iterator

from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView, rounded
from game.boxes.alhambra_family.table.items import SCORING, scoring
from game.boxes.alhambra_family.table.pieces.piece import SharedFrame, SharedPiece
from game.boxes.alhambra_family.table.zones import hidden_in, scoring_cards
from game.paint import lettering, pieces
from game.paint.lettering import fitting
from game.paint.palette import BRASS_LIGHT, CREAM
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class ScoringCard(SharedPiece):
    """A scoring card with the letter or number of its scoring; one that was drawn carries a tick."""

    kind = SCORING

    def lie(self, view: PurseView, plan: PursePlan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where both cards lie."""
        for letter, pose in scoring_cards(view.piles, plan.deck).items():
            yield scoring(letter), pose

    def paint(self, frame: SharedFrame, item: Item, pose: Pose) -> None:
        """Draws a card, its letter in the middle, or at its upper edge while the pile covers the rest."""
        canvas, letter, box = frame.canvas, LETTERS[item.at[0]], pose.box
        wide = rounded(canvas, box.w)
        canvas.put("scoring_card", box.x, box.y, wide)
        radius = max(15.0, wide * 0.27)
        shown = fitting(canvas, (self._players.scoring(letter), letter), radius * 1.3, "heavy", radius * 1.9)
        is_hidden = hidden_in(frame.view.piles, letter) is not None
        x, y = (box.x + wide * 0.72, box.y + radius * 0.6) if is_hidden else (box.x + wide / 2, box.cy)
        canvas.disc(x, y, radius, "#0A2F38", BRASS_LIGHT, 2)
        lettering.text(canvas, shown, x, y - 1, radius * 1.3, CREAM, "heavy", "c", room=radius * 1.9)
        if not is_hidden:
            pieces.check(canvas, box.x + wide * 0.9, box.y + wide * 1.36, max(18.0, wide * 0.4))

    def name(self, view: PurseView, item: Item, selection: Selection) -> str:
        """Returns which scoring it brings, and in which pile it is still hidden."""
        letter = LETTERS[item.at[0]]
        shown, place = self._players.scoring(letter), hidden_in(view.piles, letter)
        if place is None:
            return self._players.say("item.scoring_card", scoring=shown)
        return self._players.say("item.pile_scoring", number=place + 1, scoring=shown)
