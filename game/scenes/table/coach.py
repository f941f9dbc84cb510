"""The coach of the first games: says a word before a move that throws much away, once, and never holds anybody up."""

from typing import Any

from game.core.rules import Seat
from game.saves.people import alone
from game.saves.trouble import StoreError
from game.scenes.table.state import TableState

GAMES = 2
"""So many games of a box the coach sits beside, where the settings leave it to him."""


class Coach:
    """Has the moves of a person judged while the person thinks.

    What is not known when a move is made is not said; each decision is spoken about once.
    """

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._spoken_at = -1
        self._who = alone(state.session.players)
        self._is_first = state.services.progress.of(state.session.box, self._who).coached < GAMES

    @property
    def is_on(self) -> bool:
        """Tells whether the coach sits at this table."""
        wish = self._state.services.settings.now.coach if self._state.conduct.has_coach else "never"
        return wish == "always" or (wish == "first" and self._is_first)

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
        self._state.critique = self._state.controller.bot_moves.critique(seat, move)
        if self._state.critique is None:
            return False
        self._spoken_at, self._state.hint = number, None
        self._state.services.ui.is_stale = True
        return True
