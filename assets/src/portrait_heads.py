"""Headwear of portraits, by name: what is drawn behind a head and what before it; bare heads are among them."""

import math
from collections.abc import Mapping

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.portrait import Draw, Person, cloth
from assets.src.portrait_hair import (
    HAIR,
    LONG,
    PARTED,
    SHORT,
    bob_behind,
    cloud,
    curls,
    curls_behind,
    earrings,
    long_behind,
    nothing,
    parted,
    tufts,
)
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, ellipse, path, rect


# ---------------------------------------------------------------------- bands
def _coins(s: Sprite, person: Person) -> None:
    """Long hair under a band of coins."""
    parted(s, person)
    s.add(path("M68 92Q128 62 188 92", "none", OUTLINE, 9), path("M68 92Q128 62 188 92", "none", person.accent, 5))
    for i in range(7):
        x = 80 + 16 * i
        y = 92 - 13 * math.sin(math.pi * (i + 0.6) / 7.2)
        s.add(
            circle(x, y + 8, 7.5, s.brass(), OUTLINE, 1.8), circle(x, y + 8, 3.4, "none", shaded(BRASS_LIGHT, 0.4), 1.4)
        )
    earrings(s, person)


def _circlet(s: Sprite, person: Person) -> None:
    """Hair to the chin under a circlet with a stone."""
    shape = "M62 128C54 60 92 34 128 34S202 60 194 128Q190 100 172 84Q150 72 128 58Q106 72 84 84Q70 100 62 128Z"
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 3))
    s.add(path("M80 72Q98 50 120 45", "none", lit(person.hair, 0.6), 5, opacity=0.7))
    s.add(path("M62 96Q128 66 194 96", "none", OUTLINE, 9), path("M62 96Q128 66 194 96", "none", BRASS_LIGHT, 5))
    s.add(
        path("M128 64l11 16l-11 18l-11 -18Z", person.accent, OUTLINE, 2.4),
        path("M124 74l4 -6l4 6", "none", "#FFFFFF", 2),
    )


def _headband(s: Sprite, person: Person) -> None:
    """Curls held by a band."""
    curls(s, person)
    s.add(path("M66 92Q128 56 190 92", "none", OUTLINE, 17), path("M66 92Q128 56 190 92", "none", person.accent, 12))
    s.add(path("M66 92Q128 56 190 92", "none", lit(person.accent, 0.6), 2.4, stroke_dasharray="6 8"))


# ---------------------------------------------------------------------- cloths
def _scarf_behind(s: Sprite, person: Person) -> None:
    shape = (
        "M52 132C40 62 84 26 128 26S216 62 204 132C206 170 196 196 204 224Q170 250 128 248T52 224C60 196 50 170 52 132Z"
    )
    s.add(path(shape, cloth(s, person.accent), OUTLINE, 3))


def _scarf(s: Sprite, person: Person) -> None:
    """A scarf around the whole face."""
    accent = person.accent
    frame = (
        "M128 42C92 42 70 66 70 112C70 156 92 188 128 192C164 188 186 156 186 112C186 66 164 42 128 42Z"
        "M128 66C160 66 172 90 171 116C170 148 152 180 128 180S86 148 85 116C84 90 96 66 128 66Z"
    )
    s.add(path(frame, cloth(s, lit(accent, 0.1)), OUTLINE, 2.6, fill_rule="evenodd"))
    throw = "M84 178Q128 226 178 176Q196 204 206 222Q150 250 92 228Q80 206 84 178Z"
    s.add(path(throw, cloth(s, accent), OUTLINE, 2.6))
    s.add(path("M96 196Q132 224 176 192M100 212Q140 234 190 208", "none", shaded(accent, 0.4), 2.2))
    s.add(path("M66 96Q70 46 122 38", "none", lit(accent, 0.6), 4, opacity=0.7))
    s.add(*(path(khatam(x, y, 5), BRASS_LIGHT) for x, y in ((62, 150), (194, 150), (90, 44), (128, 34), (166, 44))))


def _veil_behind(s: Sprite, person: Person) -> None:
    shape = "M128 20C74 20 46 62 48 122C50 176 34 206 24 236V270H232V236C222 206 206 176 208 122C210 62 182 20 128 20Z"
    s.add(path(shape, cloth(s, shaded(person.accent, 0.2)), OUTLINE, 3))


def _veil(s: Sprite, person: Person) -> None:
    """Parted hair under a veil with a golden border, and a mark on the forehead."""
    s.add(path(PARTED, cloth(s, person.hair), OUTLINE, 2.6))
    edge = "M30 250Q66 190 62 124C62 72 92 46 128 46S194 72 194 124Q190 190 226 250"
    front = f"{edge}L246 250Q210 190 210 122C210 54 174 22 128 22S46 54 46 122Q46 190 10 250Z"
    s.add(path(front, cloth(s, person.accent), OUTLINE, 2.8))
    s.add(path(edge, "none", OUTLINE, 10), path(edge, "none", BRASS_LIGHT, 6))
    s.add(path(edge, "none", shaded(person.accent, 0.2), 2.4, stroke_dasharray="2 9"))
    s.add(circle(128, 92, 4.4, "#C2182B", OUTLINE, 1.2))


