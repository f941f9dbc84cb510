"""The table of the tile game: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.alhambra.rules.moves import Decline, Move
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.touch import FALCONRY, OWN, touch
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import layout, selecting
from game.boxes.alhambra.table.advice import Advice
from game.boxes.alhambra.table.geometry import Plan, home, minimum, plan
from game.boxes.alhambra.table.names import Names
from game.boxes.alhambra.table.narrator import Narrator
from game.boxes.alhambra.table.painting.frame import FRAME
from game.boxes.alhambra.table.painting.items import paint_item
from game.boxes.alhambra.table.painting.market import paint_market
from game.boxes.alhambra.table.painting.plots import paint_plots, paint_supply
from game.boxes.alhambra.table.painting.sequences import scoring_sequences
from game.boxes.alhambra.table.standing import scoreboard
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.money import paint_deck, paint_hand, paint_open_hands, paint_open_money
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.standings import paint_standings
from game.boxes.alhambra_family.table.table import PalaceTable
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.table import Appearance, AutoPass, Panels, ScoringSequence, Selection
from game.widgets.ui import Translate, Ui


class TileTable(PalaceTable):
    """Shows the tile game; each method does what `game.tabletop.table.Table` says."""

    minimum = minimum(3, is_open=False)
    ground = "wood"
    music = "music_alhambra"
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "alhambra", is_numbered=True)
        super().__init__(players, Names(players), Advice(players), Narrator(players))
        self._enlarged: Seat | None = None
        self._shown: Seat | None = None
        self._area = Box(0, 88, 1920, 992)
        self._planned: tuple[int, Box, Seat | None, View, Plan] | None = None
        self.minimum = minimum(max(3, len(cast)), is_open=bool(options.get("open_hands")))

    # ------------------------------------------------------------------ picture
    def zones(self, view: View, area: Box, selection: Selection | None = None) -> Plan:
        """Returns the panels, another Alhambra in front where a touch asked for it and one's own is not needed now."""
        is_busy = view.task in (Task.PLACE, Task.FLY, Task.PAY) or bool(
            selection and touch(view, selection.touched).kinds & (OWN | FALCONRY)
        )
        front = None if is_busy and view.acting == home(view) else self._enlarged
        if self._planned is None or self._planned[:3] != (id(view), area, front):
            self._planned = (id(view), area, front, view, plan(view, area, front))  # the view is kept: its id stays its
        return self._planned[-1]

    def _enlarge(self, seat: Seat | None) -> None:
        self._enlarged = seat

    def layout(self, view: View, area: Box, selection: Selection) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        self._area = area
        return layout.poses(view, self.zones(view, area, selection), selection)

    def panels(self, view: View, area: Box) -> Panels:
        """Returns where the log and the action panel go."""
        zones = self.zones(view, area)
        return Panels(zones.log, zones.action)

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        """Draws everything below the items."""
        zones = self.zones(view, area, selection)
        if zones.front != self._shown:
            self._shown = zones.front
            ui.is_stale = True  # cells that came with another front can be touched from the next frame on
        picture = Picture(ui.canvas, view, selection, self._players, zones, ui)
        front = home(view)
        paint_market(picture)
        paint_plots(picture, self._enlarge)
        paint_supply(picture)
        paint_open_money(picture)
        paint_deck(picture)
        if zones.strip:
            paint_open_hands(picture, front)
        paint_hand(picture, front)
        paint_standings(picture, zones.standings, scoreboard(view), FRAME)

    def paint_item(self, canvas: Canvas, view: View, area: Box, item: str, pose: Pose, selection: Selection) -> None:
        """Draws one item with its light."""
        zones = self.zones(view, self._area, selection)
        paint_item(Frame(canvas, view, selection, self._players, zones), item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from: the decks, or the supply of falcons."""
        return layout.entrances(view, self.zones(view, area), items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go: to a hand, to the discard, to the third player or onto a perch."""
        return layout.exits(view, self.zones(view, area), items)

    # ------------------------------------------------------------------ touches
    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return selecting.clicks(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> Move | None:
        """Returns the best payment for a tile on sale that is touched."""
        return selecting.suggest(view, item, moves)

    def unlisted(self, view: View, items: Sequence[str]) -> Move | None:
        """Returns the purchase with needless cards that these items make or begin."""
        return selecting.unlisted(view, items)

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return selecting.shortcuts(view, moves)

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        """Returns that a seat asked for its vizier may wish never to be asked."""
        is_asked = view.task == Task.INVITE and view.acting == seat
        return AutoPass(frozenset({"vizier"}), Decline()) if is_asked else None

    # ------------------------------------------------------------------ words
    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        """Returns the scoring walks of a beat; before the last one, who gets the last tiles."""
        return scoring_sequences(self._players, beat)

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> View | None:
        """Returns the view for placing what was left at the end: money is no matter any more."""
        is_open = view.stage == Stage.END and view.task == Task.PLACE
        return replace(view, seat=view.acting) if is_open else None

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns who decides, None when the game is over."""
        return None if view.is_over else view.acting


TABLE = TileTable
