"""Controls the turns of a game: whose it is on this computer, what is declined unasked, and when the game is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Any

from game.core.rules import Seat
from game.engine.bot_moves import BotMoves, Tell
from game.saves.trouble import Notice
from game.session.seats import has_no_secrets, is_same, people
from game.session.session import Refused, Session
from game.tabletop.table import AutoPass

AskAutoPass = Callable[[Any, Seat], AutoPass | None]
"""Answers for a view and its seat as `Table.auto_pass` does."""
Openly = Callable[[Any], Any]
"""Answers for an onlooker's view as `Table.openly` does."""


class Phase(Enum):
    """What the game waits for."""

    PERSON = "person"
    GATHERING = "gathering"
    CURTAIN = "curtain"
    MASKED = "masked"
    COMPUTER = "computer"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """Who must decide now and how that person or computer player gets to it."""

    phase: Phase
    seat: Seat | None


class TurnController:
    """Runs one session on one computer.

    Takes, besides, what decides for computer players, what keeps the game (and returns what to say if it could not),
    what tells somebody a sentence, and what the table says of decisions that need not be asked or are open to all.
    `viewer` is whose private things are on the screen: the only person's; or with several people the one who raised
    the curtain and has not finished yet, else nobody's (None). With open hands there are no curtains; with the option
    "quick" private things lie masked on the open table instead, until their owner unmasks them.
    What concerns no secret is decided before everybody's eyes: with curtains, all are asked to look first.
    Whoever does not wish to be asked any of what a decision is about is never waited for: `pass_unasked` declines
    before a curtain could fall.
    """

    def __init__(
        self,
        session: Session,
        bot_moves: BotMoves,
        keep: Callable[[Session], Notice | None],
        tell: Tell,
        auto_pass: AskAutoPass,
        openly: Openly,
    ) -> None:
        self.session = session
        self.bot_moves = bot_moves
        self._keep, self._tell = keep, tell
        self._auto_pass = auto_pass
        self._openly = openly
        self._sit(is_open=has_no_secrets(session.players, session.options))
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._is_gathered = False

    def _sit(self, *, is_open: bool) -> None:
        """Takes who sits at the table now, and whether nobody at the screen has secrets from others there."""
        self.seated = self.session.players
        self.people = people(self.seated)
        self.is_open = is_open
        self.is_quick = not is_open and bool(self.session.options.get("quick"))

    def reseat(self) -> bool:
        """Follows seats that changed hands; returns whether anybody else sits there.

        Private things stay on the screen only where the same person looks at them as before and nobody new is there to
        see them; the only person left comes to the screen through a curtain, too.
        """
        before, was_open = self.seated, self.is_open
        pairs = zip(before, self.session.players, strict=True)
        if all(is_same(old, new) and old.name == new.name for old, new in pairs):
            return False
        self.bot_moves.forget()
        is_open = has_no_secrets(self.session.players, self.session.options)
        looks_on = self.viewer is not None and is_same(before[self.viewer], self.session.players[self.viewer])
        only = people(self.session.players)
        if self.session.options.get("open_hands"):
            stays = self.viewer in only
        elif is_open:
            stays = [self.viewer] == only and (looks_on or was_open)
        else:
            stays = looks_on and not was_open
        self.viewer = self.viewer if stays else None
        self._sit(is_open=is_open and (stays or bool(self.session.options.get("open_hands"))))
        return True

    def turn(self) -> PendingTurn:
        """Returns what the game waits for: people first where several decide at once, for computer players need time.

        Those whose moves are there at once decide before people do.
        """
        if self.session.is_over:
            return PendingTurn(Phase.OVER, None)
        acting, computers = self._deciding(), self.computers
        if computers and (self.bot_moves.is_prompt or not acting):
            return PendingTurn(Phase.COMPUTER, computers[0])
        seat = self.viewer if self.viewer in acting else acting[0]
        if self.open_view() is not None:
            return PendingTurn(Phase.PERSON if self.is_gathered else Phase.GATHERING, seat)
        if self.is_open or seat == self.viewer:
            return PendingTurn(Phase.PERSON, seat)
        return PendingTurn(Phase.MASKED if self.is_quick else Phase.CURTAIN, seat)

    @property
    def computers(self) -> list[Seat]:
        """Returns the computer players that must decide now."""
        return sorted(self.session.to_act().difference(self.people))

    def raise_curtain(self, seat: Seat) -> None:
        """Shows what is private to a person who confirmed being alone before it."""
        self._sit(is_open=has_no_secrets(self.session.players, self.session.options))
        self.viewer, self._is_gathered = seat, False

    def open_view(self) -> Any:
        """Returns what shows a decision that is made before everybody's eyes, None when it is not made like that."""
        return None if self.is_open else self._openly(self.session.view(None))

    @property
    def is_gathered(self) -> bool:
        """Tells whether everybody at the screen looks; nobody was ever asked to look away without curtains."""
        return self.is_open or self.is_quick or self._is_gathered

    def gather(self) -> None:
        """Notes that everybody looks, until somebody has to be alone again."""
        self._is_gathered = True

    @property
    def decider(self) -> Seat | None:
        """Returns whose choices the screen takes: the viewer's, or those of whoever decides before everybody's eyes."""
        turn = self.turn()
        return turn.seat if self.viewer is None and turn.phase is Phase.PERSON else self.viewer

    @property
    def can_mask(self) -> bool:
        """Tells whether somebody's private things show that could lie masked."""
        return self.is_quick and self.viewer is not None

    def mask(self) -> None:
        """Masks the viewer's private things before the decision, as when somebody walks by."""
        self.viewer = None
        self.bot_moves.forget()

    def hand_over(self, *, is_scene: bool = False) -> bool:
        """Takes private things off the screen when their owner has finished; returns whether the viewer changed.

        `is_scene` tells that something comes which everybody is to see.
        """
        before, turn = self.viewer, self.turn()
        if self.is_open:
            self.viewer = turn.seat if turn.phase is Phase.PERSON else before
        elif is_scene or self.viewer not in self.session.to_act() or self.open_view() is not None:
            self.viewer = None
        return self.viewer != before

    # ------------------------------------------------------------------ questions that nobody wishes to be asked
    def auto_pass(self, seat: Seat) -> AutoPass | None:
        """Returns how the decision that a seat has to make now is passed unasked, if it can be."""
        return self._auto_pass(self.session.view(seat), seat)

    def stop_asking(self, seat: Seat, questions: frozenset[str]) -> None:
        """Notes that a person does not wish to be asked these questions any more, and keeps the game."""
        for question in questions:
            self.session.set_asked(seat, question, is_asked=False)
        self.pass_unasked()
        self.keep()

    def pass_unasked(self) -> bool:
        """Declines for everybody who does not wish to be asked; returns whether anything was declined."""
        before = self.session.number
        while passing := [seat for seat in self._deciding() if self._is_unasked(seat, self.session.view(seat))]:
            auto_pass = self.auto_pass(passing[0])
            assert auto_pass is not None
            self.session.submit(passing[0], auto_pass.move, self.session.number)
        return self.session.number != before

    def _deciding(self) -> list[Seat]:
        return [seat for seat in self.people if seat in self.session.to_act()]

    def _is_unasked(self, seat: Seat, view: Any) -> bool:
        """Tells whether a seat does not wish to make the decision that it has in a view."""
        unasked = self.session.players[seat].unasked
        auto_pass = self._auto_pass(view, seat) if unasked else None
        return auto_pass is not None and auto_pass.questions <= unasked

    def unasked(self) -> frozenset[int]:
        """Returns the numbers of the entries that answer a question that their mover does not wish to be asked."""
        with_auto_pass = [seat for seat in self.people if self.session.players[seat].unasked]
        return frozenset(
            beat.number
            for seat in with_auto_pass
            for before, beat in pairwise(self.session.beats(seat))
            if beat.seat == seat and self._is_unasked(seat, before.view)
        )

    def last_asked(self, seat: Seat) -> int:
        """Returns the number of the last entry for which a seat was really asked, that of the setup if there is none.

        What others did after it has not been seen by that person.
        """
        beats, unasked = self.session.beats(seat), self.unasked()
        own = [beat.number for beat in beats if beat.seat == seat and beat.number not in unasked]
        return own[-1] if own else beats[0].number

    # ------------------------------------------------------------------ moves
    def play(self, seat: Seat, move: Any, at: int) -> bool:
        """Plays a move decided at an entry number and keeps the game; returns whether it was accepted."""
        try:
            self.session.submit(seat, move, at)
        except Refused as refused:
            self._tell(refused.key)
            return False
        self.bot_moves.forget_hint()
        self.pass_unasked()
        self.keep()
        return True

    def keep(self) -> None:
        """Saves the game where Continue finds it; a trouble is told and the game goes on in memory."""
        if trouble := self._keep(self.session):
            self._tell(trouble.key, **trouble.values)

    @property
    def can_undo(self) -> bool:
        """Tells whether whoever decides may take something back."""
        return self._undoable() > 0

    def _undoable(self) -> int:
        """How many entries an undo takes back: the last for which its mover was asked, and what was declined since.

        To go back to a question that is not asked would be to no avail, for it would be declined again at once.
        """
        if (seat := self.decider) is None:
            return 0
        for entries, before in enumerate(reversed(self.session.beats(seat)[:-1]), start=1):
            if not self.session.can_undo(seat, entries):
                return 0
            if not self._is_unasked(seat, before.view):
                return entries
        return 0

    def undo(self) -> bool:
        """Takes back the last decision of whoever decides, if that is allowed."""
        entries = self._undoable()
        for _ in range(entries):
            self.session.undo()
        if entries:
            self.keep()
        return entries > 0

    @property
    def rethinkable(self) -> int:
        """Returns how many entries whoever plays alone gives back to decide again, where undo gives back none."""
        return 0 if (seat := self.decider) is None else self.session.rethinkable(seat, self.unasked())

    def rethink(self) -> None:
        """Goes back to the last decision of whoever plays alone, over what computer players did, and keeps the game."""
        seat = self.decider
        assert seat is not None
        self.session.rethink(seat, self.rethinkable)
        self.keep()

    def give_back(self, seat: Seat, at: int) -> None:
        """Gives back to a person what was decided since an entry, and keeps the game."""
        self.session.give_back(seat, at)
        self.keep()

    @property
    def can_redo(self) -> bool:
        """Tells whether whoever decides may play again what was taken back."""
        return (seat := self.decider) is not None and self.session.can_redo(seat)

    def redo(self) -> bool:
        """Plays again what was taken back."""
        if not self.can_redo:
            return False
        self.session.redo()
        self.pass_unasked()
        self.keep()
        return True

    # ------------------------------------------------------------------ hints
    def hint(self, seat: Seat) -> None:
        """Lets a good computer player search for what a person could do, knowing no more than the person."""
        self.bot_moves.hint(seat, self._known(seat))

    def foresee(self, seat: Seat) -> None:
        """Lets the same be found before it is asked for."""
        self.bot_moves.foresee(seat, lambda: self._known(seat))

    def judge(self, seat: Seat) -> None:
        """Lets a good computer player judge what a person could do, knowing no more than the person."""
        self.bot_moves.judge(seat, self._known(seat))

    def _known(self, seat: Seat) -> Any:
        """Returns what may be said aloud to a seat that decides: before everybody's eyes without its secrets."""
        return self.session.view(seat) if self.open_view() is None else self.session.supposed(seat)
