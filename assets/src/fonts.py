"""Makes the display face: `python -m assets.src.fonts FOLDER` with the Alegreya files (OFL) in FOLDER.

pygame cannot switch font features on, so tabular lining digits become the default ones here. Spaces become wider: those
of a book face run words together in the small captions of a screen. The result is cut down to Latin and renamed, as the
licence asks of changed versions. Source Sans 3 is used as published. Needs fonttools.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

_FAMILY = "Harbour Display"
_STYLES = {
    "Alegreya_500Medium": "Medium",
    "Alegreya_500Medium_Italic": "Medium Italic",
    "Alegreya_700Bold": "Bold",
    "Alegreya_800ExtraBold": "ExtraBold",
}
_FIGURES = ("lnum", "tnum")
_LETTERS = [*range(0x20, 0x180), *range(0x218, 0x21C), *range(0x2010, 0x2028), *range(0x2190, 0x2194)]
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


def _cut_down(font: TTFont) -> None:
    options = subset.Options()
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*_LETTERS, *_SIGNS])
    cutter.subset(font)


def _rename(font: TTFont, style: str) -> None:
    names = {1: _FAMILY, 16: _FAMILY, 4: f"{_FAMILY} {style}", 6: f"{_FAMILY}-{style}".replace(" ", "")}
    for record in list(font["name"].names):
        if record.nameID in names:
            place = (record.platformID, record.platEncID, record.langID)
            font["name"].setName(names[record.nameID], record.nameID, *place)


def main(folder: Path) -> None:
    """Writes the four styles of the display face to assets/fonts."""
    target = Path(__file__).resolve().parent.parent / "fonts"
    for source, style in _STYLES.items():
        font = TTFont(next(folder.rglob(f"{source}.ttf")))
        _freeze_digits(font)
        _widen_spaces(font)
        _cut_down(font)
        _rename(font, style)
        font.save(target / f"HarbourDisplay-{style.replace(' ', '')}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
