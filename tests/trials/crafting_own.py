"""Files of a home that somebody crafted to break the program: small files, names, pictures, fonts, tables.

All lie in a home that is furnished otherwise: what hides an odd file hides nothing else.
"""

import base64
import json
import os
import struct
import tempfile
import zlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import zip_longest
from pathlib import Path
from shutil import copytree
from typing import Any

from game.core.resources import shipped
from game.history import replays
from game.locale.words import Words
from game.saves.paths import Paths
from game.tabletop.tallying import points_by_kind
from tests.trials.crafting import FOLDERS, KINDS, Craft, changed, language, odd_values, special
from tests.trials.furnishing import BOXES, furnish
from tests.trials.odd import TEXTS

DATES = (
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59.999999-14:00", "2026-02-30T25:61:61", "2026-11-23", "-1", "now",
    "2026-11-23T20:15:00+99:99", "٢٠٢٦-١١-٢٣T20:15:00", "1" * 400, "12026-01-01T00:00:00", "1969-12-31T23:59:59",
)  # fmt: skip
SMALL = ("settings", "presets", "evening", "progress", "challenges", "people")
_Path = tuple[Any, ...]


@cache
def model() -> Path:
    """Returns a home that is furnished with one box; each craft spoils a copy."""
    home = Path(tempfile.mkdtemp(prefix="kupola-model-")) / "home"
    furnish(home, BOXES[:1])
    paths, count = Paths(home), partial(points_by_kind, Words("en", (shipped("locales"),)))
    history, _ = replays.opened(paths, {}, count)
    for path in replays.found(history, paths):
        replays.look(history, path, count)
    history.close()
    return home


def furnished(craft: Craft, home: Path) -> None:
    copytree(model(), home, dirs_exist_ok=True)
    craft(home)


# ---------------------------------------------------------------------- small files
def _places(plain: Any, at: _Path = ()) -> Iterator[_Path]:
    """Yields the way to every value in plain data; of a list to the first."""
    yield at
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain[:1]) if isinstance(plain, list) else ()
    for key, value in inside:
        yield from _places(value, (*at, key))


def _with(plain: Any, at: _Path, value: Any) -> Any:
    """Returns plain data with another value at the end of a way."""
    if not at:
        return value
    copy = plain.copy()
    copy[at[0]] = _with(plain[at[0]], at[1:], value)
    return copy


def _file(home: Path, kind: str) -> Path:
    return min((home / "people").glob("*.json")) if kind == "people" else home / f"{kind}.json"


def _spoil(kind: str, at: _Path, value: Any, home: Path) -> None:
    file = _file(home, kind)
    plain = _with(json.loads(file.read_text(encoding="utf-8")), at, value)
    file.write_text(json.dumps(plain), encoding="utf-8")


def _rename_key(kind: str, at: _Path, key: str, home: Path) -> None:
    file = _file(home, kind)
    plain = json.loads(file.read_text(encoding="utf-8"))
    inner = plain
    for step in at[:-1]:
        inner = inner[step]
    inner[key] = inner.pop(at[-1])
    file.write_text(json.dumps(plain), encoding="utf-8")


