"""A seat changes hands: who decides from then on, what can be taken back, what the save keeps, whom the game is for."""

from dataclasses import replace

import pytest

from game.core.rules import Seat
from game.saves.parsing import parse
from game.saves.players import Player
from game.session.session import Refused, Session
from tests.session.games import ANNA, BELA, ROBOT, bid_all, new_game, play
from tests.session.pebbles import Done, Lay

A, B = Seat(0), Seat(1)
CLARA = Player("Clara", "ivory", "human", person="c" * 16)
EASY = Player("Robot", "ivory", "computer", "easy")


def decisions(session: Session, seat: Seat) -> int:
    return sum(beat.seat == seat for beat in session.beats(None))


def decided(session: Session, count: int) -> Session:
    """Plays on until a seat has made so many decisions."""
    while decisions(session, A) < count:
        play(session, 1)
    return session


def who(players: tuple[Player, ...]) -> list[str]:
    return [player.name for player in players]


def test_somebody_else_decides_from_then_on_in_the_colour_of_the_seat() -> None:
    session = play(new_game(), 9)
    number = session.number
    session.hand_over(A, EASY)
    assert session.players[A].colour == ANNA.colour and not session.players[A].is_human
    assert who(session.sat_at(number)) == ["Anna", "Béla"] and session.handed_over(number) != []
    play(session, 3)
    assert who(session.sat_at(session.number)) == ["Robot", "Béla"] and who(session.sat_at(number)) == ["Anna", "Béla"]
    [(seat, before, to)] = session.handed_over(number)
    assert (seat, before.name, to.name) == (A, "Anna", "Robot")


def test_who_decided_nothing_had_no_part_and_who_comes_back_at_once_was_never_gone() -> None:
    session = new_game()
    session.hand_over(A, EASY)
    assert session.players[A] == replace(EASY, colour=ANNA.colour, away=(ANNA,))
    session = play(new_game(), 9)
    session.hand_over(A, EASY)
    session.hand_over(A, CLARA)
    session.hand_over(A, ANNA)
    assert [replace(player, away=()) for player in session.players] == [ANNA, BELA]


def test_what_was_decided_before_is_not_taken_back_after_it() -> None:
    session = bid_all(new_game())
    session.submit(A, Lay(0), session.number)
    session.submit(A, Lay(1), session.number)
    session.undo()
    assert session.can_undo(A) and session.can_redo(A)
    session.hand_over(A, CLARA)
    assert not session.can_undo(A) and not session.can_redo(A)
    session.submit(A, Lay(1), session.number)
    assert session.can_undo(A) and not session.can_undo(A, 2)


def test_a_save_keeps_who_played_which_part() -> None:
    session = play(new_game(), 4)
    session.hand_over(A, CLARA)
    play(session, 4)
    session.hand_over(A, EASY)
    session.hand_over(B, CLARA)
    play(session, 2)
    record = parse(session.record().to_bytes())
    back, notice = Session.resume(record)
    assert notice is None and back.players == session.players and record == session.record()
    for number in session.numbers:
        assert back.sat_at(number) == session.sat_at(number)
    assert [len(player.stints) for player in session.players] == [2, 1]
    assert all("stints" not in player.to_plain() for player in new_game().players)


def test_who_leaves_before_deciding_anything_can_come_back_and_had_no_part() -> None:
    """The save remembers them; damage forgets them, and who comes back leaves nothing behind."""
    session = new_game()
    session.hand_over(A, EASY)
    session.hand_over(A, CLARA)
    assert who(session.players[A].away) == ["Anna"] and not session.players[A].stints
    session.hand_over(A, EASY)
    play(session, 4)
    back, _ = Session.resume(parse(session.record().to_bytes()))
    assert who(back.players[A].away) == ["Anna", "Clara"] and who(back.credited) == ["Robot", "Béla"]
    plain = back.players[A].to_plain()
    assert Player.from_plain(plain | {"away": [{"kind": "ghost"}]}) == replace(back.players[A], away=())
    back.hand_over(A, ANNA)
    assert who(back.players[A].away) == ["Clara"]


