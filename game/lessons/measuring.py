"""How long a lesson takes: from its words, at the speed at which most people read, and from what has to be done."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

WORDS_A_MINUTE = 180
ACTION_SECONDS, NEXT_SECONDS = 3.0, 1.5
_WORD = re.compile(r"\w+(?:[’'\-]\w+)*")
_ICON = re.compile(r"\[\w+\]")


@dataclass(frozen=True, slots=True)
class Told:
    """What a reader reads at one step, and whether something is done there (else "Next" is pressed)."""

    text: str
    is_action: bool

    @property
    def words(self) -> int:
        """Returns the number of words."""
        return len(_WORD.findall(_ICON.sub("", self.text)))

    @property
    def seconds(self) -> float:
        """Returns how long it takes to read."""
        return self.words / WORDS_A_MINUTE * 60


def minutes(told: Sequence[Told]) -> float:
    """Returns how long a lesson takes."""
    seconds = sum(each.seconds + (ACTION_SECONDS if each.is_action else NEXT_SECONDS) for each in told)
    return seconds / 60


def before_action(told: Sequence[Told]) -> tuple[int, float]:
    """Returns how many bubbles come before the first action, and after how many seconds it begins.

    A lesson without actions is all before it.
    """
    first = next((at for at, each in enumerate(told) if each.is_action), None)
    before = told if first is None else told[:first]
    seconds = sum(each.seconds + NEXT_SECONDS for each in before)
    return len(before), seconds + (0 if first is None else told[first].seconds)
