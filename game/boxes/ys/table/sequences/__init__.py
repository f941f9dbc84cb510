"""The scoring sequences of the counting and of the end: as data, in words and as pictures, one file for each.

A sequence holds what one beat told, nothing of later ones. The gems of a ship are picked between the ranking of a
quarter and its areas, so both may come in different beats.
"""

from collections.abc import Sequence

from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences.final_scoring import FinalPicture, finals
from game.boxes.ys.table.sequences.market_counting import MarketPicture, markets
from game.boxes.ys.table.sequences.quarter_counting import QuarterPicture, quarters
from game.core.rules import Beat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.table import ScoringSequence, Suspense
from game.widgets.ui import Ui


class _Combined:
    """Several sequences as one: they are counted, and skipped, together."""

    def __init__(self, pictures: Sequence[ScoringSequence]) -> None:
        self._shown = [(picture, step) for picture in pictures for step in range(picture.steps)]
        self.steps = len(self._shown)
        self.title = pictures[0].title

    def seconds(self, step: int) -> float | None:
        picture, own = self._shown[step]
        return picture.seconds(own) if isinstance(picture, Suspense) else None

    def cues(self, step: int) -> Sequence[tuple[float, str]]:
        picture, own = self._shown[step]
        return picture.cues(own) if isinstance(picture, Suspense) else ()

    def told(self, step: int) -> Sequence[str]:
        """Returns what a step of one of them shows, where another one begins its title first."""
        picture, own = self._shown[step]
        return (picture.title, *picture.told(own)) if step and not own else picture.told(own)

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        picture, own = self._shown[step]
        return picture.height(canvas, width, own)

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        picture, own = self._shown[step]
        picture.draw(ui, area, own, part)


def scoring_sequences(players: YsPlayers, beat: Beat) -> list[ScoringSequence]:
    """Returns what follows a beat: quarters and market counted in one go, and the end of the game."""
    final: list[ScoringSequence] = [FinalPicture(players, sequence) for sequence in finals(beat)]
    counted: list[ScoringSequence] = [QuarterPicture(players, sequence) for sequence in quarters(beat)]
    counted += [MarketPicture(players, sequence) for sequence in markets(beat)]
    return [_Combined(counted), *final] if counted else final
