"""Which characters a TrueType font can draw, read from its `cmap` table."""

from collections.abc import Sequence
from pathlib import Path
from struct import Struct, error, unpack_from
from typing import Final

TABLE: Final = Struct(">4sIII")  # tag, checksum, offset, length
SUBTABLE: Final = Struct(">HHI")  # platform, encoding, offset
GROUP: Final = Struct(">III")  # first character, last character, first glyph
HEADER: Final = 12


class FontError(ValueError):
    """Says that a file is not a font whose characters can be read."""


def characters(file: Path) -> frozenset[int]:
    """Returns the code points for which the font has a glyph; raises FontError for a file that is no such font."""
    try:
        return _characters(file.read_bytes())
    except (OSError, error, ValueError) as fault:
        raise FontError(file.name) from fault


def _characters(content: bytes) -> frozenset[int]:
    (count,) = unpack_from(">H", content, 4)
    tables = (TABLE.unpack_from(content, HEADER + TABLE.size * at) for at in range(count))
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


def missing(text: str, fonts: Sequence[frozenset[int]]) -> list[str]:
    """Returns the characters of the text that would show as a box, in order.

    Letters and digits must be in every font, for any of them may have to show the text; a sign in one is enough.
    """
    signs = frozenset().union(*fonts)
    letters = fonts[0].intersection(*fonts) if fonts else frozenset()
    return [
        character
        for character in dict.fromkeys(text)
        if character.isprintable() and ord(character) not in (letters if character.isalnum() else signs)
    ]
