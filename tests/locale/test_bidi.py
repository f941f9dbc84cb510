"""The order of a line that holds letters written from the right, against worked examples of Unicode's rules."""

import pytest

from game.locale.bidi import visual_runs


def drawn(line: str, *, is_from_right: bool) -> str:
    """The line as it is seen from left to right, Hebrew letters in capitals as Unicode's own examples have them."""
    hebrew = str.maketrans({chr(ord("A") + i): chr(0x5D0 + i) for i in range(26)})
    latin = str.maketrans({chr(0x5D0 + i): chr(ord("A") + i) for i in range(26)})
    runs = visual_runs(line.translate(hebrew), is_from_right=is_from_right)
    return "".join(run.text[::-1] if run.is_from_right else run.text for run in runs).translate(latin)


@pytest.mark.parametrize(
    ("line", "from_left", "from_right"),
    [
        ("car means CAR.", "car means RAC.", ".RAC car means"),
        ("CAR MEANS car", "SNAEM RAC car", "car SNAEM RAC"),
        ("he said CAR 123 MEANS it", "he said SNAEM 123 RAC it", "it SNAEM 123 RAC he said"),
        ("ABC 12,5% DEF", "FED 12,5% CBA", "FED 12,5% CBA"),
        ("A (B) C", "C (B) A".replace("(", "<").replace(")", "(").replace("<", ")"), "C )B( A"),
        ("only left 5", "only left 5", "only left 5"),
        ("kupola 5 A", "kupola 5 A", "A kupola 5"),
    ],
)
def test_runs_stand_in_the_order_in_which_they_are_seen(line: str, from_left: str, from_right: str) -> None:
    assert drawn(line, is_from_right=False) == from_left
    assert drawn(line, is_from_right=True) == from_right


def test_no_letter_is_lost_whatever_stands_in_a_line() -> None:
    for line in ("", "\u05d0", "1 \u05d0 2 \u0628 \u0663 a", "\u05d0\u05b0-5+3 %", "\u202e\u05d0 x"):
        for is_from_right in (False, True):
            runs = visual_runs(line, is_from_right=is_from_right)
            assert sorted("".join(run.text for run in runs)) == sorted(line)
