"""Falcons (128 x 128), told apart by posture, plumage and ground, and the disc (160 x 160) they are offered on."""

from collections.abc import Callable

from assets.src.colours import BRASS_DARK, BRASS_LIGHT, OUTLINE, RIM, SHADOW, Stops, lit, shaded
from assets.src.ornament import gloss, stud
from assets.src.shapes import around, khatam
from assets.src.sprite import DIAGONAL, Sprite, circle, ellipse, path, rect

_GROUND: dict[str, Stops] = {
    "black": [(0, "#FFF9E6"), (1, "#E3C88E")],
    "brown": [(0, "#BFE3DC"), (1, "#5BA3A3")],
    "white": [(0, "#6B4A86"), (1, "#2C1B48")],
}
_TALON = "#F2B632"
_HORN = "#4A4650"


def falcon(kind: str) -> Sprite:
    """Returns the falcon of a kind on its medallion."""
    s = Sprite(128, 128)
    with s.group(s.filter("drop")):
        s.add(circle(60, 64, 53, RIM), circle(60, 60, 53, RIM), circle(60, 64, 50.5, BRASS_DARK, OUTLINE, 2.4))
        s.add(circle(60, 60, 50.5, s.brass(), OUTLINE, 2.4))
    s.add(circle(60, 60, 45, s.linear(_GROUND[kind], DIAGONAL), OUTLINE, 2))
    with s.group(s.filter("grain"), transform="translate(60 61) scale(.9) translate(-60 -61)"):
        s.add(rect(0, 0, 128, 128))  # the filter would cut outlines at the edge of the bird
        FALCONS[kind](s)
    s.add(gloss("M18 40A48 48 0 0 1 40 17", 2.6, 0.6))
    return s


def disc() -> Sprite:
    """Returns the disc of an unplaced falcon: the bird lies around (76, 51), two seals around (53, 105), (99, 105)."""
    s = Sprite(160, 160)
    with s.group(s.filter("drop")):
        s.add(circle(76, 79, 70, RIM), circle(76, 75, 70, RIM), circle(76, 79, 67.7, "#2A1208", OUTLINE, 2.4))
        s.add(circle(76, 75, 67.7, s.brass(), OUTLINE, 2.6))
    leather = s.radial([(0, "#9A5A34"), (0.7, "#6E3A20"), (1, "#46200F")], (0.42, 0.38, 0.7))
    s.add(circle(76, 75, 60.8, leather, OUTLINE, 2.2))
    s.add(circle(76, 75, 56.2, "none", "#E0B27A", 1.6, stroke_dasharray="5 4", opacity=0.8))
    s.add(circle(76, 51, 36.8, "#4A2412", OUTLINE, 1.8))
    s.add(*(stud(*around(76, 75, 64.2, angle), 4.4, 1) for angle in range(0, 360, 45)))
    for x in (53, 99):
        s.add(
            circle(x, 105, 21.8, "#3A1C10", OUTLINE, 1.8),
            path(khatam(x, 105, 14), "none", BRASS_LIGHT, 1.2, opacity=0.4),
        )
    return s


def _plumage(s: Sprite, colour: str, light: float = 0.45) -> str:
    return s.linear([(0, lit(colour, light)), (0.5, colour), (1, shaded(colour, 0.4))], DIAGONAL)


def _eye(s: Sprite, x: float, y: float, r: float = 3) -> None:
    s.add(circle(x, y, r + 1.2, _TALON), circle(x, y, r, "#140A08"), circle(x - 1, y - 1, 1, "#FFFFFF"))


def _black(s: Sprite) -> None:
    """Draws a falcon that sits upright on its perch, with a white throat."""
    coat = "#35303F"
    s.add(path("M24 98H88", "none", OUTLINE, 9), path("M24 98H88", "none", "#B87A44", 5))
    s.add(path("M68 84L86 112L74 113L62 92Z", _plumage(s, shaded(coat, 0.1)), OUTLINE, 2.2))
    body = "M42 21C52 13 66 17 69 30C82 42 88 62 84 84L74 95C62 99 50 95 45 85C37 70 37 56 42 45L36 42Z"
    s.add(path(body, "#F3ECDD", OUTLINE, 2.6))
    s.add(path("M45 62l5 3M44 70l6 3M47 78l6 3M53 66l5 3M54 76l5 3M56 86l5 2", "none", coat, 2.4))
    wing = "M63 34C84 44 93 68 86 100L76 88C62 82 52 62 63 34Z"
    s.add(path(wing, _plumage(s, coat), OUTLINE, 2.2))
    s.add(path("M66 50Q76 64 79 84M72 48Q83 64 83 88M62 58Q68 72 73 80", "none", lit(coat, 0.55), 1.6))
    head = "M41 23C52 11 67 17 69 32C68 40 63 43 60 42L56 48L52 41L45 40C38 38 37 29 41 23Z"
    s.add(path(head, _plumage(s, coat), OUTLINE, 2.2))
    s.add(path("M43 27Q32 28 31 41Q36 36 44 37Z", _HORN, OUTLINE, 1.9), path("M44 27L40 33L45 36Z", _TALON))
    _eye(s, 51, 28)
    for x in (54, 68):
        s.add(path(f"M{x} 88L{x - 2} 95M{x - 7} 98Q{x - 4} 92 {x - 2} 97Q{x + 1} 92 {x + 4} 98", "none", OUTLINE, 6))
        s.add(path(f"M{x} 88L{x - 2} 95M{x - 7} 98Q{x - 4} 92 {x - 2} 97Q{x + 1} 92 {x + 4} 98", "none", _TALON, 3))


