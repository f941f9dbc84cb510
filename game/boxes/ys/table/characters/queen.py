"""The Queen: she closes a quarter to all others."""

from game.boxes.ys.rules.cards import QUEEN
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import quarter_item
from game.boxes.ys.table.phrases import quarter
from game.tabletop.items import Item


class Queen(Character):
    """Aimed at a quarter."""

    card = QUEEN
    asks_quarter = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the quarter."""
        return tuple(map(quarter_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what is closed, and that brokers stay there."""
        yield self._line("card.queen_line", "good", quarter=quarter(targets[0]))
        yield self._line("card.queen_frozen")

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns the quarter."""
        return self.key, {"quarter": quarter(event.targets[0])}
