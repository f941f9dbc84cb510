"""What came on the screen by itself takes no press at first: presses meant for what was there before do not count.

What comes on the screen because somebody pressed something needs none of this: `Ui` knows the further clicks of a
series and the keys that are held.
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
    def is_active(self) -> bool:
        """Tells whether a press would not count now."""
        return self._left > 0

    def restart(self) -> None:
        """Begins anew, as when the next person is due."""
        self._left = self._seconds

    def tick(self, seconds: float) -> bool:
        """Lets time pass and returns whether presses count from now on."""
        was_active, self._left = self.is_active, max(0.0, self._left - seconds)
        return was_active and not self.is_active
