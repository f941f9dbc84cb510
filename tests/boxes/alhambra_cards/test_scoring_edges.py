"""Scoring, where a rule has its bounds: whom the prizes do not reach."""

from game.boxes.alhambra_family.rules.majorities import LETTERS, Award, awards, with_points


def test_whom_the_prizes_do_not_reach_is_not_among_those_who_are_given_any() -> None:
    """Scoring: A pays the most only, B the second most too; in a tie for first that prize is shared as well."""
    assert awards((3, 2, 1), (6,)) == (Award(3, (0,), (6,), 6),)
    assert awards((3, 2, 1), (13, 6)) == (Award(3, (0,), (13,), 13), Award(2, (1,), (6,), 6))
    assert awards((2, 2, 1), (13, 6)) == (Award(2, (0, 1), (13, 6), 9),)


def test_each_scoring_has_points_of_its_own() -> None:
    assert [with_points((1, 2, 3), letter, 9) for letter in LETTERS] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
