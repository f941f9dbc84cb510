"""The table of the card game: its panels and pieces, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.ai.reasons import Reason
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table import carrying, ending, explaining, illegal, passages, touches
from game.boxes.alhambra_cards.table.advice import Advice
from game.boxes.alhambra_cards.table.explaining import Explainer
from game.boxes.alhambra_cards.table.narrator import Narrator
from game.boxes.alhambra_cards.table.panels import paint_decision, paint_tabs, paint_yard
from game.boxes.alhambra_cards.table.parts import parts, tell_third
from game.boxes.alhambra_cards.table.pieces import Building, BuildingDeck, EmptySpace, Target
from game.boxes.alhambra_cards.table.plan import MINIMUM, Plan, plan
from game.boxes.alhambra_cards.table.scoring import moments, scores, scoring_sequences
from game.boxes.alhambra_cards.table.touches import GIVE, KEEP
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.money import paint_deck, paint_hand, paint_open_hands, paint_open_money
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.pieces import MoneyBack, MoneyCard, MoneyDeck, ScoringCard
from game.boxes.alhambra_family.table.scoreboard import paint_scoreboard
from game.boxes.alhambra_family.table.table import AlhambraTable
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Beat
from game.paint.box import Box
from game.paint.panels import sheet
from game.tabletop.items import Item, Selection
from game.tabletop.moments import Moment
from game.tabletop.passages import Passage
from game.tabletop.table import Appearance, Drop, MakeTable, ScoringSequence
from game.tabletop.teaching import ReasonText, TablePart
from game.widgets.ui import Translate, Ui


class CardTable(AlhambraTable[View, Plan]):
    """Shows the card game; each method does what `game.tabletop.table.Table` says."""

    minimum = MINIMUM
    music = "music_alhambra_cards"
    ground = "felt_plum"

    clicks = staticmethod(touches.clicks)
    suggest = staticmethod(touches.suggest)
    unlisted = staticmethod(touches.unlisted)
    shortcuts = staticmethod(touches.shortcuts)
    page = staticmethod(explaining.page)
    reason_page = staticmethod(explaining.reason_page)

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "alhambra_cards")
        pieces = (
            MoneyDeck(players),
            BuildingDeck(players),
            ScoringCard(players),
            EmptySpace(players),
            Building(players),
            MoneyCard(players),
            MoneyBack(players),
            Target(players, KEEP),
            Target(players, GIVE),
        )
        super().__init__(players, pieces, Advice(players), Narrator(players), ending)
        self._explainer = Explainer(players)

    # ------------------------------------------------------------------ picture
    def plan(self, view: View, area: Box, selection: Selection) -> Plan:
        return plan(view, area)

    def pointed_below(self, view: View, selection: Selection) -> Item | None:
        return selection.hover if selection.unfolded else None

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        picture = Picture(ui.canvas, view, selection, self._players, plan(view, area), ui)
        paint_yard(picture)
        paint_open_money(picture)
        front = front_seat(view)
        paint_hand(picture, front)
        paint_decision(picture)
        if picture.plan.is_folded:
            paint_tabs(picture)
            return
        paint_deck(picture)
        paint_open_hands(picture, front)
        sheet(ui.canvas, picture.plan.scoreboard.box, 14)
        paint_scoreboard(picture, picture.plan.scoreboard, scores(view))
        tell_third(picture, picture.plan.scoreboard)

    # ------------------------------------------------------------------ touches
    def illegal_reason(self, view: View, selection: Selection, item: Item) -> str:
        is_open = item in selection.open or item in selection.touched
        return "" if is_open else illegal.sentence(self._players, view, item)

    # ------------------------------------------------------------------ hands
    def lifts(self, view: View, selection: Selection, item: Item) -> tuple[Item, ...] | None:
        if carrying.is_decided_about(view, item):
            return () if KEEP in selection.open | selection.other or {KEEP, GIVE} & set(selection.touched) else None
        return super().lifts(view, selection, item)

    def drops(self, view: View, area: Box, selection: Selection, item: Item) -> list[Drop]:
        poses = self.layout(view, area, selection)
        return carrying.drops(view, plan(view, area), poses, selection, item)

    # ------------------------------------------------------------------ for whoever learns
    def parts(self, view: View, area: Box, selection: Selection) -> list[TablePart]:
        return list(parts(self._players, view, plan(view, area)))

    def explain(self, view: View, item: Item, selection: Selection) -> str:
        return self._explainer.explain(view, item)

    def reason(self, view: View, reason: Reason, other: str) -> ReasonText:
        return explaining.reason_text(self._players, view, reason, other)

    def passages(self, view: View) -> list[Passage]:
        return [*passages.read(self._players, view)]

    # ------------------------------------------------------------------ scorings
    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        return scoring_sequences(self._players, beat)

    def moments(self, beat: Beat, before: Sequence[Beat]) -> list[Moment]:
        return [*super().moments(beat, before), *moments(self._players, beat, before)]


TABLE: MakeTable = CardTable
