"""The end of the game (section 4) and the king's favour (section 7)."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.events import FavourChosen, FavourSet, FavoursSent, GameEnded, ThroneScored
from game.boxes.ys.rules.final import BLACK_POINTS, final_gems, throne_points
from game.boxes.ys.rules.moves import Favour
from game.boxes.ys.rules.public import Gems
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import CollectFavours, EndTurn
from game.boxes.ys.rules.tasks import FAVOUR
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.ys.positions import BLUE, GREEN, RED, YELLOW, counting, events, go_on, opening, play


def owning(*numbers: int, colour: int = BLUE) -> State:
    state = opening(len(numbers) if len(numbers) > 3 else 2 if len(numbers) == 3 else 4)
    state.public.gems = tuple(_only(number, colour) for number in numbers)
    return state


def _only(number: int, colour: int) -> Gems:
    """Returns so many gems of one colour and none of the others."""
    blue, green, yellow, red = (number if each == colour else 0 for each in range(4))
    return blue, green, yellow, red, 0


def test_the_examples_of_the_source_24_12_12_6() -> None:
    public = owning(6, 5, 5, 3).public
    public.quotes = (10, 8, 8, 9)
    scored = final_gems(public)
    assert (scored[0].colour, scored[0].points) == (BLUE, (24, 12, 12, 6))
    assert [each.colour for each in scored] == [BLUE, RED, GREEN, YELLOW]


def test_equal_quotations_the_leftmost_first() -> None:
    public = owning(1, 0, 0, 0).public
    public.quotes = (10, 4, 8, 10)
    assert [each.colour for each in final_gems(public)] == [BLUE, RED, YELLOW, GREEN]


@pytest.mark.parametrize(
    ("gems", "points"),
    [((4, 3, 2, 1), (24, 18, 12, 6)), ((2, 2, 2, 0), (12, 12, 12, 0)), ((0, 0, 0, 0), (0, 0, 0, 0))],
)
def test_tied_players_take_the_lowest_place_they_share_and_none_gets_nothing(
    gems: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """For three or more a ruling."""
    public = owning(*gems).public
    public.quotes = (15, 8, 8, 8)
    assert final_gems(public)[0].points == points


def test_the_neutral_is_ranked_and_is_paid_like_a_third_for_a_colour_that_it_has_none_of() -> None:
    public = owning(2, 0, 3).public
    public.quotes = (15, 8, 8, 8)
    first, *others = final_gems(public)
    assert first.points == (18, 0, 24)
    assert [each.points for each in others] == [(0, 0, 10), (0, 0, 8), (0, 0, 6)]


def test_black_gems() -> None:
    assert BLACK_POINTS == (0, 1, 4, 8, 12, 16, 20, 24)


def ended(state: State) -> list[object]:
    state.public.round, state.public.agenda = 4, (EndTurn(),)
    return go_on(state)


def test_after_the_fourth_turn_everything_is_scored() -> None:
    state = opening(4)
    state.public.gems = ((1, 0, 0, 0, 9), (0, 0, 0, 0, 2), (0,) * 5, (0,) * 5)
    state.public.points = (1, 2, 3, 4)
    told = ended(state)
    assert state.public.is_over and events(told, GameEnded)
    assert state.public.points == (1 + 24 + 24, 2 + 4, 3, 4)
    assert [line.points for line in RULES.result(state).lines[0]] == [1, 24, 0, 0, 0, 24]


def test_most_points_then_most_gems_of_all_kinds_then_shared() -> None:
    """Sharing is a ruling."""
    state = opening(3)
    state.public.points, state.public.gems = (10, 10, 10), ((1, 0, 0, 0, 2), (0, 3, 0, 0, 0), (0, 0, 0, 0, 2))
    assert RULES.result(state).places == (1, 1, 3)


def test_the_neutral_player_cannot_win() -> None:
    state = opening(2)
    state.public.points = (10, 12, 90)
    assert RULES.result(state).places == (2, 1)


class TestFavour:
    def sending(self, turn: int = 1) -> State:
        state = opening(3, favour=True)
        public = state.public
        public.round, public.agenda = turn, (CollectFavours(), EndTurn())
        public.front, public.behind = ((0, 1, 4), (2, 3, 3), (1, 1, 1)), (8, 8, 8)
        state.screens = ((0,) * 8, (1,) * 8, (2,) * 8)
        go_on(state)
        return state

    def test_all_choose_one_of_the_front_secretly_at_once(self) -> None:
        state = self.sending()
        assert state.public.task == FAVOUR and RULES.to_act(state) == {0, 1, 2}
        done = step(RULES, state, Seat(0), Favour(4), Dice(0))
        assert events(visible_events(done.events, Seat(1)), FavourSet) and not events(
            visible_events(done.events, Seat(1)), FavourChosen
        )
        assert RULES.view(done.state, Seat(1)).favours == (None, None, None)

    def test_it_goes_to_the_throne_room_for_good_and_a_2_is_taken(self) -> None:
        state = self.sending()
        told: list[object] = []
        for seat, value in enumerate((4, 2, 1)):
            state, more = play(state, Favour(value), seat=seat)
            told += more
        assert events(told, FavoursSent) == [FavoursSent(spare=True)]
        assert [len(tags) for tags in state.public.throne] == [1, 1, 1]
        assert state.screens[0] == (0,) * 9 + (1, 2) and len(state.screens[1]) == 11

    def test_in_the_fourth_turn_no_2_is_left_but_one_is_still_sent(self) -> None:
        """A ruling."""
        state = self.sending(turn=4)
        told: list[object] = []
        for seat, value in enumerate((4, 2, 1)):
            state, more = play(state, Favour(value), seat=seat)
            told += more
        assert events(told, FavoursSent) == [FavoursSent(spare=False)]
        assert events(told, ThroneScored)[0].points == (12, 7, 3)

    @pytest.mark.parametrize(
        ("sums", "points"),
        [
            ((5, 5, 2), (9, 9, 3)),
            ((1, 2, 3, 4), (0, 3, 7, 12)),
            ((0, 0, 0), (7, 7, 7)),
            ((3, 1, 1, 1), (12, 3, 3, 3)),
        ],
    )
    def test_12_7_3_and_0_ties_share_the_points_rounded_down_sum_0_too(
        self, sums: tuple[int, ...], points: tuple[int, ...]
    ) -> None:
        assert throne_points(sums) == points


def test_with_the_fourth_turn_over_nothing_is_left_to_decide() -> None:
    state = counting(4, front=((0,), (4,), (1,), (4,)))
    ended(state)
    assert not RULES.to_act(state)
