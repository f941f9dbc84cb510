"""Reads one locale file: YAML with nothing but keys and texts, every fault noted with its line."""

import os
import re
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import yaml

from game.core.resources import is_ours
from game.core.text import unseen

Tree: TypeAlias = dict[str, "str | Tree"]

SUFFIX = ".yml"
DEEPEST = 12  # levels of keys; nothing honest comes near, and a damaged file must not exhaust the stack
LARGEST = 500_000  # bytes; ten times the largest shipped file, and a moment to read
NESTED = 100  # collections within collections; the compiled parser takes far longer for each further one
DIRECTIVES = 10  # lines that begin with %, of which the same is true
MOST_PROBLEMS = 100  # of one file; whoever mends so many asks again
BARRED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")  # signs that are no letters
UNMARKED = re.compile(r"(?<!%)\{([a-z][a-z0-9_]*(?:\|[a-z0-9_|]+)?)\}")  # a placeholder without its percent sign
NOTHING = frozenset({"~", "null", "Null", "NULL"})  # what YAML calls null when it is written without quotes
LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # the compiled parser is some ten times faster


class Problem(NamedTuple):
    """A fault of a locale file: where it is and, as a locale key with its values, what is wrong.

    `line` counts from 1; 0 means the file as a whole.
    """

    file: Path
    line: int
    what: str
    values: Mapping[str, str]


@dataclass(slots=True)
class Document:
    """What one locale file holds: its tree of texts below the root key, and what the checks want to know besides.

    `lines` tells the line of every key (dotted, relative to the root), `bare` the keys whose text has no quotes.
    """

    file: Path
    root: str = ""
    tree: Tree = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    bare: set[str] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)

    def note(self, line: int, what: str, **values: str) -> None:
        """Notes a problem in the given line; `what` is the key of its sentence in the domain `audit`."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(self.file, line, f"audit.{what}", values))

    def clear(self) -> None:
        """Forgets what the file holds, but not its problems."""
        self.tree.clear()
        self.lines.clear()
        self.bare.clear()


def read(file: Path) -> Document:
    """Reads the locale file at that path and never raises.

    Whatever can be understood is in the tree; what cannot is among the problems. After a syntax error nothing is kept.
    """
    document = Document(file)
    try:
        content = content_of(file)
    except (OSError, ValueError) as error:
        document.note(0, "unreadable", detail=getattr(error, "strerror", None) or str(error))
        return document
    if content is None:
        document.note(0, "no_file")
        return document
    if len(content) > LARGEST:
        document.note(0, "too_large", most=str(LARGEST // 1000))
        return document
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        document.note(content.count(b"\n", 0, error.start) + 1, "not_utf8")
        return document
    parse(text, document)
    return document


def is_there(file: Path) -> bool:
    """Tells whether there is something at a path, a file or not; what cannot be asked for is not there."""
    try:
        file.stat()
    except (OSError, ValueError):
        return False
    return True


def content_of(file: Path, largest: int = LARGEST) -> bytes | None:
    """Returns the bytes of a regular file, at most one more than may be; None for a pipe, a folder or a device."""
    if not stat.S_ISREG(file.stat().st_mode):
        return None
    with file.open("rb") as opened:
        return opened.read(largest + 1)


def text_files(place: Path) -> list[Path]:
    """Returns the locale files of a folder by name, in whatever case their ending is; hidden ones are others'."""
    try:
        return sorted(file for file in place.glob("*") if is_ours(file.name, SUFFIX))
    except OSError:
        return []


def domain_file(place: Path, domain: str) -> Path:
    """Returns the file of a domain in the folder of a language, whether there is one or not."""
    file = place / f"{domain}{SUFFIX}"
    if is_there(file):
        return file
    return next((other for other in text_files(place) if other.stem == domain), file)


def put(file: Path, text: str) -> None:
    """Writes a text file whole or not at all: whoever did the work must not lose the old one; raises OSError."""
    if is_there(file) and not file.is_file():  # a pipe or a device takes it as it comes
        file.write_text(text, "utf-8")
        return
    spare = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        spare.write_bytes(text.encode())
        spare.replace(file)
    finally:
        spare.unlink(missing_ok=True)


