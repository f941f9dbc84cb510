"""The walks of the counting as pictures."""

from game.boxes.ys.table.painting.walks.final import FinalPicture
from game.boxes.ys.table.painting.walks.market import MarketPicture
from game.boxes.ys.table.painting.walks.quarter import QuarterPicture
from game.boxes.ys.table.phrases import Harbour
from game.boxes.ys.table.walks import MarketWalk, QuarterWalk, walks
from game.core.beat import Beat
from game.widgets.table import Interlude


def interludes(company: Harbour, beat: Beat) -> list[Interlude]:
    """Returns the walks that follow a beat."""
    found: list[Interlude] = []
    for walk in walks(beat):
        if isinstance(walk, QuarterWalk):
            found.append(QuarterPicture(company, walk))
        elif isinstance(walk, MarketWalk):
            found.append(MarketPicture(company, walk))
        else:
            found.append(FinalPicture(company, walk))
    return found
