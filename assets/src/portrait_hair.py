"""Hair and what is worn on it: what lies behind the head, and what lies before it."""

from collections.abc import Callable, Mapping

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.portrait_model import Face, cloud, ramp
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, ellipse, path, rect

_Paint = Callable[[Sprite, Face], None]
_SIDES = (-1, 1)


def behind(s: Sprite, face: Face) -> None:
    """Draws what lies behind the head."""
    paint = _BEHIND.get(face.style)
    if paint:
        paint(s, face)


def before(s: Sprite, face: Face) -> None:
    """Draws what lies before the forehead."""
    _BEFORE[face.style](s, face)


def _cut(s: Sprite, face: Face, outline: str, shine: str = "", light: float = 0.45, opacity: float = 0.6) -> None:
    """Draws a piece of hair and the light on it."""
    s.add(path(outline, ramp(s, face.hair), OUTLINE, 3))
    if shine:
        s.add(path(shine, "none", lit(face.hair, light), 4, opacity=opacity))


# ---------------------------------------------------------------------- behind the head
def _plaits_behind(s: Sprite, face: Face) -> None:
    fill = ramp(s, face.hair)
    for side in _SIDES:
        for dx, y, r in ((70, 132, 17), (76, 156, 16), (78, 180, 14), (77, 201, 11)):
            s.add(ellipse(128 + side * dx, y, r * 0.9, r, fill, OUTLINE, 2.4))
        x = 128 + side * 77
        s.add(path(f"M{x - 8} 212H{x + 8}L{x + 12} 232Q{x} 226 {x - 12} 232Z", fill, OUTLINE, 2.2))
        s.add(rect(x - 9, 206, 18, 9, face.accent, OUTLINE, 2, 4))


def _long_behind(s: Sprite, face: Face) -> None:
    outline = (
        "M60 110C48 60 88 34 128 34S208 60 196 110C194 150 210 186 204 226Q180 240 156 226H100"
        "Q76 240 52 226C46 186 62 150 60 110Z"
    )
    _cut(s, face, outline)
    strands = "M66 140Q62 186 66 222M190 140Q194 186 190 222M78 150Q76 190 80 224M178 150Q180 190 176 224"
    s.add(path(strands, "none", shaded(face.hair, 0.4), 2, opacity=0.6))


def _bob_behind(s: Sprite, face: Face) -> None:
    outline = (
        "M58 120C46 58 88 32 128 32S210 58 198 120C200 150 196 168 188 178Q170 184 156 172H100"
        "Q86 184 68 178C60 168 56 150 58 120Z"
    )
    _cut(s, face, outline)


def _puffs_behind(s: Sprite, face: Face) -> None:
    for side in _SIDES:
        x = 128 + side * 62
        _cut(s, face, cloud(x, 58, 36))
        s.add(path(cloud(x - 6, 50, 20), "none", lit(face.hair, 0.22), 2, opacity=0.7))
        ribbon = f"M{128 + side * 38} 64L{128 + side * 46} 80"
        s.add(path(ribbon, "none", OUTLINE, 11), path(ribbon, "none", face.accent, 7))


def _bun_behind(s: Sprite, face: Face) -> None:
    s.add(circle(128, 38, 25, ramp(s, face.hair), OUTLINE, 3))
    s.add(path("M112 40Q128 24 144 40M116 48Q128 36 140 48", "none", shaded(face.hair, 0.3), 2))
    _cut(s, face, "M64 118C54 62 90 44 128 44S202 62 192 118Q192 140 184 148H72Q64 140 64 118Z")


def _curls_behind(s: Sprite, face: Face) -> None:
    _cut(s, face, cloud(128, 88, 70))


def _scarf_behind(s: Sprite, face: Face) -> None:
    outline = (
        "M52 132C40 62 84 26 128 26S216 62 204 132C206 170 196 196 204 224Q170 250 128 248T52 224C60 196 50 170 52 132Z"
    )
    s.add(path(outline, ramp(s, face.accent), OUTLINE, 3))


# ---------------------------------------------------------------------- before the forehead
def _plaits(s: Sprite, face: Face) -> None:
    outline = "M66 118C60 62 94 40 128 40S196 62 190 118Q184 92 160 78Q140 84 128 70Q116 84 96 78Q72 92 66 118Z"
    _cut(s, face, outline, "M84 74Q98 54 120 50", opacity=0.7)
    s.add(path("M128 42V70", "none", shaded(face.hair, 0.4), 2.4))


def _curls(s: Sprite, face: Face) -> None:
    outline = (
        "M74 106Q70 88 82 82Q80 66 98 68Q106 56 120 64Q134 54 146 66Q162 60 166 76Q182 80 182 106"
        "Q190 70 166 54Q128 34 90 54Q66 70 74 106Z"
    )
    s.add(path(outline, ramp(s, face.hair), OUTLINE, 2.6))
    for x, y in ((88, 54), (112, 42), (138, 42), (164, 54), (72, 76), (184, 76)):
        s.add(path(f"M{x - 9} {y + 3}q2 -12 12 -9q8 6 -1 11", "none", lit(face.hair, 0.3), 2.4, opacity=0.75))


def _fringe(s: Sprite, face: Face) -> None:
    outline = (
        "M66 122C56 62 92 38 128 38S200 62 190 122Q186 106 182 98L168 100L158 94L144 101L130 95"
        "L114 101L102 94L88 100L74 98Q70 106 66 122Z"
    )
    _cut(s, face, outline)
    s.add(path("M82 72Q100 50 132 48", "none", "#8C86A0", 5, opacity=0.6))


