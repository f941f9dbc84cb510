"""What the parts of a table scene share: the session, what of it is shown, and what has been chosen."""

from dataclasses import dataclass, replace
from functools import reduce
from itertools import takewhile
from typing import Any

from game.ai.advice import Advice, Critique
from game.core.rules import Beat, Seat
from game.engine.turn_controller import PendingTurn, Phase, TurnController
from game.scenes.table.board import Board
from game.scenes.table.conduct import Conduct
from game.session.session import Session
from game.tabletop.explaining import Decision
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker

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


@dataclass(frozen=True, slots=True)
class Hint:
    """What a person is advised; `is_shown` tells whether the move itself is shown, `items` are what it touches."""

    advice: Advice
    items: frozenset[Item]
    is_shown: bool


@dataclass(frozen=True, slots=True)
class FirstWords:
    """What is told before a hint is thought through: moves that look good, and the items that they touch."""

    moves: tuple[Any, ...]
    items: frozenset[Item]


@dataclass(frozen=True, slots=True)
class Slip:
    """What a move that was played threw away, the decision as it was made, and the number of the entry before it."""

    critique: Critique
    decision: Decision
    at: int


class TableState:
    """A session at the table of its box.

    `picker` holds what the person whose turn it is has chosen (None: nobody can choose), `hint` what that person asked
    for, `first_words` what is told of it sooner, `critique` what the coach says about the chosen move, `slip` about one
    that was played and can be given back.
    """

    def __init__(self, conduct: Conduct, session: Session) -> None:
        self.conduct = conduct
        self.services = conduct.services
        self.session = session
        self.controller = TurnController(
            session,
            conduct.bots(session),
            conduct.keep,
            self.services.notices.tell,
            lambda view, seat: self.board.table.auto_pass(view, seat),
            lambda view: self.board.table.openly(view),
        )
        self.board = Board(self.services, session)
        self.picker: Picker | None = None
        self.first_words: FirstWords | None = None
        self.hint: Hint | None = None
        self.critique: Critique | None = None
        self.slip: Slip | None = None
        self.controller.pass_unasked()
        self.playback = Playback(self.controller, self.board)
        self.board.see(self.controller.viewer)

    @property
    def turn(self) -> PendingTurn:
        """Returns what the game waits for."""
        return self.controller.turn()

    @property
    def can_play(self) -> bool:
        """Tells whether a person's touches count now."""
        return self.picker is not None and self.playback.is_settled

    def look(self, viewer: Seat | None) -> None:
        """Shows the table to other eyes; what was being chosen is given back."""
        self.board.see(viewer)
        self.drop()

    def drop(self) -> None:
        """Gives back what was being chosen."""
        self.picker = None
        self.hush()

    def hush(self) -> bool:
        """Ends what is said about the choice; returns whether anything was."""
        said = self.first_words, self.hint, self.critique, self.slip
        self.first_words = self.hint = self.critique = self.slip = None
        return any(each is not None for each in said)

    @property
    def decision(self) -> Decision:
        """Returns what the person decides whose turn it is; while a slip is spoken of, what was decided then."""
        if self.slip:
            return replace(self.slip.decision, words=self.services.words, table=self.board.table)
        seat = self.turn.seat
        assert seat is not None and self.picker is not None
        return Decision(self.services.words, self.board.table, self.board.view, seat, self.picker.moves)

    @property
    def hinted(self) -> frozenset[Item]:
        """Returns the items that a hint points at."""
        return self.hint.items if self.hint and self.hint.is_shown else frozenset()

    def selection(self) -> Selection:
        """Returns what the table must know to draw itself."""
        turn, ui, is_settled = self.turn, self.services.ui, self.playback.is_settled
        is_masked = turn.phase is Phase.MASKED or self.controller.open_view() is not None
        actor = turn.seat if is_settled else self.board.actor
        shown = Selection(
            actor=actor,
            viewer=self.board.viewer,
            recent=self.board.recent,
            hover=self.board.item(ui.hover or (ui.focus if ui.is_keyboard else None) or ""),
            masked=actor if is_masked and is_settled else None,
        )
        return shown if self.picker is None else self._with_choice(shown, self.picker)

    def _with_choice(self, shown: Selection, picker: Picker) -> Selection:
        items = [item for item, _ in self.board.stage.poses()]
        return replace(
            shown,
            touched=picker.touched,
            open=picker.open(items),
            other=picker.other(items),
            moves=picker.candidates,
            move=picker.move,
            hinted=self.hinted,
        )
