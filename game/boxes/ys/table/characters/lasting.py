"""Characters that work for a while and are aimed at nothing."""

from game.boxes.ys.rules.cards import BISHOP, CONJURER, INTRIGUER, MERCHANT, SPY
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters.character import Character, Lines, Targets


class Lasting(Character):
    """Tells what it does and what is to be known besides."""

    is_aimed = False

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what it does, and a remark."""
        yield self._ability("good")
        yield self._line(f"card.{self.key}_line")


class Bishop(Lasting):
    """Brokers may lie as one likes."""

    card = BISHOP


class Conjurer(Lasting):
    """Brokers may be taken from the front."""

    card = CONJURER


class Intriguer(Lasting):
    """Ties are won."""

    card = INTRIGUER


class Merchant(Lasting):
    """Commercial areas pay more."""

    card = MERCHANT


class Spy(Lasting):
    """Hidden brokers are looked at."""

    card = SPY
