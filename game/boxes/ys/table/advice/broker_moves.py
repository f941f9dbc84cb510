"""Moves of brokers: placing them, and what everybody chooses at once: bids, the order they bring, the king's favour."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from game.boxes.ys.rules.components import BISHOP, is_market
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.moves import Bid, Favour, Move, PickOrder, Place, PlaceNeutral, Refill
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import Public, View, within, without
from game.boxes.ys.table.evaluation import Speaker
from game.boxes.ys.table.items import DOWN, front_item, neutral_item, order_item, place_item, screen_item
from game.boxes.ys.table.phrases import added, broker, spot
from game.core.rules import Seat
from game.tabletop.items import Item, Selection
from game.tabletop.table import Preview, PreviewLine


class MoveAdvice(Speaker, ABC):
    """Knows some kinds of moves: what is touched for one, and what it would do."""

    @abstractmethod
    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...] | None:
        """Returns the items of a legal move of a seat in the order in which one thinks of them; None for others'."""

    @abstractmethod
    def whole(self, view: View, seat: Seat, move: Move) -> Preview | None:
        """Returns what a move that is chosen would do; None for a move of another part."""

    def _line(self, key: str, tone: str = "plain", **values: object) -> PreviewLine:
        return self._say(f"preview.{key}", **values), tone

    def sprite(self, seat: Seat, side: str = "up") -> str:
        """Returns the picture of a broker of a seat."""
        return f"broker_{self._players.colour(seat)}_{side}"


class Placing(MoveAdvice):
    """Brokers on areas and squares, and what takes the place of one from the front."""

    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...] | None:
        """Returns broker and place; it lies face up where it may, unless the other side is asked for."""
        match move:
            case Place(from_front, is_up, value, place):
                own = front_item(seat, value, 0) if from_front else screen_item(value, 0)
                is_asked = not is_up and len(facings(view.public, seat)) > 1
                return (own, *([DOWN] if is_asked else []), place_item(place))
            case PlaceNeutral(value, place):
                return neutral_item(value), place_item(place)
            case Refill(value):
                return (screen_item(value, 0),)
        return None

    def whole(self, view: View, seat: Seat, move: Move) -> Preview | None:
        """Returns how the viewer's hopes change, how the broker lies, and what the market pays."""
        match move:
            case Place():
                return self._place(view, move)
            case PlaceNeutral(value, place):
                lines = [*self._evaluation.changes(view, move), self._line("neutral_line")]
                if is_market(place):
                    lines.append(self._line("neutral_point", "bad"))
                return self._placed("neutral_title", value, place, lines)
            case Refill(value):
                front = within(view.public.front[seat], value)
                title = self._say("preview.refill_title", broker=broker(value))
                told = self._line("refill_sum", sum=sum(front))
                return Preview(title, (told,), self._say("button.refill"), sprite=self.sprite(seat))
        return None

    def _place(self, view: View, move: Place) -> Preview:
        lines = [*self._evaluation.changes(view, move), *self._sides(view.public, move)]
        if is_market(move.place):
            lines.append(self._line("place_point", "good"))
        if move.from_front:
            lines.append(self._line("place_front"))
        return self._placed("place_title", move.value, move.place, lines)

    def _placed(self, key: str, value: int, place: int, lines: Sequence[PreviewLine]) -> Preview:
        title = self._say(f"preview.{key}", broker=broker(value), spot=spot(place))
        return Preview(title, tuple(lines), self._say("button.place"))

    def _sides(self, public: Public, move: Place) -> Iterator[PreviewLine]:
        """How the broker lies, and how the other one of the pair must."""
        if move.is_up:
            yield self._line("place_up")
        else:
            yield self._line("place_down_seen" if move.from_front else "place_down")
        bishop = public.effect(BISHOP)
        if bishop is not None and bishop.seat == public.acting:
            yield self._line("bishop_free")
        elif not public.go and not public.variants.all_open:
            yield self._line("other_down" if move.is_up else "other_up")

    # ------------------------------------------------------------------ still to be chosen
    def options(self, selection: Selection) -> Iterator[PreviewLine]:
        """Yields which brokers can be placed."""
        yield self._line("can_place")
        if any(isinstance(move, Place) and move.from_front for move in selection.moves):
            yield self._line("can_front")

    def chosen(self, view: View, selection: Selection) -> Preview | None:
        """Returns which broker is chosen and how it will lie; None: none is."""
        item = next((item for item in selection.touched if item.kind in ("screen", "front", "neutral")), None)
        if item is None:
            return None
        seat = Seat(view.public.acting)
        value = item.at[1] if item.kind == "front" else item.at[0]
        named = {"player": self._players.name(seat)} if item.kind == "front" else {}
        ways = {move.is_up: move for move in selection.moves if isinstance(move, Place)}
        lines = [*self._sides(view.public, next(iter(ways.values())))] if len(ways) == 1 else []
        title = self._say(f"item.{item.kind}", broker=broker(value), **named)
        return Preview(title, tuple(lines), sprite=self.sprite(seat))

    def prompt(self, view: View, selection: Selection) -> str:
        """Returns the key of what the bar asks for."""
        if any(item.kind in ("screen", "front") for item in selection.touched):
            return "place_where"
        if not view.public.go:
            return "place"
        sides = facings(view.public, view.public.acting)
        return "place_second" if len(sides) > 1 else f"place_second_{'up' if sides[0] else 'down'}"


