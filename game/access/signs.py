"""Signs in words: what stands in a drawn text for brevity, and a voice would name as a sign or leave out."""

import re

from game.widgets.ui import Translate

_SIGNS = re.compile(r"[→·–]")
_BESIDE, _BECOMES = " · ", re.compile(r"(?<=[\w%.]) → (?=[\w+−])")
_NONE = re.compile(r"(?<!\S)–(?= → )|(?<= → )–(?!\S)")
_RANGE, _ROW = re.compile(r"(\d+)–(\d+)"), re.compile(r"(?<=\d) – (?=\d)")
_SAME = re.compile(r"(?<!\S)(\S+) → \1(?![\w%.])")
# Two ends equal nothing, so a sum that may come to something between them is not said to.
_WITHIN = re.compile(r" = (?=\d+–\d)")


def said(words: Translate, text: str) -> str:
    """Returns a text as it is said: arrows, ranges and rows of numbers as the language says them."""
    if not _SIGNS.search(text):
        return text
    rows = _WITHIN.sub(", ", _ROW.sub(", ", _NONE.sub(words("access.signs.none"), text.replace(_BESIDE, "; "))))
    first, *others = _BECOMES.split(_SAME.sub(r"\1", rows))
    for other in others:
        first = words("access.signs.becomes", before=first, after=other)
    return _RANGE.sub(lambda ends: words("access.signs.range", low=ends[1], high=ends[2]), first)
