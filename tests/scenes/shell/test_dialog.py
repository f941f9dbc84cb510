"""Dialogs over a scene: their answers."""

from itertools import pairwise

from game.scenes.shell.dialog import Answer, DialogScene
from tests.scenes.driver import Driver


def test_all_answers_lie_side_by_side(driver: Driver) -> None:
    answers = [Answer(label) for label in ("One", "Two", "Three")]
    driver.services.navigation.stack.push(DialogScene(driver.services, "Which?", "", answers))
    driver.turn()
    rects = [driver.node(f"dialog:{name}").rect for name in ("cancel", 2, 1, 0)]
    assert all(one.right < other.left for one, other in pairwise(rects))
