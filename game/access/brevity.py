"""What was just heard is not said again: cards beside each other mostly do the same."""

from dataclasses import replace

from game.access.outline import Outline


class Brevity:
    """Leaves out of what gets the focus what the thing that had it before said besides its name."""

    def __init__(self) -> None:
        self._focus = self._told = self._left = ""
        self._is_again = False

    def shortened(self, made: Outline) -> Outline:
        """Returns an outline in which the thing with the focus says nothing that was heard just before.

        It stays short until the focus is two things further: Orca still takes it for the focus when it hears of the
        change, and would say now what was left out.
        """
        thing = made.things[made.focus]
        if (made.focus, thing.told) != (self._focus, self._told):
            if made.focus != self._focus:
                self._left = self._focus if self._is_again else ""
            self._is_again = bool(thing.told) and made.focus != self._focus and thing.told == self._told
        self._focus, self._told = made.focus, thing.told
        short = [made.focus] if self._is_again else []
        short += [self._left] if self._left in made.things else []
        return replace(made, things={**made.things, **{name: replace(made.things[name], told="") for name in short}})
