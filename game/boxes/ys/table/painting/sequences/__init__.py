"""The walks of the counting as pictures."""

from collections.abc import Sequence

from game.boxes.ys.table.painting.sequences.final import FinalPicture
from game.boxes.ys.table.painting.sequences.market import MarketPicture
from game.boxes.ys.table.painting.sequences.quarter import QuarterPicture
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences import FinalWalk, QuarterWalk, walks
from game.core.beat import Beat
from game.paint.box import Box
from game.tabletop.table import ScoringSequence
from game.widgets.ui import Ui


class _Chain:
    """Several walks as one: they are counted, and skipped, together."""

    def __init__(self, pictures: Sequence[ScoringSequence]) -> None:
        self._shown = [(picture, step) for picture in pictures for step in range(picture.steps)]
        self.steps = len(self._shown)
        self.title = pictures[0].title

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws a step of one of the walks."""
        picture, own = self._shown[step]
        picture.draw(ui, area, own, part)


def scoring_sequences(players: YsPlayers, beat: Beat) -> list[ScoringSequence]:
    """Returns the walks that follow a beat: quarters and market counted in one go, and the end of the game."""
    found = walks(beat)
    final: list[ScoringSequence] = [FinalPicture(players, walk) for walk in found if isinstance(walk, FinalWalk)]
    counted = [
        QuarterPicture(players, walk) if isinstance(walk, QuarterWalk) else MarketPicture(players, walk)
        for walk in found
        if not isinstance(walk, FinalWalk)
    ]
    return [_Chain(counted), *final] if counted else final
