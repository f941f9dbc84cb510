"""What is known to whom (section 5). That nobody sees what is hidden is asked of all boxes, by `tests/contract`."""

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Bid, Look, Play
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.ys.positions import PASS, after, card, counting, down, go_on, holding, opening, placing, play, tag, up


def test_owners_see_behind_their_screens_and_in_their_hands_all_see_how_many_and_what_lies_open() -> None:
    state = after(holding(placing(), 2, "bishop", "banker"), PASS, up(3, "1 port"))
    view, own = RULES.view(state, Seat(0)), RULES.view(state, Seat(2))
    assert RULES.view(state, None).public == view.public == own.public == state.public
    assert own.screens[2] == state.screens[2] and view.screens[2] is None and view.public.behind == (8, 9, 9, 9)
    assert own.hands[2] == (card("banker"), card("bishop")) and view.public.hand_sizes == (0, 0, 2, 0)
    assert view.held is not None and view.held[2][0] == own.hands[2], "whoever remembers knows who won which card"
    assert RULES.forget(view).hands == ((), None, None, None) and RULES.forget(view).held is None


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


def test_bids_and_face_down_brokers_are_imagined_in_many_ways_characters_are_those_not_yet_seen() -> None:
    state = step(RULES, opening(2), Seat(0), Bid(0, 4), Dice(0)).state
    worlds = [RULES.imagine(RULES.view(state, Seat(1)), Dice(seed)) for seed in range(40)]
    assert len({world.bids[0] for world in worlds}) > 6
    assert {world.public.deck for world in worlds} == {state.public.deck}
    assert {RULES.imagine(RULES.view(state, Seat(0)), Dice(seed)).bids[0] for seed in range(9)} == {(0, 4)}
    state, _ = play(placing(), down(4, "1 port"))
    values = {dict(RULES.imagine(RULES.view(state, Seat(1)), Dice(seed)).hidden)[0] for seed in range(60)}
    assert values == {0, 1, 2, 3, 4}, "whatever its owner still has"
