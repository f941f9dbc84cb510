"""The end of the game (section 4), the king's favour (section 7), and where scoring has its bounds (3, 4, 6, 7)."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.events import FavourChosen, FavourSet, FavoursSent, GameEnded, ThroneScored, TurnEnded
from game.boxes.ys.rules.final import BLACK_POINTS, final_gems, throne_points
from game.boxes.ys.rules.moves import Favour, MoveQuote, NextColumn
from game.boxes.ys.rules.public import Broker, Gems
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import CollectFavours, EndTurn
from game.boxes.ys.rules.tasks import FAVOUR
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, YELLOW, after, counting, events, go_on, opening, play


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


def test_the_points_of_a_gem_by_the_rank_of_its_colour_and_the_place_of_the_player() -> None:
    """Section 4: each colour pays less than the dearer one before it."""
    public = opening(4).public
    public.gems = ((4, 4, 4, 4, 0), (3, 3, 3, 3, 0), (2, 2, 2, 2, 0), (1, 1, 1, 1, 0))
    public.quotes = (9, 8, 7, 6)
    assert [scored.points for scored in final_gems(public)] == [
        (24, 18, 12, 6),
        (20, 15, 10, 5),
        (16, 12, 8, 4),
        (12, 9, 6, 3),
    ]


def test_everybody_looks_at_the_counted_market_before_the_brokers_go_home() -> None:
    """Section 3.4."""
    state = counting(4, {"row 1 blue": [(0, 4)]}, front=((1,), (), (), ()), stalls=(BLUE, BLUE, BLUE))
    go_on(state)
    state = after(state, NextColumn(1), NextColumn(2))
    done = step(RULES, state, Seat(0), MoveQuote(BLUE, 1), Dice(0))
    told, then = done.pauses[0]
    assert isinstance(done.events[told], TurnEnded)
    assert len(then.public.brokers) == 1 and then.public.front[0] == (1,) and not done.state.public.brokers


def test_a_marked_broker_counts_5_whatever_it_is() -> None:
    """Section 6, Soldier."""
    assert [strength(Broker(0, 0, Seat(0), 0, value, marked=True)) for value in (0, 4, None)] == [5, 5, 5]


def test_before_the_end_all_points_are_from_the_game_itself() -> None:
    """Section 4: gems, black gems and the throne room are scored at the end only."""
    state = opening(3, favour=True)
    state.public.points, state.public.gems = (7, 0, 0), ((3, 0, 0, 0, 4), (0,) * 5, (0,) * 5)
    lines = RULES.result(state).lines[0]
    assert [(line.key, line.points) for line in lines] == [
        ("score.play", 7),
        ("score.blue", 0),
        ("score.green", 0),
        ("score.yellow", 0),
        ("score.red", 0),
        ("score.black", 0),
        ("score.throne", 0),
    ]


def test_the_throne_room_is_told_apart_in_the_result() -> None:
    """Section 7: 12 points for the highest sum."""
    state = opening(3, favour=True)
    state.public.throne, state.hidden = ((1,), (2,), (3,)), ((1, 4), (2, 2), (3, 0))
    state.public.round, state.public.agenda = 4, (EndTurn(),)
    go_on(state)
    throne = [line.points for seat in RULES.result(state).lines for line in seat if line.key == "score.throne"]
    assert throne == [12, 7, 3]


def test_the_neutral_player_has_no_place_in_the_result() -> None:
    """Section 7."""
    assert len(RULES.result(opening(2)).totals) == 2


def test_a_white_gem_that_the_neutral_player_wins_in_the_market_becomes_the_dearest_colour() -> None:
    """Section 7."""
    state = counting(2, {"row 2 blue": [(2, 4)]}, stalls=(None, WHITE, BLUE))
    state.public.quotes = (8, 7, 6, 10)
    go_on(state)
    assert state.public.gems[2] == (0, 0, 0, 1, 0)
