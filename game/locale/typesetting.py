"""How the lines of a language are set: which spaces hold, so that no line ends where a reader would stumble."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

HOLD: Final = "\u00a0"
_SIGNS: Final = "+−×÷=/·–—→"
_CAPITAL: Final = r"[^\W\d_a-zà-öø-ÿąćęłńśźżőű]"
_HELD: Final = re.compile(
    r"(?<=\d) (?=[\w\[%‰°])"  # 11 gardens, 5 [coin_denar]
    r"|(?<=\d\.) (?=\w)"  # the 1. quarter, where ordinals are written so
    r"|(?<=\]) (?=\d)"  # [coin_denar] 5
    rf"|(?<=\d [{_SIGNS}]) (?=\d)"  # 20 + 12 = 32
    rf"| (?=[{_SIGNS}…](?:\s|$))"  # no line begins with a sign
    rf"|(?<=\w) (?=\d+(?:[,;:!?)]|\.?$|\. {_CAPITAL}| \w{{1,3}} {_CAPITAL}))"  # nor with the 13 of "at least 13."
    r"|(?<=\w) (?=\d+ \()"  # nor with the 2 of "Anna 2 (1 + 1)"
    r"|(?<=:) (?=\d+\.$)"  # nor with the 2 of "Anna: 2."
    rf"|(?<=[.!?] {_CAPITAL}) (?=\w)|(?<=[.!?] {_CAPITAL}\w) (?=\w)"  # no line ends with the first word of "It pays."
)
_UNSPACED: Final = "\u2e80-\u303f\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef"
_CLOSING: Final = (
    "、。，．・：；？！ー々ヽヾゝゞ）］｝〕〉》」』】〙〗〟’”…‥％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ),.:;?!%\\]}"
    + HOLD
)
_OPENING: Final = "（［｛〔〈《「『【〘〖〝‘“([{\\d" + HOLD


@cache
def _between() -> re.Pattern[str]:
    """Finds the place between letters of scripts without spaces: not before what closes, nor behind what opens."""
    return re.compile(rf"(?:(?<=[{_UNSPACED}])(?=.)|(?<=.)(?=[{_UNSPACED}]))(?<![{_OPENING}])(?![{_CLOSING}])")


@dataclass(frozen=True, slots=True)
class Typesetting:
    """What a language asks of those who set its lines.

    `clinging` are the words that never end a line, in small letters: they are too short to stand there, as the Polish
    "w" or the Hungarian article. `fonts` are those that languages brought with them, this one's first; `is_from_right`
    tells whether its lines are read from the right.
    """

    clinging: tuple[str, ...] = ()
    fonts: tuple[Path, ...] = ()
    is_from_right: bool = False

    def tied(self, text: str) -> str:
        """Returns the text with no-break spaces where a line must not end.

        Behind a clinging word and a short one that begins another sentence, between a number and what it counts, inside
        a sum, before a sign or a dash, and before a number that ends a sentence or a part of one, which would look like
        that of a list.
        """
        return _HELD.sub(HOLD, _behind(self.clinging).sub(rf"\1{HOLD}", text))


@lru_cache(16)
def _behind(clinging: tuple[str, ...]) -> re.Pattern[str]:
    """Returns what finds clinging words that stand alone, with the space behind each."""
    words = "|".join(map(re.escape, clinging)) or "(?!)"
    return re.compile(rf"(?<![\w’'-])({words}) (?=\S)", re.IGNORECASE)


def divided(word: str) -> Iterator[str]:
    """Yields the parts between which a line may end in what has no spaces: each letter of Chinese or Japanese."""
    start = 0
    for place in _between().finditer(word) if max(word) >= _UNSPACED[0] else ():
        yield word[start : place.start()]
        start = place.start()
    yield word[start:]
