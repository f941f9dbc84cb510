"""When words are said to a reader whose focus is led to them: it stops speaking wherever the focus goes next."""

from collections.abc import Sequence

from game.widgets.reading import joined

_REPLY = 0.75
"""Seconds for which words wait for the answer of a computer player."""
_BEGUN, _LETTERS = 0.5, 16
"""Seconds after which a reader begins to speak, and letters that it speaks in each."""


class Pacing:
    """Holds words back for a quick answer, and says again with an answer what it would cut short."""

    def __init__(self) -> None:
        self._held: list[str] = []
        self._since = 0.0
        self._is_answered = False
        self._spoken: list[str] = []
        self._until = 0.0

    def take(self, words: Sequence[str], now: float, *, is_answered: bool) -> None:
        """Takes what is new, and whether a computer player goes on by itself."""
        self._since = self._since if self._held else now
        self._held += words
        self._is_answered = is_answered

    def is_due(self, now: float) -> bool:
        """Tells whether nothing waits for an answer any more."""
        return not self._held or not self._is_answered or now - self._since > _REPLY

    def said(self, now: float) -> str:
        """Returns what is to be said now, in its order as one text: several at once would come in any order."""
        if not self._held:
            return ""
        words = [*self._spoken, *self._held] if now < self._until else self._held
        told = joined(words)
        self._held, self._spoken = [], words if self._is_answered else []
        self._until = now + _BEGUN + len(told) / _LETTERS
        return told
