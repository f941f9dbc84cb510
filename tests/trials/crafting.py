"""Files that somebody crafted to break the program: saves and languages, each with a name and what writes it."""

import base64
import json
import os
import zlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[1] / "golden"
BASES = {"alhambra_cards": "*", "alhambra": "three-*", "maharaja": "*", "ys": "four-f*"}
FOLDERS = ("autosave", "saves", "replays")
Craft = Callable[[Path], None]
"""Writes a hostile file into a home."""


def base(box: str, entries: int = 12) -> list[str]:
    """Returns the lines of a game in progress of a box, as the first release wrote them."""
    lines = sorted((GOLDEN / box).glob(f"{BASES[box]}.kupola"))[0].read_text(encoding="utf-8").splitlines()
    head = json.loads(lines[0]) | {"entries": entries, "over": False, "acting": [0], "name": "Gergő", "round": 2}
    return [json.dumps(head), *lines[1 : entries + 1]]


def spread(data: bytes, home: Path) -> None:
    """Puts a file wherever the program looks for games."""
    for folder in FOLDERS:
        (home / folder).mkdir(parents=True, exist_ok=True)
        (home / folder / "crafted.kupola").write_bytes(data)


# ---------------------------------------------------------------------- saves
def odd_values() -> dict[str, Any]:
    """Returns values that nobody would put there on purpose."""
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    return {
        "null": None, "minus": -100, "huge": 10**30, "empty": "", "nul": "New\0game", "surrogate": "\ud83d",
        "control": "\x1b[2J\x85", "backwards": "\u202egame", "long": "W" * 100_000, "words": "w w " * 20_000,
        "list": [-100, 99, "x", None], "dict": {"\0": {"\ud83d": 1}}, "deep": deep, "true": True,
        "float": float("nan"),
    }  # fmt: skip


FIELDS = (
    "box", "rules", "options", "entries", "over", "round", "acting", "name", "written", "luck", "digest", "start",
    "played", "seed", "picture",
)  # fmt: skip
PLAYER_FIELDS = ("name", "colour", "kind", "level", "waived", "emblem")


def changed(box: str, change: Callable[[dict[str, Any]], object]) -> bytes:
    """Returns a game whose header was changed by hand."""
    lines = base(box)
    head = json.loads(lines[0])
    change(head)
    return "\n".join([json.dumps(head), *lines[1:]]).encode(errors="surrogatepass")