def _puffs(s: Sprite, face: Face) -> None:
    outline = "M68 116C64 70 94 50 128 50S192 70 188 116Q184 84 152 76Q134 74 128 62Q122 74 104 76Q72 84 68 116Z"
    _cut(s, face, outline)
    s.add(path("M128 51V64", "none", lit(face.hair, 0.3), 2.2))


def _long(s: Sprite, face: Face) -> None:
    outline = "M66 124C56 62 92 36 128 36S200 62 190 124Q186 92 164 76Q140 72 116 58Q106 84 76 94Q70 106 66 124Z"
    _cut(s, face, outline, "M80 76Q94 54 116 48M134 48Q164 54 178 84", opacity=0.55)


def _bob(s: Sprite, face: Face) -> None:
    outline = "M62 128C54 60 92 34 128 34S202 60 194 128Q190 100 176 84Q142 88 106 64Q96 88 78 96Q70 108 62 128Z"
    _cut(s, face, outline)
    s.add(path("M80 72Q98 50 128 46", "none", "#FFF0BE", 5, opacity=0.7))


def _short(s: Sprite, face: Face) -> None:
    outline = "M72 108C62 60 94 36 132 38S194 62 184 108Q180 92 172 82Q146 84 112 70Q98 82 82 86Q75 96 72 108Z"
    _cut(s, face, outline, "M92 60Q110 46 138 48", 0.35, 0.7)


def _bun(s: Sprite, face: Face) -> None:
    outline = "M66 116C62 64 96 44 128 44S194 64 190 116Q184 84 158 74Q140 68 128 68T98 74Q72 84 66 116Z"
    _cut(s, face, outline)
    strands = "M84 76Q100 58 122 54M134 54Q158 58 172 78"
    s.add(path(strands, "none", shaded(face.hair, 0.28), 2.2, opacity=0.8))


def _bald(s: Sprite, face: Face) -> None:
    fill = ramp(s, face.hair)
    s.add(*(path(cloud(128 + side * 56, 102, 15), fill, OUTLINE, 2.6) for side in _SIDES))
    s.add(path("M96 66Q110 56 126 56", "none", "#FFF", 5, opacity=0.65))
    s.add(path("M98 78Q128 70 158 78M104 88Q128 82 152 88", "none", "#B97C55", 1.8, opacity=0.6))


def _scarf(s: Sprite, face: Face) -> None:
    accent = face.accent
    around = (
        "M128 42C92 42 70 66 70 112C70 156 92 188 128 192C164 188 186 156 186 112C186 66 164 42 128 42Z"
        "M128 66C160 66 172 90 171 116C170 148 152 180 128 180S86 148 85 116C84 90 96 66 128 66Z"
    )
    s.add(path(around, ramp(s, lit(accent, 0.1)), OUTLINE, 2.6, fill_rule="evenodd"))
    s.add(path("M84 178Q128 226 178 176Q196 204 206 222Q150 250 92 228Q80 206 84 178Z", ramp(s, accent), OUTLINE, 2.6))
    folds = "M96 196Q132 224 176 192M100 212Q140 234 190 208"
    s.add(path(folds, "none", shaded(accent, 0.4), 2.2))
    s.add(path("M66 96Q70 46 122 38", "none", lit(accent, 0.6), 4, opacity=0.7))
    for x, y in ((62, 150), (194, 150), (60, 178), (196, 178), (90, 44), (128, 34), (166, 44)):
        s.add(path(khatam(x, y, 5), BRASS_LIGHT))


def _turban(s: Sprite, face: Face) -> None:
    accent = face.accent
    s.add(path("M62 98C48 54 84 20 128 20S208 54 194 98Q184 72 128 66Q72 72 62 98Z", ramp(s, accent), OUTLINE, 3))
    folds = (
        "M128 66Q90 52 66 76M128 66Q96 36 74 52M128 66Q166 52 190 76M128 66Q160 36 182 52"
        "M128 66Q112 34 104 26M128 66Q144 34 152 26"
    )
    s.add(path(folds, "none", shaded(accent, 0.42), 2.4))
    s.add(path("M78 48Q96 28 122 26", "none", lit(accent, 0.7), 4, opacity=0.6))
    s.add(path("M128 40l9 14l-9 18l-9 -18Z", "#C8202F", OUTLINE, 2.2), circle(128, 34, 6, BRASS_LIGHT, OUTLINE, 2))


def _cap(s: Sprite, face: Face) -> None:
    accent, fill = face.accent, ramp(s, face.hair)
    s.add(*(path(cloud(128 + side * 55, 98, 13), fill, OUTLINE, 2.4) for side in _SIDES))
    s.add(path("M62 84C56 44 96 26 132 26S204 46 196 84Q164 66 128 66T62 84Z", ramp(s, accent), OUTLINE, 3))
    s.add(path("M60 88Q92 58 128 60T200 88Q168 80 128 78T60 88Z", ramp(s, shaded(accent, 0.2)), OUTLINE, 2.8))
    seams = "M128 28V60M92 36Q100 48 98 62M164 36Q156 48 158 62"
    s.add(path(seams, "none", shaded(accent, 0.4), 2, opacity=0.7), circle(128, 27, 5, accent, OUTLINE, 2))


_BEHIND: Mapping[str, _Paint] = {
    "plaits": _plaits_behind,
    "long": _long_behind,
    "bob": _bob_behind,
    "puffs": _puffs_behind,
    "bun": _bun_behind,
    "curls": _curls_behind,
    "scarf": _scarf_behind,
}
_BEFORE: Mapping[str, _Paint] = {
    "plaits": _plaits,
    "curls": _curls,
    "fringe": _fringe,
    "puffs": _puffs,
    "long": _long,
    "bob": _bob,
    "short": _short,
    "bun": _bun,
    "bald": _bald,
    "scarf": _scarf,
    "turban": _turban,
    "cap": _cap,
}
