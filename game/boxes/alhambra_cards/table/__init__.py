"""The table of the card game: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.boxes.alhambra_cards.rules.moves import Move
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table import layout, touching
from game.boxes.alhambra_cards.table.advice import Advice
from game.boxes.alhambra_cards.table.geometry import plan
from game.boxes.alhambra_cards.table.painting.decision import paint_decision
from game.boxes.alhambra_cards.table.painting.frame import Frame, Picture
from game.boxes.alhambra_cards.table.painting.items import paint_item
from game.boxes.alhambra_cards.table.painting.yard import paint_yard
from game.boxes.alhambra_cards.table.standing import ledger
from game.boxes.alhambra_cards.table.story import Story
from game.boxes.alhambra_cards.table.walks import walks
from game.core.beat import Beat
from game.core.rules import Seat
from game.courtyard.money import paint_deck, paint_hand, paint_open_hands, paint_open_money
from game.courtyard.phrases import Company
from game.courtyard.spots import shown_seat
from game.courtyard.standings import paint_standings
from game.courtyard.table import PalaceTable
from game.paint.canvas import Box, Canvas
from game.stage.stage import Pose
from game.widgets.table import CastMember, Interlude, Mood, Places
from game.widgets.ui import Translate, Ui


class CardTable(PalaceTable):
    """Shows the card game; each method does what `game.widgets.table.Table` says."""

    minimum = (1340.0, 870.0)
    ground = "felt_plum"
    music = "music_alhambra"
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[CastMember], options: Mapping[str, Any]) -> None:
        company = Company(words, cast, "alhambra_cards")
        super().__init__(company, touching.Names(company), Advice(company), Story(company))
        if options.get("open_hands"):
            self.minimum = (1400.0, 980.0)

    # ------------------------------------------------------------------ picture
    def layout(self, view: View, area: Box, mood: Mood) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        return layout.poses(view, area, mood)

    def panels(self, view: View, area: Box) -> Places:
        """Returns where the log and the action panel go."""
        spots = plan(view, area)
        return Places(spots.log, spots.action)

    def paint(self, ui: Ui, view: View, area: Box, mood: Mood) -> None:
        """Draws everything below the items."""
        picture = Picture(ui.canvas, view, mood, self._company, plan(view, area), ui)
        paint_yard(picture)
        paint_open_money(picture)
        paint_deck(picture)
        front = shown_seat(view.seat, view.turn)
        paint_open_hands(picture, front)
        paint_hand(picture, front)
        paint_standings(picture, picture.plan.standings, ledger(view), "frame_plum")
        paint_decision(picture)

    def paint_item(self, canvas: Canvas, view: View, item: str, pose: Pose, mood: Mood) -> None:
        """Draws one item with its light."""
        paint_item(Frame(canvas, view, mood, self._company), item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from: the decks."""
        return layout.entrances(view, area, items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go: to somebody's row or to the discard."""
        return layout.exits(view, area, items)

    # ------------------------------------------------------------------ touches
    def parts(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return touching.parts(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> Move | None:
        """Returns the best payment for a building of the yard that is touched."""
        return touching.suggest(view, item, moves)

    def unlisted(self, view: View, items: Sequence[str]) -> Move | None:
        """Returns the purchase with needless cards that these items make or begin."""
        return touching.unlisted(view, items)

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return touching.shortcuts(view, moves)

    def waiver(self, view: View, seat: Seat) -> None:
        """Returns nothing: every decision must be made."""

    # ------------------------------------------------------------------ words
    def interludes(self, beat: Beat) -> list[Interlude]:
        """Returns the scoring walks of a beat; before the last one, who gets the last buildings."""
        return walks(self._company, beat)

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> None:
        """Returns None: whoever decides has money in hand."""
        return

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns whose turn it is, None when the game is over."""
        return None if view.is_over else view.turn


TABLE = CardTable
