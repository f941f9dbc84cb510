"""Pawns that walk the roads: the players' architects (112 x 160) and the Maharaja (140 x 220)."""

import math

from assets.src.colours import BRASS, BRASS_LIGHT, BRASS_SHEEN, CREAM, OUTLINE, PLAYER, SHADOW, lit, shaded
from assets.src.emblems import EMBLEM, emblem_colour, pattern
from assets.src.shapes import around, khatam, polygon, star
from assets.src.sprite import ACROSS, Sprite, circle, ellipse, path, rect, turned

_RED = "#A8312D"
_AUBERGINE = "#2B1A38"
_BEARD = "#3A2113"


def architect(player: str) -> Sprite:
    """Returns a turbaned architect with a plan under the arm; robe, hem and emblem are the player's."""
    s, colour = Sprite(112, 160), PLAYER[player]
    with s.group(s.filter("blur2"), opacity=0.5):
        s.add(ellipse(60, 146, 46, 10, SHADOW))
    with s.group(s.filter("piece")):
        s.add(ellipse(54, 142, 42, 12, shaded(colour, 0.55), OUTLINE, 2.6))
        s.add(ellipse(54, 138, 42, 12, s.ramp(colour, 0.5, 0.2), OUTLINE, 2.2))
        _robe(s, player)
        s.add(turned(_rolled_plan(s), -24, 82, 92))
        s.add(circle(52, 98, 20, shaded(colour, 0.35), OUTLINE, 1.8))
        s.add(path(EMBLEM[player](52, 98, 15), emblem_colour(player), OUTLINE, 1.4))
        _head(s)
        _turban(s, player)
    return s


def _robe(s: Sprite, player: str) -> None:
    colour = PLAYER[player]
    robe = "M54 56C32 56 30 84 26 106C22 124 18 132 16 137Q54 152 92 137C90 132 86 124 82 106C78 84 76 56 54 56Z"
    folds = s.linear([(0, lit(colour, 0.45)), (0.45, colour), (1, shaded(colour, 0.42))], (0, 0, 1, 0.15))
    s.add(path(robe, folds))
    with s.group(s.clip(path(robe, SHADOW))):
        s.add(path("M10 120Q54 138 98 120V152H10Z", pattern(s, player, 0.65, 1)))
        s.add(path("M10 119Q54 137 98 119M54 56V78", "none", BRASS_LIGHT, 3))
    s.add(path(robe, "none", OUTLINE, 2.8))


def _rolled_plan(s: Sprite) -> str:
    paper = s.linear([(0, "#FFFBEC"), (1, "#D8BE86")], ACROSS)
    roll = rect(74, 66, 13, 50, paper, OUTLINE, 2, 5) + ellipse(80.5, 68, 6.5, 3, "#C9A868", OUTLINE, 1.4)
    return roll + rect(74, 88, 13, 5, _RED, OUTLINE, 1)


def _head(s: Sprite) -> None:
    skin = s.radial([(0, "#F0C296"), (0.6, "#B97B4C"), (1, "#7C4A2C")], (0.36, 0.36, 0.75))
    s.add(circle(54, 42, 17, skin, OUTLINE, 2.4))
    s.add(path("M38 45Q54 57 70 45Q70 65 54 68Q38 65 38 45Z", _BEARD, OUTLINE, 1.4))
    s.add(path("M46 47Q54 53 62 47Q54 49.5 46 47Z", "#C98A5A"), *(circle(x, 41, 2, OUTLINE) for x in (48, 60)))


def _turban(s: Sprite, player: str) -> None:
    colour = PLAYER[player]
    cloth = s.linear([(0, lit(colour, 0.6)), (0.5, colour), (1, shaded(colour, 0.3))], (0, 0, 1, 0.3))
    s.add(path("M33 36C32 16 48 8 58 10C74 12 80 26 75 38Q54 28 33 36Z", cloth, OUTLINE, 2.6))
    crease = "#8A6B42" if player == "ivory" else lit(colour, 0.75)
    s.add(path("M36 30Q54 14 74 32M42 18Q58 14 75 26", "none", crease, 1.8))
    s.add(path("M56 16Q52 5 62 4Q66 9 60 16Z", CREAM, OUTLINE, 1.5), circle(56, 19, 4.4, BRASS_LIGHT, OUTLINE, 1.5))


