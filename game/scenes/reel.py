"""The reel: what happened in a game and was not shown on its table yet, entry after entry."""

from functools import reduce
from itertools import takewhile
from typing import TYPE_CHECKING

from game.core.beat import Beat

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_HOLD = 0.3
"""Seconds that what somebody else did stays before anything else is shown, at normal speed."""


class Reel:
    """Shows the entries of a session on its table in order, as its viewer learned them.

    `seen` is the number of the last entry that was shown.
    """

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.seen = scene.session.number

    @property
    def is_behind(self) -> bool:
        """Tells whether something is still to be shown."""
        return self.seen != self._scene.session.number or self._scene.board.is_behind

    @property
    def comes_a_walk(self) -> bool:
        """Tells whether something that is still to be shown brings a walk."""
        table = self._scene.board.table
        beats = self._scene.session.beats(None, self.seen + 1)
        return any(table.scoring_sequences(stage) for beat in beats for stage in beat.stages)

    def wind(self) -> None:
        """Goes to the newest entry without showing what lies between, as after an undo."""
        self.seen = self._scene.session.number

    def turn(self) -> bool:
        """Shows the next entry, together with what was declined after it without a question."""
        scene = self._scene
        if self.seen == scene.session.number:
            return False
        if scene.before_a_walk():
            return True
        beats = scene.session.beats(scene.board.viewer, self.seen + 1)
        unasked = scene.controller.unasked()
        beat = reduce(Beat.then, takewhile(lambda later: later.number in unasked, beats[1:]), beats[0])
        is_own = beat.seat is not None and beat.seat == scene.board.viewer
        self.seen = beat.number
        scene.board.play(beat, 0.0 if is_own else _HOLD)
        scene.rest()
        return True
