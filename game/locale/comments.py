"""What the comments of the English files say about each key: on every tool and screen where the file is not seen."""

from collections.abc import Iterable, Sequence

from game.locale.cldr import CATEGORIES
from game.locale.files import Document


def comments(document: Document, text: str) -> dict[str, tuple[str, ...]]:
    """Returns what the comments of a file say of each of its keys (dotted, below the root), the most general first.

    Takes the document and the text it was read from. A comment stands above its key and speaks for what is below the
    key, too. Above a text it also speaks for the texts that follow, up to the next comment; above the first of several
    groups, for those of them that have none of their own; above the language code, for the whole file.
    """
    lines = text.splitlines()
    own = {key: _above(lines, line) for key, line in document.lines.items()}
    root = next((number for number, line in enumerate(lines, start=1) if line.startswith(f"{document.root}:")), 1)
    whole = _above(lines, root)
    groups = _groups(document.lines)
    last: dict[str, str] = {}
    first: dict[str, str] = {}
    heard: dict[str, tuple[str, ...]] = {}
    for key in document.lines:
        above = key.rpartition(".")[0]
        if above not in first:
            first[above] = own[key] if key in groups else ""
        said = own[key] or (first[above] if key in groups else last.get(above, ""))
        if key not in groups:
            last[above] = said
        heard[key] = (*(heard[above] if above else filter(None, [whole])), *filter(None, [said]))
    return heard


def _groups(keys: Iterable[str]) -> set[str]:
    """Returns the keys below which there are keys of texts, and not only the forms of a plural."""
    return {above for key in keys for above, _, name in [key.rpartition(".")] if name not in CATEGORIES}


def _above(lines: Sequence[str], line: int) -> str:
    """Returns the comment that stands right above a line, counted from 1."""
    block: list[str] = []
    while line > 1 and lines[line - 2].lstrip().startswith("#"):
        line -= 1
        block.insert(0, lines[line - 1].lstrip(" #").strip())
    return " ".join(block)