def parse(text: str, document: Document) -> None:
    """Parses the text of a locale file into the document."""
    if text.count("\n%") > DIRECTIVES:
        document.note(0, "tag", name="%")
        return
    try:
        _TreeReader(document, yaml.parse(text, Loader=LOADER)).read()
    except _TooDeep as deep:
        document.clear()
        document.note(deep.line, "too_deep")
    except yaml.YAMLError as error:
        document.clear()
        line, detail = _place(error, text)
        document.note(line, "syntax", detail=detail)


class _TooDeep(Exception):
    """Says that collections lie too deep within each other, and in which line."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def _place(error: yaml.YAMLError, text: str) -> tuple[int, str]:
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        return mark.line + 1 if mark else 0, error.problem or error.context or ""
    position = getattr(error, "position", 0)
    return text.count("\n", 0, position) + 1, str(getattr(error, "reason", error))


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


class _TreeReader:
    """Builds the tree from parser events: the level at which anchors, tags and second keys can still be seen."""

    def __init__(self, document: Document, events: Iterator[Any]) -> None:
        self._document = document
        self._events = events
        self._roots: dict[str, int] = {}  # the line of each key that stands at the margin

    def read(self) -> None:
        top: Tree = {}
        for event in self._events:
            if isinstance(event, yaml.MappingStartEvent):
                self._check(event)
                self._mapping(top, ())
            elif isinstance(event, yaml.NodeEvent):
                self._refuse(event)
        roots = list(top.items())
        if roots:
            self._root(roots[0])
            for name, _ in roots[1:]:
                self._document.note(self._roots[name], "second_root", name=name)
        elif not self._document.problems:
            self._document.note(0, "empty_file")

    def _root(self, root: "tuple[str, str | Tree]") -> None:
        name, below = root
        language = self._document.file.parent.name
        self._document.root = name
        if isinstance(below, dict):
            self._document.tree = below
        else:
            self._document.bare.clear()
            self._document.note(self._roots[name], "empty_file")
        if name.replace("-", "_") != language.replace("-", "_"):
            self._document.note(self._roots[name], "wrong_root", name=name, language=language)

    def _mapping(self, tree: Tree, path: tuple[str, ...]) -> None:
        for event in self._events:
            if isinstance(event, yaml.MappingEndEvent):
                return
            if not isinstance(event, yaml.ScalarEvent):
                self._refuse(event)
                self._skip(next(self._events))
                continue
            self._check(event)
            self._entry(tree, (*path, event.value), _line(event))

    def _entry(self, tree: Tree, path: tuple[str, ...], line: int) -> None:
        event = next(self._events)
        key = ".".join(path[1:]) or path[0]
        lines = self._document.lines if len(path) > 1 else self._roots
        if path[-1] in tree:
            self._document.note(line, "duplicate_key", key=key, first=str(lines[key]))
            self._skip(event)
            return
        lines[key] = line
        if isinstance(event, yaml.ScalarEvent):
            self._check(event)
            tree[path[-1]] = self._text(event, key)
        elif isinstance(event, yaml.MappingStartEvent) and len(path) < DEEPEST:
            self._check(event)
            below: Tree = {}
            tree[path[-1]] = below
            self._mapping(below, path)
        else:
            self._refuse(event)

    def _text(self, event: Any, key: str) -> str:
        if event.implicit[0]:  # neither quoted nor a block
            if event.value in NOTHING:
                return ""
            self._document.bare.add(key)
        text = str(event.value)
        barred = BARRED.search(text)
        if hidden := barred[0] if barred else unseen(text):
            self._document.note(_line(event), "control", code=f"U+{ord(hidden[0]):04X}")
            text = "" if barred else "".join(letter for letter in text if letter not in hidden)
        if unmarked := UNMARKED.search(text):
            self._document.note(_line(event), "unmarked", placeholder=unmarked[0])
        return text

    def _check(self, event: Any) -> None:
        if event.anchor:
            self._document.note(_line(event), "anchor", name=f"&{event.anchor}")
        if event.tag:
            self._document.note(_line(event), "tag", name=event.tag)

    def _refuse(self, event: Any) -> None:
        line = _line(event)
        if isinstance(event, yaml.AliasEvent):
            self._document.note(line, "anchor", name=f"*{event.anchor}")
        else:
            self._document.note(line, "not_text")
        self._skip(event)

    def _skip(self, event: Any) -> None:
        """Passes over a whole value of which this was the first event; raises _TooDeep for what lies too deep in it."""
        depth = 0
        while True:
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > NESTED:
                    raise _TooDeep(_line(event))
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth == 0:
                return
            event = next(self._events)
