"""Which game of an evening is being played, and how its cup stands, told where the cup itself is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.history.finished import FinishedGame
from game.history.keeper import HistoryQuery
from game.locale.words import Words
from game.scenes.shell.services import Services

if TYPE_CHECKING:  # what an evening was is loaded where a game counts for one: most starts do without
    from fractions import Fraction


def written(words: Words, points: Fraction) -> str:
    """Returns points of a cup as they are written: halves are the only parts there are."""
    return words.number(int(points) if points.denominator == 1 else float(points))


class CupNote:
    """Tells of a game that counts for a cup; takes the id of the evening ("" for none), and asks the history."""

    def __init__(self, services: Services, evening: str) -> None:
        self._services, self._evening, self._games = services, evening, 0
        self._played = HistoryQuery[list[FinishedGame]](services.history, list)
        if not evening:
            return
        from game.history.evenings import games_of
        from game.saves.evening import read_evening

        plan, notice = read_evening(services.paths.evening)
        if notice:
            services.notices.tell(notice.key, **notice.values)
        if plan and plan.id == evening:
            self._games = len(plan.boxes)
            self._played.ask(lambda history: games_of(history, evening))

    @property
    def is_waiting(self) -> bool:
        """Tells whether the history has not answered yet."""
        return self._played.is_waiting

    def tick(self) -> bool:
        """Takes the answer of the history; returns whether it came just now."""
        return self._played.tick()

    def told(self) -> tuple[str, ...]:
        """Returns what is to be said, the longest wording first: none where there is no cup."""
        words = self._services.words
        if not self._evening:
            return ()
        if self.is_waiting or not self._games:
            return words("evening.cup.counts"), words("evening.cup.mark")
        from game.history.evenings import cup

        number, rows = len(self._played.answer) + 1, cup(self._played.answer)
        values = {"number": number, "most": max(number, self._games)}
        stand = [words("access.pair", name=row.player.name, value=written(words, row.total)) for row in rows]
        game = words("evening.cup.game", **values)
        return (words("evening.cup.standing", **values, rows=stand), game) if rows else (game,)
