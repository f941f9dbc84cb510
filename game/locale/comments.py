"""What the comments of the English files say about each key: on every tool and screen where the file is not seen."""

from game.locale.files import Document


def comments(document: Document, text: str) -> dict[str, tuple[str, ...]]:
    """Returns what the comments of a file say of each of its keys (dotted, below the root), the most general first.

    Takes the document and the text it was read from. A comment stands above its key and speaks for what is below the
    key, too; one above the first key of a group speaks for those of the group that have none of their own.
    """
    own = _own(document, text)
    groups: dict[str, str] = {}
    heard: dict[str, tuple[str, ...]] = {}
    for key in document.lines:
        above = key.rpartition(".")[0]
        group = groups.setdefault(above, own.get(key, ""))
        said = own.get(key, group)
        heard[key] = (*heard.get(above, ()), *([said] if said else ()))
    return heard


def _own(document: Document, text: str) -> dict[str, str]:
    """Returns the comments that stand right above keys."""
    lines = text.splitlines()
    found: dict[str, str] = {}
    for key, line in document.lines.items():
        block: list[str] = []
        while line > 1 and lines[line - 2].lstrip().startswith("#"):
            line -= 1
            block.insert(0, lines[line - 1].lstrip(" #").strip())
        if block:
            found[key] = " ".join(block)
    return found