def _spoilt(kind: str) -> Iterator[tuple[str, Craft]]:
    """Yields every way to spoil one of the small files."""
    plain = json.loads(_file(model(), kind).read_text(encoding="utf-8"))
    texts = TEXTS | {f"date {i}": date for i, date in enumerate(DATES)}
    for at in _places(plain):
        value = plain
        for step in at:
            value = value[step]
        for name, odd in (odd_values() | (texts if isinstance(value, str) and kind != "settings" else {})).items():
            yield f"{kind} {at} {name}", partial(_spoil, kind, at, odd)
        if at and isinstance(at[-1], str):
            for name in ("heart", "surrogate", "nul", "long", "selector"):
                yield f"{kind} {at} called {name}", partial(_rename_key, kind, at, TEXTS[name])
    data = _file(model(), kind).read_bytes()
    for name, raw in {
        "empty": b"",
        "half": data[: len(data) // 2],
        "zeros": bytes(5000),
        "not UTF-8": b'{"a":"\xff"}',
    }.items():
        yield f"{kind} {name}", partial(_write, kind, raw)
    for odd_kind in KINDS:
        yield f"{kind} {odd_kind.__name__}", partial(_replace, kind, odd_kind)


def _write(kind: str, data: bytes, home: Path) -> None:
    _file(home, kind).write_bytes(data)


def _replace(kind: str, odd: Callable[[Path], None], home: Path) -> None:
    file = _file(home, kind)
    file.unlink()
    odd(file)


def _all_of(crafts: tuple[tuple[str, Craft] | None, ...], home: Path) -> None:
    for each in filter(None, crafts):
        each[1](home)


def small_files() -> list[tuple[str, Craft]]:
    """Returns homes in which each of the small files is spoilt in one way; a name tells all of them."""
    homes = zip_longest(*(_spoilt(kind) for kind in SMALL))
    return [(" + ".join(each[0] for each in crafts if each), partial(_all_of, crafts)) for crafts in homes]


# ---------------------------------------------------------------------- names, texts and pictures of games
_NAMES = (
    b"._crafted.kupola", b"~$crafted.kupola", b".crafted.kupola", b"CRAFTED.KUPOLA", b"crafted.kupola.part", b".kupola",
    b"crafted.kupola~", b"\xff\xfe.kupola", b"a\nb.kupola", "❤️.kupola".encode(), "\u202e.kupola".encode(),
    b"%{name}.kupola", b"crafted .kupola", b"x" * 248 + b".kupola", b"crafted.1.bak", b"crafted.kupola.1.tmp",
    b"-.kupola",
)  # fmt: skip


def _named(name: bytes, home: Path) -> None:
    """Puts a game under an odd name beside others."""
    for folder in FOLDERS:
        (home / folder).mkdir(exist_ok=True)
        (home / folder / os.fsdecode(name)).write_bytes(changed("alhambra_cards", len))


def _picture(data: bytes, home: Path) -> None:
    """Puts games with that picture in every folder; newer than all others."""
    word = base64.b64encode(data).decode()
    for folder in FOLDERS:
        (home / folder / "crafted.kupola").write_bytes(
            changed("alhambra_cards", lambda head: head.update(picture=word))
        )


def pictures() -> dict[str, bytes]:
    """Returns pictures that claim to be larger than memory, or are none."""
    size = struct.pack(">II", 30_000, 30_000)
    row = zlib.compress(bytes(1000))
    head = b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size + b"\x08\x06\0\0\0")
    return {
        "png": head + _chunk(b"IDAT", row) + _chunk(b"IEND", b""),
        "png without an end": head,
        "bmp": b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54, 0, 0, 54, 40, 30_000, 30_000, 1, 24, 0, 0, 0, 0, 0, 0),
        "gif": b"GIF89a" + struct.pack("<HHBBB", 30_000, 30_000, 0x80, 0, 0) + bytes(6) + b",",
        "jpeg": b"\xff\xd8\xff\xc0\0\x11\x08" + struct.pack(">HH", 30_000, 30_000) + b"\3\1\x22\0\2\x11\1\3\x11\1",
        "webp": b"RIFF\x1a\0\0\0WEBPVP8L\r\0\0\0\x2f\xff\xff\xff\x0f" + bytes(9),
        "tga": struct.pack("<BBBHHBHHHHBB", 0, 0, 2, 0, 0, 0, 0, 0, 30_000, 30_000, 32, 0),
        "svg": b'<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>',
        "xpm": b'/* XPM */ static char *x[] = {"30000 30000 1 1","a c #000"};',
        "pnm": b"P6 30000 30000 255\n",
        "qoi": b"qoif" + size + b"\x04\0" + bytes(8),
        "none": b"picture",
    }  # fmt: skip


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _worded(field: str, text: str, home: Path) -> None:
    """Puts a game with an odd text in every folder."""
    for folder in FOLDERS:
        (home / folder / "crafted.kupola").write_bytes(changed("alhambra_cards", partial(_word, field, text)))