@pytest.mark.parametrize(
    "odd", [{"until": 0}, {"until": "9"}, {"decisions": -1}, {"kind": "ghost"}, {"until": None}, {"until": 3}]
)
def test_damage_leaves_the_seat_to_whoever_has_it(odd: dict[str, object]) -> None:
    session = play(new_game(), 6)
    session.hand_over(A, EASY)
    play(session, 6)
    session.hand_over(A, CLARA)
    plain = session.players[A].to_plain()
    assert Player.from_plain(plain) == session.players[A]
    plain["stints"][1] |= odd
    plain["stints"][0]["until"] = 4
    assert Player.from_plain(plain) == replace(session.players[A], stints=())


def test_a_game_counts_for_whoever_made_most_of_a_seats_decisions() -> None:
    session = decided(new_game(), 2)
    session.hand_over(A, CLARA)
    assert who(session.credited) == ["Anna", "Béla"]
    assert who(decided(session, 3).credited) == ["Anna", "Béla"]
    assert who(decided(session, 4).credited) == ["Clara", "Béla"], "of equals whoever had it last"
    session.hand_over(A, EASY)
    decided(session, 5)
    session.hand_over(A, ANNA)
    decided(session, 6)
    assert session.credited[A].name == "Anna", "what she did before and after counts together"
    assert sum(stint.decisions for stint in session.credited[A].stints) == decisions(session, A)
    assert session.credited[B] == BELA


def test_another_name_goes_through_all_of_ones_parts_and_nobody_elses() -> None:
    session = decided(new_game(), 2)
    session.hand_over(A, CLARA)
    decided(session, 3)
    session.hand_over(A, ANNA)
    session.rename(A, "Panna")
    assert [stint.player.name for stint in session.players[A].stints] == ["Panna", "Clara"]
    assert session.players[A].name == "Panna"


def test_a_game_that_goes_on_from_an_earlier_move_is_played_by_whoever_sat_there() -> None:
    session = play(new_game(), 9)
    number = session.number
    session.hand_over(A, EASY)
    play(session, 6)
    assert session.branch(number).players == (ANNA, BELA)
    assert session.branch(session.number).players == session.players


def test_nobody_takes_a_seat_of_a_game_that_is_over() -> None:
    session = play(new_game(), 300)
    with pytest.raises(Refused):
        session.hand_over(A, CLARA)


# ---------------------------------------------------------------------- second thoughts
def alone() -> Session:
    """Returns a game of Anna and a computer player in which Anna has just laid, and both have gone on."""
    session = bid_all(new_game(ANNA, ROBOT))
    while not session.rethinkable(A):
        play(session, 1)
    return session


def test_alone_against_computers_one_goes_back_to_ones_last_choice_over_their_moves() -> None:
    session = play(alone(), 8)
    while A not in session.to_act():
        play(session, 1)
    entries = session.rethinkable(A)
    before, later = session.beats(A)[-1 - entries], session.record()
    session.rethink(A, entries)
    assert session.view(A) == before.view and len(session.legal(A)) > 1
    assert session.players[A].second_thoughts
    session.redo()
    assert session.record() == replace(later, players=session.players)


def test_what_left_no_choice_is_gone_back_over_with_the_rest() -> None:
    session = bid_all(new_game(ANNA, ROBOT))
    while session.legal(A) != [Done()]:
        session.submit(A, Lay(0), session.number)
    session.submit(A, Done(), session.number)
    while A not in session.to_act():
        play(session, 1)
    session.rethink(A, session.rethinkable(A))
    assert Lay(0) in session.legal(A)


def test_with_another_person_at_the_table_nobody_goes_back_over_others() -> None:
    session = play(new_game(), 6)
    assert session.to_act() and not any(session.rethinkable(seat) for seat in session.to_act())


def test_nobody_goes_back_over_what_somebody_else_decided_for_the_seat() -> None:
    session = alone()
    assert session.rethinkable(A)
    session.hand_over(A, CLARA)
    assert not session.rethinkable(A)
