"""Quick presses belong to what the first of them was on, and yet nobody who goes on pressing is left unheard."""

from game.widgets.presses import Series


def test_a_double_click_counts_for_nothing_that_came_after_its_first_half() -> None:
    series = Series(0.45, 24)
    assert series.press((100, 100), 1.0, (0, "raise"))
    assert not series.press((101, 100), 1.1, (1, "next"))
    assert not series.press((101, 100), 1.4, (1, "next"))


def test_whoever_clicks_on_and_on_at_one_place_is_heard_before_half_a_second_is_over() -> None:
    """As an impatient person does at "next", where walk follows walk."""
    series = Series(0.45, 24)
    assert series.press((100, 100), 1.0, (0, "next"))
    counted = [time / 10 for time in range(11, 30) if series.press((100, 100), time / 10, (1, "next"))]
    assert counted[0] <= 1.5
    assert len(counted) > 10
