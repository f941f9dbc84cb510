"""What rivals may have bid in imagined games: as Normal bids, by luck."""

from collections import Counter

import pytest

from game.ai.dice import Dice
from game.boxes.ys.brain.bids import MIXED
from game.boxes.ys.brain.guessing import guess
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Bid
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import BID
from game.core.rules import Seat, no_listener
from tests.ai.positions import positions
from tests.boxes.ys.positions import opening, placing


def guessed(state: State, seat: Seat, seed: int) -> State:
    """Returns an imagined world of a seat, the others' bids guessed."""
    dice = Dice(seed)
    return guess(RULES.imagine(RULES.forget(RULES.view(state, seat)), dice), seat, dice)


@pytest.mark.parametrize("seats", [2, 4])
def test_all_others_have_bid_and_the_bidding_ends_with_ones_own(seats: int) -> None:
    for state, seat in positions("ys", seats, seed=6, every=1):
        if state.public.task != BID:
            continue
        world = guessed(state, seat, seed=seat)
        assert RULES.to_act(world) == {seat}
        for rival in range(seats):
            if rival != seat:
                bid = world.bids[rival]
                assert bid is not None
                assert sorted((*world.screens[rival], *bid)) == sorted(
                    (*state.screens[rival], *(state.bids[rival] or ()))
                )
        RULES.apply(world, seat, RULES.legal(world, seat)[0], Dice(1), no_listener)
        assert world.public.task != BID


def test_a_bid_that_is_set_already_is_not_known() -> None:
    """In the first turn all that a rival may hold is known, but not what it has bid."""
    state = opening(2, 4)
    RULES.apply(state, Seat(1), Bid(4, 4), Dice(1), no_listener)
    found = {sum(guessed(state, Seat(0), seed).bids[1] or ()) for seed in range(40)}
    assert len(found) > 4


def test_rivals_of_whom_nothing_is_known_bid_most_what_is_bid_most() -> None:
    state = opening(4, 4)
    found = Counter(sum(guessed(state, Seat(0), seed).bids[1] or ()) for seed in range(60))
    assert found.most_common(1)[0][0] == max(range(9), key=MIXED[4].__getitem__)


def test_where_nobody_bids_nothing_is_guessed() -> None:
    state = placing(3)
    assert guess(state.copy(), Seat(0), Dice(1)) == state
