"""The table of Ys: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.ai.reasons import Reason
from game.boxes.ys.rules.legal import moves as legal_moves
from game.boxes.ys.rules.moves import Move, Pass, Place
from game.boxes.ys.rules.steps import BID, FAVOUR, OPEN
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import carrying, ending, items
from game.boxes.ys.table.advice import Advice
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.explaining import Because, Tips, page, page_of, reason_text
from game.boxes.ys.table.geometry import MINIMUM, NOWHERE, Plan, plan
from game.boxes.ys.table.items import is_at_sea
from game.boxes.ys.table.narrator import Narrator, moments
from game.boxes.ys.table.painting import paint
from game.boxes.ys.table.painting.choice_panel import sheet_of
from game.boxes.ys.table.painting.frame import Picture
from game.boxes.ys.table.parts import Parts
from game.boxes.ys.table.passages import Reader
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.pieces import all_pieces, gems
from game.boxes.ys.table.pieces.piece import RAISED
from game.boxes.ys.table.queries import acts, decider, must_act
from game.boxes.ys.table.sequences import scoring_sequences
from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.moments import Moment
from game.tabletop.passages import Passage
from game.tabletop.pieces import Newest, PieceTable, Reasons
from game.tabletop.table import Appearance, AutoPass, Drop, MakeTable, PointHistory, ScoringSequence
from game.tabletop.teaching import ReasonText, TablePart
from game.tabletop.zoom import button_column
from game.widgets.ui import Translate, Ui


class YsTable(PieceTable[View, Plan]):
    """Shows Ys; each method does what `game.tabletop.table.Table` says."""

    minimum = MINIMUM
    ground = "felt_teal"
    music = "music_ys"
    tally = "ui.result"
    _advice: Advice

    page = staticmethod(page)
    points = staticmethod(ending.points)

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        self._of_ys = YsPlayers(words, cast, "ys")
        self._evaluation = Evaluation(self._of_ys)
        pieces = all_pieces(self._of_ys, self._evaluation)
        super().__init__(self._of_ys, pieces, ending)
        self._reason_of = {piece.kind: piece.reason for piece in pieces}
        self._advice, self._narrator = Advice(self._of_ys, self._evaluation), Narrator(self._of_ys)
        self._reasons = Reasons(self._refused)
        self._touchable = Newest(self._all_touched)
        self._tips = Tips(self._of_ys, self._evaluation)
        self._reader = Reader(self._of_ys, self._evaluation)
        self._parts = Parts(self._of_ys, self._evaluation, self._tips)
        self._planned: tuple[View | None, Box, Selection, Plan | None] = (None, NOWHERE, Selection(), None)

    # ------------------------------------------------------------------ picture
    def plan(self, view: View, area: Box, selection: Selection) -> Plan:
        """Returns where everything goes; every item of a frame asks for it."""
        seen, where, chosen, found = self._planned
        if found is None or seen is not view or chosen is not selection or where != area:
            found = plan(view, area, selection)
            self._planned = view, area, selection, found
        return found

    def layout(self, view: View, area: Box, selection: Selection) -> dict[Item, Pose]:
        """Returns the pose of every item in sight; what was or may be touched lies above what may not."""
        found, above = self._uncovered(view, area, selection), {*selection.open, *selection.touched}
        return {item: replace(at, z=at.z + RAISED) if item in above else at for item, at in found.items()}

    def _uncovered(self, view: View, area: Box, selection: Selection) -> dict[Item, Pose]:
        """Returns the pose of every item but of those on the market that something slid over."""
        found, now = super().layout(view, area, selection), self.plan(view, area, selection)
        if not now.is_up:
            return found
        above = sheet_of(now, view, selection)
        kept = {*above.cards, *above.own, *above.neutral, *above.chosen}
        return {item: at for item, at in found.items() if at.box in kept or not above.ground.overlaps(at.box)}

    def board(self, view: View, area: Box, selection: Selection) -> Box | None:
        found = self.plan(view, area, selection)
        return found.sea if found.has_city else None

    def zoom_buttons(self, board: Box) -> Box:
        """Returns where the buttons find room: half way up the right edge, for the corners are full."""
        column = button_column(board)
        return column.moved(0, board.cy - column.cy)

    def clip(self, view: View, area: Box, selection: Selection, item: Item) -> Box | None:
        found = self.plan(view, area, selection)
        return found.sea if found.zoom.k > 1 and is_at_sea(view, item) else None

    def exits(
        self, view: View, area: Box, selection: Selection, items: Sequence[Item], events: Sequence[object] = ()
    ) -> dict[Item, Pose]:
        """Returns where items go that are gone; gems fly to whoever took or won them."""
        flown = gems.homes(view, self.plan(view, area, selection), events)
        return {**super().exits(view, area, selection, items), **{item: flown[item] for item in items if item in flown}}

    def pointed_below(self, view: View, selection: Selection) -> Item | None:
        return selection.hover if selection.unfolded else None

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        paint(Picture(ui.canvas, view, selection, self._of_ys, self.plan(view, area, selection), ui, self._evaluation))

    # ------------------------------------------------------------------ touches
    def drops(self, view: View, area: Box, selection: Selection, item: Item) -> list[Drop]:
        poses = self.layout(view, area, selection)
        return carrying.drops(view, self.plan(view, area, selection), poses, selection, item)

    def clicks(self, view: View, move: Move) -> tuple[Item, ...]:
        return self._advice.clicks(view, decider(view), move)

    def equivalence_key(self, view: View, item: Item) -> Item:
        return items.equivalence_key(item)

    def illegal_reason(self, view: View, selection: Selection, item: Item) -> str:
        return self._reasons(view, selection, item)

    def _refused(self, view: View, item: Item) -> str:
        """Returns why no legal move of the viewer touches an item, "" when one does."""
        why = self._because(view, item)
        return "" if why is None else self._of_ys.say(f"refuse.{why.key}", **why.values)

    def _because(self, view: View, item: Item) -> Because | None:
        """Returns why no legal move of the viewer touches an item, None when one does."""
        public = view.public
        if view.is_over:
            return Because("over")
        if view.seat is None or not must_act(view):
            waited = [seat for seat in range(public.seats) if acts(public, seat)]
            return Because("turn", {"players": self._of_ys.names(waited)})
        if items.equivalence_key(item) in self._touchable(view):
            return None
        return self._reason_of[item.kind](view, view.seat, item)

    def _all_touched(self, view: View) -> frozenset[Item]:
        """Returns the equivalence keys of all that legal moves of the viewer touch."""
        assert view.seat is not None
        parts = (part for move in legal_moves(view, view.seat) for part in self.clicks(view, move))
        return frozenset(map(items.equivalence_key, parts))

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[Item, ...]]:
        """Returns the choices by key: "p" passes; "0" to "4" choose the broker of that value that is to be placed."""
        found: dict[str, tuple[Item, ...]] = {}
        for move in moves:
            if isinstance(move, Pass):
                found["p"] = self.clicks(view, move)
            elif isinstance(move, Place) and not move.from_front:
                found.setdefault(str(move.value), self.clicks(view, move)[:1])
        return found

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        return self._advice.auto_pass(view, seat)

    def moments(self, beat: Beat, before: Sequence[Beat]) -> list[Moment]:
        return list(moments(self._of_ys, beat, before))

    def openly(self, view: View) -> View | None:
        """Returns the view for order cards and for the choices of the counting, which concern no secret."""
        return replace(view, seat=view.public.acting) if view.public.task in OPEN else None

    # ------------------------------------------------------------------ words
    def passages(self, view: View) -> list[Passage]:
        return [*self._reader.read(view)]

    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        return scoring_sequences(self._of_ys, beat)

    # ------------------------------------------------------------------ for whoever learns
    def parts(self, view: View, area: Box, selection: Selection) -> list[TablePart]:
        return [*self._parts.of(view, self.plan(view, area, selection), area, selection)]

    def explain(self, view: View, item: Item, selection: Selection) -> str:
        return self._tips.explain(view, item)

    def reason_page(self, view: View, selection: Selection, item: Item) -> str:
        """Returns the title key of the page with the rule for which an item cannot be touched."""
        why = self._because(view, item)
        return (page_of(why) if why else "") or page(view, selection)

    def reason(self, view: View, reason: Reason, other: str) -> ReasonText:
        return reason_text(self._of_ys, reason, other)

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        public = view.public
        return None if view.is_over or public.task in (BID, FAVOUR) else public.acting

    def history(self, beats: Sequence[Beat]) -> PointHistory:
        return ending.history(self._of_ys, beats)

    # ------------------------------------------------------------------ when the game is over
    def opened(self, views: Sequence[View]) -> View:
        """Returns the view of whoever is at it, with all brokers open: the table has room for one hand and screen."""
        public = views[0].public
        seat = min((Seat(seat) for seat in public.in_order() if seat not in public.done), default=public.acting)
        seat = seat if public.task in (BID, FAVOUR) else public.acting
        values = {pair for view in views for pair in (*view.values, *(view.recalled or ()))}
        return replace(views[1 + seat], values=tuple(sorted(values)))


TABLE: MakeTable = YsTable
