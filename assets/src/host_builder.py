"""The host of both Alhambra games: a master builder with a turban, a white beard and a pair of compasses."""

from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, WHITE, lit, shaded
from assets.src.host_parts import BUST, SIDE, eye, hem, niche, strokes
from assets.src.shapes import khatam
from assets.src.sprite import ACROSS, DIAGONAL, DOWN, Sprite, circle, ellipse, path

_SKIN, _ROBE, _MANTLE, _LINEN = "#C68A5B", "#EBDDBB", "#8C2F3B", "#F7F1E2"
_FACE = "M93 104Q90 76 140 74Q190 76 187 104Q190 150 172 172Q156 188 140 188Q124 188 108 172Q90 150 93 104Z"
_BEARD = (
    "M93 122Q98 140 106 146Q120 140 126 146Q134 152 140 150Q146 152 154 146Q160 140 174 146Q182 140 187 122"
    "Q196 160 184 190Q176 222 152 240Q143 249 136 240Q104 222 96 190Q84 160 93 122Z"
)
_MOUSTACHE = (
    "M140 150Q128 146 116 154Q104 162 98 156Q102 170 118 168Q134 166 140 158Q146 166 162 168Q178 170 182 156"
    "Q176 162 164 154Q152 146 140 150Z"
)
_TURBAN = "M86 104Q70 78 84 50Q102 18 142 16Q186 18 198 50Q210 80 194 104Q168 84 140 84Q112 84 86 104Z"
_HAND = (
    "M196 252Q186 222 200 206Q206 198 214 202L232 190Q240 188 240 196Q244 198 242 204Q245 208 241 213Q243 218 238 222"
    "Q240 228 232 231L222 236Q218 248 220 262Q208 262 196 252Z"
)


def builder() -> Sprite:
    """Returns the builder in his niche."""
    s = Sprite(SIDE, SIDE)
    niche(s, "#1C6A6C", "#9ED3C6")
    with s.group(s.clip(path(BUST))):
        _clothes(s)
        _head(s)
        _beard(s)
        _features(s)
    _turban(s)
    _compasses(s)
    return s


def _clothes(s: Sprite) -> None:
    mantle = "M24 270Q26 214 66 200L112 184H168L214 200Q254 214 256 270Z"
    s.add(path(mantle, s.ramp(_MANTLE, 0.25, 0.42), OUTLINE, 2.6))
    s.add(path("M104 186L140 268L176 186Z", s.ramp(_ROBE, 0.4, 0.22), OUTLINE, 2))
    for way in ("M108 186L141 262", "M172 186L139 262"):
        hem(s, way, 9, BRASS, BRASS_LIGHT)
    folds = ("M60 214Q74 236 70 268", "M220 214Q206 236 210 268", "M86 206Q98 232 98 262")
    strokes(s, folds, shaded(_MANTLE, 0.55), 2, 0.7)
    for x, y in ((56, 244), (224, 244), (88, 250)):
        s.add(path(khatam(x, y, 8), BRASS, shaded(BRASS_DARK, 0.3), 1.1))


def _head(s: Sprite) -> None:
    s.add(path("M118 158V192Q140 208 162 192V158Z", s.ramp(shaded(_SKIN, 0.16), 0.1, 0.3), OUTLINE, 2))
    for side in (1, -1):
        x = 140 + side * 48
        s.add(ellipse(x, 124, 9, 14, s.ramp(_SKIN, 0.2, 0.25), OUTLINE, 2))
        s.add(path(f"M{x + side * 2} 117q{side * 5} 5 0 12", "none", shaded(_SKIN, 0.4), 1.4))
    tones = [(0, lit(_SKIN, 0.34)), (0.5, _SKIN), (1, shaded(_SKIN, 0.30))]
    s.add(path(_FACE, s.linear(tones, (0, 0, 1, 0.35)), OUTLINE, 2.4))
    for side in (1, -1):
        s.add(ellipse(140 + side * 30, 140, 13, 9, "#D9694B", opacity=0.34))
        crow = f"M{140 + side * 39} 127q{side * 7} -1 {side * 8} -5m{-side * 8} 8q{side * 6} 1 {side * 9} -1"
        s.add(path(crow, "none", shaded(_SKIN, 0.45), 1.3, opacity=0.8))
        s.add(
            path(f"M{140 + side * 9} 141q{side * 9} 4 {side * 13} 12", "none", shaded(_SKIN, 0.42), 1.3, opacity=0.55)
        )
    brow = "M112 98Q126 94 140 97Q154 94 168 98M118 91Q130 88 140 90Q152 88 162 91"
    s.add(path(brow, "none", shaded(_SKIN, 0.4), 1.3, opacity=0.45))


