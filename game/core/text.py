"""The one filter of text that comes from files: what no screen and no terminal can show does not pass."""

import unicodedata

_BARRED = {"Cc", "Cs", "Zl", "Zp"}
"""Unicode's categories of control characters, halves of surrogate pairs, and separators of lines and paragraphs."""


def clean(text: str, longest: int | None = None) -> str:
    """Returns a text in one line without control characters and lone surrogates, cut to so many letters."""
    kept = text if text.isprintable() else "".join(c for c in text if unicodedata.category(c) not in _BARRED)
    return kept[:longest]


def short(text: str, longest: int = 40) -> str:
    """Returns a text as it may be quoted in a sentence: at most so many letters, cut with an ellipsis."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