def _hood_behind(s: Sprite, person: Person) -> None:
    shape = "M128 14C70 14 44 60 44 120C44 176 30 210 26 270H230C226 210 212 176 212 120C212 60 186 14 128 14Z"
    s.add(
        path(shape, cloth(s, shaded(person.accent, 0.3)), OUTLINE, 3), path(LONG, cloth(s, person.hair), OUTLINE, 2.6)
    )


def _hood(s: Sprite, person: Person) -> None:
    """Hair that falls out of a deep hood."""
    lock = "M70 132C58 70 92 40 132 40S198 66 188 124Q186 96 168 80Q150 92 112 62Q104 92 80 100Q72 112 70 132Z"
    s.add(path(lock, cloth(s, person.hair), OUTLINE, 2.8))
    edge = "M52 262Q72 190 62 128C58 66 92 36 128 36S198 66 194 128Q184 190 204 262"
    front = f"{edge}L246 270Q218 190 222 122C222 46 182 6 128 6S34 46 34 122Q38 190 10 270Z"
    s.add(path(front, cloth(s, person.accent), OUTLINE, 3))
    s.add(
        path(edge, "none", lit(person.accent, 0.35), 5), path("M58 62Q84 22 122 18", "none", lit(person.accent, 0.5), 4)
    )


def _turban(s: Sprite, person: Person) -> None:
    """A turban with a jewel."""
    accent = person.accent
    wound = "M62 98C48 54 84 20 128 20S208 54 194 98Q184 72 128 66Q72 72 62 98Z"
    s.add(path(wound, cloth(s, accent), OUTLINE, 3))
    folds = (
        "M128 66Q90 52 66 76M128 66Q96 36 74 52M128 66Q166 52 190 76M128 66Q160 36 182 52M128 66Q112 34 104 26"
        "M128 66Q144 34 152 26"
    )
    s.add(path(folds, "none", shaded(accent, 0.42), 2.4))
    s.add(path("M78 48Q96 28 122 26", "none", lit(accent, 0.7), 4, opacity=0.6))
    s.add(path("M128 42l9 14l-9 16l-9 -16Z", "#C8202F", OUTLINE, 2.2), circle(128, 36, 6, BRASS_LIGHT, OUTLINE, 2))


def _plume(s: Sprite, person: Person) -> None:
    """A turban with a plume that falls to one side."""
    _turban(s, person)
    feather = (
        "M130 48C140 26 166 22 184 34C208 50 214 78 206 108C204 96 198 92 196 84C192 90 188 86 188 78"
        "C182 80 180 74 180 68C174 72 168 66 168 60C160 62 150 56 130 56Z"
    )
    s.add(path(feather, cloth(s, "#F4EBD3"), OUTLINE, 2.4))
    s.add(path("M132 52C156 38 190 46 205 100", "none", shaded("#F4EBD3", 0.34), 2.2))


def _coif(s: Sprite, person: Person) -> None:
    """A linen cap tied under the chin, and a pencil behind the ear."""
    s.add(path(SHORT, cloth(s, person.hair), OUTLINE, 2.6))
    cap = "M60 116C50 56 88 26 128 26S206 56 196 116Q192 88 178 78Q154 66 128 66T78 78Q64 88 60 116Z"
    s.add(path(cap, cloth(s, person.accent), OUTLINE, 3))
    s.add(path("M128 27V66M92 34Q82 52 84 74M164 34Q174 52 172 74", "none", shaded(person.accent, 0.34), 2.2))
    s.add(path("M66 92Q80 74 128 72T190 92", "none", lit(person.accent, 0.7), 4, opacity=0.8))
    for side in (-1, 1):
        s.add(path(f"M{128 + side * 66} 112Q{128 + side * 62} 150 {128 + side * 34} 178", "none", OUTLINE, 6))
        s.add(path(f"M{128 + side * 66} 112Q{128 + side * 62} 150 {128 + side * 34} 178", "none", person.accent, 3.4))
    s.add(path("M176 84L222 58", "none", OUTLINE, 11), path("M178 83L214 62", "none", "#C98A3C", 7))
    s.add(path("M214 62L221 58.5", "none", "#F6E3B8", 6))


