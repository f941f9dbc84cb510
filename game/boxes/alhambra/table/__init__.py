"""The table of the tile game: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.alhambra.rules.moves import Decline, Move
from game.boxes.alhambra.rules.tasks import END, FLY, INVITE, PAY, PLACE
from game.boxes.alhambra.rules.touch import FALCONRY, OWN, touch
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import layout, touching
from game.boxes.alhambra.table.advice import Advice
from game.boxes.alhambra.table.geometry import Plan, home, minimum, plan
from game.boxes.alhambra.table.names import Names
from game.boxes.alhambra.table.painting.frame import FRAME, Frame, Picture
from game.boxes.alhambra.table.painting.items import paint_item
from game.boxes.alhambra.table.painting.market import paint_market
from game.boxes.alhambra.table.painting.plots import paint_plots, paint_supply
from game.boxes.alhambra.table.painting.walks import interludes
from game.boxes.alhambra.table.standing import ledger
from game.boxes.alhambra.table.story import Story
from game.core.beat import Beat
from game.core.rules import Seat
from game.courtyard.money import paint_deck, paint_hand, paint_open_hands, paint_open_money
from game.courtyard.phrases import Company
from game.courtyard.standings import paint_standings
from game.courtyard.table import PalaceTable
from game.paint.canvas import Box, Canvas
from game.stage.stage import Pose
from game.widgets.table import CastMember, Interlude, Mood, Places, Waiver
from game.widgets.ui import Translate, Ui


class TileTable(PalaceTable):
    """Shows the tile game; each method does what `game.widgets.table.Table` says."""

    minimum = minimum(3, is_open=False)
    ground = "wood"
    music = "music_alhambra"
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[CastMember], options: Mapping[str, Any]) -> None:
        company = Company(words, cast, "alhambra", is_numbered=True)
        super().__init__(company, Names(company), Advice(company), Story(company))
        self._enlarged: Seat | None = None
        self._shown: Seat | None = None
        self._area = Box(0, 88, 1920, 992)
        self._planned: tuple[int, Box, Seat | None, View, Plan] | None = None
        self.minimum = minimum(max(3, len(cast)), is_open=bool(options.get("open_hands")))

    # ------------------------------------------------------------------ picture
    def spots(self, view: View, area: Box, mood: Mood | None = None) -> Plan:
        """Returns the panels, another Alhambra in front where a touch asked for it and one's own is not needed now."""
        is_busy = view.task in (PLACE, FLY, PAY) or bool(mood and touch(view, mood.touched).kinds & (OWN | FALCONRY))
        front = None if is_busy and view.acting == home(view) else self._enlarged
        if self._planned is None or self._planned[:3] != (id(view), area, front):
            self._planned = (id(view), area, front, view, plan(view, area, front))  # the view is kept: its id stays its
        return self._planned[-1]

    def _enlarge(self, seat: Seat | None) -> None:
        self._enlarged = seat

    def layout(self, view: View, area: Box, mood: Mood) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        self._area = area
        return layout.poses(view, self.spots(view, area, mood), mood)

    def panels(self, view: View, area: Box) -> Places:
        """Returns where the log and the action panel go."""
        spots = self.spots(view, area)
        return Places(spots.log, spots.action)

    def paint(self, ui: Ui, view: View, area: Box, mood: Mood) -> None:
        """Draws everything below the items."""
        spots = self.spots(view, area, mood)
        if spots.front != self._shown:
            self._shown = spots.front
            ui.is_stale = True  # cells that came with another front can be touched from the next frame on
        picture = Picture(ui.canvas, view, mood, self._company, spots, ui)
        front = home(view)
        paint_market(picture)
        paint_plots(picture, self._enlarge)
        paint_supply(picture)
        paint_open_money(picture)
        paint_deck(picture)
        if spots.strip:
            paint_open_hands(picture, front)
        paint_hand(picture, front)
        paint_standings(picture, spots.standings, ledger(view), FRAME)

    def paint_item(self, canvas: Canvas, view: View, item: str, pose: Pose, mood: Mood) -> None:
        """Draws one item with its light."""
        spots = self.spots(view, self._area, mood)
        paint_item(Frame(canvas, view, mood, self._company, spots), item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from: the decks, or the supply of falcons."""
        return layout.entrances(view, self.spots(view, area), items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go: to a hand, to the discard, to the third player or onto a perch."""
        return layout.exits(view, self.spots(view, area), items)

    # ------------------------------------------------------------------ touches
    def parts(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return touching.parts(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> Move | None:
        """Returns the best payment for a tile on sale that is touched."""
        return touching.suggest(view, item, moves)

    def unlisted(self, view: View, items: Sequence[str]) -> Move | None:
        """Returns the purchase with needless cards that these items make or begin."""
        return touching.unlisted(view, items)

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return touching.shortcuts(view, moves)

    def waiver(self, view: View, seat: Seat) -> Waiver | None:
        """Returns that a seat asked for its vizier may wish never to be asked."""
        is_asked = view.task == INVITE and view.acting == seat
        return Waiver(frozenset({"vizier"}), Decline()) if is_asked else None

    # ------------------------------------------------------------------ words
    def interludes(self, beat: Beat) -> list[Interlude]:
        """Returns the scoring walks of a beat; before the last one, who gets the last tiles."""
        return interludes(self._company, beat)

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> View | None:
        """Returns the view for placing what was left at the end: money is no matter any more."""
        is_open = view.stage == END and view.task == PLACE
        return replace(view, seat=view.acting) if is_open else None

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns who decides, None when the game is over."""
        return None if view.is_over else view.acting


TABLE = TileTable
