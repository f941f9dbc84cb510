"""The order of a turn (section 3.2), with the source's example."""

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.events import BidChosen, BidSet, BidsRevealed, OrderPicked
from game.boxes.ys.rules.moves import Bid, PickOrder
from game.boxes.ys.rules.tasks import ORDER
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.ys.positions import bid, events, legal, opening, picked

BLUE, ORANGE, PURPLE, YELLOW = range(4)


def test_everybody_chooses_two_brokers_at_once_and_secretly() -> None:
    state = opening(3)
    assert RULES.to_act(state) == {0, 1, 2}
    done = step(RULES, state, Seat(1), Bid(0, 4), Dice(0))
    assert RULES.to_act(done.state) == {0, 2}
    assert events(visible_events(done.events, Seat(0)), BidSet) and not events(
        visible_events(done.events, Seat(0)), BidChosen
    )
    assert RULES.view(done.state, Seat(0)).bids == (None, None, None)
    assert RULES.view(done.state, Seat(1)).bids == (None, (0, 4), None)


def test_the_example_of_the_source() -> None:
    """Blue bids 1, orange 5, purple 6, yellow 5; orange's old card is lower than yellow's."""
    state = opening(4)
    state.public.order = (1, 2, 3, 4)
    state, told = bid(state, (1, 0), (4, 1), (4, 2), (3, 2))
    assert events(told, BidsRevealed)[0].picking == (PURPLE, ORANGE, YELLOW, BLUE)
    assert state.public.task == ORDER and state.public.acting == PURPLE
    state = picked(state, 4, 1, 3)
    assert state.public.order == (2, 1, 4, 3)
    assert state.public.in_order() == (ORANGE, BLUE, YELLOW, PURPLE)


def test_any_card_that_is_left_may_be_picked_and_the_last_one_comes_by_itself() -> None:
    state, _ = bid(opening(2), (4, 4), (0, 0))
    assert legal(state, PickOrder) == [PickOrder(1), PickOrder(2)]
    done = step(RULES, state, Seat(0), PickOrder(2), Dice(0))
    assert events(visible_events(done.events, None), OrderPicked) == [
        OrderPicked(Seat(0), 2, False),
        OrderPicked(Seat(1), 1, True),
    ]


def test_the_pair_stays_in_front_of_the_screen() -> None:
    state, _ = bid(opening(2), (4, 4), (0, 1))
    assert state.public.front == ((4, 4), (0, 1)) and state.public.behind == (9, 9)
    assert 4 not in state.screens[0]
