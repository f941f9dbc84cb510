"""What was just heard is not said again in full: cards beside each other mostly do the same."""

from dataclasses import replace

from game.access.outline import Outline, Thing

_SHORT = 30
"""Letters of what is said whole however often: beside cells that say nothing, each “Fits here.” counts."""


class Brevity:
    """Says in a word of what gets the focus what the thing that had it before said besides its name.

    In a word, not in silence: a card that says nothing more would seem to be one that does nothing.
    """

    def __init__(self) -> None:
        self._focus = self._told = self._left = ""
        self._is_again = False

    def shortened(self, made: Outline) -> Outline:
        """Returns an outline in which the thing with the focus does not say again what was heard just before.

        It stays short until the focus is two things further: Orca still takes it for the focus when it hears of the
        change, and would say now what was left out.
        """
        thing = made.things[made.focus]
        if (made.focus, thing.told) != (self._focus, self._told):
            if made.focus != self._focus:
                self._left = self._focus if self._is_again else ""
            self._is_again = len(thing.told) > _SHORT and made.focus != self._focus and thing.told == self._told
        self._focus, self._told = made.focus, thing.told
        names = [made.focus] if self._is_again else []
        names += [self._left] if self._left in made.things else []
        short: dict[str, Thing] = {name: replace(made.things[name], told=made.again) for name in names}
        return replace(made, things={**made.things, **short})
