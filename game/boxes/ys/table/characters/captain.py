"""The Captain: two ships change places with what is left of their cargo."""

from game.boxes.ys.rules.cards import CAPTAIN
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import quarter_item
from game.boxes.ys.table.phrases import counted, quarter
from game.tabletop.items import Item


class Captain(Character):
    """Aimed at two quarters."""

    card = CAPTAIN
    wanted = "captain_second"
    asks_quarter = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the two quarters."""
        return tuple(map(quarter_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what each of the two gets."""
        for here, there in zip(targets, targets[::-1], strict=True):
            cargo = counted(view.public.cargo[there])
            yield self._line("card.captain_line", quarter=quarter(here), cargo=cargo)

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns the two quarters."""
        one, other = event.targets
        return self.key, {"first": quarter(one), "second": quarter(other)}
