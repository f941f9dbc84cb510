"""The vizier's token (128 x 128), awake by day and asleep by night."""

from assets.src.colours import BRASS_DARK, BRASS_LIGHT, CREAM, OUTLINE, RIM, Stops, lit, shaded
from assets.src.ornament import gloss
from assets.src.shapes import polygon, star
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, mirrored, path

_DAY: Stops = [(0, "#FFF0B0"), (0.6, "#F6B63C"), (1, "#D9832A")]
_NIGHT: Stops = [(0, "#4A5FA8"), (0.6, "#26306E"), (1, "#141A44")]
_SKIN = "#C98A5A"
_BEARD = "#4A3A34"
_LINEN = "#F7F0DE"
_ROBE = "#7A2F5C"
_UPRIGHT = "translate(60 103) scale(.88) translate(-60 -101)"
_NODDING = "translate(71 108) rotate(7) scale(.84) translate(-60 -101)"


def vizier(awake: bool) -> Sprite:
    """Returns the vizier with open eyes in sunlight or with closed eyes under the moon."""
    s = Sprite(128, 128)
    with s.group(s.filter("drop")):
        s.add(circle(60, 64, 55, RIM), circle(60, 60, 55, RIM), circle(60, 64, 52.5, BRASS_DARK, OUTLINE, 2.4))
        s.add(circle(60, 60, 52.5, s.brass(), OUTLINE, 2.6))
    well = circle(60, 60, 46.5, s.radial(_DAY if awake else _NIGHT, (0.4, 0.35, 0.8)), OUTLINE, 2)
    s.add(well)
    with s.group(s.clip(circle(60, 60, 46)), s.filter("grain")):
        (_sunlight if awake else _moonlight)(s)
        _robe(s)
        with s.group(transform=_UPRIGHT if awake else _NODDING):
            _face(s, awake)
            _turban(s)
    s.add(circle(60, 60, 46.5, "none", OUTLINE, 2), gloss("M16 40A50 50 0 0 1 39 15", 2.6, 0.6))
    return s


def _sunlight(s: Sprite) -> None:
    rays = path(polygon(star(60, 52, 80, 22, 16)), "#FFF6C8", opacity=0.6)
    s.add(rays)


def _moonlight(s: Sprite) -> None:
    s.add(path("M40 23A13.5 13.5 0 1 0 50 43A11.5 11.5 0 0 1 40 23Z", "#FFEFB0", OUTLINE, 1.6))
    for x, y, r in ((60, 22, 5), (22, 66, 5), (29, 80, 3.4), (101, 74, 4)):
        s.add(path(polygon(star(x, y, r, r * 0.4, 4)), "#FFF3D0"))


def _robe(s: Sprite) -> None:
    s.add(path("M8 112Q16 88 42 84H78Q104 88 112 112Z", s.ramp(_ROBE, 0.35, 0.35), OUTLINE, 2.4))
    s.add(
        path("M44 84L60 110L76 84Z", "#2E8288", OUTLINE, 1.8),
        path("M38 85L56 112M82 85L64 112", "none", BRASS_LIGHT, 3.2),
    )


def _face(s: Sprite, awake: bool) -> None:
    s.add(path("M36 42Q34 84 60 92Q86 84 84 42Z", s.ramp(_SKIN, 0.35, 0.3), OUTLINE, 2.4))
    beard = "M36 58Q34 94 60 106Q86 94 84 58Q80 74 70 73Q60 68 50 73Q40 74 36 58Z"
    s.add(path(beard, s.ramp(_BEARD, 0.3, 0.3), OUTLINE, 2.2))
    s.add(path("M44 84Q50 94 55 98M76 84Q70 94 65 98M60 84V101", "none", lit(_BEARD, 0.35), 1.6))
    s.add(path("M52 79Q60 84 68 79Q60 77 52 79Z", "#B8524A", OUTLINE, 1.3))
    moustache = path("M0 71Q-10 69 -17 77Q-8 79 0 74Z", _BEARD, OUTLINE, 1.3)
    s.add(mirrored(moustache, 60), f'<g transform="translate(60 0)">{moustache}</g>')
    s.add(path("M58 55Q54 66 55 69Q60 72 65 69", "none", shaded(_SKIN, 0.5), 2))
    eye = _open_eye() if awake else _closed_eye()
    s.add(f'<g transform="translate(60 0)">{eye}</g>', mirrored(eye, 60))


def _open_eye() -> str:
    """Returns the eye beside x = 0 with its brow raised."""
    white = path("M4 58Q11 48 20 57Q12 65 4 58Z", "#FFFDF4", OUTLINE, 1.9)
    return white + circle(12, 57, 4, "#2B1A10") + path("M3 50Q12 42 22 49", "none", OUTLINE, 3.4)


def _closed_eye() -> str:
    """Returns the eye beside x = 0 with its lid down."""
    lid = ellipse(12.5, 57, 9, 6, lit(_SKIN, 0.12))
    return lid + path("M3.5 57Q12 67 21 57M7 62L5 65M12.5 64V67.5M18 61.5L20.5 65", "none", OUTLINE, 2.6)


def _turban(s: Sprite) -> None:
    cloth = s.linear([(0, "#FFFFFF"), (0.45, _LINEN), (1, shaded(_LINEN, 0.35))], DIAGONAL)
    s.add(path("M50 17Q60 -1 70 17Z", s.ramp(_ROBE, 0.4, 0.3), OUTLINE, 2.2))
    s.add(path("M30 47C16 41 20 19 42 14Q60 9 78 14C100 19 104 41 90 47Q60 33 30 47Z", cloth, OUTLINE, 2.6))
    folds = "M24 38Q44 17 72 13M31 45Q46 25 87 18M92 45Q78 29 62 27M97 36Q88 25 76 22"
    s.add(path(folds, "none", shaded(_LINEN, 0.42), 2))
    s.add(path("M61 29Q50 15 60 1Q72 9 64 29Z", s.linear([(0, "#2E8288"), (1, "#0F4A50")], ACROSS), OUTLINE, 1.8))
    s.add(path("M61.5 28Q58 15 61 6", "none", lit("#2E8288", 0.5), 1.4))
    s.add(circle(61, 31, 6.6, s.brass(), OUTLINE, 1.8), circle(61, 31, 3.6, "#C8202F", OUTLINE, 1.2))
    s.add(circle(59.6, 29.6, 1.1, CREAM))
