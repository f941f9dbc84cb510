"""What the action panel tells about the place that is pointed at: what it pays, who stands there, what may come."""

from collections.abc import Iterable, Sequence

from game.boxes.ys.rules.components import areas_of, is_market, row_of, squares_of
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.advice.part import Line
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.phrases import YsPlayers, column, quarter, spot
from game.boxes.ys.table.rewards import Rewards
from game.locale.words import Term
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from game.tabletop.table import Preview


class Details:
    """Says how things stand where somebody points."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        self._say = players.say
        self._evaluation = evaluation
        self._rewards = Rewards(players)

    def preview(self, view: View, selection: Selection) -> Preview | None:
        """Returns what is to be told about the item that is pointed at; None where nothing is."""
        match selection.hover:
            case Item("quarter", (number,)) if number in view.public.quarters:
                told = [*self._standing(view, areas_of(number)), self._rewards.quarter(view.public)]
                return self._preview(quarter(number), _plain(told))
            case Item("column", (number,)):
                told = [*self._evaluation.column(view, number), self._rewards.columns()]
                return self._preview(column(number), _plain(told))
            case Item("area" | "square", (place,)):
                return self._place(view, selection, place)
        return None

    def _preview(self, title: Term, known: Sequence[Line], new: Sequence[Line] = ()) -> Preview:
        """Returns what is told of a place: what is new, then what its item says of itself."""
        return Preview(self._say("standing.heading", place=title), (*new, *known), repeated=len(known))

    def _place(self, view: View, selection: Selection, place: int) -> Preview:
        where = squares_of(row_of(place)) if is_market(place) else (place,)
        told = [*self._standing(view, where), self._rewards.place(view.public, place)]
        return self._preview(spot(place), _plain(told), self._changes(view, selection, place))

    def _standing(self, view: View, places: Sequence[int]) -> list[str]:
        return self._evaluation.told(view, places) or [self._say("standing.empty")]

    def _changes(self, view: View, selection: Selection, place: int) -> list[Line]:
        """What the broker that is chosen would change there."""
        moves = (m for m in selection.moves if isinstance(m, Place | PlaceNeutral) and m.place == place)
        move = next(moves, None) if selection.touched else None
        return [] if move is None else self._evaluation.changes(view, move)


def _plain(told: Iterable[str]) -> list[Line]:
    return [(line, "plain") for line in told if line]
