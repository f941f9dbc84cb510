"""The Magician: two of one's own brokers change places; one of them may come from the throne room."""

from game.boxes.ys.rules.cards import MAGICIAN
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import broker_item
from game.boxes.ys.table.phrases import spot
from game.tabletop.items import Item


class Magician(Character):
    """Aimed at two brokers, the one in the throne room last."""

    card = MAGICIAN
    wanted = "magician_second"
    asks_throne = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the two brokers."""
        return tuple(map(broker_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields which places are changed."""
        public, (one, other) = view.public, targets
        where = spot(broker_of(public, one).place)
        if other in public.throne[public.acting]:
            yield self._line("card.magician_throne", spot=where)
            return
        yield self._line("card.magician_line", spot=where, old_spot=spot(broker_of(public, other).place))
        yield self._line("card.keeps_side")
        yield self._line("card.magician_no_point")

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns the places, or the one whose broker went to the throne room."""
        one, other = event.places
        if other is None:
            return "magician_throne", {"spot": spot(one or 0)}
        return self.key, {"spot": spot(one or 0), "old_spot": spot(other)}