def _brown(s: Sprite) -> None:
    """Draws a falcon that takes off with raised, barred wings."""
    coat, pale = "#9A5B2C", "#F3DFB4"
    far = "M46 62C36 48 28 30 27 10L38 22L42 10L50 24L57 16Q63 42 60 62Z"
    s.add(path(far, _plumage(s, shaded(coat, 0.3)), OUTLINE, 2.2))
    with s.group(s.clip(path(far, SHADOW))):
        s.add(path("M24 30Q40 26 60 36M30 44Q44 40 62 50", "none", pale, 3.4, opacity=0.75))
    s.add(path("M76 76L112 104L103 107L98 112L64 90Z", _plumage(s, coat), OUTLINE, 2.2))
    s.add(path("M87 84L80 95M98 93L91 104", "none", pale, 3))
    body = "M23 58C28 46 40 46 46 54C62 58 80 68 86 82C76 94 54 92 42 80C34 76 31 72 30 67Z"
    s.add(path(body, s.linear([(0, lit(pale, 0.4)), (1, shaded(pale, 0.25))], DIAGONAL), OUTLINE, 2.4))
    s.add(path("M44 73l4 5M52 77l4 5M61 80l4 4M51 85l4 3M70 82l3 4", "none", coat, 2.8))
    near = "M48 62C52 44 62 22 80 4L84 22L97 15L96 33L109 32L102 49L110 55Q104 72 88 76Q66 78 48 62Z"
    s.add(path(near, _plumage(s, coat)))
    with s.group(s.clip(path(near, SHADOW))):
        s.add(path("M64 14Q86 30 114 36M57 30Q82 45 112 50M50 46Q78 60 108 63", "none", pale, 4.4))
        s.add(path("M52 62Q70 50 84 22M60 66Q82 54 96 33M70 71Q92 64 102 49", "none", shaded(coat, 0.55), 1.5))
    s.add(path(near, "none", OUTLINE, 2.4))
    s.add(path("M21 56C24 46 38 45 43 54C42 64 34 68 28 66C22 65 20 61 21 56Z", _plumage(s, coat), OUTLINE, 2.2))
    s.add(path("M33 59Q36 64 34 68", "none", pale, 2.2))
    s.add(path("M22 55Q12 57 14 69Q18 64 26 65Z", _HORN, OUTLINE, 1.8), path("M23 56L20 61L25 64Z", _TALON))
    _eye(s, 30, 55, 2.6)
    for d in ("M52 88L44 96M36 97Q41 93 44 96Q46 98 44 103", "M64 91L58 99M50 101Q55 96 58 99Q60 102 58 106"):
        s.add(path(d, "none", OUTLINE, 6), path(d, "none", _TALON, 3))


def _white(s: Sprite) -> None:
    """Draws a spotted falcon that stoops with its wings swept back."""
    coat, spot = "#F7F2E6", "#5A5260"
    far = "M36 66C38 42 48 20 68 6L69 18L75 16L73 28L79 28L74 40L77 44L62 62Z"
    s.add(path(far, _plumage(s, shaded(coat, 0.2)), OUTLINE, 2.2))
    s.add(path("M76 60L110 68L103 74L106 82L94 80L88 86L66 76Z", _plumage(s, shaded(coat, 0.08)), OUTLINE, 2.2))
    s.add(path("M92 68L88 78M100 70L97 78", "none", spot, 2.4))
    body = "M20 92C18 80 26 70 36 66C52 56 72 54 88 62C88 76 74 84 58 88C50 94 42 100 30 100Z"
    s.add(path(body, _plumage(s, coat, 0.8), OUTLINE, 2.5))
    near = "M42 72C48 50 74 30 114 22L106 32L110 34L100 42L104 46L93 52L96 57L84 62L85 68Q66 82 50 80Q44 78 42 72Z"
    s.add(path(near, _plumage(s, coat, 0.9), OUTLINE, 2.4))
    s.add(path("M114 22L106 32L110 34L100 42L92 38Q100 30 114 22Z", spot, OUTLINE, 1.6))
    feathers = "M92 40Q80 50 70 54M96 48Q84 58 74 62M88 58Q80 64 72 69"
    s.add(path(feathers, "none", shaded(coat, 0.4), 1.5))
    for x, y in (
        (57, 60),
        (66, 52),
        (76, 44),
        (86, 37),
        (58, 70),
        (67, 63),
        (50, 68),
        (80, 53),
        (53, 36),
        (60, 24),
        (50, 50),
    ):
        s.add(ellipse(x, y, 3, 2.2, spot, transform=f"rotate(-35 {x} {y})"))
    s.add(path("M46 86l5 3M56 84l5 2M42 94l5 1M72 80l4 2", "none", spot, 2.4))
    s.add(path("M18 93C14 81 24 70 36 72C45 76 45 91 37 98C30 104 22 100 18 93Z", _plumage(s, coat, 0.9), OUTLINE, 2.2))
    s.add(path("M19 89Q11 96 15 110Q20 102 29 100Z", _HORN, OUTLINE, 1.9), path("M20 90L20 97L27 99Z", _TALON))
    _eye(s, 29, 86, 2.9)


FALCONS: dict[str, Callable[[Sprite], None]] = {"black": _black, "brown": _brown, "white": _white}
