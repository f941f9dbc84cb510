"""Undo is free until luck was used, something was learned or the turn was handed over."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from game.core.rules import Seat
from game.saves.parsing import parse
from game.session.session import Refused, Session
from tests.session import pebbles
from tests.session.games import ANNA, BELA, ROBOT, bid_all, new_game
from tests.session.pebbles import Bid, Done, Draw, Lay, Move, Peek

A, B = Seat(0), Seat(1)


def after(*moves: Move, session: Session | None = None) -> Session:
    session = session or bid_all(new_game())
    for move in moves:
        session.submit(A, move, session.number)
    return session


def test_undo_brings_back_the_state_before_and_redo_the_one_after_with_their_numbers() -> None:
    session = after(Lay(0))
    before = session.record(), session.numbers
    session.submit(A, Lay(1), session.number)
    later = session.record(), session.numbers
    session.undo()
    assert (session.record(), session.numbers) == before
    session.redo()
    assert (session.record(), session.numbers) == later


def test_nothing_is_taken_back_at_the_start_and_nothing_brought_back_that_was_not() -> None:
    session = new_game()
    assert not session.can_undo(A) and not session.can_redo(A)
    for act, key in ((session.undo, "no_undo"), (session.redo, "no_redo")):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.key == f"ui.session.{key}"


@pytest.mark.parametrize(
    "moves",
    [(Draw(),), (Lay(0), Draw()), (Peek(1),), (Lay(0), Done())],
    ids=["luck", "what was before it", "question", "whole turn"],
)
def test_luck_a_question_and_a_turn_that_was_handed_over_cannot_be_taken_back(moves: tuple[Move, ...]) -> None:
    session = after(*moves)
    assert not session.can_undo(A) and not session.can_undo(B)
    with pytest.raises(Refused):
        session.undo()


def test_a_secret_choice_that_was_made_cannot_be_taken_back() -> None:
    session = new_game()
    session.submit(A, Bid(1), 0)
    assert not session.can_undo(A)


def test_only_the_mover_takes_back_and_brings_back_and_nobody_what_computer_players_did() -> None:
    session = after(Lay(0))
    assert session.can_undo(A) and not session.can_undo(B)
    session.undo()
    assert session.can_redo(A) and not session.can_redo(B)
    assert not after(Lay(0), session=bid_all(new_game(ROBOT, BELA))).can_undo(A)


def test_a_different_entry_clears_the_redo_list_the_same_one_counts_as_redo_and_keeps_the_rest() -> None:
    session = after(Lay(0), Lay(1))
    later = session.record()
    session.undo()
    session.undo()
    session.submit(A, Lay(0), session.number)
    assert session.can_redo(A)
    session.redo()
    assert session.record() == later
    session.undo()
    session.submit(A, Lay(2), session.number)
    assert not session.can_redo(A)


def test_luck_after_undo_is_the_luck_that_would_have_come() -> None:
    straight = after(Lay(1), Draw())
    detour = after(Lay(0))
    detour.undo()
    after(Lay(1), Draw(), session=detour)
    assert detour.record() == straight.record()


# ---------------------------------------------------------------------- given back though it was handed over
def alone(*moves: Move) -> Session:
    return after(*moves, session=bid_all(new_game(ANNA, ROBOT)))


def test_a_turn_that_was_handed_over_is_given_back_before_anybody_else_decides_and_marked() -> None:
    session = alone(Lay(0))
    before, at = session.record(), session.number
    session.submit(A, Done(), at)
    assert not session.can_undo(A) and session.can_give_back(A, at)
    session.give_back(A, at)
    marked = replace(ANNA, second_thoughts=True)
    assert session.record() == replace(before, players=(marked, ROBOT)) and session.can_redo(A)
    again, told = Session.resume(parse(session.record().to_bytes()))
    assert told is None and again.players == (marked, ROBOT)


def test_what_undo_gives_back_is_no_second_thought() -> None:
    session = alone(Lay(0))
    session.give_back(A, session.number - 1)
    assert session.players == (ANNA, ROBOT)


@pytest.mark.parametrize("moves", [(Draw(), Done()), (Peek(1), Done())], ids=["luck", "a question"])
def test_what_showed_anything_new_is_not_given_back(moves: tuple[Move, ...]) -> None:
    session = alone()
    at = session.number
    for move in moves:
        session.submit(A, move, session.number)
    assert not session.can_give_back(A, at) and session.can_give_back(A, session.numbers[-2])
    with pytest.raises(Refused):
        session.give_back(A, at)
    assert session.players == (ANNA, ROBOT)


def test_nothing_is_given_back_once_somebody_else_decided_or_where_people_have_secrets() -> None:
    session = alone(Done())
    at = session.numbers[-2]
    session.submit(B, Lay(0), session.number)
    assert not session.can_give_back(A, at)
    assert not after(Done()).can_give_back(A, at), "Béla sits at the same screen"


def test_a_secret_choice_is_given_back_until_those_of_others_are_shown() -> None:
    session = new_game(ANNA, ROBOT)
    session.submit(A, Bid(1), 0)
    assert session.can_give_back(A, 0)
    session = new_game(ANNA, ROBOT)
    session.submit(B, Bid(2), 0)
    at = session.number
    session.submit(A, Bid(1), at)
    assert not session.can_give_back(A, at), "all bids are open now"


class UndoMachine(RuleBasedStateMachine):
    """Plays, takes back and plays again at random beside a plain list of records."""

    def __init__(self) -> None:
        super().__init__()
        pebbles.put_on_shelf()
        self.session = Session.new("pebbles", (ANNA, BELA, ROBOT), {}, 3)
        self.done = [self.session.record()]
        self.undone: list[Any] = []
        self.histories = {0: self.session.record().entries}

    @precondition(lambda self: not self.session.is_over)
    @rule(data=st.data())
    def submit(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.session.to_act())))
        move = data.draw(st.sampled_from(list(self.session.legal(seat))))
        self.session.submit(seat, move, self.session.number)
        record = self.session.record()
        self.undone = self.undone[:-1] if self.undone and self.undone[-1] == record else []
        self.done.append(record)

    @rule()
    def undo(self) -> None:
        mover = self.session.beats(None)[-1].seat
        if mover is None or not self.session.can_undo(mover):
            with pytest.raises(Refused):
                self.session.undo()
            return
        assert not self.done[-1].entries[-1].luck
        self.session.undo()
        self.undone.append(self.done.pop())

    @rule()
    def redo(self) -> None:
        if not self.undone:
            with pytest.raises(Refused):
                self.session.redo()
            return
        self.session.redo()
        self.done.append(self.undone.pop())

    @invariant()
    def agrees_with_the_list(self) -> None:
        assert self.session.record() == self.done[-1]

    @invariant()
    def a_number_names_one_history(self) -> None:
        entries = self.session.record().entries
        assert self.histories.setdefault(self.session.number, entries) == entries


UndoMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestUndo = UndoMachine.TestCase