class Choosing(MoveAdvice):
    """Bids, order cards and what is sent to the throne room."""

    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...] | None:
        """Returns two brokers behind the screen, an order card, or a broker in front."""
        match move:
            case Bid(low, high):
                return screen_item(low, 0), screen_item(high, int(low == high))
            case PickOrder(card):
                return (order_item(card),)
            case Favour(value):
                return (front_item(seat, value, 0),)
        return None

    def whole(self, view: View, seat: Seat, move: Move) -> Preview | None:
        """Returns sums, ties and what is left."""
        match move:
            case Bid(low, high):
                return self._bid(view, seat, (low, high))
            case PickOrder(card):
                return self._order(view, card)
            case Favour(value):
                return self._favour(view, seat, value)
        return None

    def bidding(self, view: View) -> Preview:
        """Returns what a bid is good for, before it is whole."""
        number = view.public.order[view.seat or 0]
        lines = (self._line("bid_ties"), self._line("bid_tie_card", number=number))
        return Preview(self._say("preview.bid_choose"), lines)

    def _bid(self, view: View, seat: Seat, pair: tuple[int, int]) -> Preview:
        low, high = pair
        left = without(without(view.screens[seat] or pair, low), high)
        lines = (
            self._line("bid_ties"),
            self._line("bid_tie_card", number=view.public.order[seat]),
            self._line("bid_left", brokers=[str(value) for value in left]),
        )
        title = self._say("preview.bid_title", bid=added(pair), sum=sum(pair))
        return Preview(title, lines, self._say("button.bid"), sprite=self.sprite(seat))

    def _order(self, view: View, card: int) -> Preview:
        seats = view.public.seats
        key = "order_first" if card == 1 else "order_last" if card == seats else "order_nth"
        lines = (self._line(key, number=card), self._line("order_ties"))
        title = self._say("preview.order_title", number=card)
        return Preview(title, lines, self._say("button.order"), sprite=f"order_{card}")

    def _favour(self, view: View, seat: Seat, value: int) -> Preview:
        sent = [known for tag, known in view.values if tag in view.public.throne[seat]]
        is_last = view.public.round == LAST_TURN
        lines = (
            self._line("favour_sum", sum=sum(sent) + value),
            self._line("favour_last" if is_last else "favour_spare"),
        )
        title = self._say("preview.favour_title", broker=broker(value))
        return Preview(title, lines, self._say("button.favour"), sprite=self.sprite(seat, "down"))
