"""The Banker: one quotation up, another one down."""

from game.boxes.ys.rules.cards import BANKER
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import quote_item
from game.boxes.ys.table.phrases import colour
from game.tabletop.items import Item


class Banker(Character):
    """Aimed at the way up of a quotation and the way down of another."""

    card = BANKER
    wanted = "banker_down"
    asks_quotation = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the two ways."""
        rising, falling = targets
        return quote_item(rising, 1), quote_item(falling, -1)

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields both quotations before and after."""
        quotes = view.public.quotes
        for number, step in zip(targets, (1, -1), strict=True):
            values = {"colour": colour(number), "before": quotes[number], "after": quotes[number] + step}
            yield self._line("card.banker_up_line", "good" if step > 0 else "plain", **values)

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns which rose and which fell."""
        rising, falling = event.targets
        return self.key, {"rising": colour(rising), "falling": colour(falling)}
