"""What people do not wish to be asked: a wish of theirs, no entry of the game."""

import json

import pytest

from game.core.rules import Seat
from game.saves.players import Player
from game.saves.reading import parse
from game.session.session import Session
from tests.session.games import ANNA, bid_all, new_game, play
from tests.session.pebbles import Lay

UNASKED = frozenset({"peek"})


def test_a_wish_belongs_to_one_player_and_is_taken_back() -> None:
    session = new_game()
    session.set_asked(Seat(1), "peek", is_asked=False)
    assert [player.unasked for player in session.players] == [frozenset(), UNASKED]
    session.set_asked(Seat(1), "peek", is_asked=True)
    assert session.players == new_game().players


@pytest.mark.parametrize("question", ["", "bid", "draw"])
def test_a_question_that_never_comes_up_cannot_be_left_unasked(question: str) -> None:
    """The box does not know it, or its switch is off."""
    with pytest.raises(ValueError, match="pebbles"):
        new_game().set_asked(Seat(0), question, is_asked=False)


def test_it_is_no_entry_and_undo_leaves_it() -> None:
    session = bid_all(new_game())
    session.submit(Seat(0), Lay(0), session.number)
    numbers, beats = session.numbers, session.beats(None)
    session.set_asked(Seat(0), "peek", is_asked=False)
    assert (session.numbers, session.beats(None)) == (numbers, beats)
    session.undo()
    assert session.players[0].unasked == UNASKED
    session.redo()
    assert session.players[0].unasked == UNASKED


def test_several_entries_are_taken_back_only_if_each_may() -> None:
    session = bid_all(new_game())
    for pile in (0, 1):
        session.submit(Seat(0), Lay(pile), session.number)
    assert [session.can_undo(Seat(0), entries) for entries in (1, 2, 3, 9)] == [True, True, False, False]


def test_a_save_keeps_the_wishes() -> None:
    session = play(new_game(), 9)
    session.set_asked(Seat(1), "peek", is_asked=False)
    back, notice = Session.resume(parse(session.record().to_bytes()))
    assert notice is None
    assert back.players == session.players
    assert back.record() == session.record()
    assert session.branch(session.numbers[4]).players == session.players


def test_a_save_without_wishes_says_nothing_of_them() -> None:
    """So saves of before and of now are the same text, and either program reads the other's."""
    session = new_game()
    assert "waived" not in session.record().to_bytes().decode()
    plain = ANNA.to_plain()
    assert Player.from_plain(plain) == ANNA
    assert set(plain) == {"name", "colour", "kind", "level"}


@pytest.mark.parametrize("wishes", [None, 7, "peek", {}, [7, None], ["x" * 201], ["peek"] * 101])
def test_damaged_wishes_cost_nothing_else(wishes: object) -> None:
    first, *rest = new_game().record().to_bytes().splitlines(keepends=True)
    head = json.loads(first)
    head["players"][0]["waived"] = wishes
    back, notice = Session.resume(parse(json.dumps(head).encode() + b"\n" + b"".join(rest)))
    assert notice and notice.key == "ui.saves.notice_head_damaged"
    assert back.players == new_game().players
