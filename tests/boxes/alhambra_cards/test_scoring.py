"""Scoring: who has the most, second and third most buildings of each type."""

import pytest
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.events import ScoringDone, TypeScored
from game.boxes.alhambra_family.rules.majorities import LETTERS, Award, awards, prizes

from game.boxes.alhambra_cards.rules.scoring import score
from game.boxes.alhambra_cards.rules.state import State
from tests.boxes.alhambra_cards.positions import events, position, some

KIND = {name: kind for kind, name in enumerate(TYPES)}


def scored(letter: str, *parties: tuple[int, ...]) -> tuple[State, list[object]]:
    state = position([()] * len(parties), buildings=parties)
    happened: list[object] = []
    score(state, letter, happened.append)
    return state, happened


def points(letter: str, **numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the points by seat for so many buildings of a type by seat."""
    ((kind, counts),) = numbers.items()
    state, _ = scored(letter, *(some(**{kind: count}) for count in counts))
    return tuple(sum(seat) for seat in state.points)


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        ("A", {"pavilion": (1,), "palace": (4,), "tower": (6,)}),
        ("B", {"pavilion": (8, 1), "palace": (11, 4), "tower": (13, 6)}),
        ("C", {"pavilion": (16, 8, 1), "palace": (19, 11, 4), "garden": (20, 12, 5), "tower": (21, 13, 6)}),
    ],
)
def test_the_prizes_of_the_scoring_cards(letter: str, expected: dict[str, tuple[int, ...]]) -> None:
    assert {kind: prizes(letter, KIND[kind]) for kind in expected} == expected


def test_prizes_rise_by_one_from_type_to_type() -> None:
    for letter in LETTERS:
        for low, high in zip(range(5), range(1, 6), strict=True):
            assert [more - less for less, more in zip(prizes(letter, low), prizes(letter, high), strict=True)] == [
                1 for _ in prizes(letter, low)
            ]


class TestA:
    def test_the_most_white_buildings_are_worth_4_points(self) -> None:
        """The example of the rulebook; white are palaces."""
        assert points("A", palace=(1, 3, 2)) == (0, 4, 0)

    def test_only_the_first_place_pays(self) -> None:
        assert points("A", tower=(3, 2, 1)) == (6, 0, 0)

    def test_ties_for_the_first_place_share_it_rounded_down(self) -> None:
        assert points("A", garden=(2, 2, 0)) == (2, 2, 0)
        assert points("A", tower=(1, 1, 1, 1)) == (1, 1, 1, 1)
        assert points("A", pavilion=(1, 1, 0)) == (0, 0, 0)


class TestB:
    def test_the_most_purple_buildings_are_worth_13_the_second_most_6(self) -> None:
        """The example of the rulebook; purple are towers."""
        assert points("B", tower=(1, 2, 3)) == (0, 6, 13)

    def test_a_tie_for_first_takes_both_prizes_and_leaves_none(self) -> None:
        assert points("B", tower=(2, 2, 1)) == (9, 9, 0)

    def test_a_tie_for_second_shares_the_second_prize(self) -> None:
        assert points("B", tower=(3, 2, 2)) == (13, 3, 3)


class TestC:
    def test_pali_and_niki_16_each_tomi_and_kati_2_each(self) -> None:
        """The example of the rulebook: gardens 3, 3, 2, 2."""
        assert points("C", garden=(3, 3, 2, 2)) == (16, 16, 2, 2)

    def test_the_third_place_pays_too(self) -> None:
        assert points("C", seraglio=(1, 2, 3, 0)) == (2, 9, 17, 0)

    def test_a_tie_of_three_takes_all_prizes(self) -> None:
        assert points("C", arcades=(2, 2, 2, 1)) == (10, 10, 10, 0)

    def test_a_fourth_place_pays_nothing(self) -> None:
        assert points("C", tower=(4, 3, 2, 1)) == (21, 13, 6, 0)


def test_who_has_none_of_a_type_takes_no_place() -> None:
    """[ruling]"""
    assert points("C", garden=(1, 0, 0)) == (20, 0, 0)
    assert points("C", garden=(0, 0, 0)) == (0, 0, 0)


def test_all_types_are_scored_and_added() -> None:
    everything = some(**dict.fromkeys(TYPES, 1))
    state, happened = scored("B", everything, (), some(tower=2))
    assert [event.kind for event in events(happened, TypeScored)] == [0, 1, 2, 3, 4, 5]
    assert [party[1] for party in state.points] == [8 + 9 + 10 + 11 + 12 + 6, 0, 13]


def test_points_of_the_three_scorings_add_up() -> None:
    state = position([(), (), ()], buildings=[some(pavilion=2), some(pavilion=1), ()])
    happened: list[object] = []
    for letter in LETTERS:
        score(state, letter, happened.append)
    assert state.points == [(1, 8, 16), (0, 1, 8), (0, 0, 0)]
    assert [(done.letter, done.gains, done.totals) for done in events(happened, ScoringDone)] == [
        ("A", (1, 0, 0), (1, 0, 0)),
        ("B", (8, 1, 0), (9, 1, 0)),
        ("C", (16, 8, 0), (25, 9, 0)),
    ]


def test_the_event_carries_the_arithmetic() -> None:
    _, happened = scored("C", *(some(garden=count) for count in (3, 3, 2, 2)))
    gardens = events(happened, TypeScored)[KIND["garden"]]
    assert gardens.counts == (3, 3, 2, 2) and gardens.points == (16, 16, 2, 2)
    assert gardens.awards == (Award(3, (0, 1), (20, 12), 16), Award(2, (2, 3), (5,), 2))


def test_awards_never_pay_more_than_is_offered() -> None:
    for counts in [(3, 1, 1, 0), (2, 2, 2, 2), (5, 4, 4, 3, 3, 1), (0, 0), (1, 1)]:
        given = awards(counts, (20, 12, 5))
        assert sum(award.share * len(award.parties) for award in given) <= 37
        assert sum(len(award.prizes) for award in given) <= 3
