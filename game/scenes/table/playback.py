"""What happened in a game and was not shown on its table yet, entry after entry."""

from functools import reduce
from itertools import takewhile

from game.core.rules import Beat
from game.engine.turn_controller import TurnController
from game.scenes.table.board import Board

_HOLD = 0.2
"""Seconds that what somebody else did stays before anything else is shown, at normal speed."""


class Playback:
    """Shows the entries of a session on its board in order, as the board's viewer learned them.

    `seen` is the number of the last entry that was shown.
    """

    def __init__(self, controller: TurnController, board: Board) -> None:
        self._controller = controller
        self._session = controller.session
        self._board = board
        self.seen = self._session.number

    @property
    def is_due(self) -> bool:
        """Tells whether an entry is still to be shown."""
        return self.seen != self._session.number

    @property
    def is_settled(self) -> bool:
        """Tells whether everything that happened has been shown: only then it is said who is next."""
        return not (self._board.stage.is_playing or self.is_due or self._board.is_behind)

    @property
    def brings_sequence(self) -> bool:
        """Tells whether an entry that is still to be shown brings a scoring sequence, which is for everybody's eyes."""
        table = self._board.table
        beats = self._session.beats(None, self.seen + 1)
        return any(table.scoring_sequences(stage) for beat in beats for stage in beat.stages)

    def skip_to_newest(self) -> None:
        """Goes to the newest entry without showing what lies between, as after an undo."""
        self.seen = self._session.number

    def show_next(self) -> None:
        """Shows the next entry, together with what was declined after it without a question."""
        beats = self._session.beats(self._board.viewer, self.seen + 1)
        unasked = self._controller.unasked()
        beat = reduce(Beat.then, takewhile(lambda later: later.number in unasked, beats[1:]), beats[0])
        is_own = beat.seat is not None and beat.seat == self._board.viewer
        self.seen = beat.number
        self._board.play(beat, 0.0 if is_own else _HOLD)
