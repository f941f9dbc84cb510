"""The example games of Maharaja do what its rulebooks say of them."""

from game.boxes.maharaja.rules.events import CityScored, RoundBegun
from game.boxes.maharaja.rules.moves import EndTurn, LowerGovernor, TakeGold
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.rounds import begin_round
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.state import State
from tests.boxes.maharaja.positions import AGRA, LAHORE, after, events, play
from tests.boxes.maharaja.test_conservation import all_there
from tests.golden import maharaja_examples as examples

A, B, C, D, E, F, G = range(7)


def order(public: Public) -> list[int]:
    return [city for city in public.track if city is not None]


def test_every_piece_is_somewhere() -> None:
    for example in examples.examples():
        all_there(example.state)


def test_the_fourth_governor_goes_below_the_second_and_the_third_and_is_the_lowest() -> None:
    """Section 5, track test (a)."""
    state = after(examples.governor_lowered().state, LowerGovernor(D))
    assert state.public.track[:8] == (None, D, B, C, E, F, G, A)


def test_a_gap_means_nothing() -> None:
    """Section 5, track test (b)."""
    state: State = after(examples.governor_gap().state, LowerGovernor(F))
    assert state.public.track[3:7] == (F, None, E, G)
    begin_round(state, lambda news: None)
    assert state.public.city == F and state.public.track.index(F) == 7 + 5 - 1
    assert order(state.public)[0] == E


def test_the_first_round_pays_12_9_6_and_3() -> None:
    """Section 6: 4 points of the Mogul, 5 of the Sadhu, 6 of the Builder, 1 of the Artisan."""
    state = examples.first_round().state
    state, told = play(state, *examples.first_round_moves(state))
    (scored,) = events(told, CityScored)
    assert scored.city == LAHORE
    assert [score.points for score in scored.scores] == [4, 5, 6, 1]
    assert scored.payouts == (6, 9, 12, 3)
    assert state.gold == (15 - 11 + 6, 15 - 13 + 9, 15 - 4 + 12, 15 - 10 + 3)
    assert events(told, RoundBegun) == [RoundBegun(2, AGRA, 8, False)]


def test_presence_is_worth_1_1_and_7() -> None:
    """Section 6, the second example."""
    state = examples.presence().state
    scored = score_city(state.public, LAHORE)
    assert [score.points for score in scored.scores] == [1, 1, 7, 0]
    state, told = play(state, TakeGold(), TakeGold(), EndTurn())
    assert events(told, CityScored) == [scored]
