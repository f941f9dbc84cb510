"""The host of Ys: a harbour pilot with a sea cap, a red beard and a spyglass; and the hand that points."""

from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, TEAL, WHITE, lit, shaded
from assets.src.host_parts import BUST, SIDE, eye, hem, niche, strokes
from assets.src.shapes import khatam
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, path, rect

_SKIN, _BEARD, _COAT, _SCARF, _CAP = "#D79B72", "#A8552A", "#1E3B5C", "#C9782B", "#16304C"
_FACE = "M94 108Q92 78 140 76Q188 78 186 108Q188 148 171 170Q156 186 140 186Q124 186 109 170Q92 148 94 108Z"
_HAIR = (
    "M92 120Q95 150 108 158Q122 149 130 154Q140 160 150 154Q158 149 172 158Q185 150 188 120Q196 152 186 182"
    "Q176 208 156 216Q140 224 124 216Q104 208 94 182Q84 152 92 120Z"
)
_MOUSTACHE = (
    "M140 152Q128 148 117 156Q107 163 101 158Q106 172 121 169Q134 167 140 160Q146 167 159 169Q174 172 179 158"
    "Q173 163 163 156Q152 148 140 152Z"
)
_CROWN = "M80 88Q66 58 92 38Q116 20 150 24Q196 28 206 60Q210 78 200 90Q170 72 140 72Q108 72 80 88Z"
_BRIM = "M76 98Q74 86 84 82Q110 68 140 68Q172 68 198 82Q208 88 205 98Q176 88 140 88Q104 88 76 98Z"
_HAND = (
    "M188 258Q180 234 192 222Q196 212 206 214L214 210Q222 208 224 216Q231 216 230 224Q235 228 231 234Q233 241 226 244"
    "Q224 250 216 252Q214 262 214 270Q200 268 188 258Z"
)


def pilot() -> Sprite:
    """Returns the pilot in his niche."""
    s = Sprite(SIDE, SIDE)
    niche(s, "#2C6C8F", "#BFE3EE")
    with s.group(s.clip(path(BUST))):
        _clothes(s)
        _head(s)
        _beard(s)
        _features(s)
    _cap(s)
    _spyglass(s)
    return s


def _clothes(s: Sprite) -> None:
    coat = "M22 272Q26 218 64 204L110 190H170L216 204Q254 218 258 272Z"
    s.add(path(coat, s.ramp(_COAT, 0.28, 0.42), OUTLINE, 2.6))
    s.add(path("M106 190L140 276L174 190Z", s.ramp("#E8DCC0", 0.4, 0.24), OUTLINE, 2))
    for y in (226, 242, 258):
        s.add(path(f"M{140 - (276 - y) * 0.36} {y}H{140 + (276 - y) * 0.36}", "none", "#5B86A8", 4.4))
    for way in ("M106 190L66 214L112 262L140 276", "M174 190L214 214L168 262L140 276"):
        s.add(path(f"{way}", s.ramp(_COAT, 0.36, 0.3), OUTLINE, 2.2))
    for way in ("M70 214L114 260", "M210 214L166 260"):
        hem(s, way, 5, BRASS, BRASS_LIGHT)
    for x, y in ((84, 248), (196, 248), (94, 268), (186, 268)):
        s.add(circle(x, y, 5.4, s.brass(), OUTLINE, 1.4), path(khatam(x, y, 3), BRASS_DARK))
    scarf = "M98 188Q140 214 182 188L188 204Q140 236 92 204Z"
    s.add(path(scarf, s.ramp(_SCARF, 0.36, 0.34), OUTLINE, 2.2))
    strokes(s, ("M104 200Q140 224 176 200", "M112 196Q140 212 168 196"), shaded(_SCARF, 0.42), 1.6, 0.8)


def _head(s: Sprite) -> None:
    s.add(path("M118 158V192Q140 206 162 192V158Z", s.ramp(shaded(_SKIN, 0.16), 0.1, 0.3), OUTLINE, 2))
    for side in (1, -1):
        x = 140 + side * 48
        s.add(ellipse(x, 126, 9, 14, s.ramp(_SKIN, 0.2, 0.25), OUTLINE, 2))
        s.add(path(f"M{x + side * 2} 119q{side * 5} 5 0 12", "none", shaded(_SKIN, 0.4), 1.4))
    s.add(circle(93, 146, 5.4, "none", OUTLINE, 4.4), circle(93, 146, 5.4, "none", BRASS_LIGHT, 2.2))
    tones = [(0, lit(_SKIN, 0.34)), (0.5, _SKIN), (1, shaded(_SKIN, 0.3))]
    s.add(path(_FACE, s.linear(tones, (0, 0, 1, 0.35)), OUTLINE, 2.4))
    for side in (1, -1):
        s.add(ellipse(140 + side * 30, 141, 14, 10, "#D8583C", opacity=0.4))
        crow = f"M{140 + side * 38} 128q{side * 7} -1 {side * 8} -5m{-side * 8} 8q{side * 6} 1 {side * 9} -1"
        s.add(path(crow, "none", shaded(_SKIN, 0.42), 1.3, opacity=0.8))


