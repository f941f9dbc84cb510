"""Previews of bids, order cards, placing, looking and the king's favour."""

from collections.abc import Iterator

from game.boxes.ys.rules.arrivals import LAST_TURN
from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.cards import BISHOP
from game.boxes.ys.rules.change import within, without
from game.boxes.ys.rules.moves import Bid, Favour, Look, PickOrder, Place, PlaceNeutral, Refill
from game.boxes.ys.rules.tasks import BID, FAVOUR, LOOK, NEUTRAL, ORDER, PLACE, REFILL
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.phrases import YsPlayers, added, broker, offered, spot
from game.boxes.ys.table.selecting import decider
from game.tabletop.table import Preview, Selection

Line = tuple[str, str]
_Whole = Bid | PickOrder | Refill | Place | PlaceNeutral | Look | Favour


class PlacingAdvice:
    """Says what choosing and placing brokers would do."""

    choosing = frozenset({ORDER, REFILL, NEUTRAL})
    """The tasks that have one sentence while nothing is chosen."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        self._players = players
        self._evaluation = evaluation
        self._say = players.say

    def _line(self, key: str, tone: str = "plain", **values: object) -> Line:
        return self._say(f"preview.{key}", **values), tone

    def _sprite(self, view: View, kind: str = "up") -> str:
        return f"broker_{self._players.colour(decider(view))}_{kind}"

    # ------------------------------------------------------------------ whole moves
    def whole(self, view: View, move: _Whole) -> Preview:
        """Returns what a move that is chosen would do."""
        match move:
            case Bid():
                return self._bid(view, move)
            case PickOrder(card):
                return self._order(view, card)
            case Place():
                return self._place(view, move)
            case PlaceNeutral():
                return self._neutral(view, move)
            case Refill(value):
                return self._refill(view, value)
            case Look(tag):
                return self._look(view, tag)
            case Favour(value):
                return self._favour(view, value)

    def _bid(self, view: View, move: Bid) -> Preview:
        seat, pair = decider(view), (move.low, move.high)
        left = without(without(view.screens[seat] or pair, move.low), move.high)
        lines = (
            self._line("bid_ties"),
            self._line("bid_tie_card", number=view.public.order[seat]),
            self._line("bid_left", brokers=[str(value) for value in left]),
        )
        title = self._say("preview.bid_title", bid=added(pair), sum=sum(pair))
        return Preview(title, lines, self._say("button.bid"), sprite=self._sprite(view))

    def _order(self, view: View, card: int) -> Preview:
        seats = view.public.seats
        key = "order_first" if card == 1 else "order_last" if card == seats else "order_nth"
        lines = (self._line(key, number=card), self._line("order_ties"))
        title = self._say("preview.order_title", number=card)
        return Preview(title, lines, self._say("button.order"), sprite=f"order_{card}")

    def _place(self, view: View, move: Place) -> Preview:
        lines = [*self._evaluation.changes(view, move), *self._sides(view, move)]
        if is_market(move.place):
            lines.append(self._line("place_point", "good"))
        if move.from_front:
            lines.append(self._line("place_front"))
        title = self._say("preview.place_title", broker=broker(move.value), spot=spot(move.place))
        return Preview(title, tuple(lines), self._say("button.place"))

    def _sides(self, view: View, move: Place) -> Iterator[Line]:
        """How the broker lies, and how the other one of the pair must."""
        public = view.public
        if move.is_up:
            yield self._line("place_up")
        else:
            yield self._line("place_down_seen" if move.from_front else "place_down")
        bishop = public.effect(BISHOP)
        if bishop is not None and bishop.seat == public.acting:
            yield self._line("bishop_free")
        elif not public.go and not public.variants.all_open:
            yield self._line("other_down" if move.is_up else "other_up")

    def _neutral(self, view: View, move: PlaceNeutral) -> Preview:
        lines = [*self._evaluation.changes(view, move), self._line("neutral_line")]
        if is_market(move.place):
            lines.append(self._line("neutral_point", "bad"))
        title = self._say("preview.neutral_title", broker=broker(move.value), spot=spot(move.place))
        return Preview(title, tuple(lines), self._say("button.place"))

    def _refill(self, view: View, value: int) -> Preview:
        front = within(view.public.front[view.public.acting], value)
        lines = (self._line("refill_sum", sum=sum(front)),)
        title = self._say("preview.refill_title", broker=broker(value))
        return Preview(title, lines, self._say("button.refill"), sprite=self._sprite(view))

    def _look(self, view: View, tag: int) -> Preview:
        public = view.public
        found = next((each for each in public.brokers if each.tag == tag), None)
        if found is None:
            owner = next(seat for seat, tags in enumerate(public.throne) if tag in tags)
            title = self._say("preview.look_title_throne")
        else:
            owner, title = found.party, self._say("preview.look_title", spot=spot(found.place))
        lines = (self._line("look_owner", owner=self._players.name(owner)), self._line("look_private"))
        return Preview(title, lines, self._say("button.look"), sprite="medal_spy")

    def _favour(self, view: View, value: int) -> Preview:
        seat = decider(view)
        sent = [known for tag, known in view.values if tag in view.public.throne[seat]]
        is_last = view.public.round == LAST_TURN
        lines = (
            self._line("favour_sum", sum=sum(sent) + value),
            self._line("favour_last" if is_last else "favour_spare"),
        )
        title = self._say("preview.favour_title", broker=broker(value))
        return Preview(title, lines, self._say("button.favour"), sprite=self._sprite(view, "down"))

    # ------------------------------------------------------------------ still to be chosen
    def options(self, view: View, selection: Selection) -> Preview:
        """Returns what can be done before a broker is chosen."""
        lines = [self._line("can_place")]
        if any(isinstance(move, Place) and move.from_front for move in selection.moves):
            lines.append(self._line("can_front"))
        names = offered(self._players, selection.moves)
        if names:
            lines.append(self._line("can_card", cards=names))
        if any(isinstance(move, Look) for move in selection.moves):
            lines.append(self._line("can_look"))
        return Preview(self._say("preview.options"), tuple(lines))

    def half(self, view: View, selection: Selection) -> Preview:
        """Returns what is still to be chosen; whose decision it is stands in the bar."""
        told, _ = self._line(self._wanted(view.public.task, selection))
        return Preview(told, sprite=self._sprite(view))

    def _wanted(self, task: str, selection: Selection) -> str:
        match task:
            case _ if task == BID:
                return "bid_second" if selection.touched else "bid_choose"
            case _ if task == PLACE:
                return "place_where"
            case _ if task in (LOOK, FAVOUR, ORDER, REFILL, NEUTRAL):
                return f"{task}_choose"
        return "place_choose"
