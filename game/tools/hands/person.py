"""A person who plays a game to its result: raises curtains, goes through scorings, and plays moves by one hand."""

from collections.abc import Callable
from typing import Any

from game.ai.bots import choose
from game.core.rules import Seat
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.hands.eyes import Eyes, Stuck
from game.tools.hands.hand import Hand, Steps

Mind = Callable[[Session, Seat], Any]
"""How a person chooses among the legal moves of a seat."""

_BUTTONS = {"SequenceScene": "next", "CurtainScene": "raise"}
"""What leads on in the scenes that come by themselves."""


def prune(session: Session, seat: Seat) -> Any:
    """Chooses as an easy computer player would, so that the game gets on."""
    return choose(session.box, "easy", session.view(seat), seat, session.number)


class HandPlayer:
    """Plays for all people at a table. Takes eyes, a hand, and how moves are chosen.

    `entry` and `move` tell what is being played, for who must say where nothing goes on; `met` counts the scenes.
    """

    def __init__(self, eyes: Eyes, hand: Hand, mind: Mind = prune) -> None:
        self.eyes, self._hand, self._mind = eyes, hand, mind
        self.entry = 0
        self.move: Any = None
        self.met: dict[str, int] = {}
        self._last = ""

    def steps(self, is_over: Callable[[], object] = lambda: False) -> Steps:
        """Yields what happens in each round of the loop until the result is seen, or something else is so."""
        while self._look() != "ResultScene" and not is_over():
            top = self.eyes.top
            if top is None:
                raise Stuck("the program has ended")
            if self.eyes.ui.is_stale or top.needs_ticks:
                yield ()
            elif self._last in _BUTTONS:
                yield from self._hand.use(self.eyes, _BUTTONS[self._last])
            elif isinstance(top, TableScene) and top.is_masked:
                yield from self._hand.use(self.eyes, "unmask")
            elif self.eyes.is_asked:
                yield from self._decide(self.eyes.table)
            else:
                yield ()

    def _look(self) -> str:
        name = self.eyes.name
        if name != self._last:
            self.met[name], self._last = self.met.get(name, 0) + 1, name
        return name

    def _decide(self, table: TableScene) -> Steps:
        seat, self.entry = table.turn.seat, table.session.number
        assert seat is not None
        self.move = self._mind(table.session, seat)
        yield from self._hand.play(self.eyes, self.move)
        if table.session.number == self.entry:
            raise Stuck(self.eyes.stuck("the move was not played"))
