"""The coach of the first games: says a word before a move that throws much away, once, and never holds anybody up.

Where it is wished and nobody at the screen has secrets, he also looks at a move that was made before he knew, and
offers to give it back before anything else happens; whoever does not want to wait for him goes on.
"""

from typing import Any

from game.core.rules import Seat
from game.saves.people import alone
from game.saves.trouble import StoreError
from game.scenes.table.state import Slip, TableState
from game.tabletop.explaining import Decision

CHANGE = "coach_change"
"""The button that leads back to the choice; the keyboard is led to it."""
GAMES = 2
"""So many games of a box the coach sits beside, where the settings leave it to him."""


class Coach:
    """Has the moves of a person judged while the person thinks.

    What is not known when a move is made is not said; each decision is spoken about once.
    """

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._spoken_at = -1
        self._watched: tuple[Decision, Any, int] | None = None

    @property
    def _who(self) -> str:
        return alone(self._state.session.players)

    @property
    def _is_first(self) -> bool:
        return self._state.services.progress.of(self._state.session.box, self._who).coached < GAMES

    @property
    def is_on(self) -> bool:
        """Tells whether the coach sits at this table."""
        wish = self._state.services.settings.now.coach if self._state.conduct.has_coach else "off"
        return wish in ("always", "again") or (wish == "first" and self._is_first)

    def end(self) -> None:
        """Notes that a game was played to its end beside the coach."""
        services, state = self._state.services, self._state
        if not self.is_on or not state.controller.people:
            return
        try:
            services.progress.count_coached(state.session.box, self._who)
        except StoreError as error:
            services.notices.tell(error.notice.key, **error.notice.values)

    def listen(self, seat: Seat) -> None:
        """Begins to judge what a person could do who is asked now."""
        if self.is_on:
            self._state.controller.judge(seat)

    def speaks(self, seat: Seat, move: Any) -> bool:
        """Tells whether there is something to say before a move is played, which waits then; notes that it was said."""
        number = self._state.session.number
        if not self.is_on or self._spoken_at == number:
            return False
        critique = self._state.controller.bot_moves.critique(seat, move, number)
        if critique is None:
            return False
        self._state.hush()
        self._spoken_at, self._state.critique = number, critique
        self._state.services.ui.is_stale = True
        return True

    # ------------------------------------------------------------------ after a move
    def watch(self, seat: Seat, move: Any) -> None:
        """Notes a move that is made before it was judged, where it may be given back."""
        state, number = self._state, self._state.session.number
        may_speak = state.services.settings.now.coach == "again" and state.controller.is_open
        if self.is_on and may_speak and self._spoken_at != number and state.controller.bot_moves.await_judgement(seat):
            self._watched = state.decision, move, number

    @property
    def is_looking(self) -> bool:
        """Tells whether a move that was made is still looked at."""
        return self._watched is not None

    def holds(self) -> bool:
        """Tells whether the game waits for what the coach finds, or for the answer to it."""
        state = self._state
        self.look_on()
        if self._watched is None:
            return state.slip is not None
        (decision, move, at), bot_moves = self._watched, state.controller.bot_moves
        bot_moves.listen()
        if bot_moves.is_awaited:
            return True
        self._watched = None
        if (critique := bot_moves.critique(decision.seat, move, at)) is None:
            return False
        self._spoken_at, state.slip = at, Slip(critique, decision, at)
        state.services.ui.is_stale = True
        if state.services.ui.is_keyboard:
            state.services.ui.lead(CHANGE)
        return True

    def look_on(self) -> None:
        """Lets the others think at once where a move that was made cannot be given back."""
        if self._watched is not None:
            decision, _, at = self._watched
            if not self._state.session.can_give_back(decision.seat, at):
                self.look_no_more()

    def look_no_more(self) -> bool:
        """Lets the game go on without what the coach would say; returns whether he looked at anything."""
        if self._watched is None:
            return False
        self._watched = None
        self._state.controller.bot_moves.await_no_more()
        return True
