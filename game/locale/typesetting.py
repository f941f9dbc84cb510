"""How the lines of a language are set: which spaces hold, so that no line ends where a reader would stumble."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

HOLD: Final = "\u00a0"
_SIGNS: Final = "+−×÷=/·–—→"
_NUMBERS: Final = re.compile(
    r"(?<=\d) (?=[\w\[%‰°])"  # 11 gardens, 5 [coin_denar]
    r"|(?<=\d\.) (?=\w)"  # the 1. quarter, where ordinals are written so
    r"|(?<=\]) (?=\d)"  # [coin_denar] 5
    rf"|(?<=\d [{_SIGNS}]) (?=\d)"  # 20 + 12 = 32
    rf"| (?=[{_SIGNS}](?:\s|$))"  # no line begins with a sign
)


@dataclass(frozen=True, slots=True)
class Typesetting:
    """What a language asks of those who set its lines.

    `clinging` are the words that never end a line, in small letters: they are too short to stand there, as the Polish
    "w" or the Hungarian article.
    """

    clinging: tuple[str, ...] = ()

    def tied(self, text: str) -> str:
        """Returns the text with no-break spaces where a line must not end.

        Behind a clinging word, between a number and what it counts, inside a sum, and before a sign or a dash.
        """
        return _NUMBERS.sub(HOLD, _behind(self.clinging).sub(rf"\1{HOLD}", text))


@lru_cache(16)
def _behind(clinging: tuple[str, ...]) -> re.Pattern[str]:
    """Returns what finds clinging words that stand alone, with the space behind each."""
    words = "|".join(map(re.escape, clinging)) or "(?!)"
    return re.compile(rf"(?<![\w’'-])({words}) (?=\S)", re.IGNORECASE)
