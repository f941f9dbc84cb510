"""The Jeweler: two gems of choice, which may be alike."""

from game.boxes.ys.rules.cards import JEWELER
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import colour_item
from game.boxes.ys.table.phrases import counted
from game.tabletop.items import Item


class Jeweler(Character):
    """Aimed at two colours; the second of two equal ones is laid out beside the first."""

    card = JEWELER
    wanted = "jeweler_second"
    colours = 2

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the two colours."""
        one, other = targets
        return colour_item(one), colour_item(other, 2 if one == other else 1)

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what is taken."""
        yield self._line("card.jeweler_line", "good", taken=counted(targets))

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns what was taken."""
        return self.key, {"taken": counted(event.targets)}
