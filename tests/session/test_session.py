"""A session plays what is legal and in time, tells every viewer its own story, and asks nobody against his wish."""

import json
from dataclasses import replace

import pytest

from game.core.rules import Key, Result, Seat
from game.saves.parsing import parse
from game.saves.players import Player
from game.session.dice import SEEDS, Dice, fresh_seed
from game.session.handicap import handicapped
from game.session.seats import arrange
from game.session.session import Refused, Session
from tests.session.games import ANNA, BELA, ROBOT, bid_all, new_game, play
from tests.session.pebbles import Bid, Done, Draw, Happened, Lay, Peek

A, B = Seat(0), Seat(1)


def test_a_game_begins_with_its_setup_and_ends_with_a_result() -> None:
    session = new_game()
    assert (session.number, session.to_act(), session.is_over) == (0, frozenset({A, B}), False)
    [beat] = session.beats(A)
    assert (beat.number, beat.seat) == (0, None)
    play(session, 200)
    assert session.is_over and session.to_act() == frozenset() and min(session.result().places) == 1


def test_options_left_out_get_their_defaults_unknown_ones_and_too_few_players_are_refused() -> None:
    assert new_game().options == {"steps": 3}
    with pytest.raises(ValueError, match="steps=5"):
        Session.new("pebbles", (ANNA, BELA), {"steps": 5}, 1)
    with pytest.raises(ValueError, match="1 players"):
        Session.new("pebbles", (ANNA,), {}, 1)


def test_same_seed_and_moves_make_the_same_game() -> None:
    first, second, other = play(new_game(seed=5), 20), play(new_game(seed=5), 20), new_game(seed=6)
    assert first.record() == second.record()
    assert other.record().opening != first.record().opening


def test_illegal_moves_are_refused_and_change_nothing() -> None:
    session = new_game()
    for seat, move in ((A, Lay(0)), (A, Bid(9)), (Seat(5), Bid(0))):
        with pytest.raises(Refused) as refused:
            session.submit(seat, move, 0)
        assert refused.value.key == "ui.session.illegal"
    assert session.number == 0
    assert bid_all(session).legal(A) and not session.legal(B), "only seats that must decide have moves"


def test_a_second_click_that_lands_late_and_a_future_number_are_refused() -> None:
    session = bid_all(new_game())
    at = session.number
    session.submit(A, Lay(0), at)
    for number in (at, session.number + 1):
        with pytest.raises(Refused) as refused:
            session.submit(A, Lay(0), number)
        assert refused.value.key == "ui.session.stale"
    assert session.view(None).piles == (1, 0, 0)


def test_an_answer_computed_before_an_undo_is_refused() -> None:
    session = bid_all(new_game())
    session.submit(A, Lay(0), session.number)
    asked_at = session.number
    session.undo()
    session.submit(A, Lay(1), session.number)
    assert session.number != asked_at
    with pytest.raises(Refused, match="stale"):
        session.submit(A, Lay(2), asked_at)


def test_simultaneous_decisions_arrive_in_any_order_once_each_due_since_nobody_had_decided_and_secret() -> None:
    session = new_game()
    session.submit(B, Bid(2), 0)
    assert session.beats(A)[-1].events == (Happened("bid", B),)
    assert session.beats(B)[-1].events == (Happened("bid", B), Happened("own bid", B, 2))
    assert [session.view(viewer).bids for viewer in (A, None, B)] == [(None, None), (None, None), (None, 2)]
    with pytest.raises(Refused):
        session.submit(B, Bid(1), 0)
    assert (session.due(A).number, session.due(A).view.bids) == (0, (None, None))
    session.submit(A, Bid(1), 0)
    assert session.view(None).bids == (1, 2)
    [turn] = session.to_act()
    assert session.due(turn).number == session.number, "everything that happened is known to whoever decides alone"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_beats_of_a_viewer_never_hold_what_was_whispered_to_others(viewer: Seat | None) -> None:
    private = {"dealt", "own bid", "saw"}
    for seed in range(30):
        session = play(new_game(ANNA, BELA, ROBOT, seed=seed), 40, seed)
        for beat in session.beats(viewer):
            for event in beat.events:
                assert isinstance(event, Happened)
                assert event.what not in private or event.seat == viewer
            assert beat.view.seat == viewer
            known = {seat for seat, stone in enumerate(beat.view.stones) if stone is not None}
            assert known == (set() if viewer is None else {viewer, *beat.view.seen[viewer]})


def test_beats_have_the_views_of_their_moment_and_may_begin_with_an_entry() -> None:
    session = bid_all(new_game())
    for _ in range(3):
        session.submit(A, Lay(0), session.number)
    beats = session.beats(None)
    assert [beat.number for beat in beats] == list(session.numbers)
    assert [beat.view.piles[0] for beat in beats] == [0, 0, 0, 1, 2, 3]
    assert [beat.number for beat in session.beats(None, since=4)] == [4, 5]


def test_play_on_from_an_earlier_entry_leaves_the_game_as_it_was_and_rolls_the_same_luck() -> None:
    session = play(bid_all(new_game()), 10)
    before = session.record()
    other = session.branch(5)
    assert other.record().entries == before.entries[:5]
    play(other, 10, seed=99)
    assert session.record() == before
    session = bid_all(new_game())
    session.submit(A, Draw(), session.number)
    other = session.branch(2)
    other.submit(A, Draw(), other.number)
    assert other.record() == session.record()


def test_looking_changes_nothing() -> None:
    watched, unwatched = bid_all(new_game()), bid_all(new_game())
    for move in (Lay(1), Peek(1), Draw(), Done()):
        for viewer in (A, B, None):
            watched.view(viewer), watched.legal(A), watched.beats(viewer), watched.result(), watched.can_undo(A)
        watched.submit(A, move, watched.number)
        unwatched.submit(A, move, unwatched.number)
    assert watched.record() == unwatched.record()


# ---------------------------------------------------------------------- dice and seats
def test_dice_keep_to_the_weights_and_roll_the_same_on_every_machine_but_not_in_two_streams() -> None:
    dice = Dice(1)
    rolls = [dice.pick("abc", [1, 0, 3]) for _ in range(4000)]
    assert rolls.count("b") == 0 and 800 < rolls.count("a") < 1200
    dice = Dice(2024, 3)
    assert [dice.pick(range(100)) for _ in range(6)] == [86, 7, 86, 90, 5, 1]
    assert [Dice(1, 0).pick(range(10**9))] != [Dice(1, 1).pick(range(10**9))]
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20 and all(0 <= seed < SEEDS for seed in seeds)


def test_random_seating_keeps_all_players_and_reaches_every_order() -> None:
    orders = {arrange((ANNA, BELA, ROBOT), Dice(seed)) for seed in range(100)}
    assert len(orders) == 6


@pytest.mark.parametrize(("totals", "places"), [((10, 7), (1, 2)), ((7, 10), (2, 1))])
def test_where_start_points_make_totals_equal_whoever_is_ahead_without_them_is_ahead(
    totals: tuple[int, int], places: tuple[int, int]
) -> None:
    players = [replace(player, start=10 - total) for player, total in zip((ANNA, BELA), totals, strict=True)]
    result = handicapped(Result(((), ()), totals, places, Key("end")), players)
    assert (result.totals, result.places) == ((10, 10), places)


# ---------------------------------------------------------------------- what people do not wish to be asked
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
