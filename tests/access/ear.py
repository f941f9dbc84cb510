"""Somebody who plays by what is spoken alone: hears the lines of a transcript, and presses the keys that they name.

It knows what the program says of itself: N leads to what can be chosen, Enter chooses and presses, H asks for a hint.
It imports nothing of the program, for it plays over the accessibility bus as well, under the system's Python.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

_FOCUS, _PARTS, _CHOSEN, _ON, _ANSWERS = "focus: ", " – ", ", chosen", "Enter: ", "to the answers"
_STEPS = ("Next", "Next lesson", "Play", "OK")
"""Buttons that only lead on, for as long as something is said: to press one is no decision."""
_PATIENCE = 40
"""So many keys without a decision: then a hint is asked for, whose move can be shown."""


@dataclass
class Ear:
    """Decides on one key after the other, and counts what that cost: `worst` is the longest way to a decision."""

    decisions: int = 0
    keys: int = 0
    letters: int = 0
    worst: int = 0
    _since: int = 0
    _focus: str = ""
    _tried: set[str] = field(default_factory=set)
    _is_asked: bool = False
    _has_chosen: bool = False
    _answers: set[str] = field(default_factory=set)

    def key(self, heard: Sequence[str]) -> str:
        """Returns the next key by what was said since the last one."""
        self.letters += sum(map(len, heard))
        self.keys += 1
        self._since += 1
        focus = next((line for line in reversed(heard) if line.startswith(_FOCUS)), "")
        is_new = bool(focus) and focus != self._focus
        self._focus = focus or self._focus
        name, kind, *_ = (*self._focus.removeprefix(_FOCUS).split(_PARTS), "", "")
        if self._has_chosen and heard and kind not in ("button", "label") and _CHOSEN not in name:
            self._decide(name)  # played at once: no button has the focus, nothing is chosen any more
        self._has_chosen = False
        if self._since % _PATIENCE == 0:
            self._tried.clear()
            return "h"
        if kind == "label":  # a host speaks, and says which key leads on
            self._is_asked = _ANSWERS in self._focus
            if not self._is_asked:
                self._answers.clear()
            return "enter" if _ON in self._focus else "n"
        if kind == "button" and (is_new or (name in _STEPS and heard)) and name not in self._answers:
            self._answers |= {name} if self._is_asked else set()
            self._decide(name)
            return "enter"
        if is_new and kind != "heading" and _CHOSEN not in name and name not in self._tried:
            self._tried.add(name)
            self._has_chosen = True
            return "enter"
        return "n"

    def _decide(self, name: str) -> None:
        if name not in _STEPS:
            self.decisions += 1
            self.worst = max(self.worst, self._since)
        self._since = 0
        self._tried.clear()

    def __str__(self) -> str:
        each = max(1, self.decisions)
        keys, letters = self.keys / each, self.letters / each
        return f"{self.decisions} decisions: {keys:.1f} keys and {letters:.0f} letters each, {self.worst} keys at most"
