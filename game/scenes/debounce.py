"""The guard over what just came on the screen by itself: presses that were meant for what was there do not count.

What comes on the screen because somebody pressed something needs none: `Ui` knows the further clicks of a series and
the keys that are held.
"""

_SECONDS = 0.5
"""Seconds before the first press counts between two people."""


class Debounce:
    """Keeps presses from doing anything to what they were not meant for.

    Takes how many seconds must pass before the first press counts.
    """

    def __init__(self, seconds: float = _SECONDS) -> None:
        self._seconds = self._left = seconds

    @property
    def is_up(self) -> bool:
        """Tells whether a press would not count now."""
        return self._left > 0

    def raise_again(self) -> None:
        """Begins anew, as when the next person is due."""
        self._left = self._seconds

    def tick(self, seconds: float) -> bool:
        """Lets time pass and returns whether presses count from now on."""
        was_up, self._left = self.is_up, max(0.0, self._left - seconds)
        return was_up and not self.is_up