# ---------------------------------------------------------------------- hats
def _straw(s: Sprite, person: Person) -> None:
    """A straw hat with flowers."""
    s.add(path(PARTED, cloth(s, person.hair), OUTLINE, 2.6))
    straw = "#E9C46A"
    s.add(path("M82 74C80 30 100 14 128 14S176 30 174 74Z", cloth(s, straw), OUTLINE, 3))
    s.add(ellipse(128, 76, 106, 20, cloth(s, straw), OUTLINE, 3))
    s.add(path("M40 74Q128 92 216 74M60 70Q128 82 196 70", "none", shaded(straw, 0.3), 1.8))
    s.add(path("M83 60Q128 76 173 60", "none", OUTLINE, 15), path("M83 60Q128 76 173 60", "none", person.accent, 11))
    for x, y, colour in ((92, 60, "#FFF6DF"), (110, 66, "#E2574C"), (164, 60, "#FFF6DF")):
        s.add(path(cloud(x, y, 10), colour, OUTLINE, 2), circle(x, y, 4, BRASS_LIGHT, OUTLINE, 1.4))


def _sailor(s: Sprite, person: Person) -> None:
    """A skipper's cap with an anchor."""
    tufts(s, person)
    s.add(path("M54 74C46 40 84 20 128 20S210 40 202 74Q168 58 128 58T54 74Z", cloth(s, person.accent), OUTLINE, 3))
    s.add(path("M62 72Q128 50 194 72V92Q128 72 62 92Z", cloth(s, shaded(person.accent, 0.35)), OUTLINE, 2.8))
    s.add(path("M66 92Q128 70 190 92Q186 106 128 96T66 92Z", "#1B1712", OUTLINE, 2.4))
    s.add(path("M128 54V76M120 60H136M118 68Q120 78 128 78Q136 78 138 68", "none", BRASS_LIGHT, 3.4))


def _beret(s: Sprite, person: Person) -> None:
    """A wide beret with a feather laid across."""
    s.add(path(SHORT, cloth(s, person.hair), OUTLINE, 2.6))
    crown = "M44 78C30 50 66 22 122 18C182 14 222 40 212 74Q206 88 190 86Q160 62 128 62T66 88Q50 92 44 78Z"
    s.add(path(crown, cloth(s, person.accent), OUTLINE, 3))
    band = "M66 88Q96 68 128 68T190 86"
    s.add(path(band, "none", OUTLINE, 11), path(band, "none", BRASS_LIGHT, 6))
    feather = "M196 88C188 60 158 36 104 38C112 44 110 48 104 50C116 54 116 58 112 62C136 62 164 68 184 90Z"
    s.add(path(feather, cloth(s, "#F4E6C4"), OUTLINE, 2.4))
    s.add(path("M190 86C176 62 150 48 112 46", "none", shaded("#F4E6C4", 0.34), 2.2))


def _rolled(s: Sprite, person: Person) -> None:
    """A small cap with a rolled brim."""
    tufts(s, person)
    s.add(path("M76 70C74 34 100 22 128 22S182 34 180 70Z", cloth(s, person.accent), OUTLINE, 3))
    s.add(rect(62, 62, 132, 26, cloth(s, lit(person.accent, 0.25)), OUTLINE, 3, 13))
    s.add(*(path(khatam(x, 75, 6.5), BRASS_LIGHT, OUTLINE, 1.2) for x in (84, 106, 128, 150, 172)))


def _flat(s: Sprite, person: Person) -> None:
    """A flat cap."""
    accent, fill = person.accent, cloth(s, person.hair)
    s.add(*(path(cloud(128 + side * 55, 98, 13), fill, OUTLINE, 2.4) for side in (-1, 1)))
    s.add(path("M62 84C56 44 96 26 132 26S204 46 196 84Q164 66 128 66T62 84Z", cloth(s, accent), OUTLINE, 3))
    s.add(path("M60 88Q92 58 128 60T200 88Q168 80 128 78T60 88Z", cloth(s, shaded(accent, 0.2)), OUTLINE, 2.8))
    seams = "M128 28V60M92 36Q100 48 98 62M164 36Q156 48 158 62"
    s.add(path(seams, "none", shaded(accent, 0.4), 2, opacity=0.7), circle(128, 27, 5, accent, OUTLINE, 2))


HEADS: Mapping[str, tuple[Draw, Draw]] = {
    **HAIR,
    "beret": (nothing, _beret),
    "circlet": (bob_behind, _circlet),
    "coif": (nothing, _coif),
    "coins": (long_behind, _coins),
    "flat": (nothing, _flat),
    "headband": (curls_behind, _headband),
    "hood": (_hood_behind, _hood),
    "plume": (nothing, _plume),
    "rolled": (nothing, _rolled),
    "sailor": (nothing, _sailor),
    "scarf": (_scarf_behind, _scarf),
    "straw": (long_behind, _straw),
    "turban": (nothing, _turban),
    "veil": (_veil_behind, _veil),
}
