"""Which characters a TrueType font can draw, read from its `cmap` table."""

import unicodedata
from collections.abc import Iterable
from pathlib import Path
from struct import Struct, error, unpack_from
from typing import Final

from game.core.resources import is_ours

TABLE: Final = Struct(">4sIII")  # tag, checksum, offset, length
SUBTABLE: Final = Struct(">HHI")  # platform, encoding, offset
GROUP: Final = Struct(">III")  # first character, last character, first glyph
HEADER: Final = 12
COLLECTION: Final = b"ttcf"
SUFFIXES: Final = (".ttf", ".otf", ".ttc")
LARGEST: Final = 64_000_000  # bytes; a font of all Chinese letters has a third of that
FONTS: Final = "fonts"
"""The folder of a language's own fonts, beside its files."""


class FontError(ValueError):
    """Says that a file is not a font whose characters can be read."""


def characters(file: Path) -> frozenset[int]:
    """Returns the code points for which the font has a glyph; raises FontError for a file that is no such font."""
    try:
        return _characters(file.read_bytes())
    except (OSError, error, ValueError) as fault:
        raise FontError(file.name) from fault


def _characters(content: bytes) -> frozenset[int]:
    first = unpack_from(">I", content, HEADER)[0] if content.startswith(COLLECTION) else 0
    (count,) = unpack_from(">H", content, first + 4)
    tables = (TABLE.unpack_from(content, first + HEADER + TABLE.size * at) for at in range(count))
    start = next((offset for tag, _, offset, _ in tables if tag == b"cmap"), None)
    if start is None:
        raise FontError
    (count,) = unpack_from(">H", content, start + 2)
    found: set[int] = set()
    for at in range(count):
        _, _, offset = SUBTABLE.unpack_from(content, start + 4 + SUBTABLE.size * at)
        found |= _subtable(content, start + offset)
    return frozenset(found)


def _subtable(content: bytes, start: int) -> set[int]:
    (kind,) = unpack_from(">H", content, start)
    if kind == 4:
        return _segments(content, start)
    if kind == 12:
        return _groups(content, start)
    return set()  # other formats repeat what these say, for older systems


def _segments(content: bytes, start: int) -> set[int]:
    """Reads format 4: runs of the basic plane, each with a shift or a list of glyphs."""
    (doubled,) = unpack_from(">H", content, start + 6)
    count = doubled // 2
    ends = unpack_from(f">{count}H", content, start + 14)
    starts = unpack_from(f">{count}H", content, start + 16 + doubled)
    shifts = unpack_from(f">{count}H", content, start + 16 + 2 * doubled)
    lists = start + 16 + 3 * doubled
    offsets = unpack_from(f">{count}H", content, lists)
    found: set[int] = set()
    for at, (first, last, shift, offset) in enumerate(zip(starts, ends, shifts, offsets, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offset:
                (glyph,) = unpack_from(">H", content, lists + 2 * at + offset + 2 * (code - first))
            if (glyph and not offset and (glyph + shift) & 0xFFFF) or (offset and glyph):
                found.add(code)
    return found


def _groups(content: bytes, start: int) -> set[int]:
    """Reads format 12: runs of any plane."""
    (count,) = unpack_from(">I", content, start + 12)
    found: set[int] = set()
    for at in range(count):
        first, last, _ = GROUP.unpack_from(content, start + 16 + GROUP.size * at)
        found.update(range(first, min(last, 0x10FFFF) + 1))
    return found


def font_files(folder: Path) -> list[Path]:
    """Returns the fonts in a folder, by name; none when there is no such folder."""
    return sorted(file for file in folder.glob("*") if is_ours(file.name, *SUFFIXES) and _is_bearable(file))


def _is_bearable(file: Path) -> bool:
    """Tells whether something is a file, no pipe, and of a size that a font may have."""
    try:
        return file.is_file() and file.stat().st_size <= LARGEST
    except OSError:
        return False


def drawable(files: Iterable[Path]) -> frozenset[int]:
    """Returns the code points for which at least one of some fonts has a glyph; a damaged font has none."""
    found: set[int] = set()
    for file in files:
        try:
            found |= characters(file)
        except FontError:
            continue  # the program cannot draw with it either, and says so
    return frozenset(found)


def script(letter: str) -> str:
    """Returns the script of a letter, or of a mark or stop of that script alone ("Hebrew", "Han"); else ""."""
    first = unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]
    if first in {"CJK", "IDEOGRAPHIC", "FULLWIDTH"} or "\u3000" <= letter <= "\u303f":
        return "Han"  # with the stops and brackets that its fonts have
    is_mark = unicodedata.category(letter).startswith("M") and first != "COMBINING"
    return first.title() if letter.isalpha() or is_mark else ""
