"""Portraits of everybody at the table: computer players in round pictures, people in square ones."""

from assets.src import portrait
from assets.src.colours import OUTLINE
from assets.src.portrait import SIDE, Person
from assets.src.portrait_beards import BEARDS
from assets.src.portrait_dress import DRESSES
from assets.src.portrait_heads import HEADS
from assets.src.sprite import Sprite, circle

_RADIUS = 122.0
_LARGER = "translate(128 266) scale(1.13) translate(-128 -256)"
"""Heads fill the circle, so that a face is still one at 48 pixels."""


def medallion(person: Person) -> Sprite:
    """Returns a round portrait."""
    s = Sprite(SIDE, SIDE)
    s.add(circle(128, 128, _RADIUS + 4, OUTLINE))
    with s.group(s.clip(circle(128, 128, _RADIUS))):
        _draw(s, person)
    return s


def picture(person: Person) -> Sprite:
    """Returns a square portrait; the face is inside the circle that a small picture keeps."""
    s = Sprite(SIDE, SIDE)
    _draw(s, person)
    return s


def _draw(s: Sprite, person: Person) -> None:
    behind, before = HEADS[person.headwear]
    portrait.ground(s, person.ground)
    with s.group(s.filter("grain")), s.group(transform=_LARGER):
        for part in (
            behind, DRESSES[person.dress], portrait.head, portrait.face, BEARDS[person.beard], before, portrait.glasses,
        ):  # fmt: skip
            part(s, person)
