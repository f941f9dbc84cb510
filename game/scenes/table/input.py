"""What a person does at a table: touches, shortcuts, the button, undo, hints."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from game.ai.advice import Advice
from game.core.rules import Seat
from game.saves.players import had_second_thoughts
from game.saves.settings import values_of
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.table.coach import CHANGE, Coach
from game.scenes.table.privacy import Privacy
from game.scenes.table.state import FirstWords, Hint, TableState
from game.tabletop.items import Item
from game.tabletop.table import AutoPass

SHOW = "hint_show"
"""The button on a card that the keyboard is led to."""


class TableInput:
    """Turns what a person does into a choice, and a whole choice into a move."""

    def __init__(self, state: TableState, privacy: Privacy) -> None:
        self._state = state
        self._services = state.services
        self._controller = state.controller
        self._privacy = privacy
        self.coach = Coach(state)
        self._intended: tuple[Item, Any] | None = None
        self._later: list[tuple[Seat, Any]] = []

    # ------------------------------------------------------------------ choosing
    def touch(self, item: Item) -> None:
        """Takes a touch on an item; a whole move is played at once if the settings say so."""
        picker = self._state.picker
        if picker is None or not self._state.can_play:
            return
        self._state.hush()
        is_taken = picker.touch(item)
        if not is_taken and picker.is_advised:
            picker.clear()  # the button must not play what was advised in place of what is pointed at
        self._services.sound.play("card" if is_taken else "error")
        if picker.is_final or picker.touched == picker.raised:
            self.offer()
        self._services.ui.is_stale = True

    def choose(self, move: Any) -> None:
        """Chooses everything that belongs to a move, as from a list, and offers it."""
        if self._state.can_play:
            self._name(self._state.board.table.clicks(self._state.board.view, move))

    def shortcut(self, letter: str) -> bool:
        """Chooses what a letter stands for in the box; returns whether it stands for anything."""
        picker, board = self._state.picker, self._state.board
        if picker is None or not self._state.can_play:
            return False
        items = board.table.shortcuts(board.view, picker.moves).get(letter)
        if not items:
            return False
        self._services.ui.is_keyboard = True
        self._name(items)
        return True

    def _name(self, items: Sequence[Item]) -> None:
        assert self._state.picker is not None
        self._state.picker.choose(items)
        self._state.hush()
        self._services.sound.play("card")
        self.offer()
        self._services.ui.is_stale = True

    def offer(self, *, is_dropped: bool = False) -> None:
        """Plays a whole move if the settings say so, else leads the keyboard to its button.

        What was raised for the person waits for the button, unless something was carried to its place (`is_dropped`):
        that has named the whole move, and its price was seen there.
        """
        picker = self._state.picker
        assert picker is not None
        move = picker.move
        if move is None:
            return
        if (is_dropped or not picker.raised) and self._is_free(move):
            self.play(move)
        elif self._services.ui.is_keyboard:
            self._services.ui.lead("submit")

    def intend(self, item: Item, then: Any) -> None:
        """Notes what an item was carried to its place for besides the move of now; None: nothing."""
        self._intended = None if then is None else (item, then)

    def _promise(self, seat: Seat, move: Any) -> None:
        """Keeps what was intended, where this move is about what was carried, until it can be done."""
        board = self._state.board
        if self._intended is not None and self._intended[0] in board.table.clicks(board.view, move):
            self._later.append((seat, self._intended[1]))
        self._intended = None

    def resume(self, seat: Seat) -> None:
        """Chooses and offers what a hand has said before that it would do, where it can be done now."""
        picker, board = self._state.picker, self._state.board
        assert picker is not None
        due = next(((who, move) for who, move in self._later if who == seat and move in picker.moves), None)
        if due is not None:
            self._later.remove(due)
            picker.choose(board.table.clicks(board.view, due[1]))
            self.offer(is_dropped=True)

    def _is_free(self, move: Any) -> bool:
        """Whether a move needs no button, by whichever hand it was chosen."""
        seat = self._state.turn.seat
        assert seat is not None
        policy = self._services.settings.now.confirm_turn
        return policy == "off" or (policy == "risky" and not self._state.session.is_final(seat, move))

    def clear(self) -> bool:
        """Gives chosen items back; returns whether there were any."""
        picker = self._state.picker
        if picker is None or not picker.touched:
            return False
        picker.clear()
        self._state.hush()
        self._services.ui.is_stale = True
        return True

    # ------------------------------------------------------------------ playing
    @property
    def can_submit(self) -> bool:
        """Tells whether what is chosen is a whole move that can be played now."""
        return self._state.picker is not None and self._state.can_play and self._state.picker.move is not None

    def submit(self) -> None:
        """Plays the chosen move."""
        if self._state.picker is not None and self.can_submit:
            self.play(self._state.picker.move)

    def play(self, move: Any) -> None:
        """Plays a move of the person whose turn it is, unless the coach has something to say first."""
        seat = self._state.turn.seat
        assert seat is not None
        if not self._state.conduct.permits(move):
            self.clear()
            return
        if self.coach.speaks(seat, move):
            if self._services.ui.is_keyboard:
                self._services.ui.lead(CHANGE)
            return
        self.coach.watch(seat, move)
        self._promise(seat, move)
        self._services.notices.take_back()  # what was said about a choice ends with it
        self._state.picker = None
        self._services.ui.renew()
        self._controller.play(seat, move, self._state.session.number)
        self.coach.look_on()
        self._privacy.cover()

    @property
    def auto_pass(self) -> AutoPass | None:
        """Returns how what is asked may be passed from now on, while nothing else is chosen than to decline."""
        picker, seat = self._state.picker, self._state.turn.seat
        if picker is None or seat is None:
            return None
        auto_pass = self._controller.auto_pass(seat)
        is_declining = auto_pass is not None and (not picker.touched or picker.move == auto_pass.move)
        return auto_pass if is_declining else None

    def stop_asking(self) -> None:
        """Declines, and notes that the person does not wish to be asked this any more."""
        seat, auto_pass = self._state.turn.seat, self.auto_pass
        if seat is None or auto_pass is None or not self._state.can_play:
            return
        self._state.picker = None
        self._services.ui.renew()
        self._controller.stop_asking(seat, auto_pass.questions)
        self._privacy.cover()
        self._services.notices.tell("ui.questions.waived", player=self._state.session.players[seat].name)

    # ------------------------------------------------------------------ back and forth
    def undo(self) -> None:
        """Gives chosen items back, or takes the last entry back; alone also over what computer players did."""
        if self.clear():
            return
        if self._controller.undo():
            self._show_newest()
        elif self._state.can_play and self.given_back is not None:
            self._ask_to_rethink()
        self._services.ui.is_stale = True

    @property
    def given_back(self) -> int | None:
        """Returns how many moves of others would be given back by going back to one's own last decision.

        None where that is not offered.
        """
        entries = self._controller.rethinkable if self._state.conduct.offers("undo") else 0
        last = self._state.session.beats(None)[-entries:] if entries else []
        return sum(beat.seat != self._state.turn.seat for beat in last) if entries else None

    def _ask_to_rethink(self) -> None:
        """Goes back to one's own last decision; the first time in a game it is told what that means."""
        words, others = self._services.words, self.given_back
        if had_second_thoughts(self._state.session.players):
            self._rethink()
            return
        told = words("seats.again.text", count=others) if others else words("seats.again.shown")
        answer = Answer(words("seats.again.take"), lambda _: self._rethink(), "undo")
        self._services.navigation.stack.push(
            DialogScene(self._services, words("seats.again.title"), told, (answer,))
        )  # fmt: skip

    def _rethink(self) -> None:
        self._controller.rethink()
        self._show_newest()

    def try_again(self) -> None:
        """Gives back a move that proved a slip, so that another one can be chosen."""
        if slip := self._state.slip:
            self._state.hush()
            self._controller.give_back(slip.decision.seat, slip.at)
            self._services.ui.renew()
            self._show_newest()

    def redo(self) -> None:
        """Plays again what was taken back."""
        if self._controller.redo():
            self._show_newest()

    def _show_newest(self) -> None:
        self._controller.bot_moves.forget()
        self._intended, self._later = None, []
        self._state.playback.skip_to_newest()
        self._state.board.undone()
        self._state.picker = None
        self._privacy.cover()

    def recap(self) -> None:
        """Shows what happened since the viewer's last turn."""
        viewer = self._state.board.viewer
        if viewer is not None:
            last = self._controller.last_asked(viewer)
            self._services.navigation.open(self._services.routes.recap, self._state.session, viewer, last)

    def has_recap(self, viewer: Seat) -> bool:
        """Tells whether others did something since the viewer's last own entry."""
        return self._controller.last_asked(viewer) != self._state.session.number

    def change_tempo(self) -> None:
        """Makes the table quicker by a step, after the quickest as slow as it can be, and says so."""
        settings, tempi = self._services.settings, values_of("speed")
        settings.change(speed=tempi[tempi.index(settings.now.speed) - 1], knows_tempo=True)
        self._services.notices.answer(f"ui.table.tempo_now.{settings.now.speed}")

    # ------------------------------------------------------------------ hints
    def hint(self) -> None:
        """Asks for a direction; where that was given, shows the move."""
        seat = self._state.turn.seat
        if seat is None or not self._state.can_play:
            return
        if self._state.hint:
            self.show_hint()
        elif self._controller.bot_moves.is_hinting:
            self._services.notices.tell("ui.hint.coming")
        else:
            self._controller.hint(seat)
        self._services.ui.is_stale = True

    def take_first_words(self, moves: Collection[Any]) -> None:
        """Takes moves that look good while a hint is waited for, in the order of all, which gives the best not away."""
        table, view, picker = self._state.board.table, self._state.board.view, self._state.picker
        assert picker is not None
        self._state.hush()
        named = tuple(move for move in picker.moves if move in moves)
        items = chain.from_iterable(table.clicks(view, move) for move in named)
        self._state.first_words = FirstWords(named, frozenset(items))

    def take_hint(self, advice: Advice) -> None:
        """Takes advice that was asked for: gives a direction, or shows the move at once where there is none.

        First words stay until they are answered: whoever is about to would play a move that nobody has read.
        """
        seat, board, first_words = self._state.turn.seat, self._state.board, self._state.first_words
        assert seat is not None
        self._state.hush()
        self._state.hint = Hint(advice, frozenset(board.table.clicks(board.view, advice.move)), is_shown=False)
        if not any(board.table.reason(board.view, reason, "").look for reason in advice.reasons):
            self._state.first_words = first_words
            if first_words is None:
                self.show_hint()
        elif self._services.ui.is_keyboard:
            self._services.ui.lead(SHOW)
        self.coach.listen(seat)

    def show_hint(self) -> None:
        """Chooses the move that was asked for, and offers the button."""
        hint = self._state.hint
        assert hint is not None
        self._state.first_words, self._state.hint = None, replace(hint, is_shown=True)
        self.show(hint.advice.move)

    def show(self, move: Any) -> None:
        """Chooses a move for the person, and offers the button."""
        picker, board = self._state.picker, self._state.board
        assert picker is not None
        picker.choose(board.table.clicks(board.view, move), is_raised=True)
        if self._services.ui.is_keyboard:
            self._services.ui.lead("submit")
        self._services.ui.is_stale = True

    def hush(self) -> bool:
        """Closes what is said about the choice, which stays; returns whether anything was said.

        Whoever closes the first words of a hint waits for no more of it.
        """
        self._services.ui.is_stale = True
        if self._state.first_words:
            self._controller.bot_moves.forget_hint()
        return self._state.hush()
