"""The Soldier: a broker of the pair placed just now counts 5."""

from game.boxes.ys.rules.cards import SOLDIER
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import broker_item
from game.boxes.ys.table.phrases import spot
from game.boxes.ys.table.standing import secret
from game.tabletop.items import Item


class Soldier(Character):
    """Aimed at a broker."""

    card = SOLDIER

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the broker."""
        return tuple(map(broker_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what it counts without the mark, and that the mark is seen."""
        marked = broker_of(view.public, targets[0])
        value = marked.value if marked.value is not None else secret(view, marked.tag)
        yield self._line("card.soldier_line", "good", value=value if value is not None else "?")
        if marked.value is None:
            yield self._line("card.soldier_mark")

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns where the broker stands."""
        return self.key, {"spot": spot(event.places[0] or 0)}
