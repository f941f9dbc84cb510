"""Checks the keys that the code asks for against those that the English files have."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from game.locale.book import ERROR, WARNING, Book, Finding, LocaleEntry, finding

KEY: Final = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+")
PIECE: Final = re.compile(r"[a-z0-9_.]*")
ANY: Final = r"[a-z0-9_.]+"
TELLING: Final = 3  # letters that an f-string must spell out to say anything about the keys it makes


@dataclass(slots=True)
class Usage:
    """What the code asks for: keys as they stand, and patterns of keys made at run time, each with its place."""

    keys: dict[str, tuple[Path, int]] = field(default_factory=dict)
    patterns: dict[str, tuple[Path, int]] = field(default_factory=dict)


def usage(code: Path) -> Usage:
    """Returns the keys in everything below the folder.

    In Python those are strings that look like a key, and f-strings that make keys; in YAML tables, words that look so.
    """
    found = Usage()
    for file in sorted(code.rglob("*.py")):
        for text, line in _strings(ast.parse(file.read_bytes())):
            if isinstance(text, ast.JoinedStr):
                if pattern := _pattern(text):
                    found.patterns.setdefault(pattern, (file, line))
            elif KEY.fullmatch(text):
                found.keys.setdefault(text, (file, line))
    for file in sorted(code.rglob("*.yml")):
        for line, text in enumerate(file.read_text("utf-8").split("\n"), start=1):
            for key in KEY.findall(text.partition("#")[0]):
                found.keys.setdefault(key, (file, line))
    return found


def _strings(node: ast.AST) -> Iterator[tuple[str | ast.JoinedStr, int]]:
    """Yields the strings of a tree of code with their lines; f-strings whole, not the plain pieces inside."""
    if isinstance(node, ast.JoinedStr):
        yield node, node.lineno
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.Constant):
            yield from _strings(child)
        elif isinstance(child.value, str) and not isinstance(node, ast.JoinedStr):
            yield child.value, child.lineno


def _pattern(node: ast.JoinedStr) -> str:
    """Returns the expression that the keys made by an f-string match, or nothing when it makes no keys."""
    pieces = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    spelt = "".join(str(piece) for piece in pieces if piece is not None)
    if not PIECE.fullmatch(spelt) or "." not in spelt or sum(map(str.isalpha, spelt)) < TELLING:
        return ""
    return "".join(ANY if piece is None else re.escape(str(piece)) for piece in pieces)


def check_code(found: Usage, reference: Book) -> Iterator[Finding]:
    """Yields the keys asked for that the English files lack, and the English entries that nothing asks for."""
    domains = {domain for domain, _ in reference.documents}
    known = {*reference.entries, *reference.branches, *domains}
    for key, (file, line) in found.keys.items():
        if key.partition(".")[0] in domains and key not in known and not key.endswith((".yml", ".json")):
            near = get_close_matches(key, known, n=1)
            yield Finding(ERROR, file, line, key, "", "", "audit.no_such_key", {"near": near[0] if near else "–"})
    for pattern, (file, line) in found.patterns.items():
        family = pattern.replace("\\", "")
        if family.partition(".")[0] in domains and not any(re.match(pattern, key) for key in known):
            shown = family.replace(ANY, "…")
            yield Finding(ERROR, file, line, shown, "", "", "audit.no_such_family", {"family": shown})
    yield from (
        finding(WARNING, entry, entry, "unused") for entry in reference.entries.values() if not _is_used(entry, found)
    )


def _is_used(entry: LocaleEntry, found: Usage) -> bool:
    """Tells whether the code names the entry, a branch above it, or either of them without the domain."""
    names = [*_upwards(entry.key), *_upwards(entry.key.partition(".")[2])]
    is_made = (re.fullmatch(pattern, name) for pattern in found.patterns for name in names)
    return any(name in found.keys for name in names) or any(is_made)


def _upwards(key: str) -> Iterator[str]:
    """Yields a key and the branches above it, down to two parts: less says nothing."""
    while "." in key:
        yield key
        key = key.rpartition(".")[0]