def _word(field: str, text: str, head: dict[str, Any]) -> None:
    (head["players"][0] if field == "player" else head).update({"name" if field == "player" else field: text})


def games() -> list[tuple[str, Craft]]:
    """Returns homes with a game of an odd name, an odd text or an odd picture among others."""
    return [
        *((f"file {name!r}", partial(_named, name)) for name in _NAMES),
        *((f"picture {name}", partial(_picture, data)) for name, data in pictures().items()),
        *(
            (f"{field} {name}", partial(_worded, field, text))
            for field in ("name", "player")
            for name, text in TEXTS.items()
        ),
        *((f"written {date[:20]}", partial(_worded, "written", date)) for date in DATES),
    ]


# ---------------------------------------------------------------------- languages: fonts and tables
def _beside(name: str, data: bytes, home: Path) -> None:
    """Puts a file beside those of a language that is spoken."""
    language("xx", "common", 'xx:\n  language_name: "X שלום 漢字"\n', home)
    file = home / "locales" / "xx" / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(data)


def _special_beside(name: str, kind: Callable[[Path], None], home: Path) -> None:
    language("xx", "common", 'xx:\n  language_name: "X שלום 漢字"\n', home)
    special(kind, (f"locales/xx/{name}",), home)


def fonts() -> list[tuple[str, Craft]]:
    """Returns languages with fonts that are none, or broken."""
    whole = min((shipped("assets") / "fonts").glob("*.ttf")).read_bytes()
    datas = {f"cut at {at}": whole[:at] for at in (0, 3, 12, 100, 4000, len(whole) // 2)}
    datas |= {f"flipped {at}": whole[:at] + bytes([whole[at] ^ 255]) + whole[at + 1 :] for at in range(4, 400, 20)}
    datas |= {
        "zeros": bytes(100_000),
        "text": b"font",
        "large": whole + bytes(9 << 20),
        "tables": whole[:4] + b"\xff\xff" * 500,
    }
    crafts = [
        (f"font {name}", partial(_beside, f"fonts/{face}.ttf", data))
        for name, data in datas.items()
        for face in ("text",)
    ]
    return [*crafts, *((f"font {kind.__name__}", partial(_special_beside, "fonts/own.ttf", kind)) for kind in KINDS)]


def tables() -> list[tuple[str, Craft]]:
    """Returns languages with odd tables beside: their glossary, and what `translations import` is to take."""
    head = b"key,en,xx,note\r\n"
    row = head + b"menu.new_game,New game,?,\r\n"
    datas = {
        "nothing": b"", "nul": b"\0,\0\n", "quote": b'"key,en,xx\n' * 1000, "commas": b"," * 100_000,
        "lines": b"\n" * 100_000, "long cell": row.replace(b"?", b"W" * 300_000),
        "not UTF-8": row.replace(b"?", b"\xff"),
        "utf-16": "key,en,xx\n".encode("utf-16"), "mark": b"\xef\xbb\xbf" + row, "formula": row.replace(b"?", b"=1+1"),
        "keys": head + b"menu.none,a,b,\r\n../x,a,b,\r\nmenu,a,b,\r\n", "rows": head + row[len(head) :] * 50_000,
    } | {name: row.replace(b"?", text[:5000].encode(errors="replace")) for name, text in TEXTS.items()}  # fmt: skip
    return [
        *(
            (f"table {name} {file}", partial(_beside, file, data))
            for name, data in datas.items()
            for file in ("glossary.csv", "take.csv")
        ),
        *(
            (f"table {kind.__name__} {file}", partial(_special_beside, file, kind))
            for kind in KINDS
            for file in ("glossary.csv", "take.csv")
        ),
    ]


def own() -> list[tuple[str, Craft]]:
    """Returns every crafted home that is furnished, by name."""
    crafts = [*small_files(), *games(), *fonts(), *tables()]
    return [(name, partial(furnished, craft)) for name, craft in crafts]
