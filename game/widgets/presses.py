"""Presses that follow each other quickly: which belong together, and which were meant for what lies there no more."""

from collections.abc import Hashable


class Series:
    """Tells quick presses at one place (or of one key) from single ones: all of them belong to what the first was on.

    So nothing falls through: where the first press closed a panel, raised a curtain or played a move, the others count
    for nothing that comes afterwards. Takes the seconds between presses that belong together and how many pixels apart
    they may lie.
    """

    def __init__(self, quick: float, near: int) -> None:
        self.count = 0
        self._quick, self._near = quick, near
        self._when = 0.0
        self._at = (0, 0)
        self._on: Hashable = None

    def press(self, at: tuple[int, int], now: float, on: Hashable) -> bool:
        """Takes a press on something and returns whether it counts for that.

        What is another thing now must be told by another `on`, even if it is called the same.
        """
        is_quick = self.count > 0 and now - self._when < self._quick and self._is_near(at)
        if is_quick:
            self.count += 1
        else:
            self.count, self._at, self._on = 1, at, on
        is_meant = self._on == on
        if is_meant:  # one that counts for nothing prolongs nothing: whoever goes on pressing is heard soon
            self._when = now
        return is_meant

    def _is_near(self, at: tuple[int, int]) -> bool:
        return max(abs(at[0] - self._at[0]), abs(at[1] - self._at[1])) <= self._near
