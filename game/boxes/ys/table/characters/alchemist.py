"""The Alchemist: one of one's own gems becomes another; the change is not compulsory."""

from game.boxes.ys.rules.cards import ALCHEMIST
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets
from game.boxes.ys.table.items import colour_item, owned_item
from game.boxes.ys.table.phrases import gem
from game.tabletop.items import Item


class Alchemist(Character):
    """Aimed at a kind of the viewer's gems and at what it becomes, or at nothing."""

    card = ALCHEMIST
    wanted, panel = "alchemist_colour", "gem_white_choose"
    colours = 1

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the owned gems and the colour."""
        return (owned_item(targets[0]), colour_item(targets[1])) if targets else ()

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what becomes what; without an aim, that nothing does."""
        if targets:
            yield self._line("card.alchemist", "good", gem=gem(targets[0]), new_gem=gem(targets[1]))
        else:
            yield self._line("card.alchemist_choose")
            yield self._line("card.alchemist_idle", "bad")

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns what became what."""
        if not event.targets:
            return "alchemist_idle", {}
        return self.key, {"gem": gem(event.targets[0]), "new_gem": gem(event.targets[1])}
