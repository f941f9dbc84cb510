"""What a table tells large beside its moving pieces: the deeds of computer players, and great moments."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.rules import Beat
from game.scenes.shell.services import Services
from game.scenes.table.announcement import (
    COMING,
    Announcement,
    announcement,
    draw_announcement,
    seconds_to_read,
    told_lines,
)
from game.scenes.table.board import Board
from game.scenes.table.celebration import Celebration
from game.widgets.ui import Ui

_FAMILIAR = 2
"""A deed of kinds that were told so often in this game takes less time: nothing in it is new but who and where."""
_MANY, _HURRY = 6, 0.5
"""After so many deeds in a row each takes this part of its time: whoever has waited so long wishes to act again."""


class Telling:
    """Tells at a table what happens there, while its board shows it; at instant speed nothing."""

    def __init__(self, services: Services, board: Board) -> None:
        self._services = services
        self._board = board
        self._celebration = Celebration(services, board)
        self.announced: Announcement | None = None
        self._is_moving = False
        self._shown = 0.0
        self._told: Counter[type] = Counter()
        self._since = 0

    # ------------------------------------------------------------------ what the board tells
    def rest(self, beat: Beat) -> float:
        """Returns how many seconds a deed takes at least; in step mode a key is waited for anyway."""
        settings = self._services.settings.now
        if not self._is_announced(beat) or settings.is_stepped:
            return 0
        lines, length, part = told_lines(self._board.table, beat), settings.announcements, self._services.settings.pace
        if length == "normal":
            is_own = any(line.seat == beat.seat for line in lines)
            is_known = all(self._told[kind] >= _FAMILIAR for kind in _kinds(beat))
            length = "short" if is_known or not is_own else "normal"
            part *= _HURRY if self._since > _MANY else 1
        return seconds_to_read(lines, beat.seat, length, goes_on=self._goes_on(beat)) * part

    def begins(self, beat: Beat, former: Any) -> None:
        """Announces what a computer player does while it does it."""
        before = self.announced if self._goes_on(beat) else None
        self.announced = announcement(self._board, beat, former) if self._is_announced(beat) else None
        if before and self.announced:
            self.announced = replace(self.announced, earlier=(*before.earlier, *before.deeds))
        self._told.update(_kinds(beat) if self.announced else ())
        self._since = self._since + 1 if self._is_announced(beat) else 0
        self._is_moving, self._shown = True, self._shown if before else 0.0

    def lands(self, beat: Beat, before: Sequence[Beat]) -> None:
        """Notes the great moments of what has landed."""
        self._is_moving = False
        if self._services.settings.pace:
            self._celebration.take(beat.number, [
                moment for moment in self._board.table.moments(beat, before)
                if moment.kind != "exact" or not self._is_announced(beat)
            ])  # fmt: skip

    def _goes_on(self, beat: Beat) -> bool:
        """Tells whether a deed goes on with the turn of which the last thing was told."""
        return self.announced is not None and self.announced.seat == beat.seat

    def _is_announced(self, beat: Beat) -> bool:
        """Tells whether a computer player's deed is told large; paying exactly is a part of it."""
        is_wished = self._services.settings.now.announcements != "off" and self._services.settings.pace > 0
        return is_wished and beat.seat is not None and not self._board.players[beat.seat].is_human

    # ------------------------------------------------------------------ time
    @property
    def is_celebrating(self) -> bool:
        """Tells whether a great moment is shown or due."""
        return self._celebration.is_showing

    @property
    def needs_ticks(self) -> bool:
        """Tells whether a great moment comes or goes, and does not wait to be closed."""
        return self._celebration.is_showing and not self._celebration.is_held

    def tick(self, seconds: float) -> bool:
        """Lets time pass; returns whether the picture must be drawn again."""
        is_coming = self.announced is not None and self._shown < COMING
        self._shown += seconds
        return self._celebration.tick(seconds) or is_coming

    def skip(self) -> bool:
        """Ends the great moment that is shown; returns whether there was one."""
        return self._celebration.skip()

    def close(self) -> bool:
        """Ends a great moment that waits to be closed; returns whether there was one."""
        return self._celebration.is_held and self._celebration.skip()

    # ------------------------------------------------------------------ drawing
    def prepare(self, ui: Ui) -> None:
        """Makes ready to find room between what the table is about to draw."""
        self._celebration.prepare(ui)

    def draw(self, ui: Ui, *, waits_for_step: bool) -> None:
        """Draws what is told over the table."""
        self.tell(ui, waits_for_step=waits_for_step)
        self._celebration.draw(ui)

    def tell(self, ui: Ui, *, waits_for_step: bool) -> None:
        """Draws the deed that is told; where a key is waited for, the last one stays."""
        if self.announced and (self._is_moving or waits_for_step):
            shown = 9.0 if self._services.settings.now.reduced_motion else self._shown
            has_step = self._services.settings.now.is_stepped
            draw_announcement(ui, self._board, self.announced, shown, has_step=has_step)


def _kinds(beat: Beat) -> frozenset[type]:
    """Returns what happens in a deed, by kind."""
    return frozenset(map(type, beat.events))
