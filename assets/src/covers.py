"""Covers of the boxes on the shelf, 300 x 360, without lettering."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from assets.src.buildings import building
from assets.src.colours import BRASS_LIGHT, OUTLINE, WHITE, Stops
from assets.src.money import money_card
from assets.src.ornament import brass_star
from assets.src.sprite import Sprite, circle, rect


@contextmanager
def _cover(s: Sprite, sky: Stops, edge: str) -> Iterator[None]:
    """Draws the box around the picture that is painted inside the `with` block."""
    with s.group(s.filter("grain")):
        s.add(rect(2, 2, 296, 356, edge, OUTLINE, 3, 5))
        with s.group(s.clip(rect(12, 12, 276, 336, OUTLINE, radius=3))):
            s.add(rect(12, 12, 276, 336, s.linear(sky)))
            yield
            vignette = [(0, "#1A0A0660"), (0.12, "#1A0A0600"), (0.8, "#1A0A0600"), (1, "#1A0A0680")]
            s.add(rect(12, 12, 276, 336, s.linear(vignette)))
        s.add(rect(12, 12, 276, 336, "none", OUTLINE, 2.4, 3), rect(8, 8, 284, 344, "none", BRASS_LIGHT, 2.2, 4))
        s.add(*(brass_star(s, x, y, 12) for x in (12, 288) for y in (12, 348)))
        s.add(rect(3.5, 3.5, 8, 353, WHITE, opacity=0.14), rect(290, 3, 7, 354, "#000000", opacity=0.25))


def alhambra_cards() -> Sprite:
    """Returns four currencies fanned out under a pavilion at night."""
    s, chance = Sprite(300, 360), Random(9)
    with _cover(s, [(0, "#2A1238"), (0.5, "#6A2C5E"), (0.8, "#C8683E")], "#4A2044"):
        for _ in range(46):
            x, y, r = 14 + chance.random() * 272, 14 + chance.random() * 170, 0.6 + chance.random() * 1.3
            s.add(circle(x, y, r, "#FFF3D0", opacity=0.8))
        glow = [(0, "#FFD98AC0"), (0.5, "#E58E3460"), (1, "#E58E3400")]
        s.add(circle(150, 210, 150, s.radial(glow, (0.5, 0.5, 0.5))))
        s.embed(building("pavilion"), 28, 62, 0.95)
        for i, (currency, value) in enumerate((("denar", 7), ("dirham", 4), ("ducat", 9), ("florin", 2))):
            place = f"translate(150 430) rotate({i * 20 - 30}) translate(-60 -232) scale(.62)"
            with s.group(transform=place):
                s.embed(money_card(currency, value), 0, 0)
    return s
