"""Emblems and patterns: what tells players and currencies apart without colour."""

from collections.abc import Callable

from assets.src.shapes import around, horseshoe, polygon, star
from assets.src.sprite import Sprite, circle, ellipse, path, turned
from assets.src.sprite import number as n

_PALE_EMBLEM = {"crimson", "cobalt", "jade", "onyx"}


def crescent(x: float, y: float, r: float) -> str:
    """Returns a crescent moon as path data."""
    ends = f"{n(x + r * 0.30)} {n(y + r * 0.95)}", f"{n(x + r * 0.30)} {n(y - r * 0.95)}"
    inner = n(r * 0.78)
    return f"M{ends[1]}A{n(r)} {n(r)} 0 1 0 {ends[0]}A{inner} {inner} 0 1 1 {ends[1]}Z"


def quatrefoil(x: float, y: float, r: float) -> str:
    """Returns four overlapping leaves as path data."""
    q, leaves = r * 0.5, ""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        leaves += f"M{n(x + dx * q * 0.95 - q)} {n(y + dy * q * 0.95)}a{n(q)} {n(q)} 0 1 0 {n(2 * q)} 0"
        leaves += f"a{n(q)} {n(q)} 0 1 0 {n(-2 * q)} 0Z"
    return leaves


def castle(x: float, y: float, r: float) -> str:
    """Returns a three-towered wall as path data."""
    tower, gap = f"h{n(r * 0.42)}v{n(r * 0.38)}", f"h{n(r * 0.19)}v{n(-r * 0.38)}"
    return f"M{n(x - r * 0.8)} {n(y + r * 0.7)}V{n(y - r * 0.75)}{(tower + gap) * 2}h{n(r * 0.42)}V{n(y + r * 0.7)}Z"


EMBLEM: dict[str, Callable[[float, float, float], str]] = {
    "crimson": lambda x, y, r: polygon(star(x, y, r, r * 0.5, 5)),
    "cobalt": crescent,
    "saffron": lambda x, y, r: polygon(star(x, y, r, r * 0.66, 12)),
    "jade": quatrefoil,
    "ivory": lambda x, y, r: polygon([(x, y - r), (x + r * 0.72, y), (x, y + r), (x - r * 0.72, y)]),
    "onyx": castle,
}


def emblem_colour(player: str) -> str:
    """Returns the colour in which a player's emblem stands out from the player's colour."""
    return "#FFF6DF" if player in _PALE_EMBLEM else "#3A2113"


def pattern(s: Sprite, player: str, opacity: float, scale: float) -> str:
    """Returns a fill with a player's pattern, the third channel next to colour and emblem."""
    colour = "#FFF3D6" if player in _PALE_EMBLEM else "#5A3A16"

    def line(d: str, width: float) -> str:
        return path(d, "none", colour, width, stroke_opacity=opacity)

    def dot(x: float, y: float) -> str:
        return circle(x, y, 2.2, colour, fill_opacity=opacity)

    checks = path("M0 0H6V6H12V12H6V6H0Z", colour, fill_opacity=opacity)
    w, h, shape = {
        "crimson": (12, 12, line("M-3 3L3 -3M0 12L12 0M9 15L15 9", 3)),
        "cobalt": (14, 10, line("M0 2q3.5 5 7 0t7 0", 2.6)),
        "saffron": (12, 12, dot(3, 3) + dot(9, 9)),
        "jade": (12, 12, line("M0 8L6 2L12 8", 2.6)),
        "ivory": (12, 12, checks),
        "onyx": (12, 12, line("M0 6H12M6 0V12", 2.2)),
    }[player]
    return s.pattern(w, h, shape, scale)


def currency_emblem(currency: str, x: float, y: float, r: float, fill: str, ink: str) -> list[str]:
    """Returns the emblem of a currency: sun, crescent with star, castle or flower."""
    match currency:
        case "denar":
            return [path(polygon(star(x, y, r, r * 0.62, 16)), fill, ink, 1.8), circle(x, y, r * 0.42, fill, ink, 1.6)]
        case "dirham":
            night = polygon(star(x + r * 0.45, y, r * 0.38, r * 0.16, 5))
            return [path(crescent(x - r * 0.12, y, r), fill, ink, 1.8), path(night, fill, ink, 1.4)]
        case "ducat":
            return [
                path(_keep(x, y, r), fill, ink, 1.8),
                path(horseshoe(x - r * 0.2, y + r * 0.8, r * 0.4, r * 0.62), ink),
            ]
        case _:
            petals = []
            for angle in range(0, 360, 60):
                px, py = around(x, y, r * 0.55, angle - 90)
                petals.append(turned(ellipse(px, py, r * 0.27, r * 0.45, fill, ink, 1.6), angle, px, py))
            return [*petals, circle(x, y, r * 0.24, fill, ink, 1.6)]


def _keep(x: float, y: float, r: float) -> str:
    """Returns a broad wall with a crenellated keep."""
    keep = f"h{n(r * 0.2)}v{n(r * 0.2)}h{n(r * 0.1)}v{n(-r * 0.2)}h{n(r * 0.1)}v{n(r * 0.2)}"
    keep += f"h{n(r * 0.1)}v{n(-r * 0.2)}h{n(r * 0.2)}"
    foot, top, shoulder = n(y + r * 0.8), n(y - r * 0.85), n(y - r * 0.1)
    return f"M{n(x - r * 0.8)} {foot}V{shoulder}h{n(r * 0.45)}V{top}{keep}V{shoulder}h{n(r * 0.45)}V{foot}Z"
