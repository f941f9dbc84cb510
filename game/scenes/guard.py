"""The guard between two people: presses that belong to the person before do not count for the next one."""

_SECONDS, _REPEAT = 0.5, 0.15
"""Seconds without a press before the first one counts, and after one that did not: a held key repeats sooner."""


class Guard:
    """Keeps a second click and a held key of the person before from doing anything for the next one."""

    def __init__(self) -> None:
        self._left = _SECONDS

    @property
    def is_up(self) -> bool:
        """Tells whether a press would not count now."""
        return self._left > 0

    def raise_again(self) -> None:
        """Begins anew, as when the next person is due."""
        self._left = _SECONDS

    def tick(self, seconds: float) -> None:
        """Lets time pass."""
        self._left = max(0.0, self._left - seconds)

    def lets_through(self) -> bool:
        """Takes a press and returns whether it counts; one that does not makes the next wait a little longer."""
        if self.is_up:
            self._left = max(self._left, _REPEAT)
            return False
        return True
