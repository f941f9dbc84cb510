"""Quick presses belong to what the first of them was on, and yet nobody who goes on pressing is left unheard."""

import pygame

from game.widgets.input import Input
from game.widgets.node import Node, Role
from game.widgets.presses import Series
from game.widgets.ui import Ui


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


# ---------------------------------------------------------------------- what comes up under a hand
def counts(hands: Input, ui: Ui, x: int, now: float) -> bool:
    """Tells whether a press counts for what lies at a pixel."""
    ui.now = now
    return bool(hands.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, 100), button=1)))


def lays(ui: Ui, name: str, now: float) -> None:
    """Draws a frame in which one thing takes all the window."""
    ui.now = now
    ui.begin()
    ui.add(Node(name, Role.BUTTON, name, pygame.Rect(0, 0, 1280, 720), act=lambda: None))
    ui.end()


def test_nothing_decides_that_came_up_under_a_hand_which_had_just_pressed() -> None:
    """A list that comes while its button is pressed a second time; elsewhere an eye has chosen."""
    ui = Ui(pygame.Surface((1280, 720)), lambda key, /, **values: key)
    hands = Input(ui)
    lays(ui, "take", 1.0)
    assert counts(hands, ui, 100, 2.0)
    lays(ui, "row", 2.4)
    assert not counts(hands, ui, 110, 2.7)
    assert counts(hands, ui, 110, 2.95)
    lays(ui, "other", 3.4)
    assert counts(hands, ui, 600, 3.6)
