"""The table of Maharaja: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.ai.reasons import Reason
from game.boxes.maharaja.rules.view import OPEN, PLAN, View
from game.boxes.maharaja.table import (
    carrying,
    ending,
    explaining,
    geometry,
    illegal,
    items,
    passages,
    standings,
    touches,
)
from game.boxes.maharaja.table.advice import Advice
from game.boxes.maharaja.table.city_scoring import scoring_sequences
from game.boxes.maharaja.table.closeup import lay_ways, lies_in, paint_lens
from game.boxes.maharaja.table.explaining import ItemGuide, PartGuide
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.narrator import Narrator
from game.boxes.maharaja.table.painting.board import paint_map
from game.boxes.maharaja.table.painting.side_panels import paint_bank, paint_pays, paint_track
from game.boxes.maharaja.table.painting.turn import paint_choice_panel
from game.boxes.maharaja.table.pieces import ON_MAP, all_pieces, raised
from game.boxes.maharaja.table.pieces.seats import paint_folded
from game.boxes.maharaja.table.standings import moments
from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Pose
from game.tabletop.frame import BoardFrame
from game.tabletop.items import Item, Selection
from game.tabletop.moments import Moment
from game.tabletop.passages import Passage
from game.tabletop.pieces import PieceTable, Reasons
from game.tabletop.players import Players
from game.tabletop.table import Appearance, Drop, MakeTable, PointHistory, ScoringSequence
from game.tabletop.teaching import ReasonText, TablePart
from game.tabletop.zoom import WHOLE, Zoom
from game.widgets.ui import Translate, Ui

_LIGHT = 60.0
"""How far light and prices reach beyond a piece, in units."""


class MaharajaTable(PieceTable[View, Plan]):
    """Shows Maharaja; each method does what `game.tabletop.table.Table` says."""

    ground = "felt_crimson"
    music = "music_maharaja"
    tally = "maharaja.result"

    clicks = staticmethod(touches.clicks)
    equivalence_key = staticmethod(touches.equivalence_key)
    shortcuts = staticmethod(touches.shortcuts)
    page = staticmethod(explaining.page)
    reason_page = staticmethod(explaining.reason_page)
    points = staticmethod(standings.points)

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "maharaja")
        super().__init__(players, all_pieces(players), ending)
        self._advice, self._narrator = Advice(players), Narrator(players)
        self._items, self._parts = ItemGuide(players), PartGuide(players)
        self._illegal_reasons = Reasons(partial(illegal.sentence, players))
        self.minimum = geometry.minimum(len(cast))
        self._planned: tuple[View | None, Box, Zoom, Plan | None] = (None, Box(0, 0, 0, 0), WHOLE, None)
        """The last plan, which is asked for once for every item."""

    # ------------------------------------------------------------------ picture
    def plan(self, view: View, area: Box, selection: Selection) -> Plan:
        seen, where, zoom, plan = self._planned
        if seen is view and where == area and zoom == selection.zoom and plan is not None:
            return plan
        plan = geometry.plan(view, area, selection.zoom)
        self._planned = view, area, selection.zoom, plan
        return plan

    def board(self, view: View, area: Box, selection: Selection) -> Box:
        return self.plan(view, area, selection).board

    def zoom_buttons(self, board: Box) -> Box:
        """Returns a row over the mountains in the north, where nobody builds."""
        return geometry.zoom_buttons(board)

    def clip(self, view: View, area: Box, selection: Selection, item: Item) -> Box | None:
        return self.plan(view, area, selection).board if item.kind in ON_MAP else None

    def layout(self, view: View, area: Box, selection: Selection) -> dict[Item, Pose]:
        """Returns the pose of every item; what may be touched lies on top."""
        return raised(super().layout(view, area, selection), selection)

    def pointed_below(self, view: View, selection: Selection) -> Item | None:
        """Returns what is pointed at where it lies in a city, which a lens or a journey may show, or ends the turn."""
        item = selection.hover
        if item is None or item == items.DONE or selection.unfolded or lies_in(view.public, item) is not None:
            return item
        return None

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        """Draws everything below the items and, on top, the lens, the ways between cities and what was called up."""
        picture = BoardFrame(ui.canvas, view, selection, self._players, self.plan(view, area, selection), ui)
        paint_map(picture)
        paint_track(picture)
        paint_choice_panel(picture)
        paint_bank(picture)
        paint_lens(picture)
        lay_ways(picture)
        if picture.plan.is_folded:
            paint_folded(picture)
        else:
            paint_pays(picture, picture.plan.pays)

    def paint_item(self, canvas: Canvas, view: View, area: Box, item: Item, pose: Pose, selection: Selection) -> None:
        """Draws one item with its light; what lies out of sight on a map that is near is left out."""
        seen = canvas.rect(pose.box.grown(_LIGHT)).colliderect(canvas.s.get_clip())
        if seen or item.kind not in ON_MAP:
            super().paint_item(canvas, view, area, item, pose, selection)

    # ------------------------------------------------------------------ touches

    def sitter(self, item: Item) -> Seat | None:
        return Seat(item.at[0]) if item.kind == items.SEAT else None

    def again(self, view: View, item: Item) -> Item | None:
        return touches.again(item)

    def illegal_reason(self, view: View, selection: Selection, item: Item) -> str:
        return self._illegal_reasons(view, selection, item)

    def misplaced(self, view: View, selection: Selection, item: Item) -> str:
        """Returns why what is carried cannot be put on an item; a house is judged by the place alone."""
        where = items.place_of(item)
        if where is None or all(other.kind != items.HOUSE for other in selection.touched):
            return super().misplaced(view, selection, item)
        return self._players.say(f"refuse.{illegal.full(where)}")

    # ------------------------------------------------------------------ hands
    def lifts(self, view: View, selection: Selection, item: Item) -> tuple[Item, ...] | None:
        if item.kind in carrying.STOCK:
            return carrying.stands_for(view, selection, item)
        return super().lifts(view, selection, item)

    def drops(self, view: View, area: Box, selection: Selection, item: Item) -> Sequence[Drop]:
        poses = self.layout(view, area, selection)
        found = carrying.drops(view, self.plan(view, area, selection), poses, selection, item)
        return super().drops(view, area, selection, item) if found is None else found

    # ------------------------------------------------------------------ words
    def passages(self, view: View) -> list[Passage]:
        return [*passages.read(self._players, view)]

    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        return scoring_sequences(self._players, beat)

    def moments(self, beat: Beat, before: Sequence[Beat]) -> list[Moment]:
        return list(moments(self._players, beat, before))

    def openly(self, view: View) -> View | None:
        """Returns the view for first houses and for characters that cost nothing: gold is no matter there."""
        return replace(view, seat=view.public.acting) if view.public.task in OPEN else None

    # ------------------------------------------------------------------ whoever learns
    def parts(self, view: View, area: Box, selection: Selection) -> list[TablePart]:
        return list(self._parts.parts(view, area, self.plan(view, area, selection), selection))

    def explain(self, view: View, item: Item, selection: Selection) -> str:
        return self._items.explain(view, item, selection)

    def reason(self, view: View, reason: Reason, other: str) -> ReasonText:
        return explaining.reason_text(self._players, reason, other)

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        public = view.public
        return None if view.is_over or public.task == PLAN else public.acting

    def history(self, beats: Sequence[Beat]) -> PointHistory:
        return standings.history(self._players, beats)

    # ------------------------------------------------------------------ when the game is over
    def opened(self, views: Sequence[View]) -> View:
        own = list(enumerate(views[1:]))
        gold, discs = tuple(view.gold[seat] for seat, view in own), tuple(view.discs[seat] for seat, view in own)
        return replace(views[0], gold=gold, discs=discs)


TABLE: MakeTable = MaharajaTable
