"""What the tables of both Alhambra games answer in the same way; picture, touches and turns are each box's own."""

from collections.abc import Hashable, Sequence
from dataclasses import Field, replace
from typing import Any, ClassVar, Protocol, TypeVar

from game.boxes.alhambra_family.rules.components import CURRENCY, VALUE
from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView
from game.boxes.alhambra_family.table.items import MONEY
from game.boxes.alhambra_family.table.narrator import FamilyNarrator
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.standings import lead
from game.core.rules import Beat, Seat
from game.tabletop.ended import Epilogue
from game.tabletop.items import Item
from game.tabletop.moments import Moment
from game.tabletop.pieces import Piece, PieceTable, TableAdvice
from game.tabletop.table import PointHistory


class ScoredView(PurseView, Protocol):
    """What both tables ask of a view."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


ViewT = TypeVar("ViewT", bound=ScoredView)
PlanT = TypeVar("PlanT", bound=PursePlan)


class AlhambraTable(PieceTable[ViewT, PlanT]):
    """What both tables answer alike; picture, touches and turns are each box's own.

    Takes who sits there, the pieces lowest first, and who speaks for the box: advice, narrator, and the module that
    tells how a game ended.
    """

    music = "music_alhambra"
    tally = "ui.result"
    _players: Players

    def __init__(
        self,
        players: Players,
        pieces: Sequence[Piece[ViewT, PlanT]],
        advice: TableAdvice[ViewT],
        narrator: FamilyNarrator,
        epilogue: Epilogue,
    ) -> None:
        super().__init__(players, pieces, epilogue)
        self._advice, self._narrator = advice, narrator

    # ------------------------------------------------------------------ touches and turns
    def equivalence_key(self, view: ViewT, item: Item) -> Hashable:
        if item.kind != MONEY:
            return item
        (card,) = item.at
        return card in view.display, CURRENCY[card], VALUE[card]

    def actor(self, view: ViewT) -> Seat | None:
        return None if view.is_over else view.acting

    def moments(self, beat: Beat, before: Sequence[Beat]) -> list[Moment]:
        return list(lead(self._players, beat, before, self.points))

    # ------------------------------------------------------------------ points
    def points(self, view: ViewT) -> tuple[int, ...]:
        return tuple(map(sum, view.points))

    def history(self, beats: Sequence[Beat]) -> PointHistory:
        view = beats[-1].view
        moments = [(self._players.say("chapter.start"), (0,) * view.seats)]
        scored = [event for beat in beats for event in beat.events if isinstance(event, ScoringDone)]
        moments += [(self._players.scoring(event.letter), event.totals[: view.seats]) for event in scored]
        if not view.is_over:
            moments.append((self._players.say("chapter.now"), self.points(view)))
        labels, totals = zip(*moments, strict=True)
        return PointHistory(labels, totals)

    def opened(self, views: Sequence[ViewT]) -> ViewT:
        hands = tuple(view.hands[seat] for seat, view in enumerate(views[1:]))
        return replace(views[0], open_hands=True, hands=hands)
