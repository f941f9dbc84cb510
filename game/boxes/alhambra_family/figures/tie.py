"""The figure of a tie: four players with their buildings, what those who tie share, and how much each gets."""

from functools import partial

from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.majorities import Award, awards, prizes
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, GOOD, INK
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

TIE = (3, 3, 2, 2)
"""How many gardens the four players of the example have in the last scoring."""
_PARTY, _POOL = 54.0, 42.0
_TIED = TYPES.index("garden")
_TOKENS = ("crimson", "cobalt", "saffron", "jade")


def tied() -> tuple[Award, ...]:
    """Returns who gets what in the example of a tie."""
    return awards(TIE, prizes("C", _TIED))


def tie(domain: str) -> Figure:
    """Returns the figure; takes the domain of the rulebook, which names the players."""
    return Figure(lambda canvas, words, w: len(TIE) * _PARTY + len(tied()) * (_POOL + 12) - 12, partial(_tie, domain))


def _tie(domain: str, canvas: Canvas, words: Translate, box: Box) -> None:
    """The four players of the example with their gardens and shares; below those who tie, what they share."""
    y = box.y
    for award in tied():
        high = len(award.parties) * _PARTY + _POOL
        canvas.box(Box(box.x, y, box.w, high), BAND, None, 12)
        for i, party in enumerate(award.parties):
            name = words(f"{domain}.tie.n{party + 1}")
            _party(canvas, name, party, award, Box(box.x, y + i * _PARTY, box.w, _PARTY))
        paid = [*award.prizes, *[0] * (len(award.parties) - len(award.prizes))]
        told = f"{' + '.join(map(str, paid))} = {sum(paid)}"
        under = y + high - _POOL
        canvas.line(box.x + 68, under + 2, box.right - 16, under + 2, BRASS, 2)
        lettering.text(canvas, told, box.right - 16, under + _POOL / 2 + 1, 25, INK, "semi", "r")
        y += high + 12


def _party(canvas: Canvas, name: str, party: int, award: Award, box: Box) -> None:
    pieces.token(canvas, _TOKENS[party], box.x + 36, box.cy + 2, 44)
    tile = min(44.0, box.w * 0.085)
    left = box.x + box.w * 0.48
    lettering.text(canvas, name, box.x + 70, box.cy, 26, INK, "bold", room=left - box.x - 78)
    for i in range(award.count):
        canvas.put(f"tile_{TYPES[_TIED]}", left + (i + 0.5) * (tile + 5), box.cy + 1, tile, centre=True)
    lettering.text(canvas, f"+{award.share}", box.right - 16, box.cy, 36, GOOD, "heavy", "r")
