"""What is known to whom (section 5)."""

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Bid, Look, Play
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import without
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.ys.positions import after, card, counting, down, go_on, holding, opening, placing, play, tag, up


def seen(state: State, seat: int | None) -> object:
    return RULES.forget(RULES.view(state, None if seat is None else Seat(seat)))


def test_values_behind_a_screen_are_its_owners_how_many_is_public() -> None:
    view = RULES.view(placing(), Seat(1))
    assert view.screens[1] is not None and view.screens[0] is None and view.public.behind == (9,) * 4
    assert RULES.view(placing(), None).screens == (None,) * 4


def test_front_brokers_face_up_brokers_gems_points_and_order_cards_are_public() -> None:
    state = after(placing(), up(3, "1 port"))
    assert RULES.view(state, None).public == state.public


def test_hands_of_characters_are_their_owners_how_many_is_public() -> None:
    state = holding(placing(), 2, "bishop", "banker")
    view = RULES.forget(RULES.view(state, Seat(0)))
    assert view.hands == ((), None, None, None)
    assert view.public.hand_sizes == (0, 0, 2, 0) and view.held is None


def test_whoever_remembers_knows_who_won_which_card() -> None:
    state = holding(placing(), 2, "bishop", "banker")
    held = RULES.view(state, Seat(0)).held
    assert held is not None and held[2][0] == (card("banker"), card("bishop"))


def test_unrevealed_characters_are_unknown_but_which_they_may_be_is_not() -> None:
    state = opening(4)
    worlds = {RULES.imagine(RULES.view(state, Seat(0)), Dice(seed)).public.deck for seed in range(5)}
    assert worlds == {state.public.deck}


def test_knowledge_follows_the_piece_after_magician_and_herald() -> None:
    state = holding(placing(2, order=(2, 1)), 0, "spy")
    state = holding(state, 1, "magician")
    state = after(state, Play(card("spy"), ()))
    state = after(state, up(1, "1 port"), down(4, "2 port"))
    hidden = tag(state, "2 port")
    state = after(state, RULES.legal(state, Seat(1))[0])
    state = after(state, Play(card("magician"), (tag(state, "1 port", 1), hidden)))
    assert state.public.acting == 0 and tag(state, "1 port", 1) == hidden
    state = after(state, Look(hidden))
    assert (hidden, 4) in RULES.view(state, Seat(0)).values
    assert hidden not in dict(RULES.view(state, None).values)


def test_a_revealed_broker_is_remembered_until_the_next_bids() -> None:
    state = counting(4, {"1 port": [(0, 3)]})
    go_on(state)
    assert [broker.value for broker in state.public.counted] == [3]


def test_bids_are_imagined_in_many_ways() -> None:
    state = step(RULES, opening(2), Seat(0), Bid(0, 4), Dice(0)).state
    worlds = {RULES.imagine(RULES.view(state, Seat(1)), Dice(seed)).bids[0] for seed in range(40)}
    assert len(worlds) > 6
    assert {RULES.imagine(RULES.view(state, Seat(0)), Dice(seed)).bids[0] for seed in range(9)} == {(0, 4)}


def test_a_face_down_broker_is_imagined_among_what_its_owner_still_has() -> None:
    state, _ = play(placing(), down(4, "1 port"))
    values = {dict(RULES.imagine(RULES.view(state, Seat(1)), Dice(seed)).hidden)[0] for seed in range(60)}
    assert values == {0, 1, 2, 3, 4}


def test_two_hidden_brokers_that_change_values_look_the_same_to_others() -> None:
    state = after(placing(), up(1, "1 port"), down(4, "2 port"))
    other = state.copy()
    other.hidden = ((other.hidden[0][0], 3),)
    own = without(other.screens[0], 3)
    other.screens = (tuple(sorted((*own, 4))), *other.screens[1:])
    assert seen(state, 1) == seen(other, 1) and seen(state, 0) != seen(other, 0)
