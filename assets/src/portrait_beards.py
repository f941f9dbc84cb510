"""Beards of portraits, by name; "" is none."""

from collections.abc import Mapping

from assets.src.colours import OUTLINE, lit, shaded
from assets.src.portrait import Draw, Person, cloth
from assets.src.sprite import Sprite, path


def _shaven(s: Sprite, person: Person) -> None:
    """Draws nothing."""


def _short(s: Sprite, person: Person) -> None:
    _cheeks(s, person, 192)
    _mouth_again(s, person)


def _full(s: Sprite, person: Person) -> None:
    _cheeks(s, person, 212)
    _mouth_again(s, person)
    y = person.middle
    upper = (
        f"M128 {y + 26}Q108 {y + 22} 98 {y + 36}Q114 {y + 38} 128 {y + 33}Q142 {y + 38} 158 {y + 36}"
        f"Q148 {y + 22} 128 {y + 26}Z"
    )
    s.add(path(upper, cloth(s, lit(person.hair, 0.1)), OUTLINE, 2))


def _cheeks(s: Sprite, person: Person, low: float) -> None:
    """Draws a beard from ear to ear that ends so far down."""
    y, hair = person.middle, person.hair
    shape = (
        f"M77 {y + 4}Q80 {y + 26} 92 {y + 30}Q110 {y + 18} 128 {y + 24}Q146 {y + 18} 164 {y + 30}"
        f"Q176 {y + 26} 179 {y + 4}C182 {y + 46} 166 {low} 128 {low}S74 {y + 46} 77 {y + 4}Z"
    )
    s.add(path(shape, cloth(s, hair), OUTLINE, 2.6))
    strands = "".join(
        f"M{128 + dx} {y + 58}q{dx * 0.08:.1f} 8 {-dx * 0.12:.1f} {low - y - 72}" for dx in (-34, -18, 0, 18, 34)
    )
    line = shaded(hair, 0.3) if person.age == "old" else lit(hair, 0.3)
    s.add(path(strands, "none", line, 1.8, opacity=0.55))


def _mouth_again(s: Sprite, person: Person) -> None:
    """Draws a smile over a beard."""
    y = person.middle + 36
    s.add(path(f"M108 {y}Q128 {y + 15} 148 {y}Q128 {y + 9} 108 {y}Z", "#B4564C", OUTLINE, 2.4))


def _moustache(s: Sprite, person: Person) -> None:
    y = person.middle
    shape = (
        f"M128 {y + 29}C114 {y + 20} 96 {y + 28} 84 {y + 38}Q78 {y + 34} 76 {y + 28}Q70 {y + 46} 90 {y + 46}"
        f"Q112 {y + 46} 128 {y + 37}Q144 {y + 46} 166 {y + 46}Q186 {y + 46} 180 {y + 28}Q178 {y + 34} 172 {y + 38}"
        f"C160 {y + 28} 142 {y + 20} 128 {y + 29}Z"
    )
    s.add(path(shape, cloth(s, person.hair), OUTLINE, 2.6))


BEARDS: Mapping[str, Draw] = {"": _shaven, "short": _short, "full": _full, "moustache": _moustache}