def _put(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda head: head.update({field: value})


def _put_first(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda head: head["players"][0].update({field: value})


def headers() -> Iterator[tuple[str, Craft]]:
    """Yields saves with one odd value in the header."""
    for name, value in odd_values().items():
        for field in FIELDS:
            data = changed("alhambra_cards", _put(field, value))
            yield f"header {field} {name}", partial(spread, data)
        for box in BASES:
            for field in PLAYER_FIELDS if box == "alhambra_cards" else ("colour", "level"):
                data = changed(box, _put_first(field, value))
                yield f"player {field} {name} {box}", partial(spread, data)


@cache
def bomb(size: int = 300 << 20) -> str:
    """Returns a sealed word of a few hundred kB that unfolds to hundreds of MB."""
    packer = zlib.compressobj(9)
    data = b"".join(packer.compress(b"1" * (1 << 20)) for _ in range(size >> 20)) + packer.flush()
    return base64.b64encode(data).decode()


def bodies() -> Iterator[tuple[str, Craft]]:
    """Yields saves that are odd as a whole."""
    for field in ("seed", "start"):
        data = changed("alhambra_cards", _put(field, bomb()))
        yield f"bomb {field}", partial(spread, data)
    lines = base("alhambra_cards")
    texts: dict[str, bytes] = {
        "bomb snapshot": "\n".join([*lines, json.dumps({"snapshot": bomb()})]).encode(),
        "deep line": "\n".join([*lines, "[" * 200_000]).encode(),
        "deep header": b'{"kupola":1,"box":' + b"[" * 200_000,
        "many lines": ("\n".join(lines) + "\n[0,[],[],\"x\"]" * 500_000).encode(),
        "no lines": b"",
        "nothing": b"\0" * 1_000_000,
        "long line": b"x" * 20_000_000,
        "no players": changed("alhambra_cards", lambda head: head.update(players=[])),
        "twelve players": changed("alhambra_cards", lambda head: head.update(players=head["players"] * 6)),
        "one player": changed("alhambra_cards", lambda head: head.update(players=head["players"][:1])),
        "another box": changed("alhambra_cards", lambda head: head.update(box="ys")),
        "no box": changed("alhambra_cards", lambda head: head.update(box="../../../etc")),
        "finished": changed("alhambra_cards", lambda head: head.update(over=True)),
    }  # fmt: skip
    for name, data in texts.items():
        yield name, partial(spread, data)


def pipe(path: Path) -> None:
    """Puts a pipe there, at which every reader waits."""
    os.mkfifo(path)


def endless(path: Path) -> None:
    """Puts a file without an end there."""
    path.symlink_to("/dev/zero")


def circle(path: Path) -> None:
    """Puts a link to itself there."""
    path.symlink_to(path)


def folder(path: Path) -> None:
    path.mkdir()


KINDS = (pipe, endless, circle, folder)


def special(kind: Callable[[Path], None], places: tuple[str, ...], home: Path) -> None:
    """Puts something that is no file in several places of a home."""
    for place in places:
        (home / place).parent.mkdir(parents=True, exist_ok=True)
        kind(home / place)


def saves() -> list[tuple[str, Craft]]:
    places = tuple(f"{part}/crafted.kupola" for part in FOLDERS)
    odd = [(f"{kind.__name__} as save", partial(special, kind, places)) for kind in KINDS]
    backup = [(f"{kind.__name__} as backup", partial(special, kind, ("autosave/a.1.bak",))) for kind in KINDS]
    return [*headers(), *bodies(), *odd, *backup]


# ---------------------------------------------------------------------- languages
def language(code: str, domain: str, text: str | bytes, home: Path) -> None:
    """Writes a file of a language into the player's folder."""
    path = home / "locales" / code / f"{domain}.yml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def texts(code: str) -> dict[str, str | bytes]:
    """Returns odd files of a language: they serve as names of languages and as texts of the menu."""
    root = f"{code}:\n"
    values = {
        "nul": '"New\\0game"', "escape": '"\\x1b[2J"', "surrogate": '"\\ud83d"', "not a sign": '"\\uFFFE"',
        "backwards": '"\\u202Egame"', "tab": '"a\\tb"', "lines": '"a\\n\\n\\nb"', "long": '"' + "W" * 300_000 + '"',
        "words": '"' + "w w " * 50_000 + '"', "brackets": "[" * 100_000, "braces": "{a: " * 50_000,
        "placeholders": '"' + "%{a" * 50_000 + '"', "filters": '"%{' + "a|" * 20_000 + '}"', "tags": "!!python/name x",
        "anchors": "&a [*a, *a, *a]", "icons": '"' + "[coin_denar]" * 20_000 + '"', "empty": '""', "list": "[a, b]",
    }  # fmt: skip
    found: dict[str, str | bytes] = {
        name: f"{root}  language_name: {value}\n  menu:\n    new_game: {value}\n    continue: {value}\n"
        for name, value in values.items()
    }
    return found | {
        "raw nul": (root + '  language_name: "a').encode() + b'\0b"\n',
        "raw surrogate": root.encode() + b'  language_name: "\xed\xa0\xbd"\n',
        "no text": b"",
        "zeros": b"\0" * 1_000_000,
        "huge": root + "".join(f'  k{i}: "v"\n' for i in range(300_000)),
        "faults": root + "  a: 1\n" * 60_000,
        "directives": "%TAG !a! tag:x\n" * 30_000 + "---\n" + root + "  a: b\n",
        "documents": "---\na\n" * 70_000,
        "utf16": (root + '  language_name: "x"\n').encode("utf-16"),
        "deep": root + "".join("  " * (i + 1) + f"k{i}:\n" for i in range(400)),
        "dashes": root + "  a:\n    " + "- " * 50_000,
    }


def languages() -> list[tuple[str, Craft]]:
    """Returns every crafted language by name: the one in use and one that is not."""
    places = (("en", "ui"), ("xx", "common"), ("xx", "ui"), ("en", "alhambra_cards"))
    made: list[tuple[str, Craft]] = [
        (f"{name} {code}/{domain}", partial(language, code, domain, text))
        for code, domain in places
        for name, text in texts(code).items()
    ]
    odd = [
        (f"{kind.__name__} {code}/{domain}", partial(special, kind, (f"locales/{code}/{domain}.yml",)))
        for code, domain in places
        for kind in KINDS
    ]
    return [*made, *odd]
