"""Previews of buying tiles."""

from collections.abc import Sequence

from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.offers import Offer, best_purchase, offers
from game.boxes.alhambra.table.phrases import sprite, tile_name
from game.boxes.alhambra.table.touch import Touch
from game.boxes.alhambra_family.rules.money import CURRENCIES, CURRENCY, total
from game.boxes.alhambra_family.table.paying import Line, payment
from game.boxes.alhambra_family.table.phrases import Players, added, amount
from game.tabletop.selection import Selection
from game.tabletop.table import Preview

_MOST_OPTIONS = 3


class PayingAdvice:
    """Says what money could buy."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def _name(self, tile: int) -> str:
        return tile_name(self._players, tile)

    def options(self, view: View, moves: Sequence[object], most: int) -> list[tuple[Line, Buy | None]]:
        """Returns what can be paid, to the coin before the rest, so many at most, each with the move that does it."""
        payable = [offer for offer in offers(view).values() if offer.cards]
        payable.sort(key=lambda offer: (not offer.is_exact, offer.lost))
        best = payable[: min(most, _MOST_OPTIONS)]
        return [(self._option(offer), best_purchase(moves, offer.tile)) for offer in best]

    def _option(self, offer: Offer) -> Line:
        name, paid = self._name(offer.tile), added(offer.cards)
        if offer.is_exact:
            return self._say("action.option_exact", tile=name, sum=paid), "good"
        return self._say("action.option_over", tile=name, sum=paid, lost=offer.lost), "plain"

    # ------------------------------------------------------------------ buying
    def buying(self, view: View, selection: Selection, touched: Touch) -> Preview:
        """Returns what the touched tile costs and the touched cards pay."""
        if not touched.sale:
            return self._laying(view, touched.hand)
        tile = touched.sale[0]
        offer = offers(view).get(tile)
        if offer is None:
            return Preview(self._name(tile), ((self._say("refuse.bazaar_empty"), "plain"),), sprite=sprite(tile))
        title = self._say("action.price", tile=self._name(tile), price=amount(offer.currency, offer.price))
        if isinstance(selection.move, Buy):
            lines = self._whole(view, touched.hand, offer.price)
            return Preview(title, lines, self._say("action.buy"), sprite(tile))
        return Preview(title, self._part(offer, touched.hand), sprite=sprite(tile))

    def _part(self, offer: Offer, cards: Sequence[int]) -> tuple[Line, ...]:
        """A tile without enough money for it."""
        lines: list[Line] = []
        if cards:
            missing = amount(offer.currency, max(1, offer.price - total(cards)))
            lines.append((self._say("action.missing", sum=added(cards), amount=missing), "plain"))
        elif offer.is_exact:
            lines.append((self._say("action.suggested", sum=added(offer.cards)), "good"))
        if offer.exactly:
            lines.append((self._say("action.exact_only"), "plain"))
        return (*lines, (self._say("action.choose_cards"), "plain"))

    def _whole(self, view: View, cards: Sequence[int], price: int) -> tuple[Line, ...]:
        """What the whole payment that was touched does; the vizier pays exactly and acts no further."""
        if view.task == Task.INVITE:
            exact = self._say("action.exact", sum=added(cards))
            return (exact, "plain"), (self._say("action.falls_asleep"), "plain")
        return payment(self._players, view.acting, cards, price)

    def _laying(self, view: View, cards: Sequence[int]) -> Preview:
        """Cards of the hand without a tile: what they could pay for."""
        currency = CURRENCY[cards[0]]
        lines = [
            (self._say("action.could_buy", tile=self._name(offer.tile), price=offer.price), "plain")
            for offer in offers(view).values()
            if offer.currency == currency and offer.cards
        ]
        title = self._say("action.choose_tile", amount=amount(currency, total(cards)))
        return Preview(title, tuple(lines), sprite=f"coin_{CURRENCIES[currency]}")
