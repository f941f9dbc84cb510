"""What everybody chooses at once, and the order that comes of it: bids, order cards, the king's favour."""

from game.boxes.ys.rules.moves import Bid, Favour, Move, PickOrder
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import View, without
from game.boxes.ys.table.advice.part import Part
from game.boxes.ys.table.items import front_item, order_item, screen_item
from game.boxes.ys.table.phrases import added, broker
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import Preview


class Choosing(Part):
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
