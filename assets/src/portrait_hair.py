"""Hair of portraits, by name: what is drawn behind a head and what before it."""

import math
from collections.abc import Mapping

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.portrait import Draw, Person, cloth
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, ellipse, path, rect

LONG = (
    "M60 110C48 60 88 34 128 34S208 60 196 110C194 150 210 186 204 226Q180 240 156 226H100Q76 240 52 226"
    "C46 186 62 150 60 110Z"
)
PARTED = "M66 124C56 62 92 36 128 36S200 62 190 124Q186 92 164 76Q140 72 116 58Q106 84 76 94Q70 106 66 124Z"
SHORT = "M72 108C62 60 94 36 132 38S194 62 184 108Q180 92 172 82Q146 84 112 70Q98 82 82 86Q75 96 72 108Z"
_LOBES = 40.0


def nothing(s: Sprite, person: Person) -> None:
    """Draws nothing."""


def cloud(x: float, y: float, r: float) -> str:
    """Returns the outline of a tuft around a point."""
    count = 11 if r > _LOBES else 9
    turns = [math.tau * i / count - 1.5 for i in range(count)]
    points = [(x + r * math.cos(turn), y + r * math.sin(turn)) for turn in turns]
    lobe = r * math.pi / count * 1.08
    arcs = "".join(f"A{lobe:.1f} {lobe:.1f} 0 0 1 {px:.1f} {py:.1f}" for px, py in (*points[1:], points[0]))
    return f"M{points[0][0]:.1f} {points[0][1]:.1f}{arcs}Z"


def tufts(s: Sprite, person: Person) -> None:
    """Draws hair at the temples."""
    for side in (-1, 1):
        s.add(path(cloud(128 + side * 56, 102, 15), cloth(s, person.hair), OUTLINE, 2.6))


def bald(s: Sprite, person: Person) -> None:
    """Draws a bald head with hair at the temples."""
    tufts(s, person)
    s.add(path("M96 66Q110 56 126 56", "none", "#FFFFFF", 5, opacity=0.65))
    s.add(path("M98 78Q128 70 158 78M104 88Q128 82 152 88", "none", shaded(person.tone, 0.35), 1.8, opacity=0.6))


def long_behind(s: Sprite, person: Person) -> None:
    """Draws what falls on the back of long hair."""
    s.add(path(LONG, cloth(s, person.hair), OUTLINE, 3))
    strands = "M66 140Q62 186 66 222M190 140Q194 186 190 222M78 150Q76 190 80 224M178 150Q180 190 176 224"
    s.add(path(strands, "none", shaded(person.hair, 0.4), 2, opacity=0.6))


def parted(s: Sprite, person: Person) -> None:
    """Draws long hair, parted."""
    s.add(path(PARTED, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M80 76Q94 54 116 48M134 48Q164 54 178 84", "none", lit(person.hair, 0.45), 4, opacity=0.55))


def earrings(s: Sprite, person: Person) -> None:
    """Draws a ring at each ear."""
    for side in (-1, 1):
        s.add(circle(128 + side * 57, person.middle + 26, 8, "none", OUTLINE, 5.4))
        s.add(circle(128 + side * 57, person.middle + 26, 8, "none", BRASS_LIGHT, 2.6))


def bun_behind(s: Sprite, person: Person) -> None:
    """Draws a bun."""
    fill = cloth(s, person.hair)
    s.add(circle(128, 38, 25, fill, OUTLINE, 3))
    s.add(path("M112 40Q128 24 144 40M116 48Q128 36 140 48", "none", shaded(person.hair, 0.3), 2))
    s.add(path("M64 118C54 62 90 44 128 44S202 62 192 118Q192 140 184 148H72Q64 140 64 118Z", fill, OUTLINE, 3))


def bun(s: Sprite, person: Person) -> None:
    """Draws hair combed back, with a star in its bun."""
    shape = "M66 116C62 64 96 44 128 44S194 64 190 116Q184 84 158 74Q140 68 128 68T98 74Q72 84 66 116Z"
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))
    strands = "M84 76Q100 58 122 54M134 54Q158 58 172 78"
    s.add(path(strands, "none", shaded(person.hair, 0.28), 2.2, opacity=0.8))
    s.add(path(khatam(128, 36, 8), person.accent, OUTLINE, 1.8))
    earrings(s, person)


def bob_behind(s: Sprite, person: Person) -> None:
    """Draws hair to the chin, behind the head."""
    shape = (
        "M58 120C46 58 88 32 128 32S210 58 198 120C200 150 196 168 188 178Q170 184 156 172H100Q86 184 68 178"
        "C60 168 56 150 58 120Z"
    )
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))


