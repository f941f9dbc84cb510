"""The Herald: one of one's own brokers moves to another place."""

from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.cards import HERALD
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import broker_item, place_item
from game.boxes.ys.table.phrases import spot
from game.tabletop.items import Item


class Herald(Character):
    """Aimed at a broker and at the place where it goes."""

    card = HERALD
    wanted = "herald_where"

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the broker and its new place."""
        tag, place = targets
        return broker_item(tag), place_item(place)

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields where it comes from, and whether the market pays for it."""
        tag, place = targets
        origin = broker_of(view.public, tag).place
        yield self._line("card.herald_line", old_spot=spot(origin))
        if is_market(place) and is_market(origin):
            yield self._line("card.herald_no_point")
        elif is_market(place):
            yield self._line("card.herald_point", "good")
        yield self._line("card.keeps_side")

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns both places."""
        return self.key, {"old_spot": spot(event.places[0] or 0), "spot": spot(event.targets[1])}