def _beard(s: Sprite) -> None:
    tones = [(0, lit(_BEARD, 0.34)), (0.5, _BEARD), (1, shaded(_BEARD, 0.36))]
    s.add(path(_HAIR, s.linear(tones, (0, 0, 1, 0.6)), OUTLINE, 2.4))
    strokes(
        s,
        (
            "M102 160Q104 188 122 208", "M114 166Q118 192 132 214", "M128 172Q130 196 138 216",
            "M152 172Q150 196 142 216", "M166 166Q162 192 148 214", "M178 160Q176 188 158 208",
        ),
        lit(_BEARD, 0.46), 1.5, 0.8,
    )  # fmt: skip
    s.add(path("M122 165Q140 182 158 165Q140 172 122 165Z", "#7E2A22", OUTLINE, 1.6))
    s.add(path("M127 167.5Q140 173 153 167.5Q140 171 127 167.5Z", "#FFF6E6"))
    s.add(path(_MOUSTACHE, s.ramp(_BEARD, 0.36, 0.24), OUTLINE, 2))
    strokes(s, ("M134 156Q123 156 114 164", "M146 156Q157 156 166 164"), lit(_BEARD, 0.5), 1.3, 0.8)


def _features(s: Sprite) -> None:
    light = s.linear([(0, lit(_SKIN, 0.38)), (1, shaded(_SKIN, 0.2))], ACROSS)
    s.add(path("M136 116Q131 134 126 142Q129 153 140 153Q151 153 154 142Q149 134 145 116", light))
    nose = "M134 122Q131 134 126 142Q127 150 135 149Q140 154 145 149Q153 150 154 142"
    s.add(path(nose, "none", OUTLINE, 1.7))
    for side in (1, -1):
        x = 140 + side * 22
        eye(s, x, 122, "#2C6B8A")
        brow = f"M{x - side * 13} 110Q{x} 100 {x + side * 15} 109Q{x + side * 3} 107 {x - side * 12} 114Z"
        s.add(path(brow, s.ramp(_BEARD, 0.2, 0.3), OUTLINE, 1.6))


def _cap(s: Sprite) -> None:
    """The sea cap, which stands above the ring: a soft crown, a band with an anchor."""
    s.add(path(_CROWN, s.ramp(_CAP, 0.34, 0.4), OUTLINE, 2.6))
    strokes(s, ("M92 76Q112 44 160 34", "M104 72Q128 48 186 48", "M190 78Q176 58 148 50"), lit(_CAP, 0.3), 2, 0.7)
    s.add(path(_BRIM, s.ramp(TEAL, 0.3, 0.4), OUTLINE, 2.4))
    hem(s, "M80 95Q108 84 140 84Q172 84 202 95", 4.4, BRASS, BRASS_LIGHT)
    s.add(circle(140, 62, 17, s.brass(), OUTLINE, 1.8), circle(140, 62, 12.4, _COAT, OUTLINE, 1.2))
    s.add(path("M140 54V70M134 58H146M131 65Q133 71 140 71Q147 71 149 65", "none", BRASS_LIGHT, 2.4))
    s.add(circle(140, 53.4, 2.4, "none", BRASS_LIGHT, 1.6))


def _spyglass(s: Sprite) -> None:
    """The spyglass, over the ring, and the hand that holds it."""
    with s.group(s.filter("small"), transform="rotate(-58 222 216)"):
        for x, y, w, h, fill in (
            (172, 207, 40, 18, s.brass()),
            (206, 203, 44, 26, s.ramp("#6B3A1E", 0.3, 0.34)),
            (246, 199, 30, 34, s.brass()),
        ):
            s.add(rect(x, y, w, h, fill, OUTLINE, 2, 4))
        s.add(path("M214 205V227M242 205V227", "none", BRASS_LIGHT, 2.4))
        s.add(ellipse(275, 216, 5, 15, s.radial([(0, "#E9FBFF"), (1, "#4E93AE")]), OUTLINE, 1.8))
    s.add(path(_HAND, s.ramp(_SKIN, 0.3, 0.3, DIAGONAL), OUTLINE, 2.2))
    strokes(s, ("M224 216L206 224", "M230 225L210 233", "M231 235L214 241"), shaded(_SKIN, 0.46), 1.5)
    cuff = "M178 270Q174 246 188 234L218 256Q214 266 216 276Q196 280 178 270Z"
    s.add(path(cuff, s.ramp(_COAT, 0.28, 0.42), OUTLINE, 2.2))
    hem(s, "M188 236L217 257", 7, BRASS, BRASS_LIGHT)


def hand() -> Sprite:
    """Returns a pointing hand in a cuff edged with brass; the tip of its finger is at (42, 3)."""
    s, skin = Sprite(112, 150), "#E2B083"
    outline = (
        "M34 12Q34 2 42 2Q50 2 50 12V58Q58 50 66 58Q75 52 81 62Q91 59 93 70V96Q93 112 84 122H40Q30 112 24 98L10 78"
        "Q4 68 12 64Q20 62 26 70L34 80Z"
    )
    with s.group(s.filter("drop")):
        s.add(path(outline, s.ramp(skin, 0.45, 0.25, DIAGONAL), OUTLINE, 4))
    strokes(s, ("M50 58V74", "M66 60V76", "M81 64V78"), shaded(skin, 0.5), 2.6)
    s.add(path("M38 8Q42 4 46 8V16Q42 19 38 16Z", "#FBE3CB", shaded(skin, 0.45), 1.4))
    s.add(path("M36 118H88L92 144H32Z", s.ramp(TEAL, 0.3, 0.35), OUTLINE, 3), path("M36 122H88", "none", BRASS, 5))
    s.add(path("M33.5 139H91", "none", BRASS, 4), circle(62, 131, 3.4, WHITE, OUTLINE, 1))
    return s
