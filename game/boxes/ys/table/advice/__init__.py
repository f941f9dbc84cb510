"""What is touched for moves, what the actor can do now, and what the chosen items would do."""

from collections.abc import Iterable, Sequence

from game.boxes.ys.rules.components import areas_of, is_market, row_of, squares_of
from game.boxes.ys.rules.moves import Move, Place, PlaceNeutral
from game.boxes.ys.rules.scoring import END_REASON
from game.boxes.ys.rules.steps import ASK, BID, COLOUR, COLUMN, FAVOUR, GEM, NEUTRAL, ORDER, PLACE, QUOTE, REFILL
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.advice.broker_moves import Choosing, MoveAdvice, Placing
from game.boxes.ys.table.advice.other_moves import Counting, Windows
from game.boxes.ys.table.evaluation import Evaluation, Speaker
from game.boxes.ys.table.phrases import YsPlayers, column, quarter, spot
from game.boxes.ys.table.queries import decider, is_gift, must_act, pair_number
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.items import Item, Selection
from game.tabletop.table import AutoPass, Preview, PreviewLine


# ---------------------------------------------------------------------- the place that is pointed at
class Details(Speaker):
    """Says how things stand where somebody points."""

    def preview(self, view: View, selection: Selection) -> Preview | None:
        """Returns what is to be told about the item that is pointed at; None where nothing is."""
        match selection.hover:
            case Item("quarter", (number,)) if number in view.public.quarters:
                told = [*self._standing(view, areas_of(number)), self._evaluation.quarter_reward(view.public)]
                return self._preview(quarter(number), _plain(told))
            case Item("column", (number,)):
                told = [*self._evaluation.column(view, number), self._say("reward.column")]
                return self._preview(column(number), _plain(told))
            case Item("area" | "square", (place,)):
                return self._place(view, selection, place)
        return None

    def _preview(self, title: Term, known: Sequence[PreviewLine], new: Sequence[PreviewLine] = ()) -> Preview:
        """Returns what is told of a place: what is new, then what its item says of itself."""
        return Preview(self._say("standing.heading", place=title), (*new, *known), repeated=len(known))

    def _place(self, view: View, selection: Selection, place: int) -> Preview:
        where = squares_of(row_of(place)) if is_market(place) else (place,)
        told = [*self._standing(view, where), self._evaluation.reward(view.public, place)]
        return self._preview(spot(place), _plain(told), self._changes(view, selection, place))

    def _standing(self, view: View, places: Sequence[int]) -> list[str]:
        return self._evaluation.told(view, places) or [self._say("standing.empty")]

    def _changes(self, view: View, selection: Selection, place: int) -> list[PreviewLine]:
        """What the broker that is chosen would change there."""
        moves = (m for m in selection.moves if isinstance(m, Place | PlaceNeutral) and m.place == place)
        move = next(moves, None) if selection.touched else None
        return [] if move is None else self._evaluation.changes(view, move)


def _plain(told: Iterable[str]) -> list[PreviewLine]:
    return [(line, "plain") for line in told if line]


class Advice(Speaker):
    """Touches for moves, and words for the action panel and the bar above the table."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        super().__init__(players, evaluation)
        self._placing = Placing(players, evaluation)
        self._windows = Windows(players, evaluation)
        self._counting = Counting(players, evaluation)
        self._choosing = Choosing(players, evaluation)
        self._parts: tuple[MoveAdvice, ...] = (self._placing, self._windows, self._counting, self._choosing)
        self._details = Details(players, evaluation)

    # ------------------------------------------------------------------ moves
    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...]:
        """Returns the items of a legal move of a seat."""
        found = (part.clicks(view, seat, move) for part in self._parts)
        return next(items for items in found if items is not None)

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        """Returns how a window for characters may be waived."""
        return self._windows.auto_pass(view, seat)

    # ------------------------------------------------------------------ prompt
    def prompt(self, view: View, selection: Selection) -> str:
        """Returns what the actor can do now."""
        public = view.public
        if view.is_over:
            return self._say(END_REASON)
        if public.task in (BID, FAVOUR) and not must_act(view):
            return self._say(f"prompt.{public.task}_waiting")
        of_card = self._windows.card_prompt(selection)
        return of_card or self._say(
            f"prompt.{self._task(view, selection)}", number=pair_number(public), pairs=public.pairs
        )

    def _task(self, view: View, selection: Selection) -> str:
        """Returns the key of what the bar asks for."""
        task = view.public.task
        if task == ASK:
            return self._windows.prompt(view, selection)
        if task == PLACE:
            return self._placing.prompt(view, selection)
        if task == COLOUR:
            return "gift" if is_gift(view.public) else "stall"
        if task == BID and selection.touched:
            return "bid_second"
        if task == GEM and selection.move is None and any(item.kind == "gem" for item in selection.touched):
            return "gem_white"
        return task

    # ------------------------------------------------------------------ preview
    def preview(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen items would do, or what can be done while nothing is chosen."""
        if view.is_over:
            return Preview(self._say(END_REASON))
        if not must_act(view):
            return self._details.preview(view, selection) or Preview(self._idle_title(view))
        return (
            self._windows.card(view, selection)
            or self._whole(view, selection.move)
            or self._details.preview(view, selection)
            or self._unfinished(view, selection)
        )

    def _whole(self, view: View, move: Move | None) -> Preview | None:
        if move is None:
            return None
        found = (part.whole(view, decider(view), move) for part in self._parts)
        return next((preview for preview in found if preview is not None), None)

    def _idle_title(self, view: View) -> str:
        public = view.public
        if public.task in (BID, FAVOUR):
            left = [seat for seat in range(public.seats) if seat not in public.done]
            return self._say(f"prompt.{public.task}_several", players=self._players.names(left))
        return self._say(f"prompt.{public.task}_named", player=self._players.name(public.acting))

    def _unfinished(self, view: View, selection: Selection) -> Preview:
        """Returns what there is to choose from; what is asked for stands in the bar, and is not said again."""
        task = view.public.task
        if task == ASK:
            return self._windows.offers(selection)
        if task in (ORDER, REFILL, GEM, COLOUR, COLUMN, QUOTE):
            return self._listed(view, selection)
        if task == PLACE and not selection.touched:
            windows = (line for line, _ in self._windows.options(selection.moves))
            return Preview(self._say("preview.options"), (*self._placing.options(selection), *windows))
        if task == BID:
            return self._choosing.bidding(view)
        if task in (PLACE, NEUTRAL) and (chosen := self._placing.chosen(view, selection)) is not None:
            return chosen
        return Preview(self._say(f"preview.{task}_choose"), sprite=self._placing.sprite(decider(view)))

    def _listed(self, view: View, selection: Selection) -> Preview:
        """Returns every way to decide as a line that chooses it; what needs one more choice stands there once."""
        titles: dict[str, list[Move]] = {}
        for move in selection.moves:
            told = self._counting.white(move) if selection.touched else None
            found = self._whole(view, move)
            titles.setdefault(told or (found.title if found else ""), []).append(move)
        lines = tuple((title, "plain") for title in titles)
        choices = tuple(ways[0] if len(ways) == 1 else None for ways in titles.values())
        return Preview(self._say("preview.options"), lines, choices=choices)
