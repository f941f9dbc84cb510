"""Merchant ships under sail, 256 x 256; the sail at the stern and the pennant show what lies in the hold."""

from assets.src.colours import BRASS, BRASS_LIGHT, OUTLINE, PALETTE, SHADOW, WHITE, lit, shaded
from assets.src.granite import ermine, rod, triskele
from assets.src.ornament import cast_shadow
from assets.src.sprite import ACROSS, Sprite, circle, ellipse, path

_WOOD, _SPAR, _CANVAS = "#9A6234", "#B87A44", "#F4E4BE"
_SAIL_LIGHT = (0, 0, 1, 0.35)
_HULL = "M14 180Q30 190 60 188H206Q226 186 236 168L246 170Q240 214 214 226H58Q28 220 14 180Z"
_SEA = f"M4 224q10 -9 21 0{'t21 0' * 10}t12 -4V238Q128 250 4 238Z"


def cargo_ship(gem: str) -> Sprite:
    """Returns the ship whose large gem is of a colour."""
    return _ship("#D9A31C" if gem == "yellow" else PALETTE["gem"][gem])


def ship() -> Sprite:
    """Returns a ship with a hold of everything, for the market and for pages of the rules."""
    return _ship("#1C5C62")


def _ship(colour: str) -> Sprite:
    s = Sprite(256, 256)
    with s.group(s.filter("grain")):
        with s.group(s.filter("blur5"), opacity=0.5):
            s.add(ellipse(132, 226, 104, 13, "#0C2A3A"))
        _rigging(s)
        _sails(s, colour)
        _hull(s, colour)
        s.add(path(_SEA, s.linear([(0, "#9FD3E0"), (0.5, "#3E86A8"), (1, "#1F4F73")]), "#123A55", 2.2))
        crests = "M20 232q10 -6 20 0t20 0M150 234q10 -6 20 0t20 0M92 238q10 -5 20 0"
        s.add(path(crests, "none", WHITE, 1.9, opacity=0.8))
    return s


def _rigging(s: Sprite) -> None:
    timber = s.linear([(0, "#D9A066"), (1, "#6B4020")], (104, 0, 182, 0), absolute=True)
    for x, top in ((108, 14), (178, 50)):
        s.add(rod(f"M{x} {top}V186", timber, 4, 3))
    s.add(path("M108 186V20M108 40L28 186M178 60L236 180M108 24L178 60", "none", OUTLINE, 1.3, opacity=0.7))


def _sails(s: Sprite, colour: str) -> None:
    main = "M60 40L152 26Q174 92 158 158Q108 172 52 156Q76 96 60 40Z"
    _sail(s, main, "M82 30Q98 100 80 170M108 26Q124 100 108 170M134 26Q150 100 136 170", _CANVAS)
    spots = "".join(ermine(*spot) for spot in ((80, 74, 15), (122, 62, 15), (98, 118, 16), (138, 112, 15)))
    s.add(path(spots, "#2A2230"))
    stern = "M168 70L220 64Q236 116 224 158Q194 168 162 160Q176 116 168 70Z"
    _sail(s, stern, "M184 64Q196 120 184 170M204 62Q216 120 206 170", colour)
    s.add(path(triskele(196, 114, 20), "none", "#FFF6DF", 4))
    _sail(s, "M40 64Q60 120 44 168L16 176Q34 126 40 64Z", "M36 70Q46 130 30 176", _CANVAS)
    s.add(rod("M54 40L158 25", _SPAR, 3, 3), rod("M164 70L224 63", _SPAR, 2.4, 2.6))
    pennant = "M108 16Q126 8 142 16Q132 20 142 28Q124 22 108 26Z"
    s.add(path(pennant, s.linear([(0, lit(colour, 0.3)), (1, colour)], ACROSS), OUTLINE, 1.8))


def _sail(s: Sprite, d: str, seams: str, colour: str) -> None:
    cast_shadow(s, d, 5, 5, 0.3, "blur2")
    s.add(path(d, s.ramp(colour, 0.55, 0.3, _SAIL_LIGHT), OUTLINE, 2.8))
    with s.group(s.clip(path(d, SHADOW))):
        s.add(path(seams, "none", shaded(colour, 0.35), 1.4, opacity=0.6))


def _hull(s: Sprite, colour: str) -> None:
    s.add(rod("M22 187L-1 169", _SPAR, 3, 3))
    s.add(path(_HULL, s.linear([(0, lit(_WOOD, 0.3)), (0.5, _WOOD), (1, shaded(_WOOD, 0.5))]), OUTLINE, 3))
    with s.group(s.clip(path(_HULL, SHADOW))):
        s.add(path("M0 186Q60 204 250 176V190Q60 216 0 198Z", colour, OUTLINE, 1.6))
        planks = "M0 206Q80 222 250 196M10 217Q90 228 240 212"
        s.add(path(planks, "none", shaded(_WOOD, 0.5), 1.8, opacity=0.7))
        s.add(path("M6 184Q60 199 248 173", "none", BRASS_LIGHT, 2.2))
        s.add(*(circle(70 + i * 26, 203 - i * 0.9, 4.6, "#2A1A11", BRASS, 1.6) for i in range(6)))
    s.add(path(_HULL, "none", OUTLINE, 3))