def _beard(s: Sprite) -> None:
    s.add(path(_BEARD, s.linear([(0, WHITE), (0.5, _LINEN), (1, "#C9BBA4")], (0, 0, 1, 0.6)), OUTLINE, 2.4))
    strokes(
        s,
        (
            "M104 160Q104 196 128 230", "M114 164Q116 200 136 238", "M126 178Q128 210 140 240",
            "M154 178Q152 210 143 240", "M166 164Q164 200 146 238", "M176 160Q176 196 154 228",
            "M98 146Q96 172 106 198", "M182 146Q184 172 174 198",
        ),
        "#AD9C82", 1.5, 0.75,
    )  # fmt: skip
    s.add(path("M122 163Q140 181 158 163Q140 170 122 163Z", "#7E2A22", OUTLINE, 1.6))
    s.add(path("M127 165.5Q140 171 153 165.5Q140 169 127 165.5Z", "#FFF6E6"))
    s.add(path(_MOUSTACHE, s.linear([(0, WHITE), (1, "#D8CBB4")], DOWN), OUTLINE, 2))
    strokes(s, ("M134 154Q122 153 112 162", "M146 154Q158 153 168 162"), "#AD9C82", 1.3, 0.8)


def _features(s: Sprite) -> None:
    """The nose, which lies over the moustache, eyes and brows."""
    light = s.linear([(0, lit(_SKIN, 0.38)), (1, shaded(_SKIN, 0.18))], ACROSS)
    s.add(path("M136 112Q131 132 127 141Q130 150 140 150Q150 150 153 141Q149 132 145 112", light))
    nose = "M134 118Q131 132 127 140Q128 148 135 147Q140 152 145 147Q152 148 153 140"
    s.add(path(nose, "none", OUTLINE, 1.7))
    for side in (1, -1):
        x = 140 + side * 22
        eye(s, x, 120, "#5A3A1C")
        s.add(path(f"M{x - 8} 128q8 4 16 0", "none", shaded(_SKIN, 0.42), 1.2, opacity=0.7))
        brow = f"M{x - side * 13} 107Q{x} 97 {x + side * 15} 108Q{x + side * 3} 104.5 {x - side * 12} 111Z"
        s.add(path(brow, s.ramp(_LINEN, 0.5, 0.18), OUTLINE, 1.6))


def _turban(s: Sprite) -> None:
    """The turban, which stands above the ring, with its band, plume and jewel."""
    cloth = s.linear([(0, "#FFFDF4"), (0.45, "#F3E9D2"), (1, "#B9A485")], (0, 0, 1, 0.55))
    s.add(path(_TURBAN, cloth, OUTLINE, 2.6))
    with s.group(s.clip(path(_TURBAN))):
        folds = (
            "M82 92Q120 42 196 38", "M90 102Q130 60 206 62", "M76 74Q106 30 170 20", "M200 100Q170 66 120 44",
            "M206 84Q176 50 134 30",
        )  # fmt: skip
        for way in folds:
            s.add(path(way, "none", "#8D7757", 2.2, opacity=0.7))
            s.add(path(way, "none", WHITE, 1.2, opacity=0.6, transform="translate(0 3)"))
        s.add(path("M66 78Q112 52 214 96", "none", "#0E6B66", 11, opacity=0.95))
        s.add(path("M66 78Q112 52 214 96", "none", BRASS_LIGHT, 1.6, stroke_dasharray="3 5"))
    s.add(path(_TURBAN, "none", OUTLINE, 2.6))
    s.add(path("M128 44Q122 10 146 2Q143 20 148 42Z", s.ramp("#0E8A6B", 0.4, 0.35), OUTLINE, 1.8))
    s.add(path("M137 42Q135 22 143 8", "none", "#DFF3E2", 1.2), path(khatam(138, 54, 17), s.brass(), OUTLINE, 1.8))
    ruby = s.radial([(0, "#FF9C8C"), (0.5, "#C2272D"), (1, "#5E0C14")])
    s.add(circle(138, 54, 8.4, ruby, OUTLINE, 1.3), circle(135.2, 51, 2, WHITE, opacity=0.85))


def _compasses(s: Sprite) -> None:
    """The hand with a pair of compasses, over the ring."""
    with s.group(s.filter("small")):
        for side in (1, -1):
            leg = f"M226 140L{226 + side * 24} 226L{226 + side * 20} 232L{222 + side * 3} 146Z"
            s.add(path(leg, s.brass(), OUTLINE, 1.8))
        s.add(path("M208 196Q226 184 244 196", "none", OUTLINE, 5.4))
        s.add(path("M208 196Q226 184 244 196", "none", BRASS_LIGHT, 2.8))
        s.add(circle(226, 138, 10, s.brass(), OUTLINE, 2), circle(226, 138, 3.4, OUTLINE))
        s.add(path("M223 128V116h6v12Z", s.brass(), OUTLINE, 1.6))
    s.add(path(_HAND, s.ramp(_SKIN, 0.3, 0.3, DIAGONAL), OUTLINE, 2.2))
    strokes(s, ("M240 196L222 207", "M242 204L224 215", "M241 213L226 222"), shaded(_SKIN, 0.5), 1.5)
    cuff = "M186 268Q180 240 196 226L226 246Q222 262 226 272Q206 276 186 268Z"
    s.add(path(cuff, s.ramp(_MANTLE, 0.25, 0.42), OUTLINE, 2.2))
    s.add(path("M196 228L225 247", "none", OUTLINE, 8), path("M196 228L225 247", "none", BRASS, 5.4))
