"""Makes both faces: `python -m assets.src.fonts FOLDER` with the Alegreya and Source Sans 3 files (OFL) in FOLDER.

pygame cannot switch font features on, so tabular lining digits become the default ones here. Spaces become wider: those
of a book run words together in the small letters of a screen. The display face is cut down to Latin; the text face
keeps all its letters, without the shapes that only such features show, and its kerning is packed: each size that is
open holds copies of it. Both are renamed, as the licence asks of changed versions. Needs fonttools.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.optimize import compact
from fontTools.ttLib import TTFont

_DISPLAY, _TEXT = "Harbour Display", "Harbour Text"
_DISPLAY_STYLES = {
    "Alegreya_500Medium": "Medium",
    "Alegreya_500Medium_Italic": "Medium Italic",
    "Alegreya_700Bold": "Bold",
    "Alegreya_800ExtraBold": "ExtraBold",
}
_TEXT_STYLES = {
    "SourceSans3_400Regular": "Regular",
    "SourceSans3_600SemiBold": "SemiBold",
    "SourceSans3_700Bold": "Bold",
}
_ALWAYS_ON = ("kern", "liga", "mark", "mkmk", "ccmp", "locl")
_RAISED = ("frac", "numr", "dnom", "subs", "sups", "ordn", "sinf", "titl")
"""Features that tell FreeType which letters are raised or small, so that it fits them to pixels as such."""
_FIGURES = ("lnum", "tnum")
_LETTERS = [*range(0x20, 0x180), *range(0x218, 0x21C), *range(0x2010, 0x2028), *range(0x2190, 0x2194)]
_PACKED = 9
"""How far kerning is packed, of 9."""
_SPACE = 0.25
"""How wide a space is at least, in em."""
_SIGNS = [0x2030, 0x2039, 0x203A, 0x20AC, 0x2212, 0x2260, 0x2264, 0x2265]


def _substitutions(font: TTFont, feature: str) -> dict[str, str]:
    """Returns which glyph a feature puts in place of which."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    mapping = getattr(getattr(part, "ExtSubTable", part), "mapping", None) or {}
                    found |= {old: new for old, new in mapping.items() if isinstance(new, str)}
    return found


def _freeze_digits(font: TTFont) -> None:
    steps, names = [_substitutions(font, feature) for feature in _FIGURES], font.getBestCmap()
    for digit in map(ord, "0123456789"):
        glyph = names[digit]
        for step in steps:
            glyph = step.get(glyph, glyph)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[digit] = glyph


def _widen_spaces(font: TTFont) -> None:
    """Makes the spaces of a font, also the one that holds words together, as wide as a caption needs them."""
    names, least = font.getBestCmap(), round(_SPACE * font["head"].unitsPerEm)
    for glyph in {names[ord(space)] for space in " \u00a0"}:
        wide, left = font["hmtx"][glyph]
        font["hmtx"][glyph] = (max(wide, least), left)


def _cut_down(font: TTFont, letters: Iterable[int], features: Iterable[str]) -> None:
    options = subset.Options()
    options.layout_features = list(features)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)


def _rename(font: TTFont, family: str, style: str) -> None:
    names = {
        1: family,
        16: family,
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
        25: family.replace(" ", ""),
    }
    for record in list(font["name"].names):
        if record.nameID in names:
            place = (record.platformID, record.platEncID, record.langID)
            font["name"].setName(names[record.nameID], record.nameID, *place)


def _write(font: TTFont, family: str, style: str) -> None:
    """Widens the spaces of a font, gives it its name and writes it to assets/fonts."""
    _widen_spaces(font)
    _rename(font, family, style)
    font.save(Path(__file__).resolve().parent.parent / "fonts" / f"{family}-{style}.ttf".replace(" ", ""))


def main(folder: Path) -> None:
    """Writes the four styles of the display face and the three of the text face to assets/fonts."""
    for source, style in _DISPLAY_STYLES.items():
        font = TTFont(next(folder.rglob(f"{source}.ttf")), recalcTimestamp=False)
        _freeze_digits(font)
        _cut_down(font, [*_LETTERS, *_SIGNS], _ALWAYS_ON)
        _write(font, _DISPLAY, style)
    for source, style in _TEXT_STYLES.items():
        # boxes that are reckoned anew shift some letters by a thousandth
        font = TTFont(next(folder.rglob(f"{source}.ttf")), recalcBBoxes=False, recalcTimestamp=False)
        _cut_down(font, font.getBestCmap(), (*_ALWAYS_ON, *_RAISED))
        compact(font, _PACKED)
        _write(font, _TEXT, style)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
