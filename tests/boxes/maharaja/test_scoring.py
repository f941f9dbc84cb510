"""Scoring the Maharaja's city: points, payouts, ties, monopoly, home cities (sections 6 and 8); the end (section 7)."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import CityScored, GameEnded, Score
from game.boxes.maharaja.rules.moves import BuildPalace, Plan
from game.boxes.maharaja.rules.rounds import lower, progress
from game.boxes.maharaja.rules.scoring import PAYOUTS, score, score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, Public
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


def test_architect_1_house_1_outer_palace_1_centre_palace_3_the_sadhus_outer_palaces_2() -> None:
    """With the second example: architect only and one house are 1 each."""
    state = quiet()
    state.public.architects = (LAHORE, DELHI, DELHI, DELHI)
    stand(state, "lahore", [1])
    assert [score(state.public, Seat(seat), LAHORE).points for seat in range(4)] == [1, 1, 0, 0]
    stand(state, "lahore", [0, 0])
    garden(state.public, LAHORE, centre=0, o1=0, o2=2, o3=2)
    assert score(state.public, Seat(0), LAHORE) == Score(architect=1, houses=2, outer=1, centre=3, home=0)
    assert [score(state.public, Seat(seat), LAHORE).points for seat in range(4)] == [7, 1, 4, 0]


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


def test_the_only_one_with_points_gets_5_more_and_neutral_palaces_belong_to_nobody() -> None:
    state = quiet()
    assert score_city(state.public, LAHORE).ranking == ()
    stand(state, "lahore", [3])
    scored = score_city(state.public, LAHORE)
    assert scored.payouts == (0, 0, 0, 17) and scored.monopoly == 5


def test_whoever_holds_the_character_at_home_gets_1_point_there_and_only_there() -> None:
    """The Mogul is at home in Delhi, the Yogi in Lahore, which scores for nobody if he is not in play (8)."""
    state = quiet(homes=True)
    state.public.architects = (AGRA,) * 4
    assert [score(state.public, Seat(0), city).home for city in range(7)] == [0, 1, 0, 0, 0, 0, 0]
    assert score_city(state.public, LAHORE).ranking == ()
    assert score(quiet().public, Seat(0), DELHI).home == 0


@pytest.mark.parametrize(("second", "payouts"), [(AGRA, (17, 0, 0, 0)), (DELHI, (12, 9, 0, 0))])
def test_home_alone_earns_the_first_payout_and_the_monopoly_or_breaks_anothers(
    second: int, payouts: tuple[int, ...]
) -> None:
    """[ruling]"""
    state = quiet(homes=True)
    state.public.architects = (AGRA, second, AGRA, AGRA)
    assert score_city(state.public, DELHI).payouts == payouts


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


# ---------------------------------------------------------------------- the end (section 7)
def test_after_the_scoring_of_the_round_with_a_seventh_palace_whose_payout_counts() -> None:
    state = turn("palace", "gold", seats=2)
    state.public.palaces = (1, 7)
    garden(state.public, DELHI, centre=0, o1=0, o2=0)
    state = after(state, BuildPalace(0))
    assert state.public.is_last and not state.public.is_over
    state, told = play(state, END, END)
    assert state.public.is_over and not RULES.to_act(state)
    assert isinstance(told[-2], CityScored) and events(told, GameEnded) == [GameEnded("end.last_palace")]
    assert RULES.result(state).reason == "end.last_palace" and state.gold[0] != 3
    assert turn(short=True).public.palaces == (6, 6, 6, 6), "six in the short game"


def test_after_the_round_in_which_a_governor_was_put_on_box_10() -> None:
    state = quiet(2)
    state.public.track = (*(None,) * 9, 1, 2, 3, 4, 5, 6, 0, None)
    state, _ = ended_round(state)
    assert not state.public.is_over and state.public.is_last and state.public.track[16] == 1
    assert events(ended_round(state)[1], GameEnded) == [GameEnded("end.tenth_box")]


def test_after_round_8_of_the_short_game() -> None:
    state = quiet(2, short=True)
    state.public.round, state.public.is_last = 8, True
    assert events(ended_round(state)[1], GameEnded) == [GameEnded("end.eighth_round")]


@pytest.mark.parametrize(
    ("palaces", "gold", "held", "places"),
    [
        ((3, 2), (0, 50), ((2,), (1,)), (1, 2)),
        ((2, 2), (10, 11), ((1,), (2,)), (2, 1)),
        ((2, 2), (11, 11), ((3,), (2,)), (2, 1)),
        ((0, 0), (15, 15), ((3, 4), (2, 6)), (2, 1)),
    ],
)
def test_most_palaces_then_gold_then_the_lower_number_of_several_the_lowest(
    palaces: tuple[int, int], gold: tuple[int, int], held: tuple[tuple[int, ...], ...], places: tuple[int, int]
) -> None:
    """Of several characters: a [ruling]."""
    state = quiet(2, several=len(held[0]) > 1)
    state.public.characters, state.gold = held, gold
    for seat, number in enumerate(palaces):
        garden(state.public, seat, **{f"o{site}": seat for site in range(1, number + 1)})
    assert RULES.result(state).places == places


def test_everybody_looks_at_the_scored_city_before_the_next_round_begins() -> None:
    """Section 6: after all turns."""
    state = after(turn(seats=2), END)
    stand(state, "lahore", [1])
    done = step(RULES, state, Seat(1), END, Dice(0))
    (ended, _), (told, then) = done.pauses
    assert ended == told - 1 and isinstance(done.events[ended], CityScored)
    assert then.public.city == LAHORE and then.public.round == 1 and done.state.public.round == 2


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


def test_before_the_first_round_the_table_is_set_and_after_the_end_there_is_no_progress() -> None:
    assert progress(opening().public) == Progress(Key("progress.opening"))
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
def test_the_last_of_ten_rounds_or_of_eight_in_the_short_game_is_named(
    number: int, is_last: bool, short: bool, key: str
) -> None:
    """Sections 7 and 8."""
    public = planning(2, short=short).public
    public.round, public.is_last = number, is_last
    assert progress(public) == Progress(Key(f"progress.{key}"), number)
