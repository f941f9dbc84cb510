"""What was heard is not said again in full: things mostly do what others like them do."""

import re
from collections import Counter, defaultdict
from dataclasses import replace

from game.access.outline import Outline, Thing

_SHORT = 30
"""Letters of what is said whole however often: beside cells that say nothing, each “Fits here.” counts."""
_OFTEN = 2
"""So often a sentence about what a thing does is said in full on a screen."""
_SENTENCE = re.compile(r"(?:(?<=\D[.!?…])|(?<== \d[.])|(?<== \d\d[.]))\s+(?=[^\W_a-z])")
"""Where a sentence ends: after a number only where that is a sum, for else it may be an ordinal."""


class Brevity:
    """Leaves out of what gets the focus the sentences that are known from things before it.

    Known is what the thing before it said, and what was said twice on the same screen. Where nothing else is left, a
    word stands for it, not silence: a card that says nothing more would seem to be one that does nothing.
    """

    def __init__(self) -> None:
        self._title = self._focus = self._told = self._now = ""
        self._left: dict[str, str] = {}
        self._heard: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def shortened(self, made: Outline) -> Outline:
        """Returns an outline in which the thing with the focus does not say again what was heard.

        It stays short until the focus is two things further: Orca still takes it for the focus when it hears of the
        change, and would say now what was left out.
        """
        thing = made.things[made.focus]
        if (made.title, made.focus, thing.told) != (self._title, self._focus, self._told):
            before = self._told if made.title == self._title and made.focus != self._focus else ""
            left = {self._focus: self._now} if made.focus != self._focus else {}
            self._now = self._new(thing.told, before, self._heard[made.title], made.again)
            self._left = left
            self._title, self._focus, self._told = made.title, made.focus, thing.told
        words = {**self._left, made.focus: self._now}
        short: dict[str, Thing] = {
            name: replace(made.things[name], told=told) for name, told in words.items() if name in made.things
        }
        return replace(made, things={**made.things, **short})

    def _new(self, told: str, before: str, heard: Counter[str], again: str) -> str:
        sentences = _SENTENCE.split(told) if len(told) > _SHORT and again else []
        known = {*_SENTENCE.split(before)} if before else set()
        fresh = [sentence for sentence in sentences if sentence not in known and heard[sentence] < _OFTEN]
        heard.update(fresh)
        if len(fresh) == len(sentences):
            return told
        return " ".join(fresh) or again
