"""Scoring the Maharaja's city: points, payouts, ties, monopoly, home cities (sections 6 and 8); the end (section 7)."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import CityScored, GameEnded, Score
from game.boxes.maharaja.rules.moves import BuildPalace, Plan
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.rounds import lower, progress
from game.boxes.maharaja.rules.scoring import PAYOUTS, score, score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PLAN
from game.core.rules import Key, Progress, Seat, step
from game.session.dice import Dice
from tests.boxes.maharaja.positions import AGRA, DELHI, END, LAHORE, after, events, opening, planning, play, stand, turn


def garden(public: Public, city: int, **sites: int) -> None:
    """Puts palaces: the centre and outer sites (o1 to o6) by owner."""
    row = list(public.sites[city])
    for name, owner in sites.items():
        row[0 if name == "centre" else int(name[1:])] = owner
    public.sites = tuple(tuple(row) if other == city else each for other, each in enumerate(public.sites))


def quiet(seats: int = 4, held: tuple[int, ...] = (1, 2, 3, 4, 5), **options: bool | int) -> State:
    state = planning(seats, held, **options)
    state.public.architects = (DELHI,) * seats
    return state


def test_architect_1_house_1_outer_palace_1_centre_palace_3() -> None:
    state = quiet()
    state.public.architects = (LAHORE, DELHI, DELHI, DELHI)
    stand(state, "lahore", [0, 0])
    garden(state.public, LAHORE, centre=0, o1=0)
    assert score(state.public, Seat(0), LAHORE) == Score(architect=1, houses=2, outer=1, centre=3, home=0)
    assert score(state.public, Seat(0), LAHORE).points == 7


def test_the_second_example_architect_only_and_one_house_are_1_each() -> None:
    state = quiet()
    state.public.architects = (LAHORE, DELHI, DELHI, DELHI)
    stand(state, "lahore", [1])
    assert [score(state.public, Seat(seat), LAHORE).points for seat in range(4)] == [1, 1, 0, 0]


def test_the_sadhus_outer_palaces_count_2() -> None:
    state = quiet()
    garden(state.public, LAHORE, o1=2, o2=2, centre=1)
    assert score(state.public, Seat(2), LAHORE).points == 4
    assert score(state.public, Seat(1), LAHORE).points == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_payouts_by_rank_for_each_number_of_players(seats: int) -> None:
    assert PAYOUTS[seats] == {2: (10, 5), 3: (11, 7, 3), 4: (12, 9, 6, 3), 5: (13, 10, 7, 4, 1)}[seats]
    state = quiet(seats)
    for seat in range(seats):
        stand(state, "lahore", [seat] * (seats - seat))
    assert score_city(state.public, LAHORE).payouts == PAYOUTS[seats]


def test_ties_go_to_the_lower_character_number_and_nobody_without_points_is_paid() -> None:
    state = quiet(4, (4, 2, 1, 3))
    stand(state, "lahore", [0, 1, 2])
    scored = score_city(state.public, LAHORE)
    assert scored.ranking == (2, 1, 0) and scored.payouts == (6, 9, 12, 0) and scored.monopoly == 0


def test_the_only_one_with_points_gets_5_more() -> None:
    state = quiet()
    stand(state, "lahore", [3])
    scored = score_city(state.public, LAHORE)
    assert scored.payouts == (0, 0, 0, 17) and scored.monopoly == 5


def test_neutral_palaces_belong_to_nobody() -> None:
    state = quiet(2)
    assert score_city(state.public, LAHORE).ranking == ()


class TestHomeCity:
    """The Yogi is at home in Lahore, the Mogul in Delhi."""

    def test_the_holder_of_the_character_at_home_gets_1_point_there_and_only_there(self) -> None:
        state = quiet(homes=True)
        state.public.architects = (AGRA,) * 4
        assert [score(state.public, Seat(0), city).home for city in range(7)] == [0, 1, 0, 0, 0, 0, 0]
        assert score(quiet().public, Seat(0), DELHI).home == 0

    def test_alone_it_earns_the_first_payout_and_the_monopoly(self) -> None:
        """[ruling]"""
        state = quiet(homes=True)
        state.public.architects = (AGRA,) * 4
        assert score_city(state.public, DELHI).payouts == (17, 0, 0, 0)

    def test_it_breaks_a_monopoly(self) -> None:
        """[ruling]"""
        state = quiet(homes=True)
        state.public.architects = (AGRA, DELHI, AGRA, AGRA)
        assert score_city(state.public, DELHI).payouts == (12, 9, 0, 0)

    def test_the_yogis_home_scores_for_nobody_if_he_is_not_in_play(self) -> None:
        assert score_city(quiet(homes=True).public, LAHORE).ranking == ()


def ended_round(state: State) -> tuple[State, list[object]]:
    told: list[object] = []
    for seat in range(state.public.seats):
        state, _ = play(state, Plan(0, 0), seat=seat)
    round_number = state.public.round
    while state.public.round == round_number and not state.public.is_over:
        state, more = play(state, END)
        told += more
    return state, told


def test_the_maharajas_city_is_scored_after_all_turns_and_the_gold_paid() -> None:
    state = quiet(2)
    stand(state, "lahore", [0])
    state, told = ended_round(state)
    assert events(told, CityScored)[0].city == LAHORE
    assert state.gold == (15 + 2 + 15, 15 + 1 + 2)


class TestEnd:
    def last_palace(self) -> State:
        state = turn("palace", "gold", seats=2)
        state.public.palaces = (1, 7)
        garden(state.public, DELHI, centre=0, o1=0, o2=0)
        return state

    def test_after_the_scoring_of_the_round_with_a_seventh_palace(self) -> None:
        state, told = play(self.last_palace(), BuildPalace(0))
        assert state.public.is_last and not state.public.is_over
        state, told = play(state, END, END)
        assert state.public.is_over and not RULES.to_act(state)
        assert events(told, GameEnded) == [GameEnded("end.last_palace")]
        assert isinstance(told[-2], CityScored)

    def test_with_six_palaces_in_the_short_game(self) -> None:
        assert turn(short=True).public.palaces == (6, 6, 6, 6)

    def test_after_a_governor_was_put_on_box_10(self) -> None:
        state = quiet(2)
        state.public.track = (*(None,) * 9, 1, 2, 3, 4, 5, 6, 0, None)
        state, told = ended_round(state)
        assert not state.public.is_over and state.public.is_last and state.public.track[16] == 1
        state, told = ended_round(state)
        assert events(told, GameEnded) == [GameEnded("end.tenth_box")]

    def test_after_round_8_of_the_short_game(self) -> None:
        state = quiet(2, short=True)
        state.public.round, state.public.is_last = 8, True
        _, told = ended_round(state)
        assert events(told, GameEnded) == [GameEnded("end.eighth_round")]

    @pytest.mark.parametrize(
        ("palaces", "gold", "held", "places"),
        [
            ((3, 2), (0, 50), (2, 1), (1, 2)),
            ((2, 2), (10, 11), (1, 2), (2, 1)),
            ((2, 2), (11, 11), (3, 2), (2, 1)),
        ],
    )
    def test_most_palaces_then_gold_then_the_lower_number(
        self, palaces: tuple[int, int], gold: tuple[int, int], held: tuple[int, int], places: tuple[int, int]
    ) -> None:
        state = quiet(2, held)
        for seat, number in enumerate(palaces):
            garden(state.public, seat, **{f"o{site}": seat for site in range(1, number + 1)})
        state.gold = gold
        assert RULES.result(state).places == places

    def test_of_several_characters_the_lowest_number_breaks_the_tie(self) -> None:
        """[ruling]"""
        state = quiet(2, several=True)
        state.public.characters = ((3, 4), (2, 6))
        assert RULES.result(state).places == (2, 1)

    def test_the_last_payout_counts(self) -> None:
        state = self.last_palace()
        state = after(state, BuildPalace(0), END, END)
        assert RULES.result(state).reason == "end.last_palace" and state.gold[0] != 3


def test_everybody_looks_at_the_scored_city_before_the_next_round_begins() -> None:
    """Section 6: after all turns."""
    state = after(turn(seats=2), END)
    stand(state, "lahore", [1])
    done = step(RULES, state, Seat(1), END, Dice(0))
    ((told, then),) = done.pauses
    assert isinstance(done.events[told - 1], CityScored)
    assert then.public.city == LAHORE and then.public.round == 1 and done.state.public.round == 2


def test_the_seventh_chit_is_still_given() -> None:
    """Section 8, Yogi: there are seven."""
    state = planning(2, (7, 1), yogi=True)
    state.public.chits = (2, 4)
    for seat in (0, 1):
        state, _ = play(state, Plan(0, 0), seat=seat)
    assert after(state, END).public.chits == (3, 4)


def test_who_has_set_a_disc_is_seen_but_not_in_which_order() -> None:
    """Section 4: all plan at once."""
    state = planning(4)
    for seat in (2, 0, 3):
        state, _ = play(state, Plan(0, 0), seat=seat)
    assert state.public.planned == (0, 2, 3)
    state, _ = play(state, Plan(0, 0), seat=1)
    assert state.public.planned == ()


def test_after_the_last_turn_of_a_round_no_turn_is_under_way() -> None:
    """Sections 4 and 6."""
    state = after(turn(seats=2), END, END)
    assert state.public.progress is None and state.public.task == PLAN


def test_the_round_that_is_the_last_by_its_number_is_the_last() -> None:
    """Section 7: the tenth, wherever the governors are."""
    state = turn(seats=2)
    state.public.round, state.public.is_last = 10, False
    assert after(state, END, END).public.is_over


def test_what_a_lowered_governor_passes_goes_up_an_empty_box_does_not() -> None:
    """Section 5: he goes down two boxes, whatever lies there."""
    public = planning(2).public
    public.track = (None, None, None, None, 1, 2, 3, 4, 5, 6, 0, *(None,) * 6)
    assert lower(public, 2) == (1,)
    assert list(public.track[3:6]) == [2, None, 1]


class TestProgress:
    """Sections 7 and 8: ten rounds, or eight in the short game."""

    def test_before_the_first_round_the_table_is_set(self) -> None:
        assert progress(opening().public) == Progress(Key("progress.opening"))

    def test_after_the_end_there_is_none(self) -> None:
        state = turn(seats=2)
        state.public.is_last = True
        assert progress(after(state, END, END).public) is None

    @pytest.mark.parametrize(
        ("number", "is_last", "short", "key"),
        [
            (1, False, False, "round"),
            (9, False, False, "round"),
            (10, False, False, "last_round"),
            (4, True, False, "last_round"),
            (7, False, True, "short_round"),
            (8, False, True, "last_round"),
        ],
    )
    def test_the_last_round_is_named(self, number: int, is_last: bool, short: bool, key: str) -> None:
        public = planning(2, short=short).public
        public.round, public.is_last = number, is_last
        assert progress(public) == Progress(Key(f"progress.{key}"), number)
