"""The table of the card game: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.boxes.alhambra_cards.rules.moves import Move
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table import layout, selecting
from game.boxes.alhambra_cards.table.advice import Advice
from game.boxes.alhambra_cards.table.geometry import plan
from game.boxes.alhambra_cards.table.narrator import Narrator
from game.boxes.alhambra_cards.table.painting.decision import paint_decision
from game.boxes.alhambra_cards.table.painting.items import paint_item
from game.boxes.alhambra_cards.table.painting.yard import paint_yard
from game.boxes.alhambra_cards.table.sequences import walks
from game.boxes.alhambra_cards.table.standing import scoreboard
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.money import paint_deck, paint_hand, paint_open_hands, paint_open_money
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.standings import paint_standings
from game.boxes.alhambra_family.table.table import PalaceTable
from game.boxes.alhambra_family.table.zones import shown_seat
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.table import Appearance, Panels, ScoringSequence, Selection
from game.widgets.ui import Translate, Ui


class CardTable(PalaceTable):
    """Shows the card game; each method does what `game.tabletop.table.Table` says."""

    minimum = (1340.0, 870.0)
    ground = "felt_plum"
    music = "music_alhambra"
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "alhambra_cards")
        super().__init__(players, selecting.Names(players), Advice(players), Narrator(players))
        if options.get("open_hands"):
            self.minimum = (1400.0, 980.0)

    # ------------------------------------------------------------------ picture
    def layout(self, view: View, area: Box, selection: Selection) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        return layout.poses(view, area, selection)

    def panels(self, view: View, area: Box) -> Panels:
        """Returns where the log and the action panel go."""
        zones = plan(view, area)
        return Panels(zones.log, zones.action)

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        """Draws everything below the items."""
        picture = Picture(ui.canvas, view, selection, self._players, plan(view, area), ui)
        paint_yard(picture)
        paint_open_money(picture)
        paint_deck(picture)
        front = shown_seat(view.seat, view.turn)
        paint_open_hands(picture, front)
        paint_hand(picture, front)
        paint_standings(picture, picture.plan.standings, scoreboard(view), "frame_plum")
        paint_decision(picture)

    def paint_item(self, canvas: Canvas, view: View, area: Box, item: str, pose: Pose, selection: Selection) -> None:
        """Draws one item with its light."""
        paint_item(Frame(canvas, view, selection, self._players, plan(view, area)), item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from: the decks."""
        return layout.entrances(view, area, items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go: to somebody's row or to the discard."""
        return layout.exits(view, area, items)

    # ------------------------------------------------------------------ touches
    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return selecting.clicks(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> Move | None:
        """Returns the best payment for a building of the yard that is touched."""
        return selecting.suggest(view, item, moves)

    def unlisted(self, view: View, items: Sequence[str]) -> Move | None:
        """Returns the purchase with needless cards that these items make or begin."""
        return selecting.unlisted(view, items)

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return selecting.shortcuts(view, moves)

    def auto_pass(self, view: View, seat: Seat) -> None:
        """Returns nothing: every decision must be made."""

    # ------------------------------------------------------------------ words
    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        """Returns the scoring walks of a beat; before the last one, who gets the last buildings."""
        return walks(self._players, beat)

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> None:
        """Returns None: whoever decides has money in hand."""
        return

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns whose turn it is, None when the game is over."""
        return None if view.is_over else view.turn


TABLE = CardTable