def maharaja() -> Sprite:
    """Returns the ruler under a fringed parasol, tall and dark: the only aubergine and gold piece."""
    s = Sprite(140, 220)
    with s.group(s.filter("blur2"), opacity=0.55):
        s.add(ellipse(76, 204, 56, 11, SHADOW))
    with s.group(s.filter("piece")):
        s.add(ellipse(70, 200, 52, 14, "#120A18", OUTLINE, 2.6))
        s.add(ellipse(70, 195, 52, 14, s.linear(BRASS_SHEEN, ACROSS), OUTLINE, 2.2))
        s.add(ellipse(70, 193, 42, 10, _AUBERGINE, OUTLINE, 1.6))
        s.add(path("M104 194V30", "none", OUTLINE, 7), path("M104 194V30", "none", BRASS, 4))
        _royal_robe(s)
        _jewels(s)
        _royal_head(s)
        _parasol(s)
    return s


def _royal_robe(s: Sprite) -> None:
    robe = "M66 96C40 96 38 124 32 150C28 172 24 184 22 190Q66 206 110 190C108 184 104 172 100 150C94 124 92 96 66 96Z"
    silk = s.linear([(0, "#6B4C80"), (0.45, _AUBERGINE), (1, "#0E0714")], (0, 0, 1, 0.1))
    s.add(path(robe, silk))
    with s.group(s.clip(path(robe, SHADOW))):
        s.add(path("M14 174Q66 196 118 174V210H14Z", s.linear(BRASS_SHEEN, ACROSS), OUTLINE, 1.8))
        for i in range(7):
            s.add(path(khatam(28 + i * 12.6, 187 + 5 * math.sin(math.pi * i / 6), 5), _RED, OUTLINE, 0.9))
        s.add(path("M66 96V180", "none", BRASS_LIGHT, 5), path("M66 96V180", "none", OUTLINE, 1))
        s.add(*(circle(46 + (i % 2) * 40, 118 + i * 10, 2.6, BRASS_LIGHT) for i in range(6)))
    s.add(path(robe, "none", OUTLINE, 3))


def _jewels(s: Sprite) -> None:
    """Draws the sash and a string of pearls with a ruby."""
    s.add(path("M36 136Q66 150 96 136L97 146Q66 160 35 146Z", _RED, OUTLINE, 1.8))
    s.add(path(khatam(66, 149, 9), BRASS_LIGHT, OUTLINE, 1.4))
    for i in range(9):
        dx, dy = around(0, 0, 1, 20 * (i + 0.5))
        s.add(circle(66 + 22 * dx, 104 + 18 * dy, 3, "#FFF8E8", OUTLINE, 1))
    s.add(circle(66, 125, 5, "#C2272D", OUTLINE, 1.4))


def _royal_head(s: Sprite) -> None:
    skin = s.radial([(0, "#E9B889"), (0.6, "#A96D42"), (1, "#6A3D24")], (0.36, 0.36, 0.75))
    s.add(circle(66, 78, 20, skin, OUTLINE, 2.6))
    s.add(path("M48 82Q66 94 84 82Q84 106 66 109Q48 106 48 82Z", "#1F1210", OUTLINE, 1.4))
    s.add(path("M56 85Q66 79 76 85", "none", "#1F1210", 4), path("M60 91Q66 95 72 91", "none", "#B8624A", 2))
    s.add(*(circle(x, 76, 2.4, OUTLINE) for x in (58, 74)))
    velvet = s.linear([(0, "#8A3A4A"), (0.5, "#7A1F2B"), (1, "#3E0C16")], (0, 0, 1, 0.2))
    s.add(path("M42 72C40 48 58 38 70 40C88 42 96 58 90 74Q66 62 42 72Z", velvet, OUTLINE, 2.8))
    s.add(path("M45 64Q66 46 90 68M52 50Q72 46 90 60", "none", BRASS_LIGHT, 2.2))
    s.add(path("M66 52Q58 34 70 26Q78 36 70 52Z", CREAM, OUTLINE, 1.8))
    s.add(path(polygon(star(67, 56, 7.5, 4.6, 8)), BRASS_LIGHT, OUTLINE, 1.4), circle(67, 56, 3, "#18A06A", OUTLINE, 1))


def _parasol(s: Sprite) -> None:
    canopy = (
        "M36 34Q60 4 104 6Q132 8 135 34Q128 30 122 36Q113 30 104 36Q96 30 87 36Q79 30 70 36Q62 30 53 36Q44 30 36 34Z"
    )
    silk = s.linear([(0, "#D8574A"), (0.5, _RED), (1, "#5E1D16")], (0, 0, 1, 0.2))
    s.add(path(canopy, silk, OUTLINE, 2.6))
    s.add(path("M104 7Q70 14 62 33M104 7Q92 16 88 34M104 7Q118 16 121 34", "none", BRASS_LIGHT, 1.8))
    s.add(circle(104, 6, 3.8, BRASS_LIGHT, OUTLINE, 1.4))
    s.add(*(circle(44.5 + i * 17.2, 36, 3, BRASS_LIGHT, OUTLINE, 1) for i in range(6)))
