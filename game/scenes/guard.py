"""The guard over what just came on the screen: presses that were meant for what was there before do not count."""

_SECONDS, _REPEAT = 0.5, 0.15
"""Seconds without a press before the first one counts between two people, and after a press that did not count: a held
key repeats sooner."""


class Guard:
    """Keeps a second click and a held key from doing anything to what they were not meant for.

    Takes how many seconds must pass without a press before the first one counts.
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

    def tick(self, seconds: float) -> None:
        """Lets time pass."""
        self._left = max(0.0, self._left - seconds)

    def lets_through(self) -> bool:
        """Takes a press and returns whether it counts; one that does not makes the next wait a little longer."""
        if self.is_up:
            self._left = max(self._left, _REPEAT)
            return False
        return True
