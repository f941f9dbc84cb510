"""What was just heard is not said again: cards beside each other mostly do the same."""

from dataclasses import replace

from game.access.outline import Outline


class Brevity:
    """Leaves out of what gets the focus what the thing that had it before said besides its name."""

    def __init__(self) -> None:
        self._focus = self._told = ""
        self._is_again = False

    def shortened(self, made: Outline) -> Outline:
        """Returns an outline in which the thing with the focus says nothing that was heard just before."""
        thing = made.things[made.focus]
        if (made.focus, thing.told) != (self._focus, self._told):
            self._is_again = bool(thing.told) and made.focus != self._focus and thing.told == self._told
        self._focus, self._told = made.focus, thing.told
        return replace(made, things={**made.things, made.focus: replace(thing, told="")}) if self._is_again else made
