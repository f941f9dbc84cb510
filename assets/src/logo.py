"""The house's sign: a dome inside an eight-point star; in full, and plain enough for 32 pixels."""

from assets.src.colours import BRASS_LIGHT, OUTLINE, STONE, TEAL, lit
from assets.src.girih import girih
from assets.src.ornament import brass_star, gloss, khatam_row
from assets.src.shapes import khatam, onion, polygon, star
from assets.src.sprite import ACROSS, Sprite, circle, number, path, rect

_X, _Y = 128, 130
_DOME = onion(_X, 158, 118, 104)


def logo() -> Sprite:
    """Returns the sign with all its detail, 256 x 256."""
    s = Sprite(256, 256)
    with s.group(s.filter("drop")):
        s.add(path(khatam(_X, _Y, 120), OUTLINE, OUTLINE, 5))
    _star(s, 118, 102, 4)
    with s.group(s.clip(path(khatam(_X, _Y, 101), OUTLINE)), opacity=0.35), s.group(transform="translate(0 2)"):
        s.add(girih(256, 256, 30, 3.6, "#06181D", "#3FA0A3", (128, 128), weave=False))
    glow = [(0, "#FFE9A8C0"), (0.55, "#F2B84A55"), (1, "#F2B84A00")]
    s.add(circle(_X, _Y + 4, 74, s.radial(glow, (0.5, 0.5, 0.5))))
    _dome(s, 4)
    _ribs(s)
    s.add(gloss("M88 130C86 112 96 98 108 88", 5, 0.75))
    drum = s.linear([(0, "#FFFDF2"), (0.5, STONE), (1, "#B58B50")], ACROSS)
    s.add(rect(82, 158, 92, 15, drum, OUTLINE, 3, 2), path(khatam_row(92, 165.5, 12, 7, 4.4), TEAL))
    s.add(rect(74, 173, 108, 9, s.linear([(0, "#F0DDB0"), (1, "#A57C45")], ACROSS), OUTLINE, 3, 2))
    s.add(path(f"M{_X} 58V36", "none", OUTLINE, 6), path(f"M{_X} 58V36", "none", BRASS_LIGHT, 2.6))
    s.add(path(polygon(star(_X, 40, 17, 9, 8)), "#FFE9A8", OUTLINE, 3))
    return s


def icon() -> Sprite:
    """Returns the sign without what would turn to mud in a task bar, 256 x 256."""
    s = Sprite(256, 256)
    _star(s, 121, 100, 9)
    _dome(s, 9)
    s.add(rect(82, 158, 92, 15, "#F8EDD3", OUTLINE, 6.75, 2))
    s.add(path(polygon(star(_X, 42, 17, 9, 8)), "#FFE9A8", OUTLINE, 6))
    return s


def _star(s: Sprite, outer: float, inner: float, ink: float) -> None:
    night = s.linear([(0, "#2E8288"), (0.5, TEAL), (1, "#0B2A33")], (0, 0, 0.6, 1))
    s.add(brass_star(s, _X, _Y, outer, ink), path(khatam(_X, _Y, inner), night, OUTLINE, ink * 0.6))


def _dome(s: Sprite, ink: float) -> None:
    gold = s.radial([(0, lit("#FFFBEC", 0)), (0.4, "#F6DFA6"), (1, "#B06A2A")], (0.34, 0.36, 0.85))
    s.add(path(_DOME, gold, OUTLINE, ink))


def _ribs(s: Sprite) -> None:
    lines = ""
    for q in (-26, -9, 9, 26):
        lines += f"M{number(_X + q * 0.82)} 158C{number(_X + q * 2.2)} 140 {number(_X + q * 2.15)} 108"
        lines += f" {number(_X + q * 1.1)} 86Q{number(_X + q * 0.3)} 70 {_X} 58"
    with s.group(s.clip(path(_DOME, OUTLINE))):
        s.add(path(lines, "none", "#8E5622", 2.2, opacity=0.6))
