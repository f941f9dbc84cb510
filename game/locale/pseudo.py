"""Languages made from English on the fly: `qps` shows what does not fit or was never translated, `key` the keys."""

import re
from collections.abc import Callable, Mapping
from math import ceil
from typing import Final

from game.locale.files import Tree
from game.locale.texts import FORM, MARK, TAG

LONGER: Final = 0.4  # of the English length
FILLER: Final = "öñé ţŵö ţĥŕéé föûŕ "
ACCENTS: Final = str.maketrans(
    "aceghijklnorstuwyzACDEGHIJKLNORSTUWYZ",
    "áçéĝĥíĵķļñóŕšţûŵýžÁÇĎÉĜĤÎĴĶĻÑÓŔŠŢÛŴÝŽ",
)  # fmt: skip
PROPER: Final = re.compile(r"^\w+\.(city|village)\.|\.figures\.n\d$")  # places, players: no language makes them longer
KEPT: Final = re.compile(f"{MARK.pattern}|{TAG.pattern}")


def pseudo(key: str, text: str) -> str:
    """Returns the English text accented, bracketed and 40 % longer; placeholders, icon tags and noun forms stay.

    Names of places and players are accented alone.
    """
    if PROPER.search(key):
        return _accented(text)
    base, *forms = FORM.split(text)
    named = (f" | {name}: {_stretched(form)}" for name, form in zip(forms[::2], forms[1::2], strict=True))
    return _stretched(base) + "".join(named)


def own_key(key: str, text: str) -> str:
    """Returns the key in place of the text."""
    return key


def _stretched(text: str) -> str:
    extra = ceil(len(text) * LONGER)
    return f"«{_accented(text)} {(FILLER * (extra // len(FILLER) + 1))[:extra].rstrip()}»"


def _accented(text: str) -> str:
    shown = ""
    end = 0
    for kept in KEPT.finditer(text):
        shown += text[end : kept.start()].translate(ACCENTS) + kept.group()
        end = kept.end()
    return shown + text[end:].translate(ACCENTS)


KEYS: Final = "key"
"""The made-up language in which every text is its own key."""
MADE: Final[Mapping[str, Callable[[str, str], str]]] = {"qps": pseudo, KEYS: own_key}


def made(language: str, key: str, tree: Tree) -> Tree:
    """Returns the English tree below the key with every text made into the made-up language."""
    return {
        name: made(language, f"{key}.{name}", below)
        if isinstance(below, dict)
        else below and MADE[language](f"{key}.{name}", below)
        for name, below in tree.items()
    }
