"""The table of the tile game: its panels and pieces, what a touch means, and what is told."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.ai.reasons import Reason
from game.boxes.alhambra.rules.moves import Decline, Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import carrying, ending, explaining, illegal, items, passages, touches
from game.boxes.alhambra.table.advice import Advice
from game.boxes.alhambra.table.arrange import minimum, plan
from game.boxes.alhambra.table.explaining import Explainer
from game.boxes.alhambra.table.folded import paint_folded
from game.boxes.alhambra.table.ground import lies_in
from game.boxes.alhambra.table.narrator import Narrator, moments
from game.boxes.alhambra.table.painting.market import paint_market
from game.boxes.alhambra.table.painting.plots import paint_plots
from game.boxes.alhambra.table.pieces import all_pieces
from game.boxes.alhambra.table.pieces.falcons import paint_supply
from game.boxes.alhambra.table.plan import DECK, MAJORITIES, Plan, front_of
from game.boxes.alhambra.table.scoring import scoring_sequences
from game.boxes.alhambra.table.standing import scoreboard
from game.boxes.alhambra.table.touches import FALCONRY, OWN, touch
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.items import MONEY_DECK, SCORING
from game.boxes.alhambra_family.table.money import paint_deck, paint_hand, paint_open_hands, paint_open_money
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoreboard import paint_scoreboard
from game.boxes.alhambra_family.table.table import AlhambraTable
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.paint.panels import sheet
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.moments import Moment
from game.tabletop.passages import Passage
from game.tabletop.table import Appearance, AutoPass, Drop, MakeTable, ScoringSequence
from game.tabletop.teaching import ReasonText, TablePart
from game.widgets.ui import Translate, Ui


class TileTable(AlhambraTable[View, Plan]):
    """Shows the tile game; each method does what `game.tabletop.table.Table` says."""

    minimum = minimum(has_falcons=False)
    ground = "wood"

    clicks = staticmethod(touches.clicks)
    suggest = staticmethod(touches.suggest)
    unlisted = staticmethod(touches.unlisted)
    shortcuts = staticmethod(touches.shortcuts)
    page = staticmethod(explaining.page)
    reason_page = staticmethod(explaining.reason_page)

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "alhambra", is_numbered=True)
        super().__init__(players, all_pieces(players), Advice(players), Narrator(players), ending)
        self.minimum = minimum(has_falcons=bool(options.get("falcons")))
        self._explainer = Explainer(players)

    # ------------------------------------------------------------------ picture
    def plan(self, view: View, area: Box, selection: Selection) -> Plan:
        """Returns the panels, another Alhambra in front where it was asked for and one's own is not needed now."""
        return plan(view, area, self._front(view, selection), selection.zoom)

    def _front(self, view: View, selection: Selection) -> Seat | None:
        return None if selection.front is None or _is_busy(view, selection) else selection.front

    def _lying(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Leaves out the money deck where it is folded."""
        for item, pose in super()._lying(view, plan, selection):
            if DECK not in plan.tabs or item.kind not in (MONEY_DECK.kind, SCORING):
                yield item, pose

    def board(self, view: View, area: Box, selection: Selection) -> Box:
        return next(plot.land for plot in self.plan(view, area, selection).plots if plot.is_large)

    def clip(self, view: View, area: Box, selection: Selection, item: Item) -> Box | None:
        """Returns the land in front for what lies on it."""
        front = front_of(view, self._front(view, selection))
        return self.board(view, area, selection) if lies_in(view, front, item) else None

    def pointed_below(self, view: View, selection: Selection) -> Item | None:
        """Returns what is pointed at where other light steps back for it, or a panel that was called up shows it."""
        return selection.hover if selection.hover in selection.open or selection.unfolded else None

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        picture = Picture(ui.canvas, view, selection, self._players, self.plan(view, area, selection), ui)
        front = front_seat(view)
        paint_market(picture)
        paint_plots(picture)
        paint_supply(picture)
        paint_open_money(picture)
        paint_hand(picture, front)
        paint_open_hands(picture, front)
        if DECK not in picture.plan.tabs:
            paint_deck(picture)
        if MAJORITIES not in picture.plan.tabs:
            sheet(ui.canvas, picture.plan.scoreboard.box, 14)
            paint_scoreboard(picture, picture.plan.scoreboard, scoreboard(view))
        paint_folded(picture)

    # ------------------------------------------------------------------ touches
    def lifts(self, view: View, selection: Selection, item: Item) -> tuple[Item, ...] | None:
        """Returns what picking an item up touches: nothing of the only new tile, for its place alone is chosen."""
        return () if carrying.is_only_new(view, item) else super().lifts(view, selection, item)

    def drops(self, view: View, area: Box, selection: Selection, item: Item) -> list[Drop]:
        plan, poses = self.plan(view, area, selection), self.layout(view, area, selection)
        return carrying.drops(view, plan, poses, selection, item)

    def illegal_reason(self, view: View, selection: Selection, item: Item) -> str:
        return illegal.sentence(self._players, view, selection, item)

    def misplaced(self, view: View, selection: Selection, item: Item) -> str:
        return illegal.misplaced(self._players, view, selection, item)

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        """Returns that a seat asked for its vizier may wish never to be asked."""
        is_asked = view.task == Task.INVITE and view.acting == seat
        return AutoPass(frozenset({"vizier"}), Decline()) if is_asked else None

    # ------------------------------------------------------------------ whoever learns
    def parts(self, view: View, area: Box, selection: Selection) -> list[TablePart]:
        return explaining.parts(self._players, view, self.plan(view, area, selection))

    def explain(self, view: View, item: Item, selection: Selection) -> str:
        is_free = item.kind == items.CELL and item in selection.open
        return "" if is_free else self._explainer.explain(view, item)  # the tile itself lies there, and the panel tells

    def reason(self, view: View, reason: Reason, other: str) -> ReasonText:
        return explaining.reason_text(self._players, view, reason, other)

    def passages(self, view: View) -> list[Passage]:
        return [*passages.read(self._players, view)]

    # ------------------------------------------------------------------ what all look at
    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        return scoring_sequences(self._players, beat)

    def moments(self, beat: Beat, before: Sequence[Beat]) -> list[Moment]:
        return [*super().moments(beat, before), *moments(self._players, beat, before)]

    def openly(self, view: View) -> View | None:
        """Returns the view for placing what was left at the end: money is no matter any more."""
        is_open = view.stage == Stage.END and view.task == Task.PLACE
        return replace(view, seat=view.acting) if is_open else None


def _is_busy(view: View, selection: Selection) -> bool:
    """Tells whether whoever sits in front is about to need the own Alhambra, so that no other may hide it."""
    if view.acting != front_seat(view):
        return False
    return view.task in (Task.PLACE, Task.FLY, Task.PAY) or bool(
        touch(view, selection.touched).kinds & (OWN | FALCONRY)
    )


TABLE: MakeTable = TileTable