def curls_behind(s: Sprite, person: Person) -> None:
    """Draws a head of curls."""
    s.add(path(cloud(128, 88, 70), cloth(s, person.hair), OUTLINE, 3))


def curls(s: Sprite, person: Person) -> None:
    """Draws curls over the forehead."""
    shape = (
        "M74 106Q70 88 82 82Q80 66 98 68Q106 56 120 64Q134 54 146 66Q162 60 166 76Q182 80 182 106Q190 70 166 54"
        "Q128 34 90 54Q66 70 74 106Z"
    )
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 2.6))
    for x, y in ((88, 50), (112, 38), (138, 38), (164, 50)):
        s.add(path(f"M{x - 9} {y + 3}q2 -12 12 -9q8 6 -1 11", "none", lit(person.hair, 0.3), 2.4, opacity=0.75))


def _long(s: Sprite, person: Person) -> None:
    parted(s, person)
    earrings(s, person)


def _plaits_behind(s: Sprite, person: Person) -> None:
    fill = cloth(s, person.hair)
    for side in (-1, 1):
        for dx, y, r in ((70, 132, 17), (76, 156, 16), (78, 180, 14), (77, 201, 11)):
            s.add(ellipse(128 + side * dx, y, r * 0.9, r, fill, OUTLINE, 2.4))
        x = 128 + side * 77
        s.add(path(f"M{x - 8} 212H{x + 8}L{x + 12} 232Q{x} 226 {x - 12} 232Z", fill, OUTLINE, 2.2))
        s.add(rect(x - 9, 206, 18, 9, person.accent, OUTLINE, 2, 4))


def _plaits(s: Sprite, person: Person) -> None:
    shape = "M66 118C60 62 94 40 128 40S196 62 190 118Q184 92 160 78Q140 84 128 70Q116 84 96 78Q72 92 66 118Z"
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M84 74Q98 54 120 50", "none", lit(person.hair, 0.45), 4, opacity=0.7))
    s.add(path("M128 42V70", "none", shaded(person.hair, 0.4), 2.4))


def _puffs_behind(s: Sprite, person: Person) -> None:
    for side in (-1, 1):
        x = 128 + side * 62
        s.add(path(cloud(x, 58, 36), cloth(s, person.hair), OUTLINE, 3))
        s.add(path(cloud(x - 6, 50, 20), "none", lit(person.hair, 0.22), 2, opacity=0.7))
        ribbon = f"M{128 + side * 38} 64L{128 + side * 46} 80"
        s.add(path(ribbon, "none", OUTLINE, 11), path(ribbon, "none", person.accent, 7))


def _puffs(s: Sprite, person: Person) -> None:
    shape = "M68 116C64 70 94 50 128 50S192 70 188 116Q184 84 152 76Q134 74 128 62Q122 74 104 76Q72 84 68 116Z"
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M128 51V64", "none", lit(person.hair, 0.3), 2.2))


def _fringe(s: Sprite, person: Person) -> None:
    shape = (
        "M66 122C56 62 92 38 128 38S200 62 190 122Q186 106 182 98L168 100L158 94L144 101L130 95"
        "L114 101L102 94L88 100L74 98Q70 106 66 122Z"
    )
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M82 72Q100 50 132 48", "none", lit(person.hair, 0.5), 5, opacity=0.6))


def _bob(s: Sprite, person: Person) -> None:
    shape = "M62 128C54 60 92 34 128 34S202 60 194 128Q190 100 176 84Q142 88 106 64Q96 88 78 96Q70 108 62 128Z"
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M80 72Q98 50 128 46", "none", lit(person.hair, 0.7), 5, opacity=0.7))


def _short(s: Sprite, person: Person) -> None:
    s.add(path(SHORT, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M92 60Q110 46 138 48", "none", lit(person.hair, 0.35), 4, opacity=0.7))


HAIR: Mapping[str, tuple[Draw, Draw]] = {
    "bald": (nothing, bald),
    "bob": (bob_behind, _bob),
    "bun": (bun_behind, bun),
    "curls": (curls_behind, curls),
    "fringe": (nothing, _fringe),
    "long": (long_behind, _long),
    "plaits": (_plaits_behind, _plaits),
    "puffs": (_puffs_behind, _puffs),
    "short": (nothing, _short),
}
"""What is drawn behind a head without anything on it, and what before it, by name."""
