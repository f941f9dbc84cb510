from collections import Counter

from game.ai.dice import Dice


def test_equal_seeds_give_equal_answers() -> None:
    first, second, other = Dice("7:1"), Dice("7:1"), Dice("7:2")
    answers = [[dice.pick(range(100)) for _ in range(20)] for dice in (first, second, other)]
    assert answers[0] == answers[1] != answers[2]


def test_weights_are_followed() -> None:
    dice = Dice(1)
    seen = Counter(dice.pick("abc", (1, 2, 7)) for _ in range(4000))
    assert 0.06 < seen["a"] / 4000 < 0.14
    assert 0.66 < seen["c"] / 4000 < 0.74


def test_every_option_comes_up_without_weights() -> None:
    dice = Dice(2)
    assert {dice.pick(range(6)) for _ in range(200)} == set(range(6))


def test_a_rewound_tape_repeats_its_luck() -> None:
    crn = Dice(3).crn(5)
    assert crn.is_untouched
    first = [crn.pick(range(50)) for _ in range(12)]
    assert not crn.is_untouched
    crn.rewind()
    assert crn.is_untouched
    assert [crn.pick(range(50)) for _ in range(12)] == first


def test_a_tape_follows_weights_too() -> None:
    crn = Dice(4).crn(500)
    assert Counter(crn.pick("ab", (1, 9)) for _ in range(500))["b"] > 400
